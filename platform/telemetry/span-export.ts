import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Tracing } from './tracing.ts';

const KINDS = {
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

const RANGE = 0x1_0000_0000;

/** Sends spans to a collector with OTLP over HTTP, for this share of the requests, in percent. */
export const exportSpans = (url: string, percent: number, process: 'api' | 'worker'): Tracing => {
  // A span is created and ended at the same time, so the ids of the next one can be set beforehand.
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
