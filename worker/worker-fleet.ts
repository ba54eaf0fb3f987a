import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type NativeConnection,
  Worker,
  type WorkerOptions,
  type WorkflowBundleOption,
} from '@temporalio/worker';
import { type Activities, type ActivityDependencies, createActivities } from '../activities/activities.ts';
import type { Config } from '../platform/configuration/config.ts';
import type { TaskQueue } from '../platform/configuration/task-queues.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Logger } from '../platform/telemetry/log.ts';
import type { Tracing } from '../platform/telemetry/tracing.ts';
import { workflowBundle } from '../temporal/bundle.ts';
import { dataConverter } from '../temporal/codec.ts';
import type { TemporalSettings } from '../temporal/connection.ts';
import { registerSearchAttributes } from '../temporal/search-attributes.ts';
import { connectWorkers } from '../temporal/worker-connection.ts';
import { deploymentOf } from './deployment.ts';
import { activitySpans, workflowEnds } from './trace-work.ts';

const RETRY_MS = 2_000;

/**
 * Longer than most steps take. A step that a deployment cuts off is started again elsewhere. Both fit into a
 * container's 40 s.
 */
const SHUTDOWN_GRACE = '20 seconds';
const SHUTDOWN_FORCE = '32 seconds';

export interface WorkerFleet {
  /** Resolves when the workers poll for the first time, however long it takes until Temporal is available. */
  start(): Promise<void>;
  /** Lets running tasks end within the grace time. */
  stop(): Promise<void>;
  readonly isPolling: () => boolean;
}

interface FleetDependencies {
  readonly queues: readonly TaskQueue[];
  readonly settings: TemporalSettings & Pick<Config, 'WORKFLOW_BUNDLE_PATH' | 'WORKER_BUILD_ID'>;
  readonly secrets: Secrets;
  readonly activities: ActivityDependencies;
  readonly tracing: Tracing;
  readonly log: Logger;
}

type Role = Pick<
  WorkerOptions,
  'activities' | 'workflowBundle' | 'maxCachedWorkflows' | 'maxConcurrentActivityTaskExecutions'
>;

const roleOf = (queue: TaskQueue, activities: Activities, bundle: WorkflowBundleOption): Role => {
  switch (queue) {
    case 'workflows':
      // About 600 cached workflows fit into a gigabyte of heap.
      return { workflowBundle: bundle, activities: activities.workflows, maxCachedWorkflows: 300 };
    case 'mail':
      return { activities: activities.mail, maxConcurrentActivityTaskExecutions: 20 };
    case 'exports':
      // Each execution holds a stream open. Memory does not grow with the size of the archive.
      return { activities: activities.exports, maxConcurrentActivityTaskExecutions: 4 };
    case 'media':
      // Each execution may use a whole processor and half a gigabyte.
      return { activities: activities.media, maxConcurrentActivityTaskExecutions: 2 };
    case 'calendar':
      return { activities: activities.calendar, maxConcurrentActivityTaskExecutions: 40 };
    case 'video':
      return { activities: activities.video, maxConcurrentActivityTaskExecutions: 20 };
    case 'stories':
      // Drawing uses the processor: more executions at once would only slow down each other.
      return { activities: activities.stories, maxConcurrentActivityTaskExecutions: 4 };
    case 'story-rushes':
      // The overflow queue has slots of its own, and fewer: so stories of other organizations find free slots, and
      // most of the machine.
      return {
        activities: activities.stories,
        maxConcurrentActivityTaskExecutions: Math.min(2, Math.ceil(availableParallelism() / 2)),
      };
    case 'webhooks':
      // Each execution waits for one receiver, for up to a minute: a slow one takes no turn of another.
      return { activities: activities.webhooks, maxConcurrentActivityTaskExecutions: 200 };
    case 'maintenance':
      // Its workflows are short and few: they start a step and end.
      return {
        workflowBundle: bundle,
        activities: activities.maintenance,
        maxCachedWorkflows: 10,
        maxConcurrentActivityTaskExecutions: 4,
      };
  }
};

/** One worker for each queue. */
const createWorkers = async (
  dependencies: FleetDependencies,
  bundle: WorkflowBundleOption,
  connection: NativeConnection,
): Promise<Worker[]> => {
  const { settings, secrets, queues, log, tracing } = dependencies;
  const namespace = settings.TEMPORAL_NAMESPACE;
  await registerSearchAttributes(connection, namespace).catch((error: unknown) =>
    log.warn({ err: error }, 'Search attributes were not registered; an administrator may have to'),
  );
  const activities = createActivities(dependencies.activities);
  return Promise.all(
    queues.map((queue) =>
      Worker.create({
        connection,
        namespace,
        taskQueue: queue,
        dataConverter: dataConverter(secrets, namespace),
        shutdownGraceTime: SHUTDOWN_GRACE,
        shutdownForceTime: SHUTDOWN_FORCE,
        workflowTaskPollerBehavior: { type: 'autoscaling' },
        activityTaskPollerBehavior: { type: 'autoscaling' },
        interceptors: { activity: [activitySpans(tracing)] },
        sinks: workflowEnds(tracing, log),
        ...deploymentOf(settings.WORKER_BUILD_ID),
        ...roleOf(queue, activities, bundle),
      }),
    ),
  );
};

/** Runs the workers until all of them have ended: after a stop, or because one failed. */
const untilEnded = async (workers: readonly Worker[], stop: AbortSignal): Promise<void> => {
  const shutdown = () => {
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
  };
  const runs = workers.map((worker) =>
    worker.run().catch((error: unknown) => {
      shutdown();
      throw error;
    }),
  );
  stop.addEventListener('abort', shutdown, { once: true });
  if (stop.aborted) shutdown();
  const failure = (await Promise.allSettled(runs)).find((run) => run.status === 'rejected');
  stop.removeEventListener('abort', shutdown);
  if (failure) throw failure.reason;
};

/**
 * Runs one worker for each queue on a shared connection. Once they poll, they survive outages of Temporal. If one
 * fails nevertheless, all are created again.
 */
export const createWorkerFleet = (dependencies: FleetDependencies): WorkerFleet => {
  const { settings, log } = dependencies;
  const stopping = new AbortController();
  const firstPoll = Promise.withResolvers<void>();
  let polling = false;
  let running: Promise<void> | undefined;

  const bundled = dependencies.queues.some((queue) => queue === 'workflows' || queue === 'maintenance')
    ? workflowBundle(
        settings.WORKFLOW_BUNDLE_PATH,
        settings.WORKER_BUILD_ID === undefined ? 'unversioned' : 'versioned',
      )
    : Promise.resolve({ code: '' });

  const poll = async (connection: NativeConnection): Promise<void> => {
    const workers = await createWorkers(dependencies, await bundled, connection);
    const ended = untilEnded(workers, stopping.signal);
    log.info({ queues: dependencies.queues }, 'Workers are polling');
    polling = true;
    firstPoll.resolve();
    await ended;
  };

  const run = async (): Promise<void> => {
    await bundled;
    while (!stopping.signal.aborted) {
      try {
        const connection = await connectWorkers(settings);
        await poll(connection).finally(() => connection.close());
      } catch (error) {
        log.warn(
          { address: settings.TEMPORAL_ADDRESS, err: error },
          'Temporal can not be worked with yet; trying again',
        );
        await pause(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  return {
    start() {
      running ??= run();
      return firstPoll.promise;
    },
    async stop() {
      stopping.abort();
      await running;
      polling = false;
    },
    isPolling: () => polling,
  };
};
