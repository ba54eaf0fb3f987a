import { createNotices } from '../../platform/database/notices.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { newId } from '../../platform/ids.ts';

/**
 * Where processes tell each other how hands move, for seats of one session at two processes. A hand is shown and
 * forgotten: nothing is written, and what is lost is replaced by the next movement.
 */
export const HANDS_CHANNEL = 'session_hands';

/** Movements wait so long for those of other sessions: one statement tells all, and only while somebody moves. */
const TOGETHER_MS = 50;
/** A notification holds 8,000 bytes. A hand has some 60. */
const LARGEST_HAND = 1_000;

export interface MovedHand {
  readonly session_id: string;
  readonly role: string;
  /** The document and the message about it, as seats send it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface HandsAcross {
  /** Of several movements of a seat within a moment, the last one is told. */
  tell(hand: MovedHand): void;
  /** @returns what another process told; undefined for what this process told itself. */
  read(payload: string): MovedHand | undefined;
}

export const createHandsAcross = (database: Scoped): HandsAcross => {
  const process = newId();
  const notices = createNotices(database.unscoped, HANDS_CHANNEL, TOGETHER_MS);
  return {
    tell({ session_id, role, name, bytes }) {
      if (bytes.length > LARGEST_HAND) return;
      const hand = Buffer.from(bytes).toString('base64');
      notices.tell(`${session_id} ${role}`, JSON.stringify([process, session_id, role, name, hand]));
    },
    read(payload) {
      const [from, session_id, role, name, hand] = JSON.parse(payload) as string[];
      if (from === process || !session_id || !role || !name || !hand) return undefined;
      return { session_id, role, name, bytes: new Uint8Array(Buffer.from(hand, 'base64')) };
    },
  };
};
