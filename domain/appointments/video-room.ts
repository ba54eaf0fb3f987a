import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { type Seat, underItsKey } from './join-links.ts';

/** Providers that need a request to create a room. A Jitsi room exists as soon as somebody opens it. */
export type RoomProvider = 'Daily' | 'Whereby';

/** The addresses by which people enter a room. Each address is a credential. */
export interface RoomAccess {
  /** The provider's id of the room. */
  readonly key: string;
  readonly addresses: Readonly<Record<Seat, string>>;
}

const contextOf = (organizationId: string, appointmentId: string): string =>
  `video-room/${organizationId}/${appointmentId}`;

export const sealRoom = (
  secrets: Secrets,
  { organizationId, appointmentId }: { readonly organizationId: string; readonly appointmentId: string },
  access: RoomAccess,
): Buffer => secrets.seal(Buffer.from(JSON.stringify(access)), contextOf(organizationId, appointmentId));

export const openRoom = (
  secrets: Secrets,
  { organizationId, appointmentId }: { readonly organizationId: string; readonly appointmentId: string },
  sealed: Buffer,
): RoomAccess =>
  JSON.parse(secrets.open(sealed, contextOf(organizationId, appointmentId)).toString()) as RoomAccess;

/** @returns undefined while the provider has not created the room. */
export const findRoom = async (
  rows: Rows,
  secrets: Secrets,
  of: { readonly organizationId: string; readonly appointmentId: string; readonly provider: RoomProvider },
): Promise<RoomAccess | undefined> => {
  const room = await rows.first(sql<{ access: Buffer | null }>`
    select access from video_rooms where organization_id = ${of.organizationId}
      and appointment_id = ${of.appointmentId} and provider = ${of.provider}`);
  return room?.access ? openRoom(secrets, of, room.access) : undefined;
};

/**
 * The room's name, which reveals nothing about the appointment and cannot be guessed. It never changes, so a repeated
 * request to the provider finds the room that the first one created.
 */
export const roomName = (secrets: Secrets, appointmentId: string, clinicianCodeHash?: Uint8Array): string => {
  const hashes = secrets.keyedHashes('video-room', appointmentId);
  const hash = underItsKey(secrets, hashes, appointmentId, clinicianCodeHash);
  return `session-${hash.subarray(0, 16).toString('hex')}`;
};

/** The channel that is notified when the result of `/join` may have changed, for pages that wait there. */
export const SESSION_CHANNEL = 'session_links';
