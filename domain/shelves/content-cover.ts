import { type RawBuilder, sql } from '../../platform/database/rows.ts';
import type { Surroundings } from '../declarations/handler-context.ts';
import { nullable, Type } from '../declarations/schemas.ts';
import { storybookCoverUrl } from '../storybooks/storybooks.resource.ts';
import { firstImageOf, worksheetCoverUrl } from '../worksheets/worksheet.resource.ts';

/** The picture by which content that is ready is chosen: of a shelf, or of what colleagues shared. */
export const coverField = {
  cover_image_url: nullable(
    Type.String({
      format: 'uri',
      description: 'The cover (PNG); works for about an hour, without a token. `null` where it has none.',
      examples: ['https://api.clinic-service.invalid/objects/sealed'],
    }),
  ),
};

/** What the link is made from, of a row (table alias `t`) that names the content. */
export const coverColumns: Readonly<Record<string, RawBuilder<unknown>>> = {
  cover_image_url: sql`null`,
  cover_organization_id: sql`t.organization_id`,
  cover_first_image: firstImageOf(sql`t.content_id`),
};

/** The row with the link instead. */
export const withCover = (
  { cover_organization_id, cover_first_image, ...row }: Readonly<Record<string, unknown>>,
  surroundings: Surroundings,
): Record<string, unknown> => {
  const [organizationId, id] = [String(cover_organization_id), String(row.content_id)];
  const cover = () => {
    if (row.content_type === 'storybook') return storybookCoverUrl(organizationId, id, surroundings);
    return row.content_type === 'worksheet'
      ? worksheetCoverUrl(organizationId, id, Number(cover_first_image), surroundings)
      : null;
  };
  return { ...row, cover_image_url: cover() };
};
