import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LOCALES, type Locale } from '../../domain/messages/locale.ts';
import { noteTemplatesIn } from '../../domain/notes/note-templates.ts';
import { mergeTexts } from '../../web/areas/clinical-notes/merge-texts.ts';
import {
  beginWith,
  joinParts,
  outlineOf,
  splitParts,
  type Template,
} from '../../web/areas/clinical-notes/outline.ts';

/** As the service sends them. */
const templatesIn = (locale: Locale): readonly Template[] =>
  JSON.parse(JSON.stringify(noteTemplatesIn(locale))) as Template[];

const templates = LOCALES.flatMap((locale) => templatesIn(locale));
const words = fc.stringMatching(/^[a-z \n]{0,40}$/);

test.each(templates)('$title: text under its headings is found again', (template) => {
  fc.assert(
    fc.property(
      fc.array(words, { minLength: template.sections.length, maxLength: template.sections.length }),
      (texts) => {
        const body = joinParts(
          template.sections.map(({ heading }, index) => ({ heading, text: texts[index] ?? '' })),
        );
        expect(splitParts(body, template)?.map(({ text }) => text)).toEqual(texts);
        // The service leaves out white space at the end.
        expect(splitParts(body.trimEnd(), template)?.length).toBe(template.sections.length);
      },
    ),
    { numRuns: 50 },
  );
});

test('an outline is recognised by its headings, and a text without headings has none', () => {
  const english = templatesIn('en');
  for (const template of english)
    expect(outlineOf(beginWith(template, 'Before'), english)?.template.template).toBe(template.template);
  expect(outlineOf('Subjective\nBut nothing else', english)).toBeUndefined();
  expect(outlineOf('We built a castle.', english)).toBeUndefined();
});

test('two changes of different lines become one text, and two of the same line do not', () => {
  const base = 'One\nTwo\nThree\nFour';
  expect(mergeTexts(base, `${base}, here`, `Zero\n${base}`)).toBe(`Zero\n${base}, here`);
  expect(mergeTexts(base, 'One\nTwo, here\nThree\nFour', 'One\nTwo, there\nThree\nFour')).toBeUndefined();
  expect(mergeTexts('', 'Mine', '')).toBe('Mine');
});
