import { ObjectAbsent } from './objects.ts';

/** What the answers of an object store mean. Stores say the same in different ways. */

const isAbsent = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || $metadata?.httpStatusCode === 404;
};

export const orAbsent = (error: unknown): never => {
  throw isAbsent(error) ? new ObjectAbsent() : error;
};

/**
 * The upload was ended by its writer or by somebody else. For a list, some stores say this where no upload exists.
 */
export const hasEnded = (error: unknown): boolean => (error as { name?: string }).name === 'NoSuchUpload';

/**
 * Whether the store cannot serve now: it said so at each attempt, or refuses us (a changed key, a wrong clock, a
 * bucket that is being restored). The caller may try again later.
 */
const cannotServe = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 500 || status === 401 || status === 403 || name === 'NoSuchBucket';
};

/** Stores that keep no versions refuse to list them, each in its own words. */
export const knowsNoVersions = (error: unknown): boolean => {
  const { code, name, $metadata } = error as {
    code?: string;
    name?: string;
    $metadata?: { httpStatusCode?: number };
  };
  return name === 'NotImplemented' || $metadata?.httpStatusCode === 501 || /^STORE_501/.test(code ?? '');
};

/** A store that names the same continuation again and again would be asked for ever. */
export const endlessList = () =>
  Object.assign(new Error('A list of the object store has no end'), { code: 'ELOOP' });

/**
 * The store answered, but cannot serve. The code says what it answered, for example `STORE_403_InvalidAccessKeyId` or
 * `STORE_404_NoSuchBucket`, because logs and histories show the code alone.
 */
const refusedBy = (error: unknown) => {
  const { name = '', $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  const code = `STORE_${status}_${name.replaceAll(/\W/g, '').slice(0, 28)}`;
  return Object.assign(new Error('The object store refuses the request', { cause: error }), { code });
};

/** Thrown inside the S3 client, which retries errors with the code of a time-out or with such a cause. */
export class SilentStore extends Error {}
export const unanswered = (cause?: unknown) =>
  Object.assign(new Error('The object store does not answer', { cause }), { code: 'ETIMEDOUT' });

/**
 * Waits for the answer so long.
 * @throws an error with a code where the store does not answer in time, or cannot serve.
 */
export const answered = async <Answer>(
  ask: (within: { abortSignal: AbortSignal }) => Promise<Answer>,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<Answer> => {
  const late = new AbortController();
  const waiting = setTimeout(() => late.abort(), milliseconds);
  try {
    return await ask({ abortSignal: signal ? AbortSignal.any([late.signal, signal]) : late.signal });
  } catch (error) {
    if (late.signal.aborted || error instanceof SilentStore) throw unanswered(error);
    throw cannotServe(error) ? refusedBy(error) : error;
  } finally {
    // The read goes on as long as bytes come.
    clearTimeout(waiting);
  }
};
