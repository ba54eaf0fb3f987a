import type { FailureCode } from '../../domain/storybooks/storybook.schemas.ts';
import { recordUsage } from '../../domain/usage/usage.ts';
import type { StorybookGeneration } from '../../domain/workflow-definitions/workflows.ts';
import { sql, whenChanged } from '../../platform/database/rows.ts';
import { removeAll } from '../../platform/objects/objects.ts';
import { isOverflow } from './overflow.ts';
import { keysOfStory, readPages, type StoryDependencies } from './story-rows.ts';

type SettleDependencies = Pick<StoryDependencies, 'database' | 'objects' | 'secrets'>;

export interface OpenedStory {
  readonly pages: number;
  /** Whether it belongs to the overflow slots. The name is in recorded histories. */
  readonly rushed: boolean;
}
export type OpenStory = (input: StorybookGeneration) => Promise<OpenedStory | 'gone'>;

export const createOpenStory =
  ({ database }: SettleDependencies): OpenStory =>
  async (input) => {
    const { organizationId, storybookId } = input;
    const story = await database.within(organizationId).first(sql<{ pages: number }>`
      select page_count as pages from storybooks
      where organization_id = ${organizationId} and id = ${storybookId}
        and status = 'generating' and deleted_at is null`);
    return story ? { pages: story.pages, rushed: await isOverflow({ database }, input) } : 'gone';
  };

export type PublishStory = (input: StorybookGeneration) => Promise<'ready' | 'gone'>;

/**
 * Makes the book readable and bills it in one transaction, exactly once despite retries. Objects of an interrupted
 * attempt are removed first.
 */
export const createPublishStory =
  (dependencies: SettleDependencies): PublishStory =>
  async (input) => {
    const { database, objects } = dependencies;
    const { organizationId, storybookId } = input;
    const keys = keysOfStory(input);
    const pages = await readPages(dependencies, input);
    const kept = new Set([keys.cover, keys.document(0), ...pages.map(({ id }) => keys.page(id))]);
    const left: string[] = [];
    for await (const { key } of objects.list(keys.prefix)) if (!kept.has(key)) left.push(key);
    if (left.length > 0) await objects.remove(left);
    return database.transact(organizationId, async (rows) => {
      const story = await rows.first(sql<{ status: string; partner_practitioner_id: string }>`
        select status, partner_practitioner_id from storybooks
        where organization_id = ${organizationId} and id = ${storybookId} and deleted_at is null for update`);
      if (story?.status === 'ready') return 'ready';
      if (story?.status !== 'generating') return 'gone';
      await recordUsage(rows, {
        organization_id: organizationId,
        resource_id: storybookId,
        partner_practitioner_id: story.partner_practitioner_id,
        feature: 'storybook_generation',
      });
      await rows.all(
        sql`delete from storybook_drafts where organization_id = ${organizationId} and storybook_id = ${storybookId}`,
      );
      await rows.all(sql`
        update storybooks set status = 'ready', brief = null, ready_at = clock_timestamp(), updated_at = ${whenChanged}
        where organization_id = ${organizationId} and id = ${storybookId}`);
      return 'ready';
    });
  };

export type StoryToWithdraw = StorybookGeneration & { readonly failure: FailureCode };
export type WithdrawStory = (input: StoryToWithdraw) => Promise<'withdrawn' | 'settled_before'>;

/** Removes pictures and texts of a failed story. Its status and the reason of the failure stay. */
export const createWithdrawStory =
  ({ database, objects }: Pick<SettleDependencies, 'database' | 'objects'>): WithdrawStory =>
  async ({ failure, ...input }) => {
    const { organizationId, storybookId } = input;
    const withdrawn = await database.transact(organizationId, async (rows) => {
      const story = await rows.first(sql<{ status: string }>`
        select status from storybooks where organization_id = ${organizationId} and id = ${storybookId} for update`);
      if (story?.status !== 'generating') return story?.status === 'failed';
      await rows.all(
        sql`delete from storybook_drafts where organization_id = ${organizationId} and storybook_id = ${storybookId}`,
      );
      await rows.all(
        sql`delete from storybook_pages where organization_id = ${organizationId} and storybook_id = ${storybookId}`,
      );
      await rows.all(sql`
        update storybooks set pages_done = 0,
          -- One that was deleted meanwhile did not fail.
          status = case when deleted_at is null then 'failed' else status end,
          failure_code = case when deleted_at is null then ${failure} end,
          failed_at = case when deleted_at is null then clock_timestamp() end,
          brief = null, plan = null, title = null, updated_at = ${whenChanged}
        where organization_id = ${organizationId} and id = ${storybookId}`);
      return true;
    });
    if (!withdrawn) return 'settled_before';
    await removeAll(objects, keysOfStory(input).prefix);
    return 'withdrawn';
  };
