import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { RateState } from '../../domain/access/admission.ts';
import { isAssetOrRedirect, resultKind } from '../../domain/declarations/asset.ts';
import { Problem, problemTypes } from '../../domain/problems.ts';
import type { StoredAnswer } from '../../platform/idempotency/idempotency.ts';
import { JsonText } from '../../platform/json-text.ts';
import type { SocketAnswer, UnreadableStatus } from './http-server.ts';

/** What a request is answered with; the rate-limit headers are added when it is sent. */
export type Answer = StoredAnswer | StreamedAnswer;

/** The bytes of an asset. Only reads answer so: what is stored for a replay is text. */
export interface StreamedAnswer extends Omit<StoredAnswer, 'body'> {
  readonly body: Readable | Buffer;
}

/** The answer for an asset or a redirect; undefined for everything else that a handler returns. */
export const specialAnswer = (requestId: string, result: unknown): Answer | undefined => {
  if (!isAssetOrRedirect(result)) return undefined;
  if (result[resultKind] === 'redirect')
    return { status: 302, headers: { 'X-Request-Id': requestId, Location: result.location }, body: null };
  return {
    status: 200,
    headers: {
      'X-Request-Id': requestId,
      'Content-Type': result.media_type,
      ...(result.size === undefined ? {} : { 'Content-Length': String(result.size) }),
      ...(result.file_name === undefined
        ? {}
        : { 'Content-Disposition': `attachment; filename="${result.file_name}"` }),
    },
    body: result.bytes,
  };
};

/** Strong, and of the content alone: it changes exactly when what a GET shows changes. */
export const etagOf = (content: JsonText): string =>
  `"${hash('sha256', content.text, 'base64url').slice(0, 27)}"`;

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

/** A problem like any other, for a socket that no response belongs to. */
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

/** What a connection is answered on which no request could be read. */
export const unreadableAnswer = (
  status: UnreadableStatus,
  requestId: string,
  problemBase: string,
  rate: RateState,
): SocketAnswer => socketProblem(new Problem(UNREADABLE[status]), requestId, problemBase, rate);

/** Characters. */
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
    // After the body: Koa names a type of its own.
    ctx.set(headers);
    return;
  }
  // All at once: Koa takes longer for one header after the other than for everything else.
  ctx.respond = false;
  const send = (content: string | Buffer) => {
    const length = status === 204 ? {} : { 'Content-Length': Buffer.byteLength(content) };
    ctx.res.writeHead(status, { ...headers, ...length }).end(content || undefined);
  };
  // To make a long one has taken its time already: others come in between.
  if (typeof body === 'string' && body.length > LONG_TEXT) setImmediate(() => send(Buffer.from(body)));
  else send(body ?? '');
};
