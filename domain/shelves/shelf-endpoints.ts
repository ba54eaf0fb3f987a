import { sql } from '../../platform/database/rows.ts';
import { equals } from '../declarations/conditions.ts';
import { type AnyCall, type Endpoint, endpoint, type FilterContext } from '../declarations/endpoint.ts';
import type { Resource } from '../declarations/resource.ts';
import { OneOf, pageFields, Shape } from '../declarations/schemas.ts';
import { invalid, issue, Problem } from '../problems.ts';
import { attachments } from './attachment.resource.ts';
import { CONTENT_TYPES, type ContentType, isThere, SHELF_CONTENT } from './shelf-content.ts';

const reading = { tokens: ['delegated'], scopes: ['practitioners:read'] } as const;
const writing = { tokens: ['delegated'], scopes: ['practitioners:write'] } as const;
const params = Shape({ contentType: OneOf(CONTENT_TYPES, { description: 'The kind of content.' }) });

export interface Shelf {
  /** `Playroom`; part of ids of operations and of descriptions. */
  readonly noun: string;
  readonly tag: string;
  readonly path: `/v1/partner/${string}`;
  readonly holder: Resource;
  readonly column: 'playroom_id' | 'toolkit_id';
}

/** Puts the content after what is there. @throws Problem not-found, or validation-error where it is not ready. */
const attach = async (
  { actor, existed, params: at, rows }: Pick<AnyCall, 'actor' | 'existed' | 'params' | 'rows'>,
  column: Shelf['column'],
): Promise<void> => {
  const { organization_id, practitioner_id } = actor;
  const content = SHELF_CONTENT[at.contentType as ContentType];
  const found = await rows.first(sql<{ eligible: boolean; there: boolean }>`
    select ${content.eligible} as eligible, exists (
      select 1 from shelf_attachments t
      where t.organization_id = c.organization_id and ${sql.ref(`t.${column}`)} = ${at.id}
        and t.content_type = ${at.contentType} and t.content_id = c.id) as there
    from ${sql.table(content.table)} c
    where c.organization_id = ${organization_id} and c.id = ${at.contentId}
      and c.partner_practitioner_id = ${practitioner_id} and c.deleted_at is null and ${content.shown}`);
  if (!found) throw new Problem('not-found');
  if (found.there) return existed();
  if (!found.eligible) throw invalid(issue('content_id', 'not_allowed'));
  // The holder is locked, so concurrent requests assign positions and times one after the other.
  await rows.all(sql`
    insert into shelf_attachments (organization_id, ${sql.ref(column)}, content_type, content_id, position,
      attached_at, created_at, updated_at)
    select ${organization_id}::uuid, ${at.id}::uuid, ${at.contentType}::text, ${at.contentId}::uuid,
      next.position, next.moment, next.moment, next.moment
    from (
      select coalesce(max(position), 0) + 1 as position, greatest(clock_timestamp(), max(updated_at)) as moment
      from shelf_attachments
      where organization_id = ${organization_id} and ${sql.ref(column)} = ${at.id}) next`);
};

/** The operations on shelves; the same for playrooms and toolkits (specification 4.6). */
export const shelfEndpoints = ({ noun, tag, path, holder, column }: Shelf): readonly Endpoint[] => {
  const here = `a ${noun.toLowerCase()}`;
  const onShelf = (_: unknown, at: FilterContext) => [equals(column, at.params.id), isThere];
  const named = (query: unknown, at: FilterContext) => [
    ...onShelf(query, at),
    equals('content_type', at.params.contentType),
  ];

  return [
    endpoint({
      id: `list${noun}Content`,
      summary: `List what stands on the shelf of ${here}`,
      description: 'Content that was deleted is no longer there.',
      tag,
      route: `GET ${path}/{id}/content`,
      access: reading,
      subject: holder,
      query: Shape(pageFields),
      lists: attachments,
      filters: onShelf,
      success: [200],
    }),
    endpoint({
      id: `get${noun}Content`,
      summary: `Read one thing on the shelf of ${here}`,
      tag,
      route: `GET ${path}/{id}/content/{contentType}/{contentId}`,
      access: reading,
      params,
      subject: holder,
      shows: attachments,
      shownBy: 'contentId',
      filters: named,
      success: [200],
    }),
    endpoint({
      id: `attach${noun}Content`,
      summary: `Put content on the shelf of ${here}`,
      description:
        'The clinician’s own worksheet that is ready, or own storybook that is shelf-ready. It comes last; what is there already stays where it is, and the answer is 200.',
      tag,
      route: `PUT ${path}/{id}/content/{contentType}/{contentId}`,
      access: writing,
      params,
      subject: holder,
      shows: attachments,
      shownBy: 'contentId',
      filters: named,
      success: [201],
      handle: (call) => attach(call, column),
    }),
    endpoint({
      id: `detach${noun}Content`,
      summary: `Take content off the shelf of ${here}`,
      description: 'The content itself stays.',
      tag,
      route: `DELETE ${path}/{id}/content/{contentType}/{contentId}`,
      access: writing,
      params,
      subject: holder,
      shows: attachments,
      shownBy: 'contentId',
      filters: named,
      success: [204],
      handle: async ({ actor, params: at, rows }) => {
        await attachments.find(rows, actor, at.contentId as string, named({}, { actor, params: at }));
        await rows.all(sql`
          delete from shelf_attachments
          where organization_id = ${actor.organization_id} and ${sql.ref(column)} = ${at.id}
            and content_type = ${at.contentType} and content_id = ${at.contentId}`);
      },
    }),
  ];
};
