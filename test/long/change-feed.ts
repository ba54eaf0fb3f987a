import { setTimeout as pause } from 'node:timers/promises';
import { type Client, clientOf } from '../support/client.ts';
import type { WireRecord, World } from '../support/world.ts';
import { measureCost } from './change-feed/cost.ts';
import { percentile } from './percentile.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { type LongService, unlimitedWorld } from './start-service.ts';

/**
 * `npm run change-feed -- [--seconds 60] [--kills 0] [--postgres 0]`, in two parts; `--only NAME` runs one.
 *
 * `follow`: 16 writers (creations, changes, cancellations, deletions with cascades) and 5 followers over three API
 * processes. Nothing is missed, doubled, out of order or without its request, and there is no gap; then how long it takes
 * from a commit to the answer of who waits. `cost`: the same requests with the feed's triggers and without, by turns.
 */
const { followers, kills, only, organizations, pairs, postgres, processes, seconds, tenths, waits, writers } =
  readArguments(
    {
      followers: 5,
      kills: 0,
      organizations: 100,
      pairs: 9,
      postgres: 0,
      processes: 3,
      seconds: 60,
      tenths: 25,
      waits: 200,
      writers: 16,
    },
    ['only'],
  );

const EVENTS = '/v1/partner/events';

interface Written {
  readonly request: string;
  readonly type: string;
}

/** One writer's work: a practice of its own, again and again. */
const write = async (
  world: World,
  of: () => Client,
  written: Written[],
  goesOn: () => boolean,
): Promise<void> => {
  const note = (reply: { readonly status: number; readonly headers: Headers }, type: string): boolean => {
    const done = reply.status >= 200 && reply.status < 300;
    if (done) written.push({ request: reply.headers.get('x-request-id') as string, type });
    return done;
  };
  for (let hour = 0; goesOn(); ) {
    try {
      const practice = await world.practice();
      const path = `/v1/partner/patients/${practice.patient.id}`;
      for (let each = 0; each < 5; each += 1, hour += 1)
        note(
          await of().post('/v1/partner/appointments', world.booking(practice, hour)),
          'appointment.created',
        );
      note(await of().patch(path, { phone: `+49301${String(hour).padStart(6, '0')}` }), 'patient.updated');
      note(await of().delete(path), 'patient.deleted');
    } catch {
      // Its process was killed; what was acknowledged before counts.
      await pause(50);
    }
  }
};

/** Follows until the feed has been looked at up to the place that `until` says, once it says one. */
const follow = async (of: () => Client, until: () => number | undefined): Promise<WireRecord[]> => {
  const seen: WireRecord[] = [];
  for (let next = 1; ; ) {
    const last = until();
    if (last !== undefined && next > last) return seen;
    const page = await of()
      .get(`${EVENTS}?limit=100&sequence_from=${next}&include_clinician_content=true&wait_seconds=2`)
      .catch(() => undefined);
    if (page?.status !== 200) {
      await pause(50);
      continue;
    }
    seen.push(...page.body.data);
    const { latest_sequence, pagination } = page.body.meta;
    next = (pagination.has_more ? (page.body.data.at(-1) as WireRecord).sequence : latest_sequence) + 1;
  }
};

const complaintsOf = (seen: readonly WireRecord[], written: readonly Written[], latest: number): string[] => {
  const complaints: string[] = [];
  const sequences = seen.map(({ sequence }) => sequence);
  if (sequences.some((sequence, at) => sequence !== at + 1))
    complaints.push('Missed, doubled or out of order');
  if (sequences.length !== latest) complaints.push(`Saw ${sequences.length} of ${latest}`);
  const moments = seen.map(({ timestamp }) => timestamp);
  if (moments.some((moment, at) => at > 0 && moment < moments[at - 1])) complaints.push('A moment falls');
  const told = new Set(seen.map(({ request_id, type }) => `${request_id} ${type}`));
  const lost = written.filter(({ request, type }) => !told.has(`${request} ${type}`));
  if (lost.length > 0) complaints.push(`${lost.length} acknowledged writes without an event`);
  const records = seen.map(({ request_id, type, data }) => `${request_id} ${type} ${data.id}`);
  const own = records.filter((record) => !record.startsWith('null'));
  if (new Set(own).size !== own.length) complaints.push('A change was told twice');
  return complaints;
};

/** Milliseconds from the answer of a write to that of who waits for it. */
const measureWaits = async (world: World): Promise<number[]> => {
  const took: number[] = [];
  let next = (await world.partner.get(`${EVENTS}?limit=1`)).body.meta.latest_sequence + 1;
  for (let each = 0; each < waits; each += 1) {
    const waiting = world.partner.get(`${EVENTS}?sequence_from=${next}&wait_seconds=20`).then((reply) => {
      next = reply.body.meta.latest_sequence + 1;
      return performance.now();
    });
    await pause(Math.random() * 300);
    await world.clinic();
    const written = performance.now();
    took.push((await waiting) - written);
  }
  return took.toSorted((a, b) => a - b);
};

const followFeed = async (service: LongService): Promise<string[]> => {
  const world = await unlimitedWorld(service);
  const clients = service.baseUrls.map((url) => clientOf(url, world.partner.token));
  let turn = 0;
  let victim = kills > 0 ? await service.startVictim() : undefined;
  const ofVictim = () => clientOf((victim as NonNullable<typeof victim>).baseUrl, world.partner.token);
  const one = (): Client => {
    turn += 1;
    return victim && turn % 2 === 0 ? ofVictim() : (clients[turn % clients.length] as Client);
  };
  const written: Written[] = [];
  const over = Date.now() + seconds * 1_000;
  let latest: number | undefined;
  const following = Array.from({ length: followers }, () => follow(one, () => latest));
  const writing = Array.from({ length: writers }, () => write(world, one, written, () => Date.now() < over));
  for (let blow = 1; blow <= kills + postgres; blow += 1) {
    await pause((seconds * 1_000) / (kills + postgres + 1));
    // Spread evenly among the kills.
    if (
      Math.floor((blow * postgres) / (kills + postgres)) >
      Math.floor(((blow - 1) * postgres) / (kills + postgres))
    ) {
      await service.postgres.fail();
      await service.postgres.start();
    } else {
      await victim?.kill();
      victim = await service.startVictim();
    }
  }
  await Promise.all(writing);
  latest = (await world.partner.get(`${EVENTS}?limit=1`)).body.meta.latest_sequence as number;
  const seen = await Promise.all(following);
  print(
    `${written.length} acknowledged writes, ${latest} events, ${followers} followers, ` +
      `${kills} kills, ${postgres} restarts of PostgreSQL`,
  );
  const complaints = seen.flatMap((events) => complaintsOf(events, written, latest as number));
  const took = await measureWaits(world);
  print(
    `commit to answer of who waits: p50 ${percentile(took, 0.5).toFixed(0)} ms, p99 ${percentile(took, 0.99).toFixed(0)} ms`,
  );
  return complaints;
};

const parts: Readonly<Record<string, (service: LongService) => Promise<readonly string[]>>> = {
  follow: followFeed,
  cost: (service) => measureCost(service, { pairs, tenths, organizations }),
};
if (only !== undefined && !Object.hasOwn(parts, only))
  throw new Error(`--only takes one of ${Object.keys(parts).join(', ')}`);

await runLong({ processes, durable: true, postgresMayEnd: postgres > 0 }, async (service) => {
  const complaints: string[] = [];
  for (const [name, part] of Object.entries(parts))
    if (only === undefined || only === name) complaints.push(...(await part(service)));
  return complaints;
});
