import { byColumn, type Prepared, sql, templateOf } from '../../platform/database/rows.ts';
import type { ProblemSlug } from '../problems.ts';
import { GRANT_TOKENS } from './grant-tokens.ts';
import { LOGIN_SESSION_IDLE, LOGIN_SESSION_LONGEST } from './login-session-age.ts';

/** The question that admission answers. */
export interface AccessRequest {
  readonly organization_id: string;
  readonly client_id: string | null;
  /** The session of a direct login, used instead of a credential. */
  readonly login_session_id: string | null;
  readonly credential_version: number | null;
  /** Unix time in seconds. Tokens of an external issuer have no version, so this is compared instead. */
  readonly issued_at: number;
  readonly practitioner_id: string | null;
  /** The one patient that a browser token is bound to. */
  readonly patient_id: string | null;
  readonly address: string;
  /**
   * True for a frame. A browser may be anywhere, so its address is not checked, but the session configuration is
   * read.
   */
  readonly framed: boolean;
  /** The token holder whose rate window a browser token uses, and the requests that it has per minute. */
  readonly holder: string | null;
  readonly holder_limit: number | null;
}

/** Equal requests of a batch, and how many there are. */
export type Principal = AccessRequest & { readonly requests: number };

type Refusal = Extract<
  ProblemSlug,
  | 'unauthorized'
  | 'partner-suspended'
  | 'address-not-allowed'
  | 'practitioner-disabled'
  | 'delegation-not-enabled'
  | 'forbidden'
  | 'rate-limited'
>;
export type Verdict = 'admitted' | Refusal;

/** What an organization and a token holder have used of their windows, and what this batch was granted. */
export interface TokenCounts {
  /** Empty or absent without a token holder. */
  readonly holder?: string | null;
  readonly minute_used: number;
  readonly hour_used: number;
  readonly holder_used?: number;
  readonly granted: number;
  /** Tokens granted to all token holders of the organization together; absent where there is only one. */
  readonly granted_in_all?: number;
  /** Unix times in seconds. */
  readonly minute_reset: number;
  readonly hour_reset: number;
  readonly now: number;
}

/** The part of an evaluation that holds until the organization's version changes. */
export interface AccessState {
  readonly features: Readonly<Record<string, boolean | readonly string[]>>;
  readonly enabled_features: readonly string[] | null;
  readonly minute_limit: number;
  readonly hour_limit: number;
}

export interface EvaluatedAccess extends AccessState, TokenCounts {
  /** Null where the organization does not exist. */
  readonly organization_id: string | null;
  readonly verdict: Verdict;
  /** Renewed by every change of the rows that are read here, except login sessions. */
  readonly version: string | null;
}

export const ACCESS_COLUMNS = [
  'organization_id',
  'client_id',
  'credential_version',
  'issued_at',
  'practitioner_id',
  'patient_id',
  'address',
  'framed',
  'login_session_id',
  'holder',
  'holder_limit',
] as const satisfies readonly (keyof AccessRequest)[];

/** Every table that is read here needs the triggers of `migrations/2026-11-28-access-versions.ts`. */
const statement = templateOf<'requests' | keyof AccessRequest, EvaluatedAccess>(
  (given) => sql<EvaluatedAccess>`
  with asked as materialized (
    select * from unnest(${given.requests}::int[], ${given.organization_id}::uuid[], ${given.client_id}::text[],
      ${given.credential_version}::int[], ${given.issued_at}::float8[], ${given.practitioner_id}::uuid[],
      ${given.patient_id}::uuid[], ${given.address}::inet[], ${given.framed}::bool[],
      ${given.login_session_id}::uuid[], ${given.holder}::text[], ${given.holder_limit}::int[]
    ) with ordinality
      as a(requests, organization_id, client_id, version, issued_at, practitioner_id, patient_id, address, framed,
        login_session_id, holder, holder_limit, i)
  ), evaluated as materialized (
    select a.i, a.requests, coalesce(a.holder, '') as holder, a.holder_limit,
      o.id as organization_id, o.features, o.minute_limit, o.hour_limit, v.version,
      case when a.framed then (select s.enabled_features from session_configurations s where s.organization_id = o.id) end
        as enabled_features, case
      when o.id is null or o.status = 'revoked' or (case when a.login_session_id is null
          then c.client_id is null or c.revoked_at is not null or c.version <> a.version
            or (a.version is null and c.rotated_at > to_timestamp(a.issued_at + 1))
          else e.id is null or p.service_login_status <> 'active' end)
        or (a.practitioner_id is not null and (p.id is null or p.deleted_at is not null)) then 'unauthorized'
      when o.status = 'suspended' then 'partner-suspended'
      when not a.framed and cardinality(o.allowlist) > 0 and not exists (select from unnest(o.allowlist) r where a.address <<= r) then 'address-not-allowed'
      when p.status = 'disabled' then 'practitioner-disabled'
      when a.practitioner_id is not null and a.login_session_id is null and not o.delegation_enabled then 'delegation-not-enabled'
      when a.patient_id is not null and not exists (select from patients t
        where t.id = a.patient_id and t.organization_id = o.id and t.deleted_at is null) then 'forbidden'
      else 'admitted' end as verdict
    from asked a
    left join organizations o on o.id = a.organization_id
    left join access_versions v on v.organization_id = o.id
    left join credentials c on c.client_id = a.client_id and c.organization_id = o.id
    left join practitioners p on p.id = a.practitioner_id and p.organization_id = o.id
    left join login_sessions e on e.id = a.login_session_id and e.organization_id = o.id and e.practitioner_id = p.id
      and e.created_at > clock_timestamp() - ${LOGIN_SESSION_LONGEST} and e.seen_at > clock_timestamp() - ${LOGIN_SESSION_IDLE}
  ), wanted as materialized (
    select organization_id, holder, min(holder_limit) as holder_limit, min(i) as i,
      min(minute_limit) as minute_limit, min(hour_limit) as hour_limit,
      coalesce(sum(requests) filter (where verdict = 'admitted'), 0)::int as tokens
    from evaluated where organization_id is not null group by organization_id, holder
  ), ${GRANT_TOKENS}
  select j.organization_id, j.verdict, j.version, j.features, j.enabled_features, j.minute_limit, j.hour_limit,
    j.holder, g.minute_used, g.hour_used, g.holder_used, g.granted, g.granted_in_all, g.minute_reset, g.hour_reset, g.now
  from evaluated j left join passed g on g.organization_id = j.organization_id and g.holder = j.holder order by j.i`,
);

/** Evaluates the access of each principal, and takes tokens for those that may pass. */
export const evaluateAccess = (principals: readonly Principal[]): Prepared<EvaluatedAccess> =>
  statement(byColumn(['requests', ...ACCESS_COLUMNS], principals));
