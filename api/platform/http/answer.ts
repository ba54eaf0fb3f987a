import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import type { RateState } from '../access/admission.ts';
import type { StoredAnswer } from '../ledger/idempotency.ts';
import { type Problem, problemTypes } from '../problems.ts';

/** What a request is answered with; the rate-limit headers are added when it is sent. */
export type Answer = StoredAnswer;

/** Strong, and of the content alone: it changes exactly when what a GET shows changes. */
export const etagOf = (data: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 27)}"`;

export const dataAnswer = (
  status: number,
  requestId: string,
  now: Date,
  data: unknown,
  options: { readonly pagination?: object; readonly headers?: Readonly<Record<string, string>> } = {},
): Answer => {
  const headers = { 'X-Request-Id': requestId, ...options.headers };
  if (status === 204) return { status, headers, body: null };
  const meta = {
    request_id: requestId,
    generated_at: now.toISOString(),
    ...(options.pagination ? { pagination: options.pagination } : {}),
  };
  return {
    status,
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ data, meta }),
  };
};

/** An RFC 9457 problem document (specification part 7). */
export const problemAnswer = (problem: Problem, requestId: string, problemBase: string): Answer => {
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

export const sendAnswer = (ctx: Context, answer: Answer, rate: RateState): void => {
  ctx.status = answer.status;
  for (const [name, value] of Object.entries(answer.headers)) ctx.set(name, value);
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-RateLimit-Minute-Remaining', String(rate.minute_remaining));
  ctx.set('X-RateLimit-Minute-Reset', String(rate.minute_reset));
  ctx.set('X-RateLimit-Hour-Remaining', String(rate.hour_remaining));
  ctx.set('X-RateLimit-Hour-Reset', String(rate.hour_reset));
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.body = answer.body;
  if (answer.body === null) ctx.status = answer.status;
};
