import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../../platform/configuration/config.ts';
import { type Html, html } from '../../../platform/html.ts';
import { notFoundPage, sendPage } from '../page.ts';
import { get, type Route } from '../route.ts';
import { buildBundle, FOLDER, WEB_DIRECTORY } from './build-bundle.ts';
import { type PackedBundle, pack, readPacked } from './packed-bundle.ts';

const YEAR_SECONDS = 31_536_000;
/** Brotli's quality, chosen to be fast enough for the first request. */
const QUICK = 5;

export interface WorkspaceBundle {
  /**
   * What a page's head needs to start an entry: stylesheet, module, and hints for what it loads first.
   * @param opened the module that is opened at once, by its path below `web/`: it and the stylesheets of its area are
   *   needed as early as the entry.
   */
  head(entry: 'workspace' | 'session' | 'game' | 'gallery', opened?: string): Promise<Html>;
  readonly files: Route;
}

type BundleConfig = Pick<Config, 'ENVIRONMENT' | 'WEB_BUNDLE_PATH'>;

/** The time of the latest change of a source, in milliseconds since 1970. */
const newestSource = (): number =>
  Math.max(
    ...readdirSync(WEB_DIRECTORY, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|js|css)$/.test(file) && !file.startsWith(`generate${path.sep}`))
      .map((file) => statSync(path.join(WEB_DIRECTORY, file)).mtimeMs),
  );

/**
 * Reads the image's bundle. Without one, the bundle is built at the first request, and in development again after
 * each change.
 */
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
      // A failed build is not kept: each request shows the error until the source is corrected.
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
    async head(entry, opened = '') {
      const { manifest } = await open();
      const [start, ...imported] = manifest.entries[entry] ?? [];
      if (start === undefined) throw new Error(`The bundle has no entry ${entry}`);
      const early = new Set([...imported, ...(manifest.lazy[opened] ?? [])]);
      // Where the page finds the stylesheets of the areas that are opened later.
      const sheets = Object.fromEntries(
        Object.entries(manifest.areaStyles).map(([key, files]) => [key, files.map((file) => FOLDER + file)]),
      );
      const styles = entry === 'session' || entry === 'game' ? manifest.sessionStyles : manifest.styles;
      // The gallery shows what the workspace is made of, and toys.
      const more = entry === 'gallery' ? [manifest.sessionStyles] : [];
      // React Aria looks for this id before it would add a style of its own, which the policy refuses.
      return html`<link rel="stylesheet" id="react-aria-pressable-style" href="${FOLDER}${styles}">
${more.map((file) => html`<link rel="stylesheet" href="${FOLDER}${file}">\n`)}${(sheets[/^areas\/([^/]+)\//.exec(opened)?.[1] ?? ''] ?? []).map((file) => html`<link rel="stylesheet" href="${file}">\n`)}<meta name="clinic-styles" content="${JSON.stringify(sheets)}">
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
