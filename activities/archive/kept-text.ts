/** Text that is kept until its turn comes, as long as it is not too much. */
export interface KeptText {
  add(part: string): void;
  /** @returns undefined where it was too much: then nothing is kept. */
  end(): readonly Buffer[] | undefined;
}

/** In pieces as large as are written at once. */
const PIECE = 128 * 1024;

/** @param most bytes that may be kept. */
export const keptText = (most: number): KeptText => {
  let pieces: Buffer[] | undefined = [];
  let size = 0;
  let text = '';
  const close = (): void => {
    const piece = Buffer.from(text);
    text = '';
    size += piece.length;
    pieces?.push(piece);
    if (size > most) pieces = undefined;
  };
  return {
    add(part) {
      if (!pieces) return;
      text += part;
      if (text.length >= PIECE) close();
    },
    end() {
      if (pieces && text) close();
      return pieces;
    },
  };
};
