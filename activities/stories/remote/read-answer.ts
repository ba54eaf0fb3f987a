import { tidyText } from '../../../domain/declarations/text.ts';

/** Reads JSON out of the message of a model. Models also write text before it, or put it between code fences. */

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Cleans texts in the same way as texts of people: invisible signs are removed, and a text of spaces only is empty. */
const tidied = (value: unknown): unknown => {
  if (typeof value === 'string')
    return tidyText(
      value
        .toWellFormed()
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[^\P{Cc}\n\t]/gu, ''),
    );
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, tidied(one)]));
};

/** The text of a message: a string, or parts, as newer servers answer. Parts without text are skipped. */
export const textOf = (content: unknown): string => {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part) => (typeof part?.text === 'string' && part.type !== 'reasoning' ? part.text : ''))
    .join('');
};

/** How many opening braces are tried. Each try parses the rest of the text. */
const MOST_TRIES = 50;

/** The texts that may be the answer: all of it, what is between code fences, what is between braces. */
function* candidates(content: string): Generator<string> {
  yield content;
  for (const [, fenced = ''] of content.matchAll(/```[\w-]*\s*\n?(.*?)```/gs)) yield fenced;
  const end = content.lastIndexOf('}') + 1;
  let start = content.indexOf('{');
  for (let tries = 0; start >= 0 && start < end && tries < MOST_TRIES; tries += 1) {
    yield content.slice(start, end);
    start = content.indexOf('{', start + 1);
  }
}

/**
 * The first JSON object in a message, with cleaned texts. Undefined if there is none, also for JSON that is nested too
 * deeply.
 */
export const answerIn = (content: string): unknown => {
  for (const candidate of candidates(content)) {
    const value = parsed(candidate);
    if (typeof value !== 'object' || value === null) continue;
    try {
      return tidied(value);
    } catch {
      return undefined;
    }
  }
  return undefined;
};
