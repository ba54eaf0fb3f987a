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
const { parseText, tokenizeVTTCue } = mediaCaptions as unknown as {
  parseText(
    text: string,
    options: { readonly type: 'vtt'; readonly strict: boolean; readonly errors: boolean },
  ): Promise<{ readonly cues: readonly Cue[]; readonly errors: readonly unknown[] }>;
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

/** Who says what in one cue: what stands outside of voices is the last one's, or nobody's. */
const spokenIn = (nodes: readonly VttNode[], speaker: string): [speaker: string, text: string][] =>
  nodes.flatMap((node): [string, string][] => {
    if ('data' in node) return [[speaker, node.data]];
    const voice = node.type === 'v' ? tidy(node.voice ?? '') : '';
    return spokenIn(node.children, voice === '' ? speaker : voice);
  });

/** Markup within a voice parts no words. */
const voicesOf = (cue: Cue): [speaker: string, text: string][] => {
  const voices: [string, string][] = [];
  for (const [speaker, text] of spokenIn(tokenizeVTTCue(cue), SOMEBODY)) {
    const last = voices.at(-1);
    if (last?.[0] === speaker) last[1] += text;
    else voices.push([speaker, text]);
  }
  return voices;
};

/** Characters that could not be stored or shown are refused as in any text (decisions 1.9). */
const isText = (text: string): boolean =>
  text.isWellFormed() && !/\p{Cc}/u.test(text.replaceAll(/[\n\r\t]/g, ''));

/** @returns undefined for what is no WebVTT, or has a cue that cannot be read. */
export const turnsOfWebVtt = async (text: string): Promise<Turn[] | undefined> => {
  if (!isText(text) || !/^\ufeff?WEBVTT(?:[ \t\r\n]|$)/.test(text)) return undefined;
  const { cues, errors } = await parseText(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'), {
    type: 'vtt',
    strict: false,
    errors: true,
  });
  if (errors.length > 0) return undefined;
  const spoken = cues
    .toSorted((one, other) => one.startTime - other.startTime)
    .flatMap((cue) =>
      voicesOf(cue).map(([speaker, words]) => ({
        speaker,
        text: tidy(words),
        start_seconds: cue.startTime,
        end_seconds: cue.endTime,
      })),
    );
  return joinTurns(spoken.filter((turn) => turn.text !== ''));
};
