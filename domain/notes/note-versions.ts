import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Note } from './note.entity.ts';

/**
 * Which states of a note become versions. Every state that the clinician saved explicitly, signed or unlocked is
 * kept. Of states that were saved automatically while the clinician wrote, one in five minutes is kept, and every
 * state that lasted longer than that.
 */
type Saved = Pick<Note, 'id' | 'organization_id' | 'version' | 'status' | 'body'>;

const APART = sql`interval '5 minutes'`;

/** The note is locked, so times of versions never overlap. */
export const keepVersion = async (rows: Rows, note: Saved, reason: Buffer | null = null): Promise<void> => {
  await rows.all(sql`
    insert into note_versions (organization_id, note_id, version, status, body, reason, recorded_at)
    select ${note.organization_id}::uuid, ${note.id}::uuid, ${note.version}::int, ${note.status}::text,
      ${note.body}::bytea, ${reason}::bytea, greatest(clock_timestamp(), max(recorded_at))
    from note_versions where organization_id = ${note.organization_id} and note_id = ${note.id}`);
};

/**
 * A state that was saved automatically and then stayed for long becomes a version too, with the time when it was
 * saved.
 */
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

/** Whether the latest version is less than five minutes old. */
export const wasKeptLately = async (rows: Rows, note: Saved): Promise<boolean> =>
  (await rows.first(sql`
    select 1 from note_versions
    where organization_id = ${note.organization_id} and note_id = ${note.id}
      and recorded_at > clock_timestamp() - ${APART} limit 1`)) !== undefined;
