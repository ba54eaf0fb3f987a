import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../../platform/configuration/config.ts';
import { requireNoTransaction } from '../../platform/database/outside-transactions.ts';
import { codeOf } from '../failures.ts';

export interface Mail {
  /** Without angle brackets. It is the same for every attempt. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly {
    readonly file_name: string;
    readonly media_type: string;
    readonly content: Buffer;
  }[];
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
}

/** `code` is a word or a number. The server's text may contain an address and is dropped. */
export type MailAnswer =
  | { readonly state: 'accepted' }
  | { readonly state: 'refused'; readonly code: string }
  | { readonly state: 'deferred'; readonly code: string };

export interface Mailer {
  /** @param beforeEnd is awaited before the end of the message is sent. Until then no server accepts it. */
  send(mail: Mail, beforeEnd?: () => Promise<void>): Promise<MailAnswer>;
}

/** Milliseconds from the start of connecting until the last line of the message. */
const DELIVERY_MS = 30_000;
/**
 * Milliseconds, as RFC 5321 (4.5.3.2.6) requires. A sender that gives up earlier would send again what the server is
 * about to accept.
 */
const ANSWER_MS = 600_000;

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/**
 * Whether the server refused permanently: it does not accept mail for this recipient, or not this message (550–559 to
 * RCPT or to the message's end), or the address is invalid (501 to RCPT). Every other 5xx (wrong login, sender not
 * allowed) is an error of the settings, which an operator can correct while the e-mail waits.
 */
const isRefusal = ({ code, command, responseCode = 0 }: SmtpError): boolean => {
  const permanent = responseCode >= 550 && responseCode <= 559;
  if (command === 'RCPT TO') return permanent || responseCode === 501;
  if (command === 'API') return code === 'EENVELOPE';
  return code === 'EMESSAGE' && permanent;
};

/** The message without its end, which is held back. Nothing is read before the server asks for it. */
const heldBack = (message: Readable, beforeEnd: () => Promise<void>): Readable =>
  Readable.from(
    (async function* () {
      yield* message;
      await beforeEnd();
    })(),
  );

/** Opens one connection for each e-mail, so that a restarted server causes no failed attempt. */
export const createMailer = (config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Mailer => {
  const transport = createTransport(config.SMTP_URL, {
    from: config.MAIL_FROM,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: ANSWER_MS,
    dnsTimeout: 5_000,
  } as object);
  transport.use('stream', ({ data, message }, done) => {
    const { beforeEnd } = data as { readonly beforeEnd: () => Promise<void> };
    message.processFunc((stream: Readable) => heldBack(stream, beforeEnd));
    done();
  });

  return {
    async send({ messageId, to, calendar, attachments = [], ...parts }, beforeEnd = async () => undefined) {
      requireNoTransaction('A mail');
      const giveUp = new AbortController();
      let limit = setTimeout(() => giveUp.abort(), DELIVERY_MS);
      const message: SendMailOptions & { signal: AbortSignal; beforeEnd: () => Promise<void> } = {
        ...parts,
        // As an object the address is used unchanged; a text would be parsed as a list.
        to: { name: '', address: to },
        messageId: `<${messageId}>`,
        attachments: attachments.map(({ file_name, media_type, content }) => ({
          filename: file_name,
          contentType: media_type,
          content,
        })),
        ...(calendar
          ? { icalEvent: { method: calendar.method, content: calendar.content, filename: 'invite.ics' } }
          : {}),
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        disableFileAccess: true,
        disableUrlAccess: true,
        xMailer: false,
        signal: giveUp.signal,
        async beforeEnd() {
          await beforeEnd();
          clearTimeout(limit);
          limit = setTimeout(() => giveUp.abort(), ANSWER_MS);
        },
      };
      try {
        await transport.sendMail(message);
        return { state: 'accepted' };
      } catch (error) {
        const failure = error as SmtpError;
        const code = failure.responseCode ? String(failure.responseCode) : codeOf(error);
        return { state: isRefusal(failure) ? 'refused' : 'deferred', code };
      } finally {
        clearTimeout(limit);
      }
    },
  };
};
