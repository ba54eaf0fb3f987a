import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Mailbox, startMailbox } from '../../local/mailbox.ts';

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox({ smtpPort: 0, webPort: 0 });
});
afterAll(() => mailbox.stop());

const MAIL = [
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: image/☃',
  'Content-Disposition: attachment; filename=a.png',
  '',
  'abc',
  '--b--',
  '.',
].join('\r\n');

const receive = (lines: readonly string[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const left = [...lines];
    const socket = connect(mailbox.smtpPort, '127.0.0.1');
    socket.on('data', () => {
      const line = left.shift();
      if (line !== undefined) socket.write(`${line}\r\n`);
    });
    socket.once('error', reject).once('close', resolve);
  });

test('an attachment whose type is not allowed in a header is served as bytes, and the mailbox continues', async () => {
  await receive(['EHLO a', 'MAIL FROM:<a@b.example>', 'RCPT TO:<c@b.example>', 'DATA', MAIL, 'QUIT']);
  const { id } = mailbox.messages()[0] as { id: string };
  const answer = await fetch(`${mailbox.url}/email/${id}/attachment/a.png`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
  expect((await answer.text()).trim()).toBe('abc');
});
