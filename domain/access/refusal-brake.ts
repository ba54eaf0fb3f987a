import type { EventEmitter } from 'node:events';
import { createBrake, whileOpen } from '../../platform/network/brake.ts';
import type { AccessRequest, Verdict } from './evaluate-access.ts';

/**
 * Refusals that take nothing of the limits have audit rows all the same: whoever goes on after them is answered ever
 * more slowly, so that they cannot fill the audit (decisions 1.1). Of the 429s of a token within a minute the first one
 * is answered at once, each further one later, up to a second; what the organization's state forbids likewise, once as
 * many were refused as the minute allows requests.
 *
 * Who does not wait for its answers, but asks for more and more at once, gets none for those that are too many: the
 * connection ends, and as nothing was answered, nothing is recorded. Counted by each process for itself.
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
  const brake = createBrake(SETTINGS);
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
