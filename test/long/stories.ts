import { print, readArguments, runLong } from './run-long.ts';
import { openDocuments } from './stories/documents.ts';
import { killWorkers } from './stories/killed-workers.ts';
import { lookAtBooks } from './stories/looks.ts';
import { rush } from './stories/rush.ts';
import {
  askFor,
  newClinician,
  type Surroundings,
  startSurroundings,
  untilSettled,
} from './stories/surroundings.ts';

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

const timeBooks = async (surroundings: Surroundings): Promise<{ usual: number; complaints: string[] }> => {
  const clinician = await newClinician(surroundings);
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
  const surroundings = await startSurroundings(service);
  try {
    const { usual, complaints } = await timeBooks(surroundings);
    if (wants('kills')) complaints.push(...(await killWorkers(surroundings, kills, usual, randomOf(seed))));
    if (wants('documents')) complaints.push(...(await openDocuments(surroundings)));
    if (shots) complaints.push(...(await lookAtBooks(surroundings, shots)));
    if (wants('rush')) complaints.push(...(await rush(surroundings, books)));
    return complaints;
  } finally {
    await surroundings.stop();
  }
});
