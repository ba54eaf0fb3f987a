import type { Pool } from 'pg';
import { createBatcher } from '../../platform/batching/batcher.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import { batchSize } from '../../platform/telemetry/metrics.ts';
import { Problem } from '../problems.ts';
import {
  type AdmissionRequest,
  ASKED,
  type Judged,
  judging,
  type Principal,
  type Standing,
  type Units,
  type Verdict,
} from './judging.ts';
import { type Taken, type Taking, takerOf, takingUnits } from './taking-units.ts';

/**
 * Admission: one round trip for each batch of concurrent requests tells whether organization, credential (or
 * the direct login's session), practitioner and address may pass at this moment, and takes one unit of both rate
 * windows of those that may. Suspension, rotation, disabling and signing out therefore hold on the next request,
 * in every process.
 *
 * Who was admitted before is not judged anew while the organization's mark is the one of then, which the database
 * compares in the very statement that takes the units.
 */

/**
 * Both windows as the rate-limit headers show them; resets are Unix times in seconds. Of a browser's token the minute
 * is its own where less of that is left than of the organization's.
 */
export interface RateState {
  readonly minute_remaining: number;
  readonly minute_reset: number;
  readonly hour_remaining: number;
  readonly hour_reset: number;
}

export interface Admission {
  readonly verdict: Verdict;
  readonly features: Standing['features'];
  /** What the session configuration has switched on; of frames alone. */
  readonly enabled_features: readonly string[];
  readonly rate: RateState;
  /** Whole seconds until both windows have room again; at least 1. */
  readonly retry_after_seconds: number;
}

/** The refusal of a caller whose organization has used up a window (decisions 1.5). */
export const rateLimited = ({
  rate,
  retry_after_seconds,
}: Pick<Admission, 'rate' | 'retry_after_seconds'>): Problem =>
  new Problem(
    'rate-limited',
    { retry_after_seconds, ...rate },
    { 'Retry-After': String(retry_after_seconds) },
  );

export const DEFAULT_LIMITS = { minute: 600, hour: 20_000 } as const;

/** What a 401 shows: the default limits, untouched (decisions 1.5). */
export const untouchedRate = (now: Date): RateState => {
  const seconds = Math.floor(now.getTime() / 1_000);
  return {
    minute_remaining: DEFAULT_LIMITS.minute,
    minute_reset: seconds - (seconds % 60) + 60,
    hour_remaining: DEFAULT_LIMITS.hour,
    hour_reset: seconds - (seconds % 3_600) + 3_600,
  };
};

type AskedPrincipal = Principal & { readonly key: string };

interface Asked {
  readonly principals: readonly AskedPrincipal[];
  /** Of each request, the place of its principal. */
  readonly places: readonly number[];
}

/** As many values as `ASKED` has, of which the client's id alone may hold spaces: no two requests are written alike. */
const keyOf = (request: AdmissionRequest): string => {
  let key = '';
  for (const name of ASKED) key += `${request[name] ?? ''} `;
  return key;
};

/** Requests that nothing tells apart are judged once: bursts come from one caller with one token. */
const asked = (requests: readonly AdmissionRequest[]): Asked => {
  const placeOf = new Map<string, number>();
  const counts: number[] = [];
  const distinct: { readonly request: AdmissionRequest; readonly key: string }[] = [];
  const places = requests.map((request) => {
    const key = keyOf(request);
    const place = placeOf.get(key) ?? distinct.push({ request, key }) - 1;
    placeOf.set(key, place);
    counts[place] = (counts[place] ?? 0) + 1;
    return place;
  });
  return {
    principals: distinct.map(({ request, key }, place) => ({
      ...request,
      key,
      requests: counts[place] as number,
    })),
    places,
  };
};

/** What of a row tells how both windows stand. */
type Windows = Pick<Standing, 'minute_limit' | 'hour_limit'> & Units & Pick<AdmissionRequest, 'holder_limit'>;

/**
 * @param used of what the batch was given.
 * @param usedByHolder of it, by the holder of a browser's token.
 */
const rateOf = (row: Windows, used: number, usedByHolder: number): RateState => {
  const { holder_limit, holder_used = 0 } = row;
  const ofAll = row.minute_limit - row.minute_used - used;
  const ofHolder = row.holder && holder_limit ? holder_limit - holder_used - usedByHolder : ofAll;
  return {
    minute_remaining: Math.max(0, Math.min(ofAll, ofHolder)),
    minute_reset: row.minute_reset,
    hour_remaining: Math.max(0, row.hour_limit - row.hour_used - used),
    hour_reset: row.hour_reset,
  };
};

const NOTHING = { features: {}, enabled_features: [] } as const;

/** How a principal was judged, and by whom it is counted. */
type Counted = Judged & Pick<AdmissionRequest, 'holder_limit'>;

/**
 * Hands the granted units out in the order of arrival.
 * @param rows one for each principal.
 */
const decide = (rows: readonly Counted[], { places }: Asked, now: Date): Admission[] => {
  const handedOut = new Map<string, number>();
  const countOf = (taker: string) => handedOut.get(taker) ?? 0;
  return places.map((place) => {
    const row = rows[place] as Counted;
    const { organization_id } = row;
    if (organization_id === null || row.verdict === 'unauthorized')
      return { ...NOTHING, verdict: 'unauthorized', rate: untouchedRate(now), retry_after_seconds: 1 };
    const taker = takerOf(organization_id, row.holder);
    const known = { features: row.features, enabled_features: row.enabled_features ?? [] };
    if (row.verdict === 'admitted' && countOf(taker) >= row.granted) {
      const rate = rateOf(row, row.granted_in_all ?? row.granted, row.granted);
      const refilled = Math.max(
        rate.minute_remaining === 0 ? rate.minute_reset : 0,
        rate.hour_remaining === 0 ? rate.hour_reset : 0,
      );
      const retry_after_seconds = Math.max(1, Math.ceil(refilled - row.now));
      return { ...known, verdict: 'rate-limited', rate, retry_after_seconds };
    }
    if (row.verdict === 'admitted')
      for (const one of [organization_id, taker]) handedOut.set(one, countOf(one) + 1);
    const rate = rateOf(row, countOf(organization_id), countOf(taker));
    return { ...known, verdict: row.verdict, rate, retry_after_seconds: 1 };
  });
};

/** Of who was admitted: it holds while the organization's mark is this one. */
interface Known extends Standing, Pick<AdmissionRequest, 'holder' | 'holder_limit'> {
  readonly version: string;
}

/** Some ten megabytes. */
const KNOWN_AT_MOST = 10_000;

/** What organizations and holders take where all principals of the organization are known, and by the same mark. */
const takingsOf = (
  principals: readonly Principal[],
  known: readonly (Known | undefined)[],
): readonly Taking[] => {
  const versions = new Map<string, string | undefined>();
  const takings = new Map<string, Taking>();
  for (const [index, { organization_id, requests }] of principals.entries()) {
    const own = known[index];
    const alike = !versions.has(organization_id) || versions.get(organization_id) === own?.version;
    versions.set(organization_id, alike ? own?.version : undefined);
    if (!own) continue;
    const taker = takerOf(organization_id, own.holder);
    const units = (takings.get(taker)?.units ?? 0) + requests;
    takings.set(taker, { ...own, organization_id, units });
  }
  return [...takings.values()].filter(({ organization_id }) => versions.get(organization_id) !== undefined);
};

const SWEEP_EVERY_MS = 60_000;

/** Holders come and go with each game session: what an earlier minute counted is not needed any more. */
const sweeping = sql`
  delete from holder_windows where (organization_id, holder) in (
    select organization_id, holder from holder_windows
    where minute_start < clock_timestamp() - interval '5 minutes' limit 10000 for update skip locked)`;

export type Admit = (request: AdmissionRequest) => Promise<Admission>;

export interface Admissions {
  readonly admit: Admit;
}

export const createAdmission = (pool: Pool, rowsOf: (pool: Pool) => Rows, now: () => Date): Admissions => {
  const rows = rowsOf(pool);
  // It keeps the order of insertion: the first entry is the one judged longest ago.
  const memory = new Map<string, Known>();
  let sweptAt = performance.now();

  /** Nobody waits for it. */
  const sweep = (): void => {
    if (performance.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = performance.now();
    rows.all(sweeping).catch(() => undefined);
  };

  /** A login session ends by the clock, and refusals are not worth knowing. */
  const remember = (
    { key, login_session_id, holder, holder_limit }: AskedPrincipal,
    judged: Judged,
  ): void => {
    const { verdict, version, features, enabled_features, minute_limit, hour_limit, granted } = judged;
    memory.delete(key);
    if (verdict !== 'admitted' || granted === 0 || version === null || login_session_id !== null) return;
    memory.set(key, { version, features, enabled_features, minute_limit, hour_limit, holder, holder_limit });
    if (memory.size > KNOWN_AT_MOST) memory.delete(memory.keys().next().value as string);
  };

  /** One for each principal. */
  const judge = async (principals: readonly AskedPrincipal[]): Promise<Counted[]> => {
    const known = principals.map(({ key }) => memory.get(key));
    const takings = takingsOf(principals, known);
    const taken = new Map<string, Taken>();
    const organizations = new Set<string>();
    if (takings.length > 0)
      for (const one of await rows.all(takingUnits(takings))) {
        taken.set(takerOf(one.organization_id, one.holder), one);
        organizations.add(one.organization_id);
      }
    const others = principals.filter(({ organization_id }) => !organizations.has(organization_id));
    const judged = others.length > 0 ? await rows.all(judging(others)) : [];
    for (const [index, principal] of others.entries()) remember(principal, judged[index] as Judged);
    let next = 0;
    return principals.map(({ organization_id, holder, holder_limit, key }, index) => {
      if (!organizations.has(organization_id)) return { ...(judged[next++] as Judged), holder_limit };
      const units = taken.get(takerOf(organization_id, holder)) as Taken;
      if (units.granted === 0) memory.delete(key);
      return { ...(known[index] as Known), ...units, holder, verdict: 'admitted' };
    });
  };

  const admit = createBatcher<AdmissionRequest, Admission>(async (requests) => {
    batchSize.observe({ ledger: 'admission' }, requests.length);
    sweep();
    const all = asked(requests);
    return decide(await judge(all.principals), all, now());
  });
  return { admit };
};
