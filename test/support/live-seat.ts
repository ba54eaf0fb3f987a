import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { WebSocket } from 'ws';
import * as sync from 'y-protocols/sync';
import * as Y from 'yjs';

/** A seat, connected as a frame connects it: its own document is synchronized over the socket. */
export interface LiveSeat {
  readonly document: Y.Doc;
  readonly items: Y.Map<unknown>;
  /** Close codes, in the order in which they came. */
  readonly closes: readonly number[];
  /** Where other seats pointed. */
  readonly heard: readonly string[];
  /** Resolves when the document is synchronized for the first time. */
  readonly joined: Promise<void>;
  readonly socket: () => WebSocket;
  point(text: string): void;
  leave(): Promise<void>;
}

const SYNC = 0;
const AWARENESS = 1;
const message = (type: number, write: (encoder: encoding.Encoder) => void): Uint8Array => {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, type);
  write(encoder);
  return encoding.toUint8Array(encoder);
};
const bytes = (data: unknown): Uint8Array => new Uint8Array(data as Buffer);

export const liveUrl = (baseUrl: string, sessionId: string): string =>
  `${baseUrl.replace(/^http/, 'ws')}/api/embed/game-sessions/${sessionId}/live`;

/** Opens the socket and sends nothing. */
export const openLive = (
  baseUrl: string,
  sessionId: string,
  token: string | undefined,
  headers: Record<string, string> = {},
  protocols: readonly string[] = ['clinic-scene.v1'],
): WebSocket =>
  new WebSocket(liveUrl(baseUrl, sessionId), [...protocols, ...(token ? [`token.${token}`] : [])], {
    headers,
  });

/** The refusal of a seat: status and problem document. */
export const refusalOf = async (
  socket: WebSocket,
): Promise<{ status: number; slug: string; text: string; headers: IncomingHttpHeaders }> => {
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  let text = '';
  for await (const chunk of response) text += chunk;
  const slug = String(JSON.parse(text).type).split('/').at(-1) as string;
  return { status: response.statusCode ?? 0, slug, text, headers: response.headers };
};

/** @param baseUrls processes to connect to; after each lost connection the next one is used. */
export const takeLiveSeat = (baseUrls: readonly string[], sessionId: string, token: string): LiveSeat => {
  const document = new Y.Doc();
  const closes: number[] = [];
  const heard: string[] = [];
  const joined = Promise.withResolvers<void>();
  let left = false;
  let socket: WebSocket;
  let turn = 0;

  const hear = (data: Uint8Array): void => {
    const decoder = decoding.createDecoder(data);
    if (decoding.readVarUint(decoder) === AWARENESS) {
      heard.push(decoding.readVarString(decoder));
      return;
    }
    const encoder = encoding.createEncoder();
    encoding.writeVarUint(encoder, SYNC);
    const kind = sync.readSyncMessage(decoder, encoder, document, 'server');
    if (kind === sync.messageYjsSyncStep2) joined.resolve();
    if (encoding.length(encoder) > 1) socket.send(encoding.toUint8Array(encoder));
  };
  const sit = (): void => {
    socket = openLive(baseUrls[turn++ % baseUrls.length] as string, sessionId, token);
    socket.on('error', () => undefined);
    socket.on('open', () => socket.send(message(SYNC, (encoder) => sync.writeSyncStep1(encoder, document))));
    socket.on('message', (data) => hear(bytes(data)));
    socket.on('close', async (code) => {
      closes.push(code);
      if (left || code >= 4_000) return;
      await pause(100);
      if (!left) sit();
    });
  };
  document.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== 'server' && socket.readyState === WebSocket.OPEN)
      socket.send(message(SYNC, (encoder) => sync.writeUpdate(encoder, update)));
  });
  sit();
  return {
    document,
    items: document.getMap('items'),
    closes,
    heard,
    joined: joined.promise,
    socket: () => socket,
    point: (text) => socket.send(message(AWARENESS, (encoder) => encoding.writeVarString(encoder, text))),
    async leave() {
      left = true;
      if (socket.readyState === WebSocket.CLOSED) return;
      const over = once(socket, 'close');
      socket.close();
      await over;
    },
  };
};
