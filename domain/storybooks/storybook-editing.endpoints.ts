import { sql, whenChanged } from '../../platform/database/rows.ts';
import { type Call, endpoint } from '../declarations/endpoint.ts';
import { invalid, issue } from '../problems.ts';
import { keepBinding } from '../stored-objects/requested-bindings.ts';
import { workflows } from '../workflow-definitions/workflows.ts';
import { arrangePages, type BoundPage, readBoundPages } from './edit-pages.ts';
import { openPageText, openStory, sealPageText, sealStory } from './sealed-story.ts';
import type { Storybook } from './storybook.entity.ts';
import { MOST_PAGES, StorybookEdit, StorybookPageDraft, StorybookPagesChange } from './storybook.schemas.ts';
import { storybookPages, storybooks } from './storybooks.resource.ts';

const tag = 'Storybooks';
const access = { tier: 'embed', capability: 'storybook:write' } as const;

type Editing = Pick<
  Call<
    Storybook,
    unknown,
    { readonly page_ids: readonly string[] },
    'content-not-ready' | 'storybook-changed'
  >,
  'actor' | 'body' | 'fail' | 'request_id' | 'rows' | 'start' | 'subject'
>;

/** The pages as the caller read them, of a book that is locked until the commit. */
const pagesAsRead = async ({ actor, body, fail, rows, subject }: Editing): Promise<BoundPage[]> => {
  if (subject.status !== 'ready') throw fail('content-not-ready');
  const pages = await readBoundPages(rows, actor.organization_id, subject.id);
  const read = body.page_ids.map((id) => id.toLowerCase());
  if (read.length !== pages.length || pages.some(({ id }, index) => id !== read[index]))
    throw fail('storybook-changed');
  return pages;
};

/** Until it is rebuilt, the PDF is that of the former revision. */
const edited = async ({
  actor: { organization_id: organizationId },
  request_id,
  rows,
  start,
  subject,
}: Omit<Editing, 'body' | 'fail'>): Promise<void> => {
  subject.revision += 1;
  const { id, revision } = subject;
  await keepBinding(rows, { kind: 'storybook', organizationId, id, revision }, request_id);
  start(workflows.rebindStorybook.command(organizationId, id));
};

const editStorybook = endpoint({
  id: 'editStorybook',
  summary: 'Give a storybook another title, or share it to shelves',
  tag,
  route: 'PATCH /api/embed/storybooks/{id}',
  access,
  subject: storybooks,
  body: StorybookEdit,
  shows: storybooks,
  success: [200],
  problems: ['content-not-ready'],
  example: { body: { title: 'The night is full of friends' } },
  handle: async (call) => {
    const { body, fail, secrets, subject } = call;
    if (body.shelf_ready !== undefined) subject.shelf_ready = body.shelf_ready;
    if (body.title === undefined) return;
    if (subject.status !== 'ready') throw fail('content-not-ready');
    if (openStory(secrets, subject.id, 'title', subject.title as Buffer) === body.title) return;
    subject.title = sealStory(secrets, subject.id, 'title', body.title);
    await edited(call);
  },
});

const addStorybookPage = endpoint({
  id: 'addStorybookPage',
  summary: 'Add a page to a storybook',
  description: 'Its words are yours; its picture is one that the book has.',
  tag,
  route: 'POST /api/embed/storybooks/{id}/pages',
  access,
  subject: storybooks,
  body: StorybookPageDraft,
  shows: storybookPages,
  success: [201],
  problems: ['not-found', 'content-not-ready', 'storybook-changed'],
  example: {
    body: {
      page_ids: ['6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11'],
      text: 'And then it was morning.',
      position: 2,
    },
  },
  handle: async (call) => {
    const { actor, body, fail, operation_id, rows, secrets, subject } = call;
    const { organization_id } = actor;
    const pages = await pagesAsRead(call);
    const place = body.position ?? pages.length + 1;
    if (pages.length === MOST_PAGES) throw invalid(issue('page_ids', 'too_many_items'));
    if (place > pages.length + 1) throw invalid(issue('position', 'too_large'));
    const shown = body.picture_of?.toLowerCase() ?? pages[Math.max(0, place - 2)]?.id;
    const source = pages.find(({ id }) => id === shown);
    if (!source) throw fail('not-found');
    const seal = (part: 'text' | 'alt_text', words: string) =>
      sealPageText(secrets, operation_id, part, words);
    const alt = body.alt_text ?? openPageText(secrets, source.id, 'alt_text', source.alt_text);
    await rows.all(sql`
      insert into storybook_pages (id, organization_id, storybook_id, position, picture_id, text, alt_text,
        created_at, updated_at)
      select ${operation_id}::uuid, ${organization_id}::uuid, ${subject.id}::uuid, ${MOST_PAGES + 1}::int,
        ${source.picture_id}::uuid, ${seal('text', body.text)}::bytea, ${seal('alt_text', alt)}::bytea, moment, moment
      from (select clock_timestamp() as moment) at`);
    const ids = pages.map(({ id }) => id);
    await arrangePages(rows, organization_id, subject.id, ids.toSpliced(place - 1, 0, operation_id));
    subject.page_count = pages.length + 1;
    subject.pages_done = pages.length + 1;
    await edited(call);
  },
});

const arrangeStorybookPages = endpoint({
  id: 'arrangeStorybookPages',
  summary: 'Reorder the pages of a storybook, change their words, or take some out',
  tag,
  route: 'PATCH /api/embed/storybooks/{id}/pages',
  access,
  subject: storybooks,
  body: StorybookPagesChange,
  check: ({ body: { pages = [] } }) =>
    pages.flatMap(({ id }, index) =>
      pages.findIndex((other) => other.id.toLowerCase() === id.toLowerCase()) < index
        ? [issue(`pages[${index}].id`, 'duplicate_item')]
        : [],
    ),
  shows: storybooks,
  success: [200],
  problems: ['not-found', 'content-not-ready', 'storybook-changed'],
  example: {
    body: {
      page_ids: ['6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11'],
      pages: [{ id: '6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11', text: 'Once there was a fox.' }],
    },
  },
  handle: async (call) => {
    const { actor, body, fail, rows, secrets, subject } = call;
    const { organization_id } = actor;
    const pages = await pagesAsRead(call);
    const kept = body.pages.map((page) => ({ ...page, id: page.id.toLowerCase() }));
    if (kept.some(({ id }) => !pages.some((page) => page.id === id))) throw fail('not-found');
    const isAsBefore =
      kept.length === pages.length &&
      kept.every(
        ({ id, text, alt_text }, at) => id === pages[at]?.id && text === undefined && alt_text === undefined,
      );
    // Nothing is told, and no document is made anew, where nothing changes.
    if (isAsBefore) return;
    for (const { id, text, alt_text } of kept) {
      if (text === undefined && alt_text === undefined) continue;
      const seal = (part: 'text' | 'alt_text', words: string | undefined) =>
        words === undefined ? null : sealPageText(secrets, id, part, words);
      await rows.all(sql`
        update storybook_pages
        set text = coalesce(${seal('text', text)}::bytea, text),
            alt_text = coalesce(${seal('alt_text', alt_text)}::bytea, alt_text), updated_at = ${whenChanged}
        where organization_id = ${organization_id} and storybook_id = ${subject.id} and id = ${id}`);
    }
    const ids = kept.map(({ id }) => id);
    await arrangePages(rows, organization_id, subject.id, ids);
    subject.page_count = ids.length;
    subject.pages_done = ids.length;
    await edited(call);
  },
});

export const storybookEditingEndpoints = [editStorybook, addStorybookPage, arrangeStorybookPages];
