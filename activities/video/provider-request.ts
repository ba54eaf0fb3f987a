import { ApplicationFailure } from '@temporalio/common';
import { requireNoTransaction } from '../../platform/database/outside-transactions.ts';
import { readLimited } from '../../platform/outgoing/read-limited.ts';
import { retryAfterSeconds } from '../../platform/outgoing/retry-after.ts';
import { codeOf } from '../failures.ts';

/** A provider's REST interface. Both providers use JSON and a bearer key. */
export interface ProviderRequests {
  /** Resolves with answers that concern the request itself (2xx, 400, 404, 409). */
  send(method: string, path: string, body?: object): Promise<ProviderAnswer>;
}

export interface ProviderAnswer {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

const LIMIT_MS = 10_000;
const LARGEST_BYTES = 1_000_000;
const SAYS_SOMETHING = new Set([400, 404, 409]);

/**
 * A retryable failure. A refused key (401, 403) is retried too, because an operator can correct it, and the booking
 * does not depend on it. No text of the provider is passed on.
 */
const unavailable = (code: string, seconds?: number): ApplicationFailure =>
  ApplicationFailure.create({
    type: 'VideoProviderUnavailable',
    message: `The video provider could not be asked: ${code}`,
    nonRetryable: false,
    ...(seconds ? { nextRetryDelay: `${seconds} seconds` } : {}),
  });

const parse = (text: string): Readonly<Record<string, unknown>> => {
  if (text === '') return {};
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new SyntaxError('no JSON object');
  return value as Record<string, unknown>;
};

export const createProviderRequests = (baseUrl: string, key: string): ProviderRequests => ({
  async send(method, path, body) {
    requireNoTransaction('A request to a video provider');
    const request = {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        Accept: 'application/json',
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error' as const,
      signal: AbortSignal.timeout(LIMIT_MS),
    };
    let status: number;
    let text: string | undefined;
    try {
      const response = await fetch(`${baseUrl.replace(/\/$/, '')}${path}`, request);
      status = response.status;
      if (!response.ok && !SAYS_SOMETHING.has(status)) {
        await response.body?.cancel();
        throw unavailable(String(status), retryAfterSeconds(response.headers.get('retry-after')));
      }
      // An endless answer would fill the memory within ten seconds.
      text = await readLimited(response.body, LARGEST_BYTES);
    } catch (error) {
      if (error instanceof ApplicationFailure) throw error;
      throw unavailable(codeOf((error as { cause?: unknown }).cause ?? error));
    }
    if (text === undefined) throw unavailable('an answer too large');
    try {
      return { status, json: parse(text) };
    } catch {
      throw unavailable('unreadable answer');
    }
  },
});

/** For answers that differ from the provider's documentation. */
export const unexpectedAnswer = ({ status }: ProviderAnswer): ApplicationFailure =>
  unavailable(`unexpected answer ${status}`);

export const endlessList = (): ApplicationFailure => unavailable('a list without an end');

/** Checks an address that people are sent to: only a web address is allowed. */
export const webAddress = (value: unknown): URL => {
  if (typeof value !== 'string' || !/^https?:\/\//.test(value) || !URL.canParse(value))
    throw unavailable('no address in the answer');
  return new URL(value);
};
