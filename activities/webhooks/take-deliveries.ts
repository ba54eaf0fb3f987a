import { typesNamedBy } from '../../domain/events/event-types.ts';
import { events } from '../../domain/events/events.endpoints.ts';
import { ownershipAllows, wantedBy } from '../../domain/webhooks/wanted-events.ts';
import type { WebhookDelivering } from '../../domain/workflow-definitions/workflows.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { EndpointState } from './endpoint-lease.ts';

/** How deliveries come about, and which of them are due. */

const TAKEN_AT_ONCE = 256;
/** More stay in the feed, where they cost nothing. */
const MOST_WAITING = 10_000;
/** Rounds through parts of the feed in which nothing is wanted. */
const MOST_ROUNDS = 40;

/**
 * Looks at the next events, and makes deliveries of those that are wanted, in one statement. One that was delivered
 * before waits again: the cursor was moved back.
 * @returns how many events were looked at, and how many are wanted.
 */
const takeNext = async (
  rows: Rows,
  { organizationId, endpointId }: WebhookDelivering,
  token: string,
  state: EndpointState,
) =>
  (await rows.first(sql<{ seen: number; taken: number }>`
    with place as (
      select e.next_sequence as first, least(e.next_sequence + ${sql.lit(TAKEN_AT_ONCE)} - 1, h.sequence) as last
      from webhook_endpoints e join event_heads h on h.organization_id = e.organization_id
      where e.organization_id = ${organizationId} and e.id = ${endpointId} and e.lease_token = ${token}
        and h.sequence >= e.next_sequence
        and (select count(*) from webhook_deliveries d
          where d.endpoint_id = e.id and d.state = 'waiting') < ${sql.lit(MOST_WAITING)}),
    taken as (
      insert into webhook_deliveries as d
        (organization_id, endpoint_id, event_id, place, sequence, type, record_id, next_attempt_at)
      select t.organization_id, ${endpointId}::uuid, t.id, t.sequence, t.sequence, t.type, (t.data ->> 'id')::uuid,
        clock_timestamp()
      from events t, place p
      where t.organization_id = ${organizationId} and t.sequence between p.first and p.last
        and ${wantedBy({ ...state, types: state.event_types.flatMap(typesNamedBy) })}
      on conflict (endpoint_id, event_id) do update set state = 'waiting', attempts = 0,
        next_attempt_at = clock_timestamp(), updated_at = clock_timestamp()
      returning 1),
    moved as (
      update webhook_endpoints e set next_sequence = p.last + 1 from place p
      where e.organization_id = ${organizationId} and e.id = ${endpointId}
      returning p.last - p.first + 1 as seen)
    select seen::int as seen, (select count(*)::int from taken) as taken from moved`)) ?? {
    seen: 0,
    taken: 0,
  };

export const takeDeliveries = async (
  rows: Rows,
  endpoint: WebhookDelivering,
  token: string,
  state: EndpointState,
): Promise<void> => {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { seen, taken } = await takeNext(rows, endpoint, token, state);
    if (taken > 0 || seen < TAKEN_AT_ONCE) return;
  }
};

/**
 * Passes over what waits and may not be sent any more, because delegation is off or the clinician was disabled since
 * it was taken.
 */
export const passOver = async (
  rows: Rows,
  { organizationId, endpointId }: WebhookDelivering,
  { include_clinician_content }: EndpointState,
): Promise<void> => {
  await rows.all(sql`
    delete from webhook_deliveries d using events t
    where d.organization_id = ${organizationId} and d.endpoint_id = ${endpointId} and d.state = 'waiting'
      and t.organization_id = d.organization_id and t.sequence = d.sequence
      and not ${ownershipAllows(include_clinician_content)}`);
};

/** A delivery that may be sent now: of each record the one that waits longest. */
export interface Due {
  readonly event_id: string;
  readonly record_id: string;
  readonly sequence: number | null;
  readonly attempts: number;
  /** Seconds since the last attempt; null before the first. */
  readonly tried_seconds: number | null;
  readonly body: string;
}

type DueRow = Omit<Due, 'body'> & { readonly request_id: string | null; readonly created_at: Date };

const heads = ({ organizationId, endpointId }: WebhookDelivering) => sql`(
  select distinct on (record_id) d.* from webhook_deliveries d
  where d.organization_id = ${organizationId} and d.endpoint_id = ${endpointId} and d.state = 'waiting'
  order by d.record_id, d.place)`;

/** The event as the feed shows it, byte for byte. */
const bodiesOf = async (
  rows: Rows,
  organizationId: string,
  sequences: readonly number[],
): Promise<ReadonlyMap<string, string>> => {
  if (sequences.length === 0) return new Map();
  const actor = { organization_id: organizationId } as Parameters<typeof events.list>[1];
  const wanted = [sql`t.sequence = any(${[...sequences]}::bigint[])`];
  const { items } = await events.list(rows, actor, { limit: sequences.length, after: undefined }, wanted);
  return new Map(items.map((row) => [row.id, JSON.stringify(events.show?.(row as never, {} as never))]));
};

const testBody = ({ event_id, record_id, request_id, created_at }: DueRow): string =>
  JSON.stringify({
    id: event_id,
    sequence: null,
    type: 'webhook.test',
    timestamp: created_at.toISOString(),
    actor_kind: 'organization',
    request_id,
    changed_fields: null,
    data: { id: record_id },
  });

export interface Choice {
  /** Records that are being sent of. */
  readonly busy: readonly string[];
  readonly limit: number;
  /** While it is failing, one event at a time is tried; while the receiver asks for a pause, none. Tests always are. */
  readonly mode: 'all' | 'probe' | 'tests';
}

export const findDue = async (
  rows: Rows,
  endpoint: WebhookDelivering,
  { busy, limit, mode }: Choice,
): Promise<readonly Due[]> => {
  const { organizationId } = endpoint;
  const isDue = {
    all: sql`h.next_attempt_at <= clock_timestamp()`,
    // The schedule stands still.
    probe: sql`true`,
    tests: sql`h.sequence is null`,
  }[mode];
  const found = await rows.all(sql<DueRow>`
    select h.event_id, h.record_id, h.sequence::float8 as sequence, h.attempts, h.request_id, h.created_at,
      extract(epoch from clock_timestamp() - h.last_attempt_at)::float8 as tried_seconds
    from ${heads(endpoint)} h
    where ${isDue} and h.record_id <> all(${[...busy]}::uuid[])
    order by ${mode === 'probe' ? sql`h.place` : sql`h.next_attempt_at, h.place`} limit ${mode === 'probe' ? 1 : limit}`);
  const sequences = found.map(({ sequence }) => sequence).filter((sequence) => sequence !== null);
  const bodies = await bodiesOf(rows, organizationId, sequences);
  return found.flatMap((row) => {
    const body = row.sequence === null ? testBody(row) : bodies.get(row.event_id);
    return body === undefined ? [] : [{ ...row, body }];
  });
};

/** Seconds until something is due; null: nothing waits. */
export const secondsUntilDue = async (rows: Rows, endpoint: WebhookDelivering): Promise<number | null> => {
  const next = await rows.first(sql<{ seconds: number | null }>`
    select extract(epoch from min(case when e.failing_since is null
        then greatest(h.next_attempt_at, e.not_before) else coalesce(e.not_before, clock_timestamp()) end)
      - clock_timestamp())::float8 as seconds
    from ${heads(endpoint)} h join webhook_endpoints e on e.id = h.endpoint_id
    where e.status = 'active' and e.deleted_at is null`);
  return next?.seconds ?? null;
};
