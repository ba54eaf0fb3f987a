import { expect, test } from '@jest/globals';
import { en } from '../../domain/messages/en.ts';
import { LOCALES } from '../../domain/messages/locale.ts';
import { messagesIn } from '../../domain/messages/messages.ts';

/** What the compiler does not see of the catalogues. */

/** Every sentence by its key, with a mark for each value that it takes. */
const sentencesOf = (catalogue: object, above = ''): [key: string, sentence: string][] =>
  Object.entries(catalogue).flatMap(([name, said]): [string, string][] => {
    const key = `${above}${name}`;
    if (typeof said === 'object') return sentencesOf(said, `${key}.`);
    return [[key, typeof said === 'function' ? said('«1»', '«2»') : said]];
  });

const others = LOCALES.filter((locale) => locale !== 'en');

/** Words that are the same in both languages. */
const SHARED = /^(?:letter\.worksUntil|notice\.(?:kind|with)|forms\.no)$/;

test.each(others)('%s has its own words for each sentence, with the same values in it', (locale) => {
  const english = new Map(sentencesOf(en));
  const said = sentencesOf(messagesIn(locale));
  expect(said.map(([key]) => key)).toEqual([...english.keys()]);
  for (const [key, sentence] of said) {
    const [before = ''] = [english.get(key)];
    expect([key, sentence.trim()]).not.toEqual([key, '']);
    if (!SHARED.test(key)) expect([key, sentence]).not.toEqual([key, before]);
    const marks = (text: string) => (text.match(/«\d»/g) ?? []).toSorted();
    expect([key, marks(sentence)]).toEqual([key, marks(before)]);
    // A sentence ends as its English one does; a colon stays one.
    expect([key, /[.:?]$/.exec(sentence)?.[0]]).toEqual([
      key,
      key === 'letter.greeting' ? /[.:?]$/.exec(sentence)?.[0] : /[.:?]$/.exec(before)?.[0],
    ]);
  }
});

test('adults are addressed formally', () => {
  const of = (locale: 'de' | 'fr' | 'es') =>
    sentencesOf(messagesIn(locale))
      .map(([, sentence]) => sentence)
      .join('\n');
  expect(of('de')).not.toMatch(/(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu);
  expect(of('fr')).not.toMatch(/(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu);
  expect(of('es')).not.toMatch(/(?<!\p{L})(?:tú|ti|tus?|vosotros|puedes|tienes)(?!\p{L})/iu);
});
