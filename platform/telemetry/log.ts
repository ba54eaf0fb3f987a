import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/**
 * Structured logs contain ids, statuses and counts. Messages of database errors contain values, so of an error only
 * its name, code, constraint and stack frames are written, never the message.
 */
const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    name: error.name,
    code,
    constraint,
    table,
    // A message may contain lines that look like frames.
    frames: error.stack
      ?.replaceAll(error.message, '')
      .split('\n')
      .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
      .slice(0, 12),
    ...(error.cause instanceof Error ? { cause: error.cause.name } : {}),
  };
};

/** @param destination where the lines go; by default the standard output. */
export const createLogger = (level: string, name: string, destination?: DestinationStream): Logger => {
  const options = {
    level,
    name,
    base: { pid: process.pid },
    serializers: { err: describeError },
    redact: {
      paths: [
        'authorization',
        '*.authorization',
        'token',
        '*.token',
        'client_secret',
        '*.client_secret',
        'email',
        '*.email',
        'first_name',
        'last_name',
        'body',
        '*.body',
        'url',
        '*.url',
      ],
      censor: '[removed]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
};
