import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { createSecrets, type Secrets } from '../../platform/secrets.ts';

/** Words that occur nowhere but in this world's personal fields: none may leave by another way than a mail. */
export const CANARIES = ['Quillfeather', 'Oddsworth', 'zebrafinch', 'Marrowgate', 'Winterbourne'];

export interface PeopleOfWorld {
  readonly patientFirstName?: string;
  readonly patientEmail?: string | null;
  readonly practitionerFirstName?: string;
  readonly practitionerEmail?: string;
  readonly clinicName?: string;
  readonly sessionType?: 'virtual' | 'in_person';
  readonly timezone?: string;
  readonly videoProvider?: 'None' | 'Jitsi';
  readonly branding?: { readonly display_name: string | null; readonly primary_color: string | null };
}

export interface World {
  readonly organizationId: string;
  readonly practitionerId: string;
  readonly appointmentId: string;
  readonly practitionerEmail: string;
  readonly patientEmail: string | null;
}

/** An organization of its own for each test, with one appointment, written as the schema's owner. */
export const createWorld = async (owner: Pick<Pool, 'query'>, people: PeopleOfWorld = {}): Promise<World> => {
  const [organizationId, clinicId, practitionerId, patientId, appointmentId] = Array.from({ length: 5 }, () =>
    randomUUID(),
  ) as [string, string, string, string, string];
  const tag = organizationId.slice(0, 8);
  const practitionerEmail = people.practitionerEmail ?? `oddsworth-${tag}@mail.example`;
  const patientEmail =
    people.patientEmail === undefined ? `zebrafinch-${tag}@mail.example` : people.patientEmail;
  await owner.query(
    `insert into organizations (id, name, contact_email, features) values ($1, 'World', 'contact@mail.example', '{}')`,
    [organizationId],
  );
  await owner.query(
    `insert into session_configurations (organization_id, video_provider, branding) values ($1, $2, $3)`,
    [
      organizationId,
      people.videoProvider ?? 'Jitsi',
      JSON.stringify(people.branding ?? { display_name: null, primary_color: null }),
    ],
  );
  await owner.query(
    `insert into clinics (id, organization_id, name, timezone, created_at, updated_at)
     values ($1, $2, $3, 'Europe/Berlin', now(), now())`,
    [clinicId, organizationId, people.clinicName ?? 'Marrowgate Clinic'],
  );
  await owner.query(
    `insert into practitioners (id, organization_id, partner_clinic_id, first_name, last_name, email, role, status,
       service_login_status, created_at, updated_at)
     values ($1, $2, $3, $4, 'Oddsworth', $5, 'owner', 'active', 'none', now(), now())`,
    [practitionerId, organizationId, clinicId, people.practitionerFirstName ?? 'Ida', practitionerEmail],
  );
  await owner.query(
    `insert into patients (id, organization_id, partner_clinic_id, created_by_partner_practitioner_id, first_name,
       last_name, email, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 'Winterbourne', $6, now(), now())`,
    [
      patientId,
      organizationId,
      clinicId,
      practitionerId,
      people.patientFirstName ?? 'Quillfeather',
      patientEmail,
    ],
  );
  await owner.query(
    `insert into appointments (id, organization_id, partner_clinic_id, partner_practitioner_id, partner_patient_id,
       start_at, end_at, timezone, session_type, status, clinician_code_hash, patient_code_hash, created_at, updated_at)
     values ($1, $2, $3, $4, $5, '2037-11-24T09:00:00Z', '2037-11-24T09:50:00Z', $6, $7, 'scheduled', $8, $9, now(), now())`,
    [
      appointmentId,
      organizationId,
      clinicId,
      practitionerId,
      patientId,
      people.timezone ?? 'Europe/Berlin',
      people.sessionType ?? 'virtual',
      randomBytes(32),
      randomBytes(32),
    ],
  );
  return { organizationId, practitionerId, appointmentId, practitionerEmail, patientEmail };
};

export interface NoticeOfWorld {
  readonly kind: 'booked' | 'moved' | 'cancelled';
  readonly sequence: number;
  readonly recipients?: readonly ('practitioner' | 'patient')[];
  readonly start?: string;
  readonly end?: string;
}

/** What the API writes with a booking, a move or a cancellation; without the outbox row. */
export const writeNotices = async (owner: Pool, world: World, notice: NoticeOfWorld): Promise<void> => {
  for (const recipient of notice.recipients ?? ['practitioner', 'patient'])
    await owner.query(
      `insert into appointment_notices (organization_id, appointment_id, sequence, recipient, kind, start_at, end_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        world.organizationId,
        world.appointmentId,
        notice.sequence,
        recipient,
        notice.kind,
        notice.start ?? '2037-11-24T09:00:00Z',
        notice.end ?? '2037-11-24T09:50:00Z',
      ],
    );
};

export const stateOfNotices = async (owner: Pool, world: World): Promise<Record<string, string>> => {
  const { rows } = await owner.query<{ key: string; state: string }>(
    `select sequence || '/' || recipient as key, state from appointment_notices where appointment_id = $1`,
    [world.appointmentId],
  );
  return Object.fromEntries(rows.map(({ key, state }) => [key, state]));
};

export const writeOutboxRow = async (owner: Pool, world: World): Promise<void> => {
  await owner.query(
    `insert into workflow_outbox (organization_id, workflow_id, workflow_type, kind, input)
     values ($1, $2, 'syncAppointment', 'signal_with_start', $3)`,
    [
      world.organizationId,
      `appointment/${world.appointmentId}`,
      JSON.stringify({ organizationId: world.organizationId, appointmentId: world.appointmentId }),
    ],
  );
};

export const testSecrets = (): Secrets =>
  createSecrets({
    SECRET_KEYRING: `test:${Buffer.alloc(32, 7).toString('base64url')}`,
    SECRET_PEPPER: Buffer.alloc(32, 9).toString('base64url'),
  });
