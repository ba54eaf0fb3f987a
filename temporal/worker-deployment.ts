/** The deployment that all workers with a version belong to, whichever queues they serve. */
export const WORKER_DEPLOYMENT = 'clinic-workers';
