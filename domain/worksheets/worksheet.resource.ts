import { type RawBuilder, sql } from '../../platform/database/rows.ts';
import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { ownedBy } from '../access/reach.ts';
import type { HandlerContext } from '../declarations/handler-context.ts';
import { resource } from '../declarations/resource.ts';
import { isBound } from './bound-pages.ts';
import { Worksheet, WorksheetPage } from './worksheet.entity.ts';
import { WorksheetPageView, WorksheetView } from './worksheet.schemas.ts';
import { worksheetCover, worksheetKeys } from './worksheet-objects.ts';

const contextOf = (id: string): string => `worksheet/${id}/title`;

export const sealTitle = (secrets: Secrets, id: string, title: string): Buffer =>
  sealJson(secrets, title, contextOf(id));
export const openTitle = (secrets: Secrets, id: string, sealed: unknown): string =>
  openJson(secrets, sealed, contextOf(id));

const MEDIA_TYPE = 'image/png';

const linkTo = (key: string, { config, now, objects }: HandlerContext) => {
  // Whole seconds, because the link itself has whole seconds.
  const expires_at = new Date(Math.floor(now.getTime() / 1_000 + config.IMAGE_LINK_SECONDS) * 1_000);
  return {
    url: objects.link(key, { expires_at, media_type: MEDIA_TYPE }),
    expires_at: expires_at.toISOString(),
  };
};

/** The first picture of a worksheet (its organization is that of table alias `t`). */
export const firstImageOf = (id: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select o.image from worksheet_pages o
  where o.organization_id = t.organization_id and o.worksheet_id = ${id} and o.deleted_at is null
  order by o.position limit 1)`;

export const worksheetCoverUrl = (
  organizationId: string,
  id: string,
  firstImage: number,
  handlerContext: HandlerContext,
): string => linkTo(worksheetCover(organizationId, id, firstImage), handlerContext).url;

/** A clinician's own worksheets. */
export const worksheets = resource({
  entity: Worksheet,
  table: 'worksheets',
  view: WorksheetView,
  order: 'created_at',
  delegatedReach: ownedBy,
  columns: { title: sql`t.title` },
  computed: ['cover_image_url'],
  internal: {
    organization_id: sql<string>`t.organization_id`,
    revision: sql<number>`t.revision`,
    is_bound: isBound('t'),
    first_image: firstImageOf(sql`t.id`),
  },
  links: ['cover_image_url'],
  show: (row, handlerContext) => ({
    ...row,
    title: openTitle(handlerContext.secrets, row.id, row.title),
    cover_image_url:
      row.status === 'ready'
        ? worksheetCoverUrl(row.organization_id, row.id, row.first_image, handlerContext)
        : null,
  }),
});

/** The pages of ready worksheets; before that there are none. */
export const worksheetPages = resource({
  entity: WorksheetPage,
  table: 'worksheet_pages',
  view: WorksheetPageView,
  order: { number: 'position' },
  columns: {
    alt_text: sql`format('Page %s of %s', t.position, (
      select count(*) from worksheet_pages o
      where o.organization_id = t.organization_id and o.worksheet_id = t.worksheet_id and o.deleted_at is null))`,
  },
  computed: ['image_url', 'image_url_expires_at'],
  internal: {
    organization_id: sql<string>`t.organization_id`,
    worksheet_id: sql<string>`t.worksheet_id`,
    image: sql<number>`t.image`,
  },
  links: ['image_url', 'image_url_expires_at'],
  show: (row, handlerContext) => {
    const key = worksheetKeys(row.organization_id, row.worksheet_id).page(row.image);
    const { url, expires_at } = linkTo(key, handlerContext);
    return { ...row, image_url: url, image_url_expires_at: expires_at };
  },
});
