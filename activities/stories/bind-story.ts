import sharp from 'sharp';
import { settleBindings } from '../../domain/stored-objects/requested-bindings.ts';
import { openStory, sealStory } from '../../domain/storybooks/sealed-story.ts';
import type { AgeBand } from '../../domain/storybooks/storybook.schemas.ts';
import type { StorybookGeneration } from '../../domain/workflow-definitions/workflows.ts';
import { sql } from '../../platform/database/rows.ts';
import { readWhole } from '../../platform/objects/objects.ts';
import { bindBook } from '../documents/bind-book.ts';
import type { StoryPlan } from './author.ts';
import {
  drawCover,
  keysOfStory,
  readPages,
  readPlannedStory,
  type StoryDependencies,
  type StoryStep,
} from './story-rows.ts';

/** As JPEG: a PDF of PNG pictures takes sixty times as long to make. */
const forPrint = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).flatten({ background: '#ffffff' }).jpeg({ quality: 86, mozjpeg: false }).toBuffer();

interface Binding {
  readonly title: string;
  readonly plan: StoryPlan;
  readonly ageBand: AgeBand;
}

const bound = async (
  dependencies: StoryDependencies,
  input: StorybookGeneration,
  { title, plan, ageBand }: Binding,
  signal: AbortSignal,
): Promise<Buffer> => {
  const { objects } = dependencies;
  const keys = keysOfStory(input);
  const pages = [];
  for (const { picture_id, text, alt_text } of await readPages(dependencies, input)) {
    signal.throwIfAborted();
    const picture = await forPrint(await readWhole(objects, keys.page(picture_id)));
    pages.push({ text, alt_text, picture });
  }
  const cover = await forPrint(await readWhole(objects, keys.cover));
  return bindBook({ title, language: plan.language, ageBand, cover, pages, colophon: plan.colophon });
};

/** Makes the PDF of a book whose pages and cover are stored. */
export const createBindStory =
  (dependencies: StoryDependencies): StoryStep<StorybookGeneration, 'bound'> =>
  async (input, signal) => {
    const { brief, plan } = await readPlannedStory(dependencies, input);
    const book = { title: plan.title, plan, ageBand: brief.age_band };
    const document = await bound(dependencies, input, book, signal);
    const key = keysOfStory(input).document(0);
    await dependencies.objects.put(key, document, { media_type: 'application/pdf', signal });
    return 'bound';
  };

const readEdited = async (
  { database, secrets }: StoryDependencies,
  { organizationId, storybookId }: StorybookGeneration,
) => {
  const row = await database.within(organizationId).first(sql<{
    revision: number;
    bound_revision: number;
    age_band: AgeBand;
    title: Buffer;
    plan: Buffer;
  }>`
    select revision, bound_revision, age_band, title, plan from storybooks
    where organization_id = ${organizationId} and id = ${storybookId} and status = 'ready' and deleted_at is null`);
  if (!row) return undefined;
  const { age_band: ageBand, title, plan, ...revisions } = row;
  return {
    ...revisions,
    ageBand,
    title: openStory<string>(secrets, storybookId, 'title', title),
    plan: openStory<StoryPlan>(secrets, storybookId, 'plan', plan),
  };
};

/** Draws the cover again if the title was edited. */
export const createRedrawCover =
  (dependencies: StoryDependencies): StoryStep<StorybookGeneration, 'reencodePicture' | 'as_it_was'> =>
  async (input, signal) => {
    const { database, secrets } = dependencies;
    const { organizationId, storybookId } = input;
    const book = await readEdited(dependencies, input);
    if (!book || book.plan.title === book.title) return 'as_it_was';
    const plan = { ...book.plan, title: book.title };
    await drawCover(dependencies, input, plan, signal, { replaces: true });
    // A document with the new title and the old cover must be bound again.
    await database.within(organizationId).all(sql`
      update storybooks set plan = ${sealStory(secrets, storybookId, 'plan', plan)},
        revision = revision + (bound_revision = revision)::int
      where organization_id = ${organizationId} and id = ${storybookId} and status = 'ready'`);
    return 'reencodePicture';
  };

/** Makes the PDF of an edited book and removes objects that no page uses. `behind`: the book was edited meanwhile. */
export const createRebindStory =
  (dependencies: StoryDependencies): StoryStep<StorybookGeneration, 'bound' | 'behind' | 'gone'> =>
  async (input, signal) => {
    const { database, objects } = dependencies;
    const { organizationId, storybookId } = input;
    const keys = keysOfStory(input);
    const book = await readEdited(dependencies, input);
    if (!book) return 'gone';
    const { revision } = book;
    if (book.bound_revision < revision) {
      const document = await bound(dependencies, input, book, signal);
      await objects.put(keys.document(revision), document, {
        media_type: 'application/pdf',
        signal,
        replaces: true,
      });
    }
    const kept = await database.transact(organizationId, async (rows) => {
      const current = await rows.first(sql`
        update storybooks set bound_revision = revision
        where organization_id = ${organizationId} and id = ${storybookId} and revision = ${revision}
          and status = 'ready' and deleted_at is null
        returning 1`);
      if (!current) return undefined;
      await settleBindings(rows, { kind: 'storybook', organizationId, id: storybookId, revision });
      return rows.all(sql<{ picture_id: string }>`
        select coalesce(picture_id, id) as picture_id from storybook_pages
        where organization_id = ${organizationId} and storybook_id = ${storybookId} and deleted_at is null`);
    });
    if (!kept) return 'behind';
    // A page that is added later shows a picture of one of these.
    const needed = new Set([
      keys.cover,
      keys.document(revision),
      ...kept.map(({ picture_id }) => keys.page(picture_id)),
    ]);
    const left: string[] = [];
    for await (const { key } of objects.list(keys.prefix)) if (!needed.has(key)) left.push(key);
    if (left.length > 0) await objects.remove(left);
    return 'bound';
  };
