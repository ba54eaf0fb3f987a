import type { Secrets } from '../../platform/secrets.ts';

export type Seat = 'clinician' | 'patient';

/**
 * Join codes open a session, so none is stored: each is derived by a keyed hash from appointment and
 * seat (128 bits, 22 characters) and looked up by its own hash (decisions part 4).
 */
export const joinCode = (secrets: Secrets, appointmentId: string, seat: Seat): string =>
  secrets.keyedHash('join-code', `${appointmentId}/${seat}`).subarray(0, 16).toString('base64url');

export const joinCodeHash = (secrets: Secrets, code: string): Buffer =>
  secrets.keyedHash('join-code-lookup', code);

export const joinLink = (secrets: Secrets, baseUrl: string, appointmentId: string, seat: Seat): string =>
  `${baseUrl}/join/${joinCode(secrets, appointmentId, seat)}`;

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
