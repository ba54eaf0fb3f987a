import { type FailureReason, SceneFailure } from '../../domain/game-sessions/live/scene-failure.ts';
import { costOf } from '../../domain/game-sessions/live/seat-allowance.ts';
import { CLOSED, type SeatConnection } from '../../domain/game-sessions/live/seat-connection.ts';
import { missingMessage, readSeatMessage } from '../../domain/game-sessions/live/seat-messages.ts';
import type { ConnectionGroup } from './connection-groups.ts';

/** What a seat is refused for. A scene that is full, or lost, is not the seat's fault. */
const REFUSED_WITH: Partial<Record<FailureReason, number>> = {
  unusable: CLOSED.wrong,
  harmful: CLOSED.tooMuch,
};

/** @returns what the message costs beyond its own bytes. */
const handle = async (group: ConnectionGroup, seat: SeatConnection, bytes: Uint8Array): Promise<number> => {
  const message = readSeatMessage(bytes);
  if (message.kind === 'awareness') {
    for (const other of group.seats) if (other !== seat) other.send(bytes);
    return 0;
  }
  const room = await group.room;
  if (message.kind === 'change') return costOf(await room.take(message.update, seat));
  const { result, ms } = await room.missing(message.stateVector);
  seat.send(missingMessage(result));
  return Math.max(result.length, costOf(ms));
};

/**
 * Handles one message of a seat, within the seat's allowance.
 * @param refuse ends the connection and bars the seat for a while.
 */
export const handleMessage = async (
  group: ConnectionGroup,
  seat: SeatConnection,
  bytes: Uint8Array,
  refuse: (seat: SeatConnection, code: number) => Promise<void>,
): Promise<void> => {
  if (seat.isOver) return;
  try {
    if (!seat.allowance.spend(await handle(group, seat, bytes))) await refuse(seat, CLOSED.tooMuch);
  } catch (error) {
    const { reason, ms } = error instanceof SceneFailure ? error : new SceneFailure('lost');
    const code = seat.allowance.spend(costOf(ms)) ? REFUSED_WITH[reason] : CLOSED.tooMuch;
    const refusing = code && refuse(seat, code);
    if (reason === 'too-large') seat.close(CLOSED.wrong);
    if (reason === 'harmful' || reason === 'lost') group.forget(CLOSED.unavailable);
    await refusing;
  }
};
