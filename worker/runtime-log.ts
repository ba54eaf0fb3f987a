import { ApplicationFailure, type Logger as SdkLogger } from '@temporalio/common';
import type { Logger } from '../platform/telemetry/log.ts';

/** Of what the SDK attaches to its messages: identifiers and counts. */
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

/** While Temporal is away, each poller says so several times a second; one line in ten seconds will do. */
const RETRIED = /^gRPC call \w+ retried/;
const REPEAT_MS = 10_000;

/** As it is meant to be: most queues have steps alone. */
const MEANT = 'No workflows registered, not polling for workflow tasks';

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error';

/** Failures of our own hold ids and codes alone (activities/failures.ts), so their message may be read. */
const kindOf = (error: unknown): object => {
  if (error instanceof ApplicationFailure) return { type: error.type, reason: error.message };
  return error instanceof Error ? { err: error } : {};
};

/**
 * The SDK's messages through our log: of errors only their kind and, where it is ours, their type. The
 * SDK itself would print their messages and stacks in the clear.
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
