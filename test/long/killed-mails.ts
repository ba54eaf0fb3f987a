import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { LOOPBACK } from '../../local/ports.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { unlimitedWorld } from './start-service.ts';

/**
 * `npm run killed-mails -- [--kills 100] [--lanes 5] [--thinking 20]`: a process hands over mails without a pause,
 * several at once, and is killed at random (SIGKILL), again and again; the mail server thinks for some milliseconds
 * before it answers. No mail arrives twice; those that never arrived are counted: their sender died between the note
 * that their end is about to leave and its leaving.
 */
const numbers = readArguments({ kills: 100, lanes: 5, thinking: 20 });

/** Takes a mail when it has all of it, as servers do, whether or not its sender still listens. */
const openMailServer = async () => {
  const arrived = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, _session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const id = /^Message-ID: <([^>]+)>/im.exec(Buffer.concat(chunks).toString())?.[1] ?? 'none';
        arrived.set(id, (arrived.get(id) ?? 0) + 1);
        setTimeout(answer, Math.random() * numbers.thinking);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${LOOPBACK}:${port}`,
    arrived,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

await runLong({ processes: 1, durable: true }, async (service, signal) => {
  const mails = await openMailServer();
  const { organizationId } = await unlimitedWorld(service);
  const settled = new Map<number, string>();
  let highest = 0;
  const start = (last: number): ChildProcess => {
    // Every mail that is not settled is tried again, as its workflow would.
    let first = 1;
    while (settled.has(first)) first += 1;
    const child = fork(
      path.join(import.meta.dirname, 'killed-mails/sender.ts'),
      [organizationId, String(first), String(last), String(numbers.lanes)],
      { env: { ...service.environment, SMTP_URL: mails.url }, execArgv: [] },
    );
    child.on('message', (message: 'ready' | { number: number; outcome: string }) => {
      if (message === 'ready') return;
      const before = settled.get(message.number);
      // What was told before stays: asked again, an accepted one is accepted.
      if (before === undefined) settled.set(message.number, message.outcome);
      highest = Math.max(highest, message.number);
    });
    return child;
  };
  const done = Number.MAX_SAFE_INTEGER;
  let kills = 0;
  for (; kills < numbers.kills && !signal.aborted; kills++) {
    const child = start(done);
    await once(child, 'message');
    await pause(50 + Math.random() * 400);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  // What the last one left is done in peace.
  await once(start(highest + numbers.lanes), 'exit');
  await mails.stop();
  const total = highest;
  const unconfirmed = [...settled]
    .filter(([, outcome]) => outcome === 'unconfirmed')
    .map(([number]) => number);
  const times = (number: number) => mails.arrived.get(`${number}.killed@clinic.example`) ?? 0;
  const numbersOf = Array.from({ length: total }, (_, index) => index + 1);
  const twice = numbersOf.filter((number) => times(number) > 1);
  const never = numbersOf.filter((number) => times(number) === 0);
  print(
    `${total} mails, sender killed ${kills} times: ${twice.length} arrived twice, ${unconfirmed.length} unconfirmed, of which ${never.length} never arrived`,
  );
  return [
    ...(twice.length > 0 ? [`${twice.length} mails arrived twice`] : []),
    ...never
      .filter((number) => settled.get(number) !== 'unconfirmed')
      .map((number) => `mail ${number} never arrived, and nobody says so`),
  ];
});
