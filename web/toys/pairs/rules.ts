import type { Game, Rules, Side } from '../games/game-log.ts';
import { shuffled } from '../games/shuffle.ts';
import { PAIR_FIGURES } from './pair-figures.ts';

const PAIRS = { small: 6, middle: 10, large: 15 } as const;

export interface Card {
  readonly figure: string;
  /** Who found it, with the other one. */
  readonly foundBy: Side | undefined;
}
export interface Pairs {
  readonly cards: readonly Card[];
  /** The cards that lie open and are not found: two of them stay until the next one is turned. */
  readonly open: readonly number[];
  readonly turn: Side;
}

/** A move is the number of the card that is turned. */
export const pairs: Rules<Pairs> = {
  levels: Object.keys(PAIRS),
  // A card that was seen cannot be unseen.
  canTakeBack: false,
  start({ level, seed }: Game) {
    const figures = shuffled(PAIR_FIGURES, seed).slice(0, PAIRS[level as keyof typeof PAIRS]);
    const cards = shuffled([...figures, ...figures], seed + 1);
    return { cards: cards.map((figure) => ({ figure, foundBy: undefined })), open: [], turn: 0 };
  },
  turn: ({ cards, turn }) => (cards.every(({ foundBy }) => foundBy !== undefined) ? undefined : turn),
  move(state, side, number) {
    const card = Number.isInteger(number) ? state.cards[number as number] : undefined;
    if (!card || card.foundBy !== undefined || side !== state.turn) return undefined;
    const [first, second] = state.open;
    if (first === undefined || second !== undefined) return { ...state, open: [number as number] };
    if (first === number) return undefined;
    if (state.cards[first]?.figure !== card.figure)
      return { ...state, open: [first, number as number], turn: side === 0 ? 1 : 0 };
    const cards = state.cards.map((one, index) =>
      index === first || index === number ? { ...one, foundBy: side } : one,
    );
    return { ...state, cards, open: [] };
  },
};
