import { randomUUID } from 'node:crypto';
import type { WorkflowHandle } from '@temporalio/client';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import type { Activities } from '../../activities/activities.ts';
import { type WorkflowCommand, workflows } from '../../domain/workflow-definitions/workflows.ts';
import type { TaskQueue } from '../../platform/configuration/task-queues.ts';
import { dataConverter } from '../../temporal/codec.ts';
import type { Temporal } from '../../temporal/connection.ts';
import { registerSearchAttributes } from '../../temporal/search-attributes.ts';
import { deliverCommand } from '../../worker/deliver-command.ts';
import { testSecrets } from '../activities/world.ts';
import { servers } from '../support/servers.ts';
import './quiet-runtime.ts';

type EveryActivity = { [Queue in keyof Activities]: Activities[Queue] }[keyof Activities];
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
/** What a test has to say of the activities; all others must not be called. */
export type MockedActivities = Partial<AllOf<EveryActivity>>;

export interface WorkflowLab {
  readonly environment: TestWorkflowEnvironment;
  /**
   * Runs the queues' workers with these activities for as long as `use` takes.
   * @param queues those of the workflow's steps, beside `workflows` itself.
   */
  run<Result>(
    activities: MockedActivities,
    use: () => Promise<Result>,
    queues?: readonly TaskQueue[],
  ): Promise<Result>;
  /** Starts or wakes the workflow as the relay does. */
  deliver(command: WorkflowCommand): Promise<WorkflowHandle>;
  readonly close: () => Promise<void>;
}

/**
 * A Temporal server of this file's own, in which time can be skipped. Its queues have the product's own
 * names, so that workflows are tested with the routing that they have.
 * @param encrypted whether payloads pass the codec, as they do in the product.
 */
export const openWorkflowLab = async (encrypted = true): Promise<WorkflowLab> => {
  const { testServerPath, workflowBundlePath } = await servers();
  const converter = encrypted ? dataConverter(testSecrets(), 'default') : undefined;
  const environment = await TestWorkflowEnvironment.createTimeSkipping({
    server: { executable: { type: 'existing-path', path: testServerPath } },
    ...(converter ? { client: { dataConverter: converter } } : {}),
  });
  await registerSearchAttributes(environment.connection, 'default');
  const temporal: Temporal = {
    namespace: 'default',
    call: (use) => use(environment.client),
    close: async () => undefined,
  };
  return {
    environment,
    async run(activities, use, queues = ['mail']) {
      const common = {
        connection: environment.nativeConnection,
        namespace: 'default',
        activities,
        ...(converter ? { dataConverter: converter } : {}),
      };
      const workflows = await Worker.create({
        ...common,
        taskQueue: 'workflows',
        workflowBundle: { codePath: workflowBundlePath },
        maxCachedWorkflows: 10,
      });
      const steps = await Promise.all(queues.map((taskQueue) => Worker.create({ ...common, taskQueue })));
      return workflows.runUntil(() => steps.reduce((inner, worker) => () => worker.runUntil(inner), use)());
    },
    async deliver({ workflowId, workflowType, kind, input, startDelaySeconds }) {
      await deliverCommand(temporal, {
        organization_id: 'organizationId' in input ? input.organizationId : null,
        workflow_id: workflowId,
        workflow_type: workflowType,
        kind,
        input,
        start_delay_seconds: startDelaySeconds ?? null,
      });
      return environment.client.workflow.getHandle(workflowId);
    },
    close: () => environment.teardown(),
  };
};

export const newAppointment = (): WorkflowCommand =>
  workflows.syncAppointment.command(randomUUID(), randomUUID());
