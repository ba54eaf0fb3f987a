import type { Context } from 'koa';
import type { ByteSpan } from '../../platform/objects/objects.ts';

/** Which bytes a request wants (RFC 9110, part 14): from one to another, from one to the end, or the last ones. */
type ByteRange = { readonly start: number; readonly end: number } | { readonly suffix: number };

/** No byte of what is asked for is there. */
export class Unsatisfiable extends Error {
  readonly size: number;
  constructor(size: number) {
    super('The range lies beyond the end');
    this.size = size;
  }
}

/**
 * @returns undefined where all of it is to be sent: without a range, for one that cannot be read, for several, and
 *   where a validator would have to be compared, since we hand out none.
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

/** What a request wants of bytes whose size is known; undefined: all of it, also where no byte of the range is there. */
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
