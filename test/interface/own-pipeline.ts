import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { createAdmission } from '../../api/platform/access/admission.ts';
import { createClientAddress } from '../../api/platform/access/client-address.ts';
import { createFailureBrake } from '../../api/platform/access/failure-brake.ts';
import { createRefusalBrake } from '../../api/platform/access/refusal-brake.ts';
import { createTokenVerifier } from '../../api/platform/access/tokens.ts';
import { createVerificationKeys } from '../../api/platform/access/verification-keys.ts';
import { systemClock } from '../../api/platform/clock.ts';
import { rowsOfPool } from '../../api/platform/data/rows.ts';
import { createRunSettlement } from '../../api/platform/data/settling-connection.ts';
import type { Endpoint } from '../../api/platform/http/endpoint.ts';
import type { PipelineDependencies } from '../../api/platform/http/exchange.ts';
import { createPipeline } from '../../api/platform/http/pipeline.ts';
import { createAudit } from '../../api/platform/ledger/audit.ts';
import { createIdempotency } from '../../api/platform/ledger/idempotency.ts';
import { createSettlement } from '../../api/platform/ledger/settlement.ts';
import { createLogger } from '../../api/platform/log.ts';
import { noTracing } from '../../api/platform/tracing.ts';
import { endpoints } from '../../api/resources/index.ts';
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
      failures: createFailureBrake(),
      refusals: createRefusalBrake(),
      tracing: noTracing,
      clientAddress: createClientAddress(config.TRUSTED_PROXIES),
      ...createAdmission(database.admissions, rowsOfPool, () => new Date()),
      ...createSettlement(config.ENVIRONMENT, createRunSettlement(database.settling)),
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

type Changes = { readonly [Name in 'handle' | 'creates' | 'before']?: Endpoint[Name] | undefined };
const withChanges = (id: string, changes: Changes): readonly Endpoint[] =>
  endpoints.map((one) => (one.id === id ? ({ ...one, ...changes } as Endpoint) : one));

/** The operation with another handler, in a transaction of its own. */
export const withHandler = (id: string, handle: NonNullable<Endpoint['handle']>): readonly Endpoint[] =>
  withChanges(id, { handle, creates: undefined });

/** The operation, held up between its claim and its change. */
export const heldUp = (id: string, before: NonNullable<Endpoint['before']>): readonly Endpoint[] =>
  withChanges(id, { before });
