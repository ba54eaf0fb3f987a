import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const LOCALES = new URL('../../web/locales/', import.meta.url);
const LANGUAGES = ['de', 'fr', 'es'];
const files = readdirSync(new URL('./en/', LOCALES));

type Messages = Readonly<Record<string, string>>;
const load = async (language: string, file: string): Promise<Messages> =>
  ((await import(new URL(`./${language}/${file}`, LOCALES).href)) as { default: Messages }).default;
/** The names of what is filled in. */
const names = (message: string) =>
  [...new Set([...message.matchAll(/\{(\w+)(?:\}|, plural)/g)].map(([, name]) => name))].sort();

test.each(files)('%s has the same keys in each language, with the same values', async (file) => {
  const english = await load('en', file);
  for (const language of LANGUAGES) {
    const other = await load(language, file);
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english)) {
      expect([language, key, names(other[key] ?? '')]).toEqual([language, key, names(message)]);
      expect([language, key, (other[key] ?? '').trim() === '']).toEqual([language, key, false]);
    }
  }
});
