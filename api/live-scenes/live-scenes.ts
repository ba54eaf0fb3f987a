import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Recheck, untouchedRate } from '../../domain/access/admission.ts';
import { Unanswered } from '../../domain/access/refusal-brake.ts';
import type { SceneDocuments } from '../../domain/game-sessions/live/scene-documents.ts';
import { type FailureReason, SceneFailure } from '../../domain/game-sessions/live/scene-failure.ts';
import { openSceneRoom, type SceneRoom } from '../../domain/game-sessions/live/scene-room.ts';
import { SCENE_CHANNEL, type SceneStore } from '../../domain/game-sessions/live/scene-store.ts';
import {
  barSeat,
  costOf,
  holdSeat,
  type SeatAllowance,
  writeSpent,
} from '../../domain/game-sessions/live/seat-allowance.ts';
import { CLOSED, connectSeat, type SeatConnection } from '../../domain/game-sessions/live/seat-connection.ts';
import {
  changeMessage,
  missingMessage,
  readSeatMessage,
  stateMessage,
} from '../../domain/game-sessions/live/seat-messages.ts';
import {
  mayStay,
  SEAT_PREFIX,
  type SeatHold,
  standingOf,
} from '../../domain/game-sessions/live/seat-standing.ts';
import {
  SCENE_PROTOCOL,
  type SeatDependencies,
  type SeatRequestContext,
  type TakenSeat,
  takeSeat,
} from '../../domain/game-sessions/live/take-seat.ts';
import { Problem } from '../../domain/problems.ts';
import { listen } from '../../platform/database/listen.ts';
import { newId, newRequestId } from '../../platform/ids.ts';
import type { Logger } from '../../platform/telemetry/log.ts';
import { socketProblem } from '../http/answer.ts';
import { answerSocket } from '../http/http-server.ts';

/**
 * The live scenes of this process: one WebSocket room for each session, two seats in each. What a seat sends is read
 * and applied in the scenes' thread (`scene-documents.ts`), within the seat's allowance (`seat-allowance.ts`).
 */
export interface LiveScenes {
  /** Takes over the upgrades that the server lets through: those to live scenes (`asksForSeat`). */
  attach(server: Server): void;
  close(): Promise<void>;
}

const LARGEST_MESSAGE = 256 * 1_024;
const HEARTBEAT_MS = 15_000;
/** Suspension, disabling and the like end a seat within this; so do updates that went unnoticed arrive. */
const CHECK_MS = 2_000;

/** What a seat is refused for; a scene that is full, or lost, says nothing about it. */
const REFUSED_WITH: Partial<Record<FailureReason, number>> = {
  unusable: CLOSED.wrong,
  harmful: CLOSED.tooMuch,
};

interface Hall {
  readonly room: Promise<SceneRoom>;
  readonly seats: Set<SeatConnection>;
  /** Who comes next finds the scene as it was written. */
  forget(code: number): void;
}

export const createLiveScenes = (
  deps: SeatDependencies & {
    readonly recheck: Recheck;
    readonly databaseUrl: string;
    readonly problemBase: string;
    readonly store: SceneStore;
    readonly documents: SceneDocuments;
    readonly log: Logger;
  },
): LiveScenes => {
  const { database, log } = deps;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    // Pings are answered within the seat's allowance.
    autoPong: false,
    handleProtocols: () => SCENE_PROTOCOL,
  });
  const halls = new Map<string, Hall>();
  let closing = false;

  const bar = (seat: SeatConnection): Promise<void> =>
    barSeat(database, seat, seat.allowance.unwritten()).catch((error: unknown) =>
      log.warn({ err: error }, 'seat not barred'),
    );
  /** Ends the connection, and refuses the seat for a while: written before it is told, so that no process takes it. */
  const refuse = async (seat: SeatConnection, code: number): Promise<void> => {
    if (seat.isOver) return;
    seat.silence();
    await bar(seat);
    seat.close(code);
  };

  const hallOf = ({ actor }: TakenSeat): Hall => {
    const { organization_id } = actor;
    const { game_session_id } = actor.seat;
    const known = halls.get(game_session_id);
    if (known) return known;
    const seats = new Set<SeatConnection>();
    const forget = (code: number): void => {
      if (halls.get(game_session_id)?.seats === seats) halls.delete(game_session_id);
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
      // It would cost as much again.
      if (error instanceof SceneFailure && error.reason === 'harmful') await Promise.all([...seats].map(bar));
      forget(CLOSED.unavailable);
    });
    const hall = { room, seats, forget };
    halls.set(game_session_id, hall);
    return hall;
  };

  const refreshAll = (): void => {
    for (const hall of halls.values())
      hall.room
        .then((room) => room.refresh())
        .catch((error: unknown) => log.warn({ err: error }, 'scene not refreshed'));
  };
  /** Ends a connection whose seat was taken by a newer one, or barred. What cannot be asked now is asked again soon. */
  const giveWay = async (seat: SeatConnection): Promise<void> => {
    const standing = await standingOf(database, seat).catch(() => 'held');
    if (seat.isOver || standing === 'held') return;
    seat.close(standing === 'replaced' ? CLOSED.replaced : CLOSED.tooMuch);
  };
  // Started with the first room: a process that serves none holds no connection for it.
  let listening: ReturnType<typeof listen> | undefined;
  const startListening = (): void => {
    listening ??= listen(
      { databaseUrl: deps.databaseUrl, application: 'clinic-scenes', channel: SCENE_CHANNEL },
      {
        onNotified: (payload) => {
          if (payload.startsWith(SEAT_PREFIX)) {
            for (const seat of halls.get(payload.slice(SEAT_PREFIX.length))?.seats ?? []) void giveWay(seat);
            return;
          }
          void halls
            .get(payload)
            ?.room.then((room) => room.refresh())
            .catch(() => undefined);
        },
        onConnected: refreshAll,
      },
      log,
    );
  };

  /** @returns what it costs beyond its own bytes. */
  const hear = async (hall: Hall, seat: SeatConnection, bytes: Uint8Array): Promise<number> => {
    const message = readSeatMessage(bytes);
    if (message.kind === 'awareness') {
      for (const other of hall.seats) if (other !== seat) other.send(bytes);
      return 0;
    }
    const room = await hall.room;
    if (message.kind === 'change') return costOf(await room.take(message.update, seat));
    const { result, ms } = await room.missing(message.stateVector);
    seat.send(missingMessage(result));
    return Math.max(result.length, costOf(ms));
  };
  const listenTo = async (hall: Hall, seat: SeatConnection, bytes: Uint8Array): Promise<void> => {
    if (seat.isOver) return;
    try {
      if (!seat.allowance.spend(await hear(hall, seat, bytes))) await refuse(seat, CLOSED.tooMuch);
    } catch (error) {
      const { reason, ms } = error instanceof SceneFailure ? error : new SceneFailure('lost');
      const code = seat.allowance.spend(costOf(ms)) ? REFUSED_WITH[reason] : CLOSED.tooMuch;
      const refusing = code && refuse(seat, code);
      if (reason === 'too-large') seat.close(CLOSED.wrong);
      if (reason === 'harmful' || reason === 'lost') hall.forget(CLOSED.unavailable);
      await refusing;
    }
  };

  /** An empty room is left once all of it is written; whoever comes before finds it as it was. */
  const leave = async (hall: Hall, seat: SeatConnection): Promise<void> => {
    await seat.done();
    await writeSpent(database, seat, seat.allowance).catch(() => undefined);
    const room = await hall.room.catch(() => undefined);
    await room?.flushed();
    const { game_session_id } = seat.actor.seat;
    if (hall.seats.size > 0 || halls.get(game_session_id) !== hall) return;
    halls.delete(game_session_id);
    room?.close();
  };

  const sit = (hold: SeatHold & TakenSeat & { allowance: SeatAllowance }, socket: WebSocket, raw: Duplex) => {
    startListening();
    const hall = hallOf(hold);
    const seat = connectSeat(hold, socket, raw, {
      onMessage: (bytes) => seat.next(() => listenTo(hall, seat, bytes)),
      onSpent: () => void refuse(seat, CLOSED.tooMuch),
    });
    hall.seats.add(seat);
    socket.on('close', () => {
      hall.seats.delete(seat);
      void leave(hall, seat);
    });
    // One connection for each seat, whichever process serves it: the one that the row names.
    for (const one of hall.seats) void giveWay(one);
    // What comes before the scene is there, waits.
    seat.next(async () => seat.send(stateMessage(await (await hall.room).stateVector())));
  };

  const unavailable = () => new Problem('service-unavailable', {}, { 'Retry-After': '2' });

  const answerProblem = (socket: Duplex, { request_id, rate }: SeatRequestContext, error: unknown): void => {
    const problem = error instanceof Problem ? error : unavailable();
    if (!(error instanceof Problem)) log.error({ err: error, request_id }, 'seat not taken');
    answerSocket(socket, socketProblem(problem, request_id, deps.problemBase, rate));
  };

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    socket.on('error', () => socket.destroy());
    const context: SeatRequestContext = { request_id: newRequestId(), rate: untouchedRate(new Date()) };
    try {
      if (closing) throw unavailable();
      const taken = { ...(await takeSeat(deps, request, context)), connection_id: newId() };
      const allowance = await holdSeat(database, taken);
      sockets.handleUpgrade(request, socket, head, (open) => sit({ ...taken, allowance }, open, socket));
    } catch (error) {
      if (error instanceof Unanswered) socket.destroy();
      else answerProblem(socket, context, error);
    }
  };

  const check = async (seat: SeatConnection): Promise<void> => {
    if (seat.expires_at <= Date.now()) return seat.close(CLOSED.ended);
    // What cannot be asked at the moment is asked again soon.
    if (!(await mayStay(deps, seat).catch(() => true))) return seat.close(CLOSED.ended);
    await giveWay(seat);
    if (seat.allowance.isDue) await writeSpent(database, seat, seat.allowance).catch(() => undefined);
  };
  const everySeat = (work: (seat: SeatConnection) => unknown): void => {
    for (const hall of halls.values()) for (const seat of hall.seats) work(seat);
  };
  const checking = setInterval(() => {
    everySeat(check);
    refreshAll();
  }, CHECK_MS).unref();
  const beating = setInterval(() => everySeat((seat) => seat.beat()), HEARTBEAT_MS).unref();

  return {
    attach(server) {
      server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head));
    },
    async close() {
      closing = true;
      clearInterval(checking);
      clearInterval(beating);
      const open = [...halls.values()].flatMap((hall) =>
        [...hall.seats].map((seat) => [hall, seat] as const),
      );
      for (const [, seat] of open) seat.close(CLOSED.leaving);
      await Promise.allSettled(open.map(([hall, seat]) => leave(hall, seat)));
      for (const [, seat] of open) seat.terminate();
      await listening?.close();
      await deps.documents.close();
      sockets.close();
    },
  };
};
