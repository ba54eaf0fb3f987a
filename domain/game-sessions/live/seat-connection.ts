import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { BYTES_OF_MESSAGE, type SeatAllowance } from './seat-allowance.ts';
import type { TakenSeat } from './take-seat.ts';

/** Close codes; 4000 and above are the application's own. */
export const CLOSED = {
  leaving: 1012,
  tooMuch: 1008,
  wrong: 1007,
  ended: 4401,
  replaced: 4409,
  unavailable: 1013,
} as const;

const LARGEST_BACKLOG = 4_000_000;
/** How long a seat that was refused has to take notice of it. */
const LEAVE_MS = 1_000;

const bytesOf = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data as Buffer);

/** One connection at a seat, heard in the order of its messages, within the seat's allowance. */
export interface Connection {
  readonly connection_id: string;
  readonly allowance: SeatAllowance;
  /** It was refused or has to go: nothing of it is heard any more. */
  readonly isOver: boolean;
  send(bytes: Uint8Array): void;
  /** Work that goes on once everything before it is done; nothing follows that throws. */
  next(work: () => Promise<void>): void;
  /** Everything that was heard is done. */
  done(): Promise<void>;
  /** Hears nothing more from now on. */
  silence(): void;
  close(code: number): void;
  terminate(): void;
  /** Asks whether somebody is there, and ends the connection where nobody answered the last time. */
  beat(): void;
}

/** A seat of a live scene as this process has it. */
export type SeatConnection = TakenSeat & Connection;

export const connectSeat = <Seat extends Pick<Connection, 'connection_id' | 'allowance'>>(
  seat: Seat,
  socket: WebSocket,
  raw: Duplex,
  { onMessage, onSpent }: { onMessage(bytes: Uint8Array): void; onSpent(): void },
): Seat & Connection => {
  let isOver = false;
  let isAlive = true;
  let last: Promise<void> = Promise.resolve();
  // Being ended, whether or not the other side takes notice of it.
  const isHeard = () => !isOver && socket.readyState === socket.OPEN;
  const spend = (bytes: number): boolean => {
    if (!isHeard()) return false;
    const isLeft = seat.allowance.spend(bytes);
    if (!isLeft) onSpent();
    return isLeft;
  };
  // All that arrives counts, whatever WebSocket makes of it, and a ping as a message does.
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
      // Of who is not heard the answer to it is not read, either.
      if (isOver) setTimeout(() => socket.terminate(), LEAVE_MS).unref();
    },
    terminate: () => socket.terminate(),
    beat() {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
    },
  };
};
