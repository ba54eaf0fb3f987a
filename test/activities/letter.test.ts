import { expect, test } from '@jest/globals';
import { mailOf, oneLine } from '../../activities/mail/letter.ts';

/** What names of any kind do to a letter: nothing. */

const letter = (sender: string) =>
  mailOf(
    {
      sender,
      color: null,
      heading: 'Appointment confirmed',
      greeting: `Hello ${sender},`,
      lead: '',
      facts: [['When', 'Monday']],
      link: null,
      close: '',
    },
    { messageId: 'one@clinic.example', to: 'to@clinic.example', subject: 'Appointment confirmed' },
  );

test.each([
  ['line breaks', 'Ada\r\nBcc: eve@x.example', 'Ada Bcc: eve@x.example'],
  ['other control characters', '\tAda\u0000\u0085\u2028Quill ', 'Ada Quill'],
  ['signs that turn what follows', '\u202eAda\u2066 Quill', 'Ada Quill'],
])('%s leave a name', (_, name, line) => {
  expect(oneLine(name)).toBe(line);
});

test('a name that is written from right to left stays as it is', () => {
  expect(oneLine('עדה \u200fקוויל\u200e')).toBe('עדה \u200fקוויל\u200e');
});

test('a name is text in the page, never markup', () => {
  const { html, text } = letter('<img src=x> & "Co"');
  expect(html).toContain('Hello &lt;img src=x&gt; &amp; &quot;Co&quot;,');
  expect(text).toContain('Hello <img src=x> & "Co",');
});

test('a name without a space breaks within the letter: what stood beside it was cut off', () => {
  expect(letter('L'.repeat(200)).html).toMatch(/max-width:560px[^"]*overflow-wrap:anywhere/);
});
