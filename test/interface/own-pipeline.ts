import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { createPipeline } from '../../api/http/pipeline.ts';
import type { PipelineDependencies } from '../../api/http/request-context.ts';
import { createAccess } from '../../domain/access/admit.ts';
import { createRefusalBrake } from '../../domain/access/refusal-brake.ts';
import { createTokenVerifier } from '../../domain/access/tokens.ts';
import { createVerificationKeys } from '../../domain/access/verification-keys.ts';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { createHeadWaits } from '../../domain/events/head-waits.ts';
import { endpoints } from '../../domain/index.ts';
import { createAudit } from '../../platform/audit/audit.ts';
import { systemClock } from '../../platform/clock.ts';
import { rowsOfPool } from '../../platform/database/rows.ts';
import { createIdempotency } from '../../platform/idempotency/idempotency.ts';
import { createClientAddress } from '../../platform/network/client-address.ts';
import { createFailureThrottle } from '../../platform/network/failure-throttle.ts';
import { createLogger } from '../../platform/telemetry/log.ts';
import { noTracing } from '../../platform/telemetry/tracing.ts';
import type { RunningApp } from '../support/app.ts';

export interface OwnPipeline {
  readonly baseUrl: string;
  stop(): Promise<void>;
}

/**
 * The pipeline beside the running app, on its database, with some dependencies or operations replaced:
 * for what only happens when something fails or takes long.
 */
export const startPipeline = async (
  { config, database, secrets, embedTokens, objects }: RunningApp,
  replaced: Partial<PipelineDependencies> = {},
  list: readonly Endpoint[] = endpoints,
): Promise<OwnPipeline> => {
  const pipeline = createPipeline(
    {
      config,
      database,
      secrets,
      objects,
      clock: systemClock,
      log: createLogger('silent', 'test'),
      tokens: createTokenVerifier({ config, keys: createVerificationKeys(config, database.unscoped) }),
      embedTokens,
      failures: createFailureThrottle(),
      tracing: noTracing,
      waits: createHeadWaits(database.unscoped),
      clientAddress: createClientAddress(config.TRUSTED_PROXIES),
      ...createAccess(database.admissions, rowsOfPool, () => new Date(), createRefusalBrake()),
      audit: createAudit(config.ENVIRONMENT, database.auditing, rowsOfPool),
      idempotency: createIdempotency(database, rowsOfPool(database.claims), secrets, {
        retentionSeconds: config.IDEMPOTENCY_RETENTION_SECONDS,
        takeoverSeconds: config.IDEMPOTENCY_TAKEOVER_SECONDS,
      }),
      ...replaced,
    },
    list,
  );
  const server = await new Promise<Server>((resolve) => {
    const listening = new Koa().use(pipeline).listen(0, '127.0.0.1', () => resolve(listening));
  });
  // A test that fails before it stops this must not keep the process.
  server.unref().on('connection', (socket) => socket.unref());
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

type Changes = { readonly [Name in 'handle' | 'insertOnly' | 'before']?: Endpoint[Name] | undefined };
const withChanges = (id: string, changes: Changes): readonly Endpoint[] =>
  endpoints.map((one) => (one.id === id ? ({ ...one, ...changes } as Endpoint) : one));

/** The operation with another handler, in a transaction of its own. */
export const withHandler = (id: string, handle: NonNullable<Endpoint['handle']>): readonly Endpoint[] =>
  withChanges(id, { handle, insertOnly: undefined });

/** The operation, held up between its claim and its change. */
export const heldUp = (id: string, before: NonNullable<Endpoint['before']>): readonly Endpoint[] =>
  withChanges(id, { before });
