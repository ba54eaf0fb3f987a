import type { EventEmitter } from 'node:events';
import { createThrottle, whileOpen } from '../../platform/network/throttle.ts';
import type { AccessRequest, Verdict } from './evaluate-access.ts';

/**
 * Slows down repeated refusals, so that they cannot fill the audit: they take no rate-limit token, but have audit rows
 * (decisions 1.1). The first 429 of a token within a minute is answered at once, each further one later, up to a second.
 * Refusals by the organization's state are delayed likewise, once there are as many as the minute allows requests.
 *
 * A caller that sends more requests than may wait gets no answer to those: the connection ends, and nothing is recorded.
 * Each process counts for itself.
 */
export interface RefusalBrake {
  /**
   * Holds the answer back, if it is such a refusal.
   * @param connection what emits `close` once nobody listens any more.
   * @throws Unanswered where there is nobody, or no room, to wait.
   */
  refused(request: AccessRequest, verdict: Verdict, connection: EventEmitter): Promise<void>;
}

/** The connection is to be ended without an answer. */
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

/** Of one browser, which has six connections; a partner's server may have hundreds. */
const HELD_OF_BROWSER = 100;

/** Refusals a minute by an organization's state that a server is answered at once. */
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
