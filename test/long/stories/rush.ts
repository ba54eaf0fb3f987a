import { setTimeout as pause } from 'node:timers/promises';
import { print } from '../run-long.ts';
import { askFor, newClinician, type Surroundings, untilSettled } from './surroundings.ts';

const BOOK = { topic: 'Being afraid of the dark', page_count: 8 };
const AT_ONCE = 20;
const TRIES = 3;
const MOST = 2;

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** One organization asks for many books at once; another one's book takes less than twice as long as alone. */
export const rush = async (surroundings: Surroundings, books: number): Promise<string[]> => {
  const [many, one] = await Promise.all([newClinician(surroundings), newClinician(surroundings)]);
  const took = async (): Promise<number> => {
    const id = await askFor(one, 'storybooks', BOOK);
    const { record, seconds } = await untilSettled(one, 'storybooks', id);
    return record.status === 'ready' ? seconds : Number.POSITIVE_INFINITY;
  };
  const alone: number[] = [];
  for (let index = 0; index < TRIES; index += 1) alone.push(await took());
  for (let index = 0; index < books; index += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, books - index) }, () => askFor(many, 'storybooks', BOOK)),
    );
  const beside: number[] = [];
  // At once, and again while the others are being made.
  for (let index = 0; index < TRIES; index += 1) {
    beside.push(await took());
    await pause(1_000);
  }
  const { rows } = await surroundings.owner.query<{ open: number }>(
    `select count(*)::int as open from storybooks where organization_id = $1 and status = 'generating'`,
    [many.world.organizationId],
  );
  const open = rows[0]?.open ?? 0;
  const ratio = median(beside) / median(alone);
  const words = (times: readonly number[]) => times.map((time) => time.toFixed(1)).join(', ');
  print(
    `${books} books of one organization (${open} still open at the end): another's took ${words(beside)} s, alone ${words(alone)} s: ${ratio.toFixed(2)} times`,
  );
  return [
    ...(ratio < MOST ? [] : [`another organization's book took ${ratio.toFixed(2)} times as long`]),
    ...(open > 0 ? [] : ['the rush was over before it was measured']),
  ];
};
