import { textChunks } from './text-chunks.ts';

/** Text that is kept until its turn comes, as long as it is not too much. */
export interface KeptText {
  add(part: string): void;
  /** @returns undefined where it was too much: then nothing is kept. */
  end(): readonly Buffer[] | undefined;
}

/** @param most bytes that may be kept. */
export const keptText = (most: number): KeptText => {
  const chunks = textChunks();
  let kept: Buffer[] | undefined = [];
  let size = 0;
  const keep = (full: Iterable<Buffer>): void => {
    for (const chunk of full) {
      size += chunk.length;
      if (size > most) kept = undefined;
      kept?.push(chunk);
    }
  };
  return {
    add(part) {
      if (kept) keep(chunks.add(part));
    },
    end() {
      keep(chunks.end());
      return kept;
    },
  };
};
