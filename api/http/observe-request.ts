import { problems, requestSeconds } from '../../platform/telemetry/metrics.ts';
import { spanIdOf } from '../../platform/telemetry/tracing.ts';
import type { PipelineDependencies, RequestContext } from './request-context.ts';

const recordSpan = (
  { tracing }: Pick<PipelineDependencies, 'tracing'>,
  context: RequestContext,
  status: number,
  milliseconds: number,
): void => {
  const traceId = tracing.traceIdOf(context.request_id);
  if (!traceId) return;
  const ended = Date.now();
  tracing.record({
    name: context.endpoint?.id ?? 'unknown',
    traceId,
    spanId: spanIdOf(context.request_id),
    kind: 'server',
    started: ended - milliseconds,
    ended,
    failed: status >= 500,
    attributes: {
      'http.request.method': context.endpoint?.method,
      'http.response.status_code': status,
      'clinic.problem': context.problem ?? undefined,
    },
  });
};

/** Metrics, span and log line of an answered request: ids, statuses and slugs only. */
export const observeRequest = (
  deps: Pick<PipelineDependencies, 'tracing' | 'log'>,
  context: RequestContext,
  status: number,
  milliseconds: number,
): void => {
  const operation = context.endpoint?.id;
  requestSeconds.observe({ operation: operation ?? 'unknown', status: String(status) }, milliseconds / 1_000);
  recordSpan(deps, context, status, milliseconds);
  if (context.problem) problems.inc({ problem: context.problem });
  deps.log.info(
    {
      request_id: context.request_id,
      organization_id: context.actor?.organization_id,
      operation,
      method: context.method,
      status,
      problem: context.problem ?? undefined,
      replayed: context.replayed_request_id !== null || undefined,
      milliseconds: Math.round(milliseconds * 10) / 10,
    },
    'request',
  );
};
