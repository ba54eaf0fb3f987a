import { ApplicationFailure, CancelledFailure } from '@temporalio/common';
import { Problem } from '../domain/problems.ts';
import type { Logger } from '../platform/telemetry/log.ts';

type Activity<Input, Result> = (input: Input) => Promise<Result>;

/**
 * Errors of activities are stored in histories and printed by workers, and messages of databases and mail servers
 * contain values. So any error that is not an {@link ApplicationFailure} of ours is replaced by one that names only
 * its kind. The kind and the stack's frames are logged.
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

/** A failure that is retried. Temporal stores the type unencrypted; type and message hold no personal data. */
export const retryable = (type: string, message: string): ApplicationFailure =>
  ApplicationFailure.create({ type, message, nonRetryable: false });

/** The code of a driver or of the system (`23505`, `ECONNREFUSED`), otherwise the error's class; never its message. */
export const codeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const word = [code, name].find((part) => typeof part === 'string' && /^\w{1,40}$/.test(part));
  return (word as string | undefined) ?? 'unknown';
};
