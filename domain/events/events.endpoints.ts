import { sql } from '../../platform/database/rows.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { resource } from '../declarations/resource.ts';
import { Type } from '../declarations/schemas.ts';
import { issue, type ValidationIssue } from '../problems.ts';
import { ChangeEvent } from './event.entity.ts';
import { typesNamedBy } from './event-types.ts';
import { EventFilters, EventView, eventViews, MOST_TYPES } from './events.schemas.ts';
import { followEvents } from './follow-events.ts';

export const events = resource({
  entity: ChangeEvent,
  table: 'events',
  view: EventView,
  viewName: 'EventView',
  variants: { by: 'type', views: eventViews },
  order: { number: 'sequence' },
  changed: 'timestamp',
  permanent: true,
  inCommitOrder: true,
  columns: { sequence: sql`t.sequence::float8` },
  // In the order of the documentation.
  show: ({ id, sequence, type, timestamp, actor_kind, request_id, changed_fields, data }) => ({
    id,
    sequence,
    type,
    timestamp,
    actor_kind,
    request_id,
    changed_fields: (changed_fields as readonly string[] | null)?.toSorted() ?? null,
    data,
  }),
});

/** Faults of a list of types, at this field. */
export const faultsOfTypes = (types: readonly string[], field: string): readonly ValidationIssue[] => {
  if (types.length > MOST_TYPES) return [issue(field, 'too_many_items')];
  return types.every((type) => typesNamedBy(type).length > 0) ? [] : [issue(field, 'invalid_value')];
};

const listEvents = endpoint({
  id: 'listEvents',
  summary: 'Follow the changes',
  description:
    'Every committed change of what a GET shows, whoever made it, in the order of the commits. An event names the record, and holds nothing of it: read the record. A delegated token sees what was within the reach of its clinician when it happened. Ignore types that you do not know.',
  tag: 'Events',
  route: 'GET /v1/partner/events',
  access: { tokens: ['organization', 'delegated'], scopes: [] },
  query: EventFilters,
  organizationOnly: ['include_clinician_content'],
  check: ({ query: { cursor, types, wait_seconds } }) => [
    ...(types === undefined ? [] : faultsOfTypes(types.split(','), 'types')),
    ...(cursor !== undefined && wait_seconds !== undefined ? [issue('wait_seconds', 'not_allowed')] : []),
  ],
  lists: events,
  follow: followEvents,
  meta: {
    latest_sequence: Type.Integer({
      minimum: 0,
      description: 'Everything up to this place has been looked at.',
    }),
  },
  success: [200],
  problems: ['events-expired'],
});

export const eventEndpoints = [listEvents];
