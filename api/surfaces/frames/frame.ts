import type { Context } from 'koa';
import { AREAS } from '../../../domain/access/capabilities.ts';
import { type Html, html } from '../../../platform/html.ts';
import { asset } from '../assets.ts';
import { type Page, type PageOptions, sendPage } from '../page.ts';
import type { WorkspaceBundle } from '../workspace-bundle/serve-bundle.ts';
import { bundled } from './bundle.ts';

/** The scripts of framed pages, each one file. */
const script = (name: string) =>
  bundled(`/embed/assets/${name}.js`, new URL(`../../../web/workspace/${name}.js`, import.meta.url));
export const frameScripts = {
  refused: script('refused'),
  form: script('form'),
  book: script('book'),
  game: script('game'),
} as const;
export const frameStyles = asset('/embed/assets/frames.css', new URL('./frames.css', import.meta.url));

/** Data for the script of a framed page, never a credential; and the time, since the device's clock may be wrong. */
export const frameHead = (
  scripts: readonly (keyof typeof frameScripts)[],
  data: Readonly<Record<string, string>>,
): Pick<PageOptions, 'scripts' | 'styles' | 'head'> => ({
  scripts: scripts.map((name) => frameScripts[name].address()),
  styles: [frameStyles.address()],
  head: pageData(data),
});

export const pageData = (data: Readonly<Record<string, string>>): Html =>
  html`${Object.entries({ ...data, now: String(Date.now()) }).map(([name, value]) => html`<meta name="clinic-${name}" content="${value}">\n`)}`;

/** What an area needs of the token: the one list of domain/access/capabilities.ts, for the page to name what is missing. */
const AREA_NEEDS = JSON.stringify(
  Object.fromEntries(Object.entries(AREAS).map(([area, { read }]) => [area, read])),
);

/** Where a workspace begins: an area, one record of it, and a view of that. */
export interface WorkspaceStart {
  readonly area: string;
  readonly id: string;
  readonly view: string;
}

/**
 * The workspace's page, for frames and after a direct login alike.
 * @param data what its script is told beside that.
 */
export const workspaceHead = async (
  bundle: WorkspaceBundle,
  start: WorkspaceStart,
  data: Readonly<Record<string, string>> = {},
): Promise<Pick<PageOptions, 'layout' | 'head'>> => ({
  layout: 'application',
  head: html`${pageData({ ...start, ...data, needs: AREA_NEEDS })}${await bundle.head('workspace', [`areas/${start.area}/area.tsx`])}`,
});

/**
 * A page that only the token's origins may frame; without any nobody may. Refusals too, so that the host shows
 * what happened instead of a broken frame.
 */
export const sendFrame = (ctx: Context, page: Page, origins: readonly string[]): void => {
  const ancestors = origins.length > 0 ? origins.join(' ') : "'none'";
  const policy = page.policy.replace("frame-ancestors 'none'", () => `frame-ancestors ${ancestors}`);
  const markup = page.markup.replace(
    '</head>',
    () => `${html`<meta name="clinic-origins" content="${origins.join(' ')}">`}\n</head>`,
  );
  sendPage(ctx, { ...page, markup, policy });
  if (origins.length === 0) return;
  // It knows no list of origins; the policy above stands in its place.
  ctx.remove('X-Frame-Options');
  ctx.remove('Cross-Origin-Opener-Policy');
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
  // A page that isolates itself frames only what does so too; a logo's host is asked without cookies instead of a header.
  ctx.set('Cross-Origin-Embedder-Policy', 'credentialless');
};

/** The token of the frame's address, the first of several, so that none can be slipped in behind it; or a bearer. */
export const tokenOf = (ctx: Context): string =>
  [ctx.query.token ?? /^Bearer ([^\s]+)$/i.exec(ctx.get('Authorization'))?.[1] ?? ''].flat()[0] ?? '';
