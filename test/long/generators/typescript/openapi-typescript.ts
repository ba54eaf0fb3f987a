import createClient from 'openapi-fetch';
import { accessToken, BASE_URL, newKey } from './access-token.ts';
import type { paths } from './openapi-typescript/schema.d.ts';

const client = createClient<paths>({
  baseUrl: BASE_URL,
  headers: { Authorization: `Bearer ${await accessToken()}` },
});
/** Each write is an intent of its own. */
const write = () => ({ header: { 'Idempotency-Key': newKey() } });
const made = <Data>({ data, error }: { data?: { data: Data }; error?: unknown }): Data => {
  if (!data) throw new Error(JSON.stringify(error));
  return data.data;
};

const clinic = made(
  await client.POST('/v1/partner/clinics', {
    params: write(),
    body: { name: `Practice ${newKey()}`, timezone: 'Europe/Berlin' },
  }),
);
const practitioner = made(
  await client.POST('/v1/partner/practitioners', {
    params: write(),
    body: {
      first_name: 'Ada',
      last_name: 'Winter',
      email: `ada-${newKey()}@practice.example`,
      partner_clinic_id: clinic.id,
    },
  }),
);
const patients = [];
for (const first_name of ['Noa', 'Mika', 'Kim'])
  patients.push(
    made(
      await client.POST('/v1/partner/patients', {
        params: write(),
        body: {
          first_name,
          last_name: 'Lind',
          email: `family-${newKey()}@home.example`,
          partner_clinic_id: clinic.id,
          created_by_partner_practitioner_id: practitioner.id,
        },
      }),
    ),
  );
const [noa, , kim] = patients;
if (!noa || !kim) throw new Error('Three patients were made');

const book = (start_at: string, end_at: string) =>
  client.POST('/v1/partner/appointments', {
    params: write(),
    body: {
      partner_clinic_id: clinic.id,
      partner_practitioner_id: practitioner.id,
      partner_patient_id: noa.id,
      start_at,
      end_at,
      session_type: 'virtual',
    },
  });
console.log('booked', made(await book('2035-03-05T09:00:00Z', '2035-03-05T09:50:00Z')).status);

const listed = [];
let cursor: string | null = null;
do {
  const page = await listFrom(cursor);
  if (!page.data) throw new Error(JSON.stringify(page.error));
  listed.push(...page.data.data);
  cursor = page.data.meta.pagination.next_cursor;
} while (cursor !== null);
console.log('listed', listed.length);
function listFrom(from: string | null) {
  return client.GET('/v1/partner/patients', {
    params: { query: { partner_clinic_id: clinic.id, limit: 2, ...(from ? { cursor: from } : {}) } },
  });
}

for (const refused of [
  await book('2035-03-05T09:00:00Z', '2035-03-05T09:50:00Z'),
  await book('2035-03-05T09:00:00Z', '2035-03-05T08:00:00Z'),
])
  console.log(refused.response.status, refused.error?.type);

const gone = await client.DELETE('/v1/partner/patients/{id}', {
  params: { ...write(), path: { id: kim.id } },
});
console.log('deleted', gone.response.status);
