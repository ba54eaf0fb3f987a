import type { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import type { Rows } from '../../platform/database/rows.ts';
import { Problem } from '../problems.ts';
import { type AccessDecision, createAdmission, type RateState, type Recheck } from './admission.ts';
import type { AccessRequest } from './evaluate-access.ts';
import type { RefusalBrake } from './refusal-brake.ts';

/** The result of admission for one request. */
export interface Admission extends Pick<AccessDecision, 'features' | 'enabled_features'> {
  readonly rate: RateState;
  /** Why the request is refused. A refusal with `unauthorized` is not audited; all others are. */
  readonly refusal: Problem | undefined;
}

/**
 * The one step that every caller with a token passes: requests of both tiers, framed pages, and the sockets of live
 * scenes. It evaluates the caller's access, takes one token from each rate window, and delays repeated refusals.
 * @param connection emits `close` when the caller no longer waits for the answer.
 * @throws Unanswered when the connection must be closed without an answer.
 */
export type Admit = (request: AccessRequest, connection: EventEmitter) => Promise<Admission>;

/** The refusal of a caller whose organization has used up a window (decisions 1.5). */
export const rateLimited = ({
  rate,
  retry_after_seconds,
}: Pick<AccessDecision, 'rate' | 'retry_after_seconds'>): Problem =>
  new Problem(
    'rate-limited',
    { retry_after_seconds, ...rate },
    { 'Retry-After': String(retry_after_seconds) },
  );

export const unauthorized = (): Problem => new Problem('unauthorized', {}, { 'WWW-Authenticate': 'Bearer' });

const refusalOf = (decision: AccessDecision): Problem | undefined => {
  const { verdict } = decision;
  if (verdict === 'admitted') return undefined;
  if (verdict === 'unauthorized') return unauthorized();
  return verdict === 'rate-limited' ? rateLimited(decision) : new Problem(verdict);
};

export interface Access {
  readonly admit: Admit;
  /**
   * Checks again whether access is still allowed, for a connection that sends no requests. It takes no rate-limit
   * tokens.
   */
  readonly recheck: Recheck;
}

/**
 * @param pool has one connection with the role `clinic_ledger`, shared by batches of concurrent requests.
 * @param refusals shared by all servers of one process.
 */
export const createAccess = (
  pool: Pool,
  rowsOf: (pool: Pool) => Rows,
  now: () => Date,
  refusals: RefusalBrake,
): Access => {
  const { evaluate, recheck } = createAdmission(pool, rowsOf, now);
  return {
    recheck,
    async admit(request, connection) {
      const decision = await evaluate(request);
      await refusals.refused(request, decision.verdict, connection);
      const { rate, features, enabled_features } = decision;
      return { rate, features, enabled_features, refusal: refusalOf(decision) };
    },
  };
};
