import { ApplicationFailure } from '@temporalio/common';
import {
  openPageText,
  openStory,
  type SealedBrief,
  type StoryBrief,
} from '../../domain/storybooks/sealed-story.ts';
import { storybookKeys } from '../../domain/storybooks/storybook-objects.ts';
import type { StorybookGeneration } from '../../domain/workflow-definitions/workflows.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { ObjectStore } from '../../platform/objects/objects.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Author, Budget, Costs, Illustrator, StoryPlan, StoryRequest } from './author.ts';

export interface StoryDependencies {
  readonly database: Scoped;
  readonly objects: ObjectStore;
  readonly secrets: Secrets;
  readonly author: Author;
  readonly illustrator: Illustrator;
  readonly tokensPerBook: number;
}

/** A step of a story; the signal aborts it. */
export type StoryStep<Input extends StorybookGeneration, Result> = (
  input: Input,
  signal: AbortSignal,
) => Promise<Result>;

interface StoryRow {
  readonly age_band: StoryBrief['age_band'];
  readonly language: string;
  readonly illustration_style: StoryBrief['illustration_style'];
  readonly page_count: number;
  readonly brief: Buffer;
  readonly plan: Buffer | null;
}

/**
 * Reads a story that is being generated.
 * @throws ApplicationFailure StoryGone if it was deleted, published or withdrawn.
 */
export const readStory = async (
  { database, secrets }: Pick<StoryDependencies, 'database' | 'secrets'>,
  { organizationId, storybookId }: StorybookGeneration,
): Promise<{ readonly brief: StoryBrief; readonly plan: StoryPlan | undefined }> => {
  const row = await database.within(organizationId).first(sql<StoryRow>`
    select age_band, language, illustration_style, page_count, brief, plan from storybooks
    where organization_id = ${organizationId} and id = ${storybookId}
      and status = 'generating' and deleted_at is null`);
  if (!row) throw ApplicationFailure.nonRetryable('The story is not being made any more', 'StoryGone');
  const { brief, plan, ...wanted } = row;
  return {
    brief: { ...openStory<SealedBrief>(secrets, storybookId, 'brief', brief), ...wanted },
    plan: plan ? openStory<StoryPlan>(secrets, storybookId, 'plan', plan) : undefined,
  };
};

/** @throws ApplicationFailure StoryGone */
export const readPlannedStory = async (
  dependencies: Pick<StoryDependencies, 'database' | 'secrets'>,
  input: StorybookGeneration,
): Promise<{ readonly brief: StoryBrief; readonly plan: StoryPlan }> => {
  const { brief, plan } = await readStory(dependencies, input);
  if (!plan) throw ApplicationFailure.nonRetryable('The story has no plan yet', 'StoryUnplanned');
  return { brief, plan };
};

/** The budget is stored with the story, so that interrupted attempts count as well. */
const budgetOf = (
  { database, tokensPerBook }: Pick<StoryDependencies, 'database' | 'tokensPerBook'>,
  { organizationId, storybookId }: StorybookGeneration,
): Budget => ({
  async check() {
    const left = await database.within(organizationId).first(sql`
      select 1 from storybooks
      where organization_id = ${organizationId} and id = ${storybookId} and tokens_spent < ${tokensPerBook}`);
    if (!left) throw ApplicationFailure.nonRetryable('The story has cost what it may', 'BudgetSpent');
  },
  async spend(tokens) {
    if (tokens > 0)
      await database.within(organizationId).all(sql`
        update storybooks set tokens_spent = tokens_spent + ${tokens}
        where organization_id = ${organizationId} and id = ${storybookId}`);
  },
});

export const costsOf = (
  dependencies: Pick<StoryDependencies, 'database' | 'tokensPerBook'>,
  input: StorybookGeneration,
  signal: AbortSignal,
): Costs => ({ signal, budget: budgetOf(dependencies, input) });

export const requestOf = (brief: StoryBrief, storybookId: string, costs: Costs): StoryRequest => ({
  brief,
  seed: storybookId,
  ...costs,
});

/** Draws and stores the cover, with the title on it. */
export const drawCover = async (
  dependencies: StoryDependencies,
  input: StorybookGeneration,
  plan: StoryPlan,
  signal: AbortSignal,
  { replaces = false } = {},
): Promise<void> => {
  const { illustrator, objects } = dependencies;
  const book = plan.drawn_for ?? input.storybookId;
  const picture = await illustrator.draw({
    ...costsOf(dependencies, input, signal),
    look: plan.look,
    scene: plan.cover,
    picture: plan.look.words,
    book,
    seed: book,
    title: plan.title,
  });
  await objects.put(keysOfStory(input).cover, picture, { media_type: 'image/png', signal, replaces });
};

/** The id of a page is derived, so that every attempt replaces the page of the former one. */
export const pageIdOf = (secrets: Secrets, storybookId: string, position: number): string => {
  const bytes = Buffer.from(
    secrets.keyedHash('storybook-page', `${storybookId}/${position}`).subarray(0, 16),
  );
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

export interface StoredPage {
  readonly id: string;
  /** The page whose picture this page shows. */
  readonly picture_id: string;
  readonly position: number;
  readonly text: string;
  readonly alt_text: string;
}

/** Reads the pages of a book in order, decrypted. */
export const readPages = async (
  { database, secrets }: Pick<StoryDependencies, 'database' | 'secrets'>,
  { organizationId, storybookId }: StorybookGeneration,
): Promise<StoredPage[]> => {
  const rows = await database.within(organizationId).all(sql<{
    id: string;
    picture_id: string;
    position: number;
    text: Buffer;
    alt_text: Buffer;
  }>`
    select id, coalesce(picture_id, id) as picture_id, position, text, alt_text from storybook_pages
    where organization_id = ${organizationId} and storybook_id = ${storybookId} and deleted_at is null
    order by position`);
  return rows.map(({ id, picture_id, position, text, alt_text }) => ({
    id,
    picture_id,
    position,
    text: openPageText(secrets, id, 'text', text),
    alt_text: openPageText(secrets, id, 'alt_text', alt_text),
  }));
};

export const keysOfStory = ({ organizationId, storybookId }: StorybookGeneration) =>
  storybookKeys(organizationId, storybookId);
