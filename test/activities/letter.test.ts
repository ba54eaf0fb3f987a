import { expect, test } from '@jest/globals';
import { calendarPart } from '../../activities/mail/calendar-part.ts';
import { mailOf, oneLine } from '../../activities/mail/letter.ts';
import { waitingPage } from '../../api/surfaces/join/join-pages.ts';
import { describeWindow } from '../../domain/appointments/describe-window.ts';

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

test('a name in a right-to-left script stays as it is', () => {
  expect(oneLine('עדה \u200fקוויל\u200e')).toBe('עדה \u200fקוויל\u200e');
});

test('a name is text in the page, never markup', () => {
  const { html, text } = letter('<img src=x> & "Co"');
  expect(html).toContain('Hello &lt;img src=x&gt; &amp; &quot;Co&quot;,');
  expect(text).toContain('Hello <img src=x> & "Co",');
});

test('a name without a space is broken within the letter, so that nothing beside it is cut off', () => {
  expect(letter('L'.repeat(200)).html).toMatch(/max-width:560px[^"]*overflow-wrap:anywhere/);
});

test.each([
  [
    '2031-03-30T00:30:00Z',
    '30 March 2031, 01:30, Central European Standard Time – 03:30, Central European Summer Time',
  ],
  [
    '2031-10-26T00:30:00Z',
    '26 October 2031, 02:30, Central European Summer Time – 02:30, Central European Standard Time',
  ],
])('a window in which the clocks change (%s) says of each end which time it is in', (start, words) => {
  const end = new Date(Date.parse(start) + 3_600_000);
  expect(describeWindow(new Date(start), end, 'Europe/Berlin')).toBe(`Sunday, ${words} (Europe/Berlin)`);
  const session = {
    start_at: new Date(start),
    end_at: end,
    timezone: 'Europe/Berlin',
    clinic_name: 'Practice',
    locale: 'en',
  };
  expect(waitingPage(session as never).markup).toContain(`<dd>Sunday, ${words} (Europe/Berlin)</dd>`);
});

const invitation = (people: { name: string; address: string }) => {
  const at = new Date('2031-03-30T00:30:00Z');
  const { content } = calendarPart({
    uid: 'one@clinic.example',
    kind: 'booked',
    stamp: at,
    events: [{ sequence: 0, start: at, end: at }],
    summary: '',
    description: '',
    organizer: { name: people.name, from: 'Clinic <no-reply@clinic.example>' },
    attendee: people,
  });
  return content.replaceAll('\r\n ', '');
};

test('an invitation is sent although nothing is left of a name', () => {
  expect(invitation({ name: oneLine('\u202e\u2066'), address: 'to@clinic.example' })).toContain(
    'ORGANIZER;CN="no-reply@clinic.example":mailto:no-reply@clinic.example\r\n',
  );
});

test.each([
  ["o'neil+tag@clinic.example", "o'neil+tag@clinic.example"],
  ['50%41off@clinic.example', '50%2541off@clinic.example'],
  ['who?cc#x/y@clinic.example', 'who%3Fcc%23x%2Fy@clinic.example'],
])('an invitation names the address %s, whatever its signs mean in a URI', (address, written) => {
  expect(invitation({ name: 'Ada', address })).toContain(`:MAILTO:${written}\r\n`);
});
