import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createMailer, type Mailer } from '../../activities/mail/mailer.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { framedClient } from '../support/embed.ts';
import { servers } from '../support/servers.ts';
import type { WireRecord } from '../support/world.ts';
import { dataOf, noticesOf, refusalOf } from './observations.ts';
import {
  APPOINTMENTS,
  calendarAfter,
  clockOf,
  type Diary,
  openDiary,
  pathOf,
  startsOf,
  timesIn,
  told,
} from './series-diary.ts';

let app: RunningApp;
let mailer: Mailer;
beforeAll(async () => {
  app = await startApp();
  mailer = createMailer({ SMTP_URL: servers().smtpUrl, MAIL_FROM: app.config.MAIL_FROM });
});
afterAll(() => app.stop());

const open = () => openDiary(app, mailer);
/** The same length as in the diary. */
const windowAt = (start_at: string, minutes = 50) => ({
  start_at,
  end_at: new Date(Date.parse(start_at) + minutes * 60_000).toISOString(),
});
const move = async ({ world }: Diary, series: WireRecord, from_occurrence: number, window: object) =>
  dataOf(await world.partner.patch(pathOf(series), { from_occurrence, ...window }));
const statesOf = (diary: Diary, series: WireRecord): Promise<readonly WireRecord[]> =>
  Promise.all(series.appointment_ids.map((_: string, index: number) => diary.occurrence(series, index + 1)));
const bookedOf = async (diary: Diary, series: WireRecord): Promise<readonly string[]> =>
  (await statesOf(diary, series))
    .filter(({ status }) => status !== 'cancelled')
    .map(({ start_at }) => start_at)
    .sort();
/** The events about a series and its appointments since a sequence, as `type` and changed fields. */
const toldSince = async ({ world }: Diary, since: number) => {
  const { body } = await world.partner.get('/v1/partner/events?limit=100');
  return body.data
    .filter(({ sequence, type }: WireRecord) => sequence > since && /^appointment/.test(type))
    .map(({ type, data, changed_fields }: WireRecord) => [type, data.id, changed_fields]);
};
const latestOf = async ({ world }: Diary): Promise<number> =>
  (await world.partner.get('/v1/partner/events?limit=100')).body.data.at(-1)?.sequence ?? 0;

describe('the rest of a series is moved', () => {
  test('together, what was before stays, and each record is told once', async () => {
    const diary = await open();
    const series = await diary.book();
    const before = await startsOf(diary, series);
    const since = await latestOf(diary);
    const window = windowAt('2035-03-28T07:00:00.000Z', 45);
    const moved = await move(diary, series, 3, window);
    expect(moved).toMatchObject({
      start_at: series.start_at,
      end_at: series.end_at,
      status: 'active',
      moves: [{ from_occurrence: 3, ...window }],
      appointment_ids: series.appointment_ids,
    });
    expect(dataOf(await diary.world.partner.get(pathOf(series)))).toEqual(moved);
    expect(await startsOf(diary, series)).toEqual([
      ...before.slice(0, 2),
      '2035-03-28T07:00:00.000Z',
      '2035-04-04T07:00:00.000Z',
    ]);
    expect((await diary.occurrence(series, 4)).end_at).toBe('2035-04-04T07:45:00.000Z');
    const events = await toldSince(diary, since);
    expect(events.sort()).toEqual(
      [
        ['appointment_series.updated', series.id, ['moves']],
        ...series.appointment_ids
          .slice(2)
          .map((id: string) => ['appointment.updated', id, ['end_at', 'start_at']]),
      ].sort(),
    );
    // Again: nothing changes, and nobody is told.
    const told = await latestOf(diary);
    expect(await move(diary, series, 3, window)).toEqual(moved);
    expect(await toldSince(diary, told)).toEqual([]);
    expect(await noticesOf(app, series.appointment_ids[3])).toEqual([
      '0 booked practitioner',
      '1 moved practitioner',
    ]);
  });

  test.each([
    ['later', '2035-03-20T15:00:00.000Z', '2035-04-10T14:00:00.000Z'],
    ['earlier', '2035-03-06T15:00:00.000Z', '2035-03-27T14:00:00.000Z'],
    ['half an hour later', '2035-03-13T15:30:00.000Z', '2035-04-03T14:30:00.000Z'],
  ])('by a week or less, onto places of its own: %s', async (_, first, last) => {
    const diary = await open();
    const series = await diary.book();
    await move(diary, series, 1, windowAt(first));
    const starts = await startsOf(diary, series);
    expect([starts[0], starts[3]]).toEqual([first, last]);
  });

  test('but what was moved by itself stays, and what is named moves in any case', async () => {
    const diary = await open();
    const series = await diary.book({ count: 6 });
    const alone = windowAt('2035-03-29T09:00:00.000Z');
    await diary.change(await diary.occurrence(series, 3), alone);
    await diary.change(await diary.occurrence(series, 4), { status: 'cancelled' });
    // Longer than the others, at its place.
    await diary.change(await diary.occurrence(series, 5), { end_at: '2035-04-10T15:30:00.000Z' });
    await move(diary, series, 2, windowAt('2035-03-21T10:00:00.000Z', 45));
    const states = await statesOf(diary, series);
    expect(states.map(({ start_at, end_at }) => `${start_at.slice(5, 16)} ${end_at.slice(11, 16)}`)).toEqual([
      '03-13T15:00 15:50',
      '03-21T10:00 10:45',
      '03-29T09:00 09:50',
      '04-03T14:00 14:50',
      '04-11T09:00 10:30',
      '04-18T09:00 09:45',
    ]);
    await move(diary, series, 3, windowAt('2035-03-30T12:00:00.000Z'));
    expect((await startsOf(diary, series)).slice(1)).toEqual([
      '2035-03-21T10:00:00.000Z',
      '2035-03-30T12:00:00.000Z',
      '2035-04-03T14:00:00.000Z',
      '2035-04-13T12:00:00.000Z',
      '2035-04-20T12:00:00.000Z',
    ]);
  });

  test('again and again, and keeps only what holds', async () => {
    const diary = await open();
    const series = await diary.book({ count: 6 });
    const [early, late] = [windowAt('2035-03-22T10:00:00.000Z'), windowAt('2035-04-12T11:00:00.000Z')];
    await move(diary, series, 2, early);
    const twice = await move(diary, series, 5, late);
    expect(twice.moves).toEqual([
      { from_occurrence: 2, ...early },
      { from_occurrence: 5, ...late },
    ]);
    const window = windowAt('2035-03-26T10:00:00.000Z');
    expect((await move(diary, series, 3, window)).moves).toEqual([
      { from_occurrence: 2, ...early },
      { from_occurrence: 3, ...window },
    ]);
    expect(await startsOf(diary, series)).toEqual([
      series.start_at,
      early.start_at,
      ...['03-26', '04-02', '04-09', '04-16'].map((day) => `2035-${day}T10:00:00.000Z`),
    ]);
  });

  test.each([
    ['Europe/Berlin', '2035-03-13T15:00:00.000Z', '2035-03-16T07:30:00.000Z', '08:30'],
    ['America/New_York', '2035-10-23T20:00:00.000Z', '2035-10-24T13:15:00.000Z', '09:15'],
  ])('and keeps its local time over a change of the clocks in %s', async (timezone, first, next, clock) => {
    const diary = await open();
    const series = await diary.book({ timezone, ...windowAt(first), count: 6 });
    await move(diary, series, 1, windowAt(next));
    const starts = await startsOf(diary, series);
    expect(new Set(starts.map(clockOf(timezone)))).toEqual(new Set([clock]));
    expect(new Set(starts.map((start) => start.slice(11, 16))).size).toBe(2);
  });

  test('or not at all, and the refusal says which are taken', async () => {
    const diary = await open();
    const { partner } = diary.world;
    const series = await diary.book({ notify_patient: true });
    const single = windowAt('2035-03-28T08:30:00.000Z');
    dataOf(await partner.post(APPOINTMENTS, diary.world.booking(diary.practice, 0, single)), 201);
    // One of its own that stays is in the way too.
    await diary.change(await diary.occurrence(series, 4), windowAt('2035-04-04T07:00:00.000Z'));
    const before = await startsOf(diary, series);
    const since = await latestOf(diary);
    const refused = await partner.patch(pathOf(series), {
      from_occurrence: 2,
      ...windowAt('2035-03-21T09:00:00.000Z'),
    });
    expect(refusalOf(refused)).toBe('409 appointment-conflict');
    expect(refused.body.conflicting_occurrences).toEqual([3]);
    expect(await startsOf(diary, series)).toEqual(before);
    expect(dataOf(await partner.get(pathOf(series)))).toMatchObject({ moves: [] });
    expect(await toldSince(diary, since)).toEqual([]);
    const own = await partner.patch(pathOf(series), {
      from_occurrence: 3,
      ...windowAt('2035-04-04T07:00:00.000Z'),
    });
    expect(own.body.conflicting_occurrences).toEqual([3]);
  });

  test.each<[string, object, string]>([
    ['nothing', { from_occurrence: 2 }, 'status required'],
    ['no end', { start_at: '2035-03-20T10:00:00Z' }, 'end_at required'],
    ['no start', { end_at: '2035-03-20T10:00:00Z' }, 'start_at required'],
    ['an end before the start', windowAt('2035-03-20T10:00:00Z', -10), 'end_at invalid_value'],
    ['a cancellation', { status: 'cancelled', ...windowAt('2035-03-20T10:00:00Z') }, 'status not_allowed'],
    [
      'a later occurrence',
      { from_occurrence: 5, ...windowAt('2035-03-20T10:00:00Z') },
      'from_occurrence too_large',
    ],
    ['the end of time', windowAt('2999-12-20T10:00:00Z'), 'start_at too_large'],
  ])('but not with %s', async (_, fields, refusal) => {
    const diary = await open();
    const series = await diary.book();
    const reply = await diary.world.partner.patch(pathOf(series), fields);
    expect(refusalOf(reply)).toBe(`422 validation-error: ${refusal}`);
  });

  test('without what is over', async () => {
    const diary = await open();
    const at = Date.now() - 86_400_000;
    const series = await diary.book({ ...windowAt(new Date(at).toISOString()), count: 3 });
    const [over] = await startsOf(diary, series);
    await move(diary, series, 1, windowAt(new Date(at + 3_600_000).toISOString()));
    const [first, ...others] = await startsOf(diary, series);
    expect(first).toBe(over);
    expect(others.map((start) => Date.parse(start) - at)).not.toContain(7 * 86_400_000);
    expect(others.map(clockOf('Europe/Berlin'))).toEqual(
      [1, 2].map(() => clockOf('Europe/Berlin')(new Date(at + 3_600_000).toISOString())),
    );
  });

  test('by the version that was read, in a frame too', async () => {
    const diary = await open();
    const series = await diary.book();
    const frame = await framedClient(app, await diary.world.as(diary.practice.practitioner.id), [
      'shell:read',
      'appointment:read',
      'appointment:write',
    ]);
    const path = `/api/embed/appointment-series/${series.id}`;
    const etag = (await frame.get(path)).headers.get('etag') as string;
    const body = { from_occurrence: 2, ...windowAt('2035-03-21T10:00:00.000Z') };
    const options = { headers: { 'If-Match': etag } };
    expect(dataOf(await frame.patch(path, body, options)).moves).toHaveLength(1);
    expect(refusalOf(await frame.patch(path, { ...body, from_occurrence: 3 }, options))).toBe(
      '412 precondition-failed',
    );
  });
});

describe('the e-mails about a moved series', () => {
  test('are one for each reader, with one invitation that repeats at the new time', async () => {
    const diary = await open();
    const series = await diary.book({ notify_patient: true, count: 6 });
    await diary.send(series);
    await diary.change(await diary.occurrence(series, 4), windowAt('2035-04-05T09:00:00.000Z'));
    await diary.change(await diary.occurrence(series, 5), { status: 'cancelled' });
    await diary.send(series);
    await move(diary, series, 3, windowAt('2035-03-28T07:00:00.000Z'));
    await diary.send(series);
    await diary.send(series);
    const letters = await told(diary.email);
    expect(letters).toHaveLength(4);
    const [booked, , , moved] = letters;
    expect(moved?.mail.subject).toBe('2 appointments moved: Wed, 28 Mar 2035, 09:00 (Europe/Berlin)');
    expect(moved?.method).toBe('REQUEST');
    expect(new Set(moved?.events.map(({ uid }) => uid))).toEqual(new Set([booked?.events[0]?.uid]));
    expect(moved?.events[0]?.isRecurring()).toBe(true);
    expect(timesIn(moved?.events[0])).toHaveLength(5);
    const sequences = letters.map(({ events }) => Math.max(...events.map(({ sequence }) => sequence)));
    expect(sequences).toEqual([0, 2, 2, 4]);
    expect(calendarAfter(letters)).toEqual(await bookedOf(diary, series));
    const links = [...(moved?.mail.text ?? '').matchAll(/\/join\/[\w-]{22}/g)];
    expect(links).toHaveLength(2);
    const ofPractitioner = await told(diary.practice.practitioner.email);
    expect(calendarAfter(ofPractitioner)).toEqual(await bookedOf(diary, series));
    expect(ofPractitioner).toHaveLength(4);
  });

  test('tell of later moves and cancellations so that a calendar shows what is booked', async () => {
    const diary = await open();
    const series = await diary.book({ notify_patient: true, count: 6 });
    await diary.send(series);
    const steps: readonly (() => Promise<unknown>)[] = [
      () => move(diary, series, 2, windowAt('2035-03-27T15:00:00.000Z')),
      async () => diary.change(await diary.occurrence(series, 1), windowAt('2035-03-14T09:00:00.000Z')),
      async () => diary.change(await diary.occurrence(series, 3), { status: 'cancelled' }),
      async () => diary.change(await diary.occurrence(series, 4), windowAt('2035-04-09T09:00:00.000Z')),
      () => move(diary, series, 5, windowAt('2035-04-19T09:00:00.000Z')),
      async () => diary.change(await diary.occurrence(series, 2), { status: 'cancelled' }),
      () => move(diary, series, 1, windowAt('2035-03-15T09:00:00.000Z')),
      () => diary.world.partner.patch(pathOf(series), { status: 'cancelled', from_occurrence: 6 }),
    ];
    for (const step of steps) {
      await step();
      await diary.send(series);
      expect(calendarAfter(await told(diary.email))).toEqual(await bookedOf(diary, series));
    }
    expect(await told(diary.email)).toHaveLength(steps.length + 1);
  });

  test('are right also where the booking was not yet told, or the address was corrected', async () => {
    const diary = await open();
    const { partner } = diary.world;
    const series = await diary.book({ notify_patient: true });
    await move(diary, series, 3, windowAt('2035-03-28T07:00:00.000Z'));
    for (let round = 0; round < 2; round += 1) await diary.send(series);
    const letters = await told(diary.email);
    expect(letters.map(({ mail }) => mail.subject?.slice(0, 16))).toEqual([
      '4 appointments c',
      '2 appointments m',
    ]);
    expect(calendarAfter(letters)).toEqual(await bookedOf(diary, series));
    const email = `corrected-${randomUUID()}@home.example`;
    await partner.patch(`/v1/partner/patients/${diary.practice.patient.id}`, { email });
    await diary.send(series);
    const again = await told(email);
    expect(again).toHaveLength(2);
    for (const order of [again, [...again].reverse()])
      expect(calendarAfter(order)).toEqual(await bookedOf(diary, series));
  });

  test('go to the practitioner alone where the patient was not told of the booking', async () => {
    const diary = await open();
    const series = await diary.book();
    await diary.send(series);
    await move(diary, series, 1, windowAt('2035-03-14T07:00:00.000Z'));
    await diary.send(series);
    expect(await told(diary.email)).toEqual([]);
    const letters = await told(diary.practice.practitioner.email);
    expect(letters).toHaveLength(2);
    expect(calendarAfter(letters)).toEqual(await bookedOf(diary, series));
  });

  test('begin the entry at a time that is on clocks', async () => {
    const diary = await open();
    // On the day of the first one, clocks have no half past two.
    const series = await diary.book({ ...windowAt('2035-03-25T08:00:00.000Z'), notify_patient: true });
    await move(diary, series, 2, windowAt('2035-04-01T00:30:00.000Z'));
    await diary.send(series);
    await diary.send(series);
    const [, moved] = await told(diary.email);
    const booked = await bookedOf(diary, series);
    expect(booked.map(clockOf('Europe/Berlin'))).toEqual(['10:00', '02:30', '02:30', '02:30']);
    expect(timesIn(moved?.events[0])).toEqual(expect.arrayContaining(booked.slice(1)));
  });
});
