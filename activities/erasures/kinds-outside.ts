import type { RoomProvider } from '../../domain/appointments/video-room.ts';
import { openRoom, roomName } from '../../domain/appointments/video-room.ts';
import { openCalendar } from '../../domain/calendars/caldav.ts';
import { openAccess } from '../../domain/calendars/calendar-connections.ts';
import { booksOf, type PatientOf } from '../../domain/erasures/books-of-patient.ts';
import { exportsWith } from '../../domain/erasures/outside-copies.ts';
import { archiveKey, archivePrefix } from '../../domain/exports/export-archive.ts';
import { storybookKeys } from '../../domain/storybooks/storybook-objects.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { type RawBuilder, type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { ObjectStore, Objects, ObjectVersion } from '../../platform/objects/objects.ts';
import type { GuardedFetch } from '../../platform/outgoing/guarded-fetch.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { removeEvent } from '../calendar/align-calendar-entry.ts';
import { uidOf } from '../calendar/calendar-event.ts';
import type { RoomsOf } from '../video/rooms.ts';

/** What is erased outside the database, too: in calendars, at video providers, in the object store. */

export interface OutsideDependencies {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly config: Pick<Config, 'BASE_URL'>;
  readonly guardedFetch: GuardedFetch;
  readonly rooms: RoomsOf;
  readonly objects: Objects;
  /** Of the bytes, below the rows. */
  readonly store: ObjectStore;
}

interface KindOutside {
  erase(dependencies: OutsideDependencies, of: PatientOf): Promise<void>;
  count(dependencies: OutsideDependencies, of: PatientOf): Promise<number>;
}

const counted = async (rows: Rows, statement: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await rows.first(statement))?.n ?? 0;

const CALENDAR_MS = 45_000;

/**
 * Takes bookings out of the calendars that they were brought into.
 * @param which appointments: a condition on `a`.
 */
export const removeCalendarEntries = async (
  { database, secrets, config, guardedFetch }: OutsideDependencies,
  organizationId: string,
  which: RawBuilder<unknown>,
): Promise<void> => {
  const rows = database.within(organizationId);
  const entries = await rows.all(sql<{
    appointment_id: string;
    connection_id: string;
    name: string;
    etag: string | null;
    access: Buffer;
  }>`
      select e.appointment_id, e.connection_id, e.name, e.etag, c.access
      from calendar_entries e
      join appointments a on a.organization_id = e.organization_id and a.id = e.appointment_id
      join calendar_connections c on c.organization_id = e.organization_id and c.id = e.connection_id
      where e.organization_id = ${organizationId} and ${which}
      order by e.appointment_id`);
  for (const { appointment_id, connection_id, access, ...event } of entries) {
    const opened = openAccess(secrets, organizationId, connection_id, access);
    const calendar = openCalendar(guardedFetch, opened, AbortSignal.timeout(CALENDAR_MS));
    const uid = uidOf(appointment_id, config.BASE_URL);
    // It was changed in between: try again with its present version.
    if (!(await removeEvent(calendar, { ...event, uid })))
      await removeEvent(calendar, { ...event, etag: null, uid });
    await rows.all(sql`
        delete from calendar_entries where organization_id = ${organizationId}
          and connection_id = ${connection_id} and appointment_id = ${appointment_id}`);
  }
};

const calendarEntries: KindOutside = {
  erase: (dependencies, { organizationId, patientId }) =>
    removeCalendarEntries(dependencies, organizationId, sql`a.partner_patient_id = ${patientId}`),
  count: ({ database }, { organizationId, patientId }) =>
    counted(
      database.within(organizationId),
      sql`select count(*)::int as n from calendar_entries e join appointments a on a.id = e.appointment_id
        where a.partner_patient_id = ${patientId}`,
    ),
};

/**
 * Closes the video rooms of appointments at their providers.
 * @param which appointments: a condition on `a`.
 */
export const removeVideoRooms = async (
  { database, secrets, rooms }: OutsideDependencies,
  organizationId: string,
  which: RawBuilder<unknown>,
): Promise<void> => {
  const rows = database.within(organizationId);
  const made = await rows.all(sql<{
    appointment_id: string;
    provider: RoomProvider;
    access: Buffer | null;
    clinician_code_hash: Buffer;
  }>`
      select r.appointment_id, r.provider, r.access, a.clinician_code_hash from video_rooms r
      join appointments a on a.organization_id = r.organization_id and a.id = r.appointment_id
      where r.organization_id = ${organizationId} and ${which}
      order by r.appointment_id`);
  for (const { appointment_id: appointmentId, provider, access, clinician_code_hash } of made) {
    const key = access ? openRoom(secrets, { organizationId, appointmentId }, access).key : null;
    await rooms(provider)?.remove(roomName(secrets, appointmentId, clinician_code_hash), key);
    await rows.all(sql`
        delete from video_rooms where organization_id = ${organizationId} and appointment_id = ${appointmentId}`);
  }
};

const videoRooms: KindOutside = {
  erase: (dependencies, { organizationId, patientId }) =>
    removeVideoRooms(dependencies, organizationId, sql`a.partner_patient_id = ${patientId}`),
  count: ({ database }, { organizationId, patientId }) =>
    counted(
      database.within(organizationId),
      sql`select count(*)::int as n from video_rooms r join appointments a on a.id = r.appointment_id
        where a.partner_patient_id = ${patientId}`,
    ),
};

const archives: KindOutside = {
  async erase({ database, objects }, { organizationId, patientId }) {
    const rows = database.within(organizationId);
    const ready = await rows.all(sql<{ id: string }>`
      select e.id from exports e where e.organization_id = ${organizationId} and e.status = 'ready'
        and e.removed_at is null and e.id in (${exportsWith({ organizationId, patientId })})`);
    for (const { id } of ready) {
      // No download begins any more before the bytes go.
      await rows.all(sql`
        update exports set expires_at = least(expires_at, clock_timestamp()), updated_at = clock_timestamp()
        where organization_id = ${organizationId} and id = ${id}`);
      await objects.abandon(archivePrefix(organizationId, id));
      await objects.remove([archiveKey(organizationId, id)]);
      await rows.all(sql`
        update exports set removed_at = coalesce(removed_at, clock_timestamp())
        where organization_id = ${organizationId} and id = ${id}`);
    }
  },
  // One that is still being built is waited for: it may have read the patient already.
  count: ({ database }, { organizationId, patientId }) =>
    counted(
      database.within(organizationId),
      sql`select count(*)::int as n from exports e where e.organization_id = ${organizationId}
        and e.status in ('queued', 'building', 'ready') and e.removed_at is null
        and e.id in (${exportsWith({ organizationId, patientId })})`,
    ),
};

/** The prefixes of everything that was ever stored for the patient's books and for archives with the patient. */
const prefixesOf = async (
  rows: Rows,
  { organizationId, patientId }: PatientOf,
): Promise<readonly string[]> => {
  const books = await rows.all(sql<{ id: string }>`
    with recursive ${booksOf({ organizationId, patientId })} select id from books`);
  const exported = await rows.all(sql<{ id: string }>`${exportsWith({ organizationId, patientId })}`);
  return [
    ...books.map(({ id }) => storybookKeys(organizationId, id).prefix),
    ...exported.map(({ id }) => archivePrefix(organizationId, id)),
  ];
};

/** Versions under a prefix, but those of bytes that records of others refer to. */
async function* versionsOf(
  store: ObjectStore,
  rows: Rows,
  organizationId: string,
  prefix: string,
): AsyncGenerator<ObjectVersion> {
  const kept = new Set(
    (
      await rows.all(sql<{ stored_as: string }>`
        select stored_as from stored_objects where organization_id = ${organizationId}
          and starts_with(stored_as, ${prefix}) and not starts_with(key, ${prefix})`)
    ).map(({ stored_as }) => stored_as),
  );
  for await (const version of store.listVersions(prefix)) if (!kept.has(version.key)) yield version;
}

const REMOVED_AT_ONCE = 1_000;

/** For good, and in batches. */
export const removeAllVersions = async (
  store: ObjectStore,
  versions: AsyncIterable<ObjectVersion>,
  signal?: AbortSignal,
): Promise<void> => {
  let batch: ObjectVersion[] = [];
  for await (const version of versions) {
    batch.push(version);
    if (batch.length < REMOVED_AT_ONCE) continue;
    signal?.throwIfAborted();
    await store.removeVersions(batch);
    batch = [];
  }
  if (batch.length > 0) await store.removeVersions(batch);
};

const objectsOfRecords: KindOutside = {
  async erase({ database, store }, of) {
    const rows = database.within(of.organizationId);
    for (const prefix of await prefixesOf(rows, of)) {
      await store.abandon(prefix);
      await removeAllVersions(store, versionsOf(store, rows, of.organizationId, prefix));
      await rows.all(sql`
        delete from stored_objects where organization_id = ${of.organizationId} and starts_with(key, ${prefix})`);
    }
  },
  async count({ database, store }, of) {
    const rows = database.within(of.organizationId);
    let found = 0;
    for (const prefix of await prefixesOf(rows, of))
      for await (const _ of versionsOf(store, rows, of.organizationId, prefix)) found += 1;
    return found;
  },
};

export const kindsOutside = {
  archives,
  objects: objectsOfRecords,
  calendar_entries: calendarEntries,
  video_rooms: videoRooms,
} as const;
