import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';
import { foundOrganization } from '../../../api/operator/organizations.ts';
import { freePorts } from '../../../local/ports.ts';
import { asOperator, exchangeToken } from '../../support/world.ts';
import type { LongService } from '../start-service.ts';
import type { LoadPlan, LoadResult } from './load.ts';

/** An organization that sends requests. */
export interface Tenant {
  readonly id: string;
  readonly token: string;
  readonly clinicIds: readonly string[];
}

/** A practitioner with one patient and 25 sessions on one day. */
export interface Day {
  readonly token: string;
  readonly organizationId: string;
  readonly clinicId: string;
  readonly practitionerId: string;
  readonly patientId: string;
  readonly appointmentId: string;
  /** The day, as `[from, to)`. */
  readonly from: string;
  readonly to: string;
}

export interface BenchContext {
  readonly tenants: readonly Tenant[];
  readonly owner: Client;
  readonly floor: ChildProcess & { readonly pid: number };
  readonly floorPort: number;
  load(plan: Omit<LoadPlan, 'firstNumber'>): Promise<LoadResult>;
  stop(): Promise<void>;
}

const scriptOf = (name: string): string => path.join(import.meta.dirname, name);
const OPTIONS = { execArgv: ['--disable-warning=ExperimentalWarning'] };

const insertClinics = (owner: Client, organizationId: string, count: number) =>
  owner.query(
    `insert into clinics (id, organization_id, name, timezone, external_id, created_at, updated_at)
     select gen_random_uuid(), $1, 'Clinic ' || i, 'Europe/Berlin', 'site-' || i, at, at
     from generate_series(1, $2::int) i, lateral (select now() - make_interval(secs => $2::int - i) as at) t`,
    [organizationId, count],
  );

/** Creates an organization without limits, with clinics. */
export const foundTenant = async (service: LongService, owner: Client, clinics: number): Promise<Tenant> => {
  const { organization, credential } = await asOperator(service, (session) =>
    foundOrganization(session, `Organization ${randomUUID()}`, 'operator@partner.example'),
  );
  await owner.query(
    'update organizations set minute_limit = 1000000000, hour_limit = 1000000000 where id = $1',
    [organization.id],
  );
  await insertClinics(owner, organization.id, clinics);
  const token = await exchangeToken(service, {
    client_id: credential.client_id,
    client_secret: credential.client_secret,
  });
  const { rows } = await owner.query<{ id: string }>(
    'select id from clinics where organization_id = $1 order by created_at limit 100',
    [organization.id],
  );
  return { id: organization.id, token, clinicIds: rows.map(({ id }) => id) };
};

const DAY = { from: '2039-05-05T00:00:00Z', to: '2039-05-06T00:00:00Z' };

/** Creates practitioners of an organization, each with a patient and 25 sessions on one day. */
export const insertDays = async (owner: Client, tenant: Tenant, practitioners: number): Promise<Day[]> => {
  const values = [tenant.id, tenant.clinicIds[0], practitioners, DAY.from];
  const { rows } = await owner.query<Omit<Day, 'token' | 'organizationId' | 'clinicId' | 'from' | 'to'>>(
    `with practitioner as (
       insert into practitioners (id, organization_id, partner_clinic_id, first_name, last_name, email, role, status,
         service_login_status, created_at, updated_at)
       select gen_random_uuid(), $1, $2, 'Ada', 'Number ' || i, 'ada' || i || '@clinic.example', 'member', 'active',
         'none', now(), now() from generate_series(1, $3::int) i
       returning id),
     patient as (
       insert into patients (id, organization_id, partner_clinic_id, created_by_partner_practitioner_id, first_name,
         last_name, email, created_at, updated_at)
       select gen_random_uuid(), $1, $2, id, 'Noa', 'Lind', 'family@home.example', now(), now() from practitioner
       returning id, created_by_partner_practitioner_id as practitioner_id),
     roster as (
       insert into patient_rosters (organization_id, patient_id, practitioner_id, position)
       select $1, id, practitioner_id, 0 from patient),
     appointment as (
       insert into appointments (id, organization_id, partner_clinic_id, partner_practitioner_id, partner_patient_id,
         start_at, end_at, timezone, session_type, status, clinician_code_hash, patient_code_hash, created_at, updated_at)
       select gen_random_uuid(), $1, $2, practitioner_id, id, at, at + interval '25 minutes', 'UTC', 'virtual',
         'scheduled', uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid()), now(), now()
       from patient, generate_series($4::timestamptz, $4::timestamptz + interval '12 hours', interval '30 minutes') at
       returning id, partner_practitioner_id)
     select practitioner_id as "practitionerId", id as "patientId",
       (select a.id from appointment a where a.partner_practitioner_id = practitioner_id limit 1) as "appointmentId"
     from patient`,
    values,
  );
  const { id: organizationId, token } = tenant;
  const clinicId = tenant.clinicIds[0] as string;
  return rows.map((row) => ({ ...row, token, organizationId, clinicId, ...DAY }));
};

/** Creates the organizations, and starts the floor and the process that makes the load. */
export const prepare = async (service: LongService, organizations: number): Promise<BenchContext> => {
  const url = service.environment.DATABASE_OWNER_URL as string;
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const tenants: Tenant[] = [];
  for (let made = 0; made < organizations; made += 1) tenants.push(await foundTenant(service, owner, 30));
  await owner.query('analyze');
  const [floorPort = 0] = await freePorts(1);
  const floor = fork(scriptOf('floor.ts'), [url, String(floorPort)], OPTIONS);
  await new Promise((resolve) => floor.once('message', resolve));
  const loader = fork(scriptOf('load.ts'), [], OPTIONS);
  let firstNumber = 0;
  return {
    tenants,
    owner,
    floor: floor as ChildProcess & { readonly pid: number },
    floorPort,
    async load(plan) {
      const result = await new Promise<LoadResult>((resolve, reject) => {
        loader.once('exit', () => reject(new Error('The load could not be made')));
        loader.once('message', resolve);
        loader.send({ ...plan, firstNumber } satisfies LoadPlan);
      });
      loader.removeAllListeners('exit');
      firstNumber = result.nextNumber;
      if (result.wrong) throw new Error(`An answer was not ${plan.status}:\n${result.wrong}`);
      return result;
    },
    async stop() {
      floor.kill();
      loader.kill();
      await owner.end();
    },
  };
};
