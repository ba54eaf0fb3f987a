/** From a token to a booked session and back: see ../README.md. */
import { randomUUID } from 'node:crypto';
import { createClinic, ProblemError } from 'clinic-partner';

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing`);
  return value;
};

// The client fetches tokens, keeps one idempotency key for each call, and repeats what may be repeated.
const clinic = createClinic({
  baseUrl: setting('BASE_URL'),
  tokenUrl: `${setting('AUTH_URL')}/oauth/token`,
  clientId: setting('CLIENT_ID'),
  clientSecret: setting('CLIENT_SECRET'),
  audience: setting('AUDIENCE'),
});

const place = await clinic.createClinic({
  body: { name: `Harbour ${randomUUID()}`, timezone: 'Europe/Berlin' },
});
console.log('clinic', place.data.id);

const ada = await clinic.createPractitioner({
  body: {
    first_name: 'Ada',
    last_name: 'Winter',
    email: `ada-${randomUUID()}@practice.example`,
    partner_clinic_id: place.data.id,
  },
});
const patients: string[] = [];
for (const name of ['Noa', 'Tom', 'Mia']) {
  const patient = await clinic.createPatient({
    body: {
      first_name: name,
      last_name: 'Lind',
      email: `${name.toLowerCase()}@home.example`,
      partner_clinic_id: place.data.id,
      created_by_partner_practitioner_id: ada.data.id,
    },
  });
  patients.push(patient.data.id);
}

const session = {
  partner_clinic_id: place.data.id,
  partner_practitioner_id: ada.data.id,
  partner_patient_id: patients[0] ?? '',
  start_at: '2035-03-05T09:00:00Z',
  end_at: '2035-03-05T09:50:00Z',
  session_type: 'virtual',
} as const;
// Keep the key with your own record before you send: then a restart goes on with the same key.
const booked = await clinic.createAppointment({ body: session }, { idempotencyKey: randomUUID() });
console.log('booked', booked.data.id);

let listed = 0;
for await (const _ of clinic.each('listPatients', {
  query: { partner_clinic_id: place.data.id, limit: 2 },
}))
  listed += 1;
console.log('listed', listed, 'patients');

/** Branch on the slug, never on the texts. */
const tell = (error: unknown): void => {
  if (!(error instanceof ProblemError)) throw error;
  console.log('refused', error.status, error.slug, ...error.fields.map(({ path }) => path).slice(0, 1));
};
await clinic.createAppointment({ body: session }).catch(tell);
await clinic.createAppointment({ body: { ...session, end_at: 'tomorrow' } }).catch(tell);

await clinic.updateAppointment({ path: { id: booked.data.id }, body: { status: 'cancelled' } });
for (const id of patients) await clinic.deletePatient({ path: { id } });
await clinic.deletePractitioner({ path: { id: ada.data.id } });
await clinic.deleteClinic({ path: { id: place.data.id } });
console.log('deleted');
