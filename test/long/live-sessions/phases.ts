import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../percentile.ts';
import { print } from '../run-long.ts';
import { type LongService, unlimitedWorld } from '../start-service.ts';

/** Without and with what is measured, by turns: so what else the machine does falls on both. */
export type Phase = 'quiet' | 'busy';

const GET_EVERY_MS = 25;
const SAMPLE_EVERY_MS = 500;
const PAGE_KB = 4;
const REST_MS = 1_500;

export interface Measured {
  /** Of reads, in milliseconds. */
  readonly reads: Readonly<Record<Phase, readonly number[]>>;
  /** Of the process, in megabytes, while it was busy. */
  readonly memory: readonly number[];
  /** Of the process, in milliseconds, and how long it was busy: the machine's other work does not count. */
  readonly processor: { readonly used: number; readonly within: number };
  readonly complaints: readonly string[];
}

const MS_OF_TICK = 10;
/** Milliseconds of processor time that an API process has used. */
const processorOf = async ({ apiPids }: LongService): Promise<number> => {
  const fields = (await readFile(`/proc/${apiPids[0]}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MS_OF_TICK;
};

/** Megabytes of an API process. */
export const memoryOf = async ({ apiPids }: LongService): Promise<number> => {
  const [, pages] = (await readFile(`/proc/${apiPids[0]}/statm`, 'utf8')).split(' ');
  return (Number(pages) * PAGE_KB) / 1_024;
};

/**
 * Reads a clinic of an organization that has nothing to do with it, in quiet phases and in busy ones.
 * @param turn told which phase begins.
 */
export const inPhases = async (
  service: LongService,
  { rounds, quietMs, busyMs }: { readonly rounds: number; readonly quietMs: number; readonly busyMs: number },
  turn: (phase: Phase) => void,
): Promise<Measured> => {
  const other = await unlimitedWorld(service);
  const { clinic } = await other.practice();
  const ending = new AbortController();
  const reads: Record<Phase, number[]> = { quiet: [], busy: [] };
  const memory: number[] = [];
  const complaints: string[] = [];
  const processor = { used: 0, within: 0 };
  let phase: Phase | 'between' = 'between';
  const read = async (): Promise<void> => {
    for (; !ending.signal.aborted; await pause(GET_EVERY_MS)) {
      const [began, when] = [performance.now(), phase];
      const { status } = await other.partner.get(`/v1/partner/clinics/${clinic.id}`);
      if (status !== 200) complaints.push(`A read was answered ${status}`);
      if (when !== 'between') reads[when].push(performance.now() - began);
    }
  };
  const sample = async (): Promise<void> => {
    for (; !ending.signal.aborted; await pause(SAMPLE_EVERY_MS))
      if (phase === 'busy') memory.push(await memoryOf(service));
  };
  const switching = async (): Promise<void> => {
    await pause(REST_MS);
    for (let round = 0; round < rounds; round += 1)
      for (const [next, ms] of [
        ['quiet', quietMs],
        ['busy', busyMs],
      ] as const) {
        turn(next);
        phase = next;
        const [began, used] = [performance.now(), await processorOf(service)];
        await pause(ms);
        if (next === 'busy') {
          processor.used += (await processorOf(service)) - used;
          processor.within += performance.now() - began;
        }
        phase = 'between';
        turn('quiet');
        // What was begun ends before the next one.
        await pause(REST_MS);
      }
    ending.abort();
  };
  await Promise.all([read(), read(), sample(), switching()]);
  return { reads, memory, processor, complaints };
};

const TIMES_SLOWER = 2;

/** Prints how long reads took, and complains where they became too slow. */
export const judgeReads = ({ reads }: Measured): readonly string[] => {
  const p99 = (when: Phase) => percentile(reads[when], 0.99);
  for (const when of ['quiet', 'busy'] as const)
    print(
      `  reads of another organization, ${when}: p50 ${percentile(reads[when], 0.5).toFixed(1)} ms, ` +
        `p99 ${p99(when).toFixed(1)} ms (${reads[when].length})`,
    );
  const ratio = p99('busy') / p99('quiet');
  print(`  p99 of reads: ${ratio.toFixed(2)} times the one without`);
  return ratio > TIMES_SLOWER ? [`Reads became ${ratio.toFixed(1)} times slower`] : [];
};
