import type { Actor } from '../../domain/access/actor.ts';
import type { Admission, Admissions, RateState } from '../../domain/access/admission.ts';
import type { EmbedTokens } from '../../domain/access/embed-tokens.ts';
import type { RefusalBrake } from '../../domain/access/refusal-brake.ts';
import type { AccessTokenVerifier } from '../../domain/access/tokens.ts';
import type { Database } from '../../domain/declarations/database.ts';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import type { Surroundings } from '../../domain/declarations/handler-context.ts';
import type { ProblemSlug } from '../../domain/problems.ts';
import type { Audit, AuditEntry } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/configuration/config.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { ClientAddress } from '../../platform/network/client-address.ts';
import type { FailureBrake } from '../../platform/network/failure-brake.ts';
import { handingOutTo, type Objects } from '../../platform/objects/objects.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Logger } from '../../platform/telemetry/log.ts';
import type { Tracing } from '../../platform/telemetry/tracing.ts';

export interface PipelineDependencies extends Admissions {
  readonly config: Config;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly objects: Objects;
  readonly clock: Clock;
  readonly log: Logger;
  /** Of the partner tier, and of the embed tier. */
  readonly tokens: AccessTokenVerifier;
  readonly embedTokens: EmbedTokens;
  readonly failures: FailureBrake;
  readonly refusals: RefusalBrake;
  readonly audit: Audit;
  readonly idempotency: Idempotency;
  readonly tracing: Tracing;
  readonly clientAddress: ClientAddress;
}

/** What operations ask of who was admitted. */
type Granted = Pick<Admission, 'features' | 'enabled_features'>;

/** What is known of one request so far. */
export interface Exchange {
  readonly request_id: string;
  readonly method: string;
  rate: RateState;
  actor?: Actor;
  /** The pages that an embed token is pinned to. */
  origins: readonly string[];
  admission?: Granted;
  endpoint?: Endpoint;
  params: Readonly<Record<string, string>>;
  /** Set once the audit row committed, together with the change. */
  audited: boolean;
  replayed_request_id: string | null;
  /** The slug of the problem that is answered, or replayed. */
  problem: ProblemSlug | null;
  /** The record that was found or made; an id that named nothing is the caller's text, not one of ours. */
  resource_id: string | null;
  workflow_id: string | null;
}

/** The exchange of a caller who is authenticated and admitted, on a known operation. */
export type Admitted = Exchange & {
  readonly actor: Actor;
  readonly admission: Granted;
  readonly endpoint: Endpoint;
};

/** One row for each authenticated request: route templates and ids only (specification 1.9). */
export const auditEntry = (exchange: Exchange & { readonly actor: Actor }, status: number): AuditEntry => ({
  organization_id: exchange.actor.organization_id,
  request_id: exchange.request_id,
  replayed_request_id: exchange.replayed_request_id,
  actor_kind: exchange.actor.kind,
  client_id: exchange.actor.client_id,
  practitioner_id: exchange.actor.practitioner_id,
  action: exchange.endpoint?.id ?? 'unknown',
  route: exchange.endpoint?.path ?? null,
  method: exchange.method,
  status,
  problem: exchange.problem,
  resource_id: exchange.resource_id,
  workflow_id: exchange.workflow_id,
});

/** What handlers have beside their surroundings. */
export const handlersPartsOf = (deps: PipelineDependencies, { admission }: Admitted) => ({
  clock: deps.clock,
  enabled_features: admission.enabled_features,
  embedTokens: deps.embedTokens,
});

export const surroundingsOf = (deps: PipelineDependencies, exchange: Admitted): Surroundings => ({
  config: deps.config,
  secrets: deps.secrets,
  objects: handingOutTo(deps.objects, exchange.actor.practitioner_id),
  now: deps.clock.now(),
  features: exchange.admission.features,
});
