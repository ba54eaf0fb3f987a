import type { Pool } from 'pg';
import { byColumn, type Prepared, type Rows, sql, templateOf } from '../data/rows.ts';
import { createBatcher } from '../ledger/batcher.ts';
import { batchSize } from '../metrics.ts';
import { Problem, type ProblemSlug } from '../problems.ts';
import { LOGIN_SESSION_IDLE, LOGIN_SESSION_LONGEST } from './login-session-age.ts';

/**
 * Admission: one round trip for each batch of concurrent requests tells whether organization, credential (or
 * the direct login's session), practitioner and address may pass at this moment, and takes one unit of both rate
 * windows of those that may. Suspension, rotation, disabling and signing out therefore hold on the next request,
 * in every process.
 */
export interface AdmissionRequest {
  readonly organization_id: string;
  readonly client_id: string | null;
  /** Of who is signed in directly: then it stands in the credential's place. */
  readonly login_session_id: string | null;
  readonly credential_version: number | null;
  /** Unix time in seconds; stands for the version in tokens of an external issuer. */
  readonly issued_at: number;
  readonly practitioner_id: string | null;
  readonly address: string;
  /** Of a frame: a browser may be anywhere, so its address is not looked at, but the session configuration is. */
  readonly framed: boolean;
  /** False for an unknown path or method: it is refused before the limit and takes nothing. */
  readonly routed: boolean;
}

/** Both windows as the rate-limit headers show them; resets are Unix times in seconds. */
export interface RateState {
  readonly minute_remaining: number;
  readonly minute_reset: number;
  readonly hour_remaining: number;
  readonly hour_reset: number;
}

type Refusal = Extract<
  ProblemSlug,
  | 'unauthorized'
  | 'partner-suspended'
  | 'address-not-allowed'
  | 'practitioner-disabled'
  | 'delegation-not-enabled'
  | 'rate-limited'
>;

export interface Admission {
  readonly verdict: 'admitted' | 'unrouted' | Refusal;
  readonly features: Readonly<Record<string, boolean | readonly string[]>>;
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

interface Judged {
  /** Of the principal, from 1. */
  i: string;
  organization_id: string | null;
  verdict: Admission['verdict'];
  /** JSON. */
  features: string | null;
  enabled_features: readonly string[] | null;
  minute_limit: number;
  hour_limit: number;
  minute_used: number;
  hour_used: number;
  granted: number;
  minute_reset: number;
  hour_reset: number;
  now: number;
}

const ASKED = [
  'organization_id',
  'client_id',
  'credential_version',
  'issued_at',
  'practitioner_id',
  'address',
  'routed',
  'framed',
  'login_session_id',
] as const satisfies readonly (keyof AdmissionRequest)[];

/**
 * Fixed windows by the database's clock. `greatest` on the window starts (never equality): a statement
 * that waited for the row into the next window must not reset that window's count.
 */
const judge = templateOf<'requests' | keyof AdmissionRequest, Judged>(
  (given) => sql<Judged>`
  with asked as materialized (
    select * from unnest(${given.requests}::int[], ${given.organization_id}::uuid[], ${given.client_id}::text[],
      ${given.credential_version}::int[], ${given.issued_at}::float8[], ${given.practitioner_id}::uuid[],
      ${given.address}::inet[], ${given.routed}::bool[], ${given.framed}::bool[],
      ${given.login_session_id}::uuid[]
    ) with ordinality
      as a(requests, organization_id, client_id, version, issued_at, practitioner_id, address, routed, framed, login_session_id, i)
  ), judged as materialized (
    select a.i, a.requests, o.id as organization_id, o.features, o.minute_limit, o.hour_limit,
      case when a.framed then (select s.enabled_features from session_configurations s where s.organization_id = o.id) end
        as enabled_features, case
      when o.id is null or o.status = 'revoked' or (case when a.login_session_id is null
          then c.client_id is null or c.revoked_at is not null or c.version <> a.version
            or (a.version is null and c.rotated_at > to_timestamp(a.issued_at + 1))
          else e.id is null or p.service_login_status <> 'active' end)
        or (a.practitioner_id is not null and (p.id is null or p.deleted_at is not null)) then 'unauthorized'
      when not a.routed then 'unrouted'
      when o.status = 'suspended' then 'partner-suspended'
      when not a.framed and cardinality(o.allowlist) > 0 and not exists (select from unnest(o.allowlist) r where a.address <<= r) then 'address-not-allowed'
      when p.status = 'disabled' then 'practitioner-disabled'
      when a.practitioner_id is not null and a.login_session_id is null and not o.delegation_enabled then 'delegation-not-enabled'
      else 'admitted' end as verdict
    from asked a
    left join organizations o on o.id = a.organization_id
    left join credentials c on c.client_id = a.client_id and c.organization_id = o.id
    left join practitioners p on p.id = a.practitioner_id and p.organization_id = o.id
    left join login_sessions e on e.id = a.login_session_id and e.organization_id = o.id and e.practitioner_id = p.id
      and e.created_at > clock_timestamp() - ${LOGIN_SESSION_LONGEST} and e.seen_at > clock_timestamp() - ${LOGIN_SESSION_IDLE}
  ), wanted as materialized (
    select organization_id, min(minute_limit) as minute_limit, min(hour_limit) as hour_limit,
           coalesce(sum(requests) filter (where verdict = 'admitted'), 0)::int as units
    from judged where organization_id is not null group by organization_id
  ), locked as materialized (
    select r.* from rate_windows r where r.organization_id in (select organization_id from wanted)
    order by r.organization_id for update
  ), clock as materialized (select clock_timestamp() as now
  ), windows as materialized (
    select w.*, greatest(l.minute_start, date_trunc('minute', now)) as minute_start,
      greatest(l.hour_start, date_trunc('hour', now)) as hour_start,
      case when l.minute_start >= date_trunc('minute', now) then l.minute_count else 0 end as minute_used,
      case when l.hour_start >= date_trunc('hour', now) then l.hour_count else 0 end as hour_used, now
    from wanted w join locked l using (organization_id) cross join clock
  ), granted as materialized (
    select *, least(units, greatest(0, least(minute_limit - minute_used, hour_limit - hour_used))) as granted from windows
  ), taken as (
    update rate_windows r set minute_start = g.minute_start, minute_count = g.minute_used + g.granted,
      hour_start = g.hour_start, hour_count = g.hour_used + g.granted
    from granted g where r.organization_id = g.organization_id and g.granted > 0
  )
  select j.i, j.organization_id, j.verdict, j.features::text, j.enabled_features, j.minute_limit, j.hour_limit, g.minute_used, g.hour_used, g.granted,
    extract(epoch from g.minute_start)::float8 + 60 as minute_reset,
    extract(epoch from g.hour_start)::float8 + 3600 as hour_reset,
    extract(epoch from g.now)::float8 as now
  from judged j left join granted g using (organization_id) order by j.i`,
);

/** Requests that nothing tells apart are judged once: bursts come from one caller with one token. */
interface Asked {
  readonly principals: readonly (AdmissionRequest & { readonly requests: number })[];
  /** Of each request, the place of its principal. */
  readonly places: readonly number[];
}

const asked = (requests: readonly AdmissionRequest[]): Asked => {
  const placeOf = new Map<string, number>();
  const counts: number[] = [];
  const distinct: AdmissionRequest[] = [];
  const places = requests.map((request) => {
    const key = JSON.stringify(ASKED.map((name) => request[name]));
    const place = placeOf.get(key) ?? distinct.push(request) - 1;
    placeOf.set(key, place);
    counts[place] = (counts[place] ?? 0) + 1;
    return place;
  });
  return {
    principals: distinct.map((request, place) => ({ ...request, requests: counts[place] as number })),
    places,
  };
};

const statement = ({ principals }: Asked): Prepared<Judged> =>
  judge(byColumn(['requests', ...ASKED], principals));

const rateOf = (row: Judged, used: number): RateState => ({
  minute_remaining: Math.max(0, row.minute_limit - row.minute_used - used),
  minute_reset: row.minute_reset,
  hour_remaining: Math.max(0, row.hour_limit - row.hour_used - used),
  hour_reset: row.hour_reset,
});

const NOTHING = { features: {}, enabled_features: [] } as const;

/**
 * Hands the granted units out in the order of arrival.
 * @param rows one for each principal.
 */
const decide = (rows: readonly Judged[], { places }: Asked, now: Date): Admission[] => {
  const handedOut = new Map<string, number>();
  // Most organizations have the same ones.
  const read = new Map<string, Admission['features']>();
  const featuresOf = (json: string): Admission['features'] => {
    const features = read.get(json) ?? JSON.parse(json);
    read.set(json, features);
    return features;
  };
  return places.map((place) => {
    const row = rows[place] as Judged;
    if (row.organization_id === null || row.verdict === 'unauthorized')
      return { ...NOTHING, verdict: 'unauthorized', rate: untouchedRate(now), retry_after_seconds: 1 };
    const before = handedOut.get(row.organization_id) ?? 0;
    const known = {
      features: featuresOf(row.features ?? '{}'),
      enabled_features: row.enabled_features ?? [],
    };
    if (row.verdict !== 'admitted')
      return { ...known, verdict: row.verdict, rate: rateOf(row, before), retry_after_seconds: 1 };
    if (before < row.granted) {
      handedOut.set(row.organization_id, before + 1);
      return { ...known, verdict: 'admitted', rate: rateOf(row, before + 1), retry_after_seconds: 1 };
    }
    const rate = rateOf(row, row.granted);
    const refilled = Math.max(
      rate.minute_remaining === 0 ? rate.minute_reset : 0,
      rate.hour_remaining === 0 ? rate.hour_reset : 0,
    );
    const retry_after_seconds = Math.max(1, Math.ceil(refilled - row.now));
    return { ...known, verdict: 'rate-limited', rate, retry_after_seconds };
  });
};

export type Admit = (request: AdmissionRequest) => Promise<Admission>;

export const createAdmission = (pool: Pool, rowsOf: (pool: Pool) => Rows, now: () => Date): Admit => {
  const rows = rowsOf(pool);
  return createBatcher<AdmissionRequest, Admission>(async (requests) => {
    batchSize.observe({ ledger: 'admission' }, requests.length);
    const all = asked(requests);
    return decide(await rows.all(statement(all)), all, now());
  });
};
