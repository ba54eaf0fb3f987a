import { type RawBuilder, sql } from '../../platform/database/rows.ts';
import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Surroundings } from '../declarations/handler-context.ts';
import { resource } from '../declarations/resource.ts';
import { ownedBy } from '../practitioners/own-content.ts';
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

const linkTo = (key: string, { config, now, objects }: Surroundings) => {
  // Whole seconds: it is what the link itself says.
  const expires_at = new Date(Math.floor(now.getTime() / 1_000 + config.IMAGE_LINK_SECONDS) * 1_000);
  return {
    url: objects.link(key, { expires_at, media_type: MEDIA_TYPE }),
    expires_at: expires_at.toISOString(),
  };
};

/** Which picture a worksheet begins with (its organization is that of table alias `t`). */
export const firstImageOf = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select o.image from worksheet_pages o
  where o.organization_id = t.organization_id and o.worksheet_id = ${id} and o.deleted_at is null
  order by o.position limit 1)`;

export const worksheetCoverUrl = (
  organizationId: string,
  id: string,
  firstImage: number,
  surroundings: Surroundings,
): string => linkTo(worksheetCover(organizationId, id, firstImage), surroundings).url;

/** A clinician's own worksheets. */
export const worksheets = resource({
  entity: Worksheet,
  table: 'worksheets',
  view: WorksheetView,
  order: 'created_at',
  delegatedReach: ownedBy,
  columns: {
    organization_id: sql`t.organization_id`,
    revision: sql`t.revision`,
    is_bound: isBound('t'),
    title: sql`t.title`,
    first_image: firstImageOf(sql`t.id`),
    cover_image_url: sql`null`,
  },
  links: ['cover_image_url'],
  show: ({ organization_id, revision: _, is_bound: __, first_image, title, ...row }, surroundings) => ({
    ...row,
    title: openTitle(surroundings.secrets, row.id, title),
    cover_image_url:
      row.status === 'ready'
        ? worksheetCoverUrl(String(organization_id), row.id, Number(first_image), surroundings)
        : null,
  }),
});

/** The pages of worksheets that are ready; before, there are none. */
export const worksheetPages = resource({
  entity: WorksheetPage,
  table: 'worksheet_pages',
  view: WorksheetPageView,
  order: { number: 'position' },
  columns: {
    organization_id: sql`t.organization_id`,
    worksheet_id: sql`t.worksheet_id`,
    image: sql`t.image`,
    alt_text: sql`format('Page %s of %s', t.position, (
      select count(*) from worksheet_pages o
      where o.organization_id = t.organization_id and o.worksheet_id = t.worksheet_id and o.deleted_at is null))`,
    image_url: sql`null`,
    image_url_expires_at: sql`null`,
  },
  links: ['image_url', 'image_url_expires_at'],
  show: ({ organization_id, worksheet_id, image, ...row }, surroundings) => {
    const key = worksheetKeys(String(organization_id), String(worksheet_id)).page(Number(image));
    const { url, expires_at } = linkTo(key, surroundings);
    return { ...row, image_url: url, image_url_expires_at: expires_at };
  },
});
