import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Note } from './note.entity.ts';

/**
 * Which states of a note are kept. All that the clinician saved, signed or unlocked; of those that were saved while the
 * clinician wrote, one in five minutes, and what stood for longer than that.
 */
type Saved = Pick<Note, 'id' | 'organization_id' | 'version' | 'status' | 'body'>;

const APART = sql`interval '5 minutes'`;

/** The note is locked, so versions are dated one after the other. */
export const keepVersion = async (rows: Rows, note: Saved, reason: Buffer | null = null): Promise<void> => {
  await rows.all(sql`
    insert into note_versions (organization_id, note_id, version, status, body, reason, recorded_at)
    select ${note.organization_id}::uuid, ${note.id}::uuid, ${note.version}::int, ${note.status}::text,
      ${note.body}::bytea, ${reason}::bytea, greatest(clock_timestamp(), max(recorded_at))
    from note_versions where organization_id = ${note.organization_id} and note_id = ${note.id}`);
};

/** What was saved on the way and then left alone is a version too, dated when it was saved. */
export const keepStandingVersion = async (
  rows: Rows,
  note: Saved & Pick<Note, 'updated_at'>,
): Promise<void> => {
  await rows.all(sql`
    insert into note_versions (organization_id, note_id, version, status, body, recorded_at)
    select ${note.organization_id}::uuid, ${note.id}::uuid, ${note.version}::int, ${note.status}::text,
      ${note.body}::bytea, greatest(${note.updated_at}::timestamptz, max(recorded_at))
    from note_versions where organization_id = ${note.organization_id} and note_id = ${note.id}
    having max(version) < ${note.version}::int
      and ${note.updated_at}::timestamptz < clock_timestamp() - ${APART}`);
};

/** Less than five minutes ago. */
export const wasKeptLately = async (rows: Rows, note: Saved): Promise<boolean> =>
  (await rows.first(sql`
    select 1 from note_versions
    where organization_id = ${note.organization_id} and note_id = ${note.id}
      and recorded_at > clock_timestamp() - ${APART} limit 1`)) !== undefined;
