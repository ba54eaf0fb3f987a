import { SMTPServer } from 'smtp-server';
import { createMailStore, type Mail } from './mailbox/mail-store.ts';
import { createMailWeb } from './mailbox/mail-web.ts';
import { createRefusals, type Refusal, type Refusals } from './mailbox/refusals.ts';
import { LOOPBACK } from './ports.ts';

/**
 * The development mailbox. It accepts every e-mail by SMTP, delivers none, and shows them on a page and over HTTP.
 * Tests also make it refuse e-mails, in-process or over HTTP (`POST /refusals`, `DELETE /refusals`).
 */

export interface MailboxPlan {
  /** 0 uses any free port. */
  readonly smtpPort: number;
  readonly webPort: number;
  /** The folder of stored messages; without it they are in memory. */
  readonly directory?: string;
  /** Lets tests in other processes request refusals over HTTP. */
  readonly refusalsByHttp?: boolean;
}

export interface Mailbox {
  readonly smtpPort: number;
  readonly webPort: number;
  readonly url: string;
  readonly smtpUrl: string;
  /** In the order of arrival. */
  messages(): readonly Mail[];
  clear(): Promise<void>;
  /** Refuses the next e-mail, the next `times` e-mails, or every e-mail for an address: see {@link Refusal}. */
  failNext(refusal?: Partial<Refusal>): void;
  acceptAll(): void;
  stop(): Promise<void>;
}

const MESSAGE_LIMIT = 30_000_000;

const smtpServer = (
  receive: (raw: Buffer, recipients: readonly string[]) => Promise<void>,
  refusals: Refusals,
) =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MESSAGE_LIMIT,
    // A client's spare connection would otherwise delay the stop by half a minute.
    closeTimeout: 1_000,
    onRcptTo: ({ address }, _session, answer) => answer(refusals.take('recipient', [address])),
    onData: (stream, session, answer) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        if (!stream.sizeExceeded) chunks.push(chunk);
      });
      stream.on('end', () => {
        if (stream.sizeExceeded)
          return answer(Object.assign(new Error('The message is too large'), { responseCode: 552 }));
        const refused = refusals.take('message', recipients);
        if (refused) return answer(refused);
        receive(Buffer.concat(chunks), recipients).then(
          () => answer(refusals.take('accepted', recipients)),
          () => answer(Object.assign(new Error('The message could not be kept'), { responseCode: 451 })),
        );
      });
    },
  });

export const startMailbox = async (plan: MailboxPlan): Promise<Mailbox> => {
  const store = await createMailStore(plan.directory);
  const refusals = createRefusals();
  const smtp = smtpServer(async (raw, recipients) => void (await store.add(raw, recipients)), refusals);
  const web = createMailWeb(store, plan.refusalsByHttp ? refusals : undefined);
  // A client that disconnects is not an error of the mailbox, and must not end the process.
  smtp.on('error', () => {});

  const listen = (
    server: { once(event: 'error', listener: (error: Error) => void): unknown },
    begin: (done: () => void) => void,
  ) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      begin(resolve);
    });
  await Promise.all([
    listen(smtp, (done) => smtp.listen(plan.smtpPort, LOOPBACK, done)),
    listen(web, (done) => web.listen(plan.webPort, LOOPBACK, done)),
  ]);
  const portOf = (address: ReturnType<typeof web.address>) =>
    typeof address === 'object' && address ? address.port : 0;
  const smtpPort = portOf(smtp.server.address());
  const webPort = portOf(web.address());
  return {
    smtpPort,
    webPort,
    url: `http://${LOOPBACK}:${webPort}`,
    smtpUrl: `smtp://${LOOPBACK}:${smtpPort}`,
    messages: store.all,
    clear: store.clear,
    failNext: refusals.order,
    acceptAll: refusals.clear,
    stop: async () => {
      const closed = Promise.all([
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise<void>((resolve) => web.close(() => resolve())),
      ]);
      web.closeAllConnections();
      await closed;
    },
  };
};
