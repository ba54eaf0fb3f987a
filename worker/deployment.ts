import type { WorkerOptions } from '@temporalio/worker';
import { WORKER_DEPLOYMENT } from '../temporal/worker-deployment.ts';

/**
 * The options of a worker with a version. All queues belong to one deployment. A run that began on workers without
 * versions continues with the current version.
 * @param buildId WORKER_BUILD_ID; undefined for a worker without a version.
 */
export const deploymentOf = (buildId: string | undefined): Pick<WorkerOptions, 'workerDeploymentOptions'> =>
  buildId === undefined
    ? {}
    : {
        workerDeploymentOptions: {
          useWorkerVersioning: true,
          version: { deploymentName: WORKER_DEPLOYMENT, buildId },
          defaultVersioningBehavior: 'AUTO_UPGRADE',
        },
      };
