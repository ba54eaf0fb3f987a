import type { EventEmitter } from 'node:events';
import { type Rows, sql } from '../../platform/database/rows.ts';
import { eventWaiters } from '../../platform/telemetry/metrics.ts';
import type { WaitingPlace, Waits } from '../declarations/follow.ts';

const EVERY_MS = 250;
/** Of one organization, in one process. */
const MOST_AT_ONCE = 10;

interface Waiter {
  readonly sequence: number;
  readonly settle: (latest: number | undefined) => void;
}

/**
 * Whoever waits for events, in this process. While somebody does, the heads of their organizations are asked for in one
 * statement, four times a second; otherwise nothing is asked. A NOTIFY of each writer would hold all writers up.
 * @param rows as `clinic_ledger`.
 */
export const createHeadWaits = (rows: Rows): Waits => {
  const waiting = new Map<string, Set<Waiter>>();
  const places = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const look = async (): Promise<void> => {
    const organizations = [...waiting.keys()];
    const heads = await rows
      .all(
        sql<{ organization_id: string; sequence: string }>`
          select organization_id, sequence from event_heads where organization_id = any(${organizations}::uuid[])`,
      )
      // Whoever waits is answered at their time; the next look may find the database again.
      .catch(() => []);
    for (const { organization_id, sequence } of heads)
      for (const waiter of [...(waiting.get(organization_id) ?? [])])
        if (Number(sequence) > waiter.sequence) waiter.settle(Number(sequence));
    schedule();
  };
  const schedule = (): void => {
    timer = waiting.size > 0 && !closed ? setTimeout(() => void look(), EVERY_MS) : undefined;
  };

  const wait = (organizationId: string, sequence: number, milliseconds: number, connection: EventEmitter) =>
    new Promise<number | undefined>((resolve) => {
      const ofOrganization = waiting.get(organizationId) ?? new Set<Waiter>();
      const settle = (latest: number | undefined): void => {
        clearTimeout(over);
        connection.off('close', gone);
        ofOrganization.delete(waiter);
        if (ofOrganization.size === 0) waiting.delete(organizationId);
        resolve(latest);
      };
      const waiter: Waiter = { sequence, settle };
      const gone = () => settle(undefined);
      const over = setTimeout(gone, milliseconds);
      connection.once('close', gone);
      waiting.set(organizationId, ofOrganization.add(waiter));
      if (!timer) schedule();
    });

  return {
    enter(organizationId, connection): WaitingPlace | undefined {
      const taken = places.get(organizationId) ?? 0;
      if (taken >= MOST_AT_ONCE) return undefined;
      places.set(organizationId, taken + 1);
      eventWaiters.inc();
      let isGone = false;
      connection.once('close', () => {
        isGone = true;
      });
      return {
        beyond: async (sequence, milliseconds) =>
          closed || isGone || milliseconds <= 0
            ? undefined
            : wait(organizationId, sequence, milliseconds, connection),
        async pause(milliseconds) {
          if (closed || isGone) return false;
          await wait(organizationId, Number.POSITIVE_INFINITY, milliseconds, connection);
          return !closed && !isGone;
        },
        leave() {
          eventWaiters.dec();
          const left = (places.get(organizationId) ?? 1) - 1;
          if (left > 0) places.set(organizationId, left);
          else places.delete(organizationId);
        },
      };
    },
    close() {
      closed = true;
      clearTimeout(timer);
      for (const waiters of [...waiting.values()]) for (const { settle } of [...waiters]) settle(undefined);
    },
  };
};
