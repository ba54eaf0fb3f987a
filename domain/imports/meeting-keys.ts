import { isObject } from '../declarations/read-body.ts';
import type { ImportKind } from './import-words.ts';

const DAY_MS = 86_400_000;

type Sent = Readonly<Record<string, unknown>>;

/** Texts that the database takes for the same have the same key; others may have it, too. */
const keyOf = (name: string, ...parts: readonly unknown[]): readonly string[] =>
  parts.every((part) => typeof part === 'string')
    ? [`${name} ${parts.join(' ').normalize('NFKC').trim().toLowerCase()}`]
    : [];

/** Of a booking: each day that it touches. It takes a day at most. */
const daysOf = ({ start_at, end_at }: Sent): readonly string[] =>
  [start_at, end_at]
    .map((at) => (typeof at === 'string' ? Math.floor(Date.parse(at) / DAY_MS) : Number.NaN))
    .filter(Number.isFinite)
    .map(String);

const ofKind: Readonly<Record<ImportKind, (sent: Sent) => readonly string[]>> = {
  clinics: ({ external_id, name }) => [...keyOf('external_id', external_id), ...keyOf('name', name)],
  practitioners: ({ external_id, email, partner_clinic_id, role }) => [
    ...keyOf('external_id', external_id),
    ...keyOf('email', email),
    // A clinic has one owner.
    ...(role === 'owner' ? keyOf('owner', partner_clinic_id) : []),
  ],
  patients: ({ external_id }) => keyOf('external_id', external_id),
  appointments: (sent) => daysOf(sent).flatMap((day) => keyOf('day', sent.partner_practitioner_id, day)),
};

/** By these, one record of a file can make another one impossible: two that have none in common do not meet. */
export const meetingKeysOf = (kind: ImportKind, sent: unknown): readonly string[] =>
  isObject(sent) ? ofKind[kind](sent) : [];
