import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Counters of a process for Prometheus (`/metrics` on its admin port). Labels are operations, statuses and fixed
 * words: no ids, and nothing that was sent.
 */
export const registry = new Registry();

export const requestSeconds = new Histogram({
  name: 'clinic_request_seconds',
  help: 'Time from a request to its answer.',
  labelNames: ['operation', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});

export const problems = new Counter({
  name: 'clinic_problems_total',
  help: 'Refusals and failures, by the slug of their problem.',
  labelNames: ['problem'] as const,
  registers: [registry],
});

export const idempotencyOutcomes = new Counter({
  name: 'clinic_idempotency_total',
  help: 'What became of requests with an Idempotency-Key: claimed, replay, in-flight, mismatch.',
  labelNames: ['outcome'] as const,
  registers: [registry],
});

export const batchSize = new Histogram({
  name: 'clinic_ledger_batch_size',
  help: 'Requests that one statement of the ledger committed together.',
  labelNames: ['ledger'] as const,
  buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500],
  registers: [registry],
});

export const eventWaiters = new Gauge({
  name: 'clinic_event_waiters',
  help: 'Requests that wait for an event of the change feed.',
  registers: [registry],
});

export const webhookAttempts = new Counter({
  name: 'clinic_webhook_attempts_total',
  help: 'Attempts to deliver an event, by what became of them: delivered, asked_to_wait, gone, refused, or a fault.',
  labelNames: ['outcome'] as const,
  registers: [registry],
});

export const commandsDelivered = new Counter({
  name: 'clinic_outbox_delivered_total',
  help: 'Workflow commands that Temporal has taken from this process.',
  registers: [registry],
});

/**
 * Shares one query among several gauges: each scrape runs it once. If one gauge set the values of the others, they
 * would be written before the answer and show the values of the preceding scrape.
 */
const once = <Answer>(ask: () => Promise<Answer>): (() => Promise<Answer>) => {
  let asked: Promise<Answer> | undefined;
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
};

/** Gauges of the outbox, queried at each scrape. */
export const watchOutbox = (
  measure: () => Promise<{ readonly waiting: number; readonly oldest_seconds: number }>,
): void => {
  const answer = once(measure);
  new Gauge({
    name: 'clinic_outbox_oldest_seconds',
    help: 'How long the oldest command has waited for Temporal; 0 where none waits.',
    registers: [registry],
    async collect() {
      this.set((await answer()).oldest_seconds);
    },
  });
  new Gauge({
    name: 'clinic_outbox_waiting',
    help: 'Workflow commands that wait for Temporal.',
    registers: [registry],
    async collect() {
      this.set((await answer()).waiting);
    },
  });
};

/** Connections to PostgreSQL, over all processes, queried at each scrape. */
export const watchConnections = (
  measure: () => Promise<{ readonly open: number; readonly allowed: number }>,
): void => {
  const answer = once(measure);
  new Gauge({
    name: 'clinic_database_connections_allowed',
    help: 'What max_connections of PostgreSQL is.',
    registers: [registry],
    async collect() {
      this.set((await answer()).allowed);
    },
  });
  new Gauge({
    name: 'clinic_database_connections',
    help: 'Connections to PostgreSQL, of every process and database.',
    registers: [registry],
    async collect() {
      this.set((await answer()).open);
    },
  });
};

export const damagedChains = new Gauge({
  name: 'clinic_audit_damaged_chains',
  help: 'Audit chains that did not hold when this process last verified all; damaged checkpoints count as one.',
  registers: [registry],
});

/** Age of the newest audit checkpoint, queried at each scrape. */
/** @param countNew counts the events since the last call. */
export const watchEvents = (
  countNew: () => Promise<readonly { readonly type: string; readonly count: number }[]>,
): void => {
  new Counter({
    name: 'clinic_events_total',
    help: 'Events of the change feed that were told since this process began, of all organizations.',
    labelNames: ['type'] as const,
    registers: [registry],
    async collect() {
      for (const { type, count } of await countNew()) this.inc({ type }, count);
    },
  });
};

/** Webhooks of every organization, as the database has them. */
export const watchWebhooks = (
  measure: () => Promise<{ readonly ok: number; readonly failing: number; readonly lag_seconds: number }>,
): void => {
  const answer = once(measure);
  new Gauge({
    name: 'clinic_webhook_endpoints',
    help: 'Active webhook endpoints, by their health.',
    labelNames: ['health'] as const,
    registers: [registry],
    async collect() {
      const { ok, failing } = await answer();
      this.set({ health: 'ok' }, ok);
      this.set({ health: 'failing' }, failing);
    },
  });
  new Gauge({
    name: 'clinic_webhook_lag_seconds',
    help: 'How long the oldest event has waited for its first attempt at a healthy endpoint; 0 where none waits.',
    registers: [registry],
    async collect() {
      this.set((await answer()).lag_seconds);
    },
  });
};

export const watchCheckpoints = (measure: () => Promise<number>): void => {
  new Gauge({
    name: 'clinic_checkpoint_age_seconds',
    help: 'Age of the newest audit checkpoint; +Inf before the first.',
    registers: [registry],
    async collect() {
      this.set(await measure());
    },
  });
};

/** Memory, processor time, event loop and garbage collection of this process. */
export const watchProcess = (): void => collectDefaultMetrics({ register: registry });
