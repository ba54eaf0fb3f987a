import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { BYTES_OF_MESSAGE, type SeatAllowance } from './seat-allowance.ts';
import type { TakenSeat } from './take-seat.ts';

/** WebSocket close codes; 4000 and above are the application's own. */
export const CLOSED = {
  leaving: 1012,
  tooMuch: 1008,
  wrong: 1007,
  ended: 4401,
  replaced: 4409,
  unavailable: 1013,
} as const;

const HEARTBEAT_MS = 15_000;
const LARGEST_BACKLOG = 4_000_000;
/** How long a refused seat has to close its connection. */
const LEAVE_MS = 1_000;

const bytesOf = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data as Buffer);

/** A seat's connection to this process. Messages are handled in order and within the seat's allowance. */
export interface Connection {
  readonly connection_id: string;
  readonly allowance: SeatAllowance;
  /** The seat was refused or must leave: its messages are ignored. */
  readonly isOver: boolean;
  send(bytes: Uint8Array): void;
  /** Runs the work after everything queued before it. The work must not throw. */
  next(work: () => Promise<void>): void;
  /** Resolves once every received message is handled. */
  done(): Promise<void>;
  /** Ignores all further messages. */
  silence(): void;
  close(code: number): void;
  terminate(): void;
}

/** A seat of a live scene as this process has it. */
export type SeatConnection = TakenSeat & Connection;

export const connectSeat = <Seat extends Pick<Connection, 'connection_id' | 'allowance'>>(
  seat: Seat,
  socket: WebSocket,
  raw: Duplex,
  {
    onMessage,
    onSpent,
    checkEveryMs,
    onCheck,
  }: {
    onMessage(bytes: Uint8Array): void;
    onSpent(): void;
    readonly checkEveryMs: number;
    /** Whether the seat may stay, and what notifications may have been lost. */
    onCheck(): void;
  },
): Seat & Connection => {
  let isOver = false;
  let isAlive = true;
  let last: Promise<void> = Promise.resolve();
  // The connection may be closing, whether or not the peer has noticed.
  const isHeard = () => !isOver && socket.readyState === socket.OPEN;
  const spend = (bytes: number): boolean => {
    if (!isHeard()) return false;
    const isLeft = seat.allowance.spend(bytes);
    if (!isLeft) onSpent();
    return isLeft;
  };
  // All bytes that arrive count, whatever WebSocket makes of them; a ping counts as a message.
  raw.on('data', (chunk: Buffer) => spend(chunk.length));
  socket.on('ping', (data) => {
    if (spend(BYTES_OF_MESSAGE)) socket.pong(data);
  });
  socket.on('message', (data) => {
    const bytes = bytesOf(data);
    if (spend(Math.max(0, BYTES_OF_MESSAGE - bytes.length))) onMessage(bytes);
  });
  socket.on('pong', () => {
    isAlive = true;
  });
  /** Ends the connection if the last ping was not answered. */
  const beat = (): void => {
    if (!isAlive) {
      socket.terminate();
      return;
    }
    isAlive = false;
    socket.ping();
  };
  // Each connection has its own, so that the checks of many seats do not fall on one moment.
  const timers = [setInterval(beat, HEARTBEAT_MS), setInterval(onCheck, checkEveryMs)];
  socket.on('close', () => timers.forEach(clearInterval));
  socket.on('error', () => socket.terminate());
  return {
    ...seat,
    get isOver() {
      return isOver;
    },
    send(bytes) {
      if (socket.bufferedAmount > LARGEST_BACKLOG) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.send(bytes);
    },
    next(work) {
      last = last.then(work);
      last.catch(() => undefined);
    },
    done: () => last.catch(() => undefined),
    silence() {
      isOver = true;
      socket.pause();
    },
    close(code) {
      socket.close(code);
      // A peer that is ignored cannot answer the close frame either.
      if (isOver) setTimeout(() => socket.terminate(), LEAVE_MS).unref();
    },
    terminate: () => socket.terminate(),
  };
};
