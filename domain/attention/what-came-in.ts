import { type RawBuilder, type Rows, sql } from '../../platform/database/rows.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Actor } from '../access/actor.ts';
import type { Capability } from '../access/capabilities.ts';
import { clientNameOf } from '../access/client-name.ts';
import { patientIsThereOf } from '../access/reach.ts';
import { standsForMail } from '../appointments/letters.ts';
import { openForm } from '../forms/form.resource.ts';
import { openStory } from '../storybooks/sealed-story.ts';
import { openTitle } from '../worksheets/worksheet.resource.ts';

/**
 * The question for one section: what waits for a clinician or arrived since a moment. The answer is a count and the
 * newest items.
 */
export interface Asked {
  readonly actor: Actor;
  readonly rows: Rows;
  readonly secrets: Secrets;
  readonly since: Date;
  readonly may: (capability: Capability) => boolean;
}
interface Section {
  readonly count: number;
  readonly items: readonly Record<string, unknown>[];
}

const MOST = 20;
const iso = (moment: unknown): string => new Date(moment as Date).toISOString();

type Found = Record<string, unknown> & { readonly '#count': number };

/** Builds a section from a statement that also selects `#count`. */
const sectionOf = async (
  rows: Rows,
  statement: RawBuilder<unknown>,
  show: (row: Record<string, unknown>) => Record<string, unknown>,
): Promise<Section> => {
  const found = await rows.all(statement as RawBuilder<Found>);
  const items = found.map(({ '#count': _, ...row }) => show(row));
  return { count: Number(found[0]?.['#count'] ?? 0), items };
};

const ownIn = (alias: string, { actor }: Asked): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`${column('organization_id')} = ${actor.organization_id}
    and ${column('partner_practitioner_id')} = ${actor.practitioner_id}`;
};
const nameIn = (alias: string, { actor, may }: Asked): RawBuilder<unknown> =>
  clientNameOf(alias, actor.practitioner_id as string, may('client:read'));

export const draftsOf = (asked: Asked): Promise<Section> =>
  sectionOf(
    asked.rows,
    sql`select n.id as note_id, n.partner_appointment_id, n.partner_patient_id, ${nameIn('n', asked)} as client_name,
        a.start_at as session_start_at, n.updated_at, count(*) over ()::int as "#count"
      from notes n join appointments a on a.organization_id = n.organization_id and a.id = n.partner_appointment_id
      where ${ownIn('n', asked)} and n.status = 'draft' and n.deleted_at is null
        and ${patientIsThereOf('n')}
      order by n.updated_at desc, n.id desc limit ${MOST}`,
    (row) => ({ ...row, session_start_at: iso(row.session_start_at), updated_at: iso(row.updated_at) }),
  );

export const answersOf = (asked: Asked): Promise<Section> => {
  const { patient_id } = asked.actor;
  return sectionOf(
    asked.rows,
    sql`select s.id as submission_id, s.form_id, f.content as form_title, s.partner_patient_id,
        ${nameIn('s', asked)} as client_name, s.completed_at, count(*) over ()::int as "#count"
      from form_submissions s join forms f on f.organization_id = s.organization_id and f.id = s.form_id
      where ${ownIn('s', asked)} and s.status = 'completed' and s.completed_at >= ${asked.since}
        and s.deleted_at is null and ${patientIsThereOf('s')} ${patient_id ? sql`and s.partner_patient_id = ${patient_id}` : sql``}
      order by s.completed_at desc, s.id desc limit ${MOST}`,
    (row) => ({
      ...row,
      form_title: openForm(asked.secrets, { id: row.form_id as string, content: row.form_title }).title,
      completed_at: iso(row.completed_at),
    }),
  );
};

const becameReady = (
  asked: Asked,
  table: 'storybooks' | 'worksheets',
  name: string,
  isShown: RawBuilder<unknown>,
) => sql`
  select c.id as ${sql.ref(name)}, c.title, c.status, coalesce(c.ready_at, c.updated_at) as at,
    count(*) over ()::int as "#count"
  from ${sql.table(table)} c
  where ${ownIn('c', asked)} and c.status in ('ready', 'failed') and c.deleted_at is null and ${isShown}
    and coalesce(c.ready_at, c.updated_at) >= ${asked.since}
  order by at desc, c.id desc limit ${MOST}`;

export const storybooksOf = (asked: Asked): Promise<Section> =>
  sectionOf(asked.rows, becameReady(asked, 'storybooks', 'storybook_id', patientIsThereOf('c')), (row) => ({
    ...row,
    title:
      row.status === 'ready'
        ? openStory<string>(asked.secrets, row.storybook_id as string, 'title', row.title as Buffer)
        : null,
    at: iso(row.at),
  }));

export const worksheetsOf = (asked: Asked): Promise<Section> =>
  sectionOf(asked.rows, becameReady(asked, 'worksheets', 'worksheet_id', sql`true`), (row) => ({
    ...row,
    title: openTitle(asked.secrets, row.worksheet_id as string, row.title),
    at: iso(row.at),
  }));

const refusedNotices = (asked: Asked) => sql`
  select 'appointment' as about, a.id, case n.recipient when 'patient' then 'client' else n.recipient end as recipient,
    a.partner_patient_id, ${nameIn('a', asked)} as client_name, coalesce(n.settled_at, n.created_at) as at
  from appointment_notices n
  join appointments a on a.organization_id = n.organization_id and a.id = n.appointment_id
  where n.organization_id = ${asked.actor.organization_id} and n.state = 'refused' and ${standsForMail('n')} and ${ownIn('a', asked)}
    and coalesce(n.settled_at, n.created_at) >= ${asked.since}`;
const refusedRequests = (asked: Asked) => sql`
  select 'form' as about, s.form_id as id, 'client' as recipient, s.partner_patient_id,
    ${nameIn('s', asked)} as client_name, s.updated_at as at
  from form_submissions s
  where ${ownIn('s', asked)} and s.mail_state = 'refused' and s.status = 'pending' and s.updated_at >= ${asked.since}
    and s.deleted_at is null and ${patientIsThereOf('s')}`;
const refusedShares = (asked: Asked, types: readonly string[]) => sql`
  select s.content_type as about, s.content_id as id, 'client' as recipient, s.partner_patient_id,
    ${nameIn('s', asked)} as client_name, coalesce(s.settled_at, s.requested_at) as at
  from content_shares s
  where ${ownIn('s', asked)} and s.mail_state in ('refused', 'undelivered') and coalesce(s.settled_at, s.requested_at) >= ${asked.since}
    and s.content_type = any(${[...types]}::text[]) and ${patientIsThereOf('s')}`;

/** E-mails that were refused, about records that the token opens; undefined if it opens none of these kinds. */
export const refusedMailsOf = async (asked: Asked): Promise<Section | undefined> => {
  const { may } = asked;
  const types = (['storybook', 'worksheet'] as const).filter((type) => may(`${type}:read`));
  const parts = [
    ...(may('appointment:read') ? [refusedNotices(asked)] : []),
    ...(may('form:read') ? [refusedRequests(asked)] : []),
    ...(types.length > 0 ? [refusedShares(asked, types)] : []),
  ];
  if (parts.length === 0) return undefined;
  return sectionOf(
    asked.rows,
    sql`select m.*, count(*) over ()::int as "#count" from (${sql.join(parts, sql` union all `)}) m
      order by m.at desc, m.id desc limit ${MOST}`,
    (row) => ({ ...row, at: iso(row.at) }),
  );
};
