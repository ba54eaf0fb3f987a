import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { NativeConnection, Worker } from '@temporalio/worker';
import type { StoryToWithdraw } from '../../activities/stories/settle-story.ts';
import { type WorkflowCommand, workflows } from '../../domain/workflow-definitions/workflows.ts';
import { readConfig } from '../../platform/configuration/config.ts';
import type { TaskQueue } from '../../platform/configuration/task-queues.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { dataConverter } from '../../temporal/codec.ts';
import { openTemporal, type Temporal } from '../../temporal/connection.ts';
import { registerSearchAttributes } from '../../temporal/search-attributes.ts';
import { deliverCommand } from '../../worker/deliver-command.ts';
import { testEnvironment } from '../support/environment.ts';
import { eventually } from '../support/eventually.ts';
import { registerNamespace } from '../support/own-namespace.ts';
import { servers } from '../support/servers.ts';
import './quiet-runtime.ts';

/**
 * On Temporal itself: of a step that is cancelled before a worker has begun with it, Temporal tells in words of its
 * own, which the time-skipping server does not have.
 */

const NAMESPACE = `cancelling-${process.pid}`;

let temporal: Temporal;
let connection: NativeConnection;
let worker: Worker;
let ended: Promise<unknown>;
const withdrawn: StoryToWithdraw[] = [];

beforeAll(async () => {
  const config = readConfig({ ...testEnvironment(), TEMPORAL_NAMESPACE: NAMESPACE });
  const secrets = createSecrets(config);
  temporal = openTemporal(config, secrets);
  await registerNamespace(temporal, NAMESPACE);
  connection = await NativeConnection.connect({ address: config.TEMPORAL_ADDRESS });
  await eventually(() => registerSearchAttributes(connection, NAMESPACE).then(() => true));
  worker = await Worker.create({
    connection,
    namespace: NAMESPACE,
    // Nobody serves any other queue here.
    taskQueue: 'workflows' satisfies TaskQueue,
    workflowBundle: { codePath: servers().workflowBundlePath },
    dataConverter: dataConverter(secrets, NAMESPACE),
    activities: {
      openStory: async () => ({ pages: 4, rushed: false }),
      withdrawStory: async (input: StoryToWithdraw) => {
        withdrawn.push(input);
        return 'withdrawn';
      },
    },
  });
  ended = worker.run();
});
afterAll(async () => {
  worker?.shutdown();
  await ended;
  await connection?.close();
  await temporal?.close();
});

test('a story that is deleted while its steps wait for a worker ends and is cleaned up', async () => {
  const [organizationId, storybookId] = [randomUUID(), randomUUID()];
  const deliver = ({ workflowId, workflowType, kind, input }: WorkflowCommand) =>
    deliverCommand(temporal, {
      organization_id: organizationId,
      workflow_id: workflowId,
      workflow_type: workflowType,
      kind,
      input,
    });
  await deliver(workflows.generateStorybook.command(organizationId, storybookId));
  const { workflowId } = workflows.generateStorybook.command(organizationId, storybookId);
  const waiting = async () => {
    const { raw } = await temporal.call((client) => client.workflow.getHandle(workflowId).describe());
    return (raw.pendingActivities ?? []).some(({ activityType }) => activityType?.name === 'planStory');
  };
  await eventually(waiting);
  await deliver(workflows.generateStorybook.signalCommand(organizationId, storybookId));
  await eventually(async () => withdrawn.length > 0);
  expect(withdrawn).toEqual([{ organizationId, storybookId, failure: 'cancelled' }]);
});
