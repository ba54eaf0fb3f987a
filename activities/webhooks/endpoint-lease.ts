import { openField } from '../../domain/webhooks/sealed-endpoint.ts';
import type { WebhookDelivering } from '../../domain/workflow-definitions/workflows.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { newId } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';

/**
 * One sender at a time works for an endpoint. It holds a lease, which it renews; what it finds out counts only under
 * this lease. So a sender that was paused for a minute changes nothing, and sends nothing when it wakes.
 */

const LEASE_SECONDS = 30;
/** Nothing is sent so shortly before the lease ends: the receiver may take its time. */
const MARGIN_MS = 5_000;

export interface EndpointState {
  readonly url: string;
  readonly event_types: readonly string[];
  readonly include_clinician_content: boolean;
  readonly failures: number;
  readonly probes: number;
  readonly failing: boolean;
  readonly failing_seconds: number;
  /** Seconds until the next probe, or until the receiver wants to be asked again; not positive: now. */
  readonly pause_seconds: number;
  /** Whether the feed has events that were not looked at. */
  readonly behind: boolean;
  /** Another value when the endpoint was changed, or who may act for the organization. */
  readonly circumstances: string;
}

export interface Lease {
  readonly token: string;
  /** Whether there is time to send something, and to note what became of it. */
  isLasting(): boolean;
  /** Takes or renews it. @returns undefined where another sender has it, or nothing is to be sent. */
  renew(): Promise<EndpointState | undefined>;
  /** Whether what was chosen in this state may still be sent: nothing was changed, paused or deleted since. */
  stands(state: EndpointState): Promise<boolean>;
  /** Called by whoever has renewed it in a statement of its own. */
  renewed(at: number): void;
  release(): Promise<void>;
}

export const leaseUntil = sql`clock_timestamp() + make_interval(secs => ${sql.lit(LEASE_SECONDS)})`;

/** Changes are seen after so many milliseconds at most. */
const LOOKS_EVERY_MS = 20;

const CIRCUMSTANCES = sql`concat_ws(' ', e.updated_at, (
  select v.version from access_versions v where v.organization_id = e.organization_id))`;

/** The endpoint (alias `e`) to which something is to be sent. */
const toSendTo = ({ organizationId, endpointId }: WebhookDelivering) => sql`
  e.organization_id = ${organizationId} and e.id = ${endpointId} and e.deleted_at is null
    and e.status = 'active' and o.id = e.organization_id and o.status = 'active'`;

export const createLease = (
  { database, secrets }: { readonly database: Scoped; readonly secrets: Secrets },
  endpoint: WebhookDelivering,
): Lease => {
  const { organizationId, endpointId } = endpoint;
  const token = newId();
  const rows = database.within(organizationId);
  let until = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const renewed = (at: number): void => {
    until = at + LEASE_SECONDS * 1_000 - MARGIN_MS;
  };
  return {
    token,
    renewed,
    isLasting: () => performance.now() < until,
    async renew() {
      const asked = performance.now();
      const state = await rows.first(sql<Omit<EndpointState, 'url'> & { readonly url: Buffer }>`
        update webhook_endpoints e set lease_token = ${token}, lease_until = ${leaseUntil}
        from organizations o
        where ${toSendTo(endpoint)} and (e.lease_token = ${token} or e.lease_until is null or e.lease_until < clock_timestamp())
        returning e.url, e.event_types, e.include_clinician_content, e.failures, e.probes,
          e.failing_since is not null as failing,
          coalesce(extract(epoch from clock_timestamp() - e.failing_since), 0)::float8 as failing_seconds,
          coalesce(extract(epoch from e.not_before - clock_timestamp()), 0)::float8 as pause_seconds,
          exists (select 1 from event_heads h
            where h.organization_id = e.organization_id and h.sequence >= e.next_sequence) as behind,
          ${CIRCUMSTANCES} as circumstances`);
      if (!state) return undefined;
      renewed(asked);
      lookedAt = asked;
      return { ...state, url: openField(secrets, endpointId, 'url', state.url) };
    },
    async stands({ circumstances }) {
      const asked = performance.now();
      if (asked - lookedAt < LOOKS_EVERY_MS) return true;
      const still = await rows.first(sql`
        select 1 from webhook_endpoints e, organizations o
        where ${toSendTo(endpoint)} and ${CIRCUMSTANCES} = ${circumstances}`);
      if (still) lookedAt = asked;
      return still !== undefined;
    },
    async release() {
      await rows.all(sql`
        update webhook_endpoints set lease_token = null, lease_until = null, woken_at = null
        where organization_id = ${organizationId} and id = ${endpointId} and lease_token = ${token}`);
    },
  };
};
