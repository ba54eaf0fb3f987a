import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createEmbedTokens } from '../domain/access/embed-tokens.ts';
import { createRefusalBrake } from '../domain/access/refusal-brake.ts';
import { createTokenVerifier } from '../domain/access/tokens.ts';
import { createVerificationKeys } from '../domain/access/verification-keys.ts';
import { openDatabase } from '../domain/declarations/database.ts';
import { entities } from '../domain/entities.ts';
import { createHeadWaits } from '../domain/events/head-waits.ts';
import { endpoints } from '../domain/index.ts';
import { recordedObjects } from '../domain/stored-objects/recorded-objects.ts';
import { keepProcessTime } from '../platform/clock.ts';
import { readConfigOrExit } from '../platform/configuration/config.ts';
import { startDatabaseClock } from '../platform/database/database-clock.ts';
import { restrictedLoginOrExit } from '../platform/database/database-login.ts';
import { databaseState } from '../platform/database/database-state.ts';
import { openObjects } from '../platform/objects/open-objects.ts';
import { sealingOf } from '../platform/objects/sealing.ts';
import { createSecrets } from '../platform/secrets.ts';
import { exitWithout, openAdminListener } from '../platform/telemetry/admin-listener.ts';
import { createLogger } from '../platform/telemetry/log.ts';
import { watchProcess } from '../platform/telemetry/metrics.ts';
import { createTracing } from '../platform/telemetry/tracing.ts';
import { createApp, createLive } from './app.ts';
import { createAuthorizationServer } from './authorization-server/authorization-server.ts';
import { createKeyStore } from './authorization-server/key-store.ts';
import { closeServer, retire } from './http/http-server.ts';
import { apiServer, authorizationHttpServer } from './listening.ts';
import type { OperatorsPage } from './operator/page/operators-page.ts';
import { isOperatorsPath } from './operator/page/operators-path.ts';
import { createSurfaces } from './surfaces/index.ts';

/** The API process: partner interface, hosted pages, authorization server and the admin listener. */

const DRAIN_MILLISECONDS = 25_000;
/** Time between becoming not ready and closing, so that a balancer notices. */
const LAME_DUCK_MILLISECONDS = 500;
/**
 * Ctrl-C sends the signal twice: from the terminal and from npm. A second signal within this time counts as the same.
 */
const ONE_PRESS_MILLISECONDS = 2_000;

const config = readConfigOrExit();
const log = createLogger(config.LOG_LEVEL, 'api');
const secrets = createSecrets(config);
const server = { url: config.DATABASE_URL, application: 'clinic-api' };
const database = await openDatabase({ ...server, poolSize: config.DATABASE_POOL_SIZE, entities });
const objects = recordedObjects(openObjects(config, secrets, sealingOf(database.unscoped)), database);
const clock = await startDatabaseClock(database.unscoped);
keepProcessTime(clock);
const tracing = await createTracing(config, 'api');
const keys = createVerificationKeys(config, database.unscoped);
const tokens = createTokenVerifier({ config, keys, clock });
const embedTokens = createEmbedTokens({
  config,
  rows: database.unscoped,
  signingKey: createKeyStore(database.ledger, database.unscoped, secrets).signingKey,
  clock,
});
// One brake for pages, frames and WebSockets, so that a caller who is refused at one is delayed at all of them.
const refusals = createRefusalBrake();
const surfaces = createSurfaces({
  config,
  database,
  secrets,
  clock,
  log,
  endpoints,
  objects,
  embedTokens,
  refusals,
});
const waits = createHeadWaits(database.unscoped);
const live = createLive({ config, database, secrets, clock, log, embedTokens, objects, refusals });

const listen = (server: Server, setting: 'API_PORT' | 'AUTH_PORT'): Promise<Server> =>
  new Promise<Server>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config[setting], config.HOST, () => resolve(server));
  }).catch(exitWithout(setting, config[setting]));

watchProcess();
let drainingSince: number | undefined;
const starting = new AbortController();
const servers: Server[] = [];
let operatorsPage: Promise<OperatorsPage> | undefined;
/** Loaded when it is first asked for: hardly any process of the API ever shows it. */
const openOperatorsPage = async (): Promise<OperatorsPage> => {
  const { createOperatorsPage } = await import('./operator/page/operators-page.ts');
  return createOperatorsPage({ config, secrets, clock, log, unscoped: database.unscoped });
};
const admin = await openAdminListener(
  config.HOST,
  config.ADMIN_PORT,
  {
    async ready() {
      const state = await databaseState(database.unscoped);
      return {
        ready: state === 'ok' && servers.length === 2 && drainingSince === undefined,
        components: {
          database: state,
          draining: String(drainingSince !== undefined),
        },
      };
    },
  },
  async (request, response) => {
    if (!isOperatorsPath(request.url)) return false;
    operatorsPage ??= openOperatorsPage();
    await (await operatorsPage).answer(request, response);
    return true;
  },
).catch(exitWithout('ADMIN_PORT', config.ADMIN_PORT));

/**
 * Drains: become not ready, finish requests in flight, close connections, exit with 0. A second signal ends the
 * process at once.
 */
const drain = async (): Promise<void> => {
  if (drainingSince !== undefined) {
    if (Date.now() - drainingSince > ONE_PRESS_MILLISECONDS) process.exit(1);
    return;
  }
  drainingSince = Date.now();
  log.info('draining');
  starting.abort();
  for (const server of servers) retire(server);
  waits.close();
  await pause(LAME_DUCK_MILLISECONDS);
  // Seats reconnect to another process at once, and send again what this process had not stored.
  await live.close();
  await Promise.race([
    Promise.all(servers.map(closeServer)),
    pause(DRAIN_MILLISECONDS, undefined, { ref: false }),
  ]);
  admin.close();
  await (await operatorsPage)?.close();
  await tracing.close().catch(() => undefined);
  await database.close();
  objects.close();
  log.info('stopped');
  process.exit(0);
};
process.on('SIGTERM', () => void drain());
process.on('SIGINT', () => void drain());

// If the process was told to stop in the meantime, it does not start to serve.
if (await restrictedLoginOrExit(server, starting.signal)) {
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
        refusals,
        tracing,
        waits,
      }),
      config,
    ),
    'API_PORT',
  );
  servers.push(api);
  live.attach(api);
  const authorizationServer = await listen(
    authorizationHttpServer(createAuthorizationServer({ config, database, secrets, clock, log }), config),
    'AUTH_PORT',
  );
  servers.push(authorizationServer);
  log.info({ api: config.API_PORT, auth: config.AUTH_PORT, admin: config.ADMIN_PORT }, 'listening');
}
