import type { Context } from 'koa';
import { koaBody } from 'koa-body';

/**
 * Why a body was not read: wrong media type, too many bytes, or it was broken off, cannot be decoded or is not UTF-8.
 */
export class BodyRefusal extends Error {
  readonly reason: 'media-type' | 'too-large' | 'unreadable';
  constructor(reason: BodyRefusal['reason']) {
    super(`The body was refused: ${reason}`);
    this.name = 'BodyRefusal';
    this.reason = reason;
  }
}

const nothingAfter = async (): Promise<void> => undefined;

/** The body is read byte by byte. With UTF-8, koa-body would replace invalid bytes, which must be refused. */
const ENCODING = 'latin1';
const utf8 = (text: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, ENCODING));
  } catch {
    throw new BodyRefusal('unreadable');
  }
};

/**
 * The text of a request's body, empty where there is none. koa-body reads it. The caller parses it, because the
 * parsers of koa-body accept what must be refused, such as a name that occurs twice.
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
    // Clients read the answer only after they have sent the body, so the rest is read and discarded. The server's
    // request timeout limits that.
    ctx.req.resume();
    throw new BodyRefusal((error as { status?: unknown }).status === 413 ? 'too-large' : 'unreadable');
  }
  return utf8(ctx.request.body as string);
};
