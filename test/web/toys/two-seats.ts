import * as Y from 'yjs';
import { checkUpdate } from '../../../domain/game-sessions/live/check-update.ts';
import type { SeatRole } from '../../../web/toys/seat-role.ts';

/** Two documents as two seats have them: what one sends comes to the other when the test says so. */
export interface TwoSeats {
  readonly client: Y.Doc;
  readonly clinician: Y.Doc;
  /** Hands over all that was sent so far, and what that makes the other side send, until nobody sends more. */
  meet(): void;
  /** Updates that the service's own check refuses. */
  readonly refused: readonly string[];
}

const ROUNDS = 200;

export const twoSeats = (): TwoSeats => {
  const documents = { client: new Y.Doc(), clinician: new Y.Doc() };
  const waiting: { readonly to: SeatRole; readonly update: Uint8Array }[] = [];
  const refused: string[] = [];
  const LINK = { name: 'link' };
  for (const role of ['client', 'clinician'] as const)
    documents[role].on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === LINK) return;
      try {
        checkUpdate(update);
      } catch (error) {
        refused.push(String(error));
      }
      waiting.push({ to: role === 'client' ? 'clinician' : 'client', update });
    });
  return {
    ...documents,
    refused,
    meet() {
      for (let round = 0; waiting.length > 0; round += 1) {
        if (round > ROUNDS) throw new Error('The seats never come to rest');
        const next = waiting.splice(0);
        for (const { to, update } of next) Y.applyUpdate(documents[to], update, LINK);
      }
    },
  };
};
