import type { Readable } from 'node:stream';

/** Reads a stream in pieces of requested sizes. */
export interface ByteReader {
  /** Returns the next bytes without consuming them; fewer at the end of the stream. */
  peek(count: number): Promise<Buffer>;
  /** Returns and consumes the next bytes. */
  take(count: number): Promise<Buffer>;
  /** Returns the rest of the stream, as it arrives. */
  rest(): AsyncGenerator<Buffer>;
}

export const byteReader = (bytes: Readable): ByteReader => {
  const parts: AsyncIterator<Buffer> = bytes[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  const peek = async (count: number): Promise<Buffer> => {
    if (held.length < count) {
      const gathered = [held];
      let length = held.length;
      while (length < count) {
        const { done, value } = await parts.next();
        if (done) break;
        gathered.push(value);
        length += value.length;
      }
      held = Buffer.concat(gathered, length);
    }
    return held.subarray(0, count);
  };
  return {
    peek,
    async take(count) {
      const taken = await peek(count);
      held = held.subarray(taken.length);
      return taken;
    },
    async *rest() {
      if (held.length > 0) yield held;
      for (;;) {
        const { done, value } = await parts.next();
        if (done) return;
        yield value;
      }
    },
  };
};
