import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { untouchedRate } from '../../domain/access/admission.ts';
import { rateLimited } from '../../domain/access/admit.ts';
import { readChange, SCENE_CHANNEL } from '../../domain/game-sessions/live/scene-store.ts';
import {
  barredSeconds,
  barSeat,
  holdSeat,
  writeSpent,
} from '../../domain/game-sessions/live/seat-allowance.ts';
import { CLOSED, connectSeat } from '../../domain/game-sessions/live/seat-connection.ts';
import { seatStatusOf } from '../../domain/game-sessions/live/seat-status.ts';
import {
  insertSession,
  noteSeen,
  SESSION_TABLES,
  SESSIONS_CHANNEL,
  sessionSeat,
} from '../../domain/live-sessions/live-session-store.ts';
import { Problem } from '../../domain/problems.ts';
import type { Audit } from '../../platform/audit/audit.ts';
import { listen } from '../../platform/database/listen.ts';
import { newId, newRequestId } from '../../platform/ids.ts';
import { socketProblem } from '../http/answer.ts';
import { answerSocket } from '../http/http-server.ts';
import { mustWait } from '../surfaces/join/join-session.ts';
import { findVisit, type SessionVisit, visitOf } from '../surfaces/session/session-visit.ts';
import { createHandsAcross, HANDS_CHANNEL } from './hands-across.ts';
import { type GroupDependencies, SessionGroup, type SessionSeat } from './session-group.ts';
import { handleMessage } from './session-traffic.ts';

/**
 * The live sessions of this process: one WebSocket for each seat of a session page, over any process. What seats send is
 * read in the scenes' thread and within the seats' allowances, as that of live scenes is.
 */
export interface LiveSessions {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  close(): Promise<void>;
}

export type LiveSessionDependencies = Omit<GroupDependencies, 'hands'> & {
  readonly baseUrl: string;
  readonly problemBase: string;
  readonly databaseUrl: string;
  readonly audit: Audit;
};

const LIVE_PATH = /^\/session\/([A-Za-z0-9_-]{22})\/live$/;
export const SESSION_PROTOCOL = 'clinic-session.v1';
const LARGEST_MESSAGE = 256 * 1_024;
/** A cancelled session, and access that was withdrawn, end a seat within this time. */
const CHECK_MS = 5_000;

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] as string;

/** Whether somebody asks for the WebSocket of a session page. */
export const asksForSession = (request: IncomingMessage): boolean =>
  request.headers.upgrade?.toLowerCase() === 'websocket' && LIVE_PATH.test(pathOf(request));

const placeOf = (visit: SessionVisit) => sessionSeat(visit, visit.role);

/** @throws Problem where nobody may sit down so. */
const takeSessionSeat = async (
  { baseUrl, database, secrets, audit }: LiveSessionDependencies,
  request: IncomingMessage,
  request_id: string,
): Promise<SessionVisit> => {
  const [, handle = ''] = LIVE_PATH.exec(pathOf(request)) ?? [];
  const visit = await visitOf(database, secrets, handle, request.headers.cookie);
  // Without the cookie nothing tells whether there is such a session.
  if (!visit) throw new Problem('not-found');
  const refusal = async (): Promise<Problem | undefined> => {
    const { origin } = request.headers;
    // A page of another site would sit down in the visitor's name.
    if (origin !== undefined && origin !== new URL(baseUrl).origin) return new Problem('forbidden');
    if (visit.join && mustWait(visit.join)) return new Problem('forbidden');
    const retry_after_seconds = await barredSeconds(database, placeOf(visit));
    return retry_after_seconds > 0
      ? rateLimited({ rate: untouchedRate(new Date()), retry_after_seconds })
      : undefined;
  };
  const problem = await refusal();
  await audit.append({
    organization_id: visit.organization_id,
    request_id,
    replayed_request_id: null,
    actor_kind: 'system',
    client_id: null,
    practitioner_id: null,
    action: 'joinSession',
    route: '/session/{handle}/live',
    method: 'GET',
    status: problem?.status ?? 101,
    problem: problem?.slug ?? null,
    resource_id: problem ? null : visit.session_id,
    workflow_id: null,
  });
  if (problem) throw problem;
  return visit;
};

class Sessions {
  readonly groups = new Map<string, SessionGroup>();
  readonly #deps: GroupDependencies;

  constructor(deps: GroupDependencies) {
    this.#deps = deps;
  }

  groupOf(visit: SessionVisit): SessionGroup {
    const group = this.groups.get(visit.session_id) ?? new SessionGroup(this.#deps, visit);
    this.groups.set(visit.session_id, group);
    return group;
  }

  /** Bars the seat for a while before it closes the connection, so that no process takes the seat at once. */
  refuse = async (seat: SessionSeat, code: number): Promise<void> => {
    if (seat.isOver) return;
    seat.silence();
    await barSeat(this.#deps.database, placeOf(seat.visit), seat.allowance.unwritten()).catch(
      () => undefined,
    );
    seat.close(code);
  };

  /** Ends a connection whose seat was taken by a newer one, or barred. */
  async giveWay(seat: SessionSeat): Promise<void> {
    // If the database cannot be asked, the next check asks again.
    const standing = await seatStatusOf(this.#deps.database, placeOf(seat.visit), seat.connection_id).catch(
      () => 'held',
    );
    if (seat.isOver || standing === 'held') return;
    seat.close(standing === 'replaced' ? CLOSED.replaced : CLOSED.tooMuch);
  }

  /** Whether the seat may stay; and reads what other processes wrote, whose notifications may have been lost. */
  async check(group: SessionGroup, seat: SessionSeat): Promise<void> {
    const { database, secrets } = this.#deps;
    const { visit } = seat;
    const now = await findVisit(database, secrets, visit.code).catch(() => visit);
    if (!now || now.role !== visit.role) return seat.close(CLOSED.ended);
    await this.giveWay(seat);
    await noteSeen(database, placeOf(visit), seat.connection_id, true).catch(() => undefined);
    if (seat.allowance.isDue)
      await writeSpent(database, placeOf(visit), seat.allowance).catch(() => undefined);
    // Once for all seats of the session.
    const [first] = group.seats;
    if (first === seat) await group.refreshDocuments();
  }

  /** Writes what the seat has spent, says that it has gone, and closes the documents behind the last one. */
  async leave(group: SessionGroup, seat: SessionSeat): Promise<void> {
    const { database } = this.#deps;
    await seat.done();
    await writeSpent(database, placeOf(seat.visit), seat.allowance).catch(() => undefined);
    await noteSeen(database, placeOf(seat.visit), seat.connection_id, false).catch(() => undefined);
    if (group.seats.size > 0 || this.groups.get(seat.visit.session_id) !== group) return;
    this.groups.delete(seat.visit.session_id);
    await group.flushed();
  }

  /** Somebody sat down or changed something, in whichever process. */
  async noticed(sessionId: string): Promise<void> {
    const group = this.groups.get(sessionId);
    if (!group) return;
    for (const seat of group.seats) await this.giveWay(seat);
    await group.refresh();
  }

  /** A hand moved at another process. */
  moved(payload: string): void {
    const hand = this.#deps.hands.read(payload);
    if (hand) this.groups.get(hand.session_id)?.hearHand(hand);
  }

  /** Whatever notifications may have been lost. */
  async refreshAll(): Promise<void> {
    for (const group of this.groups.values()) {
      await group.refresh();
      await group.refreshDocuments();
    }
  }
}

/** Follows what other processes do. */
const listenToSessions = ({ databaseUrl, log }: LiveSessionDependencies, sessions: Sessions) => {
  const follow = (channel: string, onNotified: (payload: string) => void) =>
    listen(
      { databaseUrl, application: 'clinic-sessions', channel },
      { onNotified, onConnected: () => void sessions.refreshAll() },
      log,
    );
  const ofDocument = (payload: string) => {
    const changed = readChange(payload);
    for (const group of sessions.groups.values()) void group.refreshDocuments(changed);
  };
  const all = [
    follow(SESSIONS_CHANNEL, (id) => void sessions.noticed(id)),
    follow(SESSION_TABLES.channel, ofDocument),
    follow(SCENE_CHANNEL, ofDocument),
    follow(HANDS_CHANNEL, (payload) => sessions.moved(payload)),
  ];
  return { close: () => Promise.all(all.map((one) => one.close())) };
};

export const createLiveSessions = (deps: LiveSessionDependencies): LiveSessions => {
  const { database, secrets, context, log } = deps;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    // Pings are answered within the seat's allowance.
    autoPong: false,
    handleProtocols: () => SESSION_PROTOCOL,
  });
  const hands = createHandsAcross(database);
  const sessions = new Sessions({ ...deps, hands });
  const commands = { database, secrets, now: () => context().now.getTime() };
  let closing = false;
  // Started with the first connection: a process that serves no session holds no connection for notifications.
  let listening: ReturnType<typeof listenToSessions> | undefined;

  const connect = (
    taken: Pick<SessionSeat, 'visit' | 'connection_id' | 'allowance'>,
    socket: WebSocket,
    raw: Duplex,
  ): void => {
    listening ??= listenToSessions(deps, sessions);
    const group = sessions.groupOf(taken.visit);
    const seat: SessionSeat = connectSeat(taken, socket, raw, {
      onMessage: (bytes) => seat.next(() => handleMessage(commands, group, seat, bytes, sessions.refuse)),
      onSpent: () => void sessions.refuse(seat, CLOSED.tooMuch),
      checkEveryMs: CHECK_MS,
      onCheck: () => void sessions.check(group, seat),
    });
    group.seats.add(seat);
    socket.on('close', () => {
      group.seats.delete(seat);
      void sessions.leave(group, seat);
    });
    for (const one of group.seats) void sessions.giveWay(one);
    // Messages that arrive before the session is read wait behind this.
    seat.next(async () => {
      await noteSeen(database, placeOf(seat.visit), seat.connection_id, true);
      await group.refresh();
    });
  };

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    socket.on('error', () => socket.destroy());
    const request_id = newRequestId();
    try {
      if (closing) throw new Problem('service-unavailable', {}, { 'Retry-After': '2' });
      const visit = await takeSessionSeat(deps, request, request_id);
      if (visit.appointment_id) await insertSession(database.within(visit.organization_id), secrets, visit);
      const connection_id = newId();
      const allowance = await holdSeat(database, placeOf(visit), connection_id);
      sockets.handleUpgrade(request, socket, head, (open) =>
        connect({ visit, connection_id, allowance }, open, socket),
      );
    } catch (error) {
      if (!(error instanceof Problem)) log.error({ err: error, request_id }, 'seat of a session not taken');
      const problem =
        error instanceof Problem ? error : new Problem('service-unavailable', {}, { 'Retry-After': '2' });
      answerSocket(socket, socketProblem(problem, request_id, deps.problemBase, untouchedRate(new Date())));
    }
  };

  return {
    upgrade,
    async close() {
      closing = true;
      const open = [...sessions.groups.values()].flatMap((group) =>
        [...group.seats].map((seat) => [group, seat] as const),
      );
      for (const [, seat] of open) seat.close(CLOSED.leaving);
      await Promise.allSettled(open.map(([group, seat]) => sessions.leave(group, seat)));
      for (const [, seat] of open) seat.terminate();
      await listening?.close();
      sockets.close();
    },
  };
};
