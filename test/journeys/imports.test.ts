import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig } from '../../platform/configuration/config.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { openTemporal, type Temporal } from '../../temporal/connection.ts';
import { type OwnDatabase, ownDatabase } from '../api/operator/own-database.ts';
import { type Client, clientOf, insisting } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { IMPORTS } from '../support/imports.ts';
import { readableHistory, UNHURRIED } from '../support/readable-history.ts';
import { servers } from '../support/servers.ts';
import type { WireRecord } from '../support/world.ts';
import { freePort, operator, type Process, startProcess } from './processes.ts';

/** An import as it is run: API and worker as processes, of which the worker is killed in the middle. */

let database: OwnDatabase;
let environment: NodeJS.ProcessEnv;
let api: Process;
let worker: Process;
let temporal: Temporal;
let partner: Client;
const written: string[] = [];

const CANARY = 'Oddsworth';
const RECORDS = 1_000;

const startWorker = () =>
  startProcess('worker/main.ts', environment, Number(environment.WORKER_ADMIN_PORT), written);

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
  };
  [api, worker] = await Promise.all([
    startProcess('api/main.ts', environment, adminPort as number, written),
    startWorker(),
  ]);
  const config = readConfig(environment);
  temporal = openTemporal(config, createSecrets(config));
  const words = ['organizations', 'create', '--name', 'Journey', '--contact-email', 'o@p.example'];
  const { client_id, client_secret, audience, token_url } = (await operator(environment, ...words))
    .credential;
  const response = await fetch(token_url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_id, client_secret, audience, grant_type: 'client_credentials' }),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  partner = insisting(clientOf(`http://127.0.0.1:${apiPort}`, access_token));
});

afterAll(async () => {
  expect(await Promise.all([api.stop(), worker.stop()])).toEqual([0, 0]);
  await temporal.close();
  await database.drop();
});

const patients = async (): Promise<WireRecord[]> => {
  const made = async (path: string, body: object) =>
    (await partner.post(`/v1/partner/${path}`, body)).body.data;
  const clinic = await made('clinics', { name: `Clinic ${randomUUID()}` });
  const person = { first_name: 'Ada', last_name: 'Winter', partner_clinic_id: clinic.id };
  const practitioner = await made('practitioners', { ...person, email: `ada-${clinic.id}@practice.example` });
  return Array.from({ length: RECORDS }, (_, at) => ({
    ...person,
    last_name: CANARY,
    email: `${CANARY.toLowerCase()}-${at}@home.example`,
    created_by_partner_practitioner_id: practitioner.id,
    external_id: `ehr-${clinic.id}-${at}`,
  }));
};
const imported = (id: string) => async (): Promise<WireRecord> =>
  (await partner.get(`${IMPORTS}/${id}`)).body.data;

test('a worker that is killed again and again doubles and loses no record', async () => {
  const records = await patients();
  const { body, headers } = await partner.post(IMPORTS, { kind: 'patients', mode: 'apply', records });
  const { id } = body.data;
  const read = imported(id);
  for (const kills of [1, 2, 3]) {
    const before = (await read()).records_done;
    await eventually(async () => (await read()).records_done > before);
    await worker.kill();
    // Not over yet, else nothing was killed.
    expect([kills, (await read()).records_done < RECORDS]).toEqual([kills, true]);
    worker = await startWorker();
  }
  await eventually(async () => (await read()).status === 'completed');
  expect(await read()).toMatchObject({ records_done: RECORDS, counts: { created: RECORDS, failed: 0 } });
  const stored = await database.owner.query(
    `select count(*)::int as patients, count(distinct external_id)::int as ids from patients where external_id like $1`,
    [`${records[0].external_id.slice(0, -1)}%`],
  );
  expect(stored.rows).toEqual([{ patients: RECORDS, ids: RECORDS }]);
  const told = await database.owner.query(
    `select count(*)::int as events, count(distinct data ->> 'id')::int as told from events
     where type = 'patient.created' and request_id = $1`,
    [headers.get('x-request-id')],
  );
  expect(told.rows).toEqual([{ events: RECORDS, told: RECORDS }]);
  const left = await database.owner.query('select from import_records');
  expect(left.rowCount).toBe(0);
});

test('operators find an import by words, counts and ids; its history and the logs name no person', async () => {
  const records = await patients();
  const began = performance.now();
  const { body, headers } = await partner.post(IMPORTS, { kind: 'patients', mode: 'apply', records });
  const { id } = body.data;
  await eventually(async () => (await imported(id)()).status === 'completed');
  process.stderr.write(`${RECORDS} patients were imported in ${Math.round(performance.now() - began)} ms\n`);
  const secrets = createSecrets(readConfig(environment));
  const history = await temporal.call(
    ({ workflow }) => readableHistory(workflow.getHandle(`import/${id}`), secrets),
    UNHURRIED,
  );
  expect(history).toContain('"done":950');
  expect(`${history}${written.join('')}`).not.toMatch(new RegExp(CANARY, 'i'));
  const described = await temporal.call(({ workflow }) => workflow.getHandle(`import/${id}`).describe());
  expect(JSON.stringify(described.searchAttributes)).toContain('done');
  for (const about of [id, headers.get('x-request-id') as string]) {
    const shown = JSON.stringify(await operator(environment, 'operations', 'show', about));
    expect(shown).toContain(`import/${id}`);
    expect(shown).toContain('createImport');
    expect(shown).not.toMatch(new RegExp(CANARY, 'i'));
  }
});
