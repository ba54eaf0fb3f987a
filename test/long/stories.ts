import { print, readArguments, runLong } from './run-long.ts';
import { openDocuments } from './stories/documents.ts';
import { killWorkers } from './stories/killed-workers.ts';
import { lookAtBooks } from './stories/looks.ts';
import { rush } from './stories/rush.ts';
import { askFor, newClinician, startTestBed, type TestBed, untilSettled } from './stories/test-bed.ts';

/**
 * `npm run stories -- [--only times|kills|documents|rush] [--kills 10] [--books 200] [--seed 1] [--shots FOLDER]`: how long
 * a book takes, what kills of the worker do to books, what documents take of the machine, and whether one
 * organization's rush keeps another waiting. `--shots` makes books of every style and keeps them as pictures.
 */
const { kills, books, seed, only, shots } = readArguments({ kills: 10, books: 200, seed: 1 }, [
  'only',
  'shots',
]);

const MOST_SECONDS = 15;

/** mulberry32: the same moments again for the same seed. */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const timeBooks = async (testBed: TestBed): Promise<{ usual: number; complaints: string[] }> => {
  const clinician = await newClinician(testBed);
  const times: number[] = [];
  for (const page_count of [8, 8, 8, 24]) {
    const id = await askFor(clinician, 'storybooks', { topic: 'Being afraid of the dark', page_count });
    const { record, seconds } = await untilSettled(clinician, 'storybooks', id);
    print(`a book of ${page_count} pages: ${record.status} after ${seconds.toFixed(1)} s`);
    if (page_count === 8) times.push(record.status === 'ready' ? seconds : Number.POSITIVE_INFINITY);
  }
  const slowest = Math.max(...times);
  return {
    usual: Math.min(...times),
    complaints: slowest < MOST_SECONDS ? [] : [`a book of 8 pages took ${slowest.toFixed(1)} s`],
  };
};

const wants = (part: string): boolean => only === undefined || only === part;

await runLong({ processes: 1, durable: false }, async (service) => {
  const testBed = await startTestBed(service);
  try {
    const { usual, complaints } = await timeBooks(testBed);
    if (wants('kills')) complaints.push(...(await killWorkers(testBed, kills, usual, randomOf(seed))));
    if (wants('documents')) complaints.push(...(await openDocuments(testBed)));
    if (shots) complaints.push(...(await lookAtBooks(testBed, shots)));
    if (wants('rush')) complaints.push(...(await rush(testBed, books)));
    return complaints;
  } finally {
    await testBed.stop();
  }
});
