import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { projectDirectory } from '../../local/settings.ts';
import { verifyAuditChain } from '../../platform/audit/verify-audit-chain.ts';
import { asOperator } from '../support/world.ts';
import { installSchemathesis } from './fuzz/install-schemathesis.ts';
import { readReport } from './fuzz/read-report.ts';
import { DOCUMENTS, kinds, type Operation, type Subject, subjectsOf } from './fuzz/subjects.ts';
import { print, readArguments, runLong } from './run-long.ts';
import type { LongService } from './start-service.ts';

/**
 * `npm run fuzz -- [--examples 20] [--seed 1] [--only KIND]`: schemathesis against both served contracts, once with
 * each kind of token. Asserts from its report that nothing failed and that every operation succeeded at least once.
 */

const { examples, seed, only } = readArguments({ examples: 200, seed: 20_261_121 }, ['only']);
const wanted = kinds.filter((kind) => only === undefined || only === kind);
if (wanted.length === 0) throw new Error(`--only takes one of ${kinds.join(', ')}`);
/** As many as there are processors in a usual build: each is one process of Python and half the service's time. */
const AT_ONCE = 2;

/** Operations by label. */
type Operations = ReadonlyMap<string, Operation>;

const readDocument = async (service: LongService, document: Subject['document']): Promise<Operations> => {
  const answer = await fetch(`${service.baseUrl}${document}`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> };
  return new Map(
    Object.entries(paths).flatMap(([route, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${route}`, operation] as const,
      ),
    ),
  );
};

type Documents = Readonly<Record<Subject['document'], Operations>>;

const readDocuments = async (service: LongService): Promise<Documents> => {
  const read = DOCUMENTS.map(async (document) => [document, await readDocument(service, document)] as const);
  return Object.fromEntries(await Promise.all(read)) as Documents;
};

/** Whatever else a document comes to describe is to be fuzzed, too. */
const unreached = (documents: Documents, subjects: readonly Subject[]): string[] =>
  DOCUMENTS.flatMap((document) => {
    const taken = subjects.filter((subject) => subject.document === document);
    return [...documents[document]]
      .filter(([, operation]) => !taken.some(({ reaches }) => reaches(operation)))
      .map(([label]) => `${label} is reached with no token`);
  });

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
  const { world, token, author, strangers, practitioner_id, clinic_id, newcomer_id, written } = subject;
  const fuzzed = {
    base_url: service.baseUrl,
    seed,
    tokens: { organization: world.partner.token, author, subject: token, strangers, seat: written?.seat },
    practitioner_id,
    clinic_id,
    newcomer_id,
    written,
  };
  await writeFile(file('world.json'), JSON.stringify(fuzzed), { mode: 0o600 });
  const auth = { auth: [bearer('subject', token), bearer('stranger', strangers[0] as string)] };
  await writeFile(file('auth.json'), JSON.stringify(auth), { mode: 0o600 });
  const settings = path.join(import.meta.dirname, 'fuzz');
  const report = file('report.ndjson');
  const args = [
    ...['--config-file', path.join(settings, 'schemathesis.toml')],
    ...['run', `${service.baseUrl}${subject.document}`],
    ...['--max-examples', String(examples), '--seed', String(seed)],
    // Of so few operations none follows from another, and schemathesis takes a phase without links for a mistake.
    ...(operations.length < 4 ? ['--phases', 'examples,coverage,fuzzing'] : []),
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
  documents: Documents,
  subject: Subject,
  signal: AbortSignal,
): Promise<string[]> => {
  const operations = [...documents[subject.document]].filter(([, operation]) => subject.reaches(operation));
  const started = Date.now();
  const { status, report, output } = await runSchemathesis(
    program,
    service,
    subject,
    operations.map(([, { operationId }]) => operationId),
    signal,
  );
  const { statuses, cases, failures } = await readReport(report);
  print(output);
  print(`${subject.kind} token: ${cases} requests in ${Math.round((Date.now() - started) / 1000)} s`);
  const labels = operations.map(([label]) => label);
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
  const [documents, subjects] = [await readDocuments(service), await subjectsOf(service, wanted)];
  print(`Fuzzing with ${wanted.join(', ')} tokens: ${examples} examples, seed ${seed} …`);
  const complaints = (
    await pMap(subjects, (subject) => fuzz(program, service, documents, subject, signal), {
      concurrency: AT_ONCE,
    })
  ).flat();
  if (only === undefined) complaints.push(...unreached(documents, subjects));
  for (const organizationId of new Set(subjects.map(({ world }) => world.organizationId))) {
    const { valid, rows } = await asOperator(service, (session) =>
      verifyAuditChain(session.rows, service.config.ENVIRONMENT, organizationId),
    );
    print(`\nAudit chain: ${rows} rows, ${valid ? 'whole' : 'broken'}`);
    if (!valid) complaints.push('An audit chain is broken');
  }
  return complaints;
});
