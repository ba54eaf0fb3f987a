import { canonicalAddress } from '../../platform/mail-address.ts';
import type { Secrets } from '../../platform/secrets.ts';

export type Seat = 'clinician' | 'patient';

const codeOf = (secrets: Secrets, seat: string): string =>
  secrets.keyedHash('join-code', seat).subarray(0, 16).toString('base64url');

/**
 * Join codes open a session, so none is stored: each is derived by a keyed hash from appointment and
 * seat (128 bits, 22 characters) and looked up by its own hash (decisions part 4).
 */
export const joinCode = (secrets: Secrets, appointmentId: string, seat: Seat): string =>
  codeOf(secrets, `${appointmentId}/${seat}`);

/**
 * The code in a patient's mail depends on the address as well: it opens nothing once the patient has another address,
 * so that a stranger who was written to by mistake is locked out.
 */
export const mailedJoinCode = (secrets: Secrets, appointmentId: string, address: string): string =>
  codeOf(secrets, `${appointmentId}/patient/${canonicalAddress(address)}`);

export const joinCodeHash = (secrets: Secrets, code: string): Buffer =>
  secrets.keyedHash('join-code-lookup', code);

export const joinLink = (secrets: Secrets, baseUrl: string, appointmentId: string, seat: Seat): string =>
  `${baseUrl}/join/${joinCode(secrets, appointmentId, seat)}`;

export type VideoProvider = 'None' | 'Jitsi' | 'Daily' | 'Whereby';

/** Which address a notice went to is noted as this; by it the link in the mail is found again. */
export const mailedCodeHash = (secrets: Secrets, appointmentId: string, address: string): Buffer =>
  joinCodeHash(secrets, mailedJoinCode(secrets, appointmentId, address));

export const mailedJoinLink = (
  secrets: Secrets,
  baseUrl: string,
  appointmentId: string,
  address: string,
): string => `${baseUrl}/join/${mailedJoinCode(secrets, appointmentId, address)}`;

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
