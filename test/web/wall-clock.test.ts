import { expect, test } from '@jest/globals';
import { nextBeginning } from '../../web/areas/appointments/wall-clock.ts';

/** Which time a booking begins with, at any hour of the day. */

test.each([
  ['in the morning', '2026-11-28T08:10:00Z', 'Europe/Berlin', '2026-11-28T09:00:00.000Z'],
  ['on the hour', '2026-11-28T08:00:00Z', 'Europe/Berlin', '2026-11-28T09:00:00.000Z'],
  ['in the evening', '2026-11-28T21:10:00Z', 'Europe/Berlin', '2026-11-28T22:00:00.000Z'],
  ['before midnight of a year', '2026-12-31T22:30:00Z', 'Europe/Berlin', '2027-01-01T08:00:00.000Z'],
  ['before a short night', '2026-03-28T22:30:00Z', 'Europe/Berlin', '2026-03-29T07:00:00.000Z'],
  ['half an hour beside others', '2026-11-28T08:10:00Z', 'Asia/Kolkata', '2026-11-28T08:30:00.000Z'],
])('a booking begins with the next full hour, or tomorrow’s morning: %s', (_when, now, zone, expected) => {
  expect(nextBeginning(zone, new Date(now)).toISOString()).toBe(expected);
});
