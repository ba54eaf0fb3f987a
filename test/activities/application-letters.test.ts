import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  APPLICATION_LETTERS,
  type ApplicationLetter,
} from '../../activities/mail/compose-application-letter.ts';
import { linkCode } from '../../domain/access/link-codes.ts';
import { BASE_URL, type Bench, mailsTo, openBench } from './bench.ts';
import { openMailServer } from './refusing-mail-server.ts';
import { createWorld, testSecrets } from './world.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const CONTACT = 'Quillfeather Marrowgate';

/** An application, as the form and the operator would have written it. */
const application = async (status = 'received', { hours = 72 } = {}) => {
  const id = randomUUID();
  const email = `oddsworth-${id}@partner.example`;
  const decided = status === 'received' ? null : new Date();
  const approved = !['received', 'declined'].includes(status);
  const organizationId = approved ? (await createWorld(bench.owner)).organizationId : null;
  await bench.owner.query(
    `insert into applications (id, organization_name, contact_name, email, website, intended_use, status, decided_at,
       organization_id, link_expires_at, sealed_secret)
     values ($1, 'Zebrafinch House', $2, $3, 'https://play.example', '\\x00', $4, $5, $6, now() + make_interval(hours => $7), $8)`,
    [
      id,
      CONTACT,
      email,
      status,
      decided,
      organizationId,
      hours,
      status === 'approved' ? Buffer.from('x') : null,
    ],
  );
  return { id, email, organizationId };
};

const send = (id: string, letter: ApplicationLetter) =>
  bench.activities.mail.sendApplicationLetter({ applicationId: id, letter });
const lettersOf = async (id: string) =>
  (await bench.owner.query('select letters from applications where id = $1', [id])).rows[0].letters;

describe('sendApplicationLetter', () => {
  test('counts as sent, and is not sent again, if its sender died while waiting for the answer', async () => {
    const { id, email } = await application();
    await bench.owner.query(`update applications set letters = '{"received": "handed_over"}' where id = $1`, [
      id,
    ]);
    expect(await send(id, 'received')).toBe('unconfirmed');
    expect(await lettersOf(id)).toEqual({ received: 'sent' });
    expect(await mailsTo(email)).toEqual([]);
  });

  test('leaves no trace if the mail server does not accept it yet, and is sent later', async () => {
    let code = 451;
    const server = await openMailServer(() => ({ at: 'message', code, text: 'later' }));
    const { id } = await application();
    const { mail } = bench.activitiesBy(server.url);
    const order = { applicationId: id, letter: 'received' as const };
    await expect(mail.sendApplicationLetter(order)).rejects.toMatchObject({ type: 'MailDeferred' });
    expect(await lettersOf(id)).toEqual({});
    code = 250;
    expect(await mail.sendApplicationLetter(order)).toBe('sent');
    await server.close();
  });

  test('the approved one has the link, in both forms, and says how long it works', async () => {
    const { id, email } = await application('approved');
    expect(await send(id, 'approved')).toBe('sent');
    const [received] = await mailsTo(email);
    const link = `${BASE_URL}/credentials/${linkCode(testSecrets(), 'credential', id)}`;
    expect(received?.mail.text).toContain(link);
    expect(received?.mail.html).toContain(`href="${link}"`);
    expect(`${received?.mail.text}${received?.mail.html}`).not.toMatch(
      /Quillfeather|Zebrafinch|play\.example/,
    );
    expect(received?.mail.text).toMatch(/Link works until: \w+, \d+ \w+ \d{4} at \d\d:\d\d UTC/);
  });

  test.each(APPLICATION_LETTERS.filter((letter) => letter !== 'approved'))(
    'the letter "%s" holds no link, and its subject names nobody',
    async (letter) => {
      const { id, email } = await application(letter === 'declined' ? 'declined' : 'received');
      const told = letter === 'operator_notice' ? 'operator@clinic-service.invalid' : email;
      expect(await send(id, letter)).toBe('sent');
      const mine = (await mailsTo(told)).filter(({ raw }) => raw.includes(id));
      expect(mine).toHaveLength(1);
      const { raw, mail } = mine[0] as NonNullable<(typeof mine)[0]>;
      expect(raw).not.toContain('/credentials/');
      expect(mail.subject).not.toMatch(/Quillfeather|Zebrafinch/);
      // A stranger may have been named as the contact: the operator alone reads what was typed.
      const typed = `${mail.text}${mail.html}`.match(/Quillfeather|Zebrafinch House|play\.example/g) ?? [];
      expect(new Set(typed)).toEqual(
        new Set(letter === 'operator_notice' ? ['Zebrafinch House', 'play.example'] : []),
      );
      expect(raw).toMatch(/^Auto-Submitted: auto-generated$/m);
      expect(mail.messageId).toBe(`<${id}.${letter}@clinic.example>`);
      expect(mail.html).not.toMatch(/<(img|link|script|style)\b|url\(/);
    },
  );

  test('is sent once, whatever is requested again, and stores the result', async () => {
    const { id, email } = await application();
    expect([await send(id, 'received'), await send(id, 'received')]).toEqual(['sent', 'settled_before']);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await lettersOf(id)).toEqual({ received: 'sent' });
  });

  test('a contact who was not told of an application is not told that it is declined', async () => {
    const { id, email } = await application('declined');
    await bench.owner.query(`update applications set letters = '{"received": "skipped"}' where id = $1`, [
      id,
    ]);
    expect([await send(id, 'received'), await send(id, 'declined')]).toEqual(['settled_before', 'skipped']);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('a link that no longer works is not sent', async () => {
    for (const { id, email } of [
      await application('approved', { hours: -1 }),
      await application('declined'),
    ]) {
      expect(await send(id, 'approved')).toBe('skipped');
      expect(await mailsTo(email)).toEqual([]);
    }
  });

  test('a mailbox that refuses permanently ends the e-mail; a full one is retried', async () => {
    const answers = [
      { at: 'recipient' as const, code: 451, text: 'oddsworth later' },
      { at: 'recipient' as const, code: 550, text: 'no oddsworth here' },
    ];
    const server = await openMailServer(() => answers[0] ?? { at: 'message', code: 250, text: '' });
    const { sendApplicationLetter } = bench.activitiesBy(server.url).mail;
    const { id } = await application();
    const order = { applicationId: id, letter: 'received' as const };
    const deferred = await sendApplicationLetter(order).catch((error: unknown) => error);
    expect(deferred).toMatchObject({ type: 'MailDeferred', nonRetryable: false });
    expect(String((deferred as Error).message)).not.toContain('oddsworth');
    expect(await lettersOf(id)).toEqual({});
    answers.shift();
    expect(await sendApplicationLetter(order)).toBe('refused');
    expect(await lettersOf(id)).toEqual({ received: 'refused' });
    await server.close();
  });

  test('nothing personal and no link is logged', () => {
    expect(bench.logged()).not.toMatch(/Quillfeather|Zebrafinch|oddsworth|\/credentials\//i);
  });
});

describe('settleApplication', () => {
  const settle = (id: string) => bench.activities.workflows.settleApplication({ applicationId: id });

  test("returns the application's state, and how long its link works", async () => {
    const waiting = await application();
    expect(await settle(waiting.id)).toEqual({ status: 'received', organizationId: null, secondsLeft: null });
    const approved = await application('approved');
    const settled = await settle(approved.id);
    expect(settled).toMatchObject({ status: 'approved', organizationId: approved.organizationId });
    expect(settled.secondsLeft).toBeGreaterThan(259_100);
    expect(settled.secondsLeft).toBeLessThanOrEqual(259_200);
  });

  test('closes an expired link, and deletes its secret', async () => {
    const { id } = await application('approved', { hours: -1 });
    expect(await settle(id)).toMatchObject({ status: 'expired', secondsLeft: null });
    const { rows } = await bench.owner.query('select status, sealed_secret from applications where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ status: 'expired', sealed_secret: null }]);
  });
});
