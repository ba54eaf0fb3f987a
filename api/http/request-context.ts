import type { EventEmitter } from 'node:events';
import type { Context } from 'koa';
import type { Actor } from '../../domain/access/actor.ts';
import { type RateState, untouchedRate } from '../../domain/access/admission.ts';
import { type Access, type Admission, type Admit, unauthorized } from '../../domain/access/admit.ts';
import type { EmbedTokens } from '../../domain/access/embed-tokens.ts';
import type { AccessRequest } from '../../domain/access/evaluate-access.ts';
import type { AccessTokenVerifier } from '../../domain/access/tokens.ts';
import type { Database } from '../../domain/declarations/database.ts';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import type { Waits } from '../../domain/declarations/follow.ts';
import type { HandlerContext } from '../../domain/declarations/handler-context.ts';
import { Problem, type ProblemSlug } from '../../domain/problems.ts';
import type { Audit, AuditEntry } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/configuration/config.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { newRequestId } from '../../platform/ids.ts';
import type { ClientAddress } from '../../platform/network/client-address.ts';
import type { FailureThrottle } from '../../platform/network/failure-throttle.ts';
import { issuingLinksTo, type Objects } from '../../platform/objects/objects.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Logger } from '../../platform/telemetry/log.ts';
import type { Tracing } from '../../platform/telemetry/tracing.ts';
import { type RequestedPart, requestedPartOf } from './byte-range.ts';

export interface PipelineDependencies {
  readonly admit: Admit;
  readonly recheck: Access['recheck'];
  /** Those who wait for the change feed. */
  readonly waits: Waits;
  readonly config: Config;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly objects: Objects;
  readonly clock: Clock;
  readonly log: Logger;
  /** Verifies tokens of the partner tier; the next member verifies those of the embed tier. */
  readonly tokens: AccessTokenVerifier;
  readonly embedTokens: EmbedTokens;
  readonly failures: FailureThrottle;
  readonly audit: Audit;
  readonly idempotency: Idempotency;
  readonly tracing: Tracing;
  readonly clientAddress: ClientAddress;
}

/** The parts of admission's result that operations need. */
type Granted = Pick<Admission, 'features' | 'enabled_features'>;

/** What the steps have found out about one request so far. */
export interface RequestContext {
  readonly request_id: string;
  readonly method: string;
  readonly requestedPart: RequestedPart;
  /** The ETags of the versions that the caller has (`If-None-Match`); empty if it has none. */
  readonly knownVersion: string;
  rate: RateState;
  /** Emits `close` when nobody waits for the answer any more. */
  readonly connection: EventEmitter;
  actor?: Actor;
  /** The access that the caller was admitted with. */
  access?: AccessRequest;
  /** The origins that an embed token is pinned to. */
  origins: readonly string[];
  admission?: Granted;
  endpoint?: Endpoint;
  params: Readonly<Record<string, string>>;
  /** True once the audit row has committed together with the change. */
  audited: boolean;
  replayed_request_id: string | null;
  /** The slug of the problem that is answered, or answered again from the store. */
  problem: ProblemSlug | null;
  /**
   * The id of the record that was found or created. An id that matched nothing is text of the caller, and is not
   * stored.
   */
  resource_id: string | null;
  workflow_id: string | null;
  /** The records that the answer shows together. */
  shown_ids: readonly string[];
}

export const newRequestContext = (ctx: Context, now: Date): RequestContext => ({
  connection: ctx.res,
  request_id: newRequestId(),
  method: ctx.method,
  requestedPart: requestedPartOf(ctx),
  knownVersion: ctx.headers['if-none-match'] ?? '',
  rate: untouchedRate(now),
  params: {},
  origins: [],
  audited: false,
  replayed_request_id: null,
  problem: null,
  resource_id: null,
  workflow_id: null,
  shown_ids: [],
});

/** The context after the step `authorize`: caller and operation are known. */
export type AuthorizedContext = RequestContext & {
  readonly actor: Actor;
  readonly admission: Granted;
  readonly endpoint: Endpoint;
};

/** One row for each authenticated request: route templates and ids only (specification 1.9). */
export const auditEntry = (
  context: RequestContext & { readonly actor: Actor },
  status: number,
): AuditEntry => ({
  organization_id: context.actor.organization_id,
  request_id: context.request_id,
  replayed_request_id: context.replayed_request_id,
  actor_kind: context.actor.kind,
  client_id: context.actor.client_id,
  practitioner_id: context.actor.practitioner_id,
  action: context.endpoint?.id ?? 'unknown',
  route: context.endpoint?.path ?? null,
  method: context.method,
  status,
  problem: context.problem,
  resource_id: context.resource_id,
  workflow_id: context.workflow_id,
  shown_ids: context.shown_ids.length > 0 ? context.shown_ids.join() : null,
});

/** What a read that waits has: a place to wait at, and whether the caller may still be answered. It takes no tokens. */
export const waitingPartsOf = (
  deps: Pick<PipelineDependencies, 'waits' | 'recheck'>,
  { access, actor, connection }: AuthorizedContext,
) => ({
  enter: () => deps.waits.enter(actor.organization_id, connection),
  async readmit(): Promise<void> {
    const { verdict } = await deps.recheck(access as AccessRequest);
    if (verdict === 'unauthorized') throw unauthorized();
    if (verdict !== 'admitted') throw new Problem(verdict);
  },
});

/** What handlers receive beside the handler context. */
export const handlerPartsOf = (deps: PipelineDependencies, context: AuthorizedContext) => ({
  ...waitingPartsOf(deps, context),
  clock: deps.clock,
  requestedPart: context.requestedPart,
  enabled_features: context.admission.enabled_features,
  embedTokens: deps.embedTokens,
});

export const handlerContextOf = (deps: PipelineDependencies, context: AuthorizedContext): HandlerContext => ({
  config: deps.config,
  secrets: deps.secrets,
  objects: issuingLinksTo(deps.objects, context.actor.practitioner_id),
  now: deps.clock.now(),
  features: context.admission.features,
});
