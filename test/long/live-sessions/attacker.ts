import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import * as encoding from 'lib0/encoding';
import type { WebSocket } from 'ws';
import * as Y from 'yjs';
import { changeOf, quarrel, subdocuments } from '../../support/hostile-updates.ts';
import { message, openSession, type Way } from '../../support/session-seat.ts';

/**
 * Hostile seats of session pages, each of which comes back every second, in a thread of their own: what they cost to
 * write must not count among what is measured. Told `true` they attack, told `false` they rest.
 */
export interface HostileSessions {
  readonly baseUrl: string;
  /** With a room: a clinician's seat, which opens the toy first. */
  readonly seats: readonly { readonly way: Way; readonly room: string | undefined }[];
}

const EVERY_MS = 1_000;
const TOY = 'whiteboard';

const command = (n: number, asked: object): Uint8Array =>
  message('', (encoder) =>
    encoding.writeUint8Array(encoder, new TextEncoder().encode(JSON.stringify({ n, ...asked }))),
  );
const to = (bytes: Uint8Array): Uint8Array =>
  message(TOY, (encoder) => encoding.writeUint8Array(encoder, bytes));
const written = (change: (document: Y.Doc) => void): Uint8Array => {
  const document = new Y.Doc();
  change(document);
  return to(changeOf(Y.encodeStateAsUpdate(document)));
};
const many = (count: number, bytes: Uint8Array): readonly Uint8Array[] =>
  Array.from({ length: count }, () => bytes);

/** What a seat says, once it is in. */
const SAYINGS: readonly (readonly Uint8Array[])[] = [
  [to(changeOf(subdocuments(30_000)))],
  [to(changeOf(quarrel(9_000)))],
  [
    written((document) => document.getText('items').insert(0, 'x'.repeat(200_000), { bold: true })),
    written((document) => document.getArray('items').push(Array.from({ length: 1_000 }, () => new Y.Map()))),
    written((document) => document.getXmlFragment('items').push([new Y.XmlElement('p'), new Y.XmlText('x')])),
    written((document) => document.getMap('items').set('palm', new Uint8Array(200_000))),
  ],
  many(5_000, to(new Uint8Array([1, 1]))),
  many(40, new Uint8Array(240_000).fill(1)),
  many(2_000, to(new Uint8Array([0, 0, 1, 0]))),
  many(3_000, command(1, { do: 'light', night: true })),
];

const { baseUrl, seats } = workerData as HostileSessions;
let attacking = false;

const attack = (index: number, socket: WebSocket, room: string | undefined): Promise<string> =>
  new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_, response) => resolve(`answered ${response.statusCode}`));
    socket.on('close', (code) => resolve(`closed ${code}`));
    socket.on('open', () => {
      if (room) {
        socket.send(command(1, { do: 'choose-room', room }));
        socket.send(command(2, { do: 'open', toy: TOY }));
      }
      const sayings = SAYINGS[index % (SAYINGS.length + 1)];
      // One more than what they say: it pings.
      if (sayings) for (const said of sayings) socket.send(said);
      else for (let ping = 0; ping < 20_000; ping += 1) socket.ping();
    });
  });

parentPort?.on('message', (now: boolean) => {
  attacking = now;
});
for (const [index, { way, room }] of seats.entries())
  void (async () => {
    // Each in its own moment of the second.
    await pause((index / seats.length) * EVERY_MS);
    for (;;) {
      const next = pause(EVERY_MS);
      if (attacking) {
        const socket = openSession(baseUrl, way);
        parentPort?.postMessage([
          index,
          await Promise.race([attack(index, socket, room), next.then(() => 'stayed')]),
        ]);
        socket.terminate();
      }
      await next;
    }
  })();
