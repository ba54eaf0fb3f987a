import { readdir } from 'node:fs/promises';

/** A text of the workspace as another language has it, to be found on a screen. */
export type Say = (english: string) => RegExp;

const LOCALES = new URL('../../../web/locales/', import.meta.url);

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Reads the workspace's own messages, so that a changed word is found without a change here. */
export const wordsIn = async (locale: string): Promise<Say> => {
  const said = new Map<string, Set<string>>();
  const language = locale.split('-', 1)[0];
  for (const file of await readdir(new URL('en/', LOCALES))) {
    const [english, other] = (await Promise.all(
      ['en', language].map(
        async (folder) => (await import(new URL(`${folder}/${file}`, LOCALES).href)).default,
      ),
    )) as [Record<string, string>, Record<string, string>];
    for (const [key, text] of Object.entries(english))
      said.set(text, (said.get(text) ?? new Set()).add(other[key] ?? text));
  }
  return (english) => {
    const texts = said.get(english);
    if (!texts) throw new Error(`No screen says “${english}”`);
    return new RegExp(
      `^(?:${[...texts].map((text) => escaped(text).replaceAll(/\{\w+\}/g, '.+')).join('|')})$`,
    );
  };
};
