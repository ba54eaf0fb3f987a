import * as encoding from 'lib0/encoding';

/**
 * An update of as many items that all want to stand before the second letter of a text: each looks at all that came
 * before, so that 20,000 take a minute.
 */
export const quarrel = (count: number): Uint8Array =>
  encoding.encode((encoder) => {
    const write = (...values: readonly number[]) => {
      for (const value of values) encoding.writeVarUint(encoder, value);
    };
    // Two clients: one wrote the text, the other one the items; each has its right neighbour, none a left one.
    write(2, count, 2, 0);
    for (let index = 0; index < count; index += 1) write(0x41, 1, index + 1, 1);
    write(1, 1, 0, 4, 1);
    encoding.writeVarString(encoder, 'items');
    encoding.writeVarString(encoder, 'x'.repeat(count + 1));
    write(0);
  });
