import { ApplicationFailure } from '@temporalio/common';
import {
  openRoom,
  type RoomAccess,
  type RoomProvider,
  roomName,
  SESSION_CHANNEL,
  sealRoom,
} from '../../domain/appointments/video-room.ts';
import { mayRecord } from '../../domain/session-configuration/recording.ts';
import type { AppointmentSync } from '../../domain/workflow-definitions/workflows.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { type OutsideFacts, readOutsideFacts, roomFits, wantedRoom } from '../outside-facts.ts';
import type { RoomsOf } from './rooms.ts';

export type RoomOutcome = 'made' | 'removed' | 'unchanged';
export type AlignVideoRoom = (input: AppointmentSync) => Promise<RoomOutcome>;

interface RoomDependencies {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly rooms: RoomsOf;
}

const NOT_CONFIGURED = 'VideoProviderNotConfigured';

/** Stored before the request, so that a crash leaves a trace. A former address stays until there is a new one. */
const announceRoom = async (
  rows: Rows,
  input: AppointmentSync,
  provider: RoomProvider,
  facts: OutsideFacts,
) => {
  await rows.all(sql`
    insert into video_rooms (organization_id, appointment_id, provider, end_at)
    values (${input.organizationId}, ${input.appointmentId}, ${provider}, ${facts.end_at})
    on conflict (organization_id, appointment_id) do nothing`);
};

/** Pages that wait for the session are notified at once. */
const noteRoom = async (rows: Rows, input: AppointmentSync, facts: OutsideFacts, sealed: Buffer) => {
  await rows.all(sql`
    with noted as (
      update video_rooms set access = ${sealed}, end_at = ${facts.end_at}, updated_at = clock_timestamp()
      where organization_id = ${input.organizationId} and appointment_id = ${input.appointmentId}
      returning appointment_id)
    select pg_notify(${SESSION_CHANNEL}, appointment_id::text) from noted`);
};

/**
 * Brings the room in line with the newest version of the appointment and with the organization's provider: one room
 * is created, prolonged or removed. The booking never waits for it; until the room exists, `/join` says so.
 */
export const createAlignVideoRoom = ({ database, secrets, rooms }: RoomDependencies): AlignVideoRoom => {
  const remove = async (rows: Rows, input: AppointmentSync, facts: OutsideFacts) => {
    const provider = facts.room_provider as RoomProvider;
    const name = roomName(secrets, input.appointmentId, facts.clinician_code_hash);
    const key = facts.room_access ? openRoom(secrets, input, facts.room_access).key : null;
    // Without the provider's key nothing can be removed. Its rooms end by themselves.
    await rooms(provider)?.remove(name, key);
    await rows.all(sql`
      delete from video_rooms where organization_id = ${input.organizationId}
        and appointment_id = ${input.appointmentId} and provider = ${provider}`);
  };

  const make = async (
    input: AppointmentSync,
    facts: OutsideFacts,
    provider: RoomProvider,
    mayExist: boolean,
  ): Promise<RoomAccess> => {
    const made = rooms(provider);
    if (!made)
      throw ApplicationFailure.nonRetryable(
        'The settings hold no key for the video provider',
        NOT_CONFIGURED,
      );
    const name = roomName(secrets, input.appointmentId, facts.clinician_code_hash);
    return made.ensure({
      name,
      endAt: facts.end_at,
      camera: facts.camera_default,
      recording: mayRecord(facts),
      mayExist,
    });
  };

  return async (input) => {
    const rows = database.within(input.organizationId);
    const facts = await readOutsideFacts(rows, input);
    if (!facts) return 'unchanged';
    const wanted = wantedRoom(facts);
    const has = facts.room_provider;
    if (has !== null && has !== wanted) await remove(rows, input, facts);
    if (wanted === null) return has === null ? 'unchanged' : 'removed';
    if (has === wanted && roomFits(facts)) return 'unchanged';
    if (rooms(wanted)) await announceRoom(rows, input, wanted, facts);
    const access = await make(input, facts, wanted, has === wanted);
    await noteRoom(rows, input, facts, sealRoom(secrets, input, access));
    return 'made';
  };
};
