import type { WorkflowEndOf } from '../activities/upkeep/settle-ended-work.ts';
import type { Temporal } from '../temporal/connection.ts';

const WANTED: readonly string[] = ['TERMINATED', 'CANCELED'];

/** What Temporal reports about the newest run of a workflow. */
export const workflowEndsOf =
  (temporal: Pick<Temporal, 'call'>): WorkflowEndOf =>
  async (workflowId) => {
    try {
      const { status, closeTime } = await temporal.call(({ workflow }) =>
        workflow.getHandle(workflowId).describe(),
      );
      return closeTime && { at: closeTime, how: WANTED.includes(status.name) ? 'cancelled' : 'failed' };
    } catch (error) {
      if ((error as { name?: unknown }).name === 'WorkflowNotFoundError') return undefined;
      throw error;
    }
  };
