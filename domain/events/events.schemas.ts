import {
  Id,
  Moment,
  nullable,
  OneOf,
  pageFields,
  Shape,
  TimeBound,
  type TObject,
  Type,
} from '../declarations/schemas.ts';
import { eventTypes } from './event-types.ts';

const ACTOR_KINDS = [
  'organization',
  'delegated',
  'embed',
  'seat',
  'practitioner',
  'operator',
  'system',
] as const;

/** Positions in the feed are exact up to 2^53. */
export const LARGEST_SEQUENCE = Number.MAX_SAFE_INTEGER;
export const LONGEST_WAIT_SECONDS = 20;
export const MOST_TYPES = 50;

const common = {
  id: Id({ description: 'The same in the feed and in every delivery, for ever: deduplicate by it.' }),
  sequence: Type.Integer({
    minimum: 1,
    description:
      'Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces.',
  }),
  timestamp: Moment({ description: 'When the change was committed; never before that of the event before.' }),
  actor_kind: OneOf(ACTOR_KINDS, { description: 'Who did it; `system`: the service itself.' }),
  request_id: nullable(
    Id({ description: '`X-Request-Id` of the request that did it; `null`: the service itself.' }),
  ),
};
const changed = Type.Array(Type.String({ examples: ['end_at'] }), {
  description:
    'Names of the fields that changed, sorted. A sealed text that was written again may be named although it is the same. What is read at an address below the record is named by that address: `pages`, `transcript`.',
});

/** Not `null` as a type: generated clients of Go and TypeScript do not compile with that. */
const unchanged = Type.Unsafe<readonly string[] | null>({
  type: ['null', 'array'],
  items: { type: 'string' },
  description: 'Always `null`: other types have it.',
});

const viewOf = (type: TObject, data: TObject, withFields: boolean): TObject =>
  Shape({
    id: common.id,
    sequence: common.sequence,
    type,
    timestamp: common.timestamp,
    actor_kind: common.actor_kind,
    request_id: common.request_id,
    changed_fields: withFields ? changed : unchanged,
    data,
  });

/** One schema for each type. */
export const eventViews: Readonly<Record<string, TObject>> = Object.fromEntries(
  Object.entries(eventTypes).map(([type, { data, withFields }]) => [
    type,
    viewOf(Type.Unsafe<string>({ type: 'string', const: type }) as never, data, withFields),
  ]),
);

/** What is read; `eventViews` say what of it each type has. */
export const EventView = Shape({
  id: common.id,
  sequence: common.sequence,
  type: OneOf(Object.keys(eventTypes)),
  timestamp: common.timestamp,
  actor_kind: common.actor_kind,
  request_id: common.request_id,
  changed_fields: nullable(changed),
  data: Type.Object({ id: Id() }),
});

export const EventFilters = Shape({
  ...pageFields,
  updated_since: Type.Optional(TimeBound({ description: 'Only events of this moment or later.' })),
  sequence_from: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: LARGEST_SEQUENCE,
      description:
        'The first event to show; without it, the oldest that is kept. Who follows the feed goes on from the last `sequence` + 1 while `has_more`, then from `meta.latest_sequence` + 1.',
    }),
  ),
  types: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 3_000,
      description:
        'Only these, separated by commas: names of types, or all of a noun as `clinic.*`; up to 50.',
    }),
  ),
  include_clinician_content: Type.Optional(
    Type.Boolean({
      description:
        'Also events of what clinicians own, while delegation is on. On an organization token alone: a delegated one sees those of its clinician.',
    }),
  ),
  wait_seconds: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: LONGEST_WAIT_SECONDS,
      description:
        'Where nothing is to be shown, the answer waits for the first event, at most so long. Not together with `cursor`.',
    }),
  ),
});
