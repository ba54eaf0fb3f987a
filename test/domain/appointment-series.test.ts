import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createMailer, type Mailer } from '../../activities/mail/mailer.ts';
import { countOutsideCopies } from '../../domain/erasures/outside-copies.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf } from '../support/client.ts';
import { framedClient } from '../support/embed.ts';
import { servers } from '../support/servers.ts';
import { createWorld } from '../support/world.ts';
import { dataOf, expectFields, idsOf, noticesOf, refusalOf } from './observations.ts';
import {
  APPOINTMENTS,
  clockOf,
  FIRST,
  openDiary,
  pathOf,
  SERIES,
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

describe('a series', () => {
  test('books ordinary appointments, and is read as it was answered', async () => {
    const diary = await open();
    const { practice, world } = diary;
    const reply = await world.partner.post(SERIES, diary.draft({ notes: 'Puppets' }));
    const series = dataOf(reply, 201);
    expectFields(series, [
      'id',
      'partner_clinic_id',
      'partner_practitioner_id',
      'partner_patient_id',
      'start_at',
      'end_at',
      'timezone',
      'interval_weeks',
      'count',
      'status',
      'moves',
      'cancelled_from_occurrence',
      'appointment_ids',
      'skipped_occurrences',
      'created_at',
      'updated_at',
    ]);
    expect(series).toMatchObject({
      ...FIRST,
      partner_patient_id: practice.patient.id,
      timezone: 'Europe/Berlin',
      status: 'active',
      moves: [],
      cancelled_from_occurrence: null,
      skipped_occurrences: [],
    });
    expect(reply.headers.get('location')).toBe(`${app.config.BASE_URL}${pathOf(series)}`);
    expect(dataOf(await world.partner.get(pathOf(series)))).toEqual(series);
    expect(await idsOf(world.partner, APPOINTMENTS)).toEqual(series.appointment_ids);
    expect(await diary.occurrence(series, 4)).toMatchObject({
      status: 'scheduled',
      series_id: series.id,
      notes: 'Puppets',
      start_at: '2035-04-03T14:00:00.000Z',
      end_at: '2035-04-03T14:50:00.000Z',
    });
  });

  test.each([
    ['Europe/Berlin', '2035-03-13T15:00:00Z', '2035-10-09T15:00:00Z'],
    ['America/New_York', '2035-02-20T15:00:00Z', '2035-10-23T15:00:00Z'],
    ['Australia/Lord_Howe', '2035-03-20T05:00:00Z', '2035-09-25T05:00:00Z'],
    ['Africa/Casablanca', '2035-10-09T15:00:00Z', '2035-11-13T15:00:00Z'],
    ['Asia/Kolkata', '2035-03-13T15:00:00Z', '2035-10-09T15:00:00Z'],
  ])('keeps its local time over both changes of the clocks in %s', async (timezone, ...starts) => {
    const diary = await open();
    for (const start_at of starts) {
      const end_at = new Date(Date.parse(start_at) + 3_000_000).toISOString();
      const series = await diary.book({ timezone, start_at, end_at, count: 12 });
      const clocks = (await startsOf(diary, series)).map(clockOf(timezone));
      expect(new Set(clocks)).toEqual(new Set([clockOf(timezone)(start_at)]));
      await diary.world.partner.patch(pathOf(series), { status: 'cancelled' });
    }
  });

  test('moves a local time that the change of the clocks leaves out', async () => {
    const diary = await open();
    const series = await diary.book({
      start_at: '2035-03-18T01:30:00Z',
      end_at: '2035-03-18T02:20:00Z',
      count: 3,
    });
    expect((await startsOf(diary, series)).map(clockOf('Europe/Berlin'))).toEqual([
      '02:30',
      '03:30',
      '02:30',
    ]);
  });

  test('is booked whole or not at all, and says where it is refused', async () => {
    const diary = await open();
    const { partner } = diary.world;
    const single = { start_at: '2035-03-20T15:30:00Z', end_at: '2035-03-20T16:00:00Z' };
    const taken = dataOf(
      await partner.post(APPOINTMENTS, diary.world.booking(diary.practice, 0, single)),
      201,
    );
    const refused = await partner.post(SERIES, diary.draft());
    expect(refusalOf(refused)).toBe('409 appointment-conflict');
    expect(refused.body.conflicting_occurrences).toEqual([2]);
    expect(await idsOf(partner, APPOINTMENTS)).toEqual([taken.id]);
    const series = await diary.book({ on_conflict: 'skip' });
    expect(series).toMatchObject({ count: 4, skipped_occurrences: [2] });
    expect(series.appointment_ids).toHaveLength(3);
    const again = await partner.post(SERIES, diary.draft({ on_conflict: 'skip' }));
    expect(refusalOf(again)).toBe('409 appointment-conflict');
    expect(again.body.conflicting_occurrences).toEqual([1, 2, 3, 4]);
  });

  test.each<[string, object, string]>([
    ['one occurrence', { count: 1 }, '422 validation-error: count too_small'],
    ['53 occurrences', { count: 53 }, '422 validation-error: count too_large'],
    ['five weeks', { interval_weeks: 5 }, '422 validation-error: interval_weeks too_large'],
    [
      'the end of time',
      { start_at: '2999-12-20T10:00:00Z', end_at: '2999-12-20T11:00:00Z' },
      '422 validation-error: start_at too_large',
    ],
    ['an unknown clinic', { partner_clinic_id: randomUUID() }, '404 not-found'],
    ['an unknown patient', { partner_patient_id: randomUUID() }, '404 not-found'],
    ['an unknown patient and a zone', { partner_patient_id: randomUUID(), timezone: 'UTC' }, '404 not-found'],
  ])('is refused with %s', async (_, fields, refusal) => {
    const { draft, world } = await open();
    expect(refusalOf(await world.partner.post(SERIES, draft(fields)))).toBe(refusal);
    expect(await idsOf(world.partner, APPOINTMENTS)).toEqual([]);
  });

  test('of two that overlap and are booked at once, one is booked', async () => {
    const { draft, world } = await open();
    const replies = await Promise.all(
      [1, 2, 1, 2].map((interval_weeks) => world.partner.post(SERIES, draft({ interval_weeks }))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await idsOf(world.partner, APPOINTMENTS)).toHaveLength(4);
  });

  test('belongs to its clinician and its organization', async () => {
    const { book, practice, world } = await open();
    const series = await book();
    const other = await createWorld(app);
    const colleague = await world.practitioner({ partner_clinic_id: practice.clinic.id });
    expect((await other.partner.get(pathOf(series))).status).toBe(404);
    expect((await other.partner.patch(pathOf(series), { status: 'cancelled' })).status).toBe(404);
    expect((await (await world.as(colleague.id)).get(pathOf(series))).status).toBe(404);
    expect((await (await world.as(practice.practitioner.id)).get(pathOf(series))).status).toBe(200);
  });
});

describe('the e-mails about a series', () => {
  test('are one for each reader, with one invitation that shows each appointment', async () => {
    const diary = await open();
    const { email, practice, world } = diary;
    const single = { start_at: '2035-03-20T15:30:00Z', end_at: '2035-03-20T16:00:00Z' };
    await world.partner.post(APPOINTMENTS, world.booking(practice, 0, single));
    const series = await diary.book({ notify_patient: true, on_conflict: 'skip', count: 5 });
    await diary.send(series);
    await diary.send(series);
    const starts = await startsOf(diary, series);
    const [letter, ...others] = await told(email);
    expect(others).toEqual([]);
    expect(letter?.mail.subject).toBe('4 appointments confirmed: Tue, 13 Mar 2035, 16:00 (Europe/Berlin)');
    expect(letter?.method).toBe('REQUEST');
    expect(letter?.events.map((event) => event.uid)).toEqual([expect.stringMatching(`^${series.id}@`)]);
    expect(timesIn(letter?.events[0])).toEqual(starts);
    expect(letter?.mail.text).toContain('Tuesday, 3 April 2035, 16:00–16:50');
    const links = [...(letter?.mail.text ?? '').matchAll(/\/join\/[\w-]{22}/g)].map(([path]) => path);
    expect(links).toHaveLength(4);
    for (const path of links) expect((await clientOf(app.baseUrl, null).get(path)).status).toBe(303);
    const ofPractitioner = await told(practice.practitioner.email);
    expect(ofPractitioner).toHaveLength(1);
    expect(timesIn(ofPractitioner[0]?.events[0])).toEqual(starts);
  });

  test('say of one that is moved or cancelled which occurrence it is', async () => {
    const diary = await open();
    const series = await diary.book({ notify_patient: true });
    const window = { start_at: '2035-03-28T09:00:00.000Z', end_at: '2035-03-28T09:50:00.000Z' };
    const third = await diary.occurrence(series, 3);
    await diary.change(third, window);
    await diary.change(await diary.occurrence(series, 4), { status: 'cancelled' });
    for (let round = 0; round < 2; round += 1) await diary.send(series);
    const [letter, ...others] = await told(diary.email);
    expect(letter?.mail.subject).toContain('4 appointments confirmed');
    expect(others.map(({ method, events }) => [method, events.length, events[0]?.uid])).toEqual(
      ['CANCEL', 'REQUEST'].map((method) => [method, 1, letter?.events[0]?.uid]),
    );
    const [cancelled, moved] = others.map(({ events }) => events[0]);
    expect(moved?.recurrenceId.toJSDate().toISOString()).toBe(third.start_at);
    expect(moved?.startDate.toJSDate().toISOString()).toBe(window.start_at);
    expect(cancelled?.recurrenceId.toJSDate().toISOString()).toBe('2035-04-03T14:00:00.000Z');
    expect(await noticesOf(app, third.id)).toEqual([
      '0 booked practitioner',
      '0 booked patient',
      '1 moved practitioner',
      '1 moved patient',
    ]);
  });

  test('are one again for a corrected address, and one when the patient is deleted', async () => {
    const diary = await open();
    const { practice, world } = diary;
    const series = await diary.book({ notify_patient: true });
    await diary.send(series);
    const email = `corrected-${randomUUID()}@home.example`;
    await world.partner.patch(`/v1/partner/patients/${practice.patient.id}`, { email });
    await diary.send(series);
    await world.partner.delete(`/v1/partner/patients/${practice.patient.id}`);
    await diary.send(series);
    const [confirmed, cancelled, ...others] = await told(email);
    expect(others).toEqual([]);
    expect(confirmed?.mail.subject).toContain('4 appointments confirmed');
    expect(cancelled?.mail.subject).toContain('4 appointments cancelled');
    expect(cancelled?.events).toHaveLength(4);
    expect(await told(diary.email)).toHaveLength(1);
  });
});

test('a letter counts as one e-mail, whatever came of it', async () => {
  const { book, practice, send, world } = await open();
  const series = await book({ notify_patient: true });
  await send(series);
  const { organizationId } = world;
  const copies = await countOutsideCopies(app.database.within(organizationId), {
    organizationId,
    patientId: practice.patient.id,
  });
  expect(copies.mails_sent).toBe(1);
  await app.owner.pool.query(
    `update appointment_notices set state = 'refused' where letter_id = $1 and recipient = 'patient'`,
    [series.id],
  );
  const frame = await framedClient(app, await world.as(practice.practitioner.id), [
    'shell:read',
    'appointment:read',
  ]);
  expect(dataOf(await frame.get('/api/embed/attention')).refused_mails).toMatchObject({
    count: 1,
    items: [{ id: series.appointment_ids[0] }],
  });
});

describe('the rest of a series', () => {
  test('is cancelled together, what was before stays, and both people get one e-mail', async () => {
    const diary = await open();
    const { partner } = diary.world;
    const series = await diary.book({ notify_patient: true });
    await diary.send(series);
    const rest = { status: 'cancelled', from_occurrence: 3 };
    const cancelled = dataOf(await partner.patch(pathOf(series), rest));
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelled_from_occurrence: 3 });
    expect(cancelled.appointment_ids).toEqual(series.appointment_ids);
    await diary.send(series);
    const states = await Promise.all([1, 2, 3, 4].map((number) => diary.occurrence(series, number)));
    expect(states.map(({ status }) => status)).toEqual(['scheduled', 'scheduled', 'cancelled', 'cancelled']);
    const [, letter, ...others] = await told(diary.email);
    expect(others).toEqual([]);
    expect(letter?.method).toBe('CANCEL');
    expect(letter?.events.map((event) => event.recurrenceId.toJSDate().toISOString())).toEqual(
      states.slice(2).map(({ start_at }) => start_at),
    );
    // Again, from a later one and from the first.
    expect(dataOf(await partner.patch(pathOf(series), { ...rest, from_occurrence: 4 }))).toEqual(cancelled);
    expect(dataOf(await partner.patch(pathOf(series), { status: 'cancelled' }))).toMatchObject({
      cancelled_from_occurrence: 1,
    });
    expect((await diary.occurrence(series, 1)).status).toBe('cancelled');
  });

  test('must begin within it', async () => {
    const { book, world } = await open();
    const path = pathOf(await book());
    const refused = await world.partner.patch(path, { status: 'cancelled', from_occurrence: 5 });
    expect(refusalOf(refused)).toBe('422 validation-error: from_occurrence too_large');
  });

  test('leaves what is over', async () => {
    const { book, occurrence, world } = await open();
    const at = Date.now() - 86_400_000;
    const series = await book({
      start_at: new Date(at).toISOString(),
      end_at: new Date(at + 3_000_000).toISOString(),
      count: 2,
    });
    await world.partner.patch(pathOf(series), { status: 'cancelled' });
    expect((await occurrence(series, 1)).status).toBe('scheduled');
    expect((await occurrence(series, 2)).status).toBe('cancelled');
  });
});
