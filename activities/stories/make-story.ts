import { sql } from '../../api/platform/data/rows.ts';
import { sealPageText, sealStory } from '../../api/resources/storybooks/sealed-story.ts';
import type { StorybookGeneration } from '../../workflows/contracts.ts';
import {
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

/** Title, characters and what happens on which page: made once, kept sealed, the same for all that follows. */
export const createPlanStory =
  (dependencies: StoryDependencies): StoryStep<StorybookGeneration, 'planned'> =>
  async (input, signal) => {
    const { organizationId, storybookId } = input;
    const { brief, plan } = await readStory(dependencies, input);
    if (plan) return 'planned';
    const { secrets, author, database } = dependencies;
    const made = await author.plan(requestOf(brief, storybookId, signal));
    await database.within(organizationId).all(sql`
      update storybooks
      set plan = ${sealStory(secrets, storybookId, 'plan', made)},
          title = ${sealStory(secrets, storybookId, 'title', made.title)}, updated_at = clock_timestamp()
      where organization_id = ${organizationId} and id = ${storybookId} and plan is null
        and status = 'generating' and deleted_at is null`);
    return 'planned';
  };

/** Text and picture of one page. The picture is stored before the row says that it is there. */
export const createMakePage =
  (dependencies: StoryDependencies): StoryStep<PageToMake, 'made'> =>
  async (input, signal) => {
    const { organizationId, storybookId, position } = input;
    const { author, illustrator, secrets, objects, database } = dependencies;
    const { brief, plan } = await readPlannedStory(dependencies, input);
    const id = pageIdOf(secrets, storybookId, position);
    const page = await author.write(plan, position, requestOf(brief, storybookId, signal));
    const picture = await illustrator.draw({
      look: plan.look,
      scene: page.scene,
      picture: page.picture,
      book: storybookId,
      seed: id,
      signal,
    });
    await objects.put(keysOfStory(input).page(id), picture, { ...PNG, signal });
    const text = sealPageText(secrets, id, 'text', page.text);
    const alt = sealPageText(secrets, id, 'alt_text', page.alt_text);
    await database.transact(organizationId, async (rows) => {
      // Holds the story where it is: a page of one that was withdrawn meanwhile is not written.
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
        update storybooks set updated_at = clock_timestamp(), pages_done = (
          select count(*) from storybook_pages
          where organization_id = ${organizationId} and storybook_id = ${storybookId} and deleted_at is null)
        where organization_id = ${organizationId} and id = ${storybookId}`);
    });
    return 'made';
  };

export const createMakeCover =
  (dependencies: StoryDependencies): StoryStep<StorybookGeneration, 'made'> =>
  async (input, signal) => {
    const { plan } = await readPlannedStory(dependencies, input);
    await drawCover(dependencies, input, plan, signal);
    return 'made';
  };
