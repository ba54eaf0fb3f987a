// The shared document of a session, kept in line over a WebSocket that is opened again whenever it is lost.
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import * as sync from 'y-protocols/sync';
import * as Y from 'yjs';
import { bearer, call } from './frame.js';

const SYNC = 0;
const POINTER = 1;
const GONE = new Set([401, 403, 404]);
const MOST_TRIES = 40;
/** Close codes after which another try would be refused, too. */
const ENDED = 4_401;
const FINAL = { [ENDED]: 'ended', 4409: 'replaced', 1007: 'refused' };
/** A browser is not told of a way that ended in silence: what is asked this often has to be answered before the next. */
const ASK_MILLISECONDS = 15_000;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const message = (type, write) => {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, type);
  write(encoder);
  return encoding.toUint8Array(encoder);
};

/**
 * @param tell hears of `joined`, `lost`, `ended`, `replaced` and `refused`.
 */
export const openScene = (sessionId, { tell, onPointer }) => {
  const scene = new Y.Doc();
  let socket;
  /** The token that the connection was made with: when that expires, the connection ends. */
  let seated;
  let tries = 0;
  let joined = false;
  /** Why no connection is made any more. */
  let over;

  const send = (bytes) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(bytes);
  };
  const hear = (bytes) => {
    const decoder = decoding.createDecoder(bytes);
    if (decoding.readVarUint(decoder) === POINTER)
      return onPointer(JSON.parse(decoding.readVarString(decoder)));
    const encoder = encoding.createEncoder();
    encoding.writeVarUint(encoder, SYNC);
    const kind = sync.readSyncMessage(decoder, encoder, scene, 'server');
    if (encoding.length(encoder) > 1) send(encoding.toUint8Array(encoder));
    if (kind === sync.messageYjsSyncStep2) {
      tries = 0;
      if (!joined) tell('joined');
      joined = true;
    }
  };
  const ask = () => send(message(SYNC, (encoder) => sync.writeSyncStep1(encoder, scene)));
  const sit = () => {
    const address = new URL(`/api/embed/game-sessions/${sessionId}/live`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    seated = bearer();
    socket = new WebSocket(address, ['clinic-scene.v1', `token.${seated}`]);
    socket.binaryType = 'arraybuffer';
    let answered = true;
    const asking = setInterval(() => {
      if (!answered) return closed({});
      answered = false;
      ask();
    }, ASK_MILLISECONDS);
    const closed = ({ code }) => {
      clearInterval(asking);
      // Nothing counts any more that comes of it later.
      socket.onmessage = undefined;
      socket.onclose = undefined;
      socket.close();
      joined = false;
      const isRenewed = code === ENDED && bearer() !== seated;
      if (FINAL[code] && !isRenewed) {
        over = FINAL[code];
        return tell(over);
      }
      if (isRenewed) return sit();
      tries += 1;
      tell('lost', tries);
      void comeBack();
    };
    socket.onopen = ask;
    socket.onmessage = ({ data }) => {
      answered = true;
      hear(new Uint8Array(data));
    };
    socket.onclose = closed;
  };
  /** A browser is not told why a socket was refused; the session itself says whether the seat stands. */
  const comeBack = async () => {
    await pause(Math.min(8_000, 250 * 2 ** tries) * (0.5 + Math.random() / 2));
    const stands = await Promise.race([
      call('GET', `game-sessions/${sessionId}`).then(
        () => tries <= MOST_TRIES,
        (error) => !GONE.has(error.status),
      ),
      // Where nothing answers, only another connection finds another way.
      pause(ASK_MILLISECONDS).then(() => true),
    ]);
    if (stands) return sit();
    over = 'ended';
    tell(over);
  };
  scene.on('update', (update, origin) => {
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
    items: scene.getMap('items'),
    settings: scene.getMap('settings'),
    point: (where) =>
      send(message(POINTER, (encoder) => encoding.writeVarString(encoder, JSON.stringify(where)))),
    /** With the newest token, where the old one's end has closed the seat. */
    renewed() {
      if (over === 'ended') again();
    },
    /** Takes the seat from whoever sits there now. */
    again,
  };
};
