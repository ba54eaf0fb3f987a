import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a receiver of webhooks was sent. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  // biome-ignore lint/suspicious/noExplicitAny: JSON as it comes
  readonly event: any;
  readonly at: number;
}

/** The answer to a request: a status, or whatever is done with the response. */
export type Answer = number | ((response: ServerResponse) => void);

export interface Receiver {
  readonly url: string;
  /** `host:port`, as `OUTGOING_ALLOWED_HOSTS` has it. */
  readonly host: string;
  readonly received: Received[];
  /** How requests are answered from now on; 200 at first. */
  answer: (received: Received) => Answer;
  close(): Promise<void>;
}

/** A receiver of webhooks, on a loopback address. Without a port, on a free one. */
export const startReceiver = async (port = 0): Promise<Receiver> => {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const one = { headers: request.headers, body, event: JSON.parse(body), at: Date.now() };
    received.push(one);
    const answer = receiver.answer(one);
    if (typeof answer === 'number') response.writeHead(answer).end();
    else answer(response);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: Receiver = {
    url: `http://${host}/hooks?token=Quillfeather`,
    host,
    received,
    answer: () => 200,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
};
