import Koa, { type Middleware } from 'koa';
import type { Config } from './config.ts';
import { createAdmission } from './platform/access/admission.ts';
import { createClientAddress } from './platform/access/client-address.ts';
import type { EmbedTokens } from './platform/access/embed-tokens.ts';
import { createFailureBrake, type FailureBrake } from './platform/access/failure-brake.ts';
import { createRefusalBrake, type RefusalBrake } from './platform/access/refusal-brake.ts';
import type { AccessTokenVerifier } from './platform/access/tokens.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/data/database.ts';
import { rowsOfPool } from './platform/data/rows.ts';
import { createRunSettlement } from './platform/data/settling-connection.ts';
import { createPipeline } from './platform/http/pipeline.ts';
import { createAudit } from './platform/ledger/audit.ts';
import { createIdempotency } from './platform/ledger/idempotency.ts';
import { createSettlement } from './platform/ledger/settlement.ts';
import type { Logger } from './platform/log.ts';
import type { Objects } from './platform/objects/objects.ts';
import type { Secrets } from './platform/secrets.ts';
import { noTracing, type Tracing } from './platform/tracing.ts';
import { createLiveScenes, type LiveScenes } from './resources/game-sessions/live/live-scenes.ts';
import { createSceneDocuments } from './resources/game-sessions/live/scene-documents.ts';
import { createSceneStore } from './resources/game-sessions/live/scene-store.ts';
import { endpoints } from './resources/index.ts';

export interface Dependencies {
  readonly config: Config;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tokens: AccessTokenVerifier;
  readonly embedTokens: EmbedTokens;
  readonly objects: Objects;
  /** Hosted pages, consoles and links, in the order in which they are asked. */
  readonly surfaces: readonly Middleware[];
  /** Unset: nothing is traced. */
  readonly tracing?: Tracing;
  /** Other than the usual one. */
  readonly failures?: FailureBrake;
  /** Other than one of its own. */
  readonly refusals?: RefusalBrake;
}

/** The WebSockets of the embed tier, beside the app. */
export const createLive = (
  dependencies: Pick<
    Dependencies,
    'config' | 'database' | 'secrets' | 'clock' | 'log' | 'embedTokens' | 'refusals'
  >,
): LiveScenes => {
  const { config, database, secrets, clock, log, embedTokens } = dependencies;
  const documents = createSceneDocuments(log);
  return createLiveScenes({
    baseUrl: config.BASE_URL,
    problemBase: config.PROBLEM_BASE,
    databaseUrl: config.DATABASE_URL,
    database,
    embedTokens,
    refusals: dependencies.refusals ?? createRefusalBrake(),
    log,
    documents,
    store: createSceneStore(database, secrets, documents),
    admit: createAdmission(database.admissions, rowsOfPool, () => clock.now()).admit,
    audit: createAudit(config.ENVIRONMENT, database.auditing, rowsOfPool),
  });
};

const WENT_AWAY = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/** The interface of both tiers and what is hosted beside it. Nothing is read or connected by creating it. */
export const createApp = (dependencies: Dependencies): Koa => {
  const { config, database, secrets, clock, log, surfaces } = dependencies;
  const operations = createPipeline(
    {
      failures: createFailureBrake(),
      refusals: createRefusalBrake(),
      tracing: noTracing,
      ...dependencies,
      clientAddress: createClientAddress(config.TRUSTED_PROXIES),
      ...createAdmission(database.admissions, rowsOfPool, () => clock.now()),
      ...createSettlement(config.ENVIRONMENT, createRunSettlement(database.settling)),
      audit: createAudit(config.ENVIRONMENT, database.auditing, rowsOfPool),
      idempotency: createIdempotency(database, rowsOfPool(database.claims), secrets, {
        retentionSeconds: config.IDEMPOTENCY_RETENTION_SECONDS,
        takeoverSeconds: config.IDEMPOTENCY_TAKEOVER_SECONDS,
      }),
    },
    endpoints,
  );
  const app = new Koa();
  // A caller who went away is not an event; anything else is, without its message.
  app.on('error', (error: { code?: string }) => {
    if (!WENT_AWAY.has(error.code ?? '')) log.error({ err: error }, 'answer failed');
  });
  app.use((ctx, next) =>
    /^\/(v1\/partner|api\/embed)(\/|$)/.test(ctx.path) ? operations(ctx, next) : next(),
  );
  for (const surface of surfaces) app.use(surface);
  return app;
};
