import { sql } from '../../platform/database/rows.ts';
import type { Actor } from '../access/actor.ts';
import type { BatchLookups, NewRecord } from '../declarations/batch-insert.ts';
import type { InsertOnly } from '../declarations/endpoint.ts';
import type { Static } from '../declarations/schemas.ts';
import type { PatientDraft } from './patient.schemas.ts';

type Draft = Static<typeof PatientDraft>;
type Refusal = 'not-found' | 'same-clinic-mismatch' | 'external-id-conflict';

const creatorOf = (actor: Actor, body: Draft): string =>
  body.created_by_partner_practitioner_id ?? (actor.practitioner_id as string);
const rosterOf = (actor: Actor, body: Draft): readonly string[] =>
  body.roster_practitioner_ids ?? [creatorOf(actor, body)];
const namedBy = (actor: Actor, body: Draft): readonly string[] => [
  ...new Set([creatorOf(actor, body), ...rosterOf(actor, body)]),
];

/**
 * Locks the patient's practitioners until the commit. The clinic needs no lock: it cannot be deleted while it has a
 * practitioner.
 */
const lookups = {
  keys: { clinic_id: 'uuid', practitioner_ids: 'uuid[]', external_id: 'text' },
  statements: {
    practitioners: sql<{
      is_of_clinic: boolean;
    }>`select k.i as "#i", p.partner_clinic_id = c.id as is_of_clinic from k
      join clinics c on c.organization_id = k.organization_id and c.id = k.clinic_id and c.deleted_at is null
      join practitioners p on p.organization_id = k.organization_id and p.id = any(k.practitioner_ids)
        and p.deleted_at is null
      order by p.id for share of p`,
    holders: sql`select k.i as "#i" from k
      join patients t on t.organization_id = k.organization_id and t.external_id = k.external_id
        and t.deleted_at is null`,
  },
} satisfies BatchLookups;

/** Adds a patient to a clinic, and to the roster of those who care for it. */
export const addPatient: InsertOnly<Draft, Refusal, typeof lookups.statements> = {
  lookups,
  keys: ({ actor, body }) => ({
    clinic_id: body.partner_clinic_id,
    practitioner_ids: namedBy(actor, body),
    external_id: body.external_id ?? null,
  }),
  record: ({ actor, body, fail, found, operation_id }): NewRecord => {
    const { roster_practitioner_ids: _, ...fields } = body;
    const { practitioners, holders } = found;
    if (practitioners.length < namedBy(actor, body).length) throw fail('not-found');
    // 409 comes before 422 (decisions 1.1).
    if (holders.length > 0) throw fail('external-id-conflict');
    if (!practitioners.every(({ is_of_clinic }) => is_of_clinic)) throw fail('same-clinic-mismatch');
    const { organization_id } = actor;
    return {
      columns: {
        email: null,
        phone: null,
        date_of_birth: null,
        external_id: null,
        ...fields,
        created_by_partner_practitioner_id: creatorOf(actor, body),
      },
      rows: {
        patient_rosters: rosterOf(actor, body).map((practitioner_id, at) => ({
          organization_id,
          patient_id: operation_id,
          practitioner_id,
          position: at + 1,
        })),
      },
    };
  },
};
