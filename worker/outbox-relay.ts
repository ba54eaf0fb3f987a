import type { Pool } from 'pg';
import type { Logger } from '../platform/telemetry/log.ts';
import { commandsDelivered } from '../platform/telemetry/metrics.ts';
import { noTracing, spanIdOf, type Tracing } from '../platform/telemetry/tracing.ts';
import type { Temporal } from '../temporal/connection.ts';
import { registerSearchAttributes } from '../temporal/search-attributes.ts';
import { withinTrace } from '../temporal/trace-headers.ts';
import { deliverCommand, type OutboxCommand } from './deliver-command.ts';
import { createPolling } from './polling.ts';

const BATCH = 16;
/**
 * Most commands that a batch chooses from, the oldest first. It takes one command of each organization in turn, so no
 * organization delays the others.
 */
const CHOICE = 256;
/**
 * The relay polls instead of being notified. A NOTIFY in the writing transaction takes a server-wide lock until after
 * the commit (3,122 → 734 commits/s with 32 clients), while this query on a partial index costs microseconds.
 */
const POLL_MS = 100;
/** Time for which a relay owns the rows that it took. It is longer than its calls of Temporal take. */
const TAKEN_SECONDS = 10;

const INVALID_ARGUMENT = 3;

const grpcCodeOf = (error: unknown): unknown => (error as { cause?: { code?: unknown } }).cause?.code;

export interface OutboxRelay {
  start(): void;
  /** Stops, and waits for calls in progress (a few seconds at most). */
  stop(): Promise<void>;
  /** Delivers due commands until none is left or Temporal accepts none. @returns how many it took. */
  deliverDue(): Promise<number>;
}

interface RelayDependencies {
  readonly pool: Pool;
  readonly temporal: Temporal;
  readonly log: Logger;
  readonly tracing?: Tracing;
  /** Milliseconds. */
  readonly pollEvery?: number | undefined;
}

type OutboxRow = OutboxCommand & {
  readonly id: string;
  readonly request_id: string | null;
  readonly created_at: Date;
};
interface BatchResult {
  readonly delivered: number;
  readonly failed: number;
}

/** Ids of rows. */
interface DeliveredRows {
  readonly delivered: readonly string[];
  readonly failed: readonly string[];
}

/** Delivers rows to Temporal, all at the same time. */
const createDelivery = ({
  temporal,
  log,
  tracing,
}: Pick<RelayDependencies, 'temporal' | 'log'> & { readonly tracing: Tracing }) => {
  /**
   * The delivery of a traced request's command is a span of its trace, from the commit until Temporal has accepted
   * it.
   */
  const deliver = async (row: OutboxRow): Promise<void> => {
    const traceId = row.request_id === null ? undefined : tracing.traceIdOf(row.request_id);
    const spanId = spanIdOf(`outbox/${row.id}`);
    await withinTrace(traceId ? { traceId, spanId } : undefined, () => deliverCommand(temporal, row));
    if (traceId)
      tracing.record({
        name: `outbox ${row.workflow_type}`,
        traceId,
        spanId,
        parentId: spanIdOf(row.request_id as string),
        kind: 'producer',
        started: row.created_at.getTime(),
        ended: Date.now(),
        failed: false,
        attributes: { 'clinic.workflow_id': row.workflow_id },
      });
  };

  return async (rows: readonly OutboxRow[]): Promise<DeliveredRows> => {
    const results = await Promise.allSettled(rows.map(deliver));
    const ids = (status: string) =>
      rows.filter((_, at) => results[at]?.status === status).map(({ id }) => id);
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) {
      const code = grpcCodeOf(failure.reason);
      const workflowId = rows[results.indexOf(failure)]?.workflow_id;
      log.warn(
        { failed: ids('rejected').length, workflow_id: workflowId, grpc_code: code, err: failure.reason },
        'Temporal did not take workflow commands; they will be delivered again',
      );
      // A Temporal server that was installed again does not know our search attributes, and answers with this error.
      if (code === INVALID_ARGUMENT)
        await temporal
          .call((client) => registerSearchAttributes(client.connection, temporal.namespace))
          .catch((error: unknown) => log.warn({ err: error }, 'Search attributes were not registered'));
    }
    return { delivered: ids('fulfilled'), failed: ids('rejected') };
  };
};

/** Takes due rows for some seconds. */
const takeDue = async (pool: Pool): Promise<readonly OutboxRow[]> => {
  const { rows } = await pool.query<OutboxRow>(
    `with due as (
       select id, organization_id, next_attempt_at
       from workflow_outbox where delivered_at is null and next_attempt_at <= clock_timestamp()
       order by next_attempt_at, id limit ${CHOICE} for update skip locked),
     taken as (
       select id from due
       order by row_number() over (partition by organization_id order by next_attempt_at, id), next_attempt_at, id
       limit ${BATCH})
     update workflow_outbox o set next_attempt_at = clock_timestamp() + make_interval(secs => ${TAKEN_SECONDS})
     from taken where o.id = taken.id
     returning o.id, o.request_id, o.created_at, o.organization_id, o.workflow_id, o.workflow_type, o.kind, o.input,
       o.start_delay_seconds
         - least(floor(extract(epoch from clock_timestamp() - o.created_at))::integer, o.start_delay_seconds - 1)
         as start_delay_seconds`,
  );
  return rows;
};

/** Delivers one batch, and stores what was delivered and when the others are due again. */
const deliverBatchOf = async (
  pool: Pool,
  deliverRows: (rows: readonly OutboxRow[]) => Promise<DeliveredRows>,
): Promise<BatchResult> => {
  const rows = await takeDue(pool);
  const { delivered, failed } = await deliverRows(rows);
  if (delivered.length > 0)
    await pool.query(
      `update workflow_outbox set delivered_at = clock_timestamp(), attempts = attempts + 1 where id = any($1)`,
      [delivered],
    );
  if (failed.length > 0)
    await pool.query(
      `update workflow_outbox set attempts = attempts + 1, next_attempt_at = clock_timestamp()
         + make_interval(secs => least(power(2, least(attempts, 3)), 5)) where id = any($1)`,
      [failed],
    );
  return { delivered: delivered.length, failed: failed.length };
};

/**
 * Delivers committed outbox rows to Temporal, each at least once; the workflow's id prevents a second run. A relay
 * takes rows for some seconds, so several relays share the work, and no transaction waits for Temporal. Rows that a
 * relay took and did not deliver, because it was killed, are due again after these seconds.
 */
export const createOutboxRelay = ({
  pool,
  temporal,
  log,
  tracing = noTracing,
  pollEvery = POLL_MS,
}: RelayDependencies): OutboxRelay => {
  const deliverRows = createDelivery({ temporal, log, tracing });

  const deliverBatch = () => deliverBatchOf(pool, deliverRows);

  const deliverDue = async (): Promise<number> => {
    let total = 0;
    for (;;) {
      const { delivered, failed } = await deliverBatch();
      total += delivered;
      if (delivered + failed < BATCH || delivered === 0 || polling.isStopping()) return total;
    }
  };

  const polling = createPolling(async () => {
    const delivered = await deliverDue().catch((error: unknown) => {
      log.warn({ err: error }, 'The outbox could not be read');
      return 0;
    });
    if (delivered === 0) return;
    commandsDelivered.inc(delivered);
    log.debug({ delivered }, 'Workflow commands delivered');
  }, pollEvery);

  return { start: polling.start, stop: polling.stop, deliverDue };
};
