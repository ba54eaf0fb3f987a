import { AsyncLocalStorage } from 'node:async_hooks';
import type { WorkflowClientInterceptor } from '@temporalio/client';
import { defaultPayloadConverter, type Headers, type Payload } from '@temporalio/common';

/**
 * The header `traceparent` (W3C) carries the trace that a workflow belongs to. Temporal stores it unencrypted, but it
 * holds only two random-looking ids. `workflows/trace.ts` passes it on to activities.
 */

export const TRACE_HEADER = 'traceparent';

export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
}

const current = new AsyncLocalStorage<TraceParent | undefined>();

/** Everything that is started or signalled inside belongs to the trace. */
export const withinTrace = <T>(parent: TraceParent | undefined, work: () => T): T =>
  current.run(parent, work);

const headersWith = (headers: Headers): Headers => {
  const parent = current.getStore();
  return parent
    ? {
        ...headers,
        [TRACE_HEADER]: defaultPayloadConverter.toPayload(`00-${parent.traceId}-${parent.spanId}-01`),
      }
    : headers;
};

export const sendsTrace: WorkflowClientInterceptor = {
  startWithDetails: (input, next) => next({ ...input, headers: headersWith(input.headers) }),
  signalWithStart: (input, next) => next({ ...input, headers: headersWith(input.headers) }),
};

export const traceParentOf = (header: Payload | undefined): TraceParent | undefined => {
  if (!header) return undefined;
  const [, traceId, spanId] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(defaultPayloadConverter.fromPayload<string>(header)) ?? [];
  return traceId && spanId ? { traceId, spanId } : undefined;
};
