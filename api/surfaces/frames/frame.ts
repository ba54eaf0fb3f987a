import type { Context } from 'koa';
import { AREAS } from '../../../domain/access/capabilities.ts';
import { type Html, html } from '../../../platform/html.ts';
import { asset } from '../assets.ts';
import { type Page, type PageOptions, sendPage } from '../page.ts';
import type { WorkspaceBundle } from '../workspace-bundle/serve-bundle.ts';
import { bundled } from './bundle.ts';

/** The scripts of framed pages, each as one file. */
const script = (name: string) =>
  bundled(`/embed/assets/${name}.js`, new URL(`../../../web/workspace/${name}.js`, import.meta.url));
export const frameScripts = {
  refused: script('refused'),
  form: script('form'),
  book: script('book'),
} as const;
export const frameStyles = asset('/embed/assets/frames.css', new URL('./frames.css', import.meta.url));

/**
 * Data for the script of a framed page, never a credential. It includes the time, because the device's clock may be
 * wrong.
 */
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

/**
 * The capabilities that each area needs, so that the page can name what a token lacks. From the one list in
 * domain/access/capabilities.ts.
 */
const AREA_NEEDS = JSON.stringify(
  Object.fromEntries(Object.entries(AREAS).map(([area, { read }]) => [area, read])),
);

/** The start of a workspace: an area, one of its records, and a view of that record. */
export interface WorkspaceStart {
  readonly area: string;
  readonly id: string;
  readonly view: string;
}

/**
 * The workspace's page, the same for frames and after a direct login.
 * @param data further data for its script.
 */
export const workspaceHead = async (
  bundle: WorkspaceBundle,
  start: WorkspaceStart,
  data: Readonly<Record<string, string>> = {},
): Promise<Pick<PageOptions, 'layout' | 'head'>> => ({
  layout: 'application',
  head: html`${pageData({ ...start, ...data, needs: AREA_NEEDS })}${await bundle.head('workspace', `areas/${start.area}/area.tsx`)}`,
});

/**
 * Sends a page that only the token's origins may frame; without origins nobody may. Refusals are framed too, so that
 * the host shows the reason instead of a broken frame.
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
  // This header cannot list origins, so the policy above replaces it.
  ctx.remove('X-Frame-Options');
  ctx.remove('Cross-Origin-Opener-Policy');
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
  // An isolated page can only frame isolated pages. A logo's host is requested without cookies instead of needing a
  // header.
  ctx.set('Cross-Origin-Embedder-Policy', 'credentialless');
};

/**
 * The token in the frame's address, or a bearer token. Of several in the address the first counts, so that no other
 * one can be appended.
 */
export const tokenOf = (ctx: Context): string =>
  [ctx.query.token ?? /^Bearer ([^\s]+)$/i.exec(ctx.get('Authorization'))?.[1] ?? ''].flat()[0] ?? '';
