import { ApplicationFailure, type Logger as SdkLogger } from '@temporalio/common';
import type { Logger } from '../platform/telemetry/log.ts';

/** The attributes of the SDK's messages that are logged: identifiers and counts. */
const KEPT = [
  'namespace',
  'taskQueue',
  'workflowId',
  'runId',
  'workflowType',
  'activityId',
  'activityType',
  'attempt',
  'durationMs',
  'sdkComponent',
] as const;

/** While Temporal is unavailable, each poller reports it several times a second; one line in ten seconds is enough. */
const RETRIED = /^gRPC call \w+ retried/;
const REPEAT_MS = 10_000;

/** An expected message: most queues have only activities. */
const MEANT = 'No workflows registered, not polling for workflow tasks';

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error';

/** Failures of our own contain only ids and codes (activities/failures.ts), so their message may be logged. */
const kindOf = (error: unknown): object => {
  if (error instanceof ApplicationFailure) return { type: error.type, reason: error.message };
  return error instanceof Error ? { err: error } : {};
};

/**
 * Logs the SDK's messages. Of an error it logs only the kind and, if it is ours, the type. The SDK itself would print
 * messages and stacks unencrypted.
 */
export const runtimeLogger = (log: Logger): SdkLogger => {
  let silentUntil = 0;
  const isRepeated = (message: string): boolean => {
    if (!RETRIED.test(message)) return false;
    const repeated = Date.now() < silentUntil;
    if (!repeated) silentUntil = Date.now() + REPEAT_MS;
    return repeated;
  };
  const write = (level: Level, message: string, meta: Record<string, unknown> = {}) => {
    const kept = Object.fromEntries(KEPT.filter((key) => key in meta).map((key) => [key, meta[key]]));
    const { error } = meta;
    if (isRepeated(message)) return;
    log[message === MEANT ? 'debug' : level]({ ...kept, ...kindOf(error) }, message);
  };
  return {
    log: (level, message, meta) => write(level.toLowerCase() as Level, message, meta),
    trace: (message, meta) => write('trace', message, meta),
    debug: (message, meta) => write('debug', message, meta),
    info: (message, meta) => write('info', message, meta),
    warn: (message, meta) => write('warn', message, meta),
    error: (message, meta) => write('error', message, meta),
  };
};
