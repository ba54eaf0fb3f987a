import { randomUUID } from 'node:crypto';
import { ARCHIVE_TYPE, archiveKey } from '../../domain/exports/export-archive.ts';
import { sql } from '../../platform/database/rows.ts';
import type { RunningApp } from './app.ts';

interface Clinician {
  readonly organizationId: string;
  readonly practitionerId: string;
}

/** Ends the clinician's running export, so that another one may start. */
export const endRunningExports = async (
  { database }: Pick<RunningApp, 'database'>,
  { organizationId, practitionerId }: Clinician,
): Promise<void> => {
  await database.within(organizationId).all(sql`
    update exports set status = 'failed', failure_code = 'cancelled'
    where organization_id = ${organizationId} and partner_practitioner_id = ${practitionerId}
      and status in ('queued', 'building')`);
};

/**
 * An export that was built, with an archive of a few bytes.
 * @param expiresIn seconds from now; null: nobody noted when.
 */
export const finishedExport = async (
  { database, objects }: Pick<RunningApp, 'database' | 'objects'>,
  { organizationId, practitionerId }: Clinician,
  expiresIn: number | null = 604_800,
): Promise<string> => {
  const id = randomUUID();
  await objects.put(archiveKey(organizationId, id), Buffer.from('an archive'), { media_type: ARCHIVE_TYPE });
  await database.within(organizationId).all(sql`
    insert into exports (id, organization_id, partner_practitioner_id, status, items_done, items_total, size_bytes,
      ready_at, expires_at, created_at, updated_at)
    values (${id}, ${organizationId}, ${practitionerId}, 'ready', 2, 2, 10, now(),
      now() + make_interval(secs => ${expiresIn}::double precision), now(), now())`);
  return id;
};
