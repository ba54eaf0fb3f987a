import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pMap from 'p-map';
import { readConfig } from '../../platform/configuration/config.ts';
import { readWhole } from '../../platform/objects/objects.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { openTemporal, type Temporal } from '../../temporal/connection.ts';
import { type OwnDatabase, ownDatabase } from '../api/operator/own-database.ts';
import { runOperator } from '../api/operator/run-operator.ts';
import { plantedWords } from '../interface/planted-words.ts';
import {
  type Call,
  createScene,
  outcomeOf,
  perform,
  prepareCalls,
  type Scene,
  successes,
} from '../interface/samples.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Reply } from '../support/client.ts';
import { upgradeClinic } from '../support/direct-login.ts';
import { eventually } from '../support/eventually.ts';
import { registerNamespace } from '../support/own-namespace.ts';
import { readZip } from '../support/read-zip.ts';
import { readableHistory, UNHURRIED } from '../support/readable-history.ts';
import { servers } from '../support/servers.ts';
import { freePort, type Process, startProcess } from './processes.ts';

/**
 * What people write comes to the people and records that it is for, and to nothing that operators, carriers or
 * auditors read (specification 1.8): a word of its own in every field of every operation, then a look everywhere.
 */

let database: OwnDatabase;
let environment: NodeJS.ProcessEnv;
let app: RunningApp;
let api: Process;
let worker: Process;
let temporal: Temporal;
let outside: Server;
let folder: string;
const said: string[] = [];
const traces: string[] = [];
/** Method and address of each request that the service sent to other servers. */
const asked: string[] = [];
const words = plantedWords();

const CALENDAR = `<?xml version="1.0"?><multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><response>
<href>/home/</href><propstat><prop><resourcetype><collection/><C:calendar/></resourcetype></prop>
<status>HTTP/1.1 200 OK</status></propstat></response></multistatus>`;

/** The servers of a calendar and of traces. */
const startOutside = async (): Promise<Server> => {
  const server = createServer(async (request, response) => {
    // Whole: how many they are depends on which workflow comes first.
    asked.push(`${request.method} http://${outsideHost()}${request.url}`);
    if (request.url === '/v1/traces') {
      traces.push(await text(request));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      return;
    }
    const found = request.method === 'PROPFIND' || request.method === 'REPORT';
    response.writeHead(found ? 207 : request.method === 'GET' ? 404 : 201, { ETag: '"1"' });
    response.end(found ? CALENDAR : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};
const outsideHost = () => `127.0.0.1:${(outside.address() as AddressInfo).port}`;

/** The worker gets ready while everything is prepared, and begins with what is asked for afterwards. */
const holdCommands = () =>
  database.owner.query(`alter table workflow_outbox alter column next_attempt_at set default '2100-01-01'`);
const releaseCommands = () =>
  database.owner.query(
    `alter table workflow_outbox alter column next_attempt_at set default clock_timestamp();
     update workflow_outbox set next_attempt_at = clock_timestamp() where delivered_at is null;
     notify workflow_outbox`,
  );

beforeAll(async () => {
  [database, outside, folder] = await Promise.all([
    ownDatabase(),
    startOutside(),
    mkdtemp(path.join(tmpdir(), 'planted-words-')),
  ]);
  const ports = (await Promise.all(Array.from({ length: 5 }, freePort))).map(String) as string[];
  const [API_PORT, AUTH_PORT, ADMIN_PORT, WORKER_ADMIN_PORT, METRICS_PORT] = ports;
  environment = {
    ...database.environment,
    API_PORT,
    AUTH_PORT,
    ADMIN_PORT,
    WORKER_ADMIN_PORT,
    TEMPORAL_METRICS_ADDRESS: `127.0.0.1:${METRICS_PORT}`,
    BASE_URL: `http://127.0.0.1:${API_PORT}`,
    AUTH_URL: `http://127.0.0.1:${AUTH_PORT}`,
    // It has a namespace of its own: otherwise workers of other files would take its tasks.
    TEMPORAL_NAMESPACE: `words-${randomUUID()}`,
    WORKFLOW_BUNDLE_PATH: servers().workflowBundlePath,
    OBJECTS_DIR: folder,
    OUTGOING_ALLOWED_HOSTS: outsideHost(),
    TRACES_URL: `http://${outsideHost()}/v1/traces`,
    LOG_LEVEL: 'trace',
  };
  const config = readConfig(environment);
  temporal = openTemporal(config, createSecrets(config));
  await registerNamespace(temporal, config.TEMPORAL_NAMESPACE);
  await holdCommands();
  let own: RunningApp;
  [own, api, worker] = await Promise.all([
    startApp({ ...environment, TRACES_URL: undefined }),
    startProcess('api/main.ts', environment, Number(ADMIN_PORT), said),
    startProcess('worker/main.ts', environment, Number(WORKER_ADMIN_PORT), said),
  ]);
  // Its database and objects prepare; the requests go to the process whose words are read.
  app = { ...own, baseUrl: environment.BASE_URL as string, authUrl: environment.AUTH_URL as string };
});

afterAll(async () => {
  await Promise.all([worker?.stop(), api?.stop(), app?.stop(), temporal?.close()]);
  outside?.close();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The people and their clinic have such names and addresses too. */
const nameThePractice = async ({ world, practice }: Scene): Promise<void> => {
  const person = (who: string) => ({
    first_name: words.word(`${who} first name`),
    last_name: words.word(`${who} last name`),
    email: `${words.word(`${who} e-mail`)}@practice.example`,
  });
  const replies = [
    await world.partner.patch(`/v1/partner/clinics/${practice.clinic.id}`, { name: words.word('clinic') }),
    await world.partner.patch(
      `/v1/partner/practitioners/${practice.practitioner.id}`,
      person('practitioner'),
    ),
    await world.partner.patch(`/v1/partner/patients/${practice.patient.id}`, person('patient')),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
};

const PROSE = /^(Noa|It began)/;
const planted = (operation: string, schema: unknown, call: Call): Call => {
  const body = words.plant(operation, schema, call.body) as Call['body'];
  if (operation === 'connectCalendar')
    return { ...call, body: { ...body, url: `http://${outsideHost()}/home/` } };
  const { answers } = (body ?? {}) as { answers?: Record<string, unknown> };
  if (!answers) return body ? { ...call, body } : call;
  const written = Object.entries(answers).map(([id, answer]) => [
    id,
    PROSE.test(String(answer)) ? words.word(`${operation}.answers`) : answer,
  ]);
  return { ...call, body: { ...body, answers: Object.fromEntries(written) } };
};

/** Addresses that an answer hands out, but for those that its caller gave. */
const addressesIn = ({ text, headers }: Reply): string =>
  [headers.get('Location') ?? '', ...(text.match(/https?:\/\/[^"\s]+/g) ?? [])].join('\n');

/** Of what takes long one is done of each kind: the others' commands stay in the outbox, to be looked at there. */
const leaveOneOfEach = async (): Promise<{ workflowIds: string[]; kinds: string[] }> => {
  const { rows } = await database.owner.query<{ workflow_id: string; workflow_type: string }>(
    `with left_alone as (
       update workflow_outbox set delivered_at = now()
       where workflow_type in ('generateStorybook', 'rebindStorybook', 'convertWorksheet')
         and id not in (select min(id) from workflow_outbox group by workflow_type)
       returning id)
     select distinct workflow_id, workflow_type from workflow_outbox
     where id not in (select id from left_alone)`,
  );
  const kinds = [...new Set(rows.map(({ workflow_type }) => workflow_type))];
  return { workflowIds: rows.map(({ workflow_id }) => workflow_id), kinds: kinds.toSorted() };
};
/** A webhook's receiver is nowhere here, so its workflow waits for days; so does an erasure, for its time. */
const hasEnded = async (workflowId: string): Promise<boolean> => {
  const { status } = await temporal.call((client) => client.workflow.getHandle(workflowId).describe());
  return status.name !== 'RUNNING' || /^(webhook|erasure)\//.test(workflowId);
};

/** All that Temporal keeps of it, as it lies there and opened. */
const keptOf = (workflowId: string): Promise<string> =>
  temporal.call(async (client) => {
    const handle = client.workflow.getHandle(workflowId);
    const history = await readableHistory(handle, app.secrets, environment.TEMPORAL_NAMESPACE);
    const opened = [...history.matchAll(/"data":\s*"([^"]+)"/g)].map(([, data]) =>
      Buffer.from(data as string, 'base64').toString('latin1'),
    );
    const { memo, searchAttributes, staticSummary, staticDetails } =
      (await handle.describe()) as never as Record<string, unknown>;
    // A workflow that waits for its time has no result yet.
    const hasBegun = !workflowId.startsWith('erasure/');
    const details = hasBegun && (await handle.query('__temporal_workflow_metadata'));
    const described = [
      memo,
      searchAttributes,
      typeof staticSummary === 'function' ? await staticSummary() : staticSummary,
      typeof staticDetails === 'function' ? await staticDetails() : staticDetails,
      details,
    ];
    return [history, ...opened, JSON.stringify(described)].join('\n');
  }, UNHURRIED);

/** The columns that contain words in plaintext. */
const openColumns = async (): Promise<string[]> => {
  const { rows: columns } = await database.owner.query<{ table_name: string; names: string[] }>(
    `select table_name::text, array_agg(column_name::text) as names
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' group by 1`,
  );
  const found: string[] = [];
  for (const { table_name, names } of columns) {
    const looks = names.map((name) => `bool_or(${name}::text ~ $1) as ${name}`).join(', ');
    const { rows } = await database.owner.query(`select ${looks} from ${table_name}`, [words.pattern]);
    found.push(...names.filter((name) => rows[0][name]).map((name) => `${table_name}.${name}`));
  }
  return found.toSorted();
};

const filesUnder = async (directory: string): Promise<string[]> =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

/** What only an object that is not sealed holds, or holds at its beginning. */
const OF_CLEAR = /%PDF-\d|endobj|\x89PNG\r\n|IHDR\0\0|JFIF\0|manifest\.json|\.md.{0,40}PK/s;
/** Those in whose bytes, whole, a word or the form of a document, picture or archive can be read. */
const storedInClear = async (files: readonly string[]): Promise<string[]> => {
  const looks = await pMap(
    files,
    async (file) => {
      const bytes = (await readFile(file)).toString('latin1');
      return words.foundIn(bytes).length > 0 || OF_CLEAR.test(bytes) ? [path.relative(folder, file)] : [];
    },
    { concurrency: 4 },
  );
  return looks.flat();
};
const FORMS: readonly (readonly [form: string, kind: string])[] = [
  ['%PDF', 'a document'],
  ['\x89PNG', 'a picture'],
];
const openedKinds = async (): Promise<string[]> => {
  const kinds = new Set<string>();
  for await (const { key } of app.objects.list('organizations/')) {
    const bytes = await readWhole(app.objects, key);
    const known = FORMS.find(([form]) => bytes.subarray(0, 8).toString('latin1').startsWith(form));
    if (known) kinds.add(known[1]);
    if (bytes.subarray(0, 2).toString() !== 'PK') continue;
    const files = await readZip(bytes);
    const told = files.some((one) => words.foundIn(one.bytes.toString()).length > 0);
    kinds.add(told ? 'an archive with words' : 'an archive');
  }
  return [...kinds].toSorted();
};

test('a word is found plain and encoded', () => {
  const own = plantedWords();
  const word = own.word('a field');
  expect(own.foundIn(`{"name":"${word}"}`)).toEqual(['a field']);
  const bytes = ['', 'a', 'ab'].map((before) => Buffer.from(`${before}${word}`));
  for (const encoded of bytes.flatMap((one) => [one.toString('base64'), one.toString('hex')]))
    expect(own.foundIn(`.${encoded}.`)).toHaveLength(1);
  expect(own.foundIn(words.word('another'))).toEqual([]);
});

test('text of any field reaches no log, address, audit row, payload, metric or trace, and only names are stored in plaintext', async () => {
  const scene = await createScene(app);
  await nameThePractice(scene);
  const calls = await prepareCalls(scene);
  // What was only prepared is there already: nobody needs to work on it.
  await database.owner.query('delete from workflow_outbox');
  const outcomes: Record<string, string> = {};
  const handedOut: string[] = [];
  await pMap(
    calls,
    async ([one, call]) => {
      const ask = one.body ? planted(one.id, one.body, call) : call;
      // A reason is taken only with an unlock, and this note is not signed.
      if (one.id === 'updateNote') delete (ask.body as { reason?: string }).reason;
      if (one.body) {
        const refused = await perform(scene.caller, one, {
          ...ask,
          body: { ...ask.body, nickname: words.word(`${one.id}, a field that it does not know`) },
        });
        expect([one.id, refused.status]).toEqual([one.id, 422]);
        expect([one.id, words.foundIn(refused.text)]).toEqual([one.id, []]);
      }
      const reply = await perform(scene.caller, one, ask);
      outcomes[one.id] = outcomeOf(reply);
      if (reply.status >= 400) outcomes[one.id] += reply.text;
      handedOut.push(addressesIn(reply));
      if (one.id !== 'replaceTranscript') return;
      const [speaker, said] = [words.word('a speaker of WebVTT'), words.word('words of WebVTT')];
      const webvtt = `WEBVTT\n\n00:00.000 --> 00:01.500\n<v ${speaker}>${said}\n`;
      expect((await perform(scene.caller, one, { path: ask.path, body: { webvtt } })).status).toBe(200);
    },
    { concurrency: 8 },
  );
  expect(outcomes).toEqual(successes(calls));
  // The frame only asks for it: the owner's mail confirms, or the operator.
  await upgradeClinic(app, scene.practice.clinic.id);
  expect(words.fields.size).toBeGreaterThan(100);
  const wrongSecret = await fetch(`${app.authUrl}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      audience: app.config.AUDIENCE,
      client_id: words.word('client_id'),
      client_secret: words.word('client_secret'),
    }),
  });
  expect(wrongSecret.status).toBe(401);

  const { workflowIds, kinds } = await leaveOneOfEach();
  const organization = ['--organization', scene.world.organizationId];
  const running = Promise.all(
    [
      ['operations', 'list'],
      ['usage', 'report'],
      ['audit', 'verify'],
    ].map((command) => runOperator(environment, [...command, ...organization, '--json'])),
  );
  await releaseCommands();
  await eventually(async () => (await pMap(workflowIds, hasEnded)).every(Boolean));

  const kept = await pMap(workflowIds, keptOf, { concurrency: 8 });

  const metrics = await Promise.all(
    [environment.ADMIN_PORT, environment.WORKER_ADMIN_PORT, environment.TEMPORAL_METRICS_ADDRESS].map(
      async (at) =>
        (await fetch(`http://${String(at).includes(':') ? at : `127.0.0.1:${at}`}/metrics`)).text(),
    ),
  );
  const runs = await running;
  expect(runs.map(({ status, stderr }) => [status, stderr])).toEqual(runs.map(() => [0, '']));
  expect(await Promise.all([worker.stop(), api.stop()])).toEqual([0, 0]);

  expect(kinds).toEqual([
    'buildExport',
    'clinicUpgrade',
    'connectCalendar',
    'convertWorksheet',
    'deliverWebhooks',
    'disconnectCalendar',
    'erasePatient',
    'generateStorybook',
    'generateWorksheet',
    'importRecords',
    'practitionerAccessChanged',
    'rebindStorybook',
    'rebindWorksheet',
    'sendForm',
    'sendUpgradeLink',
    'shareContent',
    'syncAppointment',
  ]);

  const files = await filesUnder(folder);
  expect(await storedInClear(files)).toEqual([]);
  // Opened, the same objects say what was written: it was there to be found.
  expect(await openedKinds()).toEqual(['a document', 'a picture', 'an archive with words']);
  const places: Record<string, readonly string[]> = {
    logs: said,
    'addresses handed out': handedOut,
    'addresses asked for': asked,
    workflows: kept,
    metrics,
    traces,
    "the operator's command line": runs.map(({ stdout }) => stdout),
    'names of objects': files,
  };
  for (const [place, texts] of Object.entries(places)) {
    expect([place, texts.join('').length > 100]).toEqual([place, true]);
    expect([place, words.foundIn(texts.join('\n'))]).toEqual([place, []]);
  }
  // Names, addresses and references are what people are found by; everything else is sealed.
  expect(await openColumns()).toEqual([
    'clinics.external_id',
    'clinics.name',
    'login_invitations.email',
    'patients.email',
    'patients.external_id',
    'patients.first_name',
    'patients.last_name',
    'patients.phone',
    'playrooms.name',
    'practitioners.email',
    'practitioners.external_id',
    'practitioners.first_name',
    'practitioners.last_name',
    'session_configurations.branding',
    'toolkits.name',
  ]);
});
