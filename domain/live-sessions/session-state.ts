import { isUuid } from '../../platform/ids.ts';
import type { SeatRole } from '../access/actor.ts';
import { SESSION_ITEMS } from '../playrooms/session-items.ts';
import { isFromShelf, isToy, type OpenToy, type ToyKey } from './toys.ts';

/**
 * What both seats of a session have before them. It is no shared document: seats ask for changes, and the service makes
 * those that the seat may ask for (docs/decisions/0060). So no seat can write what is the other's.
 */
export interface SessionState {
  /** The playroom; null before one was chosen. */
  readonly room: string | null;
  readonly night: boolean;
  readonly open: OpenToy | null;
  readonly may_play: 'both' | 'clinician';
  /** Only the clinician sees the toy, while she prepares it. */
  readonly hidden: boolean;
  readonly break_asked: boolean;
  /** What the client pointed at: a thing of the room, a game, or the id of a book. States of before have none. */
  readonly wish?: string | null;
  readonly ended: boolean;
  /** The game sessions of this session, by their type. */
  readonly games: Readonly<Record<string, string>>;
  readonly played: readonly Played[];
}

/** A toy that was open, for the note on the session. */
export interface Played {
  readonly toy: ToyKey;
  /** Unix time in milliseconds. */
  readonly from: number;
  /** Null while it is open. */
  readonly to: number | null;
}

export const NEW_SESSION: SessionState = {
  room: null,
  night: false,
  open: null,
  may_play: 'both',
  hidden: false,
  break_asked: false,
  ended: false,
  games: {},
  played: [],
};

export type SessionCommand =
  | { readonly do: 'choose-room'; readonly room: string }
  | { readonly do: 'light'; readonly night: boolean }
  | { readonly do: 'open'; readonly toy: ToyKey; readonly subject: string | null }
  | { readonly do: 'close' }
  | { readonly do: 'hand'; readonly may_play: 'both' | 'clinician' }
  | { readonly do: 'hide'; readonly hidden: boolean }
  | { readonly do: 'ask-break' }
  | { readonly do: 'wish'; readonly wish: string }
  | { readonly do: 'answer-break' }
  | { readonly do: 'end' };

const isWish = (wish: unknown): wish is string =>
  isToy(wish) || isUuid(wish) || (SESSION_ITEMS as readonly unknown[]).includes(wish);

/** @returns undefined for what is no command. */
export const readCommand = (sent: Readonly<Record<string, unknown>>): SessionCommand | undefined => {
  switch (sent.do) {
    case 'choose-room':
      return isUuid(sent.room) ? { do: 'choose-room', room: sent.room.toLowerCase() } : undefined;
    case 'light':
      return typeof sent.night === 'boolean' ? { do: 'light', night: sent.night } : undefined;
    case 'open': {
      const { toy, subject = null } = sent;
      if (!isToy(toy)) return undefined;
      if (!isFromShelf(toy)) return subject === null ? { do: 'open', toy, subject } : undefined;
      return isUuid(subject) ? { do: 'open', toy, subject: subject.toLowerCase() } : undefined;
    }
    case 'hand':
      return sent.may_play === 'both' || sent.may_play === 'clinician'
        ? { do: 'hand', may_play: sent.may_play }
        : undefined;
    case 'hide':
      return typeof sent.hidden === 'boolean' ? { do: 'hide', hidden: sent.hidden } : undefined;
    case 'wish': {
      const { wish } = sent;
      return isWish(wish) ? { do: 'wish', wish } : undefined;
    }
    case 'close':
    case 'ask-break':
    case 'answer-break':
    case 'end':
      return { do: sent.do };
    default:
      return undefined;
  }
};

/** What a client does: asks for a break, goes on after it, and points at what it would like. */
const OF_CLIENTS: readonly SessionCommand['do'][] = ['ask-break', 'answer-break', 'wish'];

export const mayCommand = (role: SeatRole, command: SessionCommand): boolean =>
  role === 'practitioner' ? command.do !== 'wish' : OF_CLIENTS.includes(command.do);

/** Toys that were open for less are left out of the note. */
const MOST_PLAYED = 200;

const closed = (state: SessionState, now: number): SessionState => ({
  ...state,
  open: null,
  hidden: false,
  wish: null,
  played: state.played.map((one) => (one.to === null ? { ...one, to: now } : one)),
});

const opened = (state: SessionState, open: OpenToy, now: number): SessionState => {
  const before = closed(state, now);
  return {
    ...before,
    open,
    // What she prepares unseen stays unseen when she changes the toy.
    hidden: state.hidden,
    played: [...before.played, { toy: open.toy, from: now, to: null }].slice(-MOST_PLAYED),
  };
};

/** The state after a command; an ended session does not change any more. @param now Unix time in milliseconds. */
export const afterCommand = (state: SessionState, command: SessionCommand, now: number): SessionState => {
  if (state.ended) return state;
  switch (command.do) {
    case 'choose-room':
      return { ...closed(state, now), room: command.room };
    case 'light':
      return { ...state, night: command.night };
    case 'open': {
      const { toy, subject } = command;
      const isOpen = state.open?.toy === toy && state.open.subject === subject;
      return isOpen || state.room === null ? state : opened(state, { toy, subject }, now);
    }
    case 'close':
      return closed(state, now);
    case 'hand':
      return { ...state, may_play: command.may_play };
    case 'hide':
      return { ...state, hidden: command.hidden };
    case 'ask-break':
      return { ...state, break_asked: true };
    case 'wish':
      return { ...state, wish: command.wish };
    case 'answer-break':
      return { ...state, break_asked: false };
    case 'end':
      return { ...closed(state, now), break_asked: false, ended: true };
  }
};

/** Whether a seat sees the open toy. */
export const sees = (state: SessionState, role: SeatRole): boolean =>
  state.open !== null && !state.ended && (role === 'practitioner' || !state.hidden);

/** Whether a seat may change the open toy. */
export const mayPlay = (state: SessionState, role: SeatRole): boolean =>
  sees(state, role) && (role === 'practitioner' || state.may_play === 'both');

/** Minutes by toy, in the order in which they were first open; what was open for less than half a minute is left out. */
export const minutesPlayed = (
  { played }: Pick<SessionState, 'played'>,
  now: number,
): readonly { readonly toy: ToyKey; readonly minutes: number }[] => {
  const spent = new Map<ToyKey, number>();
  for (const { toy, from, to } of played) spent.set(toy, (spent.get(toy) ?? 0) + (to ?? now) - from);
  return [...spent]
    .filter(([, ms]) => ms >= 30_000)
    .map(([toy, ms]) => ({ toy, minutes: Math.max(1, Math.round(ms / 60_000)) }));
};
