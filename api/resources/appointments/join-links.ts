import { storedCode } from '../../platform/access/link-codes.ts';
import type { Secrets } from '../../platform/secrets.ts';

export type Seat = 'clinician' | 'patient';

/** Under each key, the newest first. */
const codesOf = (secrets: Secrets, appointmentId: string, seat: Seat): readonly string[] =>
  secrets
    .keyedHashes('join-code', `${appointmentId}/${seat}`)
    .map((hash) => hash.subarray(0, 16).toString('base64url'));

/**
 * Join codes open a session, so none is stored: each is derived by a keyed hash from appointment and
 * seat (128 bits, 22 characters) and looked up by its own hash (decisions part 4).
 */
export const joinCode = (
  secrets: Secrets,
  appointmentId: string,
  seat: Seat,
  stored?: Uint8Array | null,
): string => storedCode(secrets, codesOf(secrets, appointmentId, seat), 'join-code-lookup', stored);

/**
 * Of keyed hashes under each key, the one under the key that the appointment's codes were made with: what names its room
 * stays the same while people join.
 */
export const underItsKey = (
  secrets: Secrets,
  hashes: readonly Buffer[],
  appointmentId: string,
  clinicianCodeHash: Uint8Array | undefined,
): Buffer => {
  const codes = codesOf(secrets, appointmentId, 'clinician');
  const at = codes.indexOf(joinCode(secrets, appointmentId, 'clinician', clinicianCodeHash));
  return hashes[at] as Buffer;
};

/** What a new code is stored as. */
export const joinCodeHash = (secrets: Secrets, code: string): Buffer =>
  secrets.keyedHash('join-code-lookup', code);

/** What a code is looked up by. */
export const joinCodeHashes = (secrets: Secrets, code: string): readonly Buffer[] =>
  secrets.keyedHashes('join-code-lookup', code);

/** @param stored the hash that the seat's code is looked up by. */
export const joinLink = (
  secrets: Secrets,
  baseUrl: string,
  appointmentId: string,
  seat: Seat,
  stored?: Uint8Array | null,
): string => `${baseUrl}/join/${joinCode(secrets, appointmentId, seat, stored)}`;

export type VideoProvider = 'None' | 'Jitsi' | 'Daily' | 'Whereby';

/**
 * Which seats have a link: none once cancelled, none where a virtual session runs in the partner's own
 * call, the clinician's alone in person (specification 2.6).
 */
export const seatsWithLinks = (appointment: {
  readonly session_type: string;
  readonly status: string;
  readonly video_provider: VideoProvider;
}): readonly Seat[] => {
  if (appointment.status === 'cancelled') return [];
  if (appointment.session_type === 'in_person') return ['clinician'];
  return appointment.video_provider === 'None' ? [] : ['clinician', 'patient'];
};
