import { DefaultFailureConverter } from '@temporalio/common';

/**
 * Encrypts messages and stacks of failures like every other payload; Temporal itself then shows "Encoded failure". It
 * is a separate file, because client, worker, bundle and replay load it by its path.
 */
export const failureConverter = new DefaultFailureConverter({ encodeCommonAttributes: true });
