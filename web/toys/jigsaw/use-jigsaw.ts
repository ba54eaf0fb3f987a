import { useMemo, useRef } from 'react';
import { LARGEST_SEED } from '../games/game-log.ts';
import { beginGame } from '../games/game-place.ts';
import { itemsOf, newKey, settingsOf } from '../stage/shared.ts';
import { goOn, step } from '../stage/steps.ts';
import { useVersion } from '../stage/use-version.ts';
import type { ToySeat } from '../toy.ts';
import { type JigsawGame, type Piece, pieceKey, readJigsaw, readPieces, settled } from './pieces.ts';

/** Milliseconds between what is sent of a piece that is being moved. */
const PACE = 45;

export interface Jigsaw {
  readonly game: JigsawGame | undefined;
  readonly pieces: readonly Piece[];
  start(level: string, picture: number): void;
  /** Takes a piece into the hand: what follows until the next one is one step. */
  take(piece: Piece): void;
  /** @returns whether it came to its place. */
  move(piece: Piece, x: number, y: number, isLetGo: boolean): boolean;
}

export const useJigsaw = (seat: ToySeat, pictures: number): Jigsaw => {
  const { document } = seat;
  const version = useVersion(document);
  const items = itemsOf(document);
  const settings = settingsOf(document);
  const hand = useRef({ isNew: true, sentAt: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document is the same one after each change.
  const found = useMemo(() => {
    const game = readJigsaw(settings.get('game'), pictures);
    return { game, pieces: game ? readPieces(game, (key) => items.get(key)) : [] };
  }, [items, settings, pictures, version]);
  return {
    ...found,
    start: (level, picture) =>
      beginGame(document, {
        id: newKey(),
        seed: Math.floor(Math.random() * LARGEST_SEED),
        level,
        picture,
        isShared: true,
        first: 'client',
      }),
    take() {
      hand.current = { isNew: true, sentAt: 0 };
    },
    move(piece, x, y, isLetGo) {
      const { game, pieces } = found;
      const now = performance.now();
      if (!game || piece.isHome || (!isLetGo && now - hand.current.sentAt < PACE)) return false;
      const at = isLetGo ? settled(game, piece, x, y) : { x, y };
      const top = Math.max(...pieces.map(({ order }) => order), 0);
      const n = piece.order === top && top > 0 ? top : top + 1;
      const write = hand.current.isNew ? step : goOn;
      write(document, () =>
        items.set(pieceKey(game, piece.index), {
          x: Math.round(at.x * 10) / 10,
          y: Math.round(at.y * 10) / 10,
          n,
        }),
      );
      hand.current = { isNew: false, sentAt: now };
      return isLetGo && at.x === piece.homeX && at.y === piece.homeY;
    },
  };
};
