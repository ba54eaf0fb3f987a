import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pMap from 'p-map';
import { Client } from 'pg';
import { organizationCommands } from '../../api/operator/organizations.ts';
import { KEPT_TABLES } from '../../domain/closings/tables-of-organization.ts';
import { openObjects } from '../../platform/objects/open-objects.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { asOperator, type World } from '../support/world.ts';
import { startTestBed } from './convergence/test-bed.ts';
import { percentile } from './percentile.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { type LongService, unlimitedWorld } from './start-service.ts';

/**
 * `npm run closing -- [--patients 1000] [--objects 10000]`: an organization with as many patients, each with an
 * appointment, and objects is closed while another organization reads. Nothing is left but audit and usage, the
 * certificate is genuine, and the other's p99 is at most twice the one before. Linux only: it reads /proc.
 */
const { patients: patientCount, objects: objectCount } = readArguments({ patients: 1_000, objects: 10_000 });

const TOOL = new URL('../../partners/tools/verify-erasure.mjs', import.meta.url);
const READ_EVERY_MS = 20;
const QUIET_MS = 20_000;
const TIMES_SLOWER = 2;
const PATIENCE_MS = 20 * 60_000;

const populate = async (service: LongService, world: World): Promise<void> => {
  const practice = await world.practice();
  const { clinic, practitioner } = practice;
  await pMap(
    Array.from({ length: patientCount }, (_, at) => at),
    async (at) => {
      const patient = await world.patient({
        partner_clinic_id: clinic.id,
        created_by_partner_practitioner_id: practitioner.id,
      });
      const start = new Date(Date.UTC(2030, 0, 1) + at * 3_600_000);
      const { status, text } = await world.partner.post('/v1/partner/appointments', {
        ...(world.booking({ ...practice, patient }) as object),
        start_at: start.toISOString(),
        end_at: new Date(start.getTime() + 1_800_000).toISOString(),
      });
      if (status !== 201) throw new Error(text);
    },
    { concurrency: 8 },
  );
  const objects = openObjects(service.config, createSecrets(service.config));
  await pMap(
    Array.from({ length: objectCount }, (_, at) => at),
    (at) =>
      objects.put(
        `organizations/${world.organizationId}/storybooks/book-${at % 500}/${at}.png`,
        Buffer.alloc(2_048, at),
        { media_type: 'image/png' },
      ),
    { concurrency: 16 },
  );
  objects.close();
};

/** Rows of each table that the organization has. */
const rowsLeft = async (owner: Client, organizationId: string): Promise<Record<string, number>> => {
  const { rows } = await owner.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where a.attname = 'organization_id' and not a.attisdropped and c.relkind = 'r'
      and c.relnamespace = 'public'::regnamespace order by 1`);
  const left: Record<string, number> = {};
  for (const { name } of rows) {
    const found = await owner.query<{ n: number }>(
      `select count(*)::int as n from ${name} where organization_id = $1`,
      [organizationId],
    );
    if (found.rows[0]?.n) left[name] = found.rows[0].n;
  }
  return left;
};

/** The largest memory that the process ever had, in MiB. */
const peakMemory = async (pid: number): Promise<number> =>
  Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

await runLong({ processes: 1, durable: true }, async (service) => {
  const complaints: string[] = [];
  const [leaving, staying] = [await unlimitedWorld(service), await unlimitedWorld(service)];
  const { clinic } = await staying.practice();
  const owner = new Client({ connectionString: service.environment.DATABASE_OWNER_URL });
  await owner.connect();
  await populate(service, leaving);
  const before = await rowsLeft(owner, leaving.organizationId);
  const stayingBefore = await rowsLeft(owner, staying.organizationId);
  print(`${Object.values(before).reduce((a, b) => a + b, 0)} rows in ${Object.keys(before).length} tables`);
  const testBed = await startTestBed(service, {
    queues: 'workflows,mail,calendar,video,exports,maintenance',
    settings: { AUDIT_SIGNING_KEY: service.keptSecrets.AUDIT_SIGNING_KEY },
  });
  try {
    const times: Record<'before' | 'during', number[]> = { before: [], during: [] };
    let phase: keyof typeof times = 'before';
    const ending = new AbortController();
    const reading = (async () => {
      for (; !ending.signal.aborted; await pause(READ_EVERY_MS)) {
        const began = performance.now();
        const of = phase;
        const { status } = await staying.partner.get(`/v1/partner/clinics/${clinic.id}`);
        if (status !== 200) complaints.push(`A read was answered ${status}`);
        times[of].push(performance.now() - began);
      }
    })();
    // A run that is ended early stops the service first.
    reading.catch(() => undefined);
    // Mails and calendars of the bookings come first.
    const waiting = async (): Promise<number> =>
      (await owner.query('select count(*)::int as n from workflow_outbox where delivered_at is null')).rows[0]
        .n;
    while ((await waiting()) > 0) await pause(500);
    times.before.length = 0;
    await pause(QUIET_MS);
    phase = 'during';
    const memoryBefore = await peakMemory(testBed.workerPid());
    const began = performance.now();
    const close = organizationCommands.find(({ name }) => name === 'close');
    await asOperator(service, async (session) => {
      await close?.run({ session, args: [leaving.organizationId], options: { inDays: '0' } });
    });
    const read = async () =>
      (
        await owner.query('select * from organization_closings where organization_id = $1', [
          leaving.organizationId,
        ])
      ).rows[0];
    let closing = await read();
    while (closing.status !== 'completed' && performance.now() - began < PATIENCE_MS) {
      await pause(250);
      closing = await read();
    }
    const minutes = (performance.now() - began) / 60_000;
    ending.abort();
    await reading;
    const p99 = { before: percentile(times.before, 0.99), during: percentile(times.during, 0.99) };
    print(`${closing.status} after ${minutes.toFixed(2)} minutes`);
    const memory = await peakMemory(testBed.workerPid());
    print(`Worker: at most ${memory.toFixed(0)} MiB, ${memoryBefore.toFixed(0)} MiB before`);
    print(
      `Another organization's p99: ${p99.before.toFixed(1)} ms before, ${p99.during.toFixed(1)} ms meanwhile`,
    );
    if (p99.during > TIMES_SLOWER * p99.before) complaints.push('The other organization was slowed down');
    const left = await rowsLeft(owner, leaving.organizationId);
    for (const [table, rows] of Object.entries(left))
      if (!Object.hasOwn(KEPT_TABLES, table)) complaints.push(`${rows} rows are left in ${table}`);
    const objects = openObjects(service.config, createSecrets(service.config));
    let objectsLeft = 0;
    for await (const _ of objects.list(`organizations/${leaving.organizationId}/`)) objectsLeft += 1;
    objects.close();
    if (objectsLeft > 0) complaints.push(`${objectsLeft} objects are left`);
    const found = closing.certificate?.steps.find(({ kind }: { kind: string }) => kind === 'objects')?.found;
    print(`Objects: ${found} found, ${objectsLeft} left`);
    const { verifyErasure } = await import(TOOL.href);
    const report = verifyErasure(closing.certificate, { trusted: [service.environment.AUDIT_PUBLIC_KEYS] });
    if (!report.valid) complaints.push(`The certificate is not genuine: ${report.fault}`);
    const changed = Object.entries(stayingBefore).filter(
      ([table]) => !['audit_entries', 'rate_windows', 'holder_windows'].includes(table),
    );
    const stayingAfter = await rowsLeft(owner, staying.organizationId);
    for (const [table, rows] of changed)
      if ((stayingAfter[table] ?? 0) < rows) complaints.push(`The other organization lost rows of ${table}`);
  } finally {
    await testBed.stop();
    await owner.end();
  }
  return complaints;
});
