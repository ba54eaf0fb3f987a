import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Pool } from 'pg';
import { readConfig } from '../../api/config.ts';
import { verifyAuditChain } from '../../api/operator/verify-audit-chain.ts';
import { openDatabase } from '../../api/platform/data/database.ts';
import { rowsOfPool } from '../../api/platform/data/rows.ts';
import { openObjects } from '../../api/platform/objects/open-objects.ts';
import { createSecrets } from '../../api/platform/secrets.ts';
import { projectDirectory } from '../../local/settings.ts';
import type { RunningApp } from '../support/app.ts';
import { type Client, clientOf } from '../support/client.ts';
import { finishedExport } from '../support/exports.ts';
import { formBody, requestedSubmission } from '../support/forms.ts';
import { PIXEL, savedScene } from '../support/games.ts';
import { writtenNote } from '../support/notes.ts';
import { readyStorybook } from '../support/storybooks.ts';
import { readyWorksheet } from '../support/worksheets.ts';
import { asOperator, type WireRecord, type World } from '../support/world.ts';
import { installSchemathesis } from './fuzz/install-schemathesis.ts';
import { readReport } from './fuzz/read-report.ts';
import { print, readNumbers, runLong } from './run-long.ts';
import { type LongService, unlimitedWorld } from './start-service.ts';

/**
 * `npm run fuzz -- [--examples 20] [--seed 1]`: schemathesis against the served contract, once with each
 * kind of token. Asserts from its report that nothing failed and that every operation succeeded at least once.
 */

const numbers = readNumbers({ examples: 200, seed: 20_261_121 });

interface Subject {
  readonly kind: 'organization' | 'delegated';
  readonly scheme: string;
  readonly world: World;
  readonly token: string;
  /** Of another organization: what the subject sees must not be seen with it. */
  readonly stranger: string;
  readonly practitioner_id: string | null;
  readonly clinic_id: string | null;
  readonly written: Written | undefined;
}

/** What no call of the partner tier makes: it comes by frames, patients and workers. */
interface Written {
  readonly note_id: string;
  readonly export_id: string;
  readonly submission: { readonly id: string; readonly submissionId: string };
  /** What is ready, with the other ids of its paths, by the resource's name in paths. */
  readonly content: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

/** More than the run deletes of its own accord. */
const READY = 12;

/** Books and worksheets that are ready, shared and shelf-ready, and saved scenes with a preview. */
const fill = async (
  app: Pick<RunningApp, 'database' | 'objects' | 'secrets'>,
  service: LongService,
  { organizationId, clinician, patient }: { organizationId: string; clinician: Client; patient: WireRecord },
): Promise<Written['content']> => {
  const withParts = async (resource: string, { id }: WireRecord) => {
    const path = `/v1/partner/${resource}/${id}`;
    const pages = (await clinician.get(`${path}/pages`)).body.data;
    const shared = await clinician.post(`${path}/share`, { partner_patient_id: patient.id });
    return { id, pageId: pages[0].id as string, shareId: shared.body.data.share_id as string };
  };
  const game = await clinician.post('/v1/partner/game-sessions', {
    game_type: 'sandtray',
    patient_id: patient.id,
    origins: ['https://portal.partner.example'],
  });
  const seat = clientOf(service.baseUrl, game.body.data.practitioner.token);
  const content = { storybooks: [], worksheets: [], 'game-saves': [] } as Record<
    string,
    Record<string, string>[]
  >;
  for (let made = 0; made < READY; made += 1) {
    const book = await readyStorybook(app as RunningApp, organizationId, clinician);
    content.storybooks?.push(await withParts('storybooks', book));
    const sheet = await readyWorksheet(app, clinician, organizationId);
    content.worksheets?.push(await withParts('worksheets', sheet));
    const { id } = (await seat.post('/api/embed/game-saves', savedScene)).body.data;
    await seat.put(`/api/embed/game-saves/${id}/thumbnail`, { content_base64: PIXEL });
    content['game-saves']?.push({ id });
  }
  return content;
};

const write = async (
  service: LongService,
  world: World,
  practice: Awaited<ReturnType<World['practice']>>,
): Promise<Written> => {
  const { practitioner, patient } = practice;
  const config = readConfig(service.environment);
  const secrets = createSecrets(config);
  const objects = openObjects(config, secrets);
  const pool = new Pool({ connectionString: service.environment.DATABASE_OWNER_URL, max: 1 });
  const owner = { pool, rows: rowsOfPool(pool) };
  const database = await openDatabase({
    url: config.DATABASE_URL,
    poolSize: 2,
    application: 'fuzz',
    entities: [],
  });
  try {
    const clinician = await world.as(practitioner.id);
    const { body } = await clinician.post('/v1/partner/forms', formBody());
    const submission = { form_id: body.data.id, practitioner_id: practitioner.id, patient_id: patient.id };
    return {
      note_id: await writtenNote({ app: { owner, secrets }, world, practice }, { transcript: true }),
      submission: { id: body.data.id, submissionId: await requestedSubmission({ owner }, submission) },
      export_id: await finishedExport(
        { database, objects },
        { organizationId: world.organizationId, practitionerId: practitioner.id },
      ),
      content: await fill({ database, objects, secrets }, service, {
        organizationId: world.organizationId,
        clinician,
        patient,
      }),
    };
  } finally {
    await database.close();
    await pool.end();
  }
};

const subjectsOf = async (service: LongService, world: World, other: World): Promise<readonly Subject[]> => {
  const [own, foreign] = await Promise.all([world.practice(), other.practice()]);
  const practitioner_id = own.practitioner.id as string;
  return [
    {
      kind: 'organization',
      scheme: 'organizationToken',
      world,
      token: world.partner.token,
      stranger: other.partner.token,
      practitioner_id: null,
      clinic_id: null,
      written: undefined,
    },
    {
      kind: 'delegated',
      scheme: 'delegatedToken',
      world,
      token: await world.token({ practitioner_id }),
      stranger: await other.token({ practitioner_id: foreign.practitioner.id }),
      practitioner_id,
      clinic_id: own.clinic.id as string,
      written: await write(service, world, own),
    },
  ];
};

interface Operation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
}

/** The operations that a token of this kind may call, by label. */
const operationsOf = async (service: LongService, scheme: string): Promise<ReadonlyMap<string, string>> => {
  const answer = await fetch(`${service.baseUrl}/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> };
  return new Map(
    Object.entries(paths).flatMap(([route, methods]) =>
      Object.entries(methods)
        .filter(([, { security }]) => security.some((one) => Object.hasOwn(one, scheme)))
        .map(([method, { operationId }]) => [`${method.toUpperCase()} ${route}`, operationId] as const),
    ),
  );
};

const bearer = (name: string, token: string) => ({
  name,
  fixedHeaders: [{ name: 'Authorization', value: `Bearer ${token}` }],
});

const runSchemathesis = async (
  program: string,
  service: LongService,
  subject: Subject,
  operations: readonly string[],
  signal: AbortSignal,
): Promise<{ status: number | null; report: string; output: string }> => {
  const file = (name: string) => path.join(service.directory, `${subject.kind}-${name}`);
  const { practitioner_id, clinic_id, token, stranger, written } = subject;
  const tokens = { organization: subject.world.partner.token, subject: token, stranger };
  const none = { note_id: null, export_id: null, submission: null, content: null };
  const world = {
    base_url: service.baseUrl,
    seed: numbers.seed,
    tokens,
    practitioner_id,
    clinic_id,
    ...none,
    ...written,
  };
  await writeFile(file('world.json'), JSON.stringify(world), { mode: 0o600 });
  const auth = { auth: [bearer('subject', token), bearer('stranger', stranger)] };
  await writeFile(file('auth.json'), JSON.stringify(auth), { mode: 0o600 });
  const settings = path.join(import.meta.dirname, 'fuzz');
  const report = file('report.ndjson');
  const args = [
    ...['--config-file', path.join(settings, 'schemathesis.toml')],
    ...['run', `${service.baseUrl}/openapi.json`],
    ...['--max-examples', String(numbers.examples), '--seed', String(numbers.seed)],
    ...operations.flatMap((id) => ['--include-operation-id', id]),
    ...['--report', 'ndjson', '--report-ndjson-path', report],
  ];
  const child = spawn(program, args, {
    cwd: service.directory,
    env: {
      ...process.env,
      NO_COLOR: '1',
      SCHEMATHESIS_HOOKS: path.join(settings, 'hooks.py'),
      FUZZ_WORLD: file('world.json'),
      FUZZ_AUTH: file('auth.json'),
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONHASHSEED: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  child.on('error', () => undefined);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, report, output };
};

const printTable = (
  labels: readonly string[],
  statuses: ReadonlyMap<string, ReadonlyMap<number, number>>,
): void => {
  const columns = [...new Set([...statuses.values()].flatMap((counts) => [...counts.keys()]))].sort(
    (a, b) => a - b,
  );
  const widest = Math.max(...labels.map((label) => label.length));
  print(`${''.padEnd(widest)}${columns.map((status) => String(status).padStart(6)).join('')}`);
  for (const label of labels) {
    const counts = statuses.get(label);
    print(
      `${label.padEnd(widest)}${columns.map((status) => String(counts?.get(status) ?? '').padStart(6)).join('')}`,
    );
  }
};

const fuzz = async (
  program: string,
  service: LongService,
  subject: Subject,
  signal: AbortSignal,
): Promise<string[]> => {
  const operations = await operationsOf(service, subject.scheme);
  const started = Date.now();
  const { status, report, output } = await runSchemathesis(
    program,
    service,
    subject,
    [...operations.values()],
    signal,
  );
  const { statuses, cases, failures } = await readReport(report);
  print(output);
  print(`${subject.kind} token: ${cases} requests in ${Math.round((Date.now() - started) / 1000)} s`);
  const labels = [...operations.keys()];
  printTable(labels, statuses);
  const complaints = [...failures];
  if (status !== 0) complaints.push(`schemathesis ended with status ${status}`);
  for (const label of labels)
    if (![...(statuses.get(label)?.keys() ?? [])].some((code) => code >= 200 && code < 400))
      complaints.push(`${label} never succeeded`);
  return complaints.map((complaint) => `${subject.kind} token: ${complaint}`);
};

await runLong({ processes: 1, durable: false }, async (service, signal) => {
  const cache = path.resolve(projectDirectory, process.env.DATA_DIR || '.data');
  const program = await installSchemathesis(cache, print, signal);
  const world = await unlimitedWorld(service);
  const subjects = await subjectsOf(service, world, await unlimitedWorld(service));
  print(`Fuzzing with both kinds of token: ${numbers.examples} examples, seed ${numbers.seed} …`);
  const complaints = (
    await Promise.all(subjects.map((subject) => fuzz(program, service, subject, signal)))
  ).flat();
  const { valid, rows } = await asOperator(service, (session) =>
    verifyAuditChain(session.rows, service.config.ENVIRONMENT, world.organizationId),
  );
  print(`\nAudit chain: ${rows} rows, ${valid ? 'whole' : 'broken'}`);
  if (!valid) complaints.push('The audit chain is broken');
  return complaints;
});
