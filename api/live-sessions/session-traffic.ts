import { type FailureReason, SceneFailure } from '../../domain/game-sessions/live/scene-failure.ts';
import { costOf } from '../../domain/game-sessions/live/seat-allowance.ts';
import { CLOSED } from '../../domain/game-sessions/live/seat-connection.ts';
import {
  missingMessage,
  readSeatMessage,
  stateMessage,
} from '../../domain/game-sessions/live/seat-messages.ts';
import { type CommandDependencies, performCommand } from '../../domain/live-sessions/perform-command.ts';
import { readCommand } from '../../domain/live-sessions/session-state.ts';
import type { SessionGroup, SessionSeat } from './session-group.ts';
import { named, readNamed, readSessionMessage, sessionMessage } from './session-messages.ts';

/** What a seat is refused for. A document that is full, or lost, is not the seat's fault. */
const REFUSED_WITH: Partial<Record<FailureReason, number>> = {
  unusable: CLOSED.wrong,
  harmful: CLOSED.tooMuch,
};
/** A command is a few statements: as dear as so many bytes. */
const BYTES_OF_COMMAND = 20_000;

const handleCommand = async (
  deps: CommandDependencies,
  group: SessionGroup,
  seat: SessionSeat,
  bytes: Uint8Array,
): Promise<number> => {
  const sent = readSessionMessage(bytes);
  const command = readCommand(sent);
  const done = command && (await performCommand(deps, seat.visit, seat.visit.role, command));
  seat.send(sessionMessage({ n: typeof sent.n === 'number' ? sent.n : null, ok: done !== undefined }));
  // The other processes hear of it from the database; here it is told at once.
  if (done) await group.refresh();
  return BYTES_OF_COMMAND;
};

/** @returns what the message costs beyond its own bytes. */
const handle = async (
  deps: CommandDependencies,
  group: SessionGroup,
  seat: SessionSeat,
  message: Uint8Array,
): Promise<number> => {
  const { name, bytes } = readNamed(message);
  if (name === '') return handleCommand(deps, group, seat, bytes);
  const { role } = seat.visit;
  const read = readSeatMessage(bytes);
  if (read.kind === 'awareness') {
    if (group.may(role, 'see', name)) group.passHand(name, bytes, seat);
    return 0;
  }
  if (!group.may(role, read.kind === 'change' ? 'change' : 'see', name)) {
    // Taken back a moment ago, as a rule: the seat begins again with what the service has.
    seat.send(sessionMessage({ refused: name }));
    return 0;
  }
  const room = await group.room(name);
  if (read.kind === 'change') return costOf(await room.take(read.update, seat));
  const { result, ms } = await room.missing(read.stateVector);
  seat.send(named(name, missingMessage(result)));
  // What the seat did while it was away is asked for in turn.
  seat.send(named(name, stateMessage(await room.stateVector())));
  return Math.max(result.length, costOf(ms));
};

/**
 * Handles one message of a seat, within the seat's allowance.
 * @param refuse ends the connection and bars the seat for a while.
 */
export const handleMessage = async (
  deps: CommandDependencies,
  group: SessionGroup,
  seat: SessionSeat,
  bytes: Uint8Array,
  refuse: (seat: SessionSeat, code: number) => Promise<void>,
): Promise<void> => {
  if (seat.isOver) return;
  try {
    if (!seat.allowance.spend(await handle(deps, group, seat, bytes))) await refuse(seat, CLOSED.tooMuch);
  } catch (error) {
    const { reason, ms } = error instanceof SceneFailure ? error : new SceneFailure('lost');
    const code = seat.allowance.spend(costOf(ms)) ? REFUSED_WITH[reason] : CLOSED.tooMuch;
    const refusing = code && refuse(seat, code);
    if (reason === 'too-large') seat.close(CLOSED.wrong);
    if (reason === 'harmful' || reason === 'lost') group.forget();
    await refusing;
  }
};
