import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Actor } from '../access/actor.ts';
import { seenBy } from '../events/follow-events.ts';
import { type WorkflowType, workflows } from '../workflow-definitions/workflows.ts';
import { effectsOfWorkflow } from './effect-kinds.ts';

/** A request as its audit entry has it. */
interface Entry {
  readonly request_id: string;
  readonly recorded_at: Date;
  readonly audit_sequence: number;
  readonly replay_count: number;
  readonly problem: string | null;
  readonly resource_id: string | null;
}

interface Started {
  readonly workflow_id: string;
  readonly workflow_type: WorkflowType;
  readonly input: Readonly<Record<string, string>>;
}

export interface Effects {
  readonly effects: readonly EffectRow[];
  /** None of all is `waiting`, also of those that are not shown. */
  readonly settled: boolean;
}

export interface EffectRow {
  readonly id: string;
  readonly state: string;
  readonly [field: string]: unknown;
}

/** Events are told at the commit, a moment after the audit entry: they are looked for from there on. */
const LOOKED_THROUGH = 10_000;
const MOST_EVENTS = 100;
/** An import of appointments has thousands. */
const MOST_EFFECTS = 100;

/**
 * Of an import, the entries of its records follow that of the request.
 * @returns undefined for a request that is unknown, another clinician's, or another organization's.
 */
export const findEntry = (rows: Rows, actor: Actor, requestId: string): Promise<Entry | undefined> =>
  rows.first(sql<Entry>`
    select e.request_id, e.recorded_at, e.sequence::float8 as audit_sequence, e.action as operation, e.method, e.route,
      e.status, e.problem, e.actor_kind, e.client_id, e.practitioner_id, e.resource_id, e.replayed_request_id,
      (select count(*)::int from audit_entries r
        where r.organization_id = e.organization_id and r.replayed_request_id = e.request_id) as replay_count
    from audit_entries e
    where e.organization_id = ${actor.organization_id} and e.request_id = ${requestId}
      and (${actor.practitioner_id}::uuid is null or e.practitioner_id = ${actor.practitioner_id})
    order by e.sequence limit 1`);

/** The records for which the request started or woke workflows, as long as the outbox keeps its commands. */
const recordsOf = (started: readonly Started[]): readonly string[] => [
  ...new Set(
    started
      .filter(({ workflow_type }) => effectsOfWorkflow[workflow_type]?.length > 0)
      .map(({ workflow_type, input }) => input[workflows[workflow_type].input.at(-1) as string] as string),
  ),
];

/** What the request asked for outside of its answer; first what became of its own record. */
export const effectsOf = async (
  rows: Rows,
  organizationId: string,
  { request_id: requestId, resource_id }: Pick<Entry, 'request_id' | 'resource_id'>,
): Promise<Effects> => {
  const started = await rows.all(sql<Started>`
    select workflow_id, workflow_type, input from workflow_outbox
    where request_id = ${requestId} and organization_id = ${organizationId}`);
  const records = recordsOf(started);
  if (records.length === 0) return { effects: [], settled: true };
  const found = await rows.all(sql<EffectRow & { readonly waiting: number }>`
    select kind, record_id as id, ${requestId}::uuid as request_id, recipient, about, state,
      created_at as requested_at, settled_at, workflow_id,
      count(*) filter (where state = 'waiting') over ()::int as waiting
    from effects
    where organization_id = ${organizationId} and record_id = any(${[...records]}::uuid[])
      and case when request_id is not null then request_id = ${requestId}
        -- One workflow makes a book or worksheet, and another binds its edits.
        when kind in ('storybook', 'worksheet') then workflow_id = any(${started.map(({ workflow_id }) => workflow_id)}::text[])
        else about is null end
    order by record_id is not distinct from ${resource_id}::uuid desc, kind, recipient, created_at, record_id
    limit ${sql.lit(MOST_EFFECTS)}`);
  const effects = found.map(({ waiting: _, ...effect }): EffectRow => effect as EffectRow);
  return { effects, settled: (found[0]?.waiting ?? 0) === 0 };
};

export const eventsOf = (
  rows: Rows,
  actor: Actor,
  { request_id, recorded_at }: Pick<Entry, 'request_id' | 'recorded_at'>,
): Promise<readonly { readonly sequence: number; readonly type: string }[]> =>
  rows.all(sql<{ sequence: number; type: string }>`
    select t.sequence::float8 as sequence, t.type
    from events t cross join (select first_event_since(${actor.organization_id}, ${recorded_at}) as first) f
    where t.organization_id = ${actor.organization_id} and t.sequence >= f.first
      and t.sequence < f.first + ${LOOKED_THROUGH} and t.request_id = ${request_id}
      and ${sql.join(seenBy(actor, false), sql` and `)}
    order by t.sequence limit ${MOST_EVENTS}`);
