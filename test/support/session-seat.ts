import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { WebSocket } from 'ws';
import * as sync from 'y-protocols/sync';
import * as Y from 'yjs';
import type { SessionView } from '../../domain/live-sessions/session-view.ts';

/** What a browser has of a session page: its address and the cookie of that path. */
export interface Way {
  readonly path: string;
  readonly cookie: string;
  /** The whole `Set-Cookie`. */
  readonly setCookie: string;
}

/** Follows a join link as a browser does, without its redirect. */
export const followLink = async (baseUrl: string, link: string): Promise<Way> => {
  const reply = await fetch(`${baseUrl}${new URL(link).pathname}`, { redirect: 'manual' });
  await reply.arrayBuffer();
  const setCookie = reply.headers.get('set-cookie') ?? '';
  if (reply.status !== 303) throw new Error(`The link was answered ${reply.status}`);
  return {
    path: reply.headers.get('location') as string,
    cookie: setCookie.split(';', 1)[0] as string,
    setCookie,
  };
};

/** A seat of a session, connected as its page connects it. */
export interface SessionSeat {
  readonly view: () => SessionView | undefined;
  readonly views: readonly SessionView[];
  readonly closes: readonly number[];
  readonly heard: readonly string[];
  /** Documents of which the service refused a change. */
  readonly refused: readonly string[];
  readonly socket: () => WebSocket;
  /** @returns whether it was done. */
  ask(command: object): Promise<boolean>;
  /** The document of that name, synchronized from now on. */
  document(name: string): Y.Doc;
  point(name: string, text: string): void;
  sendRaw(bytes: Uint8Array): void;
  leave(): Promise<void>;
}

export const openSession = (baseUrl: string, { path, cookie }: Way, headers: object = {}): WebSocket =>
  new WebSocket(`${baseUrl.replace(/^http/, 'ws')}${path}/live`, ['clinic-session.v1'], {
    headers: { cookie, ...headers },
  });

export const message = (name: string, write: (encoder: encoding.Encoder) => void): Uint8Array =>
  encoding.encode((encoder) => {
    encoding.writeVarString(encoder, name);
    write(encoder);
  });

/** @param baseUrls processes to connect to; after each lost connection the next one is used. */
export const takeSessionSeat = (baseUrls: readonly string[], way: Way): SessionSeat => {
  const views: SessionView[] = [];
  const closes: number[] = [];
  const heard: string[] = [];
  const refused: string[] = [];
  const documents = new Map<string, Y.Doc>();
  const waiting = new Map<number, (isDone: boolean) => void>();
  let left = false;
  let socket: WebSocket;
  let turn = 0;
  let asked = 0;

  const begin = (name: string, document: Y.Doc): void =>
    socket.send(
      message(name, (encoder) => {
        encoding.writeVarUint(encoder, 0);
        sync.writeSyncStep1(encoder, document);
      }),
    );
  const hear = (data: Uint8Array): void => {
    const decoder = decoding.createDecoder(data);
    const name = decoding.readVarString(decoder);
    if (name === '') {
      const told = JSON.parse(new TextDecoder().decode(decoding.readTailAsUint8Array(decoder)));
      if (told.state) views.push(told.state);
      if (told.refused) refused.push(told.refused);
      if (typeof told.n === 'number') waiting.get(told.n)?.(told.ok);
      return;
    }
    if (decoding.readVarUint(decoder) === 1) {
      heard.push(decoding.readVarString(decoder));
      return;
    }
    const document = documents.get(name);
    if (!document) return;
    const answer = encoding.createEncoder();
    encoding.writeVarString(answer, name);
    encoding.writeVarUint(answer, 0);
    const before = encoding.length(answer);
    sync.readSyncMessage(decoder, answer, document, 'server');
    if (encoding.length(answer) > before) socket.send(encoding.toUint8Array(answer));
  };
  const sit = (): void => {
    socket = openSession(baseUrls[turn++ % baseUrls.length] as string, way);
    socket.on('error', () => undefined);
    socket.on('open', () => documents.forEach((document, name) => void begin(name, document)));
    socket.on('message', (data) => hear(new Uint8Array(data as Buffer)));
    socket.on('close', async (code) => {
      closes.push(code);
      if (left || code >= 4_000) return;
      await pause(100);
      if (!left) sit();
    });
  };
  sit();
  return {
    views,
    closes,
    heard,
    refused,
    view: () => views.at(-1),
    socket: () => socket,
    ask(command) {
      asked += 1;
      const n = asked;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting.set(n, resolve);
      const bytes = new TextEncoder().encode(JSON.stringify({ n, ...command }));
      socket.send(message('', (encoder) => encoding.writeUint8Array(encoder, bytes)));
      return promise;
    },
    document(name) {
      const document = new Y.Doc();
      documents.set(name, document);
      document.on('update', (update: Uint8Array, origin: unknown) => {
        if (origin === 'server' || socket.readyState !== WebSocket.OPEN) return;
        socket.send(
          message(name, (encoder) => {
            encoding.writeVarUint(encoder, 0);
            sync.writeUpdate(encoder, update);
          }),
        );
      });
      if (socket.readyState === WebSocket.OPEN) begin(name, document);
      return document;
    },
    point: (name, text) =>
      socket.send(
        message(name, (encoder) => {
          encoding.writeVarUint(encoder, 1);
          encoding.writeVarString(encoder, text);
        }),
      ),
    sendRaw: (bytes) => socket.send(bytes),
    async leave() {
      left = true;
      if (socket.readyState === WebSocket.CLOSED) return;
      const over = once(socket, 'close');
      socket.close();
      await over;
    },
  };
};
