import type { Scope } from '../access/scopes.ts';
import { Id, Moment, nullable, OneOf, Shape, type TObject, type TSchema } from '../declarations/schemas.ts';
import { IMPORT_KINDS, IMPORT_MODES } from '../imports/import-words.ts';

/**
 * The types of the change feed. Nouns and verbs are those of the events that frames raise, where these exist. The set
 * only grows. What a type's `data` holds is made in `migrations/tell-changes.ts`: identifiers and closed lists of words.
 */
export interface EventType {
  readonly summary: string;
  readonly data: TObject;
  /** What a token needs to see it; null: nothing. */
  readonly scope: Scope | null;
  /** Clinicians own such records: an organization token sees it only when it asks. */
  readonly clinicianOwned: boolean;
  /** It says which fields changed. */
  readonly withFields: boolean;
}

type Fields = Readonly<Record<string, TSchema>>;

const clinic = { partner_clinic_id: Id() };
const owner = { partner_practitioner_id: Id() };
const ownerAndPatient = { ...owner, partner_patient_id: Id() };
const parties = { ...clinic, ...ownerAndPatient };
const submission = { ...ownerAndPatient, submission_id: Id() };

const WITH_FIELDS = /\.(?:updated|saved|disabled|enabled)$/;

/** @param verbs each with its summary, or with its own members of `data` too. */
const typesOf = (
  noun: string,
  { scope = null, clinicianOwned = false, data = {} }: Partial<Omit<EventType, 'data'>> & { data?: Fields },
  verbs: Readonly<Record<string, string | readonly [summary: string, data: Fields]>>,
): Readonly<Record<string, EventType>> =>
  Object.fromEntries(
    Object.entries(verbs).map(([verb, said]) => {
      const type = `${noun}.${verb}`;
      const [summary, own] = typeof said === 'string' ? [said, data] : said;
      const withFields = WITH_FIELDS.test(type) && noun !== 'webhook_endpoint';
      return [type, { summary, scope, clinicianOwned, withFields, data: Shape({ id: Id(), ...own }) }];
    }),
  );

const ofOrganization = {
  ...typesOf(
    'clinic',
    { scope: 'clinics:read' },
    { created: 'A clinic was added', updated: 'A clinic was changed', deleted: 'A clinic was deleted' },
  ),
  ...typesOf(
    'practitioner',
    { scope: 'practitioners:read', data: clinic },
    {
      created: 'A practitioner was added',
      updated: 'A practitioner was changed',
      disabled: 'A practitioner was disabled',
      enabled: 'A practitioner was enabled again',
      deleted: 'A practitioner was deleted',
    },
  ),
  ...typesOf(
    'patient',
    { scope: 'patients:read', data: clinic },
    {
      created: 'A patient was added',
      updated: 'A patient was changed',
      deleted: 'A patient was deleted',
      erased: 'What the service held about a patient was erased',
    },
  ),
  ...typesOf(
    'appointment',
    { scope: 'appointments:read', data: parties },
    {
      created: 'An appointment was booked',
      updated: 'An appointment was changed',
      cancelled: 'An appointment was cancelled',
      notice_settled: [
        'It is decided what became of an e-mail about an appointment',
        {
          ...parties,
          recipient: OneOf(['practitioner', 'patient']),
          kind: OneOf(['booked', 'moved', 'cancelled']),
          state: OneOf(['sent', 'skipped', 'refused', 'undelivered', 'unconfirmed']),
        },
      ],
    },
  ),
  ...typesOf(
    'appointment_series',
    { scope: 'appointments:read', data: parties },
    {
      created: 'A series of appointments was booked',
      updated: 'The rest of a series was moved',
      cancelled: 'The rest of a series was cancelled',
    },
  ),
  ...typesOf('session_configuration', {}, { updated: 'How sessions run was changed' }),
  ...typesOf(
    'webhook_endpoint',
    {},
    {
      disabled: ['A webhook endpoint was disabled', { reason: OneOf(['failing', 'gone', 'operator']) }],
    },
  ),
  ...typesOf(
    'import',
    { data: { kind: OneOf(IMPORT_KINDS), mode: OneOf(IMPORT_MODES) } },
    {
      created: 'An import was started',
      completed: 'Every record of an import has its result',
      failed: 'An import ended early',
    },
  ),
  ...typesOf('feed', {}, { restored: ['The service was set back to a backup', { resync_from: Moment() }] }),
};

const ofClinicians = {
  ...typesOf(
    'form',
    { clinicianOwned: true, data: owner },
    {
      created: 'A form was made',
      saved: 'A form was changed',
      shelf_changed: 'A form was put on the shelf or taken off',
      deleted: 'A form was deleted',
      requested: ['A patient was asked to fill a form in', submission],
      submitted: ['A patient has filled a form in', submission],
    },
  ),
  ...typesOf(
    'storybook',
    { clinicianOwned: true, data: { ...owner, partner_patient_id: nullable(Id()) } },
    {
      created: 'A storybook was ordered',
      ready: 'A storybook is ready',
      failed: 'A storybook could not be made',
      saved: 'A storybook was changed',
      shelf_changed: 'A storybook was put on the shelf or taken off',
      deleted: 'A storybook was deleted',
    },
  ),
  ...typesOf(
    'worksheet',
    { clinicianOwned: true, data: owner },
    {
      created: 'A worksheet was uploaded or ordered',
      ready: 'A worksheet is ready',
      failed: 'A worksheet could not be made',
      saved: 'A worksheet was changed',
      deleted: 'A worksheet was deleted',
    },
  ),
  ...typesOf(
    'share',
    {
      clinicianOwned: true,
      data: {
        ...ownerAndPatient,
        content_type: OneOf(['worksheet', 'storybook']),
        content_id: Id(),
        state: OneOf(['sent', 'not_sent']),
      },
    },
    { settled: 'It is decided what became of content that was sent to a patient' },
  ),
  ...typesOf(
    'note',
    { clinicianOwned: true, data: { ...ownerAndPatient, partner_appointment_id: Id() } },
    {
      created: 'A note was begun',
      saved: 'A note was changed',
      signed: 'A note was signed',
      unlocked: 'A signed note was opened again',
    },
  ),
  ...typesOf(
    'export',
    { clinicianOwned: true, data: owner },
    {
      created: 'An export was started',
      ready: 'The archive of an export is ready',
      failed: 'An export failed',
      expired: 'The archive of an export was deleted after its time',
    },
  ),
  ...typesOf(
    'playroom',
    { clinicianOwned: true, data: owner },
    { created: 'A playroom was made', saved: 'A playroom was changed' },
  ),
  ...typesOf(
    'toolkit',
    { clinicianOwned: true, data: owner },
    { created: 'A toolkit was made', saved: 'A toolkit was changed' },
  ),
  ...typesOf(
    'game',
    { clinicianOwned: true, data: ownerAndPatient },
    {
      session_started: 'A game session began',
      save_created: 'A scene was kept',
      save_deleted: 'A kept scene was deleted',
    },
  ),
  ...typesOf(
    'community_item',
    { clinicianOwned: true, data: { ...clinic, shared_by_partner_practitioner_id: Id() } },
    { created: 'Content was shared with a clinic', deleted: 'Content is no longer shared with a clinic' },
  ),
};

export const eventTypes: Readonly<Record<string, EventType>> = { ...ofOrganization, ...ofClinicians };

/** @returns the types that `clinic.updated` or `clinic.*` names; none where there is no such type. */
export const typesNamedBy = (pattern: string): readonly string[] => {
  if (Object.hasOwn(eventTypes, pattern)) return [pattern];
  if (!pattern.endsWith('.*')) return [];
  return Object.keys(eventTypes).filter((type) => type.startsWith(pattern.slice(0, -1)));
};

/** The read scopes that these types need and that are not granted. */
export const scopesMissing = (types: readonly string[], granted: readonly string[]): readonly Scope[] => {
  const needed = new Set(types.map((type) => eventTypes[type]?.scope).filter((scope) => scope != null));
  return [...needed].filter((scope) => !granted.includes(scope));
};
