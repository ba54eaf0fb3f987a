import type { Context } from 'koa';
import { type Page, sendPage } from '../page.ts';

/**
 * A page that only the token's origins may frame; without any nobody may. Refusals too, so that the host shows
 * what happened instead of a broken frame.
 */
export const sendFrame = (ctx: Context, page: Page, origins: readonly string[]): void => {
  const ancestors = origins.length > 0 ? origins.join(' ') : "'none'";
  const policy = page.policy.replace("frame-ancestors 'none'", () => `frame-ancestors ${ancestors}`);
  sendPage(ctx, { ...page, policy });
  if (origins.length === 0) return;
  // It knows no list of origins; the policy above stands in its place.
  ctx.remove('X-Frame-Options');
  ctx.remove('Cross-Origin-Opener-Policy');
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
};

/** The token of the frame's address; the first of several, so that none can be slipped in behind it. */
export const tokenOf = (ctx: Context): string => [ctx.query.token ?? ''].flat()[0] ?? '';
