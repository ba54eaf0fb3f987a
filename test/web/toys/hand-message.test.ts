import { expect, test } from '@jest/globals';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { readHand } from '../../../web/toys/hand-message.ts';

const read = (write: (encoder: encoding.Encoder) => void) =>
  readHand(decoding.createDecoder(encoding.encode(write)));

test('a hand is read, and the awareness of another program is ignored', () => {
  expect(read((encoder) => encoding.writeVarString(encoder, '{"x":1,"y":2}'))).toEqual({ x: 1, y: 2 });
  // Awareness of y-protocols: a count of clients, then an id, a clock and a state for each.
  const awareness = encoding.encode((encoder) => {
    for (const number of [1, 4_711, 1]) encoding.writeVarUint(encoder, number);
    encoding.writeVarString(encoder, '{"cursor":null}');
  });
  expect(read((encoder) => encoding.writeVarUint8Array(encoder, awareness))).toBeUndefined();
  for (const text of ['', '{', 'null', '7']) {
    expect(read((encoder) => encoding.writeVarString(encoder, text))).toBeUndefined();
  }
  expect(read(() => undefined)).toBeUndefined();
});
