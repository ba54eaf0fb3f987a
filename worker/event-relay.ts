import type { Pool } from 'pg';
import { workflows } from '../domain/workflow-definitions/workflows.ts';
import type { Logger } from '../platform/telemetry/log.ts';
import type { Temporal } from '../temporal/connection.ts';
import { deliverCommand } from './deliver-command.ts';
import { createPolling } from './polling.ts';

/**
 * Wakes the senders of webhook endpoints for which the feed has events. It polls: a NOTIFY of each writer would hold all
 * writers up. No command is written for it, because what is to be sent is the endpoint's place in the feed.
 */

const POLL_MS = 250;
const WOKEN_AT_ONCE = 64;
/** A sender that works takes further events itself. One that was woken and does not begin is woken again. */
const WOKEN_SECONDS = 5;

export interface EventRelay {
  start(): void;
  stop(): Promise<void>;
  /** @returns how many senders it woke. */
  wakeSenders(): Promise<number>;
}

interface Endpoint {
  readonly id: string;
  readonly organization_id: string;
}

/** Endpoints with events that were not looked at, or with deliveries that are due and that no sender works on. */
const takeWaiting = async (pool: Pool): Promise<readonly Endpoint[]> => {
  const { rows } = await pool.query<Endpoint>(
    `with waiting as (
       select e.id from webhook_endpoints e
       join organizations o on o.id = e.organization_id and o.status = 'active'
       left join event_heads h on h.organization_id = e.organization_id
       where e.status = 'active' and e.deleted_at is null
         and (e.woken_at is null or e.woken_at < clock_timestamp() - make_interval(secs => ${WOKEN_SECONDS}))
         and (e.lease_until is null or e.lease_until < clock_timestamp())
         and (h.sequence >= e.next_sequence or (e.due_at < clock_timestamp()))
       limit ${WOKEN_AT_ONCE} for update of e skip locked)
     update webhook_endpoints e set woken_at = clock_timestamp() from waiting w where e.id = w.id
     returning e.id, e.organization_id`,
  );
  return rows;
};

export const createEventRelay = ({
  pool,
  temporal,
  log,
  pollEvery = POLL_MS,
}: {
  /** As `clinic_ledger`. */
  readonly pool: Pool;
  readonly temporal: Temporal;
  readonly log: Logger;
  /** Milliseconds. */
  readonly pollEvery?: number | undefined;
}): EventRelay => {
  const wakeSenders = async (): Promise<number> => {
    const endpoints = await takeWaiting(pool);
    const results = await Promise.allSettled(
      endpoints.map(({ id, organization_id }) => {
        const { workflowId, workflowType, kind, input } = workflows.deliverWebhooks.command(
          organization_id,
          id,
        );
        return deliverCommand(temporal, {
          organization_id,
          workflow_id: workflowId,
          workflow_type: workflowType,
          kind,
          input,
        });
      }),
    );
    const failure = results.find((result) => result.status === 'rejected');
    if (failure)
      log.warn(
        { err: failure.reason },
        'Temporal did not wake senders of webhooks; they will be woken again',
      );
    return endpoints.length;
  };

  const { start, stop } = createPolling(async () => {
    await wakeSenders().catch((error: unknown) =>
      log.warn({ err: error }, 'The feed could not be looked at'),
    );
  }, pollEvery);
  return { start, stop, wakeSenders };
};
