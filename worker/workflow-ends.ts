import type { EndRunning } from '../activities/closings/end-workflows.ts';
import type { WorkflowEndOf } from '../activities/upkeep/settle-ended-work.ts';
import type { Temporal } from '../temporal/connection.ts';
import { OrganizationId } from '../temporal/search-attributes.ts';

/** Milliseconds; thousands of workflows take so long. */
const LONGEST_MS = 50_000;

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

/** Terminates what runs for an organization. Temporal lists a workflow a moment after it began. */
export const endRunningOf =
  (temporal: Pick<Temporal, 'call'>): EndRunning =>
  (organizationId, except) =>
    temporal.call(async ({ workflow }) => {
      const query = `${OrganizationId.name} = '${organizationId}' and ExecutionStatus = 'Running'`;
      let ended = 0;
      for await (const { workflowId } of workflow.list({ query })) {
        if (workflowId === except) continue;
        await workflow.getHandle(workflowId).terminate('The organization ends').catch(unlessOver);
        ended += 1;
      }
      return ended;
    }, LONGEST_MS);

/** It ended meanwhile. */
const unlessOver = (error: unknown): void => {
  if ((error as { name?: unknown }).name !== 'WorkflowNotFoundError') throw error;
};
