// What a partner's server may write with clinic-partner. Compiled by test/partners/client/types.test.ts alone.
import {
  type ClinicEvent,
  createClinic,
  ProblemError,
  type ProblemSlug,
  ResyncNeeded,
  verifyWebhook,
} from 'clinic-partner';

/** Only the same types are. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type IsAny<T> = 0 extends 1 & T ? true : false;
const holds = <_True extends true>(): void => undefined;

const use = (..._values: unknown[]): void => undefined;

const clinic = createClinic({
  baseUrl: 'https://api.clinic.example',
  tokenUrl: 'https://auth.clinic.example/oauth/token',
  clientId: 'id',
  clientSecret: 'secret',
  audience: 'audience',
  retries: 4,
  timeoutSeconds: 30,
  onAttempt: ({ operationId, status }) => use(operationId, status),
});

export const refused = (error: unknown): string => {
  if (!(error instanceof ProblemError)) throw error;
  holds<Same<typeof error.problem.title, string | undefined>>();
  holds<Same<IsAny<typeof error.slug>, false>>();
  if (error.slug === 'clinic-not-empty') {
    const { practitioner_count, patient_count } = error.problem;
    holds<Same<typeof practitioner_count, number>>();
    return `${practitioner_count + patient_count} people`;
  }
  if (error.slug === 'rate-limited') holds<Same<typeof error.problem.retry_after_seconds, number>>();
  // A slug that came after this version of the package.
  if (error.slug === 'moon-is-full') return error.slug;
  switch (error.slug) {
    case 'events-expired':
      holds<Same<typeof error.problem.latest_sequence, number>>();
      // @ts-expect-error an extension of another problem
      return error.problem.required_feature.toUpperCase();
    case 'feature-not-entitled':
      holds<Same<typeof error.problem.required_feature, string>>();
      return error.problem.required_feature;
    case 'validation-error':
      return error.fields.map(({ path, code }) => `${path} ${code}`).join();
    default: {
      const slug: string = error.slug;
      return slug;
    }
  }
};
/** Every known slug can be told apart. */
export const known: readonly ProblemSlug[] = ['not-found', 'forbidden'];
// @ts-expect-error no slug of the contract
export const unknown: ProblemSlug = 'moon-is-full';

export const run = async (id: string): Promise<void> => {
  const booked = await clinic.createAppointment(
    {
      body: {
        partner_clinic_id: id,
        partner_practitioner_id: id,
        partner_patient_id: id,
        start_at: '2035-01-01T09:00:00Z',
        end_at: '2035-01-01T10:00:00Z',
        session_type: 'virtual',
      },
    },
    { idempotencyKey: id, ifMatch: '"3"', signal: AbortSignal.timeout(1_000) },
  );
  holds<Same<typeof booked.data.id, string>>();
  holds<Same<typeof booked.replayed, boolean>>();
  // Values may be added, so every other string is possible, and none is impossible.
  if (booked.data.status === 'scheduled' || booked.data.status === 'postponed') use(booked.rate);
  // @ts-expect-error it needs a path
  await clinic.getClinic();
  // @ts-expect-error no such field
  await clinic.createClinic({ body: { name: 'Harbour', colour: 'blue' } });
  const { data: none } = await clinic.deleteClinic({ path: { id } });
  holds<Same<typeof none, null>>();
  const { data: bytes } = await clinic.downloadExport({ path: { id } }, { range: 'bytes=0-99' });
  holds<Same<typeof bytes, ReadableStream<Uint8Array>>>();
  for await (const patient of clinic.as(id).each('listPatients', { query: { limit: 100 } })) {
    holds<Same<typeof patient.last_name, string>>();
    holds<Same<typeof patient.phone, string | null>>();
  }
  // @ts-expect-error not a list
  clinic.each('getClinic', { path: { id } });
  try {
    for await (const event of clinic.follow({ from: 12, types: ['clinic.*'] })) told(event);
  } catch (error) {
    if (!(error instanceof ResyncNeeded)) throw error;
    for await (const { list, record } of clinic.resync(error.from))
      if (list === 'listClinics') holds<Same<typeof record.timezone, string>>();
    for await (const { record } of clinic.as(id).resync(null, { lists: ['listForms'] }))
      holds<Same<typeof record.title, string>>();
    // @ts-expect-error it needs a path
    clinic.resync(null, { lists: ['listFormSubmissions'] });
  }
};

const told = (event: ClinicEvent): void => {
  holds<Same<IsAny<typeof event>, false>>();
  if (event.type === 'appointment.created') use(event.data.id, event.sequence);
};
export const hook = async (request: Request): Promise<void> =>
  told(await verifyWebhook(await request.arrayBuffer(), request.headers, { publicKeys: ['whpk_'] }));
