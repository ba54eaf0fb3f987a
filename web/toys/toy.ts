import type { ReactNode } from 'react';
import type * as Y from 'yjs';
import type { SeatRole } from './seat-role.ts';

/** A toy of the playroom: what both seats of a session play with, live (docs of the playroom, part 2). */

export const TOYS = [
  'sandtray',
  'dollhouse',
  'whiteboard',
  'pairs',
  'four-in-a-row',
  'draughts',
  'jigsaw',
  'feelings-cards',
  'breathing-star',
  'glitter-jar',
  'five-senses',
  'colouring',
  'storybook',
  'worksheet',
] as const;
export type ToyKey = (typeof TOYS)[number];

export type { SeatRole };

/** Where the other seat's hand is, in the toy's own coordinates. It is shown for a moment and kept nowhere. */
export interface Hand {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** What a toy is given of the seat that it is played from. */
export interface ToySeat {
  readonly role: SeatRole;
  /** The toy's own document, shared by both seats, already in line with the service. Nothing else of a toy is shared. */
  readonly document: Y.Doc;
  /** False while the clinician has the toy for herself: the seat watches. The toy is drawn again when it changes. */
  readonly canPlay: boolean;
  readonly isSoundOn: boolean;
  point(hand: Hand): void;
  /** @returns how to stop listening. */
  onHand(listener: (hand: Hand) => void): () => void;
}

/** What of the toy a session chose, such as a book of the shelf. */
export interface ToySubject {
  readonly id: string;
  readonly title: string;
  /** Addresses of the pages' pictures, in their order, and the text of each, where it has one. */
  readonly pages: readonly {
    readonly image_url: string;
    readonly text: string | null;
    readonly alt_text?: string;
  }[];
  readonly language?: string;
}

export interface ToyProps {
  readonly seat: ToySeat;
  readonly subject?: ToySubject;
}

/** The default export of a toy's module. */
export type Toy = (props: ToyProps) => ReactNode;
