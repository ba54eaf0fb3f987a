import { figureUrl } from '../figures/index.ts';
import { untilWorthAsking } from '../figures/try-again.ts';

/** A figure's picture with a coarse mask of where it is not empty, for pressing it. */
export interface Picture {
  readonly bitmap: ImageBitmap;
  /** @param u from the left, @param v from below; 0 to 1 each. */
  isThere(u: number, v: number): boolean;
}

const MASK = 32;
const SEEN = 40;
const pictures = new Map<string, Promise<Picture>>();
const here = new Map<string, Picture>();

/** Asks until there is an answer: a figure that was placed without a connection is seen once it is back. */
const answer = async (address: string): Promise<Response> => {
  for (;;)
    try {
      return await fetch(address);
    } catch {
      await untilWorthAsking();
    }
};

const read = async (kind: string): Promise<Picture> => {
  const response = await answer(figureUrl(kind));
  if (!response.ok) throw new Error(`No picture of ${kind}`);
  const bitmap = await createImageBitmap(await response.blob(), { premultiplyAlpha: 'premultiply' });
  const canvas = document.createElement('canvas');
  canvas.width = MASK;
  canvas.height = MASK;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0, MASK, MASK);
  const data = context?.getImageData(0, 0, MASK, MASK).data;
  return {
    bitmap,
    isThere(u, v) {
      const column = Math.floor(u * MASK);
      const row = Math.floor((1 - v) * MASK);
      if (column < 0 || row < 0 || column >= MASK || row >= MASK) return false;
      return (data?.[(row * MASK + column) * 4 + 3] ?? 255) > SEEN;
    },
  };
};

/** The picture of a figure, loaded once. */
export const pictureOf = (kind: string): Promise<Picture> => {
  const known = pictures.get(kind);
  if (known) return known;
  const picture = read(kind);
  pictures.set(kind, picture);
  picture.then(
    (loaded) => here.set(kind, loaded),
    () => pictures.delete(kind),
  );
  return picture;
};

/** The picture of a figure if it is loaded already: it can be in the first frame then. */
export const loadedPicture = (kind: string): Picture | undefined => here.get(kind);
