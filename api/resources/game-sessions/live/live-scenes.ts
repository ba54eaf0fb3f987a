import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import * as sync from 'y-protocols/sync';
import * as Y from 'yjs';
import { untouchedRate } from '../../../platform/access/admission.ts';
import { Unanswered } from '../../../platform/access/refusal-brake.ts';
import { listen } from '../../../platform/data/listen.ts';
import { socketProblem } from '../../../platform/http/answer.ts';
import { answerSocket } from '../../../platform/http/http-server.ts';
import { newId, newRequestId } from '../../../platform/ids.ts';
import type { Logger } from '../../../platform/log.ts';
import { Problem } from '../../../platform/problems.ts';
import { TooMuchWork } from './bounded-update.ts';
import { LARGEST_SCENE, openSceneRoom, type SceneRoom } from './scene-room.ts';
import { SCENE_CHANNEL, type SceneStore } from './scene-store.ts';
import { holdSeat, holdsSeat, mayStay, SEAT_PREFIX } from './seat-standing.ts';
import {
  SCENE_PROTOCOL,
  type SeatDependencies,
  type SeatExchange,
  type TakenSeat,
  takeSeat,
} from './take-seat.ts';

/**
 * The live scenes of this process: one WebSocket room for each session, two seats in each. Messages are those
 * of y-protocols: 0 brings documents in line, 1 is passed on as it is (who points where) and kept nowhere.
 */
export interface LiveScenes {
  /** Takes over the upgrades that the server lets through: those to live scenes (`asksForSeat`). */
  attach(server: Server): void;
  close(): Promise<void>;
}

const SYNC = 0;
const AWARENESS = 1;
const LARGEST_MESSAGE = 256 * 1_024;
const LARGEST_BACKLOG = 4_000_000;
const MESSAGES_PER_SECOND = 120;
/** What the process goes through for one seat; a scene of the largest size can be asked for twice at once. */
const BYTES_PER_SECOND = 1_000_000;
const BYTES_AT_ONCE = 2 * LARGEST_SCENE;
const HEARTBEAT_MS = 15_000;
/** Suspension, disabling and the like end a seat within this; so do updates that went unnoticed arrive. */
const CHECK_MS = 2_000;
/** A scene that takes too long to read is not read again for so long. */
const BARRED_MS = 60_000;

/** Close codes; 4000 and above are the application's own. */
const CLOSED = {
  leaving: 1012,
  tooMuch: 1008,
  wrong: 1007,
  ended: 4401,
  replaced: 4409,
  unavailable: 1013,
} as const;

interface Seated extends TakenSeat {
  readonly socket: WebSocket;
  readonly connection_id: string;
  /** The row has named it: from then on another name there means that the seat was taken. */
  holding: boolean;
  alive: boolean;
  readonly messages: Allowance;
  readonly bytes: Allowance;
}
/** @returns whether so much was left. */
type Allowance = (amount: number) => boolean;
interface Hall {
  readonly room: Promise<SceneRoom>;
  readonly seats: Set<Seated>;
  /** Who comes next finds the scene as it was written. */
  forget(code: number): void;
}

const message = (type: number, write: (encoder: encoding.Encoder) => void): Uint8Array => {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, type);
  write(encoder);
  return encoding.toUint8Array(encoder);
};
const allowance = (perSecond: number, atOnce: number): Allowance => {
  let left = atOnce;
  let refilledAt = performance.now();
  return (amount) => {
    const now = performance.now();
    left = Math.min(atOnce, left + ((now - refilledAt) / 1_000) * perSecond) - amount;
    refilledAt = now;
    return left >= 0;
  };
};
const bytesOf = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data as Buffer);

export const createLiveScenes = (
  deps: SeatDependencies & {
    readonly databaseUrl: string;
    readonly problemBase: string;
    readonly store: SceneStore;
    readonly log: Logger;
  },
): LiveScenes => {
  const { database, store, log } = deps;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    handleProtocols: () => SCENE_PROTOCOL,
  });
  const halls = new Map<string, Hall>();
  const barred = new Set<string>();
  let closing = false;

  const send = ({ socket }: Seated, bytes: Uint8Array): void => {
    if (socket.bufferedAmount > LARGEST_BACKLOG) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(bytes);
  };

  const hallOf = ({ actor }: TakenSeat): Hall => {
    const { organization_id } = actor;
    const { game_session_id } = actor.seat;
    const known = halls.get(game_session_id);
    if (known) return known;
    const seats = new Set<Seated>();
    const forget = (code: number): void => {
      if (halls.get(game_session_id)?.seats === seats) halls.delete(game_session_id);
      for (const { socket } of seats) socket.close(code);
    };
    const room = openSceneRoom({ organization_id, game_session_id }, store, {
      onChange: (update, from) => {
        const bytes = message(SYNC, (encoder) => sync.writeUpdate(encoder, update));
        for (const seat of seats) if (seat !== from) send(seat, bytes);
      },
      onLost: (error) => {
        log.warn({ err: error, game_session_id }, 'scene not written');
        forget(CLOSED.unavailable);
      },
    });
    room.catch((error: unknown) => {
      if (error instanceof TooMuchWork) {
        barred.add(game_session_id);
        setTimeout(() => barred.delete(game_session_id), BARRED_MS).unref();
      }
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
  /** Ends a connection whose seat was taken by a newer one. What cannot be asked at the moment is asked again soon. */
  const giveWay = async (seat: Seated): Promise<void> => {
    if (seat.holding && !(await holdsSeat(database, seat).catch(() => true)))
      seat.socket.close(CLOSED.replaced);
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

  /**
   * @returns how many bytes were gone through for it.
   * @throws Error for what is no message.
   */
  const hear = ({ document, size, take }: SceneRoom, hall: Hall, seat: Seated, bytes: Uint8Array): number => {
    const decoder = decoding.createDecoder(bytes);
    const type = decoding.readVarUint(decoder);
    if (type === AWARENESS) {
      for (const other of hall.seats) if (other !== seat) send(other, bytes);
      return bytes.length;
    }
    if (type !== SYNC) throw new Error('No message of ours');
    const kind = decoding.readVarUint(decoder);
    const content = decoding.readVarUint8Array(decoder);
    if (kind !== sync.messageYjsSyncStep1) return take(content, seat);
    const missing = Y.encodeStateAsUpdate(document, content);
    send(
      seat,
      message(SYNC, (encoder) => {
        encoding.writeVarUint(encoder, sync.messageYjsSyncStep2);
        encoding.writeVarUint8Array(encoder, missing);
      }),
    );
    return size();
  };

  const sit = async (taken: TakenSeat, socket: WebSocket): Promise<void> => {
    const hall = hallOf(taken);
    startListening();
    const seat: Seated = {
      ...taken,
      socket,
      connection_id: newId(),
      holding: false,
      alive: true,
      messages: allowance(MESSAGES_PER_SECOND, MESSAGES_PER_SECOND),
      bytes: allowance(BYTES_PER_SECOND, BYTES_AT_ONCE),
    };
    hall.seats.add(seat);
    // Heard only once the scene is there; what comes before waits.
    const early: Uint8Array[] = [];
    let room: SceneRoom | undefined;
    const listenTo = (bytes: Uint8Array): void => {
      // Being ended, whether or not the other side takes notice of it.
      if (socket.readyState !== socket.OPEN) return;
      try {
        if (!seat.bytes(hear(room as SceneRoom, hall, seat, bytes))) socket.close(CLOSED.tooMuch);
      } catch (error) {
        const tooMuch = error instanceof TooMuchWork;
        socket.close(tooMuch ? CLOSED.tooMuch : CLOSED.wrong);
        if (tooMuch) hall.forget(CLOSED.unavailable);
      }
    };
    socket.on('message', (data) => {
      if (!seat.messages(1)) return socket.close(CLOSED.tooMuch);
      if (room) listenTo(bytesOf(data));
      else early.push(bytesOf(data));
    });
    socket.on('pong', () => {
      seat.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', async () => {
      hall.seats.delete(seat);
      const { game_session_id } = seat.actor.seat;
      // An empty room is left once all of it is written; whoever comes before finds it as it was.
      await hall.room.then((scene) => scene.flushed()).catch(() => undefined);
      if (hall.seats.size === 0 && halls.get(game_session_id) === hall) halls.delete(game_session_id);
    });
    // One connection for each seat, whichever process serves it: the one that the row names.
    await holdSeat(database, seat);
    seat.holding = true;
    for (const one of hall.seats) void giveWay(one);
    room = await hall.room;
    for (const bytes of early) listenTo(bytes);
    const { document } = room;
    send(
      seat,
      message(SYNC, (encoder) => sync.writeSyncStep1(encoder, document)),
    );
  };

  const unavailable = () => new Problem('service-unavailable', {}, { 'Retry-After': '2' });

  const refuse = (socket: Duplex, { request_id, rate }: SeatExchange, error: unknown): void => {
    const problem = error instanceof Problem ? error : unavailable();
    if (!(error instanceof Problem)) log.error({ err: error, request_id }, 'seat not taken');
    answerSocket(socket, socketProblem(problem, request_id, deps.problemBase, rate));
  };

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    socket.on('error', () => socket.destroy());
    const exchange: SeatExchange = { request_id: newRequestId(), rate: untouchedRate(new Date()) };
    try {
      if (closing) throw unavailable();
      const taken = await takeSeat(deps, request, exchange);
      if (barred.has(taken.actor.seat.game_session_id)) throw unavailable();
      sockets.handleUpgrade(request, socket, head, (open) => {
        sit(taken, open).catch(() => open.close(CLOSED.unavailable));
      });
    } catch (error) {
      if (error instanceof Unanswered) socket.destroy();
      else refuse(socket, exchange, error);
    }
  };

  const check = async (seat: Seated): Promise<void> => {
    if (seat.expires_at <= Date.now()) seat.socket.close(CLOSED.ended);
    // What cannot be asked at the moment is asked again soon.
    else if (!(await mayStay(database, seat.actor).catch(() => true))) seat.socket.close(CLOSED.ended);
    else await giveWay(seat);
  };
  const everySeat = (work: (seat: Seated) => unknown): void => {
    for (const hall of halls.values()) for (const seat of hall.seats) work(seat);
  };
  const checking = setInterval(() => {
    everySeat(check);
    refreshAll();
  }, CHECK_MS).unref();
  const beating = setInterval(() => {
    everySeat((seat) => {
      if (!seat.alive) return seat.socket.terminate();
      seat.alive = false;
      seat.socket.ping();
    });
  }, HEARTBEAT_MS).unref();

  return {
    attach(server) {
      server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head));
    },
    async close() {
      closing = true;
      clearInterval(checking);
      clearInterval(beating);
      const open = [...halls.values()];
      everySeat(({ socket }) => socket.close(CLOSED.leaving));
      await Promise.allSettled(open.map(async ({ room }) => (await room).flushed()));
      everySeat(({ socket }) => socket.terminate());
      await listening?.close();
      sockets.close();
    },
  };
};
