import { emit, fail } from '../frame/host.ts';
import { claims, onToken } from '../frame/token.ts';
import { say } from '../shell/messages.ts';
import { createStore, type Store } from '../shell/store.ts';
import { type LiveScene, type LiveState, openScene } from '../toys/live-scene.ts';
import { playsetMessages } from '../toys/scene/messages.ts';
import type { Hand, SeatRole } from '../toys/toy.ts';

export type SeatState = 'opening' | LiveState;

/** The seat of a framed game, as the token says. */
export interface Seat {
  readonly role: SeatRole;
  readonly live: LiveScene;
  readonly state: Store<SeatState>;
  onHand(listener: (hand: Hand) => void): () => void;
}

/** After so many tries the host is told that the connection is lost; it is tried again all the same. */
const TOLD_AFTER = 4;

const handOf = (where: unknown): Hand | undefined => {
  const { x, y, z } = (where ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof x !== 'number' || typeof y !== 'number') return undefined;
  return typeof z === 'number' ? { x, y, z } : { x, y };
};

/** Takes the seat. */
export const takeSeat = (game: string): Seat => {
  const { game_session_id, role } = claims();
  const state = createStore<SeatState>('opening');
  const listeners = new Set<(hand: Hand) => void>();
  let isStarted = false;
  const tellHost = async (now: LiveState, tries: number) => {
    const t = await say(playsetMessages);
    if (now !== 'lost') fail('game.session_failed', t(now));
    else if (tries === TOLD_AFTER)
      fail('game.session_failed', t(now), { severity: 'warning', retryable: true });
  };
  const live = openScene(String(game_session_id), {
    tell(now, tries) {
      state.set(now);
      if (now !== 'joined') {
        void tellHost(now, tries);
        return;
      }
      if (isStarted) return;
      isStarted = true;
      emit('game.session_started', { gameSessionId: game_session_id, gameType: game });
    },
    onPointer(where) {
      const hand = handOf(where);
      if (hand) for (const listener of listeners) listener(hand);
    },
  });
  onToken(live.renewed);
  return {
    role: role === 'practitioner' ? 'clinician' : 'client',
    live,
    state,
    onHand(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
