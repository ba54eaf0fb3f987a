import type { Recheck } from '../../domain/access/admission.ts';
import type { SceneDocuments } from '../../domain/game-sessions/live/scene-documents.ts';
import { SceneFailure } from '../../domain/game-sessions/live/scene-failure.ts';
import { openSceneRoom, type SceneRoom } from '../../domain/game-sessions/live/scene-room.ts';
import type { SceneStore } from '../../domain/game-sessions/live/scene-store.ts';
import { writeSpent } from '../../domain/game-sessions/live/seat-allowance.ts';
import { CLOSED, type SeatConnection } from '../../domain/game-sessions/live/seat-connection.ts';
import { changeMessage } from '../../domain/game-sessions/live/seat-messages.ts';
import { gameSeat } from '../../domain/game-sessions/live/seat-status.ts';
import type { SeatDependencies, TakenSeat } from '../../domain/game-sessions/live/take-seat.ts';
import type { Logger } from '../../platform/telemetry/log.ts';

export type SceneDependencies = SeatDependencies & {
  readonly recheck: Recheck;
  readonly databaseUrl: string;
  readonly problemBase: string;
  readonly store: SceneStore;
  readonly documents: SceneDocuments;
  readonly log: Logger;
};

/** The connections of this process to one scene. */
export interface ConnectionGroup {
  readonly room: Promise<SceneRoom>;
  readonly seats: Set<SeatConnection>;
  /** Closes all connections and the room. The next connection reads the scene from the database. */
  forget(code: number): void;
}

export interface ConnectionGroups {
  /** The group of the seat's game session, which is opened for the first seat. */
  of(seat: TakenSeat): ConnectionGroup;
  /** The group of a game session, if it has a connection here. */
  find(gameSessionId: string): ConnectionGroup | undefined;
  all(): readonly ConnectionGroup[];
  /** Writes what the seat has spent, and closes the room behind the last seat once its scene is written. */
  leave(group: ConnectionGroup, seat: SeatConnection): Promise<void>;
}

/** @param bar refuses a seat for a while. */
export const createConnectionGroups = (
  deps: SceneDependencies,
  bar: (seat: SeatConnection) => Promise<void>,
): ConnectionGroups => {
  const { database, log } = deps;
  const groups = new Map<string, ConnectionGroup>();

  const open = (organization_id: string, game_session_id: string): ConnectionGroup => {
    const seats = new Set<SeatConnection>();
    const forget = (code: number): void => {
      if (groups.get(game_session_id)?.seats === seats) groups.delete(game_session_id);
      for (const seat of seats) if (!seat.isOver) seat.close(code);
      room.then(
        (opened) => opened.close(),
        () => undefined,
      );
    };
    const room = openSceneRoom({ organization_id, game_session_id }, deps, {
      onChange: (update, from) => {
        const bytes = changeMessage(update);
        for (const seat of seats) if (seat !== from) seat.send(bytes);
      },
      onLost: (error) => {
        log.warn({ err: error, game_session_id }, 'scene lost');
        forget(CLOSED.unavailable);
      },
    });
    room.catch(async (error: unknown) => {
      log.warn({ err: error, game_session_id }, 'scene not opened');
      // Opening a harmful scene again would cost as much, so its seats are barred.
      if (error instanceof SceneFailure && error.reason === 'harmful') await Promise.all([...seats].map(bar));
      forget(CLOSED.unavailable);
    });
    return { room, seats, forget };
  };

  return {
    of({ actor }) {
      const { game_session_id } = actor.seat;
      const group = groups.get(game_session_id) ?? open(actor.organization_id, game_session_id);
      groups.set(game_session_id, group);
      return group;
    },
    find: (gameSessionId) => groups.get(gameSessionId),
    all: () => [...groups.values()],
    async leave(group, seat) {
      await seat.done();
      await writeSpent(database, gameSeat(seat.actor), seat.allowance).catch(() => undefined);
      const room = await group.room.catch(() => undefined);
      await room?.flushed();
      const { game_session_id } = seat.actor.seat;
      if (group.seats.size > 0 || groups.get(game_session_id) !== group) return;
      groups.delete(game_session_id);
      room?.close();
    },
  };
};
