import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import {
  callsOf,
  dataOf,
  expectFields,
  idsOf,
  liftLimits,
  MOMENT,
  noticesOf,
  outcomesOf,
  refusalOf,
  UNKNOWN_ID,
} from './observations.ts';

const APPOINTMENTS = '/v1/partner/appointments';
const FIELDS = [
  'id',
  'partner_clinic_id',
  'partner_practitioner_id',
  'partner_patient_id',
  'start_at',
  'end_at',
  'timezone',
  'session_type',
  'notes',
  'status',
  'patient_video_url',
  'clinician_video_url',
  'created_at',
  'updated_at',
];
const STATUSES = ['scheduled', 'completed', 'cancelled', 'no_show'] as const;
const HOUR = 3_600_000;
const pathOf = ({ id }: { id: string }) => `${APPOINTMENTS}/${id}`;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const past = { start_at: '2026-01-05T09:00:00Z', end_at: '2026-01-05T10:00:00Z' };
const window = (start_at: string, end_at: string) => ({ start_at, end_at });

/** A practice, and ways to book in it. */
interface Diary {
  readonly world: World;
  readonly partner: Client;
  readonly practice: { clinic: WireRecord; practitioner: WireRecord; patient: WireRecord };
  draft(hour?: number, fields?: object): object;
  book(hour?: number, fields?: object): Promise<WireRecord>;
  change(appointment: { id: string }, fields: object): ReturnType<Client['patch']>;
  read(appointment: { id: string }): Promise<WireRecord>;
}

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const openDiary = async (): Promise<Diary> => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const { partner } = world;
  const draft: Diary['draft'] = (hour, fields) => world.booking(practice, hour, fields);
  return {
    world,
    partner,
    practice,
    draft,
    book: async (hour, fields) => dataOf(await partner.post(APPOINTMENTS, draft(hour, fields)), 201),
    change: (appointment, fields) => partner.patch(pathOf(appointment), fields),
    read: async (appointment) => dataOf(await partner.get(pathOf(appointment))),
  };
};

describe('an appointment', () => {
  test('has exactly its fields, the same in every answer', async () => {
    const { partner, draft, practice } = await openDiary();
    const { notify_patient, ...body } = draft(0, {
      timezone: 'Asia/Tokyo',
      notes: 'Bring the puppet',
      notify_patient: true,
    }) as Record<string, unknown>;
    const reply = await partner.post(APPOINTMENTS, { ...body, notify_patient });
    const booked = dataOf(reply, 201);
    expectFields(booked, FIELDS);
    expect(booked).toMatchObject({ ...body, status: 'scheduled' });
    for (const moment of [booked.start_at, booked.end_at, booked.created_at, booked.updated_at])
      expect(moment).toMatch(MOMENT);
    expect(reply.headers.get('location')).toBe(`${app.config.BASE_URL}${pathOf(booked)}`);
    expect(dataOf(await partner.get(pathOf(booked)))).toEqual(booked);
    expect(dataOf(await partner.get(APPOINTMENTS))).toEqual([booked]);
    expect(dataOf(await partner.patch(pathOf(booked), {}))).toEqual(booked);
    expect(booked.partner_patient_id).toBe(practice.patient.id);
  });

  test("has the clinic's time zone and no notes by default", async () => {
    const { book } = await openDiary();
    expect(await book()).toMatchObject({ timezone: 'Europe/Berlin', notes: null, status: 'scheduled' });
  });

  test('shows its times in UTC, whatever their offset was', async () => {
    const { book } = await openDiary();
    expect(await book(0, window('2035-06-01T10:00:00+02:00', '2035-06-01T13:45:00.250+05:45'))).toMatchObject(
      { start_at: '2035-06-01T08:00:00.000Z', end_at: '2035-06-01T08:00:00.250Z' },
    );
  });

  test('keeps notes of several lines in NFC, and may have empty ones', async () => {
    const { book, change } = await openDiary();
    const booked = await book(0, { notes: ' Cafe\u0301\n\tpuppet ' });
    expect(booked.notes).toBe('Caf\u00e9\n\tpuppet');
    expect(dataOf(await change(booked, { notes: '' })).notes).toBe('');
    expect(dataOf(await change(booked, { notes: 'ü'.repeat(10_000) })).notes).toHaveLength(10_000);
    expect(dataOf(await change(booked, { notes: null })).notes).toBeNull();
  });

  test.each([
    ['a millisecond', 1],
    ['24 hours', 24 * HOUR],
  ])('may last %s', async (_, length) => {
    const { book } = await openDiary();
    const start = Date.UTC(2035, 5, 1);
    const fields = window(new Date(start).toISOString(), new Date(start + length).toISOString());
    expect(await book(0, fields)).toMatchObject(fields);
  });

  test('cannot be deleted, only cancelled', async () => {
    const { partner, book } = await openDiary();
    const reply = await partner.delete(pathOf(await book()));
    expect(refusalOf(reply)).toBe('405 method-not-allowed');
    expect(reply.headers.get('allow')).toContain('PATCH');
  });
});

describe('what an appointment refuses', () => {
  let diary: Diary;
  let booked: WireRecord;
  beforeAll(async () => {
    diary = await openDiary();
    await liftLimits(app, diary.world.organizationId);
    booked = await diary.book();
  });

  const at = (time: string) => `2035-06-01T${time}Z`;
  const values: readonly [string, object, string][] = [
    ['a start without offset', { start_at: '2035-06-01T10:00:00' }, 'start_at invalid_format'],
    ['a day alone', { start_at: '2035-06-01' }, 'start_at invalid_format'],
    ['a day that does not exist', { start_at: '2035-02-30T10:00:00Z' }, 'start_at invalid_format'],
    ['hour 24', { end_at: '2035-06-01T24:00:00Z' }, 'end_at invalid_format'],
    ['a leap second', { end_at: '2035-06-30T23:59:60Z' }, 'end_at invalid_format'],
    ['a space for the T', { end_at: '2035-06-01 10:00:00Z' }, 'end_at invalid_format'],
    ['an infinite end', { end_at: 'infinity' }, 'end_at invalid_format'],
    ['a start in seconds', { start_at: 2_000_000_000 }, 'start_at invalid_type'],
    ['no end', { end_at: null }, 'end_at invalid_type'],
    ['an end before the start', window(at('10:00:00'), at('09:59:59')), 'end_at invalid_value'],
    ['an end at the start', window(at('10:00:00'), at('10:00:00')), 'end_at invalid_value'],
    [
      'an end at the same instant',
      window(at('10:00:00'), '2035-06-01T12:00:00+02:00'),
      'end_at invalid_value',
    ],
    ['more than 24 hours', window(at('10:00:00'), '2035-06-02T10:00:00.001Z'), 'end_at too_large'],
    ['an unknown session type', { session_type: 'phone' }, 'session_type invalid_value'],
    ['no session type', { session_type: null }, 'session_type invalid_type'],
    ['an unknown time zone', { timezone: 'Mars/Base' }, 'timezone invalid_format'],
    ['an offset as time zone', { timezone: '+02:00' }, 'timezone invalid_format'],
    ['no time zone', { timezone: null }, 'timezone invalid_type'],
    ['notes of 10,001', { notes: 'x'.repeat(10_001) }, 'notes too_long'],
    ['a NUL in notes', { notes: 'a\u0000' }, 'notes invalid_format'],
    ['half a character in notes', { notes: '\ud83e' }, 'notes invalid_format'],
    ['an id', { id: UNKNOWN_ID }, 'id unknown_field'],
    ['a patient link', { patient_video_url: null }, 'patient_video_url unknown_field'],
    ['a clinician link', { clinician_video_url: null }, 'clinician_video_url unknown_field'],
    ['a creation time', { created_at: at('10:00:00') }, 'created_at unknown_field'],
    ['a deletion', { deleted_at: null }, 'deleted_at unknown_field'],
    ['a sequence', { sequence: 3 }, 'sequence unknown_field'],
    [
      'several at once',
      { start_at: 'x', session_type: 'x', notes: 5, colour: 'red' },
      'colour unknown_field, notes invalid_type, session_type invalid_value, start_at invalid_format',
    ],
  ];

  test.each(values)('%s, in a new one', async (_, fields, faults) => {
    expect(refusalOf(await diary.partner.post(APPOINTMENTS, diary.draft(1, fields)))).toBe(
      `422 validation-error: ${faults}`,
    );
  });

  test.each(values)('%s, in a change', async (_, fields, faults) => {
    expect(refusalOf(await diary.change(booked, fields))).toBe(`422 validation-error: ${faults}`);
    expect(await diary.read(booked)).toEqual(booked);
  });

  test('a new one that lacks a required field', async () => {
    expect(refusalOf(await diary.partner.post(APPOINTMENTS, {}))).toBe(
      '422 validation-error: end_at required, partner_clinic_id required, partner_patient_id required, ' +
        'partner_practitioner_id required, session_type required, start_at required',
    );
  });

  test.each([
    ['status', 'scheduled', 'unknown_field'],
    ['notify_patient', 'yes', 'invalid_type'],
    ['notify_patient', null, 'invalid_type'],
    ['partner_patient_id', 'noa', 'invalid_format'],
  ])('%s: %s in a new one', async (name, value, code) => {
    expect(refusalOf(await diary.partner.post(APPOINTMENTS, diary.draft(1, { [name]: value })))).toBe(
      `422 validation-error: ${name} ${code}`,
    );
  });

  test.each([
    ['partner_clinic_id', UNKNOWN_ID, 'unknown_field'],
    ['partner_practitioner_id', UNKNOWN_ID, 'unknown_field'],
    ['partner_patient_id', UNKNOWN_ID, 'unknown_field'],
    ['notify_patient', true, 'unknown_field'],
    ['status', 'held', 'invalid_value'],
    ['status', null, 'invalid_type'],
  ])('%s: %s in a change', async (name, value, code) => {
    expect(refusalOf(await diary.change(booked, { [name]: value }))).toBe(
      `422 validation-error: ${name} ${code}`,
    );
  });

  test.each([
    ['an end before the start it has', { end_at: '2034-12-31T23:00:00Z' }, 'end_at invalid_value'],
    ['a start after the end it has', { start_at: '2035-01-01T02:00:00Z' }, 'start_at invalid_value'],
    ['a start at the end it has', { start_at: '2035-01-01T01:00:00Z' }, 'start_at invalid_value'],
    ['an end too far from the start it has', { end_at: '2035-01-02T00:00:00.001Z' }, 'end_at too_large'],
    ['a start too far from the end it has', { start_at: '2034-12-31T00:59:59Z' }, 'start_at too_large'],
  ])('a move of one end: %s', async (_, fields, faults) => {
    expect(refusalOf(await diary.change(booked, fields))).toBe(`422 validation-error: ${faults}`);
    expect(await diary.read(booked)).toEqual(booked);
  });

  test('people and clinics that are not of the same clinic', async () => {
    const { world, practice } = diary;
    const other = await world.practice();
    for (const mixed of [
      { ...practice, clinic: other.clinic },
      { ...practice, practitioner: other.practitioner },
      { ...practice, patient: other.patient },
      { ...other, clinic: practice.clinic },
    ])
      expect(refusalOf(await diary.partner.post(APPOINTMENTS, world.booking(mixed, 1)))).toBe(
        '422 same-clinic-mismatch',
      );
  });

  test('people and clinics that are unknown, deleted or of another organization', async () => {
    const { world } = diary;
    const stranger = await (await createWorld(app)).practice();
    const gone = await world.practice();
    await diary.partner.delete(`/v1/partner/patients/${gone.patient.id}`);
    await diary.partner.delete(`/v1/partner/practitioners/${gone.practitioner.id}`);
    await diary.partner.delete(`/v1/partner/clinics/${gone.clinic.id}`);
    for (const [name, kind] of [
      ['partner_clinic_id', 'clinic'],
      ['partner_practitioner_id', 'practitioner'],
      ['partner_patient_id', 'patient'],
    ] as const)
      for (const id of [UNKNOWN_ID, gone[kind].id, stranger[kind].id]) {
        const reply = await diary.partner.post(APPOINTMENTS, diary.draft(1, { [name]: id }));
        expect(refusalOf(reply)).toBe('404 not-found');
        expect(reply.text).not.toContain(id);
      }
    expect(await idsOf(diary.partner, APPOINTMENTS)).toEqual([booked.id]);
  });
});

describe('a time that is taken', () => {
  let diary: Diary;
  let held: WireRecord;
  beforeAll(async () => {
    diary = await openDiary();
    held = await diary.book(0, window('2035-06-01T10:00:00Z', '2035-06-01T11:00:00Z'));
  });

  test.each([
    ['the same', '10:00:00.000', '11:00:00.000'],
    ['one inside', '10:15:00.000', '10:30:00.000'],
    ['one around', '09:00:00.000', '12:00:00.000'],
    ['one that begins before and ends inside', '09:30:00.000', '10:30:00.000'],
    ['one that begins inside and ends behind', '10:30:00.000', '11:30:00.000'],
    ['one that overlaps by the first millisecond', '09:00:00.000', '10:00:00.001'],
    ['one that overlaps by the last millisecond', '10:59:59.999', '12:00:00.000'],
  ])('is refused to %s, and nothing is told about who has it', async (_, start, end) => {
    const { partner, draft } = diary;
    const fields = window(`2035-06-01T${start}Z`, `2035-06-01T${end}Z`);
    const reply = await partner.post(APPOINTMENTS, draft(0, fields));
    expect(refusalOf(reply)).toBe('409 appointment-conflict');
    expect(Object.keys(reply.body).sort()).toEqual(['detail', 'request_id', 'status', 'title', 'type']);
    expect(await idsOf(partner, APPOINTMENTS)).toEqual([held.id]);
  });

  test('is reported before a missing address, also if a completed appointment starts later', async () => {
    const { book, change, draft, partner, practice } = await openDiary();
    const day = (from: string, to: string) => window(`2035-06-02T${from}Z`, `2035-06-02T${to}Z`);
    const completed = await book(0, day('10:30:00.000', '11:00:00.000'));
    dataOf(await change(completed, { status: 'completed' }));
    await book(0, day('10:00:00.000', '14:00:00.000'));
    dataOf(await partner.patch(`/v1/partner/patients/${practice.patient.id}`, { email: null }));
    const fields = { ...day('12:00:00.000', '13:00:00.000'), notify_patient: true };
    expect(refusalOf(await partner.post(APPOINTMENTS, draft(0, fields)))).toBe('409 appointment-conflict');
  });

  test('is the same time at another offset', async () => {
    const { partner, draft } = diary;
    const fields = window('2035-06-01T19:30:00+09:00', '2035-06-01T20:30:00+09:00');
    expect(refusalOf(await partner.post(APPOINTMENTS, draft(0, fields)))).toBe('409 appointment-conflict');
  });
});

describe('a time is free', () => {
  test('up to the start and from the end of another appointment on', async () => {
    const { book } = await openDiary();
    await book(1);
    await book(0);
    await book(2);
  });

  test('for another practitioner, even with the same patient', async () => {
    const { world, practice, partner, book } = await openDiary();
    await book();
    const practitioner = await world.practitioner({ partner_clinic_id: practice.clinic.id });
    const reply = await partner.post(APPOINTMENTS, world.booking({ ...practice, practitioner }));
    expect(reply.status).toBe(201);
  });

  test.each(['completed', 'cancelled', 'no_show'])('once the appointment in it is %s', async (status) => {
    const { book, change, read } = await openDiary();
    const first = await book();
    dataOf(await change(first, { status }));
    const second = await book();
    expect(second.id).not.toBe(first.id);
    expect((await read(first)).status).toBe(status);
  });

  test('once the appointment in it was moved away', async () => {
    const { book, change } = await openDiary();
    const first = await book();
    dataOf(await change(first, window('2035-06-01T10:00:00Z', '2035-06-01T11:00:00Z')));
    await book();
  });

  test.each([
    [
      'Europe/Berlin, spring',
      '2027-03-28T01:00:00+01:00',
      '2027-03-28T03:00:00+02:00',
      '2027-03-28T04:00:00+02:00',
    ],
    [
      'Europe/Berlin, autumn',
      '2027-10-31T02:00:00+02:00',
      '2027-10-31T02:00:00+01:00',
      '2027-10-31T03:00:00+01:00',
    ],
    [
      'America/New_York, spring',
      '2027-03-14T01:00:00-05:00',
      '2027-03-14T03:00:00-04:00',
      '2027-03-14T04:00:00-04:00',
    ],
    [
      'America/New_York, autumn',
      '2027-11-07T01:00:00-04:00',
      '2027-11-07T01:00:00-05:00',
      '2027-11-07T02:00:00-05:00',
    ],
    [
      'Australia/Lord_Howe, half an hour',
      '2027-04-04T01:00:00+11:00',
      '2027-04-04T01:30:00+10:30',
      '2027-04-04T02:30:00+10:30',
    ],
    [
      'Pacific/Chatham, 45 minutes off',
      '2027-04-04T02:45:00+13:45',
      '2027-04-04T02:45:00+12:45',
      '2027-04-04T03:45:00+12:45',
    ],
    [
      'Pacific/Apia, beyond the date line',
      '2027-04-03T23:00:00+13:00',
      '2027-04-03T00:00:00-11:00',
      '2027-04-04T02:00:00+13:00',
    ],
  ])('back to back over the change of the clocks: %s', async (zone, start, middle, end) => {
    const { book, partner, draft } = await openDiary();
    const timezone = zone.split(',')[0] as string;
    const [first, second] = [
      await book(0, { ...window(start, middle), timezone }),
      await book(0, { ...window(middle, end), timezone }),
    ];
    expect(first.end_at).toBe(second.start_at);
    expect(first.timezone).toBe(timezone);
    const minuteEarlier = new Date(Date.parse(middle) - 60_000).toISOString();
    const between = draft(0, { ...window(minuteEarlier, middle), timezone });
    expect(refusalOf(await partner.post(APPOINTMENTS, between))).toBe('409 appointment-conflict');
  });
});

describe('moving an appointment', () => {
  test('that is over into the future is same-clinic-mismatch, if its people were deleted or left the clinic', async () => {
    const ahead = window('2036-01-06T09:00:00Z', '2036-01-06T10:00:00Z');
    const leave: Readonly<Record<string, (diary: Diary) => Promise<unknown>>> = {
      'the patient was deleted': ({ partner, practice }) =>
        partner.delete(`/v1/partner/patients/${practice.patient.id}`),
      'the practitioner was deleted': ({ partner, practice }) =>
        partner.delete(`/v1/partner/practitioners/${practice.practitioner.id}`),
      'the patient went to another clinic': async ({ partner, practice, world }) => {
        const elsewhere = await world.practice();
        dataOf(
          await partner.patch(`/v1/partner/patients/${practice.patient.id}`, {
            partner_clinic_id: elsewhere.clinic.id,
            roster_practitioner_ids: [elsewhere.practitioner.id],
          }),
        );
      },
    };
    for (const [why, left] of Object.entries(leave)) {
      const diary = await openDiary();
      const booked = await diary.book(0, past);
      await left(diary);
      expect(`${why}: ${refusalOf(await diary.change(booked, ahead))}`).toBe(
        `${why}: 422 same-clinic-mismatch`,
      );
      expect(await diary.read(booked)).toMatchObject({ ...booked, updated_at: booked.updated_at });
      // What was may still be put right, and ended.
      dataOf(await diary.change(booked, window('2026-01-06T09:00:00Z', '2026-01-06T10:00:00Z')));
      dataOf(await diary.change(booked, { ...ahead, status: 'cancelled' }));
    }
  });

  test('checks for conflicts again, and a refused move changes nothing', async () => {
    const { book, change, read, partner } = await openDiary();
    const [first, second] = [await book(0), await book(5)];
    const refused = await change(second, {
      ...window(first.start_at, first.end_at),
      notes: 'moved',
    });
    expect(refusalOf(refused)).toBe('409 appointment-conflict');
    expect(await read(second)).toEqual(second);
    expect(await noticesOf(app, second.id)).toEqual(['0 booked practitioner']);
    expect(await callsOf(app, `appointment/${second.id}`)).toBe(1);
    expect(await idsOf(partner, APPOINTMENTS)).toEqual([first.id, second.id]);
  });

  test('within its own time, or up to another one, is allowed', async () => {
    const { book, change } = await openDiary();
    const [first, second] = [await book(0), await book(2)];
    const shifted = window('2035-01-01T00:30:00.000Z', second.start_at);
    expect(dataOf(await change(first, shifted))).toMatchObject(shifted);
    expect(dataOf(await change(first, { end_at: '2035-01-01T01:00:00Z' })).end_at).toBe(
      '2035-01-01T01:00:00.000Z',
    );
  });

  test('that is no longer scheduled conflicts with nothing', async () => {
    const { book, change } = await openDiary();
    const [first, second] = [await book(0), await book(5)];
    dataOf(await change(second, { status: 'no_show' }));
    const same = window(first.start_at, first.end_at);
    expect(dataOf(await change(second, same))).toMatchObject({ ...same, status: 'no_show' });
  });

  test('to one free time succeeds for exactly one of ten concurrent requests', async () => {
    const { world, book, change, partner } = await openDiary();
    await liftLimits(app, world.organizationId);
    const booked: WireRecord[] = [];
    for (let hour = 0; hour < 10; hour += 1) booked.push(await book(hour));
    const target = window('2036-01-01T10:00:00.000Z', '2036-01-01T11:00:00.000Z');
    const replies = await Promise.all(booked.map((one) => change(one, target)));
    expect(outcomesOf(replies)).toEqual({ 200: 1, '409 appointment-conflict': 9 });
    expect(await idsOf(partner, `${APPOINTMENTS}?start_at_from=2035-12-31T00:00:00Z`)).toHaveLength(1);
  });

  test('in both directions at once never leaves two at one time, in 20 rounds', async () => {
    const { world, book, change, partner } = await openDiary();
    await liftLimits(app, world.organizationId);
    const booked = [await book(0), await book(1), await book(2)];
    const slot = (hour: number) => {
      const at = (offset: number) => new Date(Date.UTC(2035, 0, 1, hour + offset)).toISOString();
      return window(at(0), at(1));
    };
    for (let round = 0; round < 20; round += 1) {
      const replies = await Promise.all(booked.map((one, at) => change(one, slot((at * 2 + round) % 5))));
      for (const { status } of replies) expect([200, 409]).toContain(status);
      const starts = (dataOf(await partner.get(APPOINTMENTS)) as WireRecord[]).map(
        ({ start_at }) => start_at,
      );
      expect(new Set(starts).size).toBe(3);
    }
  });
});

describe('one time', () => {
  test('goes to exactly one of 32 concurrent bookings', async () => {
    const { partner, draft } = await openDiary();
    const replies = await Promise.all(Array.from({ length: 32 }, () => partner.post(APPOINTMENTS, draft())));
    expect(outcomesOf(replies)).toEqual({ 201: 1, '409 appointment-conflict': 31 });
    const [id] = await idsOf(partner, APPOINTMENTS);
    expect(replies.find(({ status }) => status === 201)?.body.data.id).toBe(id);
  });

  test('goes only to disjoint bookings, of 40 that overlap in every way', async () => {
    const { partner, draft } = await openDiary();
    const start = Date.UTC(2035, 0, 1);
    const fields = (at: number) =>
      window(
        new Date(start + at * 20 * 60_000).toISOString(),
        new Date(start + at * 20 * 60_000 + HOUR).toISOString(),
      );
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, at) => partner.post(APPOINTMENTS, draft(0, fields((at * 7) % 40)))),
    );
    const outcomes = outcomesOf(replies);
    expect(Object.keys(outcomes).sort()).toEqual(['201', '409 appointment-conflict']);
    const kept = dataOf(await partner.get(`${APPOINTMENTS}?limit=100`)) as WireRecord[];
    expect(kept).toHaveLength(outcomes[201] ?? 0);
    for (const [at, { start_at }] of kept.entries())
      if (at > 0) expect(start_at >= kept[at - 1].end_at).toBe(true);
  });
});

describe('the status', () => {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    scheduled: ['scheduled', 'completed', 'no_show', 'cancelled'],
    completed: ['completed', 'no_show', 'cancelled'],
    no_show: ['no_show', 'completed', 'cancelled'],
    cancelled: ['cancelled'],
  };
  const pairs = STATUSES.flatMap((from) =>
    STATUSES.map((to) => [from, to, allowed[from]?.includes(to) ? 'reaches' : 'never reaches'] as const),
  );

  test.each(pairs)('%s → %s: %3$s', async (from, to) => {
    const { book, change, read } = await openDiary();
    const booked = await book();
    dataOf(await change(booked, { status: from }));
    const before = await read(booked);
    const reply = await change(booked, { status: to });
    if (allowed[from]?.includes(to)) {
      expect(dataOf(reply).status).toBe(to);
      expect((await read(booked)).status).toBe(to);
      if (from === to) expect(await read(booked)).toEqual(before);
    } else {
      expect(refusalOf(reply)).toBe('422 validation-error: status not_allowed');
      expect(await read(booked)).toEqual(before);
    }
  });

  test('changes together with other fields, or not at all', async () => {
    const { book, change, read } = await openDiary();
    const booked = await book();
    expect(dataOf(await change(booked, { status: 'completed', notes: 'done' }))).toMatchObject({
      status: 'completed',
      notes: 'done',
    });
    const refused = await change(booked, { status: 'scheduled', notes: 'again' });
    expect(refusalOf(refused)).toBe('422 validation-error: status not_allowed');
    expect((await read(booked)).notes).toBe('done');
  });
});

describe('a cancelled appointment', () => {
  test.each([
    [{ notes: 'x' }],
    [{ session_type: 'in_person' }],
    [{ timezone: 'UTC' }],
    [window('2036-01-01T10:00:00Z', '2036-01-01T11:00:00Z')],
    [{ status: 'cancelled', notes: 'x' }],
    [{ status: 'completed', notes: 'x' }],
  ])('takes no other change: %j', async (fields) => {
    const { book, change, read } = await openDiary();
    const booked = await book();
    const cancelled = dataOf(await change(booked, { status: 'cancelled' }));
    expect(refusalOf(await change(booked, fields))).toBe('422 validation-error: status not_allowed');
    expect(await read(booked)).toEqual(cancelled);
  });

  test('takes what it has already, which changes nothing', async () => {
    const { book, change, read } = await openDiary();
    const booked = await book();
    dataOf(await change(booked, { notes: 'Bring the bear.' }));
    const cancelled = dataOf(await change(booked, { status: 'cancelled' }));
    const { start_at, end_at, timezone, notes, session_type, status } = cancelled;
    const same = { start_at: start_at.replace('.000Z', '+00:00'), end_at, timezone, notes, session_type };
    for (const fields of [same, { ...same, status }, { notes }, {}])
      expect(dataOf(await change(booked, fields))).toEqual(cancelled);
    expect(await read(booked)).toEqual(cancelled);
    for (const fields of [
      { ...same, notes: null },
      { ...same, timezone: 'UTC' },
    ])
      expect(refusalOf(await change(booked, fields))).toBe('422 validation-error: status not_allowed');
  });

  test('may be cancelled again, which changes nothing and sends nothing', async () => {
    const { book, change } = await openDiary();
    const booked = await book(0, { notify_patient: true });
    const cancelled = dataOf(await change(booked, { status: 'cancelled' }));
    const notices = await noticesOf(app, booked.id);
    const calls = await callsOf(app, `appointment/${booked.id}`);
    const again = await change(booked, { status: 'cancelled' });
    expect(dataOf(again)).toEqual(cancelled);
    expect(await noticesOf(app, booked.id)).toEqual(notices);
    expect(await callsOf(app, `appointment/${booked.id}`)).toBe(calls);
  });

  test('is cancelled, and notified, once by ten concurrent requests', async () => {
    const { book, change } = await openDiary();
    const booked = await book();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => change(booked, { status: 'cancelled' })),
    );
    expect(outcomesOf(replies)).toEqual({ 200: 10 });
    expect(new Set(replies.map(({ body }) => body.data.updated_at)).size).toBe(1);
    expect(await noticesOf(app, booked.id)).toEqual([
      '0 booked practitioner',
      '1 cancelled practitioner',
      '1 cancelled patient',
    ]);
  });

  test('is readable by id without deleted_at, and listed only with include_deleted', async () => {
    const { partner, book, change, read } = await openDiary();
    const [first, second] = [await book(0), await book(1)];
    const cancelled = dataOf(await change(first, { status: 'cancelled' }));
    expectFields(cancelled, FIELDS);
    expect(cancelled.status).toBe('cancelled');
    expect(await read(first)).toEqual(cancelled);
    expect(await idsOf(partner, APPOINTMENTS)).toEqual([second.id]);
    expect(await idsOf(partner, `${APPOINTMENTS}?status=cancelled`)).toEqual([]);
    const [listed, other] = dataOf(await partner.get(`${APPOINTMENTS}?include_deleted=true`));
    expect(listed).toEqual({ ...cancelled, deleted_at: listed.deleted_at });
    expect(listed.deleted_at).toMatch(MOMENT);
    expectFields(other, FIELDS);
    expect(await idsOf(partner, `${APPOINTMENTS}?include_deleted=true&status=cancelled`)).toEqual([first.id]);
    expect(await idsOf(partner, `${APPOINTMENTS}?include_deleted=true&status=scheduled`)).toEqual([
      second.id,
    ]);
  });
});

describe('who is told', () => {
  test('of a booking: the practitioner, and the patient if requested', async () => {
    const { book } = await openDiary();
    const [quiet, silent, told] = [
      await book(0),
      await book(1, { notify_patient: false }),
      await book(2, { notify_patient: true, session_type: 'in_person' }),
    ];
    for (const one of [quiet, silent])
      expect(await noticesOf(app, one.id)).toEqual(['0 booked practitioner']);
    expect(await noticesOf(app, told.id)).toEqual(['0 booked practitioner', '0 booked patient']);
    for (const one of [quiet, silent, told]) expect(await callsOf(app, `appointment/${one.id}`)).toBe(1);
    const { rows } = await app.owner.pool.query(
      'select workflow_type, kind, input from workflow_outbox where workflow_id = $1',
      [`appointment/${told.id}`],
    );
    expect(rows).toEqual([
      {
        workflow_type: 'syncAppointment',
        kind: 'signal_with_start',
        input: { organizationId: expect.any(String), appointmentId: told.id },
      },
    ]);
  });

  test('of a move: the practitioner, and the patient if told before', async () => {
    const { book, change } = await openDiary();
    const [quiet, told] = [await book(0), await book(1, { notify_patient: true })];
    const move = (one: WireRecord, hour: number) =>
      change(one, window(`2036-01-01T${hour}:00:00Z`, `2036-01-01T${hour}:50:00Z`));
    for (const [at, one] of [quiet, told].entries()) {
      dataOf(await move(one, 10 + at));
      dataOf(await move(one, 20 + at));
    }
    expect(await noticesOf(app, quiet.id)).toEqual([
      '0 booked practitioner',
      '1 moved practitioner',
      '2 moved practitioner',
    ]);
    expect(await noticesOf(app, told.id)).toEqual([
      '0 booked practitioner',
      '0 booked patient',
      '1 moved practitioner',
      '1 moved patient',
      '2 moved practitioner',
      '2 moved patient',
    ]);
    expect(await callsOf(app, `appointment/${told.id}`)).toBe(3);
    const { rows } = await app.owner.pool.query(
      `select sequence, start_at from appointment_notices where appointment_id = $1 and recipient = 'patient'
       order by sequence`,
      [told.id],
    );
    expect(rows.map(({ start_at }) => start_at.toISOString())).toEqual([
      told.start_at,
      '2036-01-01T11:00:00.000Z',
      '2036-01-01T21:00:00.000Z',
    ]);
  });

  test('of a cancellation: both', async () => {
    const { book, change } = await openDiary();
    const booked = await book();
    dataOf(await change(booked, { status: 'cancelled' }));
    expect(await noticesOf(app, booked.id)).toEqual([
      '0 booked practitioner',
      '1 cancelled practitioner',
      '1 cancelled patient',
    ]);
    expect(await callsOf(app, `appointment/${booked.id}`)).toBe(2);
  });

  test('of a cancellation with another time: both, with the time that they know', async () => {
    const { book, change } = await openDiary();
    const booked = await book(0, { notify_patient: true });
    const window = { start_at: '2036-01-01T10:00:00Z', end_at: '2036-01-01T11:00:00Z' };
    dataOf(await change(booked, { ...window, status: 'cancelled' }));
    const { rows } = await app.owner.pool.query(
      'select kind, recipient, start_at from appointment_notices where appointment_id = $1 and sequence = 1',
      [booked.id],
    );
    const start_at = new Date(booked.start_at);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ kind: 'cancelled', start_at });
  });

  test('of other changes: nobody', async () => {
    const { book, change } = await openDiary();
    const booked = await book(0, { notify_patient: true });
    const { start_at, end_at } = booked;
    for (const fields of [
      { notes: 'x' },
      { timezone: 'UTC' },
      { session_type: 'in_person' },
      { start_at, end_at },
      { status: 'completed' },
      { status: 'no_show' },
      {},
    ])
      dataOf(await change(booked, fields));
    expect(await noticesOf(app, booked.id)).toEqual(['0 booked practitioner', '0 booked patient']);
    // The booking itself, and the other kind of session: its room and its calendar entry go.
    expect(await callsOf(app, `appointment/${booked.id}`)).toBe(2);
  });

  test('of a running session: the same people as of a later one', async () => {
    const { book, change } = await openDiary();
    const booked = await book(0, window(fromNow(-1), fromNow(1)));
    dataOf(await change(booked, { status: 'cancelled' }));
    expect(await noticesOf(app, booked.id)).toHaveLength(3);
  });

  test('of a booking that is over, its moves and its cancellation: nobody', async () => {
    const { book, change } = await openDiary();
    const booked = await book(0, { ...past, notify_patient: true });
    expect(booked.status).toBe('scheduled');
    dataOf(await change(booked, window('2026-01-06T09:00:00Z', '2026-01-06T10:00:00Z')));
    dataOf(await change(booked, { status: 'cancelled' }));
    expect(await noticesOf(app, booked.id)).toEqual([]);
    expect(await callsOf(app, `appointment/${booked.id}`)).toBe(0);
  });

  test('of a session that is over: nobody; but calendar and room are updated', async () => {
    const { book, change, world } = await openDiary();
    const [moved, changed] = [
      await book(0, past),
      await book(0, window('2026-01-07T09:00:00Z', '2026-01-07T10:00:00Z')),
    ];
    for (const { id } of [moved, changed])
      await app.owner.pool.query(
        `insert into video_rooms (organization_id, appointment_id, provider, end_at) values ($1, $2, 'Daily', now())`,
        [world.organizationId, id],
      );
    dataOf(await change(moved, { end_at: '2026-01-05T10:10:00Z' }));
    dataOf(await change(moved, { status: 'cancelled' }));
    dataOf(await change(changed, { session_type: 'in_person' }));
    expect(await noticesOf(app, moved.id)).toEqual([]);
    expect(await callsOf(app, `appointment/${moved.id}`)).toBe(2);
    expect(await callsOf(app, `appointment/${changed.id}`)).toBe(1);
  });

  test('of a booking that was over and moves into the future: the practitioner', async () => {
    const { book, change } = await openDiary();
    const booked = await book(0, { ...past, notify_patient: true });
    dataOf(await change(booked, window('2036-01-06T09:00:00Z', '2036-01-06T10:00:00Z')));
    expect(await noticesOf(app, booked.id)).toEqual(['1 moved practitioner']);
    expect(await callsOf(app, `appointment/${booked.id}`)).toBe(1);
  });
});

describe('a patient without an address', () => {
  const withoutAddress = async () => {
    const diary = await openDiary();
    await diary.partner.patch(`/v1/partner/patients/${diary.practice.patient.id}`, { email: null });
    return diary;
  };

  test.each([
    ['to come', {}],
    ['over', past],
  ])('cannot be notified of an appointment that is %s, and nothing is booked', async (_, fields) => {
    const { partner, draft } = await withoutAddress();
    const reply = await partner.post(APPOINTMENTS, draft(0, { ...fields, notify_patient: true }));
    expect(refusalOf(reply)).toBe('422 recipient-address-missing');
    expect(Object.keys(reply.body).sort()).toEqual(['detail', 'request_id', 'status', 'title', 'type']);
    expect(await idsOf(partner, `${APPOINTMENTS}?include_deleted=true`)).toEqual([]);
  });

  test('can be booked for without an e-mail', async () => {
    const { book, change } = await withoutAddress();
    const booked = await book(0, { notify_patient: false });
    expect(dataOf(await change(booked, { status: 'cancelled' })).status).toBe('cancelled');
  });
});

describe('listing appointments', () => {
  let diary: Diary;
  let world: World;
  let ben: WireRecord;
  let other: Diary['practice'];
  const made: Record<string, WireRecord> = {};
  beforeAll(async () => {
    diary = await openDiary();
    ({ world } = diary);
    const { practice } = diary;
    ben = await world.practitioner({ partner_clinic_id: practice.clinic.id });
    const kim = await world.patient({
      partner_clinic_id: practice.clinic.id,
      created_by_partner_practitioner_id: ben.id,
    });
    other = await world.practice();
    const book = async (name: string, of: Diary['practice'], hour: number) => {
      made[name] = dataOf(await world.partner.post(APPOINTMENTS, world.booking(of, hour)), 201);
    };
    // Booked out of order: lists go by start_at.
    await book('late', practice, 9);
    await book('early', practice, 1);
    await book('bens', { ...practice, practitioner: ben }, 4);
    await book('kims', { ...practice, patient: kim }, 5);
    await book('elsewhere', other, 6);
    await book('held', practice, 7);
    await book('off', practice, 8);
    await diary.change(made.held, { status: 'completed' });
    await diary.change(made.off, { status: 'cancelled' });
  });

  test.each([
    ['', 'early bens kims elsewhere held late'],
    ['limit=1', 'early bens kims elsewhere held late'],
    ['include_deleted=true', 'early bens kims elsewhere held off late'],
    ['include_deleted=true&limit=2', 'early bens kims elsewhere held off late'],
    ['partner_clinic_id=CLINIC', 'early bens kims held late'],
    ['partner_clinic_id=OTHER', 'elsewhere'],
    ['partner_practitioner_id=ADA', 'early kims held late'],
    ['partner_practitioner_id=BEN', 'bens'],
    ['partner_patient_id=NOA', 'early bens held late'],
    ['partner_patient_id=NOA&partner_practitioner_id=BEN', 'bens'],
    ['partner_clinic_id=OTHER&partner_practitioner_id=BEN', ''],
    ['status=scheduled', 'early bens kims elsewhere late'],
    ['status=completed', 'held'],
    ['status=no_show', ''],
    ['status=cancelled', ''],
    ['status=cancelled&include_deleted=1', 'off'],
    ['status=completed&include_deleted=1', 'held'],
    ['partner_patient_id=NOA&status=scheduled&limit=1', 'early bens late'],
    ['start_at_from=2035-01-01T04:00:00Z', 'bens kims elsewhere held late'],
    ['start_at_from=2035-01-01T04:00:00.001Z', 'kims elsewhere held late'],
    ['start_at_from=2035-01-01T04:00:00.000000001Z', 'kims elsewhere held late'],
    ['start_at_to=2035-01-01T05:00:00Z', 'early bens'],
    ['start_at_to=2035-01-01T05:00:00.001Z', 'early bens kims'],
    ['start_at_to=2035-01-01T05:00:00.000000001Z', 'early bens kims'],
    ['start_at_from=2035-01-01T04:00:00Z&start_at_to=2035-01-01T06:00:00Z', 'bens kims'],
    ['start_at_from=2035-01-01T05:00:00%2B01:00&start_at_to=2034-12-31T20:00:00-10:00', 'bens kims'],
    ['start_at_from=2035-01-01T06:00:00Z&start_at_to=2035-01-01T04:00:00Z', ''],
    ['start_at_from=2035-01-01T03:59:00%2B23:59', 'early bens kims elsewhere held late'],
    ['start_at_from=2035-01-01T06:00:00+01:00&start_at_to=9999-12-31T23:59:59Z', 'kims elsewhere held late'],
    [
      'start_at_from=0001-01-01T00:00:00Z&start_at_to=2999-01-01T00:00:00Z',
      'early bens kims elsewhere held late',
    ],
    ['start_at_from=2201-01-01T00:00:00Z', ''],
    [
      'partner_clinic_id=CLINIC&partner_practitioner_id=ADA&status=scheduled&start_at_from=2035-01-01T02:00:00Z',
      'kims late',
    ],
    [`partner_patient_id=${UNKNOWN_ID}`, ''],
    [`partner_practitioner_id=${UNKNOWN_ID}`, ''],
    [`partner_clinic_id=${UNKNOWN_ID}`, ''],
  ])('with ?%s', async (query, expected) => {
    const { practice } = diary;
    const path = `${APPOINTMENTS}?${query
      .replace('CLINIC', practice.clinic.id)
      .replace('OTHER', other.clinic.id.toUpperCase())
      .replace('ADA', practice.practitioner.id)
      .replace('BEN', ben.id)
      .replace('NOA', practice.patient.id)}`;
    const names = new Map(Object.entries(made).map(([name, { id }]) => [id, name]));
    expect((await idsOf(world.partner, path)).map((id) => names.get(id)).join(' ')).toBe(expected);
  });

  test.each(['patient', 'practitioner'] as const)(
    'a deleted %s names nothing, except with include_deleted; what they had is kept',
    async (who) => {
      const { partner, practice, book } = await openDiary();
      const over = await book(0, past);
      const planned = await book(1);
      expect((await partner.delete(`/v1/partner/${who}s/${practice[who].id}`)).status).toBe(204);
      const named = `${APPOINTMENTS}?partner_${who}_id=${practice[who].id}`;
      expect(await idsOf(partner, named)).toEqual([]);
      expect(await idsOf(partner, `${named}&include_deleted=true`)).toEqual([over.id, planned.id]);
      expect(await idsOf(partner, APPOINTMENTS)).toEqual([over.id]);
    },
  );

  test.each(['true', 'TRUE', '1', 'on', 'On', 'oN'])('include_deleted takes %s as true', async (word) => {
    expect(await idsOf(world.partner, `${APPOINTMENTS}?include_deleted=${word}`)).toContain(made.off.id);
  });

  test.each(['false', 'False', '0', 'off', 'OFF', ''])(
    'include_deleted takes "%s" as false',
    async (word) => {
      expect(await idsOf(world.partner, `${APPOINTMENTS}?include_deleted=${word}`)).not.toContain(
        made.off.id,
      );
    },
  );

  test.each([
    ['include_deleted=yes', 'include_deleted invalid_value'],
    ['include_deleted=2', 'include_deleted invalid_value'],
    ['include_deleted=null', 'include_deleted invalid_value'],
    ['status=gone', 'status invalid_value'],
    ['status=', 'status invalid_value'],
    ['status=Scheduled', 'status invalid_value'],
    ['start_at_from=2035-01-01', 'start_at_from invalid_format'],
    ['start_at_from=2035-01-01T00:00:00', 'start_at_from invalid_format'],
    ['start_at_to=2035-02-30T00:00:00Z', 'start_at_to invalid_format'],
    ['partner_clinic_id=x', 'partner_clinic_id invalid_format'],
    ['partner_practitioner_id=', 'partner_practitioner_id invalid_format'],
    ['session_type=virtual', 'session_type unknown_field'],
    ['limit=101', 'limit too_large'],
    ['limit=0', 'limit too_small'],
    ['limit=ten', 'limit invalid_type'],
  ])('refuses ?%s', async (query, faults) => {
    expect(refusalOf(await world.partner.get(`${APPOINTMENTS}?${query}`))).toBe(
      `422 validation-error: ${faults}`,
    );
  });

  test('has 25 on a page by default', async () => {
    const reply = await world.partner.get(APPOINTMENTS);
    expect(reply.body.meta.pagination).toEqual({ next_cursor: null, limit: 25, has_more: false });
  });

  test('orders appointments with the same start by id, also across pages', async () => {
    const { world, practice, partner } = await openDiary();
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) {
      const practitioner = await world.practitioner({ partner_clinic_id: practice.clinic.id });
      const reply = await partner.post(APPOINTMENTS, world.booking({ ...practice, practitioner }));
      ids.push(dataOf(reply, 201).id);
    }
    expect(await idsOf(partner, `${APPOINTMENTS}?limit=2`)).toEqual(ids.toSorted());
  });
});

describe('a delegated token', () => {
  const openShared = async () => {
    const diary = await openDiary();
    const { world, practice } = diary;
    const ben = await world.practitioner({ partner_clinic_id: practice.clinic.id });
    const bensPatient = await world.patient({
      partner_clinic_id: practice.clinic.id,
      created_by_partner_practitioner_id: ben.id,
    });
    const bens = dataOf(
      await world.partner.post(APPOINTMENTS, world.booking({ ...practice, practitioner: ben })),
      201,
    );
    return {
      ...diary,
      ben,
      bens,
      bensPatient,
      own: await diary.book(),
      asAda: await world.as(practice.practitioner.id),
    };
  };

  test('lists and reads only its own appointments', async () => {
    const { own, bens, ben, asAda, practice } = await openShared();
    expect(await idsOf(asAda, APPOINTMENTS)).toEqual([own.id]);
    expect(await idsOf(asAda, `${APPOINTMENTS}?partner_clinic_id=${practice.clinic.id}`)).toEqual([own.id]);
    expect(await idsOf(asAda, `${APPOINTMENTS}?partner_practitioner_id=${ben.id}`)).toEqual([]);
    expect(dataOf(await asAda.get(pathOf(own)))).toEqual(own);
    expect(refusalOf(await asAda.get(pathOf(bens)))).toBe('404 not-found');
  });

  test('still sees its own when the patient leaves the roster', async () => {
    const { own, ben, asAda, partner, practice } = await openShared();
    await partner.patch(`/v1/partner/patients/${practice.patient.id}`, { roster_practitioner_ids: [ben.id] });
    expect(dataOf(await asAda.get(pathOf(own)))).toEqual(own);
  });

  test('books for its clinician and a patient of the roster', async () => {
    const { draft, asAda, practice } = await openShared();
    const booked = dataOf(await asAda.post(APPOINTMENTS, draft(3, { notify_patient: true })), 201);
    expect(booked.partner_practitioner_id).toBe(practice.practitioner.id);
    expect(await noticesOf(app, booked.id)).toEqual(['0 booked practitioner', '0 booked patient']);
  });

  test('cannot book for another clinician, known or unknown', async () => {
    const { draft, ben, asAda } = await openShared();
    for (const id of [ben.id, UNKNOWN_ID])
      expect(refusalOf(await asAda.post(APPOINTMENTS, draft(3, { partner_practitioner_id: id })))).toBe(
        '422 validation-error: partner_practitioner_id not_allowed',
      );
    const body = draft(3, { partner_practitioner_id: ben.id, session_type: 'x' });
    expect(refusalOf(await asAda.post(APPOINTMENTS, body))).toBe(
      '422 validation-error: partner_practitioner_id not_allowed, session_type invalid_value',
    );
  });

  test('cannot book for a patient who is not on the roster', async () => {
    const { draft, bensPatient, asAda, partner } = await openShared();
    const body = draft(3, { partner_patient_id: bensPatient.id });
    expect(refusalOf(await asAda.post(APPOINTMENTS, body))).toBe('404 not-found');
    expect((await partner.post(APPOINTMENTS, body)).status).toBe(201);
  });

  test('changes and cancels only its own appointments', async () => {
    const { own, bens, asAda, read } = await openShared();
    expect(dataOf(await asAda.patch(pathOf(own), { notes: 'mine' })).notes).toBe('mine');
    expect(dataOf(await asAda.patch(pathOf(own), { status: 'cancelled' })).status).toBe('cancelled');
    for (const fields of [{ notes: 'x' }, { status: 'cancelled' }])
      expect(refusalOf(await asAda.patch(pathOf(bens), fields))).toBe('404 not-found');
    expect(await read(bens)).toEqual(bens);
    expect(await idsOf(asAda, `${APPOINTMENTS}?include_deleted=true`)).toEqual([own.id]);
  });
});

test("another organization's appointment, an unknown one and a malformed id are one and the same 404", async () => {
  const [one, stranger] = await Promise.all([openDiary(), openDiary()]);
  const booked = await stranger.book();
  for (const [method, body] of [['GET'], ['PATCH', { status: 'cancelled' }]] as const)
    for (const id of [booked.id, UNKNOWN_ID, 'no-uuid']) {
      const reply = await one.partner.send(method, `${APPOINTMENTS}/${id}`, body);
      expect(refusalOf(reply)).toBe('404 not-found');
      expect(reply.text).not.toContain(id);
    }
  expect(await stranger.read(booked)).toEqual(booked);
});
