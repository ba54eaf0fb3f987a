import { type RawBuilder, type SqlValue, sql } from '../../platform/database/rows.ts';
import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { HandlerContext } from '../declarations/handler-context.ts';
import { resource } from '../declarations/resource.ts';
import type { Row } from '../declarations/resource-definition.ts';
import { internalOfCover, withCover } from '../shelves/content-cover.ts';
import { CommunityItem } from './community-item.entity.ts';
import { CommunityCardView, CommunityItemView, ListedCommunityItemView } from './community-item.schemas.ts';
import { byKind, type ContentType, kindOf } from './content-kinds.ts';

const contextOf = (id: string): string => `community-item/${id}/description`;

export const sealDescription = (secrets: Secrets, id: string, description: string): Buffer =>
  sealJson(secrets, description, contextOf(id));

/** An item exists as long as its source does. */
export const withSource: RawBuilder<unknown> = byKind(({ alive }) => alive);

const keptSource: RawBuilder<unknown> = byKind(({ alive, kept = alive }) => kept);

/** A deleted clinic has no practitioners, but items that they shared before they left may still exist. */
export const inExistingClinic: RawBuilder<unknown> = sql`exists (
  select 1 from clinics c
  where c.organization_id = t.organization_id and c.id = t.partner_clinic_id and c.deleted_at is null)`;

/** Items of the clinic where the clinician works now. */
const inClinicOf = (practitionerId: SqlValue): RawBuilder<unknown> => sql`t.partner_clinic_id = (
  select p.partner_clinic_id from practitioners p
  where p.organization_id = t.organization_id and p.id = ${practitionerId}) and ${withSource}`;

/** Clinicians can always remove what they shared, also items in a former clinic (specification 4.12). */
const inClinicOrSharedBy = (practitionerId: SqlValue): RawBuilder<unknown> =>
  sql`(${inClinicOf(practitionerId)} or (t.shared_by_partner_practitioner_id = ${practitionerId} and ${keptSource}))`;

const opened = (row: Row, handlerContext: HandlerContext): Row => {
  const type = row.content_type as ContentType;
  return {
    ...row,
    title: kindOf(type).title(row.content_id as string, row.title, handlerContext),
    description:
      row.description === null ? null : openJson(handlerContext.secrets, row.description, contextOf(row.id)),
  };
};

const columns = { title: byKind(({ titled }) => titled), description: sql`t.description` };
const definition = {
  entity: CommunityItem,
  table: 'community_items',
  order: 'created_at',
  changedWith: byKind(({ changed }) => changed),
  delegatedReach: inClinicOf,
} as const;

export const listedCommunityItems = resource({
  ...definition,
  view: ListedCommunityItemView,
  columns,
  show: opened,
});

/** Items as the workspace shows them, with cover and author. */
export const communityCards = resource({
  ...definition,
  view: CommunityCardView,
  columns: {
    ...columns,
    shared_by_name: sql`(
      select p.first_name || ' ' || p.last_name from practitioners p
      where p.organization_id = t.organization_id and p.id = t.shared_by_partner_practitioner_id)`,
  },
  computed: ['cover_image_url', 'questions'],
  internal: internalOfCover,
  links: ['cover_image_url'],
  show: (row, handlerContext) => ({
    ...withCover({ ...row, ...opened(row, handlerContext) }, handlerContext),
    questions:
      kindOf(row.content_type as ContentType).questions?.(
        row.content_id as string,
        row.title,
        handlerContext,
      ) ?? null,
  }),
});

const single = {
  ...definition,
  view: CommunityItemView,
  links: ['image_url', 'image_url_expires_at'],
  columns: { ...columns, preview: byKind(({ previewed }) => previewed) },
  show: (row: Row, handlerContext: HandlerContext): Row => ({
    ...opened(row, handlerContext),
    preview: kindOf(row.content_type as ContentType).preview(
      row.content_id as string,
      row.preview,
      handlerContext,
    ),
  }),
} as const;

export const communityItems = resource(single);

/** Copying takes a shared lock, so copies do not wait for each other. */
export const copiedItems = resource({ ...single, sharedLock: true });

export const removableItems = resource({ ...single, delegatedReach: inClinicOrSharedBy });
