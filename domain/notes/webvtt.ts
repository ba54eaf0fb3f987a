import type { Interruptible } from '../../platform/slices.ts';
import { tidyText } from '../declarations/text.ts';

/**
 * Reads who speaks, and when, from a WebVTT file (https://www.w3.org/TR/webvtt1/), without its layout. Libraries read
 * such files for display: they drop empty cues and take the content of any tag for the name of a voice.
 */

/** The text of one voice within one cue. Without a voice it is undefined. */
export interface Utterance {
  readonly voice: string | undefined;
  readonly text: string;
  readonly start_seconds: number;
  readonly end_seconds: number;
}

const TIMESTAMP = String.raw`(?:(\d{1,4}):)?([0-5]\d):([0-5]\d(?:\.\d{1,3})?)`;
const TIMING = new RegExp(String.raw`^[ \t]*${TIMESTAMP}[ \t]*-->[ \t]+${TIMESTAMP}(?:[ \t]|$)`);
const secondsOf = (hours = '0', minutes = '0', seconds = '0'): number =>
  (Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Math.round(Number(seconds) * 1_000)) / 1_000;

/** Names without `&` and `;`. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};
const numbered = (code: number): string =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code);
const resolve = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,8})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos|nbsp|lrm|rlm));/g,
    (_, decimal, hexadecimal, name) =>
      name ? (NAMED[name] as string) : numbered(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)),
  );

const tidy = (text: string): string => tidyText(resolve(text).replaceAll(/\s+/g, ' '));

/** Any other `<` is text, though it should have been written `&lt;`. */
const MARKUP = /<(\/?[a-z][^<>]*|[\d:.]+)>/gi;
/** Slash, name, classes and annotation. */
const TAG = /^(\/?)([^\s.]*)\S*(.*)$/s;

/** Voices may nest. Other tags neither name a speaker nor separate words. */
function* voicesOf(cueText: string): Interruptible<Pick<Utterance, 'voice' | 'text'>[]> {
  const open: (string | undefined)[] = [];
  const said: { voice: string | undefined; text: string }[] = [];
  let voice: string | undefined;
  let words = '';
  const end = () => {
    const text = tidy(words);
    if (text !== '') said.push({ voice, text });
    words = '';
  };
  let from = 0;
  for (const tag of cueText.matchAll(MARKUP)) {
    words += cueText.slice(from, tag.index);
    from = tag.index + tag[0].length;
    const [, closing, name, annotation = ''] = TAG.exec(tag[1] as string) ?? [];
    if (name !== 'v') continue;
    end();
    if (closing) open.pop();
    else open.push(tidy(annotation) || open.at(-1));
    voice = open.at(-1);
    yield;
  }
  words += cueText.slice(from);
  end();
  return said;
}

/** Blocks are separated by blank lines. */
function* blocksOf(file: string): Generator<string> {
  for (let at = 0; ; ) {
    const end = file.indexOf('\n\n', at);
    if (end < 0) {
      yield file.slice(at);
      return;
    }
    yield file.slice(at, end);
    at = end + 2;
    while (file[at] === '\n') at += 1;
  }
}

/**
 * @param isReadable checks the file piece by piece, and the characters that references stand for.
 * @returns undefined for a file that is not WebVTT, or has a cue that cannot be read: nothing spoken is skipped.
 */
export function* readWebVtt(
  file: string,
  isReadable: (text: string) => boolean,
): Interruptible<Utterance[] | undefined> {
  const blocks = blocksOf(file.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n'));
  const header = blocks.next().value ?? '';
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(header) || header.includes('-->') || !isReadable(header)) return undefined;
  const said: Utterance[] = [];
  for (const block of blocks) {
    yield;
    if (!isReadable(block)) return undefined;
    if (!block.includes('-->')) continue; // notes, styles, regions
    const lines = block.split('\n');
    const timing = lines.findIndex((line) => line.includes('-->'));
    const [, ...times] = TIMING.exec(lines[timing] as string) ?? [];
    const text = lines.slice(timing + 1).join('\n');
    const start_seconds = secondsOf(...times.slice(0, 3));
    const end_seconds = secondsOf(...times.slice(3));
    // Some speech recognisers write cues without duration.
    if (times.length === 0 || end_seconds < start_seconds || text.includes('-->')) return undefined;
    for (const one of yield* voicesOf(text)) {
      if (!isReadable(one.voice ?? '') || !isReadable(one.text)) return undefined;
      said.push({ ...one, start_seconds, end_seconds });
    }
  }
  return said;
}
