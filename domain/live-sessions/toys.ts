import { GAME_TYPES, type GameType } from '../access/actor.ts';
import type { SessionItem } from '../playrooms/session-items.ts';
import { CONTENT_TYPES, type ContentType } from '../shelves/shelf-content.ts';

/** The toys of a playroom, each with what a room must have for it (specification 2.7). The pages' list is `web/toys/toy.ts`. */
export const ITEM_OF_TOY = {
  sandtray: 'sand_tray',
  dollhouse: 'dollhouse',
  whiteboard: 'whiteboard',
  pairs: 'multiplayer_games',
  'four-in-a-row': 'multiplayer_games',
  draughts: 'multiplayer_games',
  jigsaw: 'multiplayer_games',
  'feelings-cards': 'multiplayer_games',
  'breathing-star': 'single_player_games',
  'glitter-jar': 'single_player_games',
  'five-senses': 'single_player_games',
  colouring: 'single_player_games',
  storybook: 'activity_shelf',
  worksheet: 'activity_shelf',
} as const satisfies Record<string, SessionItem>;

export type ToyKey = keyof typeof ITEM_OF_TOY;

export const isToy = (name: unknown): name is ToyKey =>
  typeof name === 'string' && Object.hasOwn(ITEM_OF_TOY, name);

/** Played as game sessions are: with saves (specification 2.10). */
export const isGame = (toy: ToyKey): toy is GameType => (GAME_TYPES as readonly string[]).includes(toy);

/** Taken from the shelf of the room: which of it is the toy's subject. */
export const isFromShelf = (toy: ToyKey): toy is ContentType =>
  (CONTENT_TYPES as readonly string[]).includes(toy);

/** What is open of a room, for both seats. */
export interface OpenToy {
  readonly toy: ToyKey;
  /** Of a book or a worksheet. */
  readonly subject: string | null;
}

/** The name of a toy's document within its session: each book has one of its own. */
export const documentName = ({ toy, subject }: OpenToy): string =>
  subject === null ? toy : `${toy}/${subject}`;
