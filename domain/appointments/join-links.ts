import { canonicalAddress } from '../../platform/mail-address.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { storedCode } from '../access/link-codes.ts';

export type Seat = 'clinician' | 'patient';

/** Appointments times seats whose codes a process keeps: some 2 MB. */
const KEPT_CODES = 10_000;
const keptCodes = new WeakMap<Secrets, Map<string, readonly string[]>>();

/**
 * The codes of a seat under each key, the newest first. They never change, and a calendar shows the same ones again and
 * again: those derived last are kept in memory, since deriving them took a fifth of the time of a list.
 */
const codesOf = (secrets: Secrets, appointmentId: string, seat: string): readonly string[] => {
  let kept = keptCodes.get(secrets);
  if (!kept) {
    kept = new Map();
    keptCodes.set(secrets, kept);
  }
  const name = `${appointmentId}/${seat}`;
  const known = kept.get(name);
  if (known) return known;
  const codes = secrets
    .keyedHashes('join-code', name)
    .map((hash) => hash.subarray(0, 16).toString('base64url'));
  kept.set(name, codes);
  if (kept.size > KEPT_CODES) kept.delete(kept.keys().next().value as string);
  return codes;
};

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
 * The codes in a patient's mails depend on the address as well: they open nothing once the patient has another address,
 * so that a stranger who was written to by mistake is locked out.
 */
const mailedCodesOf = (secrets: Secrets, appointmentId: string, address: string): readonly string[] =>
  codesOf(secrets, appointmentId, `patient/${canonicalAddress(address)}`);

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

/** What the link in a mail to this address may have been noted as, under each key; the newest first. */
export const mailedCodeHashes = (
  secrets: Secrets,
  appointmentId: string,
  address: string,
): readonly Buffer[] =>
  mailedCodesOf(secrets, appointmentId, address).flatMap((code) => joinCodeHashes(secrets, code));

/** Which address a notice went to is noted as this; by it the link in the mail is found again. */
export const mailedCodeHash = (secrets: Secrets, appointmentId: string, address: string): Buffer =>
  joinCodeHash(secrets, mailedCodesOf(secrets, appointmentId, address)[0] as string);

/** Whether it is the code of a mail to this address. */
export const isMailedCode = (
  secrets: Secrets,
  code: string,
  appointmentId: string,
  address: string,
): boolean =>
  mailedCodesOf(secrets, appointmentId, address).some((one) =>
    secrets.sameHash(Buffer.from(one), Buffer.from(code)),
  );

export const mailedJoinLink = (
  secrets: Secrets,
  baseUrl: string,
  appointmentId: string,
  address: string,
): string => `${baseUrl}/join/${mailedCodesOf(secrets, appointmentId, address)[0]}`;

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
