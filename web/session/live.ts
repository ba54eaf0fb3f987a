// The seat's one connection: the session as this seat sees it, and the document of the toy that is open.
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import type * as Y from 'yjs';
import { createStore } from '../shell/store.ts';
import { readHand } from '../toys/hand-message.ts';
import type { Hand, ToyKey } from '../toys/toy.ts';
import { type Item, liveAddress, type Palette, type RoomType } from './setup.ts';

/** The session as one seat sees it (`domain/live-sessions/session-view.ts`). */
export interface SessionView {
  readonly version: number;
  readonly here: { readonly clinician: boolean; readonly client: boolean };
  readonly ended: boolean;
  readonly night: boolean;
  readonly room: {
    readonly id: string;
    readonly theme: string;
    readonly room_type: RoomType;
    readonly items: readonly Item[];
    readonly palette: Palette;
    readonly shelf: readonly Shelved[];
  } | null;
  readonly open: { readonly toy: ToyKey; readonly subject: string | null; readonly document: string } | null;
  readonly can_play: boolean;
  readonly may_play: 'both' | 'clinician';
  readonly hidden: boolean;
  readonly break_asked: boolean;
  readonly wish: string | null;
}
export interface Shelved {
  readonly content_type: 'storybook' | 'worksheet';
  readonly content_id: string;
  readonly cover_image_url: string | null;
  readonly title?: string;
}
export type Room = NonNullable<SessionView['room']>;

export type Command =
  | { readonly do: 'choose-room'; readonly room: string }
  | { readonly do: 'light'; readonly night: boolean }
  | { readonly do: 'open'; readonly toy: ToyKey; readonly subject?: string }
  | { readonly do: 'hand'; readonly may_play: 'both' | 'clinician' }
  | { readonly do: 'hide'; readonly hidden: boolean }
  | { readonly do: 'wish'; readonly wish: string }
  | { readonly do: 'close' | 'ask-break' | 'answer-break' | 'end' };

/** `replaced`: the seat was opened somewhere else. `over`: its link works no more. */
export type Standing = 'connecting' | 'here' | 'lost' | 'replaced' | 'over';

export const view = createStore<SessionView | undefined>(undefined);
export const standing = createStore<Standing>('connecting');
/** Counts up whenever the service would not take a change: the document is then read anew. */
export const generation = createStore(0);

const SYNC = 0;
const AWARENESS = 1;
const STATE = 0;
const MISSING = 1;
const CHANGE = 2;
const SERVER = 'service';
const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 8_000;
const HAND_MS = 45;

interface OpenDocument {
  readonly name: string;
  readonly document: Y.Doc;
  readonly yjs: typeof Y;
  readonly inLine: () => void;
  readonly hands: Set<(hand: Hand) => void>;
}

let socket: WebSocket | undefined;
let retry = FIRST_RETRY_MS;
let current: OpenDocument | undefined;
let counter = 0;
/** Asked for and not yet answered: asked again after a loss. All commands say what is to be, so twice is as once. */
const asked = new Map<number, { readonly command: Command; readonly done: (isDone: boolean) => void }>();

const send = (name: string, write: (encoder: encoding.Encoder) => void): void => {
  if (socket?.readyState !== WebSocket.OPEN) return;
  socket.send(
    encoding.encode((encoder) => {
      encoding.writeVarString(encoder, name);
      write(encoder);
    }) as Uint8Array<ArrayBuffer>,
  );
};
const sendSync = (name: string, kind: number, content: Uint8Array): void =>
  send(name, (encoder) => {
    encoding.writeVarUint(encoder, SYNC);
    encoding.writeVarUint(encoder, kind);
    encoding.writeVarUint8Array(encoder, content);
  });
const sendCommand = (n: number, command: Command): void =>
  send('', (encoder) =>
    encoding.writeUint8Array(encoder, new TextEncoder().encode(JSON.stringify({ n, ...command }))),
  );

/** @returns whether it was done; waits for the connection where it is lost. */
export const ask = (command: Command): Promise<boolean> =>
  new Promise((done) => {
    counter += 1;
    asked.set(counter, { command, done });
    sendCommand(counter, command);
  });

const hearSession = (bytes: Uint8Array): void => {
  const told = JSON.parse(new TextDecoder().decode(bytes)) as {
    readonly state?: SessionView;
    readonly refused?: string;
    readonly n?: number;
    readonly ok?: boolean;
  };
  if (told.state && told.state.version >= (view.get()?.version ?? 0)) view.set(told.state);
  if (told.refused !== undefined && told.refused === current?.name) generation.set(generation.get() + 1);
  if (typeof told.n === 'number') {
    asked.get(told.n)?.done(told.ok === true);
    asked.delete(told.n);
  }
};

const hearDocument = (name: string, decoder: decoding.Decoder): void => {
  if (current?.name !== name) return;
  const { document, yjs, hands, inLine } = current;
  if (decoding.readVarUint(decoder) === AWARENESS) {
    const hand = readHand(decoder) as Hand | undefined;
    if (hand && Number.isFinite(hand.x) && Number.isFinite(hand.y)) for (const listen of hands) listen(hand);
    return;
  }
  const kind = decoding.readVarUint(decoder);
  const content = decoding.readVarUint8Array(decoder);
  if (kind === STATE) sendSync(name, MISSING, yjs.encodeStateAsUpdate(document, content));
  else yjs.applyUpdate(document, content, SERVER);
  if (kind === MISSING) inLine();
};

const hear = ({ data }: MessageEvent): void => {
  const decoder = decoding.createDecoder(new Uint8Array(data as ArrayBuffer));
  const name = decoding.readVarString(decoder);
  if (name === '') hearSession(decoding.readTailAsUint8Array(decoder));
  else hearDocument(name, decoder);
};

const begin = (): void => {
  if (current) sendSync(current.name, STATE, current.yjs.encodeStateVector(current.document));
};

/** What a close code of the service means for this page. */
const ENDS: Readonly<Record<number, Standing>> = { 4401: 'over', 4409: 'replaced' };

/** Takes the seat, and again whenever the connection is lost. */
export const sitDown = (): void => {
  const opening = new WebSocket(liveAddress(), 'clinic-session.v1');
  socket = opening;
  opening.binaryType = 'arraybuffer';
  opening.onopen = () => {
    retry = FIRST_RETRY_MS;
    // The state of a process that was restored may be older than what this page last saw.
    const known = view.get();
    if (known) view.set({ ...known, version: 0 });
    standing.set('here');
    for (const [n, { command }] of asked) sendCommand(n, command);
    begin();
  };
  opening.onmessage = hear;
  opening.onclose = ({ code }) => {
    if (socket !== opening) return;
    const end = ENDS[code];
    standing.set(end ?? 'lost');
    if (end) return;
    setTimeout(sitDown, retry * (0.75 + Math.random() / 2));
    retry = Math.min(LONGEST_RETRY_MS, retry * 1.7);
  };
};

// A network that came back is no reason to wait any longer.
addEventListener('online', () => {
  if (standing.get() === 'lost') socket?.close();
});
addEventListener('offline', () => socket?.close());

export interface LiveDocument {
  readonly document: Y.Doc;
  point(hand: Hand): void;
  onHand(listener: (hand: Hand) => void): () => void;
  close(): void;
}

/** Opens the document of a toy. @returns once it is in line with the service. */
export const openDocument = async (name: string): Promise<LiveDocument> => {
  const yjs = await import('yjs');
  const document = new yjs.Doc();
  const hands = new Set<(hand: Hand) => void>();
  let pointedAt = 0;
  const inLine = new Promise<void>((resolve) => {
    current = { name, document, yjs, hands, inLine: resolve };
  });
  const mine = current;
  document.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== SERVER && current === mine) sendSync(name, CHANGE, update);
  });
  begin();
  await inLine;
  return {
    document,
    point(hand) {
      const now = performance.now();
      if (now - pointedAt < HAND_MS || current !== mine) return;
      pointedAt = now;
      send(name, (encoder) => {
        encoding.writeVarUint(encoder, AWARENESS);
        encoding.writeVarString(encoder, JSON.stringify(hand));
      });
    },
    onHand(listener) {
      hands.add(listener);
      return () => hands.delete(listener);
    },
    close() {
      if (current === mine) current = undefined;
      document.destroy();
    },
  };
};
