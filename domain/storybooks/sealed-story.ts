import type { Secrets } from '../../platform/secrets.ts';
import type { AgeBand, IllustrationStyle } from './storybook.schemas.ts';

/**
 * What is written for a child is sealed at rest and bound to its row: topic, goal and name from the clinician, the
 * plan, the title, and the text of each page.
 */

/** The parts of the clinician's request that can reveal something about a child. */
export interface SealedBrief {
  readonly topic: string;
  readonly therapeutic_goal: string | null;
  readonly character_name: string | null;
}

/** Everything that a book is written from. */
export interface StoryBrief extends SealedBrief {
  readonly age_band: AgeBand;
  readonly language: string;
  readonly illustration_style: IllustrationStyle;
  readonly page_count: number;
}

type Part = 'brief' | 'plan' | 'title' | `draft ${number}`;

export const sealStory = (secrets: Secrets, storybookId: string, part: Part, value: unknown): Buffer =>
  secrets.seal(Buffer.from(JSON.stringify(value)), `storybook/${storybookId}/${part}`);

export const openStory = <Value>(
  secrets: Secrets,
  storybookId: string,
  part: Part,
  sealed: Uint8Array,
): Value => JSON.parse(secrets.open(Buffer.from(sealed), `storybook/${storybookId}/${part}`).toString());

export const sealPageText = (
  secrets: Secrets,
  pageId: string,
  part: 'text' | 'alt_text',
  value: string,
): Buffer => secrets.seal(Buffer.from(value), `storybook-page/${pageId}/${part}`);

export const openPageText = (
  secrets: Secrets,
  pageId: string,
  part: 'text' | 'alt_text',
  sealed: Uint8Array,
): string => secrets.open(Buffer.from(sealed), `storybook-page/${pageId}/${part}`).toString();
