import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { workflows } from '../../../domain/workflow-definitions/workflows.ts';
import { createIdempotency, fingerprintsOf } from '../../../platform/idempotency/idempotency.ts';
import { enqueueWorkflow } from '../../../platform/outbox/outbox.ts';
import { createSecrets } from '../../../platform/secrets.ts';
import { startApp } from '../../support/app.ts';
import { testEnvironment } from '../../support/environment.ts';
import { createWorld } from '../../support/world.ts';
import { operatorLine } from './operator-line.ts';
import { type OwnDatabase, ownDatabase } from './own-database.ts';

// Many processes start one after the other, which takes long on a busy machine.

let database: OwnDatabase;
beforeAll(async () => {
  database = await ownDatabase();
});
afterAll(() => database?.drop());

const operator = (...args: string[]) => operatorLine(database.environment, [...args, '--json']);
/** The answers while Temporal is away, which each time has to be found out: nothing listens there. */
const operatorAlone = (...args: string[]) =>
  operatorLine({ ...database.environment, TEMPORAL_ADDRESS: '127.0.0.1:1' }, [...args, '--json']);

/** A booking as the API leaves it: claim, outbox row, answer. */
const book = async (key: string, practitionerId: string | null) => {
  const { json } = await operator(
    'organizations',
    'create',
    '--name',
    'O',
    '--contact-email',
    'a@example.com',
  );
  const organizationId: string = json.organization.id;
  const secrets = createSecrets(database.environment as { SECRET_KEYRING: string; SECRET_PEPPER: string });
  const idempotency = createIdempotency(database.scoped, database.scoped.unscoped, secrets, {
    retentionSeconds: 86_400,
    takeoverSeconds: 60,
  });
  const requestId = randomUUID();
  const claim = await idempotency.claim({
    scope: { organization_id: organizationId, practitioner_id: practitionerId },
    key,
    fingerprints: fingerprintsOf(secrets, 'POST', '/v1/partner/appointments', {}),
    request_id: requestId,
    claiming: true,
  });
  if (claim?.kind !== 'claimed') throw new Error('not claimed');
  const command = workflows.syncAppointment.command(organizationId, claim.operation_id);
  const rows = database.scoped.within(organizationId);
  await enqueueWorkflow(rows, organizationId, requestId, command);
  const answer = { status: 201, headers: {}, body: '{}' };
  await idempotency.finalize(rows, { claim, answer, workflow_id: command.workflowId });
  return { organizationId, requestId, resourceId: claim.operation_id, workflowId: command.workflowId };
};

test('a request id, a resource id, a workflow id and an idempotency key lead to the workflow', async () => {
  const key = 'key of the partner';
  const { organizationId, requestId, resourceId, workflowId } = await book(key, null);
  const expected = {
    workflow_id: workflowId,
    workflow_type: 'syncAppointment',
    organization_id: organizationId,
    state: 'pending',
    temporal_status: 'Temporal not reachable',
    temporal_ui_url: `http://127.0.0.1:8233/namespaces/default/workflows/appointment%2F${resourceId}`,
  };
  // Side by side: each waits until Temporal counts as away.
  const named = [[requestId], [resourceId], [workflowId], [key], [key, '--organization', organizationId]];
  const shown = await Promise.all(named.map((args) => operatorAlone('operations', 'show', ...args)));
  for (const [index, { status, json }] of shown.entries()) {
    expect(status).toBe(0);
    expect(json.workflows).toMatchObject([expected]);
    expect(JSON.stringify(json)).not.toContain(named[index]?.[0] === key ? 'Canary' : key);
  }
  expect((await operator('operations', 'show', 'another key')).status).toBe(1);
  await database.owner.query('update workflow_outbox set delivered_at = now() where workflow_id = $1', [
    workflowId,
  ]);
  const { json } = await operator('operations', 'show', requestId);
  expect(json.workflows).toMatchObject([
    { ...expected, state: 'delivered', temporal_status: 'not in Temporal' },
  ]);
  expect(json.idempotency).toMatchObject([
    { operation_id: resourceId, state: 'answered', practitioner_id: null },
  ]);
});

test('Temporal itself is asked while it is available', async () => {
  const away = operatorAlone('maintenance', 'list');
  const { workflowId } = await book('k', null);
  const { json } = await operator('operations', 'show', workflowId);
  expect(json.workflows).toMatchObject([{ state: 'pending', temporal_status: 'not in Temporal' }]);
  expect(await away).toMatchObject({ status: 1, stdout: '', stderr: 'error: Temporal cannot be reached.\n' });
});

test('a key is found whichever clinician used it, in the named organization or in all', async () => {
  const practitionerId = randomUUID();
  const [first, second] = [await book('shared key', practitionerId), await book('shared key', null)];
  const { json } = await operator('operations', 'show', 'shared key', '--organization', first.organizationId);
  expect(json.workflows.map((one: { workflow_id: string }) => one.workflow_id)).toEqual([first.workflowId]);
  expect(json.idempotency).toMatchObject([{ practitioner_id: practitionerId }]);
  const everywhere = await operator('operations', 'show', 'shared key');
  expect(everywhere.json.workflows.map((one: { workflow_id: string }) => one.workflow_id).toSorted()).toEqual(
    [first.workflowId, second.workflowId].toSorted(),
  );
  const other = await operator(
    'operations',
    'show',
    first.requestId,
    '--organization',
    second.organizationId,
  );
  expect(other.status).toBe(1);
});

test('a request of the audit log that started nothing is shown as such', async () => {
  const { json } = await operator(
    'organizations',
    'create',
    '--name',
    'O',
    '--contact-email',
    'a@example.com',
  );
  const { rows } = await database.owner.query(
    'select request_id from audit_entries where organization_id = $1',
    [json.organization.id],
  );
  const shown = await operator('operations', 'show', rows[0].request_id);
  expect(shown).toMatchObject({
    status: 0,
    json: { workflows: [], requests: [{ action: 'organizations.create' }] },
  });
});

test('list shows one row for each workflow, or only undelivered ones if requested', async () => {
  const { organizationId, workflowId, resourceId } = await book('k', null);
  await enqueueWorkflow(
    database.scoped.within(organizationId),
    organizationId,
    null,
    workflows.syncAppointment.command(organizationId, resourceId),
  );
  const list = async (...args: string[]) =>
    (await operator('operations', 'list', organizationId, ...args)).json.operations;
  expect(await list()).toMatchObject([{ workflow_id: workflowId, requests: 2, state: 'pending' }]);
  await database.owner.query('update workflow_outbox set delivered_at = now() where workflow_id = $1', [
    workflowId,
  ]);
  expect(await list('--pending')).toEqual([]);
  expect(await list('--limit', '1', '--organization', organizationId)).toMatchObject([
    { state: 'delivered' },
  ]);
});

test('a workflow that no request of the audit log names is found by its resource', async () => {
  const { organizationId } = await book('k', null);
  const binding = workflows.rebindStorybook.command(organizationId, randomUUID());
  await enqueueWorkflow(database.scoped.within(organizationId), organizationId, null, binding);
  const { json } = await operator('operations', 'show', binding.workflowId.split('/')[1] as string);
  expect(json.workflows).toMatchObject([{ workflow_id: binding.workflowId }]);
});

test('a booking over HTTP is found by request id, key, resource and workflow, each time with its request', async () => {
  const app = await startApp();
  const world = await createWorld(app);
  const key = `Canary key ${randomUUID()}`;
  const reply = await world.partner.post(
    '/v1/partner/appointments',
    world.booking(await world.practice(), 0),
    { key },
  );
  const requestId = reply.headers.get('x-request-id') as string;
  const workflowId = `appointment/${reply.body.data.id}`;
  await app.stop();
  const environment = testEnvironment();
  const ids = [requestId, key, reply.body.data.id, workflowId];
  const shown = await Promise.all(
    ids.map((id) => operatorLine(environment, ['operations', 'show', id, '--json'])),
  );
  for (const [index, { status, json }] of shown.entries()) {
    expect([ids[index], status]).toEqual([ids[index], 0]);
    expect(json.workflows).toMatchObject([{ workflow_id: workflowId, workflow_type: 'syncAppointment' }]);
    expect(json.requests).toMatchObject([
      {
        request_id: requestId,
        organization_id: world.organizationId,
        action: 'createAppointment',
        status: 201,
        resource_id: reply.body.data.id,
        workflow_id: workflowId,
      },
    ]);
  }
  const { stdout } = await operatorLine(environment, ['operations', 'show', key]);
  expect(stdout).toContain(requestId);
  expect(stdout).not.toContain('No request in the audit log');
  expect(stdout).not.toContain(key);
});
