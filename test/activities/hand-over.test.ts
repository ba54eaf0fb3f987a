import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type HandOverNotes, handOver, notesOf, type OpenNote } from '../../activities/mail/hand-over.ts';
import { createMailer, type Mailer } from '../../activities/mail/mailer.ts';
import { type Bench, mailsTo, openBench } from './bench.ts';
import { openMailServer } from './refusing-mail-server.ts';
import { createWorld, stateOfNotices, type World, writeNotices } from './world.ts';

/** No mail twice, whatever moment its sender dies in (`activities/mail/hand-over.ts`). */

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const booked = async () => {
  const world = await createWorld(bench.owner);
  await writeNotices(bench.owner, world, { kind: 'booked', sequence: 0, recipients: ['patient'] });
  const { organizationId, appointmentId } = world;
  return { world, key: { organizationId, appointmentId, sequence: 0, recipient: 'patient' as const } };
};
const messageIdOf = ({ appointmentId }: World) => `${appointmentId}.0.patient@clinic.example`;
const note = (world: World, accepted: boolean) =>
  bench.owner.query(
    `insert into mail_handovers (organization_id, message_id, attempt, accepted_at)
     values ($1, $2, $3, case when $4 then now() end)`,
    [world.organizationId, messageIdOf(world), randomUUID(), accepted],
  );
const notes = async (world: World) =>
  (
    await bench.owner.query(
      'select message_id, accepted_at is not null as accepted from mail_handovers where organization_id = $1',
      [world.organizationId],
    )
  ).rows;

test('an accepted e-mail is noted as such, under its Message-ID', async () => {
  const { world, key } = await booked();
  expect(await bench.activities.mail.sendAppointmentNotice(key)).toBe('sent');
  expect(await notes(world)).toEqual([{ message_id: messageIdOf(world), accepted: true }]);
});

test('an attempt that died after the server had accepted is not repeated', async () => {
  const { world, key } = await booked();
  await note(world, true);
  expect(await bench.activities.mail.sendAppointmentNotice(key)).toBe('sent');
  expect(await stateOfNotices(bench.owner, world)).toEqual({ '0/patient': 'sent' });
  expect(await mailsTo(world.patientEmail)).toEqual([]);
});

test('an attempt that died while it waited for the answer counts as sent, and the operation says so', async () => {
  const { world, key } = await booked();
  await note(world, false);
  expect(await bench.activities.mail.sendAppointmentNotice(key)).toBe('unconfirmed');
  expect(await stateOfNotices(bench.owner, world)).toEqual({ '0/patient': 'sent' });
  expect(await mailsTo(world.patientEmail)).toEqual([]);
  expect(await bench.activities.mail.sendAppointmentNotice(key)).toBe('settled_before');
});

test('of two concurrent attempts, one sends the e-mail', async () => {
  const { world, key } = await booked();
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => bench.activities.mail.sendAppointmentNotice(key)),
  );
  expect(outcomes).toContain('sent');
  expect(await mailsTo(world.patientEmail)).toHaveLength(1);
});

test('an e-mail that the server refuses at the end is not noted, and sent again', async () => {
  let code = 452;
  const server = await openMailServer(() => ({ at: 'message', code, text: 'later' }));
  const { world, key } = await booked();
  const { mail } = bench.activitiesBy(server.url);
  await expect(mail.sendAppointmentNotice(key)).rejects.toMatchObject({ type: 'MailDeferred' });
  expect(await notes(world)).toEqual([]);
  code = 250;
  expect(await mail.sendAppointmentNotice(key)).toBe('sent');
  expect(server.accepted()).toBe(1);
  await server.close();
});

const message = {
  messageId: 'one@clinic.example',
  to: 'noa@home.example',
  subject: 'A letter',
  text: 'First line\n.\nlast line',
  html: '<p>First line</p>',
};
const MAIL_FROM = 'Clinic Service <no-reply@clinic-service.invalid>';

/** A mail server that keeps what arrives after DATA, and answers when the end has come. */
const openListener = async () => {
  let received = '';
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 here\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (!inData) {
        inData = text.startsWith('DATA');
        socket.write(inData ? '354 go on\r\n' : '250 yes\r\n');
        return;
      }
      received += text;
      if (received.endsWith('\r\n.\r\n')) {
        inData = false;
        socket.write('250 taken\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    mailer: createMailer({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM }),
    received: () => received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

test('the end of a message waits until its note is written; everything before it has been sent', async () => {
  const listener = await openListener();
  let atTheNote: string | undefined;
  const answer = await listener.mailer.send(message, async () => {
    while (!listener.received().includes('last line')) await new Promise(setImmediate);
    atTheNote = listener.received();
  });
  expect(answer).toEqual({ state: 'accepted' });
  expect(atTheNote).not.toContain('\r\n.\r\n');
  expect(listener.received()).toMatch(/\r\n\.\r\n$/);
  await listener.close();
});

test('if the note cannot be written, the end is never sent', async () => {
  const listener = await openListener();
  const answer = await listener.mailer.send(message, () => Promise.reject(new Error('no database')));
  expect(answer.state).toBe('deferred');
  expect(listener.received()).not.toContain('\r\n.\r\n');
  await listener.close();
});

test('an attempt that is given up before its note is written leaves none, and another one can send', async () => {
  const { world } = await booked();
  const notes = notesOf(bench.database, world.organizationId, message);
  let note: Promise<unknown> = Promise.resolve();
  const givesUp: Mailer = {
    async send(_mail, beforeEnd) {
      note = beforeEnd?.().catch(() => undefined) ?? note;
      return { state: 'deferred', code: 'ETIMEDOUT' };
    },
  };
  await expect(handOver(givesUp, message, notes)).rejects.toMatchObject({ type: 'MailDeferred' });
  await note;
  expect(await notes.found()).toBe('nothing');
});

test.each([
  ['what the server took is noted', { state: 'accepted' }, 'accepted'],
  ['what it did not take is free to be sent again', { state: 'deferred', code: '452' }, 'nothing'],
] as const)(
  'where the database fails in the moment of the end, %s once it is back',
  async (_, answer, found) => {
    const { world } = await booked();
    const notes = notesOf(bench.database, world.organizationId, message);
    let away = 2;
    const onceBack = (write: () => Promise<void>) => async () => {
      away -= 1;
      if (away >= 0) throw Object.assign(new Error('shutting down'), { code: '57P01' });
      await write();
    };
    const failing: HandOverNotes = {
      ...notes,
      async begin() {
        const open = (await notes.begin()) as OpenNote;
        const lose = async () => {
          await open.takeBack();
          throw Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });
        };
        return { ...open, commit: answer.state === 'accepted' ? lose : open.commit };
      },
      accepted: onceBack(notes.accepted),
      withdraw: onceBack(notes.withdraw),
    };
    const server: Mailer = {
      async send(_mail, beforeEnd) {
        await beforeEnd?.();
        return answer;
      },
    };
    const outcome = await handOver(server, message, failing).catch(({ type }) => type);
    expect(outcome).toBe(answer.state === 'accepted' ? 'accepted' : 'MailDeferred');
    expect(away).toBeLessThan(0);
    expect(await notes.found()).toBe(found);
  },
);

test('while one attempt is about to send, another one waits, and then does not send', async () => {
  const { world } = await booked();
  const [first, second] = [0, 1].map(() => notesOf(bench.database, world.organizationId, message));
  const open = await first?.begin();
  const waiting = second?.begin();
  await open?.commit();
  expect(await waiting).toBeUndefined();
  expect(await second?.found()).toBe('begun');
  // Nor does it take away what is not its own.
  await second?.withdraw();
  expect(await first?.found()).toBe('begun');
});
