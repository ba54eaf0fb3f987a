import { describe, expect, it } from '@jest/globals';
import { timeDistance } from '../../web/shell/time-distance.ts';

const keys = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });
const inWords = (tag: string) => timeDistance(tag, (moment) => keys.format(moment));
/** Berlin is an hour before UTC on these days. */
const at = (text: string): Date => new Date(`2026-11-${text}:00+01:00`);

describe('how far a moment is away', () => {
  it.each([
    ['28T22:40', '30T09:00', 'in 2 days'],
    ['28T22:40', '29T23:50', 'tomorrow'],
    ['28T22:40', '29T09:00', 'tomorrow'],
    ['28T22:40', '28T22:00', '40 minutes ago'],
    ['28T23:50', '29T00:10', 'in 20 minutes'],
    ['28T09:00', '28T14:30', 'in 5 hours'],
    ['28T00:30', '27T23:00', 'yesterday'],
    ['28T08:00', '26T23:00', '2 days ago'],
    ['28T08:00', '28T08:00', 'now'],
  ])('counts from %s to %s the days of the calendar: %s', (now, moment, words) => {
    expect(inWords('en')(at(moment), at(now))).toBe(words);
  });

  it('counts months and years of what is further away', () => {
    const now = at('28T10:00');
    expect(inWords('en')(new Date('2026-09-01T10:00:00Z'), now)).toBe('2 months ago');
    expect(inWords('en')(new Date('2024-01-01T10:00:00Z'), now)).toBe('2 years ago');
  });

  it('uses the words of the language', () => {
    expect(inWords('de')(at('30T09:00'), at('28T22:40'))).toBe('übermorgen');
  });
});
