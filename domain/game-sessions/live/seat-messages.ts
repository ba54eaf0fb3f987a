import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { SceneFailure } from './scene-failure.ts';

/**
 * Messages are those of y-protocols: type 0 synchronizes documents; type 1 (pointers) is passed on as it is and
 * stored nowhere. They are parsed here without Yjs: only the scenes' thread applies what a seat sent.
 */
const SYNC = 0;
const AWARENESS = 1;
/** Subtypes of SYNC. */
const STATE = 0;
const MISSING = 1;
const CHANGE = 2;

export type SeatMessage =
  | { readonly kind: 'awareness' }
  | { readonly kind: 'state'; readonly stateVector: Uint8Array }
  | { readonly kind: 'change'; readonly update: Uint8Array };

/** @throws SceneFailure for bytes that are no message. */
export const readSeatMessage = (bytes: Uint8Array): SeatMessage => {
  try {
    const decoder = decoding.createDecoder(bytes);
    const type = decoding.readVarUint(decoder);
    if (type === AWARENESS) return { kind: 'awareness' };
    const kind = decoding.readVarUint(decoder);
    // Its own buffer, which can be transferred to another thread.
    const content = decoding.readVarUint8Array(decoder).slice();
    if (type === SYNC && kind === STATE) return { kind: 'state', stateVector: content };
    if (type === SYNC && (kind === MISSING || kind === CHANGE)) return { kind: 'change', update: content };
  } catch {
    // lib0's error adds nothing.
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
