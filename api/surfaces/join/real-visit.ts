import type { Context } from 'koa';

/**
 * Mail programs, scanners and browsers open links before a person has pressed them. A scanner's visit must not let
 * the patient in, so only a visit by a person counts as joining. A visit that cannot be identified (no
 * `Sec-Fetch-Dest`, no known name) counts, because older browsers do not identify themselves.
 */

/** Link previews and scanners that name themselves. */
const MACHINES =
  /(?<!cu)bot\b|crawl|spider|preview|scanner|slurp|facebookexternalhit|whatsapp|googleimageproxy|ms-office|microsoft office|proofpoint|barracuda|mimecast|safelinks|headlesschecker|virustotal/i;

/** Whether a browser preloads the page in case it is needed later. */
export const isPrefetch = (ctx: Context): boolean =>
  /prefetch|prerender|preview/i.test(`${ctx.get('Sec-Purpose')} ${ctx.get('Purpose')} ${ctx.get('X-Moz')}`);

export const isRealVisit = (ctx: Context): boolean =>
  ctx.method === 'GET' &&
  !isPrefetch(ctx) &&
  ['', 'document'].includes(ctx.get('Sec-Fetch-Dest')) &&
  !MACHINES.test(ctx.get('User-Agent'));
