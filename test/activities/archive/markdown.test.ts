import { expect, test } from '@jest/globals';
import { escapeMarkdown, recordAsMarkdown } from '../../../activities/archive/markdown.ts';

/** What the readable part of an archive shows of what people wrote: their words, as they stood there. */

test.each([
  [
    'emphasis, code, links, tables and marks',
    '*a* _b_ `c` [d](e) |f| ~g~ #h',
    '\\*a\\* \\_b\\_ \\`c\\` \\[d\\](e) \\|f\\| \\~g\\~ \\#h',
  ],
  ['elements and entities', '<b>&amp;</b>', '&lt;b\\>&amp;amp;&lt;/b\\>'],
  ['lines', 'one\ntwo\n\nthree', 'one  \ntwo\n\nthree'],
  ['lists', '- a\n+ b\n1. c\n2) d\n-', '\\- a  \n\\+ b  \n1\\. c  \n2\\) d  \n\\-'],
  ['rules and lines below headings', 'a\n---\nb\n===\n- -', 'a  \n\\---  \nb  \n\\===  \n\\- -'],
  ['indentations', 'a\n\n    b\n\tc', 'a\n\n\u00a0\u00a0\u00a0\u00a0b  \n\u00a0\u00a0\u00a0\u00a0c'],
  ['a list of one line', '12) a', '12\\) a'],
  ['a rule alone', '---', '\\---'],
  ['numbers and signs that begin nothing', '-5 of 3.5\n12 pears\n+1', '-5 of 3.5  \n12 pears  \n+1'],
])('keeps %s as text', (_, text, markdown) => {
  expect(escapeMarkdown(text)).toBe(markdown);
});

test('gives each turn of a transcript a line of its own, however few and short the turns are', () => {
  const transcript = Array.from({ length: 2 }, (_, at) => `00:${10 + at} Ada: Yes`);
  expect(recordAsMarkdown('Note', { items: ['sand_tray', 'dollhouse'], pages: [], transcript })).toBe(
    `## Note\n\n- **Items:** sand\\_tray, dollhouse\n\n### Transcript\n\n${transcript.map((turn) => `- ${turn}`).join('\n')}`,
  );
});
