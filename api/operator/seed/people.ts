import { type Data, inLanes } from './clinic-api.ts';
import { CLINIC_NAMES, CLINICIANS, FIRST_NAMES, LAST_NAMES, TIMEZONES } from './made-up.ts';
import type { Seeding } from './seed-organization.ts';

export interface Person {
  readonly id: string;
  readonly first_name: string;
}
export interface SeededClinician extends Person {
  readonly clinic_id: string;
  readonly timezone: string;
  readonly clients: Person[];
}

const LANES = 8;
/** With these each clinician has some twenty clients, and a clinic has some six clinicians. */
const CLIENTS_OF_CLINICIAN = 20;
const CLINICIANS_OF_CLINIC = 6;

const personOf = (record: Data): Person => ({ id: record.id, first_name: String(record.first_name) });

/** A second seed in the same organization needs names of its own: clinics' names and e-mails are unique. */
const suffix = ({ seed }: Seeding): string => (seed === 1 ? '' : ` ${seed}`);

const mailOf = ({ seed }: Seeding, name: string, index: number): string => {
  const plain = name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  return `${plain}.${seed}-${index + 1}@clinic-service.invalid`;
};

export const seedClinics = async (seeding: Seeding, count: number): Promise<Data[]> => {
  const { api, existing, keyOf } = seeding;
  const first = existing ? [await api.organization.get(`/v1/partner/clinics/${existing.clinic_id}`)] : [];
  const further = Array.from({ length: count - first.length }, (_, index) => index);
  const made = await inLanes(further, LANES, (index) => {
    const round = Math.floor(index / CLINIC_NAMES.length);
    const name = `${CLINIC_NAMES[index % CLINIC_NAMES.length]}${round > 0 ? ` ${round + 1}` : ''}${suffix(seeding)}`;
    const timezone = TIMEZONES[(index + 1) % TIMEZONES.length];
    return api.organization.post('/v1/partner/clinics', keyOf(`clinic-${index}`), { name, timezone });
  });
  return [...first, ...made];
};

const seedClinicians = async (seeding: Seeding, clinics: readonly Data[]): Promise<SeededClinician[]> => {
  const { api, existing, keyOf, patients } = seeding;
  const count = Math.max(3, Math.ceil(patients / CLIENTS_OF_CLINICIAN));
  return inLanes(Array.from({ length: count }), LANES, async (_, index) => {
    // The first clinic has more clinicians than the others, so that its community has several authors.
    const clinic =
      clinics[Math.min(clinics.length - 1, Math.floor((index * clinics.length) / (count + 0.01)))];
    const clinic_id = (clinic as Data).id;
    const [first_name, last_name] = CLINICIANS[index % CLINICIANS.length] as readonly [string, string];
    const record =
      index === 0 && existing
        ? await api.organization.get(`/v1/partner/practitioners/${existing.practitioner_id}`)
        : await api.organization.post('/v1/partner/practitioners', keyOf(`practitioner-${index}`), {
            first_name,
            last_name,
            email: mailOf(seeding, first_name, index),
            partner_clinic_id: clinic_id,
            country: 'DE',
          });
    return { ...personOf(record), clinic_id, timezone: String(clinic?.timezone), clients: [] };
  });
};

const seedClients = async (seeding: Seeding, clinicians: readonly SeededClinician[]): Promise<void> => {
  const { api, existing, keyOf, patients, random, today } = seeding;
  const drafts = Array.from({ length: patients }, (_, index) => ({
    first_name: FIRST_NAMES[index % FIRST_NAMES.length] as string,
    last_name: random.pick(LAST_NAMES),
    date_of_birth: new Date(today - (5 + random.below(12)) * 31_557_600_000 - random.below(365) * 86_400_000)
      .toISOString()
      .slice(0, 10),
  }));
  const clients = await inLanes(drafts, LANES, async (draft, index) => {
    const clinician = clinicians[index % clinicians.length] as SeededClinician;
    if (index === 0 && existing)
      return personOf(await api.organization.get(`/v1/partner/patients/${existing.patient_id}`));
    const record = await api.organization.post('/v1/partner/patients', keyOf(`patient-${index}`), {
      ...draft,
      email: mailOf(seeding, draft.first_name, index),
      partner_clinic_id: clinician.clinic_id,
      created_by_partner_practitioner_id: clinician.id,
    });
    return personOf(record);
  });
  for (const [index, client] of clients.entries())
    clinicians[index % clinicians.length]?.clients.push(client);
};

/** Clinics, clinicians, and on each clinician's roster some clients. */
export const seedPeople = async (seeding: Seeding): Promise<SeededClinician[]> => {
  const clinicians = Math.max(3, Math.ceil(seeding.patients / CLIENTS_OF_CLINICIAN));
  const clinics = await seedClinics(seeding, Math.max(2, Math.ceil(clinicians / CLINICIANS_OF_CLINIC)));
  seeding.report(`${clinics.length} clinics, ${clinicians} clinicians, ${seeding.patients} clients …`);
  const made = await seedClinicians(seeding, clinics);
  await seedClients(seeding, made);
  return made;
};
