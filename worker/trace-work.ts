import { ApplicationFailure } from '@temporalio/common';
import type { ActivityInterceptorsFactory, InjectedSinks } from '@temporalio/worker';
import type { Logger } from '../platform/telemetry/log.ts';
import { spanIdOf, type Tracing } from '../platform/telemetry/tracing.ts';
import { TRACE_HEADER, traceParentOf } from '../temporal/trace-headers.ts';
import type { TraceSinks } from '../workflows/trace.ts';

/** A log line for each workflow that ended, and a span below the command that started it. */
export const workflowEnds = (tracing: Tracing, log: Pick<Logger, 'info'>): InjectedSinks<TraceSinks> => ({
  traces: {
    ended: {
      fn({ runId, startTime, workflowId, workflowType, taskQueue }, header, failed) {
        const milliseconds = Date.now() - startTime.getTime();
        log.info({ workflowType, workflowId, failed: failed || undefined, milliseconds }, 'workflow');
        const parent = header && traceParentOf(header);
        if (!parent) return;
        tracing.record({
          name: `workflow ${workflowType}`,
          traceId: parent.traceId,
          spanId: spanIdOf(runId),
          parentId: parent.spanId,
          kind: 'internal',
          started: startTime.getTime(),
          ended: Date.now(),
          failed,
          attributes: { 'clinic.workflow_id': workflowId, 'clinic.task_queue': taskQueue },
        });
      },
      callDuringReplay: false,
    },
  },
});

/** A span for each attempt of an activity, below its workflow. */
export const activitySpans =
  (tracing: Tracing): ActivityInterceptorsFactory =>
  ({ info }) => ({
    inbound: {
      async execute(input, next) {
        const parent = traceParentOf(input.headers[TRACE_HEADER]);
        if (!parent) return next(input);
        const started = Date.now();
        const ended = (failure?: string) =>
          tracing.record({
            name: `activity ${info.activityType}`,
            traceId: parent.traceId,
            spanId: spanIdOf(`${info.workflowExecution?.runId}/${info.activityId}/${info.attempt}`),
            parentId: spanIdOf(info.workflowExecution?.runId ?? ''),
            kind: 'consumer',
            started,
            ended: Date.now(),
            failed: failure !== undefined,
            attributes: {
              'clinic.task_queue': info.taskQueue,
              'clinic.attempt': info.attempt,
              'clinic.failure': failure,
            },
          });
        try {
          const result = await next(input);
          ended();
          return result;
        } catch (error) {
          // The type is a word of ours; a message may be any text.
          ended((error instanceof ApplicationFailure && error.type) || 'failed');
          throw error;
        }
      },
    },
  });
