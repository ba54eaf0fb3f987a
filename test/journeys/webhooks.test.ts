import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig } from '../../platform/configuration/config.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { openTemporal, type Temporal } from '../../temporal/connection.ts';
import { mailsTo } from '../activities/bench.ts';
import { type OwnDatabase, ownDatabase } from '../api/operator/own-database.ts';
import { clientOf, insisting } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { registerNamespace } from '../support/own-namespace.ts';
import { readableHistory, UNHURRIED } from '../support/readable-history.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { servers } from '../support/servers.ts';
import { exchangeToken } from '../support/world.ts';
import { freePort, operator, type Process, startProcess } from './processes.ts';

/** Webhooks from a partner's request to the receiver: API and worker as processes, Temporal and mailbox beside. */

let database: OwnDatabase;
let receiver: Receiver;
let environment: NodeJS.ProcessEnv;
let api: Process;
let worker: Process;
let temporal: Temporal;
const said: string[] = [];
const CONTACT = `contact-${randomUUID()}@partner.example`;

beforeAll(async () => {
  [database, receiver] = await Promise.all([ownDatabase(), startReceiver()]);
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const [API_PORT, AUTH_PORT, ADMIN_PORT, WORKER_ADMIN_PORT] = ports.map(String);
  environment = {
    ...database.environment,
    SMTP_URL: servers().smtpUrl,
    TEMPORAL_ADDRESS: servers().temporalAddress,
    WORKFLOW_BUNDLE_PATH: servers().workflowBundlePath,
    API_PORT,
    AUTH_PORT,
    ADMIN_PORT,
    WORKER_ADMIN_PORT,
    BASE_URL: `http://127.0.0.1:${API_PORT}`,
    AUTH_URL: `http://127.0.0.1:${AUTH_PORT}`,
    TEMPORAL_NAMESPACE: `webhooks-${randomUUID()}`,
    OUTGOING_ALLOWED_HOSTS: receiver.host,
    LOG_LEVEL: 'trace',
  };
  const config = readConfig(environment);
  temporal = openTemporal(config, createSecrets(config));
  await registerNamespace(temporal, config.TEMPORAL_NAMESPACE);
  [api, worker] = await Promise.all([
    startProcess('api/main.ts', environment, Number(ADMIN_PORT), said),
    startProcess('worker/main.ts', environment, Number(WORKER_ADMIN_PORT), said),
  ]);
});

afterAll(async () => {
  expect(await Promise.all([api.stop(), worker.stop()])).toEqual([0, 0]);
  await Promise.all([temporal.close(), database.drop(), receiver.close()]);
});

test('events reach the receiver soon after the change, through a workflow that operators can read', async () => {
  const founded = await operator(
    environment,
    'organizations',
    'create',
    '--name',
    'Hooks',
    '--contact-email',
    CONTACT,
  );
  const app = {
    baseUrl: environment.BASE_URL as string,
    authUrl: environment.AUTH_URL as string,
    config: readConfig(environment),
  };
  const token = await exchangeToken(app, founded.credential);
  const partner = insisting(clientOf(app.baseUrl, token));
  const created = await partner.post('/v1/partner/webhook-endpoints', {
    url: receiver.url,
    event_types: ['clinic.*'],
  });
  const { id } = created.body.data;
  const waits: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const answered = await partner.post('/v1/partner/clinics', { name: `Quillfeather ${randomUUID()}` });
    const at = Date.now();
    const { data } = answered.body;
    await eventually(async () => receiver.received.some(({ event }) => event.data.id === data.id));
    waits.push((receiver.received.at(-1)?.at ?? 0) - at);
  }
  const sorted = waits.toSorted((a, b) => a - b);
  // 0.6 s on a quiet machine; other files run beside this one.
  expect(sorted[10]).toBeLessThan(2_000);
  expect(receiver.received).toHaveLength(20);
  await eventually(async () => (await mailsTo(CONTACT)).length === 1);
  const [letter] = await mailsTo(CONTACT);
  expect(letter?.mail.text).toContain(receiver.host);
  const config = readConfig(environment);
  const history = await temporal.call(
    (client) =>
      readableHistory(
        client.workflow.getHandle(`webhook/${id}`),
        createSecrets(config),
        config.TEMPORAL_NAMESPACE,
      ),
    UNHURRIED,
  );
  for (const text of [history, said.join(''), letter?.mail.text ?? ''])
    expect(text).not.toContain('Quillfeather');
  // What is in a history are ids and counts.
  expect(history).not.toContain(receiver.received[0]?.event.id);
});
