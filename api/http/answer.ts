import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { RateState } from '../../domain/access/admission.ts';
import { isAssetOrRedirect, resultKind } from '../../domain/declarations/asset.ts';
import { Problem, problemTypes } from '../../domain/problems.ts';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.ts';
import { JsonText } from '../../platform/json-text.ts';
import type { SocketAnswer, UnreadableStatus } from './http-server.ts';
import type { RequestContext } from './request-context.ts';

/** The answer to a request. The rate-limit headers are added when it is sent. */
export type Answer = StoredAnswer | StreamedAnswer;

/** An answer of bytes. Only reads answer in this way: an answer that is stored for a replay must be text. */
export interface StreamedAnswer extends Omit<StoredAnswer, 'body'> {
  readonly body: Readable | Buffer;
}

/** The answer for an asset or a redirect; undefined for any other result of a handler. */
export const specialAnswer = (
  { request_id, requestedPart }: Pick<RequestContext, 'request_id' | 'requestedPart'>,
  result: unknown,
): Answer | undefined => {
  if (!isAssetOrRedirect(result)) return undefined;
  const headers = { 'X-Request-Id': request_id };
  if (result[resultKind] === 'redirect')
    return { status: 302, headers: { ...headers, Location: result.location }, body: null };
  const { bytes, size, media_type, file_name } = result;
  const span = Buffer.isBuffer(bytes) ? requestedPart(size) : result.span;
  return {
    status: span ? 206 : 200,
    headers: {
      ...headers,
      'Content-Type': media_type,
      'Accept-Ranges': 'bytes',
      'Content-Length': String(span ? span.end - span.start + 1 : size),
      ...(span ? { 'Content-Range': `bytes ${span.start}-${span.end}/${size}` } : {}),
      ...(file_name === undefined ? {} : { 'Content-Disposition': `attachment; filename="${file_name}"` }),
    },
    // From a stored object, only the requested part was read.
    body: Buffer.isBuffer(bytes) && span ? bytes.subarray(span.start, span.end + 1) : bytes,
  };
};

/** A strong ETag of the content alone: it changes exactly when what a GET shows changes. */
export const etagOf = (content: JsonText): string =>
  `"${hash('sha256', content.text, 'base64url').slice(0, 27)}"`;

/** Whether a list of ETags (`If-None-Match`) contains this one. Weak ETags count as equal (RFC 9110, 13.1.2). */
const names = (tags: string, etag: string): boolean =>
  tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** 304 without the body if the caller already has this version. */
export const unlessKnown = (answer: StoredAnswer, knownVersion: string): StoredAnswer => {
  const { ETag, 'Content-Type': _, ...headers } = answer.headers;
  if (knownVersion === '' || ETag === undefined || !names(knownVersion, ETag)) return answer;
  return { status: 304, headers: { ...headers, ETag }, body: null };
};

export const dataAnswer = (
  status: number,
  requestId: string,
  now: Date,
  data: unknown,
  options: { readonly meta?: object; readonly headers?: Readonly<Record<string, string>> } = {},
): StoredAnswer => {
  const headers = { 'X-Request-Id': requestId, ...options.headers };
  if (status === 204) return { status, headers, body: null };
  const meta = {
    request_id: requestId,
    generated_at: now.toISOString(),
    ...options.meta,
  };
  return {
    status,
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
    body:
      data instanceof JsonText
        ? `{"data":${data.text},"meta":${JSON.stringify(meta)}}`
        : JSON.stringify({ data, meta }),
  };
};

/** An RFC 9457 problem document (specification part 7). */
export const problemAnswer = (problem: Problem, requestId: string, problemBase: string): StoredAnswer => {
  const { status, title, detail } = problemTypes[problem.slug];
  return {
    status,
    headers: {
      'X-Request-Id': requestId,
      'Content-Type': 'application/problem+json',
      ...problem.headers,
    },
    body: JSON.stringify({
      type: `${problemBase}/${problem.slug}`,
      title,
      status,
      detail,
      request_id: requestId,
      ...problem.extensions,
    }),
  };
};

const rateHeaders = (rate: RateState) => ({
  'X-RateLimit-Minute-Remaining': String(rate.minute_remaining),
  'X-RateLimit-Minute-Reset': String(rate.minute_reset),
  'X-RateLimit-Hour-Remaining': String(rate.hour_remaining),
  'X-RateLimit-Hour-Reset': String(rate.hour_reset),
});

const UNREADABLE = {
  400: 'malformed-request',
  408: 'request-timeout',
  431: 'headers-too-large',
} as const;

/** A problem document for a socket without a response object. */
export const socketProblem = (
  problem: Problem,
  requestId: string,
  problemBase: string,
  rate: RateState,
): SocketAnswer => {
  const { status, headers, body } = problemAnswer(problem, requestId, problemBase);
  return {
    status,
    headers: {
      ...headers,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...rateHeaders(rate),
    },
    body: body ?? '',
  };
};

/** The answer on a connection where no request could be read. */
export const unreadableAnswer = (
  status: UnreadableStatus,
  requestId: string,
  problemBase: string,
  rate: RateState,
): SocketAnswer => socketProblem(new Problem(UNREADABLE[status]), requestId, problemBase, rate);

/** In characters. */
const LONG_TEXT = 100_000;

export const sendAnswer = (ctx: Context, answer: Answer, rate: RateState): void => {
  const { status, body } = answer;
  const headers = {
    'Cache-Control': 'no-store',
    ...rateHeaders(rate),
    'X-Content-Type-Options': 'nosniff',
    ...answer.headers,
  };
  if (body instanceof Readable) {
    ctx.status = status;
    ctx.body = body;
    // Set after the body, because Koa sets a content type of its own with the body.
    ctx.set(headers);
    return;
  }
  // All headers are written at once: Koa takes longer to set one header after the other than to do everything else.
  ctx.respond = false;
  const send = (content: string | Buffer) => {
    const length = status === 204 || status === 304 ? {} : { 'Content-Length': Buffer.byteLength(content) };
    ctx.res.writeHead(status, { ...headers, ...length }).end(content || undefined);
  };
  // Making a long text has taken a while, so other requests run before it is encoded.
  if (typeof body === 'string' && body.length > LONG_TEXT) setImmediate(() => send(Buffer.from(body)));
  else send(body ?? '');
};
