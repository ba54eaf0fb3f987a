import * as decoding from 'lib0/decoding';

/**
 * Reads where the other seat's hand is. The service passes on what a seat sent, unread, so other programs may have sent
 * it: undefined for anything that is not ours, for example the awareness of y-protocols.
 */
export const readHand = (decoder: decoding.Decoder): object | undefined => {
  try {
    const hand: unknown = JSON.parse(decoding.readVarString(decoder));
    return typeof hand === 'object' && hand !== null ? hand : undefined;
  } catch {
    return undefined;
  }
};
