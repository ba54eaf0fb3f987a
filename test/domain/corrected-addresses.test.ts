import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createListDueNotices } from '../../activities/list-due-notices.ts';
import { createMailer, type Mailer } from '../../activities/mail/mailer.ts';
import { createSendAppointmentNotice } from '../../activities/send-appointment-notice.ts';
import { mailsTo } from '../activities/bench.ts';
import { eventOf } from '../activities/calendar-event.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf } from '../support/client.ts';
import { servers } from '../support/servers.ts';
import { createWorld, type Practice, type WireRecord, type World } from '../support/world.ts';
import { callsOf, noticesOf } from './observations.ts';

let app: RunningApp;
let mailer: Mailer;
beforeAll(async () => {
  app = await startApp();
  mailer = createMailer({ SMTP_URL: servers().smtpUrl, MAIL_FROM: app.config.MAIL_FROM });
});
afterAll(() => app.stop());

const address = (who = 'family') => `${who}-${randomUUID()}@home.example`;
const open = async (path: string) => (await clientOf(app.baseUrl, null).get(path)).status;

/** A session without a waiting room, so that a link that works redirects. */
interface Booked {
  readonly world: World;
  readonly practice: Practice;
  readonly appointment: WireRecord;
  /** What the appointment's workflow does: sends what is due, until nothing is. */
  readonly send: (appointmentId?: string, by?: Mailer) => Promise<void>;
  readonly correct: (email: string | null) => Promise<void>;
  readonly book: (hour: number, fields?: object) => Promise<WireRecord>;
}

const booked = async (email: string, fields: object = {}): Promise<Booked> => {
  const world = await createWorld(app);
  await world.partner.patch('/v1/partner/session-config', { waiting_room_enabled: false });
  const practice = await world.practice();
  const correct: Booked['correct'] = async (address) => {
    const path = `/v1/partner/patients/${practice.patient.id}`;
    expect((await world.partner.patch(path, { email: address })).status).toBe(200);
  };
  await correct(email);
  const book: Booked['book'] = async (hour, more = {}) => {
    const body = world.booking(practice, hour, { notify_patient: true, ...fields, ...more });
    const reply = await world.partner.post('/v1/partner/appointments', body);
    expect(reply.status).toBe(201);
    return reply.body.data;
  };
  const appointment = await book(0);
  const send: Booked['send'] = async (appointmentId = appointment.id, by = mailer) => {
    const { organizationId } = world;
    const deliver = createSendAppointmentNotice({ ...app, mailer: by });
    for (;;) {
      const due = await createListDueNotices(app)({ organizationId, appointmentId });
      if (due.length === 0) return;
      for (const { sequence, recipient } of due)
        await deliver({ organizationId, appointmentId, sequence, recipient });
    }
  };
  return { world, practice, appointment, send, correct, book };
};

const linkIn = (text: string | undefined): string => /\/join\/[\w-]{22}/.exec(text ?? '')?.[0] ?? 'no link';
/** Path of the link in the newest mail to an address. */
const linkTo = async (email: string) => linkIn((await mailsTo(email)).at(-1)?.mail.text);
const eventsTo = async (email: string) =>
  (await mailsTo(email)).map(({ calendar }) => {
    const { method, sequence, start } = eventOf(calendar);
    return `${method} ${sequence} ${start.slice(0, 16)}`;
  });

describe('the link in a patient’s mail', () => {
  test('has a code of its own, which opens like the session link and is not stored', async () => {
    const email = address();
    const { appointment, send } = await booked(email);
    await send();
    const link = await linkTo(email);
    const session = new URL(appointment.patient_video_url).pathname;
    expect(link).not.toBe(session);
    expect([await open(link), await open(session)]).toEqual([303, 303]);
    const { rows } = await app.owner.pool.query(
      `select n::text as notice from appointment_notices n where appointment_id = $1`,
      [appointment.id],
    );
    const code = link.split('/').at(-1) as string;
    for (const form of [code, Buffer.from(code, 'base64url').toString('hex')])
      expect(JSON.stringify(rows)).not.toContain(form);
  });

  test('stops working when the address is corrected, and the new address gets one e-mail; the session link still works', async () => {
    const [wrong, right] = [address('wrong'), address('right')];
    const { appointment, send, correct } = await booked(wrong);
    await send();
    const dead = await linkTo(wrong);
    await correct(right);
    expect(await open(dead)).toBe(404);
    expect((await clientOf(app.baseUrl, null).get(`${dead}/events`)).status).toBe(404);
    expect(await callsOf(app, `appointment/${appointment.id}`)).toBe(2);
    await send();
    await send();
    expect([await eventsTo(wrong), await eventsTo(right)]).toEqual([
      ['REQUEST 0 2035-01-01T00:00'],
      ['REQUEST 1 2035-01-01T00:00'],
    ]);
    expect((await mailsTo(right))[0]?.mail.subject).toMatch(/^Appointment confirmed: /);
    expect([await open(await linkTo(right)), await open(dead)]).toEqual([303, 404]);
    expect(await open(new URL(appointment.patient_video_url).pathname)).toBe(303);
    // The practitioner, whose mail was right, hears nothing of it.
    expect(await noticesOf(app, appointment.id)).toEqual([
      '0 booked practitioner',
      '0 booked patient',
      '1 booked patient',
    ]);
  });

  test('stops working on a page that is open at the former address', async () => {
    const wrong = address('wrong');
    const { world, send, correct, appointment } = await booked(wrong);
    await world.partner.patch('/v1/partner/session-config', { waiting_room_enabled: true });
    await send();
    const link = await linkTo(wrong);
    expect(await open(link)).toBe(200);
    const waiting = await fetch(`${app.baseUrl}${link}/events`);
    await correct(address('right'));
    await app.owner.pool.query(`select pg_notify('session_links', $1)`, [appointment.id]);
    expect(await waiting.text()).toMatch(/\nevent: changed\ndata:\n\n$/);
    expect(await open(link)).toBe(404);
  });

  test('is different for each address, also if it is corrected twice', async () => {
    const [first, second, third] = [address('first'), address('second'), address('third')];
    const { send, correct } = await booked(first);
    await send();
    await correct(second);
    await send();
    await correct(third);
    await send();
    const links = await Promise.all([first, second, third].map(linkTo));
    expect(new Set(links).size).toBe(3);
    expect(await Promise.all(links.map(open))).toEqual([404, 404, 303]);
    expect(await Promise.all([first, second, third].map(eventsTo))).toEqual([
      ['REQUEST 0 2035-01-01T00:00'],
      ['REQUEST 1 2035-01-01T00:00'],
      ['REQUEST 2 2035-01-01T00:00'],
    ]);
  });

  test('works again once the patient has that address again, which gets no e-mail twice', async () => {
    const [email, other] = [address(), address('other')];
    const { send, correct } = await booked(email);
    await send();
    const link = await linkTo(email);
    await correct(null);
    expect(await open(link)).toBe(404);
    await correct(email);
    expect(await open(link)).toBe(303);
    await correct(other);
    await send();
    await correct(email);
    await send();
    expect(await open(link)).toBe(303);
    expect([(await mailsTo(email)).length, (await mailsTo(other)).length]).toEqual([1, 1]);
  });

  test('stays the same if only the letter case changes', async () => {
    const email = address();
    const { appointment, send, correct } = await booked(email);
    await send();
    const link = await linkTo(email);
    await correct(email.toUpperCase());
    await send();
    expect(await open(link)).toBe(303);
    expect(await noticesOf(app, appointment.id)).toHaveLength(2);
  });
});

describe('a corrected address', () => {
  test('is told what happened while there was no address', async () => {
    const [wrong, right] = [address('wrong'), address('right')];
    const { world, appointment, send, correct } = await booked(wrong);
    await send();
    await correct(null);
    const window = { start_at: '2035-01-01T05:00:00Z', end_at: '2035-01-01T06:00:00Z' };
    await world.partner.patch(`/v1/partner/appointments/${appointment.id}`, window);
    await send();
    await correct(right);
    await send();
    expect(await eventsTo(right)).toEqual(['REQUEST 2 2035-01-01T05:00']);
    expect((await mailsTo(right))[0]?.mail.subject).toMatch(/^Appointment moved: /);
  });

  test('gets the newest e-mail of each appointment, and later ones', async () => {
    const [wrong, right] = [address('wrong'), address('right')];
    const { world, appointment, send, correct } = await booked(wrong);
    const path = `/v1/partner/appointments/${appointment.id}`;
    await world.partner.patch(path, { start_at: '2035-01-01T05:00:00Z', end_at: '2035-01-01T06:00:00Z' });
    await send();
    await correct(right);
    // Moved before anything left: the address is told both, in order.
    await world.partner.patch(path, { start_at: '2035-01-01T07:00:00Z', end_at: '2035-01-01T08:00:00Z' });
    await send();
    await world.partner.patch(path, { status: 'cancelled' });
    await send();
    expect(await eventsTo(right)).toEqual([
      'REQUEST 2 2035-01-01T05:00',
      'REQUEST 3 2035-01-01T07:00',
      'CANCEL 4 2035-01-01T07:00',
    ]);
    expect(await eventsTo(wrong)).toHaveLength(2);
  });

  test('gets no e-mail about appointments that were not mailed, are cancelled, completed or over', async () => {
    const [wrong, right] = [address('wrong'), address('right')];
    const { world, appointment, send, correct, book } = await booked(wrong);
    const [quiet, cancelled, completed, over] = [
      await book(2, { notify_patient: false }),
      await book(3),
      await book(4),
      await book(5),
    ];
    const all = [appointment, quiet, cancelled, completed, over].map(({ id }) => id);
    for (const id of all) await send(id);
    await world.partner.patch(`/v1/partner/appointments/${cancelled.id}`, { status: 'cancelled' });
    await world.partner.patch(`/v1/partner/appointments/${completed.id}`, { status: 'completed' });
    await app.owner.pool.query(
      `update appointments set start_at = now() - interval '2 hours', end_at = now() - interval '1 minute' where id = $1`,
      [over.id],
    );
    for (const id of all) await send(id);
    await correct(right);
    for (const id of all) await send(id);
    expect(await eventsTo(right)).toEqual(['REQUEST 1 2035-01-01T00:00']);
  });

  test('gets the e-mail that the former mailbox refused', async () => {
    const [wrong, right] = [address('wrong'), address('right')];
    const { send, correct } = await booked(wrong);
    const refusing: Mailer = { send: async () => ({ state: 'refused' }) as never };
    await send(undefined, refusing);
    await correct(right);
    await send();
    expect(await eventsTo(right)).toEqual(['REQUEST 1 2035-01-01T00:00']);
  });

  test('gets the e-mail too if it is corrected while the e-mail to the former address is being sent', async () => {
    const [wrong, right] = [address('wrong'), address('right')];
    const { appointment, send, correct } = await booked(wrong);
    const slow: Mailer = {
      send: async (mail, ending) => {
        // Read and composed: no change reaches this mail any more.
        if (mail.to === wrong) await correct(right);
        return mailer.send(mail, ending);
      },
    };
    await send(undefined, slow);
    expect(await eventsTo(right)).toEqual(['REQUEST 1 2035-01-01T00:00']);
    expect([await open(await linkTo(wrong)), await open(await linkTo(right))]).toEqual([404, 303]);
    // The booking's own, and that of the mail's end.
    expect(await callsOf(app, `appointment/${appointment.id}`)).toBe(2);
  });

  test('gets one e-mail if it is sent by several concurrent requests', async () => {
    const [wrong, right] = [address('wrong'), address('right')];
    const { appointment, send, correct } = await booked(wrong);
    await send();
    await Promise.all(Array.from({ length: 6 }, () => correct(right)));
    await send();
    expect(await eventsTo(right)).toEqual(['REQUEST 1 2035-01-01T00:00']);
    expect(await noticesOf(app, appointment.id)).toHaveLength(3);
  });

  test('gets an e-mail about a session in person, which has no link', async () => {
    const [wrong, right] = [address('wrong'), address('right')];
    const { send, correct } = await booked(wrong, { session_type: 'in_person' });
    await send();
    await correct(right);
    await send();
    expect(await eventsTo(right)).toEqual(['REQUEST 1 2035-01-01T00:00']);
    expect(await linkTo(right)).toBe('no link');
  });
});
