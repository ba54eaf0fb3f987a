import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { createAuthorizationServer } from '../../../api/authorization-server/authorization-server.ts';
import { type Config, readConfig } from '../../../platform/configuration/config.ts';
import { ledgerPool } from '../../../platform/database/pools.ts';
import { rowsOfPool } from '../../../platform/database/rows.ts';
import { createSecrets, type Secrets } from '../../../platform/secrets.ts';
import { type OwnDatabase, ownDatabase } from '../operator/own-database.ts';
import { runOperator } from '../operator/run-operator.ts';

export interface Partner {
  readonly organizationId: string;
  readonly clientId: string;
  readonly secret: string;
  readonly practitionerId: string;
  readonly disabledPractitionerId: string;
  readonly deletedPractitionerId: string;
}

export interface RunningServer {
  readonly address: string;
  readonly config: Config;
  readonly database: OwnDatabase;
  readonly pool: Pool;
  readonly secrets: Secrets;
  /** Every line that was logged. */
  readonly logged: string[];
  partner(): Promise<Partner>;
  operator(...args: string[]): ReturnType<typeof runOperator>;
  stop(): Promise<void>;
}

const addPractitioners = async (database: OwnDatabase, organizationId: string) => {
  const clinicId = randomUUID();
  await database.owner.query(
    `insert into clinics (id, organization_id, name, timezone, created_at, updated_at)
     values ($1, $2, 'Clinic', 'UTC', now(), now())`,
    [clinicId, organizationId],
  );
  const add = async (status: string, deleted: boolean): Promise<string> => {
    const id = randomUUID();
    await database.owner.query(
      `insert into practitioners (id, organization_id, partner_clinic_id, first_name, last_name, email, role, status,
         service_login_status, created_at, updated_at, deleted_at)
       values ($1::uuid, $2, $3, 'Ada', 'Canary', $1::text || '@example.com', 'member', $4, 'none', now(), now(),
         case when $5 then now() end)`,
      [id, organizationId, clinicId, status, deleted],
    );
    return id;
  };
  return {
    practitionerId: await add('active', false),
    disabledPractitionerId: await add('disabled', false),
    deletedPractitionerId: await add('active', true),
  };
};

/** An authorization server on a database of its own, listening at the address that its settings say. */
export const startServer = async (overrides: NodeJS.ProcessEnv = {}): Promise<RunningServer> => {
  const database = await ownDatabase();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = { ...database.environment, AUTH_URL: address, TOKEN_ISSUER: address, ...overrides };
  const config = readConfig(environment);
  const pool = ledgerPool({ url: config.DATABASE_URL, application: 'test' }, 6);
  const secrets = createSecrets(config);
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
  const app = createAuthorizationServer({
    config,
    database: { ledger: pool, unscoped: rowsOfPool(pool) },
    secrets,
    log,
  });
  server.on('request', app.callback());
  const operator = (...args: string[]) => runOperator(environment, args);
  return {
    address,
    config,
    database,
    pool,
    secrets,
    logged,
    operator,
    async partner() {
      const { json } = await operator(
        'organizations',
        'create',
        '--name',
        'P',
        '--contact-email',
        'p@example.com',
        '--json',
      );
      const organizationId: string = json.organization.id;
      return {
        organizationId,
        clientId: json.credential.client_id,
        secret: json.credential.client_secret,
        ...(await addPractitioners(database, organizationId)),
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
      await database.drop();
    },
  };
};
