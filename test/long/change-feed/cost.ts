import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BenchContext, prepare } from '../bench/bench-context.ts';
import { processorTime } from '../bench/processor-time.ts';
import { clinicWork } from '../bench/requests.ts';
import { median } from '../percentile.ts';
import { print } from '../run-long.ts';
import type { LongService } from '../start-service.ts';

/** What the change feed costs: the same requests with its triggers and without, by turns. */

const CONNECTIONS = 64;

interface CostPlan {
  readonly pairs: number;
  /** Tenths of a second of each measurement. */
  readonly tenths: number;
  readonly organizations: number;
}

interface Figures {
  readonly perSecond: number;
  /** Microseconds of processor time for each request. */
  readonly postgres: number;
  readonly api: number;
}

const setTriggers = async ({ owner }: BenchContext, enabled: boolean): Promise<void> => {
  await owner.query(`do $$ declare one record; begin
    for one in select tgrelid::regclass as relation, tgname from pg_trigger where tgname ~ '_(told|noted)(_|$)' loop
      execute format('alter table %s ${enabled ? 'enable' : 'disable'} trigger %I', one.relation, one.tgname);
    end loop;
  end $$`);
};

/** The medians of pairs; every second pair runs in the opposite order. */
const comparePairs = async (
  { pairs }: CostPlan,
  once: (told: boolean) => Promise<Figures>,
): Promise<{ requests: number; postgres: number; both: number }> => {
  await once(true);
  await once(false);
  const all: { told: Figures; untold: Figures }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const first = await once(pair % 2 === 0);
    const second = await once(pair % 2 === 1);
    all.push(pair % 2 === 0 ? { told: first, untold: second } : { told: second, untold: first });
  }
  const of = (which: 'told' | 'untold', figure: keyof Figures): string =>
    median(all.map((one) => one[which][figure])).toFixed(0);
  for (const which of ['untold', 'told'] as const)
    print(
      `        ${which.padEnd(8)} ${of(which, 'perSecond').padStart(6)}/s  processor PostgreSQL ${of(which, 'postgres').padStart(4)} + API ${of(which, 'api').padStart(4)} µs`,
    );
  return {
    requests: median(all.map(({ told, untold }) => told.perSecond / untold.perSecond)),
    postgres: median(all.map(({ told, untold }) => told.postgres / untold.postgres)),
    both: median(all.map(({ told, untold }) => (told.postgres + told.api) / (untold.postgres + untold.api))),
  };
};

const measure = async (
  service: LongService,
  context: BenchContext,
  plan: CostPlan,
): Promise<readonly string[]> => {
  const file = path.join(service.postgresDirectory, 'postmaster.pid');
  const postmaster = Number((await readFile(file, 'utf8')).split('\n')[0]);
  const api = service.apiPids[0] as number;
  const complaints: string[] = [];
  const judge = (name: string, value: number, least: number, most: number): void => {
    const met = value >= least && value <= most;
    print(`${met ? 'met   ' : 'MISSED'}  ${name}: ${value.toFixed(3)} (goal ${least} to ${most})`);
    if (!met) complaints.push(name);
  };
  const requestsOf = (requests: readonly string[], status: 200 | 201) => async (told: boolean) => {
    await setTriggers(context, told);
    const before = [processorTime(postmaster, true), processorTime(api)] as const;
    const result = await context.load({
      port: Number(new URL(service.baseUrl).port),
      connections: CONNECTIONS,
      seconds: plan.tenths / 10,
      requests,
      status,
    });
    return {
      perSecond: result.requests / result.seconds,
      postgres: (processorTime(postmaster, true) - before[0]) / result.requests,
      api: (processorTime(api) - before[1]) / result.requests,
    };
  };
  const hot = clinicWork(context.tenants.slice(0, 1));
  const all = clinicWork(context.tenants);
  const warm = requestsOf(all.post.service, 201);
  for (let round = 0; round < 3; round += 1) await warm(true);
  for (const [name, work] of [
    ['POST of a clinic, many organizations', all.post],
    ['POST of a clinic, one organization', hot.post],
  ] as const) {
    const ratios = await comparePairs(plan, requestsOf(work.service, 201));
    judge(`${name}, requests/s`, ratios.requests, 0.92, Number.POSITIVE_INFINITY);
    judge(`${name}, PostgreSQL's processor time`, ratios.postgres, 0, 1.25);
  }
  const reads = await comparePairs(plan, requestsOf(all.get.service, 200));
  // Of both: requests for each second differ by more than that on a shared machine.
  print(`        GET of a clinic, requests/s: ${reads.requests.toFixed(3)}`);
  judge('GET of a clinic, processor time', reads.both, 0.98, 1.02);
  await setTriggers(context, true);
  return complaints;
};

/** Requests for each second, and PostgreSQL's processor time, with the triggers against without them. */
export const measureCost = async (service: LongService, plan: CostPlan): Promise<readonly string[]> => {
  const context = await prepare(service, plan.organizations);
  try {
    return await measure(service, context, plan);
  } finally {
    await context.stop();
  }
};
