import type { Logger as SdkLogger } from '@temporalio/common';
import type { Logger } from '../api/platform/log.ts';

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

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error';

/**
 * The SDK's messages through our log: of errors only their kind and, where it is ours, their type. The
 * SDK itself would print their messages and stacks in the clear.
 */
export const runtimeLogger = (log: Logger): SdkLogger => {
  const write = (level: Level, message: string, meta: Record<string, unknown> = {}) => {
    const kept = Object.fromEntries(KEPT.filter((key) => key in meta).map((key) => [key, meta[key]]));
    const { error } = meta as { error?: { type?: unknown } };
    log[level]({ ...kept, ...(error ? { err: error, type: error.type } : {}) }, message);
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
