import { accessToken, BASE_URL, newKey } from './access-token.ts';
import {
  AppointmentsApi,
  ClinicsApi,
  Configuration,
  CreateAppointmentConflictErrorFromJSON,
  CreateAppointmentUnprocessableErrorFromJSON,
  PatientsApi,
  PractitionersApi,
  ResponseError,
} from './typescript-fetch/index.ts';

const configuration = new Configuration({ basePath: BASE_URL, accessToken: await accessToken() });
const clinics = new ClinicsApi(configuration);
const practitioners = new PractitionersApi(configuration);
const patients = new PatientsApi(configuration);
const appointments = new AppointmentsApi(configuration);

const { data: clinic } = await clinics.createClinic({
  idempotencyKey: newKey(),
  clinicDraft: { name: `Practice ${newKey()}`, timezone: 'Europe/Berlin' },
});
const { data: practitioner } = await practitioners.createPractitioner({
  idempotencyKey: newKey(),
  practitionerDraft: {
    firstName: 'Ada',
    lastName: 'Winter',
    email: `ada-${newKey()}@practice.example`,
    partnerClinicId: clinic.id,
  },
});
const made = [];
for (const firstName of ['Noa', 'Mika', 'Kim'])
  made.push(
    await patients.createPatient({
      idempotencyKey: newKey(),
      patientDraft: {
        firstName,
        lastName: 'Lind',
        email: `family-${newKey()}@home.example`,
        partnerClinicId: clinic.id,
        createdByPartnerPractitionerId: practitioner.id,
      },
    }),
  );
const [noa, , kim] = made.map(({ data }) => data);
if (!noa || !kim) throw new Error('Three patients were made');

const book = (startAt: string, endAt: string) =>
  appointments.createAppointment({
    idempotencyKey: newKey(),
    appointmentDraft: {
      partnerClinicId: clinic.id,
      partnerPractitionerId: practitioner.id,
      partnerPatientId: noa.id,
      startAt: new Date(startAt),
      endAt: new Date(endAt),
      sessionType: 'virtual',
    },
  });
console.log('booked', (await book('2035-03-05T09:00:00Z', '2035-03-05T09:50:00Z')).data.status);

const listed = [];
let cursor: string | null = null;
do {
  const page = await listFrom(cursor);
  listed.push(...page.data);
  cursor = page.meta.pagination.nextCursor;
} while (cursor !== null);
console.log('listed', listed.length);
function listFrom(from: string | null) {
  return patients.listPatients({ partnerClinicId: clinic.id, limit: 2, ...(from ? { cursor: from } : {}) });
}

const refused = async (call: Promise<unknown>, read: (json: unknown) => { type: string }) => {
  const error = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ResponseError)) throw error;
  console.log(error.response.status, read(await error.response.json()).type);
};
await refused(book('2035-03-05T09:00:00Z', '2035-03-05T09:50:00Z'), CreateAppointmentConflictErrorFromJSON);
await refused(
  book('2035-03-05T09:00:00Z', '2035-03-05T08:00:00Z'),
  CreateAppointmentUnprocessableErrorFromJSON,
);

const gone = await patients.deletePatientRaw({ idempotencyKey: newKey(), id: kim.id });
console.log('deleted', gone.raw.status);
