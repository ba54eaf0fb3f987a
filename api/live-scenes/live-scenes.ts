import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { untouchedRate } from '../../domain/access/admission.ts';
import { Unanswered } from '../../domain/access/refusal-brake.ts';
import { readChange, SCENE_CHANNEL } from '../../domain/game-sessions/live/scene-store.ts';
import {
  barSeat,
  holdSeat,
  type SeatAllowance,
  writeSpent,
} from '../../domain/game-sessions/live/seat-allowance.ts';
import { CLOSED, connectSeat, type SeatConnection } from '../../domain/game-sessions/live/seat-connection.ts';
import { stateMessage } from '../../domain/game-sessions/live/seat-messages.ts';
import {
  gameSeat,
  mayStay,
  SEAT_PREFIX,
  type SeatHold,
  seatStatusOf,
} from '../../domain/game-sessions/live/seat-status.ts';
import {
  SCENE_PROTOCOL,
  type SeatRequestContext,
  type TakenSeat,
  takeSeat,
} from '../../domain/game-sessions/live/take-seat.ts';
import { Problem } from '../../domain/problems.ts';
import { listen } from '../../platform/database/listen.ts';
import { newId, newRequestId } from '../../platform/ids.ts';
import { socketProblem } from '../http/answer.ts';
import { answerSocket } from '../http/http-server.ts';
import {
  type ConnectionGroup,
  type ConnectionGroups,
  createConnectionGroups,
  type SceneDependencies,
} from './connection-groups.ts';
import { handleMessage } from './seat-traffic.ts';

/**
 * The live scenes of this process: one WebSocket room for each session, two seats in each. What a seat sends is read
 * and applied in the scenes' thread (`scene-documents.ts`), within the seat's allowance (`seat-allowance.ts`).
 */
export interface LiveScenes {
  /** Takes over an upgrade to a live scene (`asksForSeat`). */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  close(): Promise<void>;
}

const LARGEST_MESSAGE = 256 * 1_024;
/**
 * Milliseconds within which suspension, disabling and the like end a seat. Within this time updates also arrive whose
 * notification was lost.
 */
const CHECK_MS = 2_000;

const createSocketServer = (): WebSocketServer =>
  new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    // Pings are answered within the seat's allowance.
    autoPong: false,
    handleProtocols: () => SCENE_PROTOCOL,
  });

const unavailable = () => new Problem('service-unavailable', {}, { 'Retry-After': '2' });

const answerProblem = (
  { log, problemBase }: SceneDependencies,
  socket: Duplex,
  { request_id, rate }: SeatRequestContext,
  error: unknown,
): void => {
  const problem = error instanceof Problem ? error : unavailable();
  if (!(error instanceof Problem)) log.error({ err: error, request_id }, 'seat not taken');
  answerSocket(socket, socketProblem(problem, request_id, problemBase, rate));
};

interface Scenes {
  readonly groups: ConnectionGroups;
  refreshAll(): void;
  /** Ends a connection whose seat was taken by a newer one, or barred. */
  giveWay(seat: SeatConnection): Promise<void>;
}

/** Follows the changes that other processes make to scenes and seats. */
const listenToScenes = ({ databaseUrl, log }: SceneDependencies, { groups, refreshAll, giveWay }: Scenes) =>
  listen(
    { databaseUrl, application: 'clinic-scenes', channel: SCENE_CHANNEL },
    {
      onNotified: (payload) => {
        if (payload.startsWith(SEAT_PREFIX)) {
          for (const seat of groups.find(payload.slice(SEAT_PREFIX.length))?.seats ?? []) void giveWay(seat);
          return;
        }
        const { id, sequence } = readChange(payload);
        void groups
          .find(id)
          ?.room.then((room) => room.refresh(sequence))
          .catch(() => undefined);
      },
      onConnected: refreshAll,
    },
    log,
  );

/** The groups of connections, and what ends a connection. */
const createScenes = (deps: SceneDependencies) => {
  const { database, log } = deps;
  const bar = (seat: SeatConnection): Promise<void> =>
    barSeat(database, gameSeat(seat.actor), seat.allowance.unwritten()).catch((error: unknown) =>
      log.warn({ err: error }, 'seat not barred'),
    );
  const groups = createConnectionGroups(deps, bar);
  const giveWay = async (seat: SeatConnection): Promise<void> => {
    // If the database cannot be asked, the next check asks again.
    const standing = await seatStatusOf(database, gameSeat(seat.actor), seat.connection_id).catch(
      () => 'held',
    );
    if (seat.isOver || standing === 'held') return;
    seat.close(standing === 'replaced' ? CLOSED.replaced : CLOSED.tooMuch);
  };
  const refresh = ({ room }: ConnectionGroup): void =>
    void room
      .then((opened) => opened.refresh())
      .catch((error: unknown) => log.warn({ err: error }, 'scene not refreshed'));
  return {
    groups,
    giveWay,
    refreshAll: () => groups.all().forEach(refresh),
    /** Bars the seat for a while before it closes the connection, so that no process takes the seat at once. */
    async refuse(seat: SeatConnection, code: number): Promise<void> {
      if (seat.isOver) return;
      seat.silence();
      await bar(seat);
      seat.close(code);
    },
    async check(group: ConnectionGroup, seat: SeatConnection): Promise<void> {
      refresh(group);
      if (seat.expires_at <= Date.now()) return seat.close(CLOSED.ended);
      // If the database cannot be asked, the next check asks again.
      if (!(await mayStay(deps, seat).catch(() => true))) return seat.close(CLOSED.ended);
      await giveWay(seat);
      if (seat.allowance.isDue)
        await writeSpent(database, gameSeat(seat.actor), seat.allowance).catch(() => undefined);
    },
  };
};

export const createLiveScenes = (deps: SceneDependencies): LiveScenes => {
  const sockets = createSocketServer();
  const scenes = createScenes(deps);
  const { groups, giveWay } = scenes;
  let closing = false;
  // Started with the first connection: a process that serves no scene holds no connection for notifications.
  let listening: ReturnType<typeof listen> | undefined;

  const connect = (
    hold: SeatHold & TakenSeat & { allowance: SeatAllowance },
    socket: WebSocket,
    raw: Duplex,
  ) => {
    listening ??= listenToScenes(deps, scenes);
    const group = groups.of(hold);
    const seat = connectSeat(hold, socket, raw, {
      onMessage: (bytes) => seat.next(() => handleMessage(group, seat, bytes, scenes.refuse)),
      onSpent: () => void scenes.refuse(seat, CLOSED.tooMuch),
      checkEveryMs: CHECK_MS,
      onCheck: () => void scenes.check(group, seat),
    });
    group.seats.add(seat);
    socket.on('close', () => {
      group.seats.delete(seat);
      void groups.leave(group, seat);
    });
    // A seat has one connection in all processes, which its row names: the older one gives way.
    for (const one of group.seats) void giveWay(one);
    // Messages that arrive before the scene is open wait behind this.
    seat.next(async () => seat.send(stateMessage(await (await group.room).stateVector())));
  };

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    socket.on('error', () => socket.destroy());
    const context: SeatRequestContext = { request_id: newRequestId(), rate: untouchedRate(new Date()) };
    try {
      if (closing) throw unavailable();
      const taken = { ...(await takeSeat(deps, request, context)), connection_id: newId() };
      const allowance = await holdSeat(deps.database, gameSeat(taken.actor), taken.connection_id);
      sockets.handleUpgrade(request, socket, head, (open) => connect({ ...taken, allowance }, open, socket));
    } catch (error) {
      if (error instanceof Unanswered) socket.destroy();
      else answerProblem(deps, socket, context, error);
    }
  };

  return {
    upgrade,
    async close() {
      closing = true;
      const open = groups.all().flatMap((group) => [...group.seats].map((seat) => [group, seat] as const));
      for (const [, seat] of open) seat.close(CLOSED.leaving);
      await Promise.allSettled(open.map(([group, seat]) => groups.leave(group, seat)));
      for (const [, seat] of open) seat.terminate();
      await listening?.close();
      sockets.close();
    },
  };
};
