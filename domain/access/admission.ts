import type { Pool } from 'pg';
import { createBatcher } from '../../platform/batching/batcher.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import { batchSize } from '../../platform/telemetry/metrics.ts';
import {
  ACCESS_COLUMNS,
  type AccessRequest,
  type AccessState,
  type EvaluatedAccess,
  evaluateAccess,
  type Principal,
  type TokenCounts,
  type Verdict,
} from './evaluate-access.ts';
import { type TokenDemand, type TokenGrant, takerOf, takeTokens } from './take-tokens.ts';

/**
 * Evaluates the access of concurrent requests in one round trip: whether organization, credential (or the session of
 * a direct login), practitioner and address are allowed now. The same round trip takes one token from both rate
 * windows for each admitted request. So suspension, rotation, disabling and signing out take effect on the next
 * request, in every process.
 *
 * The access of an admitted caller is cached (`CachedGrant`). The cached access is used only while the organization's
 * version is unchanged, and the statement that takes the tokens compares the version. So cached access is never out
 * of date.
 *
 * Longer than 300 lines: cache, evaluation and tokens of one batch are read in one file.
 */

/**
 * Both windows, as the rate-limit headers show them. Resets are Unix times in seconds. For a browser token the minute
 * shown is that of its token holder, if that has less left than the organization's.
 */
export interface RateState {
  readonly minute_remaining: number;
  readonly minute_reset: number;
  readonly hour_remaining: number;
  readonly hour_reset: number;
}

export interface AccessDecision {
  readonly verdict: Verdict;
  readonly features: AccessState['features'];
  /** Features that the session configuration leaves switched on; for frames only. */
  readonly enabled_features: readonly string[];
  readonly rate: RateState;
  /** Whole seconds until both windows have room again, at least 1. */
  readonly retry_after_seconds: number;
}

export const DEFAULT_LIMITS = { minute: 600, hour: 20_000 } as const;

/** The rate headers of a 401: the default limits, unused (decisions 1.5). */
export const untouchedRate = (now: Date): RateState => {
  const seconds = Math.floor(now.getTime() / 1_000);
  return {
    minute_remaining: DEFAULT_LIMITS.minute,
    minute_reset: seconds - (seconds % 60) + 60,
    hour_remaining: DEFAULT_LIMITS.hour,
    hour_reset: seconds - (seconds % 3_600) + 3_600,
  };
};

type KeyedPrincipal = Principal & { readonly key: string };

interface Batch {
  readonly principals: readonly KeyedPrincipal[];
  /** The index of the principal of each request. */
  readonly indexes: readonly number[];
}

/**
 * The values cannot be confused: only the client's id may hold spaces, and the number of values is fixed. So
 * different requests have different keys.
 */
const keyOf = (request: AccessRequest): string => {
  let key = '';
  for (const name of ACCESS_COLUMNS) key += `${request[name] ?? ''} `;
  return key;
};

/** Groups equal requests, so that each is evaluated once: bursts come from one caller with one token. */
const batchOf = (requests: readonly AccessRequest[]): Batch => {
  const indexOf = new Map<string, number>();
  const counts: number[] = [];
  const distinct: { readonly request: AccessRequest; readonly key: string }[] = [];
  const indexes = requests.map((request) => {
    const key = keyOf(request);
    const index = indexOf.get(key) ?? distinct.push({ request, key }) - 1;
    indexOf.set(key, index);
    counts[index] = (counts[index] ?? 0) + 1;
    return index;
  });
  const principals = distinct.map(({ request, key }, index) => ({
    ...request,
    key,
    requests: counts[index] as number,
  }));
  return { principals, indexes };
};

/** The columns that describe the two windows. */
type Windows = Pick<AccessState, 'minute_limit' | 'hour_limit'> &
  TokenCounts &
  Pick<AccessRequest, 'holder_limit'>;

/**
 * @param used tokens of the organization that this batch has handed out so far.
 * @param usedByHolder the part of them that this token holder received.
 */
const rateOf = (row: Windows, used: number, usedByHolder: number): RateState => {
  const { holder_limit, holder_used = 0 } = row;
  const ofOrganization = row.minute_limit - row.minute_used - used;
  const ofHolder = row.holder && holder_limit ? holder_limit - holder_used - usedByHolder : ofOrganization;
  return {
    minute_remaining: Math.max(0, Math.min(ofOrganization, ofHolder)),
    minute_reset: row.minute_reset,
    hour_remaining: Math.max(0, row.hour_limit - row.hour_used - used),
    hour_reset: row.hour_reset,
  };
};

/** A principal's evaluated access, and the limit of its token holder. */
type Evaluated = EvaluatedAccess & Pick<AccessRequest, 'holder_limit'>;

const limited = (row: Evaluated): Pick<AccessDecision, 'rate' | 'retry_after_seconds'> => {
  const rate = rateOf(row, row.granted_in_all ?? row.granted, row.granted);
  const refilled = Math.max(
    rate.minute_remaining === 0 ? rate.minute_reset : 0,
    rate.hour_remaining === 0 ? rate.hour_reset : 0,
  );
  return { rate, retry_after_seconds: Math.max(1, Math.ceil(refilled - row.now)) };
};

/**
 * Hands out the granted tokens in the order of arrival.
 * @param rows one row for each principal.
 */
const decide = (rows: readonly Evaluated[], { indexes }: Batch, now: Date): AccessDecision[] => {
  const handedOut = new Map<string, number>();
  const countOf = (taker: string) => handedOut.get(taker) ?? 0;
  return indexes.map((index) => {
    const row = rows[index] as Evaluated;
    const { organization_id, verdict } = row;
    if (organization_id === null || verdict === 'unauthorized')
      return {
        verdict: 'unauthorized',
        features: {},
        enabled_features: [],
        rate: untouchedRate(now),
        retry_after_seconds: 1,
      };
    const taker = takerOf(organization_id, row.holder);
    const access = { features: row.features, enabled_features: row.enabled_features ?? [] };
    if (verdict === 'admitted' && countOf(taker) >= row.granted)
      return { ...access, verdict: 'rate-limited', ...limited(row) };
    if (verdict === 'admitted')
      for (const one of [organization_id, taker]) handedOut.set(one, countOf(one) + 1);
    const rate = rateOf(row, countOf(organization_id), countOf(taker));
    return { ...access, verdict, rate, retry_after_seconds: 1 };
  });
};

/** The access of a caller who was admitted. It is valid while the organization has this version. */
interface CachedGrant extends AccessState, Pick<AccessRequest, 'holder' | 'holder_limit'> {
  readonly version: string;
}

/** The most entries in the cache, about ten megabytes. */
const MOST_CACHED_GRANTS = 10_000;

/**
 * The tokens that organizations and token holders need. Only organizations whose principals in the batch all have a
 * cached grant of the same version are included; the others are evaluated.
 */
const demandsOf = (
  principals: readonly Principal[],
  grants: readonly (CachedGrant | undefined)[],
): readonly TokenDemand[] => {
  const versions = new Map<string, string | undefined>();
  const takings = new Map<string, TokenDemand>();
  for (const [index, { organization_id, requests }] of principals.entries()) {
    const own = grants[index];
    const alike = !versions.has(organization_id) || versions.get(organization_id) === own?.version;
    versions.set(organization_id, alike ? own?.version : undefined);
    if (!own) continue;
    const taker = takerOf(organization_id, own.holder);
    const tokens = (takings.get(taker)?.tokens ?? 0) + requests;
    takings.set(taker, { ...own, organization_id, tokens });
  }
  return [...takings.values()].filter(({ organization_id }) => versions.get(organization_id) !== undefined);
};

const SWEEP_EVERY_MS = 60_000;

/**
 * Deletes counts of earlier minutes. Token holders come and go with each game session, and old counts are not needed.
 */
const sweepHolders = sql`
  delete from holder_windows where (organization_id, holder) in (
    select organization_id, holder from holder_windows
    where minute_start < clock_timestamp() - interval '5 minutes' limit 10000 for update skip locked)`;

/**
 * A cache of grants. A Map keeps the order of insertion, so its first entry is the one that was evaluated longest
 * ago.
 */
const createGrantCache = () => {
  const grants = new Map<string, CachedGrant>();
  return {
    get: (key: string): CachedGrant | undefined => grants.get(key),
    forget: (key: string): void => void grants.delete(key),
    /** Stores a grant. A login session expires with time, so it is not cached; nor are refusals. */
    keep({ key, login_session_id, holder, holder_limit }: KeyedPrincipal, evaluated: EvaluatedAccess): void {
      const { verdict, version, features, enabled_features, minute_limit, hour_limit, granted } = evaluated;
      grants.delete(key);
      if (verdict !== 'admitted' || granted === 0 || version === null || login_session_id !== null) return;
      grants.set(key, {
        version,
        features,
        enabled_features,
        minute_limit,
        hour_limit,
        holder,
        holder_limit,
      });
      if (grants.size > MOST_CACHED_GRANTS) grants.delete(grants.keys().next().value as string);
    },
  };
};

export type Evaluate = (request: AccessRequest) => Promise<AccessDecision>;
export type Recheck = (
  request: AccessRequest,
) => Promise<Pick<AccessDecision, 'verdict' | 'features' | 'enabled_features'>>;

export const createAdmission = (
  pool: Pool,
  rowsOf: (pool: Pool) => Rows,
  now: () => Date,
): { readonly evaluate: Evaluate; readonly recheck: Recheck } => {
  const rows = rowsOf(pool);
  const cache = createGrantCache();
  let sweptAt = performance.now();

  /** Runs in the background; no request waits for it. */
  const sweep = (): void => {
    if (performance.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = performance.now();
    rows.all(sweepHolders).catch(() => undefined);
  };

  /** Takes tokens with cached grants. @returns what was taken. An organization with another version has no entry. */
  const takeByGrants = async (
    principals: readonly KeyedPrincipal[],
    grants: readonly (CachedGrant | undefined)[],
  ): Promise<{ readonly taken: Map<string, TokenGrant>; readonly organizations: Set<string> }> => {
    const taken = new Map<string, TokenGrant>();
    const organizations = new Set<string>();
    const takings = demandsOf(principals, grants);
    if (takings.length === 0) return { taken, organizations };
    for (const one of await rows.all(takeTokens(takings))) {
      taken.set(takerOf(one.organization_id, one.holder), one);
      organizations.add(one.organization_id);
    }
    return { taken, organizations };
  };

  /** @returns one row for each principal. */
  const evaluateAll = async (principals: readonly KeyedPrincipal[]): Promise<Evaluated[]> => {
    const grants = principals.map(({ key }) => cache.get(key));
    const { taken, organizations } = await takeByGrants(principals, grants);
    const others = principals.filter(({ organization_id }) => !organizations.has(organization_id));
    const evaluated = others.length > 0 ? await rows.all(evaluateAccess(others)) : [];
    for (const [index, principal] of others.entries())
      cache.keep(principal, evaluated[index] as EvaluatedAccess);
    let next = 0;
    return principals.map(({ organization_id, holder, holder_limit, key }, index) => {
      if (!organizations.has(organization_id))
        return { ...(evaluated[next++] as EvaluatedAccess), holder_limit };
      const tokens = taken.get(takerOf(organization_id, holder)) as TokenGrant;
      // While a window is full, the caller is evaluated before tokens are taken.
      if (tokens.granted === 0) cache.forget(key);
      return { ...(grants[index] as CachedGrant), ...tokens, holder, verdict: 'admitted' };
    });
  };

  return {
    evaluate: createBatcher(async (requests) => {
      batchSize.observe({ ledger: 'admission' }, requests.length);
      sweep();
      const batch = batchOf(requests);
      return decide(await evaluateAll(batch.principals), batch, now());
    }),
    recheck: createBatcher(async (requests) => {
      const evaluated = await rows.all(
        evaluateAccess(requests.map((request) => ({ ...request, requests: 0 }))),
      );
      return evaluated.map(({ verdict, features, enabled_features }) => ({
        verdict,
        features,
        enabled_features: enabled_features ?? [],
      }));
    }),
  };
};
