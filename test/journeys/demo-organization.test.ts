import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Clinician, createClinicApi, type Data } from '../../api/operator/seed/clinic-api.ts';
import { seedOrganization } from '../../api/operator/seed/seed-organization.ts';
import { readConfig } from '../../platform/configuration/config.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { openTemporal, type Temporal } from '../../temporal/connection.ts';
import { type OwnDatabase, ownDatabase } from '../api/operator/own-database.ts';
import { runOperator } from '../api/operator/run-operator.ts';
import { registerNamespace } from '../support/own-namespace.ts';
import { servers } from '../support/servers.ts';
import { freePort, operator, type Process, startProcess } from './processes.ts';

/** What `npm start` fills its demo organization with: by the interface and the workers, the same for the same seed. */

let database: OwnDatabase;
let environment: NodeJS.ProcessEnv;
let processes: Process[] = [];
let temporal: Temporal;

beforeAll(async () => {
  database = await ownDatabase();
  const ports = (await Promise.all([freePort(), freePort(), freePort(), freePort()])).map(String);
  const [API_PORT, AUTH_PORT, ADMIN_PORT, WORKER_ADMIN_PORT] = ports;
  environment = {
    ...database.environment,
    SMTP_URL: servers().smtpUrl,
    TEMPORAL_ADDRESS: servers().temporalAddress,
    WORKFLOW_BUNDLE_PATH: servers().workflowBundlePath,
    OBJECTS_DIR: servers().objectsDirectory,
    API_PORT,
    AUTH_PORT,
    ADMIN_PORT,
    WORKER_ADMIN_PORT,
    BASE_URL: `http://127.0.0.1:${API_PORT}`,
    AUTH_URL: `http://127.0.0.1:${AUTH_PORT}`,
    TEMPORAL_NAMESPACE: `demo-${randomUUID()}`,
  };
  const config = readConfig(environment);
  temporal = openTemporal(config, createSecrets(config));
  await registerNamespace(temporal, config.TEMPORAL_NAMESPACE);
  processes = await Promise.all([
    startProcess('api/main.ts', environment, Number(ADMIN_PORT)),
    startProcess('worker/main.ts', environment, Number(WORKER_ADMIN_PORT)),
  ]);
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await temporal?.close();
  await database?.drop();
});

const founded = async () => {
  const contact = ['--contact-email', 'demo@clinic-service.invalid'];
  const { organization, credential } = await operator(
    environment,
    'organizations',
    'create',
    '--name',
    `Demo ${randomUUID()}`,
    ...contact,
  );
  const { client_id, client_secret, audience, base_url, token_url } = credential;
  const access = { client_id, client_secret, audience, apiUrl: base_url, tokenUrl: token_url };
  return { id: String(organization.id), access };
};
type Founded = Awaited<ReturnType<typeof founded>>;

const today = new Date(new Date().toISOString().slice(0, 10));
const fill = ({ id, access }: Founded, seed: number): Promise<void> =>
  seedOrganization({
    access,
    organizationId: id,
    seed,
    patients: 12,
    weeks: 4,
    today,
    library: true,
    report: () => undefined,
  });

const NOT_COMPARED = /(^|_)(id|ids|at|url|by)$/;
/** Everything but ids, links and the moments at which something was written; a session's times stay. */
const essence = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(essence);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name === 'start_at' || name === 'end_at' || !NOT_COMPARED.test(name))
      .map(([name, inner]) => [name, essence(inner)]),
  );
};
const sorted = (records: readonly unknown[]): unknown[] =>
  records
    .map((one) => JSON.stringify(essence(one)))
    .sort()
    .map((one) => JSON.parse(one));

const contentOf = async (clinician: Clinician, practitioner: Data) => {
  const list = (path: string) => clinician.list(`/v1/partner/${path}?limit=100`);
  const [books, rooms, forms, notes] = await Promise.all([
    list('storybooks'),
    list('playrooms'),
    list('forms'),
    clinician.list('/v1/partner/notes?limit=100&include=body'),
  ]);
  const framed = await clinician.framed({ capabilities: ['form:read', 'client:read'] });
  return {
    practitioner: `${practitioner.first_name} ${practitioner.last_name}`,
    books: await Promise.all(
      books.map(async (book) => ({
        ...book,
        // Which animal a book is about, and where it lives, follows from the book's id.
        pages: (await list(`storybooks/${book.id}/pages`)).length,
      })),
    ).then(sorted),
    rooms: sorted(
      await Promise.all(
        rooms.map(async (room) => ({ ...room, shelf: sorted(await list(`playrooms/${room.id}/content`)) })),
      ),
    ),
    forms: sorted(
      await Promise.all(
        forms.map(async (form) => ({
          ...form,
          // Answers are keyed by the ids of questions, which are new for each organization.
          answers: (await framed.list(`/api/embed/forms/${form.id}/submissions?limit=100`)).length,
        })),
      ),
    ),
    notes: sorted(notes),
    transcripts: (
      await Promise.all(notes.map(({ id }) => clinician.get(`/v1/partner/notes/${id}?include=transcript`)))
    ).filter(({ transcript }) => transcript !== null).length,
    worksheets: sorted(await list('worksheets')),
    scenes: sorted(await list('game-saves')),
    shared: sorted(await list('clinic-community/items')),
  };
};

const shown = async ({ access }: Founded) => {
  const api = createClinicApi(access);
  const list = (path: string) => api.organization.list(`/v1/partner/${path}?limit=100`);
  const practitioners = await list('practitioners');
  const content = await Promise.all(practitioners.map((one) => contentOf(api.as(one.id), one)));
  return {
    clinics: sorted(await list('clinics')),
    practitioners: sorted(practitioners),
    patients: sorted(await list('patients')),
    sessions: sorted(await api.organization.list('/v1/partner/appointments?limit=100&include_deleted=true')),
    content: sorted(content) as Awaited<ReturnType<typeof contentOf>>[],
  };
};

const of = (records: unknown[], name: string): unknown[] =>
  records.map((one) => (one as Record<string, unknown>)[name]);

let first: Founded;
test('the demo organization has records of every kind, and is the same for the same seed', async () => {
  let second: Founded;
  [first, second] = await Promise.all([founded(), founded()]);
  const started = Date.now();
  await fill(first, 1);
  process.stdout.write(`The demo organization was filled in ${(Date.now() - started) / 1000} s.\n`);
  await fill(second, 1);
  const [one, other] = await Promise.all([shown(first), shown(second)]);
  expect(other).toEqual(one);

  expect([one.clinics.length, one.practitioners.length, one.patients.length]).toEqual([2, 3, 12]);
  expect(one.sessions).toHaveLength(48);
  expect(new Set(of(one.sessions, 'status'))).toEqual(
    new Set(['scheduled', 'completed', 'cancelled', 'no_show']),
  );
  const all = <Name extends keyof (typeof one.content)[number]>(name: Name): unknown[] =>
    one.content.flatMap((content) => content[name] as unknown[]);
  expect(new Set(of(all('notes'), 'status'))).toEqual(new Set(['draft', 'signed']));
  expect(one.content.some(({ transcripts }) => transcripts > 0)).toBe(true);
  expect(all('forms')).toHaveLength(3);
  expect(new Set(of(all('forms'), 'answers'))).toEqual(new Set([20, 8, 4]));
  expect(of(all('books'), 'status')).toEqual(['ready', 'ready', 'ready', 'ready']);
  expect(of(all('worksheets'), 'status')).toEqual(['ready', 'ready', 'ready', 'ready']);
  expect(of(all('scenes'), 'has_thumbnail')).toEqual([true, true, true]);
  const furnished = all('rooms').filter((room) => (room as { shelf: unknown[] }).shelf.length > 0);
  expect(new Set(of(furnished, 'theme')).size).toBe(4);
  const [clinician] = one.content.filter(({ shared }) => shared.length > 0);
  expect(clinician?.shared).toHaveLength(4);
});

test('filling it once more on the same day adds nothing', async () => {
  const before = await shown(first);
  await fill(first, 1);
  expect(await shown(first)).toEqual(before);
});

test('operators fill an organization with a command, which leaves no credential and no limit behind', async () => {
  const organization = await founded();
  const seed = (number: string) =>
    operator(
      environment,
      'organizations',
      'seed',
      organization.id,
      '--patients',
      '5',
      '--weeks',
      '2',
      '--seed',
      number,
    );
  expect(await seed('7')).toEqual({
    seeded: { organization_id: organization.id, patients: 5, weeks: 2, seed: 7, seconds: expect.any(Number) },
  });
  const api = createClinicApi(organization.access);
  expect(await api.organization.list('/v1/partner/patients?limit=100')).toHaveLength(5);
  expect(await api.organization.list('/v1/partner/appointments?limit=100&include_deleted=true')).toHaveLength(
    10,
  );
  // Another seed can be filled in beside it, because unique names differ.
  await seed('8');
  expect(await api.organization.list('/v1/partner/patients?limit=100')).toHaveLength(10);

  const { organization: found, credentials } = await operator(
    environment,
    'organizations',
    'show',
    organization.id,
  );
  expect(found.limits).toMatchObject({ minute: 600, hour: 20_000 });
  const inUse = credentials.filter(({ revoked_at }: { revoked_at: unknown }) => revoked_at === null);
  expect(inUse.map(({ client_id }: { client_id: string }) => client_id)).toEqual([
    organization.access.client_id,
  ]);
});

test('elsewhere than in development the command is refused', async () => {
  const { id } = await founded();
  const { SEAT_MINUTE_LIMIT: _seats, WORKSPACE_MINUTE_LIMIT: _workspaces, ...kept } = environment;
  const production = {
    ...kept,
    ENVIRONMENT: 'production',
    BASE_URL: 'https://api.clinic.example',
    AUTH_URL: 'https://auth.clinic.example',
    SECRET_KEYRING: `k1:${randomBytes(32).toString('base64url')}`,
    SECRET_PEPPER: randomBytes(32).toString('base64url'),
  };
  const { status, stderr } = await runOperator(production, ['organizations', 'seed', id]);
  expect(stderr).toMatch(/ENVIRONMENT is development/);
  expect(status).toBe(1);
});
