import { ApplicationFailure, CancelledFailure } from '@temporalio/common';
import { Problem } from '../domain/problems.ts';
import type { Logger } from '../platform/telemetry/log.ts';

type Activity<Input, Result> = (input: Input) => Promise<Result>;

/**
 * What an activity throws is stored in histories and printed by workers, and messages of databases and
 * mail servers carry values. So whatever is not an {@link ApplicationFailure} of ours leaves as one that
 * names its kind only; the kind and the stack's frames are in the log.
 */
export const withoutDetails =
  (log: Logger) =>
  <Input, Result>(name: string, run: Activity<Input, Result>): Activity<Input, Result> =>
  async (input) => {
    try {
      return await run(input);
    } catch (error) {
      if (error instanceof ApplicationFailure || error instanceof CancelledFailure) throw error;
      if (error instanceof Problem && error.slug === 'storage-limit-reached')
        throw ApplicationFailure.nonRetryable('The storage limit is reached', 'StorageLimitReached');
      log.warn({ activity: name, err: error }, 'An activity met an unexpected error');
      throw retryable('UnexpectedFailure', `Unexpected: ${codeOf(error)}`);
    }
  };

/** A failure that is tried again. The type is stored in the clear; neither holds anything personal. */
export const retryable = (type: string, message: string): ApplicationFailure =>
  ApplicationFailure.create({ type, message, nonRetryable: false });

/** A driver's or system's code (`23505`, `ECONNREFUSED`), else the error's class: never its message. */
export const codeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const word = [code, name].find((part) => typeof part === 'string' && /^\w{1,40}$/.test(part));
  return (word as string | undefined) ?? 'unknown';
};
