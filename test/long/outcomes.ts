import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { WireRecord, World } from '../support/world.ts';
import { startTestBed, type TestBed } from './convergence/test-bed.ts';
import { percentile } from './percentile.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { unlimitedWorld } from './start-service.ts';

/**
 * `npm run outcomes -- [--bookings 100] [--rows 1000000]`: what became of bookings, with real mails, also while Temporal
 * is stopped; then how long it takes to read an outcome, and a page of the change feed, of a long history.
 */
const { bookings, reads, rows } = readArguments({ bookings: 100, reads: 300, rows: 1_000_000 });

const outcomePath = (requestId: string, waitSeconds = 0): string =>
  `/v1/partner/requests/${requestId}?wait_seconds=${waitSeconds}`;

/** Books with notices to both people. @returns the id of the request, and the patient's address. */
const book = async (world: World, hour: number): Promise<{ requestId: string; email: string }> => {
  const practice = await world.practice();
  const email = `family-${randomUUID()}@home.example`;
  await world.partner.patch(`/v1/partner/patients/${practice.patient.id}`, { email });
  const reply = await world.partner.post(
    '/v1/partner/appointments',
    world.booking(practice, hour, { notify_patient: true }),
  );
  if (reply.status !== 201) throw new Error(`A booking answered ${reply.status}`);
  return { requestId: reply.headers.get('x-request-id') as string, email };
};

const mailsOf = ({ effects }: WireRecord): string =>
  effects
    .filter(({ kind }: WireRecord) => kind === 'email')
    .map(({ recipient, state }: WireRecord) => `${recipient} ${state}`)
    .toSorted()
    .join();
const DONE = 'patient done,practitioner done';

/** The answer that waits comes when both mails are in the mailbox. */
const waitForMails = async (world: World, { mailbox }: TestBed): Promise<string[]> => {
  let right = 0;
  const took: number[] = [];
  for (let hour = 0; hour < bookings; hour += 1) {
    const { requestId, email } = await book(world, hour);
    const asked = performance.now();
    const { body } = await world.partner.get(outcomePath(requestId, 20));
    took.push(performance.now() - asked);
    const arrived = mailbox.messages().some(({ to }) => to.some(({ address }) => address === email));
    if (body.data.settled && mailsOf(body.data) === DONE && arrived) right += 1;
  }
  const sorted = took.toSorted((a, b) => a - b);
  print(
    `${right} of ${bookings} bookings settled with both mails in the mailbox; answered after p50 ` +
      `${percentile(sorted, 0.5).toFixed(0)} ms, p99 ${percentile(sorted, 0.99).toFixed(0)} ms`,
  );
  return right === bookings ? [] : [`Only ${right} of ${bookings} bookings were settled in time`];
};

const withoutTemporal = async (world: World, testBed: TestBed): Promise<string[]> => {
  await testBed.stopTemporal();
  const { requestId } = await book(world, bookings);
  const took: number[] = [];
  const said = new Set<string>();
  for (let each = 0; each < 20; each += 1) {
    const asked = performance.now();
    const { body } = await world.partner.get(outcomePath(requestId));
    took.push(performance.now() - asked);
    said.add(`${body.data.settled} ${mailsOf(body.data)}`);
  }
  const median = percentile(
    took.toSorted((a, b) => a - b),
    0.5,
  );
  await testBed.startTemporal();
  const back = performance.now();
  let settled = false;
  while (!settled && performance.now() - back < 120_000)
    settled = mailsOf((await world.partner.get(outcomePath(requestId, 20))).body.data) === DONE;
  print(
    `Temporal stopped: "${[...said].join()}" after ${median.toFixed(1)} ms (median of 20); done ` +
      `${((performance.now() - back) / 1_000).toFixed(1)} s after it was back`,
  );
  return [
    ...(said.size === 1 && said.has('false patient waiting,practitioner waiting')
      ? []
      : ['It said otherwise']),
    ...(median < 50 ? [] : [`It took ${median.toFixed(0)} ms to say so`]),
    ...(settled ? [] : ['It never became done']),
  ];
};

/** Copies of an organization's first audit row and event, so many that its history is long. */
const lengthen = async (owner: Client, organizationId: string, count: number): Promise<void> => {
  await owner.query(`set session_replication_role = replica`);
  for (const table of ['audit_entries', 'events']) {
    // Real rows of the audit go on after their own head, so copies stand far above.
    const from = table === 'events' ? 1_001 : 1_000_000_000;
    await owner.query(
      `insert into ${table} select copy.* from (
         select e as one from ${table} e where organization_id = $1 order by sequence limit 1) first,
         generate_series($2::bigint, $3::bigint) n,
         lateral jsonb_populate_record(first.one, jsonb_build_object('sequence', n, 'id', gen_random_uuid(),
           'request_id', gen_random_uuid())) copy
       on conflict do nothing`,
      [organizationId, from, from + count],
    );
    await owner.query(`analyze ${table}`);
  }
  await owner.query('update event_heads set sequence = $2 where organization_id = $1', [
    organizationId,
    1_001 + count,
  ]);
  await owner.query(`set session_replication_role = origin`);
};

const timed = async (world: World, pathOf: () => string): Promise<number> => {
  const asked = performance.now();
  const reply = await world.partner.get(pathOf());
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  return performance.now() - asked;
};

const readLongHistory = async (world: World, owner: Client, short: World): Promise<string[]> => {
  const { requestId } = await book(world, bookings + 1);
  await book(short, 0);
  await lengthen(owner, short.organizationId, 1_000);
  await lengthen(owner, world.organizationId, rows);
  const outcomes: number[] = [];
  const pages: Record<'long' | 'short', number[]> = { long: [], short: [] };
  const pageOf = (most: number) => () =>
    `/v1/partner/events?limit=100&sequence_from=${1_001 + Math.floor(Math.random() * (most - 200))}`;
  for (let each = -20; each < reads; each += 1) {
    const took = [
      await timed(world, () => outcomePath(requestId)),
      await timed(world, pageOf(rows)),
      await timed(short, pageOf(1_000)),
    ] as const;
    // The first ones fill caches.
    if (each < 0) continue;
    outcomes.push(took[0]);
    pages.long.push(took[1]);
    pages.short.push(took[2]);
  }
  const of = (took: number[], share: number) =>
    percentile(
      took.toSorted((a, b) => a - b),
      share,
    );
  const ratio = of(pages.long, 0.5) / of(pages.short, 0.5);
  print(
    `${rows} audit rows: an outcome p50 ${of(outcomes, 0.5).toFixed(1)} ms, p99 ${of(outcomes, 0.99).toFixed(1)} ms`,
  );
  print(
    `page of 100 at ${rows} events against 1000: p50 ${of(pages.long, 0.5).toFixed(1)} and ` +
      `${of(pages.short, 0.5).toFixed(1)} ms, ${ratio.toFixed(2)} times`,
  );
  return [
    ...(of(outcomes, 0.99) > 50 ? [`An outcome takes ${of(outcomes, 0.99).toFixed(0)} ms`] : []),
    ...(ratio > 1.2 ? [`A page takes ${ratio.toFixed(2)} times as long`] : []),
  ];
};

await runLong({ processes: 1, durable: false }, async (service) => {
  const temporalFile = path.join(service.directory, 'temporal', 'temporal.db');
  const testBed = await startTestBed(service, { queues: 'workflows,mail', temporalFile });
  const owner = new Client({ connectionString: service.environment.DATABASE_OWNER_URL });
  await owner.connect();
  try {
    const world = await unlimitedWorld(service);
    const complaints = [...(await waitForMails(world, testBed)), ...(await withoutTemporal(world, testBed))];
    await pause(1_000);
    return [...complaints, ...(await readLongHistory(world, owner, await unlimitedWorld(service)))];
  } finally {
    await owner.end();
    await testBed.stop();
  }
});
