import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/common';
import { NativeConnection, Worker } from '@temporalio/worker';
import { pino } from 'pino';
import type { DueNotice } from '../../../activities/list-due-notices.ts';
import { readConfig } from '../../../platform/configuration/config.ts';
import { createSecrets } from '../../../platform/secrets.ts';
import { dataConverter } from '../../../temporal/codec.ts';
import { openTemporal, type Temporal } from '../../../temporal/connection.ts';
import { registerSearchAttributes } from '../../../temporal/search-attributes.ts';
import { createOutboxRelay, type OutboxRelay } from '../../../worker/outbox-relay.ts';
import { createWorld } from '../../activities/world.ts';
import { eventually } from '../../support/eventually.ts';
import { registerNamespace } from '../../support/own-namespace.ts';
import { servers } from '../../support/servers.ts';
import '../../workflows/quiet-runtime.ts';
import { operatorLine } from './operator-line.ts';
import { type OwnDatabase, ownDatabase } from './own-database.ts';

/** `operations retry` and `cancel` through the real command, relay, Temporal and workflow. */

const NAMESPACE = `mending-${process.pid}`;

let database: OwnDatabase;
let environment: NodeJS.ProcessEnv;
let temporal: Temporal;
let relay: OutboxRelay;
let connection: NativeConnection;
let ended: Promise<unknown>;
const workers: Worker[] = [];

/** What the mail server does, by appointment: refuse for good, never answer, or take it. */
const mailServers = new Map<string, 'refuses' | 'silent' | 'takes'>();
const settled = new Set<string>();
const due: DueNotice = { sequence: 0, recipient: 'practitioner', kind: 'booked' };
const activities = {
  listDueWork: async ({ appointmentId }: { appointmentId: string }) => ({
    notices: settled.has(appointmentId) ? [] : [due],
    calendar: false,
    room: false,
  }),
  sendAppointmentNotice: async ({ appointmentId }: { appointmentId: string }) => {
    const mood = mailServers.get(appointmentId);
    if (mood === 'refuses') throw ApplicationFailure.nonRetryable('refused', 'MailRefused');
    if (mood === 'silent') throw ApplicationFailure.create({ message: 'later', type: 'MailDeferred' });
    settled.add(appointmentId);
    return 'sent';
  },
};

beforeAll(async () => {
  database = await ownDatabase();
  environment = { ...database.environment, TEMPORAL_NAMESPACE: NAMESPACE };
  const config = readConfig(environment);
  temporal = openTemporal(config, createSecrets(config));
  await registerNamespace(temporal, NAMESPACE);
  connection = await NativeConnection.connect({ address: config.TEMPORAL_ADDRESS });
  await eventually(() => registerSearchAttributes(connection, NAMESPACE).then(() => true));
  const common = {
    connection,
    namespace: NAMESPACE,
    activities,
    dataConverter: dataConverter(createSecrets(config), NAMESPACE),
  };
  workers.push(
    await Worker.create({
      ...common,
      taskQueue: 'workflows',
      workflowBundle: { codePath: servers().workflowBundlePath },
    }),
    await Worker.create({ ...common, taskQueue: 'mail' }),
  );
  ended = Promise.all(workers.map((worker) => worker.run()));
  relay = createOutboxRelay({
    pool: database.pool,
    temporal,
    log: pino({ level: 'silent' }),
  });
  relay.start();
});
afterAll(async () => {
  await relay?.stop();
  for (const worker of workers) worker.shutdown();
  await ended;
  await connection?.close();
  await temporal?.close();
  await database?.drop();
});

const operator = (...args: string[]) => operatorLine(environment, [...args, '--json']);
const statusOf = (workflowId: string): Promise<string> =>
  temporal.call(async ({ workflow }) => (await workflow.getHandle(workflowId).describe()).status.name);
const reaches = (workflowId: string, status: string) =>
  eventually(async () => (await statusOf(workflowId)) === status);

/** A workflow as the API asks for it. */
const ask = async (kind: 'start' | 'signal_with_start', mail: 'refuses' | 'silent' | 'takes') => {
  const { json } = await operator(
    'organizations',
    'create',
    '--name',
    'O',
    '--contact-email',
    'a@example.com',
  );
  const organizationId: string = json.organization.id;
  const appointmentId = randomUUID();
  mailServers.set(appointmentId, mail);
  const workflowId = `appointment/${appointmentId}`;
  await database.owner.query(
    `insert into workflow_outbox (organization_id, workflow_id, workflow_type, kind, input)
     values ($1, $2, 'syncAppointment', $3, $4)`,
    [organizationId, workflowId, kind, JSON.stringify({ organizationId, appointmentId })],
  );
  return { organizationId, appointmentId, workflowId };
};
const trail = async (organizationId: string) =>
  (
    await database.owner.query(
      `select action, actor_kind, workflow_id from audit_entries where organization_id = $1 and action like 'operations%'`,
      [organizationId],
    )
  ).rows;

test('retry starts a failed workflow again, with the same id and input, and it succeeds', async () => {
  const { organizationId, appointmentId, workflowId } = await ask('start', 'refuses');
  await reaches(workflowId, 'FAILED');
  mailServers.set(appointmentId, 'takes');
  const { status, json } = await operator('operations', 'retry', appointmentId);
  expect([status, json.operation]).toMatchObject([
    0,
    {
      workflow_id: workflowId,
      organization_id: organizationId,
      done: 'is started once more',
      temporal_ui_url: expect.stringContaining(`/workflows/appointment%2F${appointmentId}`),
    },
  ]);
  await reaches(workflowId, 'COMPLETED');
  expect(settled.has(appointmentId)).toBe(true);
  expect(await trail(organizationId)).toEqual([
    { action: 'operations.retry', actor_kind: 'operator', workflow_id: workflowId },
  ]);
  const again = await operator('operations', 'retry', workflowId);
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('nothing to repair')]);
  expect(await trail(organizationId)).toHaveLength(1);
});

test('retry makes a reconciler look again, whatever its state', async () => {
  const { workflowId, organizationId } = await ask('signal_with_start', 'takes');
  await reaches(workflowId, 'COMPLETED');
  const { json } = await operator('operations', 'retry', workflowId, '--organization', organizationId);
  expect(json.operation.done).toBe('looks once more');
  await eventually(async () => {
    const runs: string[] = [];
    await temporal.call(async ({ workflow }) => {
      for await (const { runId } of workflow.list({ query: `WorkflowId = "${workflowId}"` }))
        runs.push(runId);
    });
    return runs.length === 2;
  });
});

test('show names the step that is being retried, and cancel ends the workflow', async () => {
  const { appointmentId, workflowId, organizationId } = await ask('start', 'silent');
  await eventually(async () => {
    const { json } = await operator('operations', 'show', appointmentId);
    const [workflow] = json?.workflows ?? [];
    return (
      workflow?.temporal_status === 'running' &&
      workflow.stage === 'sending' &&
      workflow.pending_steps[0]?.failure === 'MailDeferred'
    );
  });
  const running = await operator('operations', 'retry', workflowId);
  expect([running.status, running.stderr]).toEqual([1, expect.stringContaining('It is running')]);
  const { status, json } = await operator('operations', 'cancel', workflowId, '--yes');
  expect([status, json.operation.done]).toEqual([0, 'is asked to end']);
  await eventually(async () => (await statusOf(workflowId)) !== 'RUNNING');
  expect(await trail(organizationId)).toEqual([
    { action: 'operations.cancel', actor_kind: 'operator', workflow_id: workflowId },
  ]);
  expect((await operator('operations', 'cancel', workflowId, '--yes')).status).toBe(1);
  expect((await operator('audit', 'verify', organizationId)).json.valid).toBe(true);
});

test('retry starts nothing whose work has already ended, and says that it must be requested again', async () => {
  const { organizationId, practitionerId } = await createWorld(database.owner);
  const storybookId = randomUUID();
  const workflowId = `storybook/${storybookId}`;
  await database.owner.query(
    `insert into storybooks (id, organization_id, partner_practitioner_id, status, failure_code, language, age_band,
       illustration_style, page_count, pages_done, shelf_ready, created_at, updated_at)
     values ($1, $2, $3, 'failed', 'author_unavailable', 'en', '6-8', 'flat', 4, 0, false, now(), now())`,
    [storybookId, organizationId, practitionerId],
  );
  await database.owner.query(
    `insert into workflow_outbox (organization_id, workflow_id, workflow_type, kind, input, delivered_at)
     values ($1, $2, 'generateStorybook', 'start', $3, now())`,
    [organizationId, workflowId, JSON.stringify({ organizationId, storybookId })],
  );
  const { status, stderr } = await operator('operations', 'retry', storybookId);
  expect([status, stderr]).toEqual([1, expect.stringContaining('settled as failed')]);
  expect(await trail(organizationId)).toEqual([]);
});

test('while Temporal is unavailable, commands that need its answer first are refused', async () => {
  const { workflowId, organizationId } = await ask('start', 'refuses');
  await reaches(workflowId, 'FAILED');
  const away = (...args: string[]) =>
    operatorLine({ ...environment, TEMPORAL_ADDRESS: '127.0.0.1:1' }, [...args, '--json']);
  expect((await away('operations', 'retry', workflowId)).status).toBe(1);
  expect((await away('operations', 'cancel', workflowId, '--yes')).status).toBe(1);
  expect(await trail(organizationId)).toEqual([]);
  expect((await operator('operations', 'retry', randomUUID())).status).toBe(1);
});
