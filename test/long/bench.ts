import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeCursor } from '../../domain/declarations/cursor.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { type BenchContext, foundTenant, insertDays, prepare, type Tenant } from './bench/bench-context.ts';
import type { LoadPlan } from './bench/load.ts';
import { processorTime } from './bench/processor-time.ts';
import { CLINICS, clinicWork, dayWork, get, type Work } from './bench/requests.ts';
import { median } from './percentile.ts';
import { print, readArguments, runLong } from './run-long.ts';
import type { LongService } from './start-service.ts';

/**
 * `npm run bench` measures the service and the floor, bare Koa with plain statements, by turns in one run, so that other
 * work on the machine slows both. It prints ratios (medians of the pairs), latencies and processor time for each request,
 * which varies least on a shared machine.
 */
const { only, organizations, pairs, rows, tenths } = readArguments(
  {
    organizations: 100,
    pairs: 5,
    rows: 1_000_000,
    tenths: 20,
  },
  ['only'],
);

const CONNECTIONS = 64;
const FEW = 4;
const WARMING_ROUNDS = 2;

/** One measurement. */
interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of processor time for each request. */
  readonly api: number;
  readonly postgres: number;
}

const fixed = (value: number, digits = 2): string => value.toFixed(digits);

const measure = async (service: LongService, context: BenchContext): Promise<readonly string[]> => {
  const { tenants, floor, floorPort } = context;
  const postmaster = Number(
    (await readFile(path.join(service.postgresDirectory, 'postmaster.pid'), 'utf8')).split('\n')[0],
  );
  const apiPid = service.apiPids[0] as number;
  const apiPort = Number(new URL(service.baseUrl).port);
  const seconds = tenths / 10;

  const once = async (
    of: 'service' | 'floor',
    requests: readonly string[],
    plan: Partial<LoadPlan> = {},
  ): Promise<Figures> => {
    const pid = of === 'service' ? apiPid : floor.pid;
    const before = [processorTime(pid), processorTime(postmaster, true)] as const;
    const result = await context.load({
      port: of === 'service' ? apiPort : floorPort,
      connections: CONNECTIONS,
      seconds,
      requests,
      status: 200,
      ...plan,
    });
    return {
      perSecond: result.requests / result.seconds,
      p50: result.p50,
      p99: result.p99,
      api: (processorTime(pid) - (before[0] as number)) / result.requests,
      postgres: (processorTime(postmaster, true) - (before[1] as number)) / result.requests,
    };
  };

  /** Each pair measures both, every second pair in the opposite order. */
  const pairsOf = async (
    first: () => Promise<Figures>,
    second: () => Promise<Figures>,
  ): Promise<(readonly [Figures, Figures])[]> => {
    await first();
    await second();
    const all: (readonly [Figures, Figures])[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      if (pair % 2 === 0) {
        const one = await first();
        all.push([one, await second()]);
      } else {
        const other = await second();
        all.push([await first(), other]);
      }
    }
    return all;
  };

  const complaints: string[] = [];
  const judge = (name: string, value: number, goal: number, atLeast: boolean): void => {
    const met = atLeast ? value >= goal : value <= goal;
    print(`${met ? 'met   ' : 'MISSED'}  ${name}: ${fixed(value)} (goal ${atLeast ? '≥' : '≤'} ${goal})`);
    if (!met) complaints.push(name);
  };
  const tell = (name: string, all: readonly (readonly [Figures, Figures])[], reference = 'floor'): number => {
    for (const [index, label] of [reference, name].entries()) {
      const of = (figure: keyof Figures) => median(all.map((pair) => (pair[index] as Figures)[figure]));
      print(
        `        ${label.padEnd(22)} ${fixed(of('perSecond'), 0).padStart(6)}/s  p50 ${fixed(of('p50')).padStart(6)} ms  p99 ${fixed(of('p99')).padStart(6)} ms  processor API ${fixed(of('api'), 0).padStart(4)} + PostgreSQL ${fixed(of('postgres'), 0).padStart(4)} µs`,
      );
    }
    return median(all.map(([one, other]) => other.perSecond / one.perSecond));
  };
  const processor = (all: readonly (readonly [Figures, Figures])[]): number =>
    median(all.map(([one, other]) => (other.api + other.postgres) / (one.api + one.postgres)));

  const pairsOfWork = (work: Work, plan: Partial<LoadPlan> = {}) =>
    pairsOf(
      () => once('floor', work.floor, { status: work.status, ...plan }),
      () => once('service', work.service, { status: work.status, ...plan }),
    );
  /** Measures the share of the floor's throughput, which must be at least the goal. */
  const share = async (name: string, work: Work, goal: number) => {
    const all = await pairsOfWork(work);
    judge(`${name}, share of the floor`, tell(name, all), goal, true);
    return all;
  };
  /** `--only days` or `--only clinics` runs one half. */
  const isWanted = (part: string): boolean => only === undefined || only === part;

  const clinics = clinicWork(tenants);
  // The JIT compiler needs some ten seconds of load to warm up.
  for (let round = 0; round < WARMING_ROUNDS; round += 1)
    for (const { service: api, floor: plain } of [clinics.get, clinics.list]) {
      await once('floor', plain);
      await once('service', api);
    }

  if (isWanted('days')) {
    const days = [];
    for (const tenant of tenants.slice(0, 20)) days.push(...(await insertDays(context.owner, tenant, 5)));
    await context.owner.query('analyze');
    const work = dayWork(days);
    const booked = await share('booking, 100 practitioners', work.booking, 0.6);
    const cost = median(booked.map(([, { api, postgres }]) => (api + postgres) / 1_000));
    judge('booking, milliseconds of processor time', cost, 2, false);
    const few = dayWork(days.filter((_, at) => at % 20 === 0));
    await share('booking, 5 practitioners', few.booking, 0.6);
    await share('GET of an appointment', work.appointment, 1.1);
    await share('GET of a patient', work.patient, 1.1);
    await share('a day of a practitioner, 25', work.day, 1.1);
    await share('POST of a patient', work.newPatient, 0.5);
  }
  if (!isWanted('clinics')) return complaints;

  const gets = await share('GET of a clinic', clinics.get, 1.1);
  judge('GET of a clinic, processor time over the floor', processor(gets), 1, false);
  await share('list of 25 clinics', clinics.list, 1.1);
  await share('POST of a clinic', clinics.post, 0.5);

  const hot = clinicWork(tenants.slice(0, 1));
  const hots = await pairsOf(
    () => once('service', clinics.get.service),
    () => once('service', hot.get.service),
  );
  judge(
    'one hot organization, share of all of them',
    tell('one organization', hots, 'all of them'),
    0.9,
    true,
  );

  const light = await pairsOfWork(clinics.get, { connections: FEW });
  tell(`GET, ${FEW} connections`, light);
  judge(
    `milliseconds added at ${FEW} connections`,
    median(light.map(([one, other]) => other.p50 - one.p50)),
    1.2,
    false,
  );

  if (rows > 1_000) {
    const [small, large] = [
      await foundTenant(service, context.owner, 1_000),
      await foundTenant(service, context.owner, rows),
    ];
    await context.owner.query('analyze clinics');
    const middle = async (tenant: Tenant): Promise<string[]> => {
      const { rows: found } = await context.owner.query<{ at: Date; id: string }>(
        `select created_at as at, id from clinics where organization_id = $1
         order by created_at, id offset (select count(*) / 2 from clinics where organization_id = $1) limit 1`,
        [tenant.id],
      );
      const [{ at, id }] = found as [{ at: Date; id: string }];
      const scope = {
        list: 'listClinics',
        organization_id: tenant.id,
        practitioner_id: null,
        filters: { include_deleted: false },
      };
      const cursor = encodeCursor(createSecrets(service.config), scope, { value: at.toISOString(), id });
      return [get(`${CLINICS}?limit=25&cursor=${cursor}`, tenant)];
    };
    const [ofSmall, ofLarge] = [await middle(small), await middle(large)];
    const pages = await pairsOf(
      () => once('service', ofSmall),
      () => once('service', ofLarge),
    );
    tell(`page of ${rows} rows`, pages, 'page of 1000 rows');
    judge(`page of ${rows} rows, processor time over that of 1000`, processor(pages), 1.2, false);
  }
  return complaints;
};

await runLong({ processes: 1, durable: true }, async (service) => {
  const context = await prepare(service, organizations);
  print(`${organizations} organizations, ${pairs} pairs of ${tenths / 10} s, ${CONNECTIONS} connections`);
  try {
    return await measure(service, context);
  } finally {
    await context.stop();
  }
});
