// The shared document of a session, kept in line over a WebSocket that is opened again whenever it is lost.
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import * as sync from 'y-protocols/sync';
import * as Y from 'yjs';
import { Refused } from '../frame/problem.ts';
import { call } from '../frame/request.ts';
import { bearer } from '../frame/token.ts';
import { readHand } from './hand-message.ts';

const SYNC = 0;
const POINTER = 1;
const GONE = new Set([401, 403, 404]);
const MOST_TRIES = 40;
/** Close codes after which another try would be refused, too. */
const ENDED = 4_401;
const FINAL: Readonly<Record<number, 'ended' | 'replaced' | 'refused'>> = {
  [ENDED]: 'ended',
  4409: 'replaced',
  1007: 'refused',
};
/** A browser is not told of a way that ended in silence: what is asked this often has to be answered before the next. */
const ASK_MILLISECONDS = 15_000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const message = (type: number, write: (encoder: encoding.Encoder) => void): Uint8Array<ArrayBuffer> => {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, type);
  write(encoder);
  return encoding.toUint8Array(encoder) as Uint8Array<ArrayBuffer>;
};

export type LiveState = 'joined' | 'lost' | 'ended' | 'replaced' | 'refused';

export interface LiveScene {
  readonly scene: Y.Doc;
  point(where: object): void;
  /** With the newest token, where the old one's end has closed the seat. */
  renewed(): void;
  /** Takes the seat from whoever sits there now. */
  again(): void;
}

/** One connection of a seat, which asks for an answer every few seconds. */
const connect = (
  sessionId: string,
  token: string | undefined,
  {
    onOpen,
    onBytes,
    onClosed,
  }: {
    /** It is open; and again whenever an answer is wanted. */
    readonly onOpen: () => void;
    readonly onBytes: (bytes: Uint8Array) => void;
    /** @param code of the server, or 0 where nothing came. Nothing counts any more that comes later. */
    readonly onClosed: (code: number) => void;
  },
): { send(bytes: Uint8Array<ArrayBuffer>): void } => {
  const address = new URL(`/api/embed/game-sessions/${sessionId}/live`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address, ['clinic-scene.v1', `token.${token}`]);
  socket.binaryType = 'arraybuffer';
  let answered = true;
  const close = (code = 0) => {
    clearInterval(asking);
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
    onClosed(code);
  };
  const asking = setInterval(() => {
    if (!answered) {
      close();
      return;
    }
    answered = false;
    onOpen();
  }, ASK_MILLISECONDS);
  socket.onopen = onOpen;
  socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
    answered = true;
    onBytes(new Uint8Array(data));
  };
  socket.onclose = ({ code }) => close(code);
  return {
    send(bytes) {
      if (socket.readyState === WebSocket.OPEN) socket.send(bytes);
    },
  };
};

/** A browser is not told why a socket was refused; the session itself says whether the seat stands. */
const seatStands = (sessionId: string, tries: number): Promise<boolean> =>
  Promise.race([
    call('GET', `game-sessions/${sessionId}`).then(
      () => tries <= MOST_TRIES,
      (error: unknown) => !(error instanceof Refused && GONE.has(error.status)),
    ),
    // Where nothing answers, only another connection finds another way.
    pause(ASK_MILLISECONDS).then(() => true),
  ]);

/**
 * Takes the seat of a game session.
 * @param tell hears what became of the connection, and how often it was tried.
 * @param onPointer hears where the other seat points: whatever that seat's device sent.
 */
export const openScene = (
  sessionId: string,
  {
    tell,
    onPointer,
  }: {
    readonly tell: (state: LiveState, tries: number) => void;
    readonly onPointer: (where: unknown) => void;
  },
): LiveScene => {
  const scene = new Y.Doc();
  let connection: ReturnType<typeof connect> | undefined;
  /** The token that the connection was made with: when that expires, the connection ends. */
  let seated: string | undefined;
  let tries = 0;
  let joined = false;
  /** Why no connection is made any more. */
  let over: LiveState | undefined;

  const send = (bytes: Uint8Array<ArrayBuffer>) => connection?.send(bytes);
  const onBytes = (bytes: Uint8Array) => {
    const decoder = decoding.createDecoder(bytes);
    if (decoding.readVarUint(decoder) === POINTER) {
      const where = readHand(decoder);
      if (where) onPointer(where);
      return;
    }
    const encoder = encoding.createEncoder();
    encoding.writeVarUint(encoder, SYNC);
    const kind = sync.readSyncMessage(decoder, encoder, scene, 'server');
    if (encoding.length(encoder) > 1) send(encoding.toUint8Array(encoder) as Uint8Array<ArrayBuffer>);
    if (kind !== sync.messageYjsSyncStep2) return;
    tries = 0;
    if (!joined) tell('joined', 0);
    joined = true;
  };
  const onOpen = () => send(message(SYNC, (encoder) => sync.writeSyncStep1(encoder, scene)));
  const end = (state: LiveState) => {
    over = state;
    tell(over, tries);
  };
  const comeBack = async () => {
    await pause(Math.min(8_000, 250 * 2 ** tries) * (0.5 + Math.random() / 2));
    if (await seatStands(sessionId, tries)) sit();
    else end('ended');
  };
  const onClosed = (code: number) => {
    joined = false;
    const isRenewed = code === ENDED && bearer() !== seated;
    const final = FINAL[code];
    if (isRenewed) sit();
    else if (final) end(final);
    else {
      tries += 1;
      tell('lost', tries);
      void comeBack();
    }
  };
  const sit = () => {
    seated = bearer();
    connection = connect(sessionId, seated, { onOpen, onBytes, onClosed });
  };
  scene.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== 'server') send(message(SYNC, (encoder) => sync.writeUpdate(encoder, update)));
  });
  const again = () => {
    if (!over) return;
    over = undefined;
    tries = 0;
    sit();
  };
  sit();
  return {
    scene,
    point: (where) =>
      send(message(POINTER, (encoder) => encoding.writeVarString(encoder, JSON.stringify(where)))),
    renewed() {
      if (over === 'ended') again();
    },
    again,
  };
};
