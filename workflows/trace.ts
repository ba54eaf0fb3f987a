import type { Payload } from '@temporalio/common';
import {
  ContinueAsNew,
  isCancellation,
  proxySinks,
  type Sinks,
  type WorkflowInterceptors,
} from '@temporalio/workflow';

/**
 * Passes the trace of the request that started or woke a workflow on to its activities, in a header that replay
 * ignores, and tells the worker that a workflow has ended.
 */

export interface TraceSinks extends Sinks {
  /** `header` is undefined where no request with a trace started the workflow. */
  traces: { ended(header: Payload | undefined, failed: boolean): void };
}

const HEADER = 'traceparent';

export const interceptors = (): WorkflowInterceptors => {
  /** The header of the latest start or signal. */
  let header: Payload | undefined;
  const take = (headers: Readonly<Record<string, Payload>>) => {
    header = headers[HEADER] ?? header;
  };
  const handOn = <Input extends { readonly headers: Readonly<Record<string, Payload>> }>(
    input: Input,
  ): Input => (header ? { ...input, headers: { ...input.headers, [HEADER]: header } } : input);
  const ended = (failed: boolean) => proxySinks<TraceSinks>().traces.ended(header, failed);
  return {
    inbound: [
      {
        async execute(input, next) {
          take(input.headers);
          try {
            const result = await next(input);
            ended(false);
            return result;
          } catch (error) {
            ended(!(error instanceof ContinueAsNew) && !isCancellation(error));
            throw error;
          }
        },
        handleSignal(input, next) {
          take(input.headers);
          return next(input);
        },
      },
    ],
    outbound: [
      {
        scheduleActivity: (input, next) => next(handOn(input)),
        continueAsNew: (input, next) => next(handOn(input)),
      },
    ],
  };
};
