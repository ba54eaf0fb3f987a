import type { Day, Tenant } from './bench-context.ts';

/** The requests for the same work, to the service and to the floor. */
export interface Work {
  readonly service: readonly string[];
  readonly floor: readonly string[];
  /** The expected status of each answer. */
  readonly status: 200 | 201;
}

const head = (method: string, where: string, lines: readonly string[] = [], body = ''): string =>
  [
    `${method} ${where} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...lines,
    ...(body ? ['Content-Type: application/json', `Content-Length: ${lengthOf(body)}`] : []),
    '',
    body,
  ].join('\r\n');
/** In bytes; placeholders become texts of a known length (`load.ts`). */
const lengthOf = (body: string): number =>
  body.replaceAll('{n}', '0'.repeat(9)).replace('{start}', '0'.repeat(24)).replace('{end}', '0'.repeat(24))
    .length;
export const authorized = ({ token }: Pick<Tenant, 'token'>): string => `Authorization: Bearer ${token}`;
const keyed = (tenant: Pick<Tenant, 'token'>) => [authorized(tenant), 'Idempotency-Key: bench-{n}'];

export const CLINICS = '/v1/partner/clinics';
export const get = (where: string, tenant: Pick<Tenant, 'token'>): string =>
  head('GET', where, [authorized(tenant)]);

const CLINIC = '{"name":"Clinic number {n}","timezone":"Europe/Berlin"}';

export const clinicWork = (tenants: readonly Tenant[]): Record<'get' | 'list' | 'post', Work> => {
  const each = (of: (tenant: Tenant, id: string) => string) =>
    tenants.flatMap((tenant) => tenant.clinicIds.slice(0, 10).map((id) => of(tenant, id)));
  return {
    get: {
      service: each((tenant, id) => get(`${CLINICS}/${id}`, tenant)),
      floor: each((_, id) => head('GET', `/one/clinics/${id}`)),
      status: 200,
    },
    list: {
      service: tenants.map((tenant) => get(`${CLINICS}?limit=25`, tenant)),
      floor: tenants.map(({ id }) => head('GET', `/list/clinics/${id}`)),
      status: 200,
    },
    post: {
      service: tenants.map((tenant) => head('POST', CLINICS, keyed(tenant), CLINIC)),
      floor: tenants.map(({ id }) => head('POST', `/items/clinics/${id}`, [], CLINIC)),
      status: 201,
    },
  };
};

/** The daily work of a practice: read a session, a patient and a day; add a patient; book. */
export const dayWork = (
  days: readonly Day[],
): Record<'appointment' | 'patient' | 'day' | 'newPatient' | 'booking', Work> => {
  const bookingOf = ({ clinicId, practitionerId, patientId }: Day) =>
    `{"partner_clinic_id":"${clinicId}","partner_practitioner_id":"${practitionerId}","partner_patient_id":"${patientId}","start_at":"{start}","end_at":"{end}","session_type":"virtual"}`;
  const patientOf = ({ clinicId, practitionerId }: Day) =>
    `{"first_name":"Noa","last_name":"Number {n}","email":"family{n}@home.example","partner_clinic_id":"${clinicId}","created_by_partner_practitioner_id":"${practitionerId}"}`;
  const creation = (path: string, bodyOf: (day: Day) => string): Work => ({
    service: days.map((day) => head('POST', `/v1/partner/${path}`, keyed(day), bodyOf(day))),
    floor: days.map((day) => head('POST', `/items/${path}/${day.organizationId}`, [], bodyOf(day))),
    status: 201,
  });
  const reading = (path: string, idOf: (day: Day) => string): Work => ({
    service: days.map((day) => get(`/v1/partner/${path}/${idOf(day)}`, day)),
    floor: days.map((day) => head('GET', `/one/${path}/${idOf(day)}`)),
    status: 200,
  });
  return {
    appointment: reading('appointments', ({ appointmentId }) => appointmentId),
    patient: reading('patients', ({ patientId }) => patientId),
    day: {
      service: days.map((day) =>
        get(
          `/v1/partner/appointments?limit=25&partner_practitioner_id=${day.practitionerId}&start_at_from=${day.from}&start_at_to=${day.to}`,
          day,
        ),
      ),
      floor: days.map(({ organizationId, practitionerId, from, to }) =>
        head('GET', `/list/appointments/${organizationId}/${practitionerId}/${from}/${to}`),
      ),
      status: 200,
    },
    newPatient: creation('patients', patientOf),
    booking: creation('appointments', bookingOf),
  };
};
