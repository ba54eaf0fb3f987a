import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type ClinicApi, createClinicApi, UnexpectedAnswer } from '../api/operator/seed/clinic-api.ts';
import { seedOrganization } from '../api/operator/seed/seed-organization.ts';
import { writePrivateFile } from './kept-secrets.ts';
import { projectDirectory } from './settings.ts';

/** The demo organization. The operator's command line creates it, and the partner interface fills it. */

export interface Demo {
  readonly client_id: string;
  readonly client_secret: string;
  readonly audience: string;
  readonly organization_id: string;
  readonly clinic_id: string;
  readonly practitioner_id: string;
  readonly patient_id: string;
}

/** The content of DATA_DIR/demo.json. The organization is stored at once, the ids when everything is created. */
interface KeptDemo {
  readonly client_id: string;
  readonly client_secret: string;
  readonly organization_id: string;
  /** Midnight (UTC) of the day when it was begun, because repeated requests must have the same dates. */
  readonly begun: string;
  readonly ids?: Pick<Demo, 'clinic_id' | 'practitioner_id' | 'patient_id'>;
  /** True once everything of {@link fillDemo} was made. */
  readonly filled?: boolean;
}

export interface DemoPlan {
  readonly dataDirectory: string;
  /** The addresses of the running API and authorization server. */
  readonly apiUrl: string;
  readonly tokenUrl: string;
  readonly audience: string;
  /** The environment of the operator's command line. */
  readonly environment: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

const execute = promisify(execFile);

const apiOf = (
  { apiUrl, tokenUrl, audience, signal }: DemoPlan,
  { client_id, client_secret }: KeptDemo,
): ClinicApi => createClinicApi({ apiUrl, tokenUrl, audience, client_id, client_secret, signal });

const createOrganization = async (plan: DemoPlan): Promise<KeptDemo> => {
  const command = ['organizations', 'create', '--name', 'Demo practice'];
  const { stdout } = await execute(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'api/operator/main.ts',
      ...command,
      '--contact-email',
      'demo@clinic-service.invalid',
      '--json',
    ],
    { cwd: projectDirectory, env: plan.environment, signal: plan.signal, timeout: 60_000 },
  );
  const { organization, credential } = JSON.parse(stdout) as {
    organization: { id: string };
    credential: { client_id: string; client_secret: string };
  };
  return {
    client_id: credential.client_id,
    client_secret: credential.client_secret,
    organization_id: organization.id,
    begun: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
  };
};

/** Days are counted from the day on which the demo organization was begun. */
const SESSIONS = [
  { day: 1, hour: 9, session_type: 'virtual' },
  { day: 2, hour: 13, session_type: 'in_person' },
  { day: 5, hour: 10, session_type: 'virtual' },
];
const HELD = { day: -1, hour: 9, session_type: 'in_person' };

const NOTE = `Pat chose the sand tray again and built a castle with one high tower.
The dragon could stay outside the wall today. Next time: who lives in the tower?`;

const TRANSCRIPT = `WEBVTT

00:00:00.000 --> 00:00:02.400
<v Dana>What would you like to build today?

00:00:03.100 --> 00:00:06.200
<v Pat>A castle. With a wall all around it,

00:00:06.300 --> 00:00:09.000
<v Pat>and the dragon has to stay outside.

00:00:10.500 --> 00:00:12.900
<v Dana>What does the dragon do out there?
`;

const fill = async (plan: DemoPlan, kept: KeptDemo): Promise<NonNullable<KeptDemo['ids']>> => {
  const api = apiOf(plan, kept);
  // Keys derive from the organization, so after a crash in the middle, existing records are answered again.
  const keyOf = (what: string) => `demo-${kept.organization_id}-${what}`;
  const create = async (resource: string, what: string, body: unknown): Promise<string> =>
    (await api.organization.post(`/v1/partner/${resource}`, keyOf(what), body)).id;
  const clinic_id = await create('clinics', 'clinic', { name: 'Demo clinic', timezone: 'Europe/Berlin' });
  const practitioner_id = await create('practitioners', 'practitioner', {
    first_name: 'Dana',
    last_name: 'Demo',
    email: 'practitioner@clinic-service.invalid',
    partner_clinic_id: clinic_id,
  });
  const patient_id = await create('patients', 'patient', {
    first_name: 'Pat',
    last_name: 'Demo',
    email: 'patient@clinic-service.invalid',
    partner_clinic_id: clinic_id,
    created_by_partner_practitioner_id: practitioner_id,
  });
  const book = (what: string, { day, hour, session_type }: (typeof SESSIONS)[number]): Promise<string> => {
    const start = new Date(kept.begun).getTime() + (day * 24 + hour) * 3_600_000;
    return create('appointments', what, {
      partner_clinic_id: clinic_id,
      partner_practitioner_id: practitioner_id,
      partner_patient_id: patient_id,
      start_at: new Date(start).toISOString(),
      end_at: new Date(start + 50 * 60_000).toISOString(),
      session_type,
      timezone: 'Europe/Berlin',
      notify_patient: true,
    });
  };
  for (const [index, session] of SESSIONS.entries()) await book(`appointment-${index + 1}`, session);
  const partner_appointment_id = await book('appointment-held', HELD);

  // Notes are written in frames, with a token that the practitioner's token mints.
  const writer = await api.as(practitioner_id).framed({ capabilities: ['note:write'] });
  const note = await writer.post('/api/embed/notes', keyOf('note'), { partner_appointment_id, body: NOTE });
  await writer.put(`/api/embed/notes/${note.id}/transcript`, keyOf('transcript'), { webvtt: TRANSCRIPT });
  return { clinic_id, practitioner_id, patient_id };
};

const stillThere = async (plan: DemoPlan, kept: KeptDemo): Promise<boolean> => {
  if (!kept.ids) return false;
  const { clinic_id, practitioner_id, patient_id } = kept.ids;
  const { organization } = apiOf(plan, kept);
  try {
    for (const place of [
      `clinics/${clinic_id}`,
      `practitioners/${practitioner_id}`,
      `patients/${patient_id}`,
    ])
      await organization.get(`/v1/partner/${place}`);
    return true;
  } catch (error) {
    if (!(error instanceof UnexpectedAnswer)) throw error;
    // For example, an operator suspended it, or it has reached its rate limit. It is still the demo organization.
    return error.status === 403 || error.status === 429;
  }
};

const readKept = (file: string): KeptDemo | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KeptDemo;
  } catch {
    return undefined;
  }
};

const keptIn = ({ dataDirectory }: DemoPlan): string => path.join(dataDirectory, 'demo.json');

/**
 * Fills the demo organization with what is worth looking at; it may be used in the meantime. What an earlier start
 * left unfinished is finished, if that was on the same day: later its keys would begin anew.
 * @returns whether there was anything to do.
 */
export const fillDemo = async (plan: DemoPlan, report: (line: string) => void): Promise<boolean> => {
  const file = keptIn(plan);
  const kept = readKept(file);
  if (!kept?.ids || kept.filled) return false;
  const { client_id, client_secret, organization_id, begun, ids } = kept;
  const { apiUrl, tokenUrl, audience, signal } = plan;
  await seedOrganization({
    access: { apiUrl, tokenUrl, audience, client_id, client_secret, signal },
    organizationId: organization_id,
    seed: 1,
    patients: 12,
    weeks: 4,
    today: new Date(begun),
    existing: ids,
    library: true,
    report,
  });
  writePrivateFile(file, { ...kept, filled: true });
  return true;
};

/** The demo organization of an earlier start, if it still exists; otherwise a new one. */
export const seedDemo = async (plan: DemoPlan): Promise<Demo> => {
  const file = keptIn(plan);
  const demoOf = (
    { client_id, client_secret, organization_id }: KeptDemo,
    ids: NonNullable<KeptDemo['ids']>,
  ) => ({
    client_id,
    client_secret,
    audience: plan.audience,
    organization_id,
    ...ids,
  });
  const complete = async (kept: KeptDemo): Promise<Demo> => {
    const ids = await fill(plan, kept);
    writePrivateFile(file, { ...kept, ids });
    return demoOf(kept, ids);
  };
  const kept = readKept(file);
  if (kept?.ids && (await stillThere(plan, kept))) return demoOf(kept, kept.ids);
  if (kept && !kept.ids) {
    try {
      return await complete(kept);
    } catch (error) {
      if (!(error instanceof UnexpectedAnswer)) throw error;
    }
  }
  const made = await createOrganization(plan);
  writePrivateFile(file, made);
  return complete(made);
};

/** The body of a booking at a random hour within two years, so that conflicts are unlikely. */
export const bookingFor = (demo: Demo): { readonly key: string; readonly body: unknown } => {
  const pick = (below: number) => Math.floor(Math.random() * below);
  const day = new Date(Date.now() + (14 + pick(700)) * 86_400_000).toISOString().slice(0, 10);
  const hour = String(8 + pick(10)).padStart(2, '0');
  return {
    key: `booking-${randomUUID()}`,
    body: {
      partner_clinic_id: demo.clinic_id,
      partner_practitioner_id: demo.practitioner_id,
      partner_patient_id: demo.patient_id,
      start_at: `${day}T${hour}:00:00Z`,
      end_at: `${day}T${hour}:50:00Z`,
      session_type: 'virtual',
      notify_patient: true,
    },
  };
};
