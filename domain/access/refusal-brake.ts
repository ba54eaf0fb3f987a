import type { EventEmitter } from 'node:events';
import { createThrottle, whileOpen } from '../../platform/network/throttle.ts';
import type { AccessRequest, Verdict } from './evaluate-access.ts';

/**
 * Delays repeated refusals. Refused requests take no rate-limit token but have audit rows (decisions 1.1), so without
 * a delay they could fill the audit. The first 429 of a token within a minute is answered at once, each further one
 * later, up to a second. Refusals because of the organization's state are delayed in the same way, once there are
 * more of them than a minute allows requests.
 *
 * A caller that has more requests waiting than allowed gets no answer to the rest: the connection is closed, and
 * nothing is recorded. Each process counts for itself.
 */
export interface RefusalBrake {
  /**
   * Delays the answer if it is such a refusal.
   * @param connection emits `close` when the caller no longer waits for the answer.
   * @throws Unanswered where the caller is gone, or too many of its requests wait already.
   */
  refused(request: AccessRequest, verdict: Verdict, connection: EventEmitter): Promise<void>;
}

/** The connection must be closed without an answer. */
export class Unanswered extends Error {
  constructor() {
    super('The request is not answered');
    this.name = 'Unanswered';
  }
}

const SETTINGS = {
  free: 1,
  stepMilliseconds: 20,
  longestMilliseconds: 1_000,
  held: 1_000,
  heldOfAll: 4_000,
} as const;

/** Most delayed requests of one browser, which has six connections. A partner's server may have hundreds. */
const HELD_OF_BROWSER = 100;

/** Refusals per minute because of an organization's state that a server gets without delay. */
const FREE_OF_SERVER = 600;

export const createRefusalBrake = (): RefusalBrake => {
  const brake = createThrottle(SETTINGS);
  return {
    async refused(request, verdict, connection) {
      if (verdict === 'admitted' || verdict === 'unauthorized') return;
      const { organization_id, client_id, practitioner_id, issued_at, holder, holder_limit } = request;
      const isLimit = verdict === 'rate-limited';
      const who = holder ?? `${client_id} ${practitioner_id} ${issued_at}`;
      const source = `${isLimit ? 'limit' : 'state'} ${organization_id} ${who}`;
      const bounds = {
        free: isLimit ? SETTINGS.free : (holder_limit ?? FREE_OF_SERVER),
        held: holder === null ? SETTINGS.held : HELD_OF_BROWSER,
      };
      const answered = await whileOpen(connection, async (gone) => {
        const kept = await brake.hold(source, gone, bounds);
        return kept && !gone.aborted;
      });
      if (!answered) throw new Unanswered();
    },
  };
};
