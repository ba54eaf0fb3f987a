import { sql } from '../../platform/database/rows.ts';
import { ownedWithPatient } from '../access/reach.ts';
import type { HandlerContext } from '../declarations/handler-context.ts';
import { resource } from '../declarations/resource.ts';
import { openPageText, openStory } from './sealed-story.ts';
import { Storybook } from './storybook.entity.ts';
import { StorybookPageView, StorybookView } from './storybook.schemas.ts';
import { storybookKeys } from './storybook-objects.ts';
import { StorybookPage } from './storybook-page.entity.ts';

const linkTo = ({ config, now, objects }: HandlerContext, key: string) => {
  // Whole seconds, because the link itself has whole seconds.
  const expires_at = new Date(Math.floor(now.getTime() / 1000 + config.IMAGE_LINK_SECONDS) * 1000);
  return { expires_at, url: objects.link(key, { expires_at, media_type: 'image/png' }) };
};

export const storybookCoverUrl = (
  organizationId: string,
  id: string,
  handlerContext: HandlerContext,
): string => linkTo(handlerContext, storybookKeys(organizationId, id).cover).url;

/** A clinician sees only the own storybooks; all others answer the same 404. */
export const storybooks = resource({
  entity: Storybook,
  table: 'storybooks',
  view: StorybookView,
  order: 'created_at',
  delegatedReach: ownedWithPatient,
  columns: { title: sql`t.title` },
  computed: ['cover_image_url'],
  internal: {
    organization_id: sql<string>`t.organization_id`,
    revision: sql<number>`t.revision`,
    bound_revision: sql<number | null>`t.bound_revision`,
  },
  links: ['cover_image_url'],
  show: (row, handlerContext) => ({
    ...row,
    title:
      row.status === 'ready'
        ? openStory<string>(handlerContext.secrets, row.id, 'title', row.title as Buffer)
        : null,
    cover_image_url:
      row.status === 'ready' ? storybookCoverUrl(row.organization_id, row.id, handlerContext) : null,
  }),
});

/** The pages of ready books. Endpoints narrow them to one book that the caller reaches. */
export const storybookPages = resource({
  entity: StorybookPage,
  table: 'storybook_pages',
  view: StorybookPageView,
  order: { number: 'position' },
  columns: { text: sql`t.text`, alt_text: sql`t.alt_text` },
  computed: ['image_url', 'image_url_expires_at'],
  internal: {
    organization_id: sql<string>`t.organization_id`,
    storybook_id: sql<string>`t.storybook_id`,
    picture_id: sql<string>`coalesce(t.picture_id, t.id)`,
  },
  links: ['image_url', 'image_url_expires_at'],
  show: (row, handlerContext) => {
    const { page } = storybookKeys(row.organization_id, row.storybook_id);
    const { url, expires_at } = linkTo(handlerContext, page(row.picture_id));
    return {
      ...row,
      text: openPageText(handlerContext.secrets, row.id, 'text', row.text as Buffer),
      alt_text: openPageText(handlerContext.secrets, row.id, 'alt_text', row.alt_text as Buffer),
      image_url: url,
      image_url_expires_at: expires_at.toISOString(),
    };
  },
});

/** Pages of the book in the path, once it is ready (table alias `t`). */
export const pagesOf = (storybookId: string) => sql`t.storybook_id = ${storybookId} and exists (
  select 1 from storybooks b
  where b.organization_id = t.organization_id and b.id = t.storybook_id and b.status = 'ready')`;
