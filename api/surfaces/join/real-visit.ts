import type { Context } from 'koa';

/**
 * Mail programs, scanners and browsers open links before anybody has pressed them. To let a patient in
 * because a scanner was there would be wrong, so only a visit by a person counts as joining. What cannot be
 * told apart (no `Sec-Fetch-Dest`, no known name) counts: older browsers say nothing of themselves.
 */

/** Link previews and scanners that say who they are. */
const MACHINES =
  /(?<!cu)bot\b|crawl|spider|preview|scanner|slurp|facebookexternalhit|whatsapp|googleimageproxy|ms-office|microsoft office|proofpoint|barracuda|mimecast|safelinks|headlesschecker|virustotal/i;

/** A browser that loads the page in case it is wanted later. */
export const isPrefetch = (ctx: Context): boolean =>
  /prefetch|prerender|preview/i.test(`${ctx.get('Sec-Purpose')} ${ctx.get('Purpose')} ${ctx.get('X-Moz')}`);

export const isRealVisit = (ctx: Context): boolean =>
  ctx.method === 'GET' &&
  !isPrefetch(ctx) &&
  ['', 'document'].includes(ctx.get('Sec-Fetch-Dest')) &&
  !MACHINES.test(ctx.get('User-Agent'));
