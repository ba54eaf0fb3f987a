import { type RawBuilder, type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import { enqueueWorkflows } from '../../platform/outbox/outbox.ts';
import { workflows } from '../workflow-definitions/workflows.ts';
import { booksOf, type PatientOf } from './books-of-patient.ts';
import type { ErasureKind } from './erasure-kinds.ts';

/**
 * How the records of a patient in the database are emptied and counted. Ids, times and statuses stay. Counting shares
 * no condition with emptying: a wrong condition there must not hide what it left.
 *
 * `what-is-kept.ts` says it of every column; a test compares both with the schema.
 */
export interface RecordsOfKind {
  erase(rows: Rows, of: PatientOf): Promise<void>;
  count(rows: Rows, of: PatientOf): Promise<number>;
}

/** Moments are kept to the millisecond: rounded up, one would lie ahead for a moment. */
const now = sql`date_trunc('milliseconds', clock_timestamp())`;
const EMPTY = sql`''::bytea`;
const deletedNow = sql`deleted_at = coalesce(deleted_at, clock_timestamp()), updated_at = ${whenChanged}`;

const run = async (rows: Rows, statements: readonly RawBuilder<unknown>[]): Promise<void> => {
  for (const statement of statements) await rows.all(statement);
};

/** The sum of the counts, each the result of one statement. */
const sum = async (rows: Rows, counts: readonly RawBuilder<{ n: number }>[]): Promise<number> => {
  let all = 0;
  for (const count of counts) all += (await rows.first(count))?.n ?? 0;
  return all;
};

const mine = ({ organizationId, patientId }: PatientOf): RawBuilder<unknown> =>
  sql`organization_id = ${organizationId} and partner_patient_id = ${patientId}`;

/** Results of imports (alias `r`) that name the patient by the partner's own id. */
const resultsOf = ({ organizationId, patientId }: PatientOf): RawBuilder<unknown> => sql`
  r.organization_id = ${organizationId} and r.external_id is not null and (r.resource_id = ${patientId}
    or r.external_id = (select p.external_id from patients p
      where p.organization_id = ${organizationId} and p.id = ${patientId}))`;

const contactData: RecordsOfKind = {
  erase: (rows, { organizationId, patientId }) =>
    run(rows, [
      // As long as the patient still has the id by which failed records are found.
      sql`update import_results r set external_id = null, updated_at = ${whenChanged}
        where ${resultsOf({ organizationId, patientId })}`,
      sql`update patients set first_name = 'Erased', last_name = 'Erased', email = null, phone = null,
          date_of_birth = null, external_id = null, updated_at = ${whenChanged}
        where organization_id = ${organizationId} and id = ${patientId}`,
    ]),
  count: (rows, { organizationId, patientId }) =>
    sum(rows, [
      sql`select count(*)::int as n from import_results r
        where ${resultsOf({ organizationId, patientId })}`,
      sql`select count(*)::int as n from patients where id = ${patientId}
        and (first_name <> 'Erased' or last_name <> 'Erased'
          or num_nonnulls(email, phone, date_of_birth, external_id) > 0)`,
    ]),
};

const appointmentNotes: RecordsOfKind = {
  erase: (rows, of) =>
    run(rows, [
      sql`update appointments set notes = null, updated_at = ${whenChanged} where ${mine(of)} and notes is not null`,
    ]),
  count: (rows, { patientId }) =>
    sum(rows, [
      sql`select count(*)::int as n from appointments where partner_patient_id = ${patientId} and notes is not null`,
    ]),
};

const transcripts: RecordsOfKind = {
  erase: (rows, of) =>
    run(rows, [
      sql`update notes set transcript = null, ${deletedNow} where ${mine(of)} and transcript is not null`,
    ]),
  count: (rows, { patientId }) =>
    sum(rows, [
      sql`select count(*)::int as n from notes where partner_patient_id = ${patientId} and transcript is not null`,
    ]),
};

const clinicalNotes: RecordsOfKind = {
  erase: (rows, of) =>
    run(rows, [
      sql`update notes set body = ${EMPTY}, ${deletedNow} where ${mine(of)} and octet_length(body) > 0`,
      sql`update note_versions v set body = ${EMPTY}, reason = null
        where v.organization_id = ${of.organizationId} and (octet_length(v.body) > 0 or v.reason is not null)
          and v.note_id in (select id from notes where ${mine(of)})`,
    ]),
  count: (rows, { patientId }) =>
    sum(rows, [
      sql`select count(*)::int as n from notes where partner_patient_id = ${patientId} and octet_length(body) > 0`,
      sql`select count(*)::int as n from note_versions v join notes t on t.id = v.note_id
        where t.partner_patient_id = ${patientId} and (octet_length(v.body) > 0 or v.reason is not null)`,
    ]),
};

const formAnswers: RecordsOfKind = {
  erase: (rows, of) =>
    run(rows, [
      sql`update form_submissions set answers = null, answers_saved_at = null, mailed_to = null, counted_for = null,
          mail_state = case mail_state when 'due' then 'skipped' else mail_state end,
          settled_at = coalesce(settled_at, clock_timestamp()), ${deletedNow}
        where ${mine(of)} and num_nonnulls(answers, mailed_to, counted_for) > 0`,
    ]),
  count: (rows, { patientId }) =>
    sum(rows, [
      sql`select count(*)::int as n from form_submissions where partner_patient_id = ${patientId}
        and num_nonnulls(answers, mailed_to, counted_for) > 0`,
    ]),
};

const storybooks: RecordsOfKind = {
  async erase(rows, of) {
    const { organizationId } = of;
    const generating = await rows.all(sql<{ id: string }>`
      with recursive ${booksOf(of)} select s.id from storybooks s join books using (id)
      where s.organization_id = ${organizationId} and s.status = 'generating' and s.deleted_at is null`);
    await enqueueWorkflows(
      rows,
      organizationId,
      null,
      generating.map(({ id }) => workflows.generateStorybook.signalCommand(organizationId, id)),
    );
    const ofBooks = sql`organization_id = ${organizationId} and storybook_id in (select id from books)`;
    await run(rows, [
      sql`with recursive ${booksOf(of)} delete from storybook_pages where ${ofBooks}`,
      sql`with recursive ${booksOf(of)} delete from storybook_drafts where ${ofBooks}`,
      sql`with recursive ${booksOf(of)} update storybooks set brief = null, plan = null, title = null, ${deletedNow}
        where organization_id = ${organizationId} and id in (select id from books)
          and (num_nonnulls(brief, plan, title) > 0 or deleted_at is null)`,
    ]);
  },
  count: (rows, { patientId }) => {
    const all = sql`all_of_them as (
      select id from storybooks where partner_patient_id = ${patientId}
      union select c.id from storybooks c, all_of_them a where c.copied_from_id = a.id)`;
    return sum(rows, [
      sql`with recursive ${all} select count(*)::int as n from storybooks s
        where s.id in (select id from all_of_them) and num_nonnulls(s.brief, s.plan, s.title) > 0`,
      sql`with recursive ${all} select count(*)::int as n from storybook_pages
        where storybook_id in (select id from all_of_them)`,
      sql`with recursive ${all} select count(*)::int as n from storybook_drafts
        where storybook_id in (select id from all_of_them)`,
    ]);
  },
};

const gameScenes: RecordsOfKind = {
  erase: (rows, of) =>
    run(rows, [
      sql`delete from game_scene_updates where organization_id = ${of.organizationId}
        and game_session_id in (select id from game_sessions where ${mine(of)})`,
      sql`update game_sessions set snapshot = null, snapshot_sequence = sequence, ${deletedNow}
        where ${mine(of)} and (snapshot is not null or deleted_at is null)`,
      sql`update game_saves set name = ${EMPTY}, scene = ${EMPTY}, thumbnail = null, ${deletedNow}
        where ${mine(of)} and (octet_length(name) + octet_length(scene) > 0 or thumbnail is not null)`,
      sql`delete from live_sessions where organization_id = ${of.organizationId} and (${mine(of)}
        or appointment_id in (select id from appointments where ${mine(of)}))`,
      sql`delete from rooms_used where ${mine(of)}`,
    ]),
  count: (rows, { patientId }) =>
    sum(rows, [
      sql`select count(*)::int as n from game_sessions s where s.partner_patient_id = ${patientId}
        and (s.snapshot is not null
          or exists (select from game_scene_updates u where u.game_session_id = s.id))`,
      sql`select count(*)::int as n from game_saves where partner_patient_id = ${patientId}
        and (octet_length(name) > 0 or octet_length(scene) > 0 or thumbnail is not null)`,
      sql`select count(*)::int as n from live_sessions l left join appointments a on a.id = l.appointment_id
        where ${patientId}::uuid in (l.partner_patient_id, a.partner_patient_id)`,
      sql`select count(*)::int as n from rooms_used where partner_patient_id = ${patientId}`,
    ]),
};

const shares: RecordsOfKind = {
  erase: (rows, of) =>
    run(rows, [
      sql`update content_shares set message = null, mailed_to = null, counted_for = null,
          link_expires_at = least(link_expires_at, ${now}),
          mail_state = case mail_state when 'due' then 'skipped' else mail_state end,
          settled_at = coalesce(settled_at, clock_timestamp())
        where ${mine(of)} and (num_nonnulls(message, mailed_to, counted_for) > 0 or link_expires_at > clock_timestamp())`,
    ]),
  count: (rows, { patientId }) =>
    sum(rows, [
      sql`select count(*)::int as n from content_shares where partner_patient_id = ${patientId}
        and (num_nonnulls(message, mailed_to, counted_for) > 0 or link_expires_at > clock_timestamp())`,
    ]),
};

/** The kinds that are in the database alone. */
export const recordsOfPatient = {
  shares,
  form_answers: formAnswers,
  transcripts,
  clinical_notes: clinicalNotes,
  appointment_notes: appointmentNotes,
  game_scenes: gameScenes,
  storybooks,
  contact_data: contactData,
} as const satisfies Partial<Record<ErasureKind, RecordsOfKind>>;
