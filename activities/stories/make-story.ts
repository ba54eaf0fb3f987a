import { openStory, sealPageText, sealStory } from '../../domain/storybooks/sealed-story.ts';
import type { StorybookGeneration } from '../../domain/workflow-definitions/workflows.ts';
import { sql, whenChanged } from '../../platform/database/rows.ts';
import type { PageText } from './author.ts';
import { isOverflow } from './overflow.ts';
import {
  costsOf,
  drawCover,
  keysOfStory,
  pageIdOf,
  readPlannedStory,
  readStory,
  requestOf,
  type StoryDependencies,
  type StoryStep,
} from './story-rows.ts';

export type PageToMake = StorybookGeneration & { readonly position: number };
const PNG = { media_type: 'image/png' };

/** Plans title, characters and pages: once, stored sealed, the same for all later steps. */
export const createPlanStory =
  (dependencies: StoryDependencies): StoryStep<StorybookGeneration, 'planned' | 'planned_in_rush'> =>
  async (input, signal) => {
    const { organizationId, storybookId } = input;
    const { brief, plan } = await readStory(dependencies, input);
    const planned = async () => ((await isOverflow(dependencies, input)) ? 'planned_in_rush' : 'planned');
    if (plan) return planned();
    const { secrets, author, database } = dependencies;
    const made = await author.plan(requestOf(brief, storybookId, costsOf(dependencies, input, signal)));
    await database.within(organizationId).all(sql`
      update storybooks
      set plan = ${sealStory(secrets, storybookId, 'plan', made)},
          title = ${sealStory(secrets, storybookId, 'title', made.title)}, updated_at = ${whenChanged}
      where organization_id = ${organizationId} and id = ${storybookId} and plan is null
        and status = 'generating' and deleted_at is null`);
    return planned();
  };

/** The text of a page, written once: a retry after a failed illustration does not pay for the text again. */
const writtenPage = async (
  dependencies: StoryDependencies,
  { organizationId, storybookId, position }: PageToMake,
  write: () => Promise<PageText>,
): Promise<PageText> => {
  const { database, secrets } = dependencies;
  const rows = database.within(organizationId);
  const kept = await rows.first(sql<{ words: Buffer }>`
    select words from storybook_drafts
    where organization_id = ${organizationId} and storybook_id = ${storybookId} and position = ${position}`);
  const part = `draft ${position}` as const;
  if (kept) return openStory<PageText>(secrets, storybookId, part, kept.words);
  const page = await write();
  await rows.all(sql`
    insert into storybook_drafts (organization_id, storybook_id, position, words)
    values (${organizationId}, ${storybookId}, ${position}, ${sealStory(secrets, storybookId, part, page)})
    on conflict do nothing`);
  return page;
};

/** Makes text and picture of one page. The picture is stored before the row that refers to it. */
export const createMakePage =
  (dependencies: StoryDependencies): StoryStep<PageToMake, 'made' | 'made_in_rush'> =>
  async (input, signal) => {
    const { organizationId, storybookId, position } = input;
    const { author, illustrator, secrets, objects, database } = dependencies;
    const { brief, plan } = await readPlannedStory(dependencies, input);
    const id = pageIdOf(secrets, storybookId, position);
    const costs = costsOf(dependencies, input, signal);
    const page = await writtenPage(dependencies, input, () =>
      author.write(plan, position, requestOf(brief, storybookId, costs)),
    );
    const picture = await illustrator.draw({
      ...costs,
      look: plan.look,
      scene: page.scene,
      picture: page.picture,
      book: storybookId,
      seed: id,
    });
    await objects.put(keysOfStory(input).page(id), picture, { ...PNG, signal });
    const text = sealPageText(secrets, id, 'text', page.text);
    const alt = sealPageText(secrets, id, 'alt_text', page.alt_text);
    await database.transact(organizationId, async (rows) => {
      // Locks the story: no page is written for a story that was withdrawn meanwhile.
      const story = await rows.first(sql`
        select 1 from storybooks where organization_id = ${organizationId} and id = ${storybookId}
          and status = 'generating' and deleted_at is null for no key update`);
      if (!story) return;
      await rows.all(sql`
        insert into storybook_pages (id, organization_id, storybook_id, position, text, alt_text, created_at, updated_at)
        values (${id}, ${organizationId}, ${storybookId}, ${position}, ${text}, ${alt}, clock_timestamp(), clock_timestamp())
        on conflict (id) do update set text = excluded.text, alt_text = excluded.alt_text,
          updated_at = excluded.updated_at`);
      await rows.all(sql`
        update storybooks set updated_at = ${whenChanged}, pages_done = (
          select count(*) from storybook_pages
          where organization_id = ${organizationId} and storybook_id = ${storybookId} and deleted_at is null)
        where organization_id = ${organizationId} and id = ${storybookId}`);
    });
    return (await isOverflow(dependencies, input)) ? 'made_in_rush' : 'made';
  };

export const createMakeCover =
  (dependencies: StoryDependencies): StoryStep<StorybookGeneration, 'made'> =>
  async (input, signal) => {
    const { plan } = await readPlannedStory(dependencies, input);
    await drawCover(dependencies, input, plan, signal);
    return 'made';
  };
