import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../../platform/configuration/config.ts';
import { type Html, html } from '../../../platform/html.ts';
import { notFoundPage, sendPage } from '../page.ts';
import { get, type Route } from '../route.ts';
import { buildBundle, FOLDER, WEB_DIRECTORY } from './build-bundle.ts';
import { type PackedBundle, pack, readPacked } from './packed-bundle.ts';

const YEAR_SECONDS = 31_536_000;
/** Of Brotli: quick enough for the first request. */
const QUICK = 5;

export interface WorkspaceBundle {
  /**
   * What a page's head needs to start an entry: stylesheet, module, and hints for what it loads first.
   * @param lazy source paths below `web/` of modules that are needed at once, such as the area that is opened.
   */
  head(entry: 'workspace' | 'session' | 'gallery', lazy?: readonly string[]): Promise<Html>;
  readonly files: Route;
}

type BundleConfig = Pick<Config, 'ENVIRONMENT' | 'WEB_BUNDLE_PATH'>;

/** Milliseconds since 1970: when a source was last changed. */
const newestSource = (): number =>
  Math.max(
    ...readdirSync(WEB_DIRECTORY, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|js|css)$/.test(file) && !file.startsWith(`generate${path.sep}`))
      .map((file) => statSync(path.join(WEB_DIRECTORY, file)).mtimeMs),
  );

/** Reads the image's bundle; without one it is built at the first request, in development again after each change. */
const openBundle = ({ ENVIRONMENT, WEB_BUNDLE_PATH }: BundleConfig): (() => Promise<PackedBundle>) => {
  const isDevelopment = ENVIRONMENT === 'development';
  let bundle: Promise<PackedBundle> | undefined;
  let builtFrom = 0;
  return () => {
    if (WEB_BUNDLE_PATH !== undefined) {
      bundle ??= readPacked(WEB_BUNDLE_PATH);
      return bundle;
    }
    const newest = isDevelopment ? newestSource() : 0;
    if (!bundle || newest > builtFrom) {
      builtFrom = newest;
      bundle = buildBundle({ gallery: isDevelopment }).then((built) => pack(built, QUICK));
      // A fault in a source is shown at each request until it is mended.
      bundle.catch(() => {
        bundle = undefined;
      });
    }
    return bundle;
  };
};

/** The workspace's scripts and styles (docs/decisions/0040). */
export const createWorkspaceBundle = (config: BundleConfig): WorkspaceBundle => {
  const open = openBundle(config);
  return {
    async head(entry, lazy = []) {
      const { manifest } = await open();
      const [start, ...imported] = manifest.entries[entry] ?? [];
      if (start === undefined) throw new Error(`The bundle has no entry ${entry}`);
      const early = new Set([...imported, ...lazy.flatMap((source) => manifest.lazy[source] ?? [])]);
      // React Aria looks for this id before it would add a style of its own, which the policy refuses.
      return html`<link rel="stylesheet" id="react-aria-pressable-style" href="${FOLDER}${entry === 'session' ? manifest.sessionStyles : manifest.styles}">
${[...early].map((file) => html`<link rel="modulepreload" href="${FOLDER}${file}">\n`)}<script type="module" src="${FOLDER}${start}"></script>
`;
    },
    files: get(`${FOLDER}*name`, async (ctx, { name = '' }) => {
      const file = (await open()).files.get(name);
      if (!file) return sendPage(ctx, notFoundPage());
      const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity') || 'identity';
      ctx.status = 200;
      ctx.type = name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
      ctx.set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
      ctx.set('Vary', 'Accept-Encoding');
      if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
      ctx.body = file[encoding as keyof typeof file];
    }),
  };
};
