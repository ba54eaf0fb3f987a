import * as encoding from 'lib0/encoding';

/**
 * Updates that a hostile seat may send, as bytes: Yjs would not write most of them, and takes a while to construct
 * the others.
 */

/** The message of a seat that changes the scene by it. */
export const changeOf = (update: Uint8Array): Uint8Array =>
  encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, 0);
    encoding.writeVarUint(encoder, 2);
    encoding.writeVarUint8Array(encoder, update);
  });

/**
 * An update of as many items that all want to stand before a value of one figure: each looks at all that came before,
 * so that 9,000 take seconds. It has nothing that scenes do not use.
 */
export const quarrel = (count: number): Uint8Array =>
  encoding.encode((encoder) => {
    const write = (...values: readonly number[]) => {
      for (const value of values) encoding.writeVarUint(encoder, value);
    };
    // Two clients: one wrote the values, the other one the items; each has its right neighbour, none a left one.
    write(2, count, 2, 0);
    for (let index = 0; index < count; index += 1) write(0x41, 1, index + 1, 1);
    write(1, 1, 0, 0x28, 1);
    encoding.writeVarString(encoder, 'items');
    encoding.writeVarString(encoder, 'palm');
    write(count + 1);
    for (let index = 0; index <= count; index += 1) write(127);
    write(0);
  });

/** Documents in a document: each of them is constructed, with all that a document has, to decode the update. */
export const subdocuments = (count: number): Uint8Array =>
  encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, 1);
    encoding.writeVarUint(encoder, count);
    encoding.writeVarUint(encoder, 7);
    encoding.writeVarUint(encoder, 0);
    for (let index = 0; index < count; index += 1) {
      // The first stands in the list, each other one behind the one before.
      if (index === 0) {
        encoding.writeUint8(encoder, 9);
        encoding.writeVarUint(encoder, 1);
        encoding.writeVarString(encoder, 'items');
      } else {
        encoding.writeUint8(encoder, 0x89);
        encoding.writeVarUint(encoder, 7);
        encoding.writeVarUint(encoder, index - 1);
      }
      encoding.writeVarString(encoder, '');
      encoding.writeAny(encoder, {});
    }
    encoding.writeVarUint(encoder, 0);
  });
