import type { Rows } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { SeatRole } from '../access/actor.ts';
import { changeState, createGame, type SessionParties, type VersionedState } from './live-session-store.ts';
import { isOnShelf, noteRoomUsed, readRoom } from './session-rooms.ts';
import { afterCommand, mayCommand, type SessionCommand, type SessionState } from './session-state.ts';
import { ITEM_OF_TOY, isFromShelf, isGame } from './toys.ts';

export interface CommandDependencies {
  readonly database: Scoped;
  readonly secrets: Secrets;
  /** Unix time in milliseconds. */
  readonly now: () => number;
}

/** Whether the clinician's room has that toy, and its shelf that book. */
const isInRoom = async (
  rows: Rows,
  parties: SessionParties,
  state: SessionState,
  { toy, subject }: Extract<SessionCommand, { do: 'open' }>,
): Promise<boolean> => {
  const room = state.room === null ? undefined : await readRoom(rows, parties, state.room);
  if (!room?.items.includes(ITEM_OF_TOY[toy])) return false;
  return (
    !isFromShelf(toy) ||
    isOnShelf(rows, parties, room.id, { content_type: toy, content_id: subject as string })
  );
};

/** What a command needs beside the state. @returns the state that the command is applied to; undefined: refused. */
const prepared = async (
  rows: Rows,
  parties: SessionParties,
  state: SessionState,
  command: SessionCommand,
): Promise<SessionState | undefined> => {
  if (command.do === 'choose-room') {
    if (!(await readRoom(rows, parties, command.room, { isPublished: true }))) return undefined;
    await noteRoomUsed(rows, parties, command.room);
  }
  if (command.do !== 'open') return state;
  const { toy } = command;
  if (!(await isInRoom(rows, parties, state, command))) return undefined;
  if (!isGame(toy) || !parties.patient_id || state.games[toy]) return state;
  return { ...state, games: { ...state.games, [toy]: await createGame(rows, parties, toy) } };
};

/**
 * Does what a seat asked for, once for all processes.
 * @returns the session as it is then; undefined where the seat may not ask for that, or it cannot be done.
 */
export const performCommand = async (
  { database, secrets, now }: CommandDependencies,
  parties: SessionParties,
  role: SeatRole,
  command: SessionCommand,
): Promise<VersionedState | undefined> => {
  if (!mayCommand(role, command)) return undefined;
  let refused = false;
  const changed = await changeState(database, secrets, parties, async (state, rows) => {
    if (state.ended) return state;
    const from = await prepared(rows, parties, state, command);
    if (from) return afterCommand(from, command, now());
    refused = true;
    return state;
  });
  return refused ? undefined : changed;
};
