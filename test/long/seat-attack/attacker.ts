import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { WebSocket } from 'ws';
import * as Y from 'yjs';
import { changeOf, quarrel, subdocuments } from '../../support/hostile-updates.ts';
import { openLive } from '../../support/live-seat.ts';

/**
 * Hostile seats, each of which comes back every second, in a thread of their own: what they cost to write must not
 * count among what is measured. Told `true` they attack, told `false` they rest.
 */

export interface HostileSeats {
  readonly baseUrl: string;
  readonly seats: readonly { readonly id: string; readonly token: string }[];
}

const EVERY_MS = 1_000;

const written = (change: (document: Y.Doc) => void): Uint8Array => {
  const document = new Y.Doc();
  change(document);
  return changeOf(Y.encodeStateAsUpdate(document));
};
const many = (count: number, message: Uint8Array): readonly Uint8Array[] =>
  Array.from({ length: count }, () => message);

/** What a seat says, once it is in. */
const SAYINGS: readonly (readonly Uint8Array[])[] = [
  [changeOf(subdocuments(30_000))],
  [changeOf(quarrel(9_000))],
  [
    written((document) => document.getText('items').insert(0, 'x'.repeat(200_000), { bold: true })),
    written((document) => document.getArray('items').push(Array.from({ length: 1_000 }, () => new Y.Map()))),
    written((document) => document.getMap('items').set('palm', new Uint8Array(200_000))),
  ],
  many(5_000, new Uint8Array([1, 1])),
  many(40, new Uint8Array(240_000).fill(1)),
  many(2_000, new Uint8Array([0, 0, 1, 0])),
];

const { baseUrl, seats } = workerData as HostileSeats;
let attacking = false;

const attack = (index: number, socket: WebSocket): Promise<string> =>
  new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_, response) => resolve(`answered ${response.statusCode}`));
    socket.on('close', (code) => resolve(`closed ${code}`));
    socket.on('open', () => {
      const sayings = SAYINGS[index % (SAYINGS.length + 1)];
      // One more than what they say: it pings.
      if (sayings) for (const message of sayings) socket.send(message);
      else for (let ping = 0; ping < 20_000; ping += 1) socket.ping();
    });
  });

parentPort?.on('message', (now: boolean) => {
  attacking = now;
});
for (const [index, { id, token }] of seats.entries())
  void (async () => {
    for (;;) {
      const next = pause(EVERY_MS);
      if (attacking) {
        const socket = openLive(baseUrl, id, token);
        parentPort?.postMessage([
          index,
          await Promise.race([attack(index, socket), next.then(() => 'stayed')]),
        ]);
        socket.terminate();
      }
      await next;
    }
  })();
