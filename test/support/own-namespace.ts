import type { Temporal } from '../../temporal/connection.ts';

/** A namespace for one file: otherwise workers of other files would take its tasks. */
export const registerNamespace = (temporal: Temporal, namespace: string): Promise<unknown> =>
  temporal.call(({ workflowService }) =>
    workflowService.registerNamespace({
      namespace,
      workflowExecutionRetentionPeriod: { seconds: 86_400 as never },
    }),
  );
