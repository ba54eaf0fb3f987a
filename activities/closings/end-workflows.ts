import type { Closing } from '../../domain/workflow-definitions/workflows.ts';

/** Ends what runs for an organization in Temporal, but for one workflow. @returns how many there were. */
export type EndRunning = (organizationId: string, except: string) => Promise<number>;
export type EndWorkflows = (input: Closing) => Promise<number>;

/** Nothing goes on for an organization that is being erased. */
export const createEndWorkflows =
  ({ endRunning }: { readonly endRunning: EndRunning }): EndWorkflows =>
  ({ organizationId, closingId }) =>
    endRunning(organizationId, `closing/${closingId}`);
