import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/common';
import { joinLink, mailedJoinLink } from '../../domain/appointments/join-links.ts';
import { BASE_URL, type Bench, mailsTo, openBench } from './bench.ts';
import { eventOf } from './calendar-event.ts';
import { openMailServer } from './refusing-mail-server.ts';
import {
  CANARIES,
  createWorld,
  type PeopleOfWorld,
  stateOfNotices,
  testSecrets,
  type World,
  writeNotices,
} from './world.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

type Reader = 'practitioner' | 'patient';
const keyOf = (world: World, sequence: number, recipient: Reader) => ({
  organizationId: world.organizationId,
  appointmentId: world.appointmentId,
  sequence,
  recipient,
});

const addressOf = (world: World, reader: Reader) =>
  reader === 'patient' ? world.patientEmail : world.practitionerEmail;

/** A booking, a move and a cancellation, all sent; the mails of one reader. */
const lifeOf = async (people: PeopleOfWorld, reader: Reader) => {
  const world = await createWorld(bench.owner, people);
  await writeNotices(bench.owner, world, { kind: 'booked', sequence: 0 });
  await bench.activities.mail.sendAppointmentNotice(keyOf(world, 0, reader));
  await writeNotices(bench.owner, world, {
    kind: 'moved',
    sequence: 1,
    start: '2037-11-25T14:00:00Z',
    end: '2037-11-25T14:50:00Z',
  });
  await bench.activities.mail.sendAppointmentNotice(keyOf(world, 1, reader));
  await bench.owner.query(`update appointments set status = 'cancelled' where id = $1`, [
    world.appointmentId,
  ]);
  await writeNotices(bench.owner, world, {
    kind: 'cancelled',
    sequence: 2,
    start: '2037-11-25T14:00:00Z',
    end: '2037-11-25T14:50:00Z',
  });
  await bench.activities.mail.sendAppointmentNotice(keyOf(world, 2, reader));
  return { world, mails: await mailsTo(addressOf(world, reader)) };
};

describe.each(['practitioner', 'patient'] as const)('the mails to the %s', (reader) => {
  let world: World;
  let mails: Awaited<ReturnType<typeof mailsTo>>;
  beforeAll(async () => {
    ({ world, mails } = await lifeOf({}, reader));
  });

  test('say what happened and when, in the appointment’s zone, and name nobody in the subject', () => {
    expect(mails.map(({ mail }) => mail.subject)).toEqual([
      'Appointment confirmed: Tue, 24 Nov 2037, 10:00 (Europe/Berlin)',
      'Appointment moved: Wed, 25 Nov 2037, 15:00 (Europe/Berlin)',
      'Appointment cancelled: Wed, 25 Nov 2037, 15:00 (Europe/Berlin)',
    ]);
    for (const { mail } of mails)
      for (const form of [mail.text, mail.html]) expect(form).toContain('Central European Standard Time');
  });

  test('name the other person and the clinic, in both forms', () => {
    const other = reader === 'patient' ? 'Ida Oddsworth' : 'Quillfeather Winterbourne';
    for (const { mail } of mails)
      for (const form of [mail.text, mail.html]) {
        expect(form).toContain(other);
        expect(form).toContain('Marrowgate Clinic');
      }
  });

  test('have one calendar entry, from booking to cancellation', () => {
    const events = mails.map(({ calendar }) => eventOf(calendar));
    expect(events.map(({ method, status, sequence }) => [method, status, sequence])).toEqual([
      ['REQUEST', 'CONFIRMED', 0],
      ['REQUEST', 'CONFIRMED', 1],
      ['CANCEL', 'CANCELLED', 2],
    ]);
    expect(new Set(events.map(({ uid }) => uid))).toEqual(new Set([`${world.appointmentId}@clinic.example`]));
    expect(events.map(({ start, end }) => `${start} ${end}`)).toEqual([
      '2037-11-24T09:00:00.000Z 2037-11-24T09:50:00.000Z',
      '2037-11-25T14:00:00.000Z 2037-11-25T14:50:00.000Z',
      '2037-11-25T14:00:00.000Z 2037-11-25T14:50:00.000Z',
    ]);
    for (const event of events) {
      expect(event.organizer).toBe('mailto:no-reply@clinic-service.invalid');
      expect(event.attendees).toEqual([`mailto:${addressOf(world, reader)}`]);
      expect(event.summary).not.toContain('Quillfeather');
    }
  });

  test('have the calendar part as an alternative with its method, and as a file', () => {
    for (const { raw, mail } of mails) {
      expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=(REQUEST|CANCEL)/);
      expect(mail.attachments.map(({ filename }) => filename)).toContain('invite.ics');
      // Its last line ends, too (RFC 5545 3.1); readers of mail take that off.
      const [, coded = ''] = /filename=invite\.ics[\s\S]*?\r?\n\r?\n([\w+/=\r\n]+)/.exec(raw) ?? [];
      expect(Buffer.from(coded, 'base64').toString()).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    }
  });

  test('have a Message-ID that a second attempt would repeat', () => {
    expect(mails.map(({ mail }) => mail.messageId)).toEqual(
      [0, 1, 2].map((sequence) => `<${world.appointmentId}.${sequence}.${reader}@clinic.example>`),
    );
  });

  test('have the link to the reader’s own seat while there is a session, but not in the calendar part', () => {
    const [clinician, session] = (['clinician', 'patient'] as const).map((seat) =>
      joinLink(testSecrets(), BASE_URL, world.appointmentId, seat),
    );
    const mailed = mailedJoinLink(testSecrets(), BASE_URL, world.appointmentId, world.patientEmail ?? '');
    const [own, ...others] =
      reader === 'patient' ? [mailed, clinician, session] : [clinician, mailed, session];
    const [booked, moved, cancelled] = mails;
    // The move was sent before the cancellation, so both still lead somewhere.
    for (const mail of [booked, moved]) {
      expect(mail?.mail.html).toContain(`href="${own}"`);
      expect(mail?.mail.text).toContain(own);
    }
    expect(cancelled?.mail.html).not.toContain('/join/');
    for (const { raw, calendar, mail } of mails) {
      expect(calendar).not.toContain('/join/');
      for (const other of others) expect(`${raw}${mail.html}${mail.text}`).not.toContain(other);
    }
  });

  test('are sent once, however often the activity runs', async () => {
    for (const sequence of [0, 1, 2])
      expect(await bench.activities.mail.sendAppointmentNotice(keyOf(world, sequence, reader))).toBe(
        'settled_before',
      );
    expect(await mailsTo(addressOf(world, reader))).toHaveLength(3);
  });
});

describe('links', () => {
  const linksOf = async (people: PeopleOfWorld, reader: Reader) => {
    const { mails } = await lifeOf(people, reader);
    return mails.map(({ mail }) => (mail.html ?? '').includes('/join/'));
  };

  test('in person, only the clinician opens a session', async () => {
    expect(await linksOf({ sessionType: 'in_person' }, 'practitioner')).toEqual([true, true, false]);
    expect(await linksOf({ sessionType: 'in_person' }, 'patient')).toEqual([false, false, false]);
  });

  test('nobody gets one if the partner makes its own calls', async () => {
    expect(await linksOf({ videoProvider: 'None' }, 'practitioner')).toEqual([false, false, false]);
    expect(await linksOf({ videoProvider: 'None' }, 'patient')).toEqual([false, false, false]);
  });
});

describe('names', () => {
  test('are text, not markup, and add no line to header or calendar', async () => {
    const { mails } = await lifeOf(
      {
        patientFirstName: '<script>alert("x")</script>',
        practitionerFirstName: 'Ida\r\nBcc: thief@mail.example\r\nSTATUS:CANCELLED\r\n',
        clinicName: 'A & B "Clinic"',
      },
      'practitioner',
    );
    for (const { mail, raw, calendar } of mails) {
      expect(mail.html).not.toContain('<script>');
      expect(mail.html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
      expect(mail.html).toContain('A &amp; B &quot;Clinic&quot;');
      expect(mail.bcc).toBeUndefined();
      // Behind the head it is text, whose lines are folded at any word.
      const [head] = raw.split(/\r?\n\r?\n/, 1);
      expect(head).not.toMatch(/^Bcc:/im);
      expect(head).toMatch(/^Subject: Appointment/m);
      expect(eventOf(calendar).names).toEqual(['Ida Bcc: thief@mail.example STATUS:CANCELLED Oddsworth']);
    }
  });

  test('of the organization’s branding sign the mail, in its colour', async () => {
    const { mails } = await lifeOf(
      { branding: { display_name: 'Blue Harbour', primary_color: '#0044aa' } },
      'patient',
    );
    expect(mails[0]?.mail.html).toContain('background:#0044aa');
    expect(mails[0]?.mail.text).toContain('Kind regards\nBlue Harbour');
  });

  test('an invalid colour does not reach the markup', async () => {
    const { mails } = await lifeOf(
      { branding: { display_name: null, primary_color: 'red;background:url(https://x.example)' } },
      'patient',
    );
    expect(mails[0]?.mail.html).not.toContain('x.example');
  });
});

describe('a mail that can not be delivered', () => {
  const booked = async (people: PeopleOfWorld = {}) => {
    const world = await createWorld(bench.owner, people);
    await writeNotices(bench.owner, world, { kind: 'booked', sequence: 0 });
    return world;
  };

  test('to a patient without an address is skipped', async () => {
    const world = await booked({ patientEmail: null });
    expect(await bench.activities.mail.sendAppointmentNotice(keyOf(world, 0, 'patient'))).toBe('skipped');
    expect(await stateOfNotices(bench.owner, world)).toEqual({
      '0/patient': 'skipped',
      '0/practitioner': 'due',
    });
  });

  test.each([
    ['recipient', 501],
    ['recipient', 550],
    ['recipient', 553],
    ['message', 554],
  ] as const)('because the %s is refused for good (%i) settles as refused', async (at, code) => {
    const server = await openMailServer(() => ({ at, code, text: 'no such zebrafinch here' }));
    const world = await booked();
    const { mail } = bench.activitiesBy(server.url);
    expect(await mail.sendAppointmentNotice(keyOf(world, 0, 'patient'))).toBe('refused');
    expect(await stateOfNotices(bench.owner, world)).toMatchObject({ '0/patient': 'refused' });
    await server.close();
  });

  test.each([
    ['recipient', 451],
    ['recipient', 530],
    ['message', 452],
  ] as const)(
    'yet, because of the %s (%i), is tried again, and the failure names nobody',
    async (at, code) => {
      let answer = { at, code: code as number, text: 'later for zebrafinch' };
      const server = await openMailServer(() => answer);
      const world = await booked();
      const { mail } = bench.activitiesBy(server.url);
      const failure = await mail
        .sendAppointmentNotice(keyOf(world, 0, 'patient'))
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ApplicationFailure);
      expect(failure).toMatchObject({ type: 'MailDeferred', nonRetryable: false });
      expect((failure as Error).message).toContain(String(code));
      for (const canary of CANARIES) expect(String((failure as Error).stack)).not.toContain(canary);
      expect(await stateOfNotices(bench.owner, world)).toMatchObject({ '0/patient': 'due' });
      answer = { ...answer, code: 250 };
      expect(await mail.sendAppointmentNotice(keyOf(world, 0, 'patient'))).toBe('sent');
      expect(server.accepted()).toBe(1);
      await server.close();
    },
  );

  test('because no mail server answers, is retried', async () => {
    const world = await booked();
    const { mail } = bench.activitiesBy('smtp://127.0.0.1:9');
    await expect(mail.sendAppointmentNotice(keyOf(world, 0, 'patient'))).rejects.toMatchObject({
      type: 'MailDeferred',
    });
  });
});

test('a database error leaves an activity without its text', async () => {
  const failure = await bench.activities.mail
    .sendAppointmentNotice({
      organizationId: 'Quillfeather',
      appointmentId: 'Winterbourne',
      sequence: 0,
      recipient: 'patient',
    })
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({
    type: 'UnexpectedFailure',
    message: 'Unexpected: 22P02',
    nonRetryable: false,
  });
  for (const canary of CANARIES) {
    expect(String((failure as Error).stack)).not.toContain(canary);
    expect((failure as Error).cause).toBeUndefined();
  }
});

describe.each([
  [
    'de',
    'Termin bestätigt: Di., 24. Nov. 2037, 10:00',
    'Guten Tag Quillfeather Winterbourne,',
    'Mitteleuropäische Normalzeit',
    'Mit freundlichen Grüßen',
  ],
  [
    'fr',
    'Rendez-vous confirmé: mar. 24 nov. 2037, 10:00',
    'Bonjour Quillfeather Winterbourne,',
    'heure normale d’Europe centrale',
    'Cordialement',
  ],
  [
    'es',
    'Cita confirmada: mar, 24 nov 2037, 10:00',
    'Hola, Quillfeather Winterbourne:',
    'hora estándar de Europa central',
    'Un cordial saludo',
  ],
])('an organization that speaks %s', (locale, subject, greeting, zone, regards) => {
  test('gets its e-mails in it, words and times', async () => {
    const world = await createWorld(bench.owner, {});
    await bench.owner.query('update session_configurations set locale = $2 where organization_id = $1', [
      world.organizationId,
      locale,
    ]);
    await writeNotices(bench.owner, world, { kind: 'booked', sequence: 0 });
    await bench.activities.mail.sendAppointmentNotice(keyOf(world, 0, 'patient'));
    const [received] = await mailsTo(world.patientEmail);
    const mail = received?.mail as NonNullable<typeof received>['mail'];
    expect(mail.subject).toBe(`${subject} (Europe/Berlin)`);
    for (const said of [greeting, zone, regards]) expect(mail.text).toContain(said);
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(`${mail.text}${mail.html}`).not.toMatch(/Hello|Appointment|session|Kind regards|Please/);
  });
});
