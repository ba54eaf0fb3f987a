import { createHash } from 'node:crypto';
import type { Config } from '../configuration/config.ts';

/**
 * OpenTelemetry spans of a request, its outbox commands, workflow and activities. The request's id is the trace's id,
 * so nothing else has to be passed on, and the trace of an answer can be found by its request id. Spans hold ids and
 * fixed words, and no sent values.
 */

/** A span that has ended. */
export interface EndedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Unset for the first span of a trace. */
  readonly parentId?: string;
  readonly kind: 'server' | 'producer' | 'consumer' | 'internal';
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly ended: number;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
}

export interface Tracing {
  /** The trace id of a request; undefined if the request is not traced. Every process decides the same. */
  traceIdOf(requestId: string): string | undefined;
  record(span: EndedSpan): void;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/** Derived from the id, so that every process computes the same value and parents need not pass their span id on. */
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
