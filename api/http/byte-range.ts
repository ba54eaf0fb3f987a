import type { Context } from 'koa';
import type { ByteSpan } from '../../platform/objects/objects.ts';

/** The bytes that a request wants (RFC 9110, part 14): a span, everything from a position on, or the last bytes. */
type ByteRange = { readonly start: number; readonly end: number } | { readonly suffix: number };

/** The requested range contains no byte of the object. */
export class Unsatisfiable extends Error {
  readonly size: number;
  constructor(size: number) {
    super('The range lies beyond the end');
    this.size = size;
  }
}

/**
 * @returns undefined if the whole object is to be sent: without a range, for an unreadable range, for several ranges,
 *   and if a validator would have to be compared, because we send none.
 */
export const rangeOf = (ctx: Context): ByteRange | undefined => {
  if (!ctx.headers.range || ctx.method !== 'GET' || ctx.get('If-Range')) return undefined;
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(ctx.get('Range')) ?? [];
  if (first === '') return last === '' ? undefined : { suffix: Number(last) };
  const [start, end] = [Number(first), last === '' ? Number.MAX_SAFE_INTEGER : Number(last)];
  return start > end ? undefined : { start, end };
};

/** @throws Unsatisfiable */
export const spanOf = (range: ByteRange, size: number): ByteSpan => {
  const start = 'suffix' in range ? Math.max(0, size - range.suffix) : range.start;
  const end = 'suffix' in range ? size - 1 : Math.min(range.end, size - 1);
  if (start > end) throw new Unsatisfiable(size);
  return { start, end };
};

/** The part of an object of this size that a request wants. Undefined: the whole object, also if no byte matches. */
export type RequestedPart = (size: number) => ByteSpan | undefined;

export const requestedPartOf = (ctx: Context): RequestedPart => {
  const range = rangeOf(ctx);
  return (size) => {
    try {
      return range && spanOf(range, size);
    } catch (error) {
      if (error instanceof Unsatisfiable) return undefined;
      throw error;
    }
  };
};
