import type { Context } from 'koa';
import { isAmong, normaliseOrigin } from '../../domain/access/origins.ts';
import { Problem } from '../../domain/problems.ts';
import type { Match } from './router.ts';

/**
 * Requests from browser pages. A framed document calls its own host. The host page that frames it may also call
 * (specification part 6, `form.send_requested`), if the token is pinned to its origin. No other page may call, and
 * `*` is never answered.
 */
const EXPOSED = [
  'X-Request-Id',
  'ETag',
  'Location',
  'Retry-After',
  'Deprecation',
  'Sunset',
  'Link',
  'Idempotent-Replayed',
  'Content-Disposition',
  'Content-Range',
  'Accept-Ranges',
  'X-RateLimit-Minute-Remaining',
  'X-RateLimit-Minute-Reset',
  'X-RateLimit-Hour-Remaining',
  'X-RateLimit-Hour-Reset',
].join(', ');
const PREFLIGHT_SECONDS = 600;

const originOf = (ctx: Context): string | undefined => ctx.get('Origin') || undefined;

/** @throws Problem forbidden for a page whose origin the token is not pinned to. */
export const requireOrigin = (ctx: Context, own: string, allowed: readonly string[]): void => {
  const origin = originOf(ctx);
  if (origin !== undefined && origin !== own && !isAmong(origin, allowed)) throw new Problem('forbidden');
};

/** Lets the page read the answer, if the token is pinned to its origin. */
export const allowOrigin = (ctx: Context, allowed: readonly string[]): void => {
  const origin = originOf(ctx);
  ctx.set('Vary', 'Origin');
  if (origin === undefined || !isAmong(origin, allowed)) return;
  ctx.set('Access-Control-Allow-Origin', origin);
  ctx.set('Access-Control-Expose-Headers', EXPOSED);
};

/**
 * A preflight carries no token, so the allowed origins are not known yet. The asking page is allowed; the request
 * itself is then refused unless the token is pinned to that page.
 * @returns headers of the answer; undefined for a request that is not a preflight of a known operation.
 */
export const preflightOf = (ctx: Context, match: Match): Readonly<Record<string, string>> | undefined => {
  const origin = originOf(ctx);
  if (ctx.method !== 'OPTIONS' || match.kind !== 'other-method' || !ctx.get('Access-Control-Request-Method'))
    return undefined;
  if (origin === undefined || normaliseOrigin(origin) !== origin || origin.includes('*')) return undefined;
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': match.allow.join(', '),
    'Access-Control-Allow-Headers':
      'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Range',
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
    Vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
  };
};
