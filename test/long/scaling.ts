import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { World } from '../support/world.ts';
import { foundTenant, type Tenant } from './bench/bench-context.ts';
import { machineTime, processorTime } from './bench/processor-time.ts';
import { type Fleet, startFleet } from './fleet/fleet.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { startLoaders } from './scaling/loaders.ts';
import { type LongService, unlimitedWorld } from './start-service.ts';

/**
 * `npm run scaling -- [--bookings 300] [--tenths 50] [--rounds 2]`: what more processes bring. Bookings are told to
 * practitioners and patients by 1, 2 and 3 workers that serve the same queues; then 1 and 2 API processes answer the
 * same requests; beside each throughput, how many processors each group of processes kept busy, and what is the limit.
 */
const numbers = readArguments({ bookings: 300, tenths: 50, rounds: 2 });
const QUEUES = 'workflows,mail';
const PRACTICES = 10;
const AT_ONCE = 20;
const PATIENCE_SECONDS = 300;
const TENANTS = 20;
const CONNECTIONS = 32;
/** Where a processor counts as full. */
const FULL = 0.85;

const OTHERS = 'whatever else runs here';

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

type Groups = Readonly<Record<string, () => number>>;

interface Measured {
  readonly seconds: number;
  /** Processors kept busy, by group. */
  readonly busy: Readonly<Record<string, number>>;
}

const measure = async (groups: Groups, work: () => Promise<void>): Promise<Measured> => {
  const read = () => ({ all: machineTime(), own: Object.values(groups).map((group) => group()) });
  const before = read();
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1_000;
  const after = read();
  const busyOf = (from: number, to: number): number => Math.max(0, to - from) / 1e6 / seconds;
  const own = after.own.map((used, index) => busyOf(before.own[index] ?? 0, used));
  const names = Object.keys(groups);
  const others = Math.max(0, busyOf(before.all, after.all) - sum(own));
  return {
    seconds,
    busy: Object.fromEntries([...names.map((name, index) => [name, own[index] ?? 0]), [OTHERS, others]]),
  };
};

const ofThisProcess = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** @param threads of each group, at most: more processors than that it cannot use. */
const limitOf = ({ busy }: Measured, threads: Readonly<Record<string, number>>): string => {
  const cores = availableParallelism();
  const all = sum(Object.values(busy));
  const [largest = '', most = 0] = Object.entries(busy).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  if (all >= FULL * cores) return `the ${cores} processors of this machine; most of them ${largest}`;
  const full = Object.entries(threads).find(([name, count]) => (busy[name] ?? 0) >= FULL * count);
  if (full) return `${full[0]}, whose event loops are full`;
  return `waiting: ${all.toFixed(1)} of ${cores} processors were busy, ${most.toFixed(1)} of them with ${largest}`;
};

const report = (what: string, rate: number, unit: string, measured: Measured, limit: string): void => {
  const shares = Object.entries(measured.busy).map(([name, cores]) => `${name} ${cores.toFixed(2)}`);
  const own = Object.entries(measured.busy).filter(([name]) => name !== OTHERS);
  const each = (sum(own.map(([, cores]) => cores)) / rate) * 1_000;
  print(
    `${what}: ${rate.toFixed(0)} ${unit}/s, ${each.toFixed(2)} ms of processor time each; processors busy: ${shares.join(', ')}`,
  );
  print(`  limit: ${limit}`);
};

const postmasterOf = async ({ postgresDirectory }: LongService): Promise<number> =>
  Number((await readFile(path.join(postgresDirectory, 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Books while the workers stand still, then lets them go. @returns mails in a second, and who was busy. */
const tellAll = async (
  { fleet, owner, world, postmaster }: Scene,
  practices: readonly Awaited<ReturnType<World['practice']>>[],
  workers: number,
  firstHour: number,
): Promise<{ readonly rate: number; readonly measured: Measured }> => {
  const members = fleet.workers.slice(0, workers);
  await Promise.all(members.map((one) => one.start({ WORKER_QUEUES: QUEUES })));
  const signal = (name: NodeJS.Signals) => members.forEach((one) => void process.kill(one.pid(), name));
  signal('SIGSTOP');
  let booked = 0;
  const book = async (): Promise<void> => {
    while (booked < numbers.bookings) {
      const number = booked++;
      const practice = practices[number % practices.length] as (typeof practices)[number];
      const hour = firstHour + Math.floor(number / practices.length);
      const body = world.booking(practice, hour, { notify_patient: true });
      const { status } = await world.partner.post('/v1/partner/appointments', body);
      if (status !== 201) throw new Error(`A booking was answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, book));
  const due = async (): Promise<number> => {
    const { rows } = await owner.query(
      `select count(*)::int as due from appointment_notices where organization_id = $1 and state = 'due'`,
      [world.organizationId],
    );
    return rows[0].due;
  };
  const mails = await due();
  const groups = {
    workers: () => sum(members.map((one) => processorTime(one.pid()))),
    PostgreSQL: () => processorTime(postmaster, true),
    "Temporal's server": () => processorTime(fleet.temporal.pid()),
    'mailbox and this script': ofThisProcess,
  };
  const measured = await measure(groups, async () => {
    signal('SIGCONT');
    const until = performance.now() + PATIENCE_SECONDS * 1_000;
    while ((await due()) > 0) {
      if (performance.now() > until) throw new Error(`Mails are still due after ${PATIENCE_SECONDS} s`);
      await pause(50);
    }
  });
  await Promise.all(members.map((one) => one.kill()));
  return { rate: mails / measured.seconds, measured };
};

interface Scene {
  readonly service: LongService;
  readonly fleet: Fleet;
  readonly owner: Client;
  readonly world: World;
  readonly postmaster: number;
}

const scaleWorkers = async (scene: Scene): Promise<void> => {
  const practices: Awaited<ReturnType<World['practice']>>[] = [];
  for (let made = 0; made < PRACTICES; made += 1) practices.push(await scene.world.practice());
  const hours = Math.ceil(numbers.bookings / PRACTICES);
  let turn = 0;
  for (let round = 0; round < numbers.rounds; round += 1)
    for (const workers of [1, 2, 3]) {
      const { rate, measured } = await tellAll(scene, practices, workers, turn * hours);
      turn += 1;
      const threads = { workers, "Temporal's server": availableParallelism() };
      report(
        `${workers} worker${workers > 1 ? 's' : ''} of ${QUEUES}`,
        rate,
        'mails',
        measured,
        limitOf(measured, threads),
      );
    }
};

const scaleApis = async ({ service, owner, postmaster }: Scene): Promise<void> => {
  const tenants: Tenant[] = [];
  for (let made = 0; made < TENANTS; made += 1) tenants.push(await foundTenant(service, owner, 30));
  await owner.query('analyze');
  const loaders = startLoaders(2);
  const pids = service.apiPids;
  const ports = service.baseUrls.map((url) => Number(new URL(url).port));
  const kinds = {
    'GET of a clinic': {
      status: 200,
      requests: tenants.flatMap(({ token, clinicIds }) =>
        clinicIds
          .slice(0, 10)
          .map(
            (id) =>
              `GET /v1/partner/clinics/${id} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`,
          ),
      ),
    },
    'POST of a clinic': {
      status: 201,
      requests: tenants.map(({ token }) => {
        const body = '{"name":"Clinic number {n}","timezone":"Europe/Berlin"}';
        const length = body.length - '{n}'.length + 9;
        return `POST /v1/partner/clinics HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\nIdempotency-Key: scaling-{n}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
      }),
    },
  };
  try {
    for (let round = 0; round < numbers.rounds; round += 1)
      for (const [kind, plan] of Object.entries(kinds))
        for (const apis of [1, 2]) {
          const used = pids.slice(0, apis);
          const groups = {
            'API processes': () => sum(used.map((pid) => processorTime(pid))),
            PostgreSQL: () => processorTime(postmaster, true),
            'makers of the load': () => sum(loaders.pids.map((pid) => processorTime(pid))),
          };
          let requests = 0;
          const measured = await measure(groups, async () => {
            requests = await loaders.run({
              ...plan,
              ports: ports.slice(0, apis),
              connections: CONNECTIONS,
              seconds: numbers.tenths / 10,
            });
          });
          const limit = limitOf(measured, { 'API processes': apis, 'makers of the load': 2 });
          report(
            `${kind}, ${apis} API process${apis > 1 ? 'es' : ''}`,
            requests / measured.seconds,
            'requests',
            measured,
            limit,
          );
        }
  } finally {
    loaders.stop();
  }
};

await runLong({ processes: 2, durable: false }, async (service) => {
  const owner = new Client({ connectionString: service.environment.DATABASE_OWNER_URL });
  await owner.connect();
  const fleet = await startFleet(service, { apis: 0, workers: 3 });
  try {
    await Promise.all(fleet.workers.map((one) => one.kill()));
    const world = await unlimitedWorld(service);
    const scene: Scene = { service, fleet, owner, world, postmaster: await postmasterOf(service) };
    await scaleWorkers(scene);
    await scaleApis(scene);
    return [];
  } finally {
    await fleet.stop();
    await owner.end();
  }
});
