import type { Scene } from '../samples.ts';

/** A way of changing records beside the interface's endpoints, and what the change feed tells of it. */
export interface TellingWay {
  /** The types of the events, as often as each is told. */
  readonly tells: readonly string[];
  /** Nouns of records that no list shows any more when they are told of. */
  readonly unseen: readonly string[];
  /** Makes what is changed. @returns what changes it. */
  readonly prepare: (scene: Scene) => Promise<() => Promise<unknown>>;
}

/** A text is the reason why it changes no record of the feed. */
export type FeedWay = string | TellingWay;

export const telling = (
  tells: readonly string[],
  prepare: TellingWay['prepare'],
  unseen: readonly string[] = [],
): TellingWay => ({
  tells: tells.toSorted(),
  prepare,
  unseen,
});

/** By name: the list of all ways is computed, and each must have its entry. */
export type Ways = Readonly<Record<string, FeedWay>>;
