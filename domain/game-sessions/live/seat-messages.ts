import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { SceneFailure } from './scene-failure.ts';

/**
 * Messages are those of y-protocols: 0 brings documents in line, 1 is passed on as it is (who points where) and kept
 * nowhere. They are read here without Yjs, which what a seat sent reaches in the scenes' thread alone.
 */
const SYNC = 0;
const AWARENESS = 1;
/** Of SYNC. */
const STATE = 0;
const MISSING = 1;
const CHANGE = 2;

export type SeatMessage =
  | { readonly kind: 'awareness' }
  | { readonly kind: 'state'; readonly stateVector: Uint8Array }
  | { readonly kind: 'change'; readonly update: Uint8Array };

/** @throws SceneFailure for what is no message. */
export const readSeatMessage = (bytes: Uint8Array): SeatMessage => {
  try {
    const decoder = decoding.createDecoder(bytes);
    const type = decoding.readVarUint(decoder);
    if (type === AWARENESS) return { kind: 'awareness' };
    const kind = decoding.readVarUint(decoder);
    // Bytes of their own, which another thread can be given.
    const content = decoding.readVarUint8Array(decoder).slice();
    if (type === SYNC && kind === STATE) return { kind: 'state', stateVector: content };
    if (type === SYNC && (kind === MISSING || kind === CHANGE)) return { kind: 'change', update: content };
  } catch {
    // What lib0 throws says nothing more.
  }
  throw new SceneFailure('unusable');
};

const sync = (kind: number, content: Uint8Array): Uint8Array =>
  encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, SYNC);
    encoding.writeVarUint(encoder, kind);
    encoding.writeVarUint8Array(encoder, content);
  });

export const stateMessage = (stateVector: Uint8Array): Uint8Array => sync(STATE, stateVector);
export const missingMessage = (update: Uint8Array): Uint8Array => sync(MISSING, update);
export const changeMessage = (update: Uint8Array): Uint8Array => sync(CHANGE, update);
