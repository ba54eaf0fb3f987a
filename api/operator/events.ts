import { eventTypes } from '../../domain/events/event-types.ts';
import { readHead } from '../../domain/events/follow-events.ts';
import { sql } from '../../platform/database/rows.ts';
import { wrongUsage } from '../../platform/refusal.ts';
import {
  type CommandDeclaration,
  type Invocation,
  ORGANIZATION_ARGUMENT,
  ORGANIZATION_OPTION,
  organizationOf,
} from './command.ts';
import { readLimit } from './input.ts';
import { requireOrganization } from './organization-view.ts';
import { type Answer, fields, table } from './printing.ts';
import type { Session } from './session.ts';

interface EventRow {
  readonly sequence: number;
  readonly id: string;
  readonly type: string;
  readonly timestamp: Date;
  readonly actor_kind: string;
  readonly request_id: string | null;
  readonly data: Readonly<Record<string, string>>;
}

const LARGEST_ANSWER = 1_000;

const namedOrganization = async (invocation: Invocation): Promise<string> => {
  const id = organizationOf(invocation);
  await requireOrganization(invocation.session.rows, id);
  return id;
};

const list = async (invocation: Invocation): Promise<Answer> => {
  const { session, options } = invocation;
  const organizationId = await namedOrganization(invocation);
  const limit = readLimit(options.limit, '--limit', LARGEST_ANSWER) ?? 50;
  const from = readLimit(options.from, '--from', Number.MAX_SAFE_INTEGER) ?? 1;
  const { type } = options;
  if (type !== undefined && !Object.hasOwn(eventTypes, String(type)))
    throw wrongUsage('--type must be a type of events, such as appointment.updated.');
  const found = await session.rows.all(sql<EventRow>`
    select sequence::float8 as sequence, id, type, timestamp, actor_kind, request_id, data from events
    where organization_id = ${organizationId} and sequence >= ${from}
      and (${type ?? null}::text is null or type = ${type ?? null})
    order by sequence limit ${limit}`);
  const lines = found.map(({ data, ...event }) => ({ ...event, record: data.id }));
  return {
    json: { organization_id: organizationId, events: found },
    text: table(lines, 'There are no such events.'),
  };
};

const head = async (invocation: Invocation): Promise<Answer> => {
  const { session } = invocation;
  const organization_id = await namedOrganization(invocation);
  const at = await session.rows.first(sql<{ last_at: Date | null }>`
    select nullif(last_at, '-infinity') as last_at from event_heads where organization_id = ${organization_id}`);
  const shown = {
    organization_id,
    ...(await readHead(session.rows, organization_id)),
    last_at: at?.last_at ?? null,
  };
  return { json: shown, text: fields(shown) };
};

const RESTORED_GAP = 1_000_000;

/**
 * After a restore: no position that a follower has seen is given a second time, and every follower is told to read anew
 * what it knows of later than the moment that the database was set back to.
 */
export const tellRestored = (session: Session): Promise<unknown> =>
  session.changeService({ action: 'events.restored' }, async (rows) => {
    await rows.all(
      sql`insert into event_heads (organization_id) select id from organizations on conflict do nothing`,
    );
    await rows.all(sql`update event_heads set sequence = sequence + ${RESTORED_GAP}`);
    // Of a database that was recovered PostgreSQL itself knows the moment; else it is that of the last event.
    await rows.all(sql`
      select append_event(h.organization_id, h.organization_id, 'feed.restored', null,
        jsonb_build_object('id', h.organization_id, 'resync_from', to_char(
          coalesce(pg_last_xact_replay_timestamp(), nullif(h.last_at, '-infinity'), clock_timestamp()) at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), null, null, false)
      from event_heads h`);
  });

export const eventCommands: readonly CommandDeclaration[] = [
  {
    name: 'list',
    summary: "show an organization's events, the oldest first",
    args: [ORGANIZATION_ARGUMENT],
    options: [
      ORGANIZATION_OPTION,
      ['--from <sequence>', 'the first place of the feed to show'],
      ['--type <type>', 'only this type, such as appointment.updated'],
      ['--limit <n>', `at most this many; 50 unless said otherwise, up to ${LARGEST_ANSWER}`],
    ],
    examples: ['operator events list --organization ID --from 4711 --limit 20 --json'],
    run: list,
  },
  {
    name: 'head',
    summary: "show where an organization's feed begins and ends",
    args: [ORGANIZATION_ARGUMENT],
    options: [ORGANIZATION_OPTION],
    examples: ['operator events head --organization ID --json'],
    run: head,
  },
];
