import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { clientOf, type Reply } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { type LongRun, print } from '../run-long.ts';

/** What happens to a key whose original request is killed or stalled, at the moments that matter. */

const APPOINTMENTS = '/v1/partner/appointments';

/** A connection of the schema's owner that holds locks until it is released. */
const holding = async (run: LongRun, statement: string, values: readonly unknown[]) => {
  const client = new Client({ connectionString: run.service.environment.DATABASE_OWNER_URL });
  // Where the run ends before it is released, its server ends first.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query(statement, [...values]);
  return {
    async release() {
      await client.query('commit');
      await client.end();
    },
  };
};

const waitsForLock = ({ owner }: LongRun, least = 1) =>
  eventually(async () => {
    const { rows } = await owner.query(
      `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and application_name <> ''`,
    );
    return rows[0].count >= least;
  }, 4_000);

/** Asks until the key is free; the seconds since `from`, when it was. */
const freeAfter = async (
  ask: () => Promise<Reply>,
  from: number,
): Promise<{ readonly seconds: number; readonly reply: Reply }> => {
  for (;;) {
    const reply = await ask();
    const seconds = (performance.now() - from) / 1_000;
    if (reply.status !== 409 || seconds > 90) return { seconds, reply };
    await pause(250);
  }
};

const scene = async ({ service, world }: LongRun) => {
  const own = await world();
  const practice = await own.practice();
  const at = (baseUrl: string) => clientOf(baseUrl, own.partner.token);
  const count = async (): Promise<number> =>
    (await own.partner.get(`${APPOINTMENTS}?limit=100`)).body.data.length;
  return { own, practice, at, count, elsewhere: at(service.baseUrls[1] ?? service.baseUrl) };
};

/** Killed after the commit and before the answer: the next request gets the stored answer immediately. */
export const crashAfterCommit = async (run: LongRun): Promise<string[]> => {
  const { own, practice, at, count, elsewhere } = await scene(run);
  const victim = await run.service.startVictim();
  const GATE = 7_319_001;
  // The commit itself waits at this trigger, so that it happens while the process cannot notice.
  await run.owner.query(`
    create function wait_at_commit() returns trigger language plpgsql as $$
      begin if new.organization_id = '${own.organizationId}' then perform pg_advisory_xact_lock(${GATE}); end if;
      return null; end $$;
    create constraint trigger waits_at_commit after insert on appointments deferrable initially deferred
      for each row execute function wait_at_commit()`);
  const gate = await holding(run, 'select pg_advisory_xact_lock($1)', [GATE]);
  const key = randomUUID();
  const body = own.booking(practice);
  const original = at(victim.baseUrl)
    .post(APPOINTMENTS, body, { key })
    .catch(() => undefined);
  await waitsForLock(run);
  victim.signal('SIGSTOP');
  await gate.release();
  await eventually(async () => {
    const found = await run.owner.query('select from appointments where organization_id = $1', [
      own.organizationId,
    ]);
    return found.rowCount === 1;
  });
  await victim.kill();
  await original;
  await run.owner.query('drop trigger waits_at_commit on appointments; drop function wait_at_commit()');
  const killed = performance.now();
  const { seconds, reply } = await freeAfter(() => elsewhere.post(APPOINTMENTS, body, { key }), killed);
  const appointments = await count();
  print(
    `Killed after the commit: ${reply.status}${reply.headers.has('idempotent-replayed') ? ' replayed' : ''} ` +
      `after ${seconds.toFixed(1)} s, ${appointments} appointment`,
  );
  const complaints: string[] = [];
  if (reply.status !== 201 || !reply.headers.has('idempotent-replayed') || seconds > 5)
    complaints.push(`after the commit: ${reply.status} after ${seconds.toFixed(1)} s is no replay at once`);
  if (appointments !== 1) complaints.push(`after the commit: ${appointments} appointments`);
  return complaints;
};

/** Killed before the commit: nothing happened, and after a minute the key works again. */
export const crashBeforeCommit = async (run: LongRun): Promise<string[]> => {
  const { own, practice, at, count, elsewhere } = await scene(run);
  const victim = await run.service.startVictim();
  const held = await holding(run, 'select 1 from practitioners where id = $1 for update', [
    practice.practitioner.id,
  ]);
  const key = randomUUID();
  const body = own.booking(practice);
  const began = performance.now();
  const original = at(victim.baseUrl)
    .post(APPOINTMENTS, body, { key })
    .catch(() => undefined);
  await eventually(async () => {
    const claims = await run.owner.query(
      'select from idempotency_records where organization_id = $1 and answer is null',
      [own.organizationId],
    );
    return claims.rowCount === 1;
  });
  await waitsForLock(run);
  await victim.kill();
  await held.release();
  await original;
  const { seconds, reply } = await freeAfter(() => elsewhere.post(APPOINTMENTS, body, { key }), began);
  const appointments = await count();
  print(
    `Killed before the commit: ${reply.status} ${seconds.toFixed(1)} s after the claim, ${appointments} appointment`,
  );
  const complaints: string[] = [];
  if (reply.status !== 201 || reply.headers.has('idempotent-replayed'))
    complaints.push(`before the commit: the retry was answered ${reply.status}`);
  if (seconds < 60 || seconds > 63)
    complaints.push(`before the commit: the key was free after ${seconds.toFixed(1)} s`);
  if (appointments !== 1) complaints.push(`before the commit: ${appointments} appointments`);
  return complaints;
};

/** Originals that were stopped during their take-over find, when they continue, that they may change nothing. */
export const stalledOriginals = async (
  run: LongRun,
  { stalled }: { readonly stalled: number },
): Promise<string[]> => {
  const { own, practice, at, count, elsewhere } = await scene(run);
  const victim = await run.service.startVictim();
  // All claims wait for the organization's row; they are granted while their process cannot notice.
  const held = await holding(run, 'select 1 from organizations where id = $1 for update', [
    own.organizationId,
  ]);
  const requests = Array.from({ length: stalled }, (_, hour) => ({
    key: randomUUID(),
    body: own.booking(practice, hour),
  }));
  const originals = requests.map(({ key, body }) => at(victim.baseUrl).post(APPOINTMENTS, body, { key }));
  // Where something fails before they are waited for, that is what is to be told.
  void Promise.allSettled(originals);
  await waitsForLock(run, stalled);
  victim.signal('SIGSTOP');
  const began = performance.now();
  await held.release();
  await pause(65_000, undefined, { signal: run.signal });
  const retries: Reply[] = [];
  for (const { key, body } of requests) retries.push(await elsewhere.post(APPOINTMENTS, body, { key }));
  const slept = (performance.now() - began) / 1_000;
  victim.signal('SIGCONT');
  const woken = await Promise.all(originals);
  const appointments = await count();
  await victim.kill();
  const fenced = woken.filter(({ status }) => status === 409).length;
  const done = retries.filter(({ status }) => status === 201).length;
  print(
    `Stalled for ${slept.toFixed(0)} s: ${done} of ${stalled} retries made it, ${fenced} of ${stalled} originals were fenced, ` +
      `${appointments} appointments`,
  );
  const complaints: string[] = [];
  if (done !== stalled) complaints.push(`stalled: ${stalled - done} retries were not executed`);
  if (fenced !== stalled)
    complaints.push(`stalled: originals answered ${woken.map(({ status }) => status).join(' ')}`);
  if (appointments !== stalled) complaints.push(`stalled: ${appointments} appointments for ${stalled} keys`);
  return complaints;
};
