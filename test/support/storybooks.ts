import sharp from 'sharp';
import type { Illustrator } from '../../activities/stories/author.ts';
import { createBindStory } from '../../activities/stories/bind-story.ts';
import { createMakeCover, createMakePage, createPlanStory } from '../../activities/stories/make-story.ts';
import { offlineAuthor } from '../../activities/stories/offline/offline-author.ts';
import { createPublishStory, createWithdrawStory } from '../../activities/stories/settle-story.ts';
import { keysOfStory, type StoryDependencies } from '../../activities/stories/story-rows.ts';
import type { FailureCode } from '../../domain/storybooks/storybook.schemas.ts';
import type { StorybookGeneration } from '../../domain/workflow-definitions/workflows.ts';
import { readWhole } from '../../platform/objects/objects.ts';
import type { RunningApp } from './app.ts';
import type { Client } from './client.ts';
import type { WireRecord } from './world.ts';

let small: Promise<Buffer> | undefined;
/** Tests of the interface do not look at pictures, so one small picture is used for all. */
const plainIllustrator: Illustrator = {
  draw: () => {
    small ??= sharp({ create: { width: 120, height: 90, channels: 3, background: '#7fb069' } })
      .png()
      .toBuffer();
    return small;
  },
};

export const storyDependencies = (
  { database, objects, secrets }: Pick<RunningApp, 'database' | 'objects' | 'secrets'>,
  illustrator: Illustrator = plainIllustrator,
): StoryDependencies => ({
  database,
  objects,
  secrets,
  author: offlineAuthor,
  illustrator,
  tokensPerBook: 600_000,
});

export const storybookBody = (fields: object = {}): Record<string, unknown> => ({
  topic: 'Being afraid of the dark',
  page_count: 4,
  ...fields,
});

/** A storybook in generation: no worker runs beside the tests of the interface. */
export const startedStorybook = async (clinician: Client, fields: object = {}): Promise<WireRecord> => {
  const reply = await clinician.post('/v1/partner/storybooks', storybookBody(fields));
  if (reply.status !== 201) throw new Error(`The storybook was answered ${reply.status}: ${reply.text}`);
  return reply.body.data;
};

/**
 * Takes the steps of the workflow, with the activities themselves; one after the other, for many books are made at once
 * and share the connections.
 */
export const makeStorybook = async (
  dependencies: StoryDependencies,
  input: StorybookGeneration,
  pages: number,
): Promise<void> => {
  const { signal } = new AbortController();
  await createPlanStory(dependencies)(input, signal);
  for (let position = 1; position <= pages; position += 1)
    await createMakePage(dependencies)({ ...input, position }, signal);
  await createMakeCover(dependencies)(input, signal);
  await bind(dependencies, input, signal);
  await createPublishStory(dependencies)(input);
};

let bound: Buffer | undefined;
/** All books of this process share one PDF, because binding takes long. */
const bind = async (
  dependencies: StoryDependencies,
  input: StorybookGeneration,
  signal: AbortSignal,
): Promise<void> => {
  const document = keysOfStory(input).document(0);
  if (bound) return dependencies.objects.put(document, bound, { media_type: 'application/pdf' });
  await createBindStory(dependencies)(input, signal);
  bound = await readWhole(dependencies.objects, document);
};

export const readyStorybook = async (
  app: Pick<RunningApp, 'database' | 'objects' | 'secrets'>,
  organizationId: string,
  clinician: Client,
  fields: object = {},
): Promise<WireRecord> => {
  const { id, page_count } = await startedStorybook(clinician, fields);
  await makeStorybook(storyDependencies(app), { organizationId, storybookId: id }, page_count);
  return (await clinician.get(`/v1/partner/storybooks/${id}`)).body.data;
};

/** The last step of a generation that fails, or whose book was deleted meanwhile. */
export const withdrawStorybook = (
  app: RunningApp,
  organizationId: string,
  storybookId: string,
  failure: FailureCode = 'content_refused',
): Promise<unknown> => createWithdrawStory(storyDependencies(app))({ organizationId, storybookId, failure });

export const failedStorybook = async (
  app: RunningApp,
  organizationId: string,
  clinician: Client,
  failure?: FailureCode,
): Promise<WireRecord> => {
  const { id } = await startedStorybook(clinician);
  await withdrawStorybook(app, organizationId, id, failure);
  return (await clinician.get(`/v1/partner/storybooks/${id}`)).body.data;
};
