import type { Context } from 'koa';
import { koaBody } from 'koa-body';

/** Why a body was not read: another media type, more bytes than allowed, or broken off, undecodable or no UTF-8. */
export class BodyRefusal extends Error {
  readonly reason: 'media-type' | 'too-large' | 'unreadable';
  constructor(reason: BodyRefusal['reason']) {
    super(`The body was refused: ${reason}`);
    this.name = 'BodyRefusal';
    this.reason = reason;
  }
}

const nothingAfter = async (): Promise<void> => undefined;

/** Byte by byte: koa-body would replace what is not UTF-8, and this refuses it. */
const ENCODING = 'latin1';
const utf8 = (text: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, ENCODING));
  } catch {
    throw new BodyRefusal('unreadable');
  }
};

/**
 * The text of a request's body, empty where there is none. koa-body reads it; parsing is left to the caller, who
 * refuses what its parsers would accept, such as a name that occurs twice.
 * @param types accepted media types.
 * @param limit bytes.
 * @throws BodyRefusal
 */
export const readBodyText = async (ctx: Context, types: string[], limit: number): Promise<string> => {
  if (!ctx.request.length && ctx.req.headers['transfer-encoding'] === undefined) return '';
  if (!ctx.is(types)) throw new BodyRefusal('media-type');
  const read = koaBody({
    json: false,
    urlencoded: false,
    multipart: false,
    text: true,
    textTypes: types,
    textLimit: limit,
    encoding: ENCODING,
  });
  try {
    await read(ctx, nothingAfter);
  } catch (error) {
    // The sender sees the answer only after the rest of the body was taken. The server's request timeout bounds that.
    ctx.req.resume();
    throw new BodyRefusal((error as { status?: unknown }).status === 413 ? 'too-large' : 'unreadable');
  }
  return utf8(ctx.request.body as string);
};
