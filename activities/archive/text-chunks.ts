/** Bytes of a chunk. It is large enough that passing it on costs little compared with processing it. */
export const CHUNK = 256 * 1024;

/** Text as bytes, in chunks of one size. */
export interface TextChunks {
  /** @returns the chunks that are full now. */
  add(text: string): Iterable<Buffer>;
  /** @returns the last chunk; empty if nothing is left. */
  end(): readonly Buffer[];
}

const encoder = new TextEncoder();

/** Each text is written directly into the chunk: joining texts first takes four times as long. */
export const textChunks = (): TextChunks => {
  let chunk: Buffer | undefined;
  let filled = 0;
  const end = (): Buffer[] => {
    const ended = chunk ? [chunk.subarray(0, filled)] : [];
    chunk = undefined;
    filled = 0;
    return ended;
  };
  return {
    *add(text) {
      for (let rest = text; rest; ) {
        chunk ??= Buffer.allocUnsafeSlow(CHUNK);
        const { read, written } = encoder.encodeInto(rest, chunk.subarray(filled));
        filled += written;
        rest = rest.slice(read);
        if (rest) yield* end();
      }
    },
    end,
  };
};
