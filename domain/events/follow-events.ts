import { type RawBuilder, type Rows, sql } from '../../platform/database/rows.ts';
import type { Actor } from '../access/actor.ts';
import type { FollowCall, Followed } from '../declarations/follow.ts';
import type { Static } from '../declarations/schemas.ts';
import { invalid, issue, Problem } from '../problems.ts';
import { scopesMissing, typesNamedBy } from './event-types.ts';
import type { EventFilters } from './events.schemas.ts';

type Query = Static<typeof EventFilters>;

/** Where an organization's feed begins and ends. */
export interface FeedHead {
  readonly latest_sequence: number;
  readonly oldest_sequence: number;
}

export const readHead = async (rows: Rows, organizationId: string): Promise<FeedHead> =>
  (await rows.first(sql<FeedHead>`
    select sequence::float8 as latest_sequence, oldest_sequence::float8 as oldest_sequence
    from event_heads where organization_id = ${organizationId}`)) ?? {
    latest_sequence: 0,
    oldest_sequence: 1,
  };

/** @throws Problem where the feed has no such place, any more or yet. */
export const requirePlace = (sequence: number | undefined, head: FeedHead, field: string): void => {
  if (sequence === undefined) return;
  if (sequence < head.oldest_sequence) throw new Problem('events-expired', { ...head });
  if (sequence > head.latest_sequence + 1) throw invalid(issue(field, 'too_large'));
};

export const namedTypes = (types: string): readonly string[] => [
  ...new Set(types.split(',').flatMap(typesNamedBy)),
];

/** @throws Problem delegation-not-enabled: without delegation nobody acts for clinicians. */
export const requireDelegation = async (rows: Rows, organizationId: string): Promise<void> => {
  const on = await rows.first(
    sql`select 1 from organizations where id = ${organizationId} and delegation_enabled`,
  );
  if (!on) throw new Problem('delegation-not-enabled');
};

/**
 * The events (table alias `t`) that a caller sees: of what its scopes read, and of a clinician what was within reach when
 * it happened.
 */
export const seenBy = (
  { practitioner_id, scopes }: Pick<Actor, 'practitioner_id' | 'scopes'>,
  includeClinicianContent: boolean,
): RawBuilder<unknown>[] => {
  const conditions = [sql`(t.read_scope is null or t.read_scope = any(${[...scopes]}::text[]))`];
  if (practitioner_id) conditions.push(sql`(t.reach is null or ${practitioner_id}::uuid = any(t.reach))`);
  else if (!includeClinicianContent) conditions.push(sql`not t.clinician_owned`);
  return conditions;
};

/** Moments never fall along the feed: the first event of a moment or later is found by halving. */
const notBefore = (organizationId: string, moment: string): RawBuilder<unknown> =>
  sql`t.sequence >= (select first_event_since(${organizationId}, ${new Date(moment)}))`;

const conditionsOf = ({ actor, query }: Pick<FollowCall<Query>, 'actor' | 'query'>) => {
  const { types, updated_since, include_clinician_content = false } = query;
  return [
    ...seenBy(actor, include_clinician_content),
    ...(types === undefined ? [] : [sql`t.type = any(${[...namedTypes(types)]}::text[])`]),
    ...(updated_since === undefined ? [] : [notBefore(actor.organization_id, updated_since)]),
  ];
};

/** @throws Problem where the token does not read what it asks for. */
const requireTypes = (actor: Actor, types: string | undefined): void => {
  const missing = types === undefined ? [] : scopesMissing(namedTypes(types), actor.scopes);
  if (missing.length > 0)
    throw new Problem('forbidden', { required_scopes: missing, granted_scopes: actor.scopes });
};

const RETRY_SECONDS = 5;

/**
 * One page of the feed. Up to `latest_sequence` everything is committed and was looked at: it is read before the events.
 * Where there is nothing to show, the answer waits for the first event. Whoever waited is judged anew.
 */
export const followEvents = async (call: FollowCall<Query>): Promise<Followed> => {
  const { actor, query, rows } = call;
  const { organization_id } = actor;
  const { sequence_from, wait_seconds = 0, include_clinician_content } = query;
  requireTypes(actor, query.types);
  if (include_clinician_content) await requireDelegation(rows, organization_id);
  const head = await readHead(rows, organization_id);
  requirePlace(sequence_from, head, 'sequence_from');
  const conditions = conditionsOf(call);
  const pageOf = (from: number, to: number) =>
    call.page([...conditions, sql`t.sequence between ${from} and ${to}`]);

  let latest = head.latest_sequence;
  let page = await pageOf(sequence_from ?? head.oldest_sequence, latest);
  const isAnswer = () => page.items.length > 0;
  if (isAnswer() || wait_seconds === 0) return { page, meta: { latest_sequence: latest } };
  const place = call.enter();
  if (!place)
    return { page, meta: { latest_sequence: latest }, headers: { 'Retry-After': String(RETRY_SECONDS) } };
  const until = performance.now() + wait_seconds * 1_000;
  try {
    while (!isAnswer()) {
      const newest = await place.beyond(latest, until - performance.now());
      await call.readmit();
      if (include_clinician_content) await requireDelegation(rows, organization_id);
      if (newest === undefined) break;
      page = await pageOf(latest + 1, newest);
      latest = newest;
    }
  } finally {
    place.leave();
  }
  return { page, meta: { latest_sequence: latest } };
};
