import type { StoryBrief } from '../../domain/storybooks/sealed-story.ts';
import type { ObjectName } from './offline/object-names.ts';

/**
 * The interfaces of authors, who write a story, and of illustrators, who draw it. The built-in ones compose from
 * prepared texts and shapes; others are models behind a network interface. A plan is made once and stored (sealed), and
 * pages are made from it in any order: that keeps text and pictures of one book together.
 */

export const TIMES = ['morning', 'day', 'dusk', 'night', 'storm'] as const;
export const POSES = ['stand', 'walk', 'sit', 'sad', 'hide', 'breathe', 'jump', 'wave', 'sleep'] as const;
export const TOKENS = ['none', 'breeze', 'words', 'stones', 'hearts', 'lantern'] as const;
export const ANIMALS = ['fox', 'bear', 'rabbit', 'hedgehog'] as const;
export const PLACES = ['forest', 'seaside', 'meadow'] as const;
export const TROUBLES = ['shadow', 'storm', 'scribble', 'rain', 'fog', 'whirl'] as const;

/** Where an object of a scene is drawn. */
export const SPOTS = ['left', 'right', 'front', 'hand', 'thought', 'back'] as const;

export interface Prop {
  readonly object: ObjectName;
  readonly spot: (typeof SPOTS)[number];
  /** Lettered on a sign. */
  readonly words?: string;
}

/** What one picture shows, in words that every illustrator knows. */
export interface Scene {
  readonly time: (typeof TIMES)[number];
  readonly pose: (typeof POSES)[number];
  readonly companion: boolean;
  readonly helper: boolean;
  /** How large what troubles the character is: 0 not there, 3 fills the sky. */
  readonly trouble: 0 | 1 | 2 | 3;
  readonly token: (typeof TOKENS)[number];
  /** Objects of the topic; plans that are older than these have none. */
  readonly props?: readonly Prop[];
}

/** What all pictures of a book have in common. */
export interface Look {
  readonly animal: (typeof ANIMALS)[number];
  readonly place: (typeof PLACES)[number];
  readonly trouble: (typeof TROUBLES)[number];
  readonly style: StoryBrief['illustration_style'];
  /** Character and setting in words, for illustrators that read. */
  readonly words: string;
}

export interface StoryPlan {
  readonly title: string;
  /** What it is written in. BCP 47. */
  readonly language: string;
  readonly look: Look;
  readonly cover: Scene;
  /** What happens on each page, as the author needs it to write the page. */
  readonly pages: readonly unknown[];
  /** Who made the book, in its own language; the last thing in it. */
  readonly colophon: string;
  /** Of a copy: the book that its pictures were drawn for, so that what is drawn anew goes with them. */
  readonly drawn_for?: string;
}

export interface PageText {
  readonly text: string;
  readonly alt_text: string;
  readonly scene: Scene;
  /** The picture in words, for illustrators that read. */
  readonly picture: string;
}

/** What one book may still cost, over all attempts. Authors that cost nothing never call it. */
export interface Budget {
  /** @throws ApplicationFailure BudgetSpent where nothing is left. */
  check(): Promise<void>;
  spend(tokens: number): Promise<void>;
}

export interface Costs {
  readonly signal: AbortSignal;
  readonly budget: Budget;
}

export interface StoryRequest extends Costs {
  readonly brief: StoryBrief;
  /** The same for every attempt at this book, different for every book. */
  readonly seed: string;
}

export interface Author {
  plan(request: StoryRequest): Promise<StoryPlan>;
  /** @param position from 1. */
  write(plan: StoryPlan, position: number, request: StoryRequest): Promise<PageText>;
}

export interface Drawing extends Costs {
  readonly look: Look;
  readonly scene: Scene;
  readonly picture: string;
  /** Of this picture; the book's own is in `book`. */
  readonly seed: string;
  readonly book: string;
  /** To be lettered on the picture: covers alone. */
  readonly title?: string;
}

export interface Illustrator {
  /** A PNG of {@link PICTURE}. */
  draw(drawing: Drawing): Promise<Buffer>;
}

export const PICTURE = { width: 1200, height: 900 } as const;
