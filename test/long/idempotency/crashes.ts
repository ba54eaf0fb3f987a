import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client as DatabaseClient } from 'pg';
import { outcomeOf } from '../../interface/samples.ts';
import { type Client, clientOf, type Reply } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { type LongRun, print } from '../run-long.ts';
import type { Victim } from '../start-service.ts';

/** What happens to a key whose original request is killed or stalled, at the moments that matter. */

const APPOINTMENTS = '/v1/partner/appointments';

/** Locks of the schema's owner, which others wait for until they are released. */
interface HeldLock {
  /** Resolves once a statement waits for one of these locks, whatever else waits elsewhere. */
  waitedFor(): Promise<void>;
  release(): Promise<void>;
}

const holding = async (run: LongRun, statement: string, values: readonly unknown[]): Promise<HeldLock> => {
  const client = new DatabaseClient({ connectionString: run.service.environment.DATABASE_OWNER_URL });
  // Where the run ends before it is released, its server ends first.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query(statement, [...values]);
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return {
    waitedFor: () =>
      eventually(async () => {
        const waiting = await run.owner.query(
          'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
          [rows[0].pid],
        );
        return waiting.rowCount !== 0;
      }, 4_000),
    async release() {
      await client.query('commit');
      await client.end();
    },
  };
};

/** The moments at which an insert can be held up: before the row is there, or when its transaction commits. */
const MOMENTS = {
  'at the insert': 'create trigger held_up before insert on',
  'at the commit': 'create constraint trigger held_up after insert on',
} as const;

interface HeldInserts extends HeldLock {
  /** Inserts pass as before. */
  remove(): Promise<void>;
}

/** Holds up every insert of the organization into the table. */
const holdInserts = async (
  run: LongRun,
  organizationId: string,
  table: 'appointments' | 'idempotency_records',
  moment: keyof typeof MOMENTS,
): Promise<HeldInserts> => {
  const gate = `pg_advisory_xact_lock(hashtext('${organizationId}'))`;
  await run.owner.query(`
    create function hold_up_${table}() returns trigger language plpgsql as $$
      begin if new.organization_id = '${organizationId}' then perform ${gate}; end if; return new; end $$;
    ${MOMENTS[moment]} ${table} ${moment === 'at the commit' ? 'deferrable initially deferred' : ''}
      for each row execute function hold_up_${table}()`);
  return {
    ...(await holding(run, `select ${gate}`, [])),
    remove: () =>
      run.owner
        .query(`drop trigger held_up on ${table}; drop function hold_up_${table}()`)
        .then(() => undefined),
  };
};

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
  // The commit itself waits, so that it happens while the process cannot notice.
  const gate = await holdInserts(run, own.organizationId, 'appointments', 'at the commit');
  const key = randomUUID();
  const body = own.booking(practice);
  const original = at(victim.baseUrl)
    .post(APPOINTMENTS, body, { key })
    .catch(() => undefined);
  await gate.waitedFor();
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
  await gate.remove();
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
  await held.waitedFor();
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

/** How the time passes after which a key may be taken over, while its original is stopped. */
interface Stall {
  readonly name: string;
  pass(run: LongRun, organizationId: string): Promise<unknown>;
  /** What an original that holds a granted claim may answer when it continues. */
  readonly answers: readonly string[];
}

const STALLS: readonly Stall[] = [
  {
    // The claims are made older, so the process finds its connections as it left them and goes on with its requests.
    name: 'Stalled for a moment',
    pass: ({ owner }, organizationId) =>
      owner.query(
        `update idempotency_records set locked_at = locked_at - interval '61 s'
         where organization_id = $1 and answer is null`,
        [organizationId],
      ),
    answers: ['409 idempotency-conflict'],
  },
  {
    // The process may find that the database was silent for longer than its connections allow.
    name: 'Stalled for 65 s',
    pass: ({ signal }) => pause(65_000, undefined, { signal }),
    answers: ['409 idempotency-conflict', '503 service-unavailable'],
  },
];

/**
 * Stops the victim while the database grants its claims.
 * @returns how many it granted: the other requests still wait in the process, for the next batch of claims.
 */
const stopAtClaims = async (
  run: LongRun,
  victim: Victim,
  organizationId: string,
  send: () => void,
): Promise<number> => {
  // Not held up at the change: once that is sent, nobody keeps PostgreSQL from committing it.
  const held = await holdInserts(run, organizationId, 'idempotency_records', 'at the insert');
  send();
  await held.waitedFor();
  victim.signal('SIGSTOP');
  await held.release();
  let granted = 0;
  await eventually(async () => {
    const claims = await run.owner.query(
      'select from idempotency_records where organization_id = $1 and answer is null',
      [organizationId],
    );
    granted = claims.rowCount ?? 0;
    return granted > 0;
  });
  await held.remove();
  return granted;
};

/** Each answer with how often it was given. */
const tally = (answers: readonly string[]): string =>
  [...Map.groupBy(answers, (answer) => answer)]
    .map(([answer, { length }]) => `${length} × ${answer}`)
    .join(', ');

/** Originals whose keys were taken over change nothing when they continue, and the answer of the retry stays. */
const stallOriginals = async (run: LongRun, stalled: number, stall: Stall): Promise<string[]> => {
  const { own, practice, at, count, elsewhere } = await scene(run);
  const victim = await run.service.startVictim();
  const requests = Array.from({ length: stalled }, (_, hour) => ({
    key: randomUUID(),
    body: own.booking(practice, hour),
  }));
  const post = (client: Client, { key, body }: (typeof requests)[number]) =>
    client.post(APPOINTMENTS, body, { key });
  const postInTurn = async (client: Client): Promise<Reply[]> => {
    const replies: Reply[] = [];
    for (const request of requests) replies.push(await post(client, request));
    return replies;
  };
  let originals: Promise<Reply>[] = [];
  const granted = await stopAtClaims(run, victim, own.organizationId, () => {
    originals = requests.map((request) => post(at(victim.baseUrl), request));
    // Where something fails before they are waited for, that is what is to be told.
    void Promise.allSettled(originals);
  });
  await stall.pass(run, own.organizationId);
  const retries = await postInTurn(elsewhere);
  victim.signal('SIGCONT');
  const woken = await Promise.all(originals);
  const repeated = await postInTurn(elsewhere);
  const appointments = await count();
  await victim.kill();

  const isReplay = ({ headers, text }: Reply, index: number): boolean =>
    headers.has('idempotent-replayed') && text === retries[index]?.text;
  const executed = retries.filter(
    ({ status, headers }) => status === 201 && !headers.has('idempotent-replayed'),
  );
  const told = woken.map((reply, index) => (isReplay(reply, index) ? 'replay' : outcomeOf(reply)));
  const replayed = told.filter((answer) => answer === 'replay').length;
  print(
    `${stall.name}: ${executed.length} of ${stalled} retries executed, ${granted} of ${stalled} originals held a claim, ` +
      `originals answered ${tally(told)}; ${appointments} appointments`,
  );
  const complaints: string[] = [];
  if (executed.length !== stalled) complaints.push(`retries answered ${tally(retries.map(outcomeOf))}`);
  if (told.some((answer) => answer !== 'replay' && !stall.answers.includes(answer)))
    complaints.push(`originals answered ${tally(told)}`);
  // An original without a claim repeats its own retry.
  if (replayed > stalled - granted)
    complaints.push(`${replayed} originals were replayed, but ${granted} of ${stalled} held a claim`);
  if (!repeated.every(isReplay)) complaints.push(`repetitions answered ${tally(repeated.map(outcomeOf))}`);
  if (appointments !== stalled) complaints.push(`${appointments} appointments for ${stalled} keys`);
  return complaints.map((complaint) => `${stall.name}: ${complaint}`);
};

/** A process is stopped while it claims keys, and continues after other requests have taken these keys over. */
export const stalledOriginals = async (
  run: LongRun,
  { stalled }: { readonly stalled: number },
): Promise<string[]> => {
  const complaints: string[] = [];
  for (const stall of STALLS) complaints.push(...(await stallOriginals(run, stalled, stall)));
  return complaints;
};
