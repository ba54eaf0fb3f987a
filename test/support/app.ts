import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { createApp, createLive } from '../../api/app.ts';
import { createAuthorizationServer } from '../../api/authorization-server/authorization-server.ts';
import { createKeyStore } from '../../api/authorization-server/key-store.ts';
import { apiServer, authorizationHttpServer } from '../../api/listening.ts';
import { createSurfaces } from '../../api/surfaces/index.ts';
import { createEmbedTokens, type EmbedTokens } from '../../domain/access/embed-tokens.ts';
import { createTokenVerifier } from '../../domain/access/tokens.ts';
import { createVerificationKeys } from '../../domain/access/verification-keys.ts';
import { type Database, openDatabase } from '../../domain/declarations/database.ts';
import { entities } from '../../domain/entities.ts';
import { endpoints } from '../../domain/index.ts';
import { type RecordedObjects, recordedObjects } from '../../domain/stored-objects/recorded-objects.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Config, readConfig } from '../../platform/configuration/config.ts';
import { type Rows, rowsOfPool } from '../../platform/database/rows.ts';
import { PIPELINED } from '../../platform/database/scoped-query.ts';
import { createFailureThrottle } from '../../platform/network/failure-throttle.ts';
import { openObjects } from '../../platform/objects/open-objects.ts';
import { createSecrets, type Secrets } from '../../platform/secrets.ts';
import { createLogger, type Logger } from '../../platform/telemetry/log.ts';
import { createTracing } from '../../platform/telemetry/tracing.ts';
import { testEnvironment } from './environment.ts';
import { servers } from './servers.ts';

export interface RunningApp {
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly config: Config;
  readonly database: Database;
  /** As the role that owns the schema: what no test of the service itself may pass by. */
  readonly owner: { readonly pool: Pool; readonly rows: Rows };
  readonly secrets: Secrets;
  readonly embedTokens: EmbedTokens;
  readonly objects: RecordedObjects;
  readonly log: Logger;
  stop(): Promise<void>;
}

const listen = (server: Server, port = 0): Promise<Server> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

/**
 * API and authorization server of this test file, in this process, on the run's real PostgreSQL. The
 * addresses are those of the settings, so that tokens and links are the same in every process.
 * @param port of the API; that of the BASE_URL where a browser follows the links of answers.
 */
export const startApp = async (overrides: NodeJS.ProcessEnv = {}, port = 0): Promise<RunningApp> => {
  const config = readConfig({ ...testEnvironment(), ...overrides });
  const log = createLogger(process.env.TEST_LOG_LEVEL ?? 'silent', 'test');
  const secrets = createSecrets(config);
  const database = await openDatabase({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    application: 'test',
    entities,
  });
  const ownerUrl = new URL(servers().ownerUrl);
  ownerUrl.pathname = new URL(config.DATABASE_URL).pathname;
  const owner = new Pool({
    connectionString: ownerUrl.href,
    max: 3,
    options: '-c timezone=UTC',
    ...PIPELINED,
  });
  owner.on('error', () => undefined);
  const objects = recordedObjects(openObjects(config, secrets), database);
  const clock = systemClock;
  const tracing = await createTracing(config, 'api');
  const tokens = createTokenVerifier({ config, keys: createVerificationKeys(config, database.unscoped) });
  const { signingKey } = createKeyStore(database.ledger, database.unscoped, secrets);
  const embedTokens = createEmbedTokens({ config, rows: database.unscoped, signingKey, clock });
  // All tests ask from one address, and some ask with a bad token thousands of times.
  const failures = createFailureThrottle({ free: Number.POSITIVE_INFINITY });
  const surfaces = createSurfaces({
    config,
    database,
    secrets,
    clock,
    log,
    endpoints,
    objects,
    embedTokens,
  });
  const live = createLive({ config, database, secrets, clock, log, embedTokens, objects });
  const api = await listen(
    apiServer(
      createApp({
        config,
        database,
        secrets,
        clock,
        log,
        tokens,
        embedTokens,
        objects,
        surfaces,
        failures,
        tracing,
      }),
      config,
    ),
    port,
  );
  live.attach(api);
  const authorizationServer = await listen(
    authorizationHttpServer(createAuthorizationServer({ config, database, secrets, clock, log }), config),
  );
  const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: urlOf(api),
    authUrl: urlOf(authorizationServer),
    config,
    database,
    owner: { pool: owner, rows: rowsOfPool(owner) },
    secrets,
    embedTokens,
    log,
    objects,
    async stop() {
      await live.close();
      for (const server of [api, authorizationServer]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
      await Promise.all([database.close(), owner.end(), tracing.close()]);
      objects.close();
    },
  };
};
