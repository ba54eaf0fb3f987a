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

export interface Surroundings {
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

/** An organization without limits that has so many clinics. */
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

/** Organizations, the server of the floor and the process that makes the load. */
export const prepare = async (service: LongService, organizations: number): Promise<Surroundings> => {
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
