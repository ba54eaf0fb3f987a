import { createHash } from 'node:crypto';
import type { Config } from '../configuration/config.ts';

/**
 * OpenTelemetry spans from a request over the outbox to its workflow and activities. The id of a trace is the
 * request's id, so nothing else is passed on, and whoever has an answer finds its trace. Spans hold ids and fixed
 * words, and nothing that was sent.
 */

/** A span that has ended. */
export interface EndedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Unset: the trace begins with this span. */
  readonly parentId?: string;
  readonly kind: 'server' | 'producer' | 'consumer' | 'internal';
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly ended: number;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
}

export interface Tracing {
  /** The id of a request's trace; undefined where it is not traced. Every process decides alike. */
  traceIdOf(requestId: string): string | undefined;
  record(span: EndedSpan): void;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/** Derived from the id, so that every process computes the same: a parent need not pass its span id on. */
export const spanIdOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16);

export const noTracing: Tracing = {
  traceIdOf: () => undefined,
  record: () => undefined,
  close: async () => undefined,
};

/** Without TRACES_URL nothing is traced, and OpenTelemetry is not loaded. */
export const createTracing = async (
  { TRACES_URL: url, TRACES_PERCENT: percent }: Pick<Config, 'TRACES_URL' | 'TRACES_PERCENT'>,
  process: 'api' | 'worker',
): Promise<Tracing> => {
  if (!url) return noTracing;
  const { exportSpans } = await import('./span-export.ts');
  return exportSpans(url, percent, process);
};
