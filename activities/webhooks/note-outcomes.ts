import {
  FAILURES_OF_FAILING,
  secondsAfterFailure,
  secondsUntilDisabled,
  secondsUntilProbe,
  secondsUntilTold,
} from '../../domain/webhooks/retry-schedule.ts';
import type { WebhookDelivering } from '../../domain/workflow-definitions/workflows.ts';
import { createBatcher } from '../../platform/batching/batcher.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { OutgoingFault } from '../../platform/outgoing/guarded-fetch.ts';
import { retryAfterSeconds } from '../../platform/outgoing/retry-after.ts';
import { webhookAttempts } from '../../platform/telemetry/metrics.ts';
import { type EndpointState, type Lease, leaseUntil } from './endpoint-lease.ts';
import type { Due } from './take-deliveries.ts';

/** What a receiver did. */
export interface Attempt {
  readonly status: number | null;
  readonly fault: OutgoingFault | null;
  readonly retryAfter: string | undefined;
  readonly milliseconds: number;
}

/** What an attempt means: a delivery, a wish to wait, the end of the endpoint, or a failure. */
type Meaning = 'delivered' | 'asked_to_wait' | 'gone' | 'failed';

const meaningOf = ({ status, retryAfter }: Attempt): Meaning => {
  if (status === null) return 'failed';
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 410) return 'gone';
  const waits = (status === 429 || status === 503) && retryAfterSeconds(retryAfter) !== undefined;
  return waits ? 'asked_to_wait' : 'failed';
};

/** A wish to wait counts as an attempt once in so many seconds. */
const COUNTED_ONCE_SECONDS = 60;

/** The row of a delivery after an attempt. */
interface Result {
  readonly event_id: string;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: number;
  /** Null: as it was. */
  readonly next_seconds: number | null;
  readonly status: number | null;
  readonly fault: string | null;
  readonly milliseconds: number;
}

/** The health of an endpoint, as its only sender knows it. */
interface Health {
  failures: number;
  probes: number;
  failing: boolean;
  /** Until when nothing is sent, in milliseconds of this process; null: at once. */
  pauseUntil: number | null;
  succeeded: boolean;
  recovered: boolean;
  disabled: 'gone' | 'failing' | null;
}

export interface Outcomes {
  readonly health: Readonly<Health>;
  /** @returns whether the lease still held, so that it counts. */
  note(due: Due, attempt: Attempt, asProbe: boolean): Promise<boolean>;
  /** What the database says anew, for example after a PATCH. */
  follow(state: EndpointState): void;
}

const after = (seconds: number): number => performance.now() + seconds * 1_000;

type Settings = Pick<Config, 'WEBHOOK_RETRY_SCALE_PERCENT'>;

const createHealth = (config: Settings) => {
  const health: Health = {
    failures: 0,
    probes: 0,
    failing: false,
    pauseUntil: null,
    succeeded: false,
    recovered: false,
    disabled: null,
  };
  let failingSeconds = 0;
  return {
    health,
    follow(state: EndpointState): void {
      const { failures, probes, failing, pause_seconds } = state;
      Object.assign(health, {
        failures,
        probes,
        failing,
        pauseUntil: pause_seconds > 0 ? after(pause_seconds) : null,
      });
      failingSeconds = state.failing_seconds;
    },
    succeed(): void {
      if (health.failing) Object.assign(health, { recovered: true, pauseUntil: null });
      Object.assign(health, { failures: 0, probes: 0, failing: false, succeeded: true });
    },
    fail(asProbe: boolean): void {
      health.failures += 1;
      if (asProbe) health.probes += 1;
      const isTooLong = health.failing && failingSeconds >= secondsUntilDisabled(config);
      if (isTooLong) health.disabled = 'failing';
      health.failing ||= health.failures >= FAILURES_OF_FAILING;
      if (health.failing) health.pauseUntil = after(secondsUntilProbe(health.probes, config));
    },
    wait(seconds: number): void {
      health.pauseUntil = after(seconds);
    },
  };
};

type KnownHealth = ReturnType<typeof createHealth>;

/** The row of the delivery after this attempt; what it says of the endpoint's health is noted in `known`. */
const resultOf = (
  known: KnownHealth,
  config: Settings,
  due: Due,
  attempt: Attempt,
  asProbe: boolean,
): Result => {
  const { event_id } = due;
  const { status, fault, milliseconds } = attempt;
  const seen = { event_id, status, fault, milliseconds };
  const meaning = meaningOf(attempt);
  webhookAttempts.inc({ outcome: meaning === 'failed' ? (fault ?? 'refused') : meaning });
  const isTest = due.sequence === null;
  if (meaning === 'delivered') {
    if (!isTest) known.succeed();
    return { ...seen, state: 'delivered', attempts: due.attempts + 1, next_seconds: null };
  }
  if (isTest) return { ...seen, state: 'failed', attempts: due.attempts + 1, next_seconds: null };
  if (meaning === 'asked_to_wait') {
    const seconds = retryAfterSeconds(attempt.retryAfter) as number;
    known.wait(seconds);
    const counts = due.tried_seconds === null || due.tried_seconds >= COUNTED_ONCE_SECONDS;
    return { ...seen, state: 'waiting', attempts: due.attempts + Number(counts), next_seconds: seconds };
  }
  if (meaning === 'gone') known.health.disabled = 'gone';
  else known.fail(asProbe);
  if (asProbe || meaning === 'gone')
    return { ...seen, state: 'waiting', attempts: due.attempts, next_seconds: null };
  const next_seconds = secondsAfterFailure(due.attempts + 1, config);
  const state = next_seconds === undefined ? 'failed' : 'waiting';
  return { ...seen, state, attempts: due.attempts + 1, next_seconds: next_seconds ?? null };
};

/** @returns whether the lease still holds, which this prolongs. */
const writeHealth = async (
  rows: Rows,
  { organizationId, endpointId }: WebhookDelivering,
  lease: Lease,
  config: Settings,
  { failures, probes, failing, pauseUntil, succeeded }: Readonly<Health>,
): Promise<boolean> => {
  const pauseSeconds = pauseUntil === null ? null : Math.max(0, pauseUntil - performance.now()) / 1_000;
  const held = await rows.first(sql`
    update webhook_endpoints set lease_until = ${leaseUntil}, failures = ${failures}, probes = ${probes},
      failing_since = case when ${failing} then coalesce(failing_since, clock_timestamp()) end,
      not_before = clock_timestamp() + make_interval(secs => ${pauseSeconds}::float8),
      last_success_at = case when ${succeeded} then clock_timestamp() else last_success_at end,
      letters = case
        when not ${failing} then letters - 'failing'
        when not letters ? 'failing' and failing_since < clock_timestamp()
          - make_interval(secs => ${secondsUntilTold(config)}::float8) then letters || '{"failing": "due"}'
        else letters end
    where organization_id = ${organizationId} and id = ${endpointId} and lease_token = ${lease.token}
      and lease_until > clock_timestamp()
    returning 1`);
  return held !== undefined;
};

const writeResults = async (
  rows: Rows,
  { organizationId, endpointId }: WebhookDelivering,
  results: readonly Result[],
): Promise<void> => {
  await rows.all(sql`
    update webhook_deliveries d set state = r.state, attempts = r.attempts,
      first_attempt_at = coalesce(d.first_attempt_at, clock_timestamp()), last_attempt_at = clock_timestamp(),
      next_attempt_at = case when r.state = 'waiting'
        then coalesce(clock_timestamp() + make_interval(secs => r.next_seconds), d.next_attempt_at) end,
      last_status_code = r.status, last_fault = r.fault, duration_ms = r.milliseconds,
      updated_at = clock_timestamp()
    from json_to_recordset(${JSON.stringify(results)}::json) as r(event_id uuid, state text, attempts int,
      next_seconds float8, status int, fault text, milliseconds int)
    where d.organization_id = ${organizationId} and d.endpoint_id = ${endpointId} and d.event_id = r.event_id
      and d.state = 'waiting'`);
};

/** After a recovery everything that waits is due at once. */
const hasten = (rows: Rows, { organizationId, endpointId }: WebhookDelivering) =>
  rows.all(sql`
    update webhook_deliveries set next_attempt_at = clock_timestamp()
    where organization_id = ${organizationId} and endpoint_id = ${endpointId} and state = 'waiting'`);

const disable = (rows: Rows, { organizationId, endpointId }: WebhookDelivering, reason: 'gone' | 'failing') =>
  rows.all(sql`
    update webhook_endpoints set status = 'disabled', disabled_reason = ${reason},
      updated_at = ${whenChanged},
      letters = letters || '{"disabled": "due"}'
    where organization_id = ${organizationId} and id = ${endpointId} and status = 'active'`);

/**
 * Notes what became of attempts, those that ended together in one transaction. A sender goes on only when it is noted,
 * so that after a crash at most what was in flight is sent a second time.
 */
export const createOutcomes = (
  { database, config }: { readonly database: Scoped; readonly config: Settings },
  endpoint: WebhookDelivering,
  lease: Lease,
): Outcomes => {
  const known = createHealth(config);
  const { health } = known;

  const write = (results: readonly Result[]): Promise<boolean> => {
    const now = { ...health };
    Object.assign(health, { succeeded: false, recovered: false });
    return database.transact(endpoint.organizationId, async (rows) => {
      if (!(await writeHealth(rows, endpoint, lease, config, now))) return false;
      await writeResults(rows, endpoint, results);
      if (now.recovered) await hasten(rows, endpoint);
      if (now.disabled) await disable(rows, endpoint, now.disabled);
      return true;
    });
  };

  const note = createBatcher<Result, boolean>(
    async (results) => {
      const begun = performance.now();
      const held = await write(results);
      if (held) lease.renewed(begun);
      return results.map(() => held);
    },
    // The health of the endpoint is written once, so a batch is not repeated in parts.
    { largest: Number.POSITIVE_INFINITY, retryIndividually: false },
  );

  return {
    health,
    follow: known.follow,
    note: (due, attempt, asProbe) => note(resultOf(known, config, due, attempt, asProbe)),
  };
};
