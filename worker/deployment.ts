import type { WorkerOptions } from '@temporalio/worker';
import { WORKER_DEPLOYMENT } from '../temporal/worker-deployment.ts';

/**
 * What makes a worker one of a version, of one deployment for all queues. A run that began on workers without versions
 * goes on with the current version.
 * @param buildId WORKER_BUILD_ID; undefined: a worker without a version.
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
