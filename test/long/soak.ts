import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Member, startFleet } from './fleet/fleet.ts';
import { startLoad } from './fleet/load.ts';
import { percentile } from './percentile.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { unlimitedWorld } from './start-service.ts';

/**
 * `npm run soak -- [--minutes 2] [--rate 20] [--apis 2] [--workers 1]`: the same mixed requests for a long time; how
 * memory and handles of each process have grown from the second third of it to the last. Two minutes find only coarse
 * leaks: before a release let it run for eight hours (`--minutes 480`). Linux only: it reads /proc.
 */

const numbers = readArguments({ minutes: 2, rate: 20, apis: 2, workers: 1 });

const SAMPLES = 60;
const PAGE_KB = 4;
/** Sockets come and go with the load. */
const HANDLES_MORE = 25;
const MEMORY_TIMES = 1.3;

interface Sample {
  readonly megabytes: number;
  readonly handles: number;
}

const sampleOf = async (member: Member): Promise<Sample> => {
  const [, pages] = (await readFile(`/proc/${member.pid()}/statm`, 'utf8')).split(' ');
  const handles = await readdir(`/proc/${member.pid()}/fd`);
  return { megabytes: (Number(pages) * PAGE_KB) / 1_024, handles: handles.length };
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

await runLong({ processes: 1, durable: false }, async (service) => {
  const fleet = await startFleet(service, numbers);
  try {
    const world = await unlimitedWorld(service);
    const load = await startLoad({
      world,
      baseUrl: fleet.balancer.url,
      perSecond: numbers.rate,
      practices: 10,
      patience: 0,
    });
    const members = [...fleet.apis, ...fleet.workers];
    const samples = new Map<Member, Sample[]>(members.map((one) => [one, []]));
    for (let taken = 0; taken < SAMPLES; taken += 1) {
      await pause((numbers.minutes * 60_000) / SAMPLES);
      for (const one of members) samples.get(one)?.push(await sampleOf(one));
    }
    await load.stop();
    const complaints: string[] = [];
    for (const [{ name }, taken] of samples) {
      const third = (part: number, of: (sample: Sample) => number) =>
        mean(taken.slice((part * SAMPLES) / 3, ((part + 1) * SAMPLES) / 3).map(of));
      const [memory, handles] = [(one: Sample) => one.megabytes, (one: Sample) => one.handles];
      const [before, after] = [third(1, memory), third(2, memory)];
      const more = third(2, handles) - third(1, handles);
      const hourly = ((after - before) * 60) / (numbers.minutes / 3);
      print(
        `${name}: ${before.toFixed(0)} MB, then ${after.toFixed(0)} MB (${hourly.toFixed(1)} MB an hour); ` +
          `${third(2, handles).toFixed(0)} handles (${more >= 0 ? '+' : ''}${more.toFixed(1)})`,
      );
      if (after > before * MEMORY_TIMES) complaints.push(`${name}: memory rises`);
      if (more > HANDLES_MORE) complaints.push(`${name}: handles rise`);
    }
    const times = load.outcomes.map(({ milliseconds }) => milliseconds);
    const failed = load.outcomes.filter(({ right }) => !right).length;
    print(
      `${times.length} requests, ${failed} failed; p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`,
    );
    if (failed > 0) complaints.push(`${failed} requests failed`);
    return complaints;
  } finally {
    await fleet.stop();
  }
});
