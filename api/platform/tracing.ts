import { createHash } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Config } from '../config.ts';

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

const KINDS = {
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

const RANGE = 0x1_0000_0000;

/** Without TRACES_URL nothing is traced. */
export const createTracing = (
  { TRACES_URL: url, TRACES_PERCENT: percent }: Pick<Config, 'TRACES_URL' | 'TRACES_PERCENT'>,
  process: 'api' | 'worker',
): Tracing => {
  if (!url) return noTracing;
  // A span is made and ended at once, so the ids of the next one can be laid out for it.
  let next = { traceId: '', spanId: '' };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `clinic-${process}` }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
    idGenerator: { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId },
  });
  const tracer = provider.getTracer('clinic-service');
  return {
    traceIdOf(requestId) {
      const id = requestId.replaceAll('-', '');
      return Number.parseInt(id.slice(-8), 16) < (percent / 100) * RANGE ? id : undefined;
    },
    record({ name, traceId, spanId, parentId, kind, started, ended, failed, attributes }) {
      next = { traceId, spanId };
      const within = parentId
        ? trace.setSpanContext(ROOT_CONTEXT, {
            traceId,
            spanId: parentId,
            traceFlags: TraceFlags.SAMPLED,
            isRemote: true,
          })
        : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: KINDS[kind], startTime: started, attributes }, within);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(ended);
    },
    close: () => provider.shutdown(),
  };
};
