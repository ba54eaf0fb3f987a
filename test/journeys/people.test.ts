import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig } from '../../platform/configuration/config.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { openTemporal, type Temporal } from '../../temporal/connection.ts';
import { mailsTo } from '../activities/bench.ts';
import { type OwnDatabase, ownDatabase } from '../api/operator/own-database.ts';
import { type Client, clientOf } from '../support/client.ts';
import { csrfOf, PASSWORD, signedIn } from '../support/direct-login.ts';
import { eventually } from '../support/eventually.ts';
import { registerNamespace } from '../support/own-namespace.ts';
import { unescaped, visitorOf } from '../support/pages.ts';
import { readableHistory, UNHURRIED } from '../support/readable-history.ts';
import { servers } from '../support/servers.ts';
import { freePort, operator, type Process, startProcess } from './processes.ts';

/** People come in as they would: pages, the operator's command line, the mailbox; API and worker as processes. */

let database: OwnDatabase;
let environment: NodeJS.ProcessEnv;
let api: Process;
let worker: Process;
let temporal: Temporal;
const said: string[] = [];

const OPERATOR = `operator-${randomUUID()}@clinic-service.example`;
const CONTACT = { name: 'Quillfeather Oddsworth', email: `zebrafinch-${randomUUID()}@partner.example` };

beforeAll(async () => {
  database = await ownDatabase();
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const [API_PORT, AUTH_PORT, ADMIN_PORT, WORKER_ADMIN_PORT] = ports.map(String) as [
    string,
    string,
    string,
    string,
  ];
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
    // It has a namespace of its own: otherwise workers of other files would take its tasks.
    TEMPORAL_NAMESPACE: `people-${randomUUID()}`,
    OPERATOR_EMAIL: OPERATOR,
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
  await temporal.close();
  await database.drop();
});

const base = () => ({ baseUrl: environment.BASE_URL as string });
const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ mail }) => mail.subject);
/** The path of the link in the newest mail that has one. */
const linkTo = async (address: string, prefix: string): Promise<string> => {
  let path: string | undefined;
  await eventually(async () => {
    const texts = (await mailsTo(address)).map(({ mail }) => mail.text ?? '');
    path = new RegExp(`${environment.BASE_URL}(${prefix}[\\w-]{43})`).exec(
      texts.toReversed().join('\n'),
    )?.[1];
    return path !== undefined;
  });
  return path as string;
};
const historyOf = (workflowId: string) =>
  temporal.call(
    (client) =>
      readableHistory(
        client.workflow.getHandle(workflowId),
        createSecrets(readConfig(environment)),
        environment.TEMPORAL_NAMESPACE,
      ),
    UNHURRIED,
  );
const stageOf = async (workflowId: string) => {
  const { status } = await temporal.call((client) => client.workflow.getHandle(workflowId).describe());
  return status.name;
};

interface Partner {
  readonly client: Client;
  readonly organizationId: string;
  readonly secrets: readonly string[];
}
let partner: Partner;

test('a partner applies, is approved, opens the link once, exchanges the secret and works', async () => {
  const visitor = visitorOf(base());
  const form = {
    organization_name: 'Marrowgate House',
    contact_name: CONTACT.name,
    email: CONTACT.email,
    website: 'marrowgate.example',
    intended_use: 'winterbourne booking',
  };
  expect((await visitor.submit('/apply', form)).status).toBe(303);
  const { applications } = await operator(environment, 'applications', 'list', '--status', 'received');
  const [{ id }] = applications;
  await eventually(async () => (await subjectsTo(OPERATOR)).length === 1);
  const approved = await operator(environment, 'applications', 'approve', id);
  const path = await linkTo(CONTACT.email, '/credentials/');

  // A mail scanner opens the link first, which does not use it up.
  expect((await visitor.get(path)).status).toBe(200);
  const shown = await visitor.submit(path);
  const part = (name: string) => unescaped(new RegExp(`id="${name}">([^<]+)<`).exec(shown.text)?.[1] ?? '');
  const [client_id, client_secret, audience] = ['client_id', 'client_secret', 'audience'].map(part);
  expect((await visitor.submit(path)).status).toBe(410);

  const response = await fetch(part('token_url'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_id, client_secret, audience, grant_type: 'client_credentials' }),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  const client = clientOf(part('base_url'), access_token);
  expect((await client.get('/v1/partner/health')).body.data.partner_organization_id).toBe(
    approved.organization.id,
  );
  await eventually(async () => (await stageOf(`application/${id}`)) === 'COMPLETED');
  expect(await subjectsTo(CONTACT.email)).toEqual([
    'We have received your application',
    'Your application is approved',
    'Your credential was opened',
  ]);
  const after = (await operator(environment, 'applications', 'show', id)).application;
  expect(after).toMatchObject({
    status: 'opened',
    letters: { received: 'sent', operator_notice: 'sent', approved: 'sent', opened: 'sent' },
  });

  // One history contains all steps, and names neither people nor secrets.
  const history = await historyOf(`application/${id}`);
  for (const step of ['Confirm the application', 'Send the credential link', 'credential was opened'])
    expect(history).toContain(step);
  const secrets = [client_secret as string, path.split('/').at(-1) as string];
  for (const canary of [
    ...secrets,
    CONTACT.name,
    'Quillfeather',
    CONTACT.email,
    'Marrowgate',
    'winterbourne',
  ])
    expect(history).not.toContain(canary);
  partner = { client, organizationId: approved.organization.id, secrets };
});

test('a clinic upgrades, its practitioner sets a password, is disabled and enabled again', async () => {
  const { client } = partner;
  const made = async (path: string, body: object) => (await client.post(path, body)).body.data;
  const clinic = await made('/v1/partner/clinics', { name: 'Marrowgate Harbour', timezone: 'Europe/Berlin' });
  const email = `oddsworth-${randomUUID()}@practice.example`;
  const practitioner = await made('/v1/partner/practitioners', {
    first_name: 'Quillfeather',
    last_name: 'Winterbourne',
    email,
    partner_clinic_id: clinic.id,
  });
  await operator(environment, 'clinics', 'upgrade', clinic.id);
  const path = await linkTo(email, '/login/set-password/');
  const shown = async () => (await client.get(`/v1/partner/practitioners/${practitioner.id}`)).body.data;
  expect((await shown()).service_login_status).toBe('invited');
  const answer = await visitorOf(base()).submit(path, { password: PASSWORD, password_again: PASSWORD });
  expect(answer.status).toBe(303);
  expect((await shown()).service_login_status).toBe('active');

  const visitor = await signedIn(base(), email);
  const workspace = await visitor.get('/workspace');
  expect(workspace.words).toContain('Marrowgate Harbour');
  expect(csrfOf(workspace.text)).not.toBe('');
  const token = visitor.cookies.get('login') as string;

  const set = (status: string) => client.patch(`/v1/partner/practitioners/${practitioner.id}`, { status });
  expect((await set('disabled')).body.data.service_login_status).toBe('suspended');
  expect((await visitor.get('/workspace')).status).toBe(303);
  expect((await set('active')).body.data.service_login_status).toBe('active');
  await signedIn(base(), email);

  // A new practitioner is invited automatically.
  const newcomer = `newcomer-${randomUUID()}@practice.example`;
  await made('/v1/partner/practitioners', {
    first_name: 'Ada',
    last_name: 'Winterbourne',
    email: newcomer,
    partner_clinic_id: clinic.id,
  });
  await linkTo(newcomer, '/login/set-password/');

  const workflows = [`clinic/${clinic.id}/upgrade`, `practitioner/${practitioner.id}/access`];
  for (const workflow of workflows) {
    await eventually(async () => (await stageOf(workflow)) === 'COMPLETED');
    const history = await historyOf(workflow);
    for (const canary of [
      path.split('/').at(-1) as string,
      PASSWORD,
      token,
      email,
      'Quillfeather',
      'Marrowgate',
    ])
      expect(history).not.toContain(canary);
  }

  const { rows } = await database.owner.query(`select a::text as row from audit_entries a union all
    select o::text from workflow_outbox o`);
  const kept = rows.map(({ row }) => row).join('\n');
  expect(kept).toContain('setPassword');
  const logged = said.join('');
  expect(logged).toContain('Workers are polling');
  for (const text of [kept, logged])
    for (const canary of [
      ...partner.secrets,
      path.split('/').at(-1) as string,
      PASSWORD,
      token,
      email,
      CONTACT.email,
      'Quillfeather',
      'Marrowgate',
      'winterbourne',
    ])
      expect(text).not.toContain(canary);
});
