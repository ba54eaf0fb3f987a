import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { SceneFailure } from '../../domain/game-sessions/live/scene-failure.ts';

/**
 * One connection for each seat carries everything: each message begins with the name of the document that it belongs
 * to. The empty name is the session itself, whose messages are JSON; those of documents are `seat-messages.ts`.
 */
export interface Named {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** @throws SceneFailure for what is no message. */
export const readNamed = (bytes: Uint8Array): Named => {
  try {
    const decoder = decoding.createDecoder(bytes);
    const name = decoding.readVarString(decoder);
    return { name, bytes: decoding.readTailAsUint8Array(decoder).slice() };
  } catch {
    throw new SceneFailure('unusable');
  }
};

export const named = (name: string, bytes: Uint8Array): Uint8Array =>
  encoding.encode((encoder) => {
    encoding.writeVarString(encoder, name);
    encoding.writeUint8Array(encoder, bytes);
  });

const SESSION = '';
export const sessionMessage = (value: unknown): Uint8Array =>
  named(SESSION, new TextEncoder().encode(JSON.stringify(value)));

/** @throws SceneFailure for what is no object. */
export const readSessionMessage = (bytes: Uint8Array): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>;
  } catch {
    // The same answer as for what is no object.
  }
  throw new SceneFailure('unusable');
};
