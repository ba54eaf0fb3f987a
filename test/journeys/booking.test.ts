import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig } from '../../platform/configuration/config.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { openTemporal, type Temporal } from '../../temporal/connection.ts';
import { mailsTo } from '../activities/bench.ts';
import { eventOf } from '../activities/calendar-event.ts';
import { type OwnDatabase, ownDatabase } from '../api/operator/own-database.ts';
import { type Client, clientOf } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { readableHistory, UNHURRIED } from '../support/readable-history.ts';
import { servers } from '../support/servers.ts';
import { freePort, operator, type Process, startProcess } from './processes.ts';

/** The service as it is run: API and worker as processes, the operator's command line, HTTP, mail, Temporal. */

let database: OwnDatabase;
let environment: NodeJS.ProcessEnv;
let api: Process;
let worker: Process;
let temporal: Temporal;
let credential: { client_id: string; client_secret: string; audience: string; token_url: string };
let partner: Client;

const PEOPLE = { practitioner: 'Quillfeather', patient: 'Oddsworth' };
const address = (who: string) => `${who}-${randomUUID()}@journey.example`;

const startApi = () => startProcess('api/main.ts', environment, Number(environment.ADMIN_PORT));
const startWorker = () => startProcess('worker/main.ts', environment, Number(environment.WORKER_ADMIN_PORT));

beforeAll(async () => {
  database = await ownDatabase();
  const [apiPort, authPort, adminPort, workerPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  environment = {
    ...database.environment,
    SMTP_URL: servers().smtpUrl,
    TEMPORAL_ADDRESS: servers().temporalAddress,
    WORKFLOW_BUNDLE_PATH: servers().workflowBundlePath,
    API_PORT: String(apiPort),
    AUTH_PORT: String(authPort),
    ADMIN_PORT: String(adminPort),
    WORKER_ADMIN_PORT: String(workerPort),
    BASE_URL: `http://127.0.0.1:${apiPort}`,
    AUTH_URL: `http://127.0.0.1:${authPort}`,
    IDEMPOTENCY_TAKEOVER_SECONDS: '1',
  };
  [api, worker] = await Promise.all([startApi(), startWorker()]);
  const config = readConfig(environment);
  temporal = openTemporal(config, createSecrets(config));
  ({ credential } = await operator(
    environment,
    'organizations',
    'create',
    '--name',
    'Journey',
    '--contact-email',
    'o@p.example',
  ));
  const { client_id, client_secret, audience } = credential;
  const response = await fetch(credential.token_url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_id, client_secret, audience, grant_type: 'client_credentials' }),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  partner = clientOf(`http://127.0.0.1:${apiPort}`, access_token);
});

afterAll(async () => {
  expect(await Promise.all([api.stop(), worker.stop()])).toEqual([0, 0]);
  await temporal.close();
  await database.drop();
});

/** A practice whose people have their own mailboxes. */
const practice = async () => {
  const made = async (path: string, body: object) => (await partner.post(path, body)).body.data;
  const clinic = await made('/v1/partner/clinics', {
    name: `Clinic ${randomUUID()}`,
    timezone: 'Europe/Berlin',
  });
  const partner_clinic_id = clinic.id;
  const practitioner = await made('/v1/partner/practitioners', {
    first_name: 'Ada',
    last_name: PEOPLE.practitioner,
    email: address('practitioner'),
    partner_clinic_id,
  });
  const patient = await made('/v1/partner/patients', {
    first_name: 'Noa',
    last_name: PEOPLE.patient,
    email: address('patient'),
    partner_clinic_id,
    created_by_partner_practitioner_id: practitioner.id,
  });
  const booking = {
    partner_clinic_id,
    partner_practitioner_id: practitioner.id,
    partner_patient_id: patient.id,
    start_at: '2035-07-02T09:00:00Z',
    end_at: '2035-07-02T10:00:00Z',
    session_type: 'virtual',
    notify_patient: true,
  };
  return { clinic, practitioner, patient, booking };
};

const eventsFor = async (email: string) => (await mailsTo(email)).map(({ calendar }) => eventOf(calendar));

test('people are told of a booking, its move and its cancellation, each once, under one UID', async () => {
  const { practitioner, patient, booking } = await practice();
  const key = randomUUID();
  const booked = await partner.post('/v1/partner/appointments', booking, { key });
  expect(booked.status).toBe(201);
  const replay = await partner.post('/v1/partner/appointments', booking, { key });
  expect([replay.status, replay.headers.get('idempotent-replayed'), replay.text]).toEqual([
    201,
    'true',
    booked.text,
  ]);
  const path = `/v1/partner/appointments/${booked.body.data.id}`;
  const moved = await partner.patch(path, {
    start_at: '2035-07-02T11:00:00Z',
    end_at: '2035-07-02T12:00:00Z',
  });
  expect(moved.status).toBe(200);
  expect((await partner.patch(path, { status: 'cancelled' })).status).toBe(200);

  for (const { email } of [practitioner, patient]) {
    await eventually(async () => (await mailsTo(email)).length >= 3);
    const events = await eventsFor(email);
    expect(events.map(({ method, sequence }) => [method, sequence])).toEqual([
      ['REQUEST', 0],
      ['REQUEST', 1],
      ['CANCEL', 2],
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
    expect(events.map(({ start }) => start.slice(11, 13))).toEqual(['09', '11', '11']);
  }

  const shown = await operator(environment, 'operations', 'show', booked.body.data.id);
  const byRequest = await operator(environment, 'operations', 'show', booked.body.meta.request_id);
  for (const answer of [shown, byRequest]) {
    const text = JSON.stringify(answer);
    expect(text).toContain(`appointment/${booked.body.data.id}`);
    expect(text).toContain('/namespaces/default/workflows/');
  }
});

test('workflow data name no person, neither encrypted nor decrypted', async () => {
  const { practitioner, booking } = await practice();
  const booked = await partner.post('/v1/partner/appointments', { ...booking, notes: 'zebrafinch' });
  await eventually(async () => (await mailsTo(practitioner.email)).length === 1);
  const secrets = createSecrets(readConfig(environment));
  const history = await temporal.call(
    (client) => readableHistory(client.workflow.getHandle(`appointment/${booked.body.data.id}`), secrets),
    UNHURRIED,
  );
  expect(history).toContain('Send booking confirmation to the practitioner');
  for (const canary of [...Object.values(PEOPLE), 'zebrafinch', practitioner.email, '/join/'])
    expect(history).not.toContain(canary);
});

test('an API process killed between claim and commit leaves nothing, and the same key books once', async () => {
  const { practitioner, booking } = await practice();
  const key = randomUUID();
  // Whoever holds the practitioner's turn keeps the booking between its claim and its commit.
  await database.owner.query('select pg_advisory_lock(hashtextextended($1, 0))', [practitioner.id]);
  const lost = partner.post('/v1/partner/appointments', booking, { key }).catch(() => 'lost');
  await eventually(async () => {
    // Transactions of other files wait too, so only those that wait for this connection count.
    const { rows } = await database.owner.query(
      'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
    );
    return rows.length > 0;
  });
  await api.kill();
  expect(await lost).toBe('lost');
  await database.owner.query('select pg_advisory_unlock_all()');
  const claim = await database.owner.query(
    'select operation_id from idempotency_records where answer is null',
  );
  api = await startApi();
  let answer = await partner.post('/v1/partner/appointments', booking, { key });
  await eventually(async () => {
    if (answer.status === 409) answer = await partner.post('/v1/partner/appointments', booking, { key });
    return answer.status !== 409;
  });
  expect(answer.status).toBe(201);
  expect(answer.body.data.id).toBe(claim.rows[0].operation_id);
  const listed = await partner.get(`/v1/partner/appointments?partner_practitioner_id=${practitioner.id}`);
  expect(listed.body.data).toHaveLength(1);
  await eventually(async () => (await mailsTo(practitioner.email)).length > 0);
  expect(await eventsFor(practitioner.email)).toHaveLength(1);
});

test('a worker killed between two e-mails sends the second one later, and none twice', async () => {
  const { practitioner, patient, booking } = await practice();
  const refusals = `${servers().mailboxUrl}/refusals`;
  await fetch(refusals, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ stage: 'recipient', address: patient.email, times: 1_000, code: 451 }),
  });
  const booked = await partner.post('/v1/partner/appointments', booking);
  expect(booked.status).toBe(201);
  const settled = async () => {
    const { rows } = await database.owner.query(
      `select recipient from appointment_notices where appointment_id = $1 and state = 'sent'`,
      [booked.body.data.id],
    );
    return rows.length;
  };
  await eventually(async () => (await settled()) === 1);
  await worker.kill();
  await fetch(refusals, { method: 'DELETE' });
  worker = await startWorker();
  await eventually(async () => (await settled()) === 2);
  for (const { email } of [practitioner, patient]) expect(await mailsTo(email)).toHaveLength(1);
});
