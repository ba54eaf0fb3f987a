import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ApplicationFailure, type WorkflowHandle } from '@temporalio/client';
import { type NativeConnection, Worker } from '@temporalio/worker';
import { type WorkflowCommand, workflows } from '../../domain/workflow-definitions/workflows.ts';
import { workflowBundle } from '../../temporal/bundle.ts';
import { dataConverter } from '../../temporal/codec.ts';
import { openTemporal, type Temporal } from '../../temporal/connection.ts';
import { registerSearchAttributes } from '../../temporal/search-attributes.ts';
import { connectWorkers } from '../../temporal/worker-connection.ts';
import { WORKER_DEPLOYMENT } from '../../temporal/worker-deployment.ts';
import { deliverCommand } from '../../worker/deliver-command.ts';
import { deploymentOf } from '../../worker/deployment.ts';
import { testSecrets } from '../activities/world.ts';
import { eventually } from '../support/eventually.ts';
import { registerNamespace } from '../support/own-namespace.ts';
import { servers } from '../support/servers.ts';
import '../workflows/quiet-runtime.ts';

/** A roll-out and a roll-back, with workers of two versions beside each other on the development server. */

const NAMESPACE = `deployments-${process.pid}`;
const secrets = testSecrets();

let temporal: Temporal;
let connection: NativeConnection;
const stops: (() => Promise<void>)[] = [];
/** The shares that are not sent yet; the version that sent each of the others. */
const held = new Set<string>();
const sentBy = new Map<string, string>();

const startVersion = async (buildId: string): Promise<void> => {
  const activities = {
    sendSharedContent: async ({ shareId }: { shareId: string }) => {
      if (held.has(shareId)) throw ApplicationFailure.create({ type: 'MailDeferred', message: 'later' });
      sentBy.set(shareId, buildId);
      return 'sent';
    },
    settleApplication: async () => ({ status: 'received', organizationId: null, secondsLeft: null }),
    sendApplicationLetter: async () => 'sent',
  };
  const common = {
    connection,
    namespace: NAMESPACE,
    dataConverter: dataConverter(secrets, NAMESPACE),
    activities,
    ...deploymentOf(buildId),
  };
  const workers = [
    await Worker.create({
      ...common,
      taskQueue: 'workflows',
      workflowBundle: await workflowBundle(undefined, 'versioned'),
    }),
    await Worker.create({ ...common, taskQueue: 'mail' }),
  ];
  const runs = workers.map((worker) => worker.run());
  stops.push(async () => {
    for (const worker of workers) worker.shutdown();
    await Promise.all(runs);
  });
};

/** As an operator does it: `temporal worker deployment set-current-version`. */
const makeCurrent = (buildId: string): Promise<void> =>
  eventually(async () => {
    await temporal.call(({ workflowService }) =>
      workflowService.setWorkerDeploymentCurrentVersion({
        namespace: NAMESPACE,
        deploymentName: WORKER_DEPLOYMENT,
        buildId,
        identity: 'test',
      }),
    );
    return true;
  });

const start = async (command: WorkflowCommand): Promise<WorkflowHandle> => {
  await deliverCommand(temporal, {
    organization_id: null,
    workflow_id: command.workflowId,
    workflow_type: command.workflowType,
    kind: command.kind,
    input: command.input,
  });
  return temporal.call(async ({ workflow }) => workflow.getHandle(command.workflowId));
};
const share = (shareId: string) => start(workflows.shareContent.command(randomUUID(), shareId));
const ends = (handle: WorkflowHandle) =>
  eventually(async () => (await temporal.call(() => handle.describe())).status.name === 'COMPLETED');

/** The versions that took the workflow's own tasks, in their order. */
const versionsOf = async (handle: WorkflowHandle): Promise<readonly (string | null | undefined)[]> => {
  const { events } = await temporal.call(() => handle.fetchHistory());
  return (events ?? []).flatMap(({ workflowTaskCompletedEventAttributes: done }) =>
    done ? [done.deploymentVersion?.buildId] : [],
  );
};

beforeAll(async () => {
  const settings = { TEMPORAL_ADDRESS: servers().temporalAddress, TEMPORAL_NAMESPACE: NAMESPACE };
  temporal = openTemporal(settings, secrets);
  await registerNamespace(temporal, NAMESPACE);
  connection = await connectWorkers(settings);
  await registerSearchAttributes(connection, NAMESPACE);
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await connection?.close();
  await temporal?.close();
});

test('a pinned run stays on its version, others go to the current one, and a roll-back moves new ones back', async () => {
  await startVersion('one');
  await makeCurrent('one');
  const [early, late, afterRollBack] = [randomUUID(), randomUUID(), randomUUID()];
  held.add(early);
  const pinned = await share(early);
  const longLived = await start(workflows.partnerOnboarding.command(randomUUID()));
  await eventually(async () => (await versionsOf(pinned)).length >= 1);
  await eventually(async () => (await versionsOf(longLived)).length >= 2);

  await startVersion('two');
  await makeCurrent('two');
  await ends(await share(late));
  expect(sentBy.get(late)).toBe('two');

  held.delete(early);
  await ends(pinned);
  expect(sentBy.get(early)).toBe('one');
  expect(new Set(await versionsOf(pinned))).toEqual(new Set(['one']));

  await temporal.call(() => longLived.signal('applicationChanged'));
  await eventually(async () => (await versionsOf(longLived)).at(-1) === 'two');
  expect((await versionsOf(longLived))[0]).toBe('one');

  await makeCurrent('one');
  await ends(await share(afterRollBack));
  expect(sentBy.get(afterRollBack)).toBe('one');
});

test('a version that is not current gets no new run', async () => {
  await startVersion('three');
  await pause(1_000);
  const shareId = randomUUID();
  await ends(await share(shareId));
  expect(sentBy.get(shareId)).toBe('one');
});
