import * as mediaCaptions from 'media-captions';
import { type FieldFault, fault } from '../../platform/problems.ts';
import type { Turn } from './note.schemas.ts';

/** Transcripts as they arrive, joined into the turns of a conversation (specification 2.11). */

type VttNode =
  | { readonly type: 'text'; readonly data: string }
  | { readonly type: string; readonly voice?: string; readonly children: readonly VttNode[] };
interface Cue {
  readonly startTime: number;
  readonly endTime: number;
}
/** What we use of it: its own declarations do not say where their parts are. */
const { ParseError, parseText, tokenizeVTTCue } = mediaCaptions as unknown as {
  readonly ParseError: new () => Error;
  parseText(
    text: string,
    options: { readonly type: 'vtt'; readonly strict: true },
  ): Promise<{ readonly cues: readonly Cue[] }>;
  tokenizeVTTCue(cue: Cue): readonly VttNode[];
};

/** Words that nobody is named for. */
const SOMEBODY = 'Speaker';

/** Consecutive words of one speaker are one turn, from the first word's start to the last one's end. */
export const joinTurns = (spoken: readonly Turn[]): Turn[] => {
  const turns: Turn[] = [];
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
  return turns;
};

/** Times must run: no word ends before it starts, or starts before the one before it. */
export const wordFaults = (words: readonly Partial<Turn>[]): FieldFault[] => {
  const faults: FieldFault[] = [];
  let before = 0;
  for (const [index, { start_seconds, end_seconds }] of words.entries()) {
    if (start_seconds === undefined || end_seconds === undefined) continue;
    if (end_seconds < start_seconds) faults.push(fault(`words[${index}].end_seconds`, 'too_small'));
    if (start_seconds < before) faults.push(fault(`words[${index}].start_seconds`, 'too_small'));
    before = Math.max(before, start_seconds);
  }
  return faults;
};

const tidy = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/**
 * Who says what in one cue: what stands outside of voices is the last one's, or nobody's. Markup within a voice
 * parts no words, however deep it goes.
 */
const voicesOf = (cue: Cue): [speaker: string, text: string][] => {
  const voices: [string, string][] = [];
  const ahead: [node: VttNode, speaker: string][] = [];
  const enter = (nodes: readonly VttNode[], speaker: string) => {
    for (const node of nodes.toReversed()) ahead.push([node, speaker]);
  };
  enter(tokenizeVTTCue(cue), SOMEBODY);
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const [node, speaker] = next;
    if (!('data' in node)) {
      enter(node.children, (node.type === 'v' && tidy(node.voice ?? '')) || speaker);
      continue;
    }
    const last = voices.at(-1);
    if (last?.[0] === speaker) last[1] += node.data;
    else voices.push([speaker, node.data]);
  }
  return voices;
};

/** Characters that could not be stored or shown are refused as in any text (decisions 1.9). */
const isText = (text: string): boolean =>
  text.isWellFormed() && !/\p{Cc}/u.test(text.replaceAll(/[\n\r\t]/g, ''));

/** What takes no time at all, as some recognisers have it: the library drops such a cue without a word. */
const TIMELESS = /^([ \t]*((?:\d{1,2}:)?\d{2}:\d{2}\.\d{1,3})[ \t]*-->[ \t]+)\2(?=[ \t]|$)/gm;
/** The last moment that it reads, to tell those by. */
const LAST = { written: '99:59:59.999', seconds: 359_999.999 } as const;

const ARROW = /^.*-->/gm;

/** @returns undefined at the first fault: there may be a million of them. */
const readCues = async (lines: string): Promise<readonly Cue[] | undefined> => {
  try {
    return (await parseText(lines, { type: 'vtt', strict: true })).cues;
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
};

/** @returns undefined for what is no WebVTT, or has a cue that cannot be read: nothing that was said is passed over. */
export const turnsOfWebVtt = async (text: string): Promise<Turn[] | undefined> => {
  if (!isText(text) || !/^\ufeff?WEBVTT(?:[ \t\r\n]|$)/.test(text)) return undefined;
  const lines = text
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');
  const cues = await readCues(lines.replace(TIMELESS, `$1${LAST.written}`));
  if (cues?.length !== (lines.match(ARROW) ?? []).length) return undefined;
  const spoken = cues
    .toSorted((one, other) => one.startTime - other.startTime)
    .flatMap((cue) =>
      voicesOf(cue).map(([speaker, words]) => ({
        speaker,
        text: tidy(words),
        start_seconds: cue.startTime,
        end_seconds: cue.endTime === LAST.seconds ? cue.startTime : cue.endTime,
      })),
    );
  return joinTurns(spoken.filter((turn) => turn.text !== ''));
};
