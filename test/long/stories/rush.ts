import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../percentile.ts';
import { print } from '../run-long.ts';
import { askFor, type Clinician, newClinician, type TestBed, untilSettled } from './test-bed.ts';

const BOOK = { topic: 'Being afraid of the dark', page_count: 8 };
const AT_ONCE = 20;
const TRIES = 5;
const MOST = 2;

/** So many books requested at once are already a rush. */
const FEW = 6;

const progressOf = async ({ owner }: TestBed, { world }: Clinician) => {
  const { rows } = await owner.query<{ open: number; pages: number }>(
    `select count(*) filter (where status = 'generating')::int as open, sum(pages_done)::int as pages
     from storybooks where organization_id = $1`,
    [world.organizationId],
  );
  return { open: rows[0]?.open ?? 0, pages: rows[0]?.pages ?? 0 };
};

/** Two organizations in a rush take turns, although one of them asked long before. */
const takeTurns = async (testBed: TestBed, many: Clinician): Promise<string[]> => {
  const few = await newClinician(testBed);
  const before = await progressOf(testBed, many);
  const began = performance.now();
  const ids = await Promise.all(Array.from({ length: FEW }, () => askFor(few, 'storybooks', BOOK)));
  for (const id of ids) await untilSettled(few, 'storybooks', id, 900);
  const made = (await progressOf(testBed, many)).pages - before.pages;
  const own = FEW * BOOK.page_count;
  print(
    `${FEW} books of a third organization, ${own} pages, in ${((performance.now() - began) / 1_000).toFixed(1)} s; of the ${before.open} that were asked for before, ${made} pages were made meanwhile`,
  );
  return made <= 2 * own ? [] : [`${made} pages that were asked for before went first`];
};

/** One organization asks for many books at once; another one's book takes less than twice as long as alone. */
export const rush = async (testBed: TestBed, books: number): Promise<string[]> => {
  const [many, one] = await Promise.all([newClinician(testBed), newClinician(testBed)]);
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
  /** Of the rush, while each of them was made: what took the machine from it, however busy that was otherwise. */
  const meanwhile: number[] = [];
  // At once, and again while the others are being made.
  for (let index = 0; index < TRIES; index += 1) {
    const before = await progressOf(testBed, many);
    beside.push(await took());
    meanwhile.push((await progressOf(testBed, many)).pages - before.pages);
    await pause(1_000);
  }
  const { open } = await progressOf(testBed, many);
  const ratio = median(beside) / median(alone);
  // The first of them finds the books that are no rush yet, which go beside it by right.
  const usual = median(meanwhile);
  const words = (times: readonly number[]) => times.map((time) => time.toFixed(1)).join(', ');
  print(
    `${books} books of one organization (${open} still open at the end): another's of ${BOOK.page_count} pages took ${words(beside)} s, alone ${words(alone)} s: ${ratio.toFixed(2)} times; ${meanwhile.join(', ')} pages of the rush were made meanwhile`,
  );
  const turns = await takeTurns(testBed, many);
  return [
    ...turns,
    ...(ratio < MOST ? [] : [`another organization's book took ${ratio.toFixed(2)} times as long`]),
    ...(usual <= BOOK.page_count ? [] : [`${usual} pages of the rush were made beside ${BOOK.page_count}`]),
    ...(open > 0 ? [] : ['the rush was over before it was measured']),
  ];
};
