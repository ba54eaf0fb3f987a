import { type Row, resource } from '../../platform/data/resource.ts';
import { sql } from '../../platform/data/rows.ts';
import type { Surroundings } from '../../platform/http/endpoint.ts';
import { openPageText, openStory } from './sealed-story.ts';
import { Storybook } from './storybook.entity.ts';
import { StorybookPageView, StorybookView } from './storybook.schemas.ts';
import { storybookKeys } from './storybook-objects.ts';
import { StorybookPage } from './storybook-page.entity.ts';

const linkTo = ({ config, now, objects }: Surroundings, key: string) => {
  const expires_at = new Date(now.getTime() + config.IMAGE_LINK_SECONDS * 1000);
  return { expires_at, url: objects.link(key, { expires_at, media_type: 'image/png' }) };
};

/** A clinician sees their own alone; everything else is the identical 404. */
export const storybooks = resource({
  entity: Storybook,
  table: 'storybooks',
  view: StorybookView,
  order: 'created_at',
  delegatedReach: (practitionerId) => sql`t.partner_practitioner_id = ${practitionerId}`,
  columns: {
    title: sql`t.title`,
    cover_image_url: sql`t.organization_id`,
  },
  links: ['cover_image_url'],
  show: (row: Row, surroundings: Surroundings) => ({
    ...row,
    title:
      row.status === 'ready'
        ? openStory<string>(surroundings.secrets, row.id, 'title', row.title as Buffer)
        : null,
    cover_image_url:
      row.status === 'ready'
        ? linkTo(surroundings, storybookKeys(row.cover_image_url as string, row.id).cover).url
        : null,
  }),
});

/** The pages of ready books; endpoints narrow them to one book, which the caller can see. */
export const storybookPages = resource({
  entity: StorybookPage,
  table: 'storybook_pages',
  view: StorybookPageView,
  order: { number: 'position' },
  columns: {
    text: sql`t.text`,
    alt_text: sql`t.alt_text`,
    image_url: sql`json_build_array(t.organization_id, t.storybook_id)`,
    image_url_expires_at: sql`null`,
  },
  links: ['image_url', 'image_url_expires_at'],
  show: (row: Row, surroundings: Surroundings) => {
    const [organizationId, storybookId] = row.image_url as [string, string];
    const { url, expires_at } = linkTo(surroundings, storybookKeys(organizationId, storybookId).page(row.id));
    return {
      ...row,
      text: openPageText(surroundings.secrets, row.id, 'text', row.text as Buffer),
      alt_text: openPageText(surroundings.secrets, row.id, 'alt_text', row.alt_text as Buffer),
      image_url: url,
      image_url_expires_at: expires_at.toISOString(),
    };
  },
});

/** Pages of the book that the path names, once it is ready (table alias `t`). */
export const pagesOf = (storybookId: string) => sql`t.storybook_id = ${storybookId} and exists (
  select 1 from storybooks b
  where b.organization_id = t.organization_id and b.id = t.storybook_id and b.status = 'ready')`;
