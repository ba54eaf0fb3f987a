import { chunksOf, type Interruptible } from '../../platform/slices.ts';
import { isText } from '../declarations/text.ts';
import { issue, type ValidationIssue } from '../problems.ts';
import type { Turn } from './note.schemas.ts';
import { readWebVtt } from './webvtt.ts';

/** Joins the words of a transcript into the turns of a conversation (specification 2.11). */

/** The speaker of words that name nobody. */
const SOMEBODY = 'Speaker';

/** Consecutive words of one speaker become one turn, from the start of the first to the end of the last. */
const addTurns = (turns: Turn[], spoken: readonly Turn[]): void => {
  for (const { speaker, text, start_seconds, end_seconds } of spoken) {
    const last = turns.at(-1);
    if (last?.speaker === speaker)
      turns[turns.length - 1] = {
        ...last,
        text: `${last.text} ${text}`,
        end_seconds: Math.max(last.end_seconds, end_seconds),
      };
    else turns.push({ speaker, text, start_seconds, end_seconds });
  }
};

export function* joinTurns(spoken: readonly Turn[]): Interruptible<Turn[]> {
  const turns: Turn[] = [];
  yield* chunksOf(spoken, (chunk) => addTurns(turns, chunk));
  return turns;
}

/** Times must ascend: no word ends before it starts, or starts before the preceding word. */
export const wordIssues = (words: readonly Partial<Turn>[]): ValidationIssue[] => {
  const faults: ValidationIssue[] = [];
  let before = 0;
  for (const [index, { start_seconds, end_seconds }] of words.entries()) {
    if (start_seconds === undefined || end_seconds === undefined) continue;
    if (end_seconds < start_seconds) faults.push(issue(`words[${index}].end_seconds`, 'too_small'));
    if (start_seconds < before) faults.push(issue(`words[${index}].start_seconds`, 'too_small'));
    before = Math.max(before, start_seconds);
  }
  return faults;
};

/** Characters that could not be stored or shown are refused, as in any text (decisions 1.9). */
const isReadable = (text: string): boolean =>
  isText(text) && !/\p{Cc}/u.test(text.replaceAll(/[\n\r\t]/g, ''));

/** @returns undefined for a file that cannot be read. */
export function* turnsOfWebVtt(file: string): Interruptible<Turn[] | undefined> {
  const said = yield* readWebVtt(file, isReadable);
  if (!said) return undefined;
  const inOrder = said.toSorted((one, other) => one.start_seconds - other.start_seconds);
  yield;
  const turns: Turn[] = [];
  yield* chunksOf(inOrder, (chunk) =>
    addTurns(
      turns,
      chunk.map(({ voice: speaker = SOMEBODY, ...spoken }) => ({ speaker, ...spoken })),
    ),
  );
  return turns;
}
