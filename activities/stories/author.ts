import type { StoryBrief } from '../../domain/storybooks/sealed-story.ts';
import type { ObjectName } from './offline/object-names.ts';

/**
 * The interfaces of authors, who write a story, and of illustrators, who draw it. The built-in ones combine prepared
 * texts and shapes; others are models behind a network interface. A plan is made once and stored (sealed), and pages
 * are made from it in any order, so that text and pictures of one book match.
 */

export const TIMES = ['morning', 'day', 'dusk', 'night', 'storm'] as const;
export const POSES = ['stand', 'walk', 'sit', 'sad', 'hide', 'breathe', 'jump', 'wave', 'sleep'] as const;
export const TOKENS = ['none', 'breeze', 'words', 'stones', 'hearts', 'lantern'] as const;
export const ANIMALS = [
  'fox',
  'bear',
  'rabbit',
  'hedgehog',
  'cat',
  'dinosaur',
  'dog',
  'dragon',
  'lion',
  'monkey',
  'mouse',
  'panda',
  'penguin',
  'tiger',
  'wolf',
] as const;
export const PLACES = ['forest', 'seaside', 'meadow'] as const;
export const TROUBLES = ['shadow', 'storm', 'scribble', 'rain', 'fog', 'whirl'] as const;

/** Positions of objects in a scene. */
export const SPOTS = ['left', 'right', 'front', 'hand', 'thought', 'back'] as const;

export interface Prop {
  readonly object: ObjectName;
  readonly spot: (typeof SPOTS)[number];
  /** Text on a sign. */
  readonly words?: string;
}

/** The content of one picture, in words that every illustrator knows. */
export interface Scene {
  readonly time: (typeof TIMES)[number];
  readonly pose: (typeof POSES)[number];
  readonly companion: boolean;
  readonly helper: boolean;
  /** How large the thing is that troubles the character: 0 is absent, 3 fills the sky. */
  readonly trouble: 0 | 1 | 2 | 3;
  readonly token: (typeof TOKENS)[number];
  /** Objects of the topic; older plans have none. */
  readonly props?: readonly Prop[];
}

/** What all pictures of a book have in common. */
export interface Look {
  readonly animal: (typeof ANIMALS)[number];
  readonly place: (typeof PLACES)[number];
  readonly trouble: (typeof TROUBLES)[number];
  readonly style: StoryBrief['illustration_style'];
  /** Character and setting in words, for illustrators that are models. */
  readonly words: string;
}

export interface StoryPlan {
  readonly title: string;
  /** The language of the text, as a BCP 47 tag. */
  readonly language: string;
  readonly look: Look;
  readonly cover: Scene;
  /** The content of each page, in the form that the author needs to write the page. */
  readonly pages: readonly unknown[];
  /** The text on the last page that says who made the book, in the book's language. */
  readonly colophon: string;
  /** For a copy: the book that its pictures were drawn for, so that newly drawn pictures match. */
  readonly drawn_for?: string;
}

export interface PageText {
  readonly text: string;
  readonly alt_text: string;
  readonly scene: Scene;
  /** The picture in words, for illustrators that are models. */
  readonly picture: string;
}

/** The remaining budget of one book, over all attempts. Authors that cost nothing never use it. */
export interface Budget {
  /** @throws ApplicationFailure BudgetSpent if nothing is left. */
  check(): Promise<void>;
  spend(tokens: number): Promise<void>;
}

export interface Costs {
  readonly signal: AbortSignal;
  readonly budget: Budget;
}

export interface StoryRequest extends Costs {
  readonly brief: StoryBrief;
  /** The same for every attempt at this book, and different for every book. */
  readonly seed: string;
}

export interface Author {
  plan(request: StoryRequest): Promise<StoryPlan>;
  /** @param position counted from 1. */
  write(plan: StoryPlan, position: number, request: StoryRequest): Promise<PageText>;
}

export interface Drawing extends Costs {
  readonly look: Look;
  readonly scene: Scene;
  readonly picture: string;
  /** The seed of this picture; `book` has the book's own. */
  readonly seed: string;
  readonly book: string;
  /** Text to be drawn on the picture; only for covers. */
  readonly title?: string;
}

export interface Illustrator {
  /** A PNG of {@link PICTURE}. */
  draw(drawing: Drawing): Promise<Buffer>;
}

export const PICTURE = { width: 1200, height: 900 } as const;
