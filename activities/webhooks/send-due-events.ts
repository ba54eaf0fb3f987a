import { setTimeout as pause } from 'node:timers/promises';
import { readSigner, type Signer } from '../../domain/webhooks/signing-keys.ts';
import type { WebhookDelivering } from '../../domain/workflow-definitions/workflows.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { OutgoingError } from '../../platform/outgoing/guarded-fetch.ts';
import type { GuardedSession, OpenSession } from '../../platform/outgoing/guarded-session.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { createLease, type EndpointState } from './endpoint-lease.ts';
import { type Attempt, createOutcomes } from './note-outcomes.ts';
import { type Due, findDue, passOver, secondsUntilDue, takeDeliveries } from './take-deliveries.ts';

export const WEBHOOK_LETTERS = ['added', 'failing', 'disabled'] as const;
export type WebhookLetter = (typeof WEBHOOK_LETTERS)[number];

export interface SentEvents {
  /** When something is due again; null: nothing waits, or nothing is to be sent. */
  readonly next_due_seconds: number | null;
  readonly health: 'ok' | 'failing' | 'inactive' | 'disabled';
  /** E-mails to the organization's contact that are due. */
  readonly letters: readonly WebhookLetter[];
}
export type SendDueEvents = (input: WebhookDelivering, signal: AbortSignal) => Promise<SentEvents>;

interface Dependencies {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly openSession: OpenSession;
  readonly config: Pick<Config, 'WEBHOOK_RETRY_SCALE_PERCENT'>;
  /** How long it stays after nothing is left, in milliseconds: the next event then leaves at once. */
  readonly lingerMs?: number;
}

/** Requests to one receiver at the same time. */
export const MOST_IN_FLIGHT = 8;
const CHOSEN_AT_ONCE = 256;
const WORKS_MS = 60_000;
const LINGERS_MS = 2_000;
const LOOKS_EVERY_MS = 100;
const RENEWS_EVERY_MS = 4_000;
const RELAY_LATER_SECONDS = 10;
const KEYS_LAST_MS = 2_000;
const USER_AGENT = 'clinic-service-webhooks/1';

/** Sends one event. It never throws: whatever happens is an attempt. */
const createPost = (
  { database, secrets, openSession }: Dependencies,
  organizationId: string,
  signal: AbortSignal,
) => {
  let session: { readonly url: string; readonly opened: Promise<GuardedSession> } | undefined;
  let signer: { readonly read: Promise<Signer>; readonly until: number } | undefined;
  let current: GuardedSession | undefined;

  const sessionFor = (url: string): Promise<GuardedSession> => {
    if (session?.url !== url || current?.isOver) {
      current?.close();
      current = undefined;
      const opened = openSession(new URL(url));
      session = { url, opened };
      opened.then(
        (one) => {
          current = one;
        },
        // The next event judges the address anew.
        () => {
          session = undefined;
        },
      );
    }
    return session.opened;
  };
  const signerNow = (): Promise<Signer> => {
    if (!signer || signer.until < performance.now())
      signer = {
        read: readSigner(database.within(organizationId), secrets, organizationId),
        until: performance.now() + KEYS_LAST_MS,
      };
    return signer.read;
  };

  return {
    async post(url: string, { event_id, body }: Due): Promise<Attempt> {
      const keys = await signerNow();
      const begun = performance.now();
      const milliseconds = () => Math.round(performance.now() - begun);
      try {
        const timestamp = Math.floor(Date.now() / 1_000);
        const headers = {
          'Content-Type': 'application/json',
          'User-Agent': USER_AGENT,
          'webhook-id': event_id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': keys.sign(event_id, timestamp, body),
        };
        const { status, retryAfter } = await (await sessionFor(url)).post({ headers, body, signal });
        const fault = status >= 300 && status < 400 ? 'redirect_refused' : null;
        return { status, fault, retryAfter, milliseconds: milliseconds() };
      } catch (error) {
        signal.throwIfAborted();
        const fault = error instanceof OutgoingError ? error.fault : 'unreachable';
        return { status: null, fault, retryAfter: undefined, milliseconds: milliseconds() };
      }
    },
    close: () => current?.close(),
  };
};

const modeOf = ({ failing, pause_seconds }: EndpointState): 'all' | 'probe' | 'tests' => {
  if (pause_seconds > 0) return 'tests';
  return failing ? 'probe' : 'all';
};

/** Sends what is due until nothing is, for a minute at most. */
const work = async (
  dependencies: Dependencies,
  input: WebhookDelivering,
  signal: AbortSignal,
): Promise<void> => {
  const { organizationId } = input;
  const { lingerMs = LINGERS_MS } = dependencies;
  const rows = dependencies.database.within(organizationId);
  const lease = createLease(dependencies, input);
  const outcomes = createOutcomes(dependencies, input, lease);
  const sender = createPost(dependencies, organizationId, signal);
  /** By the record: what follows of the same record waits. */
  const inFlight = new Map<string, Promise<void>>();
  const begun = performance.now();
  let failure: unknown;
  let lost = false;
  let idleSince = begun;
  let circumstances: string | undefined;

  const send = async (url: string, due: Due, asProbe: boolean): Promise<void> => {
    try {
      const attempt = await sender.post(url, due);
      if (!(await outcomes.note(due, attempt, asProbe))) lost = true;
    } catch (error) {
      failure = error;
    } finally {
      inFlight.delete(due.record_id);
    }
  };
  const isStopping = () =>
    lost || failure !== undefined || signal.aborted || outcomes.health.disabled !== null;

  /** Sends of a choice until it is used up, or circumstances change. */
  const sendChosen = async (state: EndpointState, mode: 'all' | 'probe' | 'tests'): Promise<boolean> => {
    const chosen = await findDue(rows, input, { busy: [...inFlight.keys()], limit: CHOSEN_AT_ONCE, mode });
    const renewBy = performance.now() + RENEWS_EVERY_MS;
    for (const due of chosen) {
      while (inFlight.size >= MOST_IN_FLIGHT) await Promise.race(inFlight.values());
      const { health } = outcomes;
      const isHalted =
        due.sequence !== null && mode === 'all' && (health.failing || health.pauseUntil !== null);
      if (isStopping() || isHalted || !lease.isLasting() || performance.now() > renewBy) break;
      if (!(await lease.stands(state))) break;
      inFlight.set(due.record_id, send(state.url, due, mode === 'probe' && due.sequence !== null));
    }
    return chosen.length > 0;
  };

  try {
    while (!isStopping()) {
      const state = await lease.renew();
      if (!state) return;
      if (inFlight.size === 0) outcomes.follow(state);
      if (state.circumstances !== circumstances) await passOver(rows, input, state);
      circumstances = state.circumstances;
      if (state.behind) await takeDeliveries(rows, input, lease.token, state);
      const mode = modeOf(state);
      // A probe is alone.
      const found = (mode === 'probe' && inFlight.size > 0) || (await sendChosen(state, mode));
      if (found || inFlight.size > 0) idleSince = performance.now();
      const now = performance.now();
      if (now - begun > WORKS_MS || now - idleSince > lingerMs) break;
      if (!found || mode === 'probe')
        await Promise.race([...inFlight.values(), pause(LOOKS_EVERY_MS, undefined, { signal })]);
    }
  } finally {
    await Promise.all(inFlight.values());
    sender.close();
    await lease.release();
  }
  if (failure !== undefined) throw failure;
};

interface EndState {
  readonly status: string;
  readonly failing: boolean;
  readonly letters: Readonly<Record<string, string>>;
  readonly leased_seconds: number;
  readonly active: boolean;
  readonly behind: boolean;
}

const secondsNext = ({ leased_seconds, behind }: EndState, due: number | null): number | null => {
  // Another sender is at work.
  if (leased_seconds > 0) return leased_seconds;
  if (behind) return 0;
  return due === null ? null : Math.max(0, due);
};

/**
 * Sends an endpoint's due events, signed, up to eight at the same time, and those of one record in their order.
 * It takes further events from the feed itself, and returns when nothing is left, or after a minute.
 */
export const createSendDueEvents =
  (dependencies: Dependencies): SendDueEvents =>
  async (input, signal) => {
    await work(dependencies, input, signal);
    const { organizationId, endpointId } = input;
    const rows = dependencies.database.within(organizationId);
    const state = await rows.first(sql<EndState>`
      select e.status, e.failing_since is not null as failing, e.letters,
        coalesce(extract(epoch from e.lease_until - clock_timestamp()), 0)::float8 as leased_seconds,
        e.status = 'active' and o.status = 'active' as active,
        exists (select 1 from event_heads h
          where h.organization_id = e.organization_id and h.sequence >= e.next_sequence) as behind
      from webhook_endpoints e join organizations o on o.id = e.organization_id
      where e.organization_id = ${organizationId} and e.id = ${endpointId} and e.deleted_at is null`);
    if (!state) return { next_due_seconds: null, health: 'inactive', letters: [] };
    const letters = WEBHOOK_LETTERS.filter((letter) => state.letters[letter] === 'due');
    if (!state.active)
      return {
        next_due_seconds: null,
        health: state.status === 'disabled' ? 'disabled' : 'inactive',
        letters,
      };
    const seconds = secondsNext(state, await secondsUntilDue(rows, input));
    // The workflow comes first; if it is lost, the relay wakes another one.
    await rows.all(sql`
      update webhook_endpoints
      set due_at = clock_timestamp() + make_interval(secs => ${seconds === null ? null : seconds + RELAY_LATER_SECONDS}::float8)
      where organization_id = ${organizationId} and id = ${endpointId}`);
    return {
      next_due_seconds: seconds,
      health: state.failing ? 'failing' : 'ok',
      letters,
    };
  };
