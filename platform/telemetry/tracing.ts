import { createHash } from 'node:crypto';
import type { Config } from '../configuration/config.ts';

/**
 * From a request over the outbox to its workflow and activities, as OpenTelemetry spans. A trace's id is the
 * request's id, so that nothing has to be handed on beside it, and whoever has an answer finds its trace. Spans
 * hold ids and words of ours, and nothing of what was sent.
 */

/** One that has ended. */
export interface EndedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** None: the trace begins with it. */
  readonly parentId?: string;
  readonly kind: 'server' | 'producer' | 'consumer' | 'internal';
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly ended: number;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
}

export interface Tracing {
  /** The trace of a request; undefined where it is not traced. Every process decides alike. */
  traceIdOf(requestId: string): string | undefined;
  record(span: EndedSpan): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** The same wherever it is asked for: who records a span need not have told its children. */
export const spanIdOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16);

export const noTracing: Tracing = {
  traceIdOf: () => undefined,
  record: () => undefined,
  close: async () => undefined,
};

/** Without TRACES_URL nothing is traced, and nothing of OpenTelemetry is loaded. */
export const createTracing = async (
  { TRACES_URL: url, TRACES_PERCENT: percent }: Pick<Config, 'TRACES_URL' | 'TRACES_PERCENT'>,
  process: 'api' | 'worker',
): Promise<Tracing> => {
  if (!url) return noTracing;
  const { exportSpans } = await import('./span-export.ts');
  return exportSpans(url, percent, process);
};
