import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  readonly accepted: () => number;
  close(): Promise<void>;
}

/** A mail server that answers RCPT, or the end of the message, as told; 250 accepts. */
export const openMailServer = async (
  answer: () => { readonly at: 'recipient' | 'message'; readonly code: number; readonly text: string },
): Promise<MailServer> => {
  let accepted = 0;
  const refusal = (at: string): Error | null => {
    const { at: where, code, text } = answer();
    return where === at && code !== 250 ? Object.assign(new Error(text), { responseCode: code }) : null;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, callback) => callback(refusal('recipient')),
    onData(stream, _session, callback) {
      stream.resume();
      stream.on('end', () => {
        const error = refusal('message');
        if (!error) accepted += 1;
        callback(error);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted: () => accepted,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
