import { textChunks } from './text-chunks.ts';

/** Keeps text in memory, up to a limit, until it can be written. */
export interface KeptText {
  add(part: string): void;
  /** @returns undefined if the text exceeded the limit; then none of it is kept. */
  end(): AsyncIterable<Buffer> | undefined;
}

/** @param limit bytes. */
export const keepText = (limit: number): KeptText => {
  const texts = textChunks();
  let kept: Buffer[] | undefined = [];
  let size = 0;
  const keep = (chunks: Iterable<Buffer>): void => {
    for (const chunk of chunks) {
      size += chunk.length;
      if (size > limit) kept = undefined;
      kept?.push(chunk);
    }
  };
  return {
    add(part) {
      if (kept) keep(texts.add(part));
    },
    end() {
      keep(texts.end());
      const chunks = kept;
      return (
        chunks &&
        (async function* () {
          yield* chunks;
        })()
      );
    },
  };
};
