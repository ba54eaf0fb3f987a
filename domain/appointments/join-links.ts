import { canonicalAddress } from '../../platform/mail-address.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { storedCode } from '../access/link-codes.ts';

export type Seat = 'clinician' | 'patient';

/** Most codes that a process caches (one for each appointment and seat): about 2 MB. */
const KEPT_CODES = 10_000;
const keptCodes = new WeakMap<Secrets, Map<string, readonly string[]>>();

/**
 * The codes of a seat under each key, the newest first. They never change, and calendars show the same ones
 * repeatedly. Deriving them took a fifth of the time of a list, so the latest are cached.
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
 * The code of a seat's link: 128 bits, 22 characters. A code opens a session, so it is not stored: it is derived from
 * appointment and seat by a keyed hash, and looked up by a hash of its own (decisions part 4).
 * @param stored the hash that the seat's code is looked up by; it tells under which key the code was made.
 */
export const joinCode = (
  secrets: Secrets,
  appointmentId: string,
  seat: Seat,
  stored?: Uint8Array | null,
): string => storedCode(secrets, codesOf(secrets, appointmentId, seat), 'join-code-lookup', stored);

/**
 * The codes in a patient's mails depend on the address as well: they stop working when the address is corrected, so that
 * a stranger who got the mail by mistake cannot join.
 */
const mailedCodesOf = (secrets: Secrets, appointmentId: string, address: string): readonly string[] =>
  codesOf(secrets, appointmentId, `patient/${canonicalAddress(address)}`);

/**
 * Picks the hash under the key that the appointment's codes were made with, so that the room keeps its name when keys
 * rotate.
 * @param hashes one for each key, the newest first.
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

/** The hash under which a new code is stored. */
export const joinCodeHash = (secrets: Secrets, code: string): Buffer =>
  secrets.keyedHash('join-code-lookup', code);

/** The hashes under which a code may be stored, the newest key first. */
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

/** The hashes under which the link in a mail to this address may be stored, the newest key first. */
export const mailedCodeHashes = (
  secrets: Secrets,
  appointmentId: string,
  address: string,
): readonly Buffer[] =>
  mailedCodesOf(secrets, appointmentId, address).flatMap((code) => joinCodeHashes(secrets, code));

/**
 * Stored with a sent notice. It records which address received the mail, and finds the appointment of the link in it.
 */
export const mailedCodeHash = (secrets: Secrets, appointmentId: string, address: string): Buffer =>
  joinCodeHash(secrets, mailedCodesOf(secrets, appointmentId, address)[0] as string);

/** Whether the code is that of a mail to this address. */
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
 * The seats that have a link (specification 2.6): none once cancelled, none where a virtual session runs in the partner's
 * own call, only the clinician's in person.
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
