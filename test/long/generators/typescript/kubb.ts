import { setConfig } from '@kubb/plugin-client/clients/fetch';
import { accessToken, BASE_URL, newKey } from './access-token.ts';
import {
  appointmentAnswerSchema,
  createAppointment,
  createAppointment409Schema,
  createAppointment422Schema,
  createClinic,
  createPatient,
  createPractitioner,
  deletePatient,
  listPatients,
} from './kubb/index.ts';

setConfig({
  baseURL: BASE_URL,
  headers: { Authorization: `Bearer ${await accessToken()}`, 'Content-Type': 'application/json' },
});
/** Each write is an intent of its own. */
const write = () => ({ 'Idempotency-Key': newKey() });

const { data: clinic } = await createClinic(
  { name: `Practice ${newKey()}`, timezone: 'Europe/Berlin' },
  write(),
);
const { data: practitioner } = await createPractitioner(
  {
    first_name: 'Ada',
    last_name: 'Winter',
    email: `ada-${newKey()}@practice.example`,
    partner_clinic_id: clinic.data.id,
  },
  write(),
);
const patients = [];
for (const first_name of ['Noa', 'Mika', 'Kim'])
  patients.push(
    await createPatient(
      {
        first_name,
        last_name: 'Lind',
        email: `family-${newKey()}@home.example`,
        partner_clinic_id: clinic.data.id,
        created_by_partner_practitioner_id: practitioner.data.id,
      },
      write(),
    ),
  );
const [noa, , kim] = patients.map(({ data }) => data.data);
if (!noa || !kim) throw new Error('Three patients were made');

const book = (start_at: string, end_at: string) =>
  createAppointment(
    {
      partner_clinic_id: clinic.data.id,
      partner_practitioner_id: practitioner.data.id,
      partner_patient_id: noa.id,
      start_at,
      end_at,
      session_type: 'virtual',
    },
    write(),
  );
const booked = await book('2035-03-05T09:00:00Z', '2035-03-05T09:50:00Z');
console.log('booked', appointmentAnswerSchema.parse(booked.data).data.status);

const listed = [];
let cursor: string | null = null;
do {
  const { data } = await listFrom(cursor);
  listed.push(...data.data);
  cursor = data.meta.pagination.next_cursor;
} while (cursor !== null);
console.log('listed', listed.length);
function listFrom(from: string | null) {
  return listPatients({ partner_clinic_id: clinic.data.id, limit: 2, ...(from ? { cursor: from } : {}) });
}

const taken = await book('2035-03-05T09:00:00Z', '2035-03-05T09:50:00Z');
console.log(taken.status, createAppointment409Schema.parse(taken.data).type);
const backwards = await book('2035-03-05T09:00:00Z', '2035-03-05T08:00:00Z');
console.log(backwards.status, createAppointment422Schema.parse(backwards.data).type);

console.log('deleted', (await deletePatient(kim.id, write())).status);
