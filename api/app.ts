import type { Server } from 'node:http';
import Koa, { type Middleware } from 'koa';
import { createAccess } from '../domain/access/admit.ts';
import type { EmbedTokens } from '../domain/access/embed-tokens.ts';
import { createRefusalBrake, type RefusalBrake } from '../domain/access/refusal-brake.ts';
import type { AccessTokenVerifier } from '../domain/access/tokens.ts';
import type { Database } from '../domain/declarations/database.ts';
import type { Waits } from '../domain/declarations/follow.ts';
import { createHeadWaits } from '../domain/events/head-waits.ts';
import { createSceneDocuments } from '../domain/game-sessions/live/scene-documents.ts';
import { createSceneStore } from '../domain/game-sessions/live/scene-store.ts';
import { endpoints } from '../domain/index.ts';
import { SESSION_TABLES } from '../domain/live-sessions/live-session-store.ts';
import { createAudit } from '../platform/audit/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/configuration/config.ts';
import { rowsOfPool } from '../platform/database/rows.ts';
import { createIdempotency } from '../platform/idempotency/idempotency.ts';
import { createClientAddress } from '../platform/network/client-address.ts';
import { createFailureThrottle, type FailureThrottle } from '../platform/network/failure-throttle.ts';
import type { Objects } from '../platform/objects/objects.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Logger } from '../platform/telemetry/log.ts';
import { noTracing, type Tracing } from '../platform/telemetry/tracing.ts';
import { createPipeline } from './http/pipeline.ts';
import { createLiveScenes } from './live-scenes/live-scenes.ts';
import { asksForSession, createLiveSessions } from './live-sessions/live-sessions.ts';

export interface Dependencies {
  readonly config: Config;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tokens: AccessTokenVerifier;
  readonly embedTokens: EmbedTokens;
  readonly objects: Objects;
  /** Hosted pages, consoles and links, in the order in which a request is offered to them. */
  readonly surfaces: readonly Middleware[];
  /** Without it nothing is traced. */
  readonly tracing?: Tracing;
  /** For tests; the default is a throttle of its own. */
  readonly failures?: FailureThrottle;
  /** The requests that wait for the change feed, so that whoever ends the process can answer them. */
  readonly waits?: Waits;
  /** For several servers in one process; the default is a brake of its own. */
  readonly refusals?: RefusalBrake;
}

export interface Live {
  /** Takes over the upgrades that the server lets through (`listening.ts`). */
  attach(server: Server): void;
  close(): Promise<void>;
}

/** The WebSockets of the embed tier and of session pages, which are served beside the app. */
export const createLive = (
  dependencies: Pick<
    Dependencies,
    'config' | 'database' | 'secrets' | 'clock' | 'log' | 'embedTokens' | 'objects' | 'refusals'
  >,
): Live => {
  const { config, database, secrets, clock, log, embedTokens, objects } = dependencies;
  const documents = createSceneDocuments(log);
  const games = createSceneStore(database, secrets, documents);
  const shared = {
    baseUrl: config.BASE_URL,
    problemBase: config.PROBLEM_BASE,
    databaseUrl: config.DATABASE_URL,
    database,
    log,
    documents,
    audit: createAudit(config.ENVIRONMENT, database.auditing, rowsOfPool),
  };
  const sessions = createLiveSessions({
    ...shared,
    secrets,
    games,
    toys: createSceneStore(database, secrets, documents, SESSION_TABLES),
    context: () => ({ config, secrets, objects, now: clock.now(), features: {} }),
  });
  const scenes = createLiveScenes({
    ...shared,
    embedTokens,
    store: games,
    ...createAccess(
      database.admissions,
      rowsOfPool,
      () => clock.now(),
      dependencies.refusals ?? createRefusalBrake(),
    ),
  });
  return {
    attach(server) {
      server.on('upgrade', (request, socket, head) => {
        void (asksForSession(request) ? sessions : scenes).upgrade(request, socket, head);
      });
    },
    async close() {
      await Promise.all([scenes.close(), sessions.close()]);
      await documents.close();
    },
  };
};

const WENT_AWAY = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/** The API of both tiers and the hosted pages. Creating it reads nothing and opens no connection. */
export const createApp = (dependencies: Dependencies): Koa => {
  const { config, database, secrets, clock, log, surfaces } = dependencies;
  const operations = createPipeline(
    {
      failures: createFailureThrottle(),
      tracing: noTracing,
      waits: createHeadWaits(database.unscoped),
      ...dependencies,
      clientAddress: createClientAddress(config.TRUSTED_PROXIES),
      ...createAccess(
        database.admissions,
        rowsOfPool,
        () => clock.now(),
        dependencies.refusals ?? createRefusalBrake(),
      ),
      audit: createAudit(config.ENVIRONMENT, database.auditing, rowsOfPool),
      idempotency: createIdempotency(database, rowsOfPool(database.claims), secrets, {
        retentionSeconds: config.IDEMPOTENCY_RETENTION_SECONDS,
        takeoverSeconds: config.IDEMPOTENCY_TAKEOVER_SECONDS,
      }),
    },
    endpoints,
  );
  const app = new Koa();
  // A client that disconnected is not logged. Any other error is, without its message.
  app.on('error', (error: { code?: string }) => {
    if (!WENT_AWAY.has(error.code ?? '')) log.error({ err: error }, 'answer failed');
  });
  app.use((ctx, next) =>
    /^\/(v1\/partner|api\/embed)(\/|$)/.test(ctx.path) ? operations(ctx, next) : next(),
  );
  for (const surface of surfaces) app.use(surface);
  return app;
};
