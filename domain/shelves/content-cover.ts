import { sql } from '../../platform/database/rows.ts';
import type { HandlerContext } from '../declarations/handler-context.ts';
import type { StoredRow } from '../declarations/resource-definition.ts';
import { nullable, Type } from '../declarations/schemas.ts';
import { storybookCoverUrl } from '../storybooks/storybooks.resource.ts';
import { firstImageOf, worksheetCoverUrl } from '../worksheets/worksheet.resource.ts';

/** The cover by which people recognise ready content, on a shelf or in the community. */
export const coverField = {
  cover_image_url: nullable(
    Type.String({
      format: 'uri',
      description: 'The cover (PNG); works for about an hour, without a token. `null` where it has none.',
      examples: ['https://api.clinic-service.invalid/objects/sealed'],
    }),
  ),
};

/** Internal columns from which the link is made, for a row (table alias `t`) that names the content. */
export const internalOfCover = {
  cover_organization_id: sql<string>`t.organization_id`,
  cover_first_image: firstImageOf(sql`t.content_id`),
} as const;

/** Adds the link to the row. */
export const withCover = (
  row: StoredRow<typeof internalOfCover>,
  handlerContext: HandlerContext,
): Record<string, unknown> => {
  const [organizationId, id] = [row.cover_organization_id, String(row.content_id)];
  const cover = () => {
    if (row.content_type === 'storybook') return storybookCoverUrl(organizationId, id, handlerContext);
    return row.content_type === 'worksheet'
      ? worksheetCoverUrl(organizationId, id, row.cover_first_image, handlerContext)
      : null;
  };
  return { ...row, cover_image_url: cover() };
};
