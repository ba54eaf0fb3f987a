/** The deployment of all workers that have a version, whichever queues they serve. */
export const WORKER_DEPLOYMENT = 'clinic-workers';
