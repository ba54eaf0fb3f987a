import { DefaultFailureConverter } from '@temporalio/common';

/**
 * Messages and stacks of failures go through the codec like every payload; Temporal itself stores
 * "Encoded failure". A file of its own, because client, worker, bundle and replay load it by its path.
 */
export const failureConverter = new DefaultFailureConverter({ encodeCommonAttributes: true });
