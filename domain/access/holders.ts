import { hash } from 'node:crypto';
import type { Config } from '../../platform/configuration/config.ts';
import type { Actor } from './actor.ts';

/**
 * A token holder: who shares one rate window among tokens for browsers, and how many requests it has per minute
 * within the organization's (decisions 6.1). The window does not belong to the token: a browser with a new token, or
 * with several, would have a new minute with each.
 *
 * Token holders are:
 * - a seat of a game session, however often its token is renewed;
 * - a clinician together with a patient, for tokens that grant the same. Requests for a patient's form then do not
 *   use the window of the clinician who sends that patient a book;
 * - a clinician's workspace, framed or signed in directly, with all its windows.
 */
export interface Holder {
  readonly holder: string;
  /** Requests per minute. */
  readonly holder_limit: number;
}

export type HolderLimits = Pick<Config, 'SEAT_MINUTE_LIMIT' | 'WORKSPACE_MINUTE_LIMIT'>;

type Bearer = Pick<Actor, 'kind' | 'practitioner_id' | 'patient_id' | 'seat' | 'capabilities'>;

export const holderOf = (
  { kind, practitioner_id, patient_id, seat, capabilities }: Bearer,
  { SEAT_MINUTE_LIMIT, WORKSPACE_MINUTE_LIMIT }: HolderLimits,
): Holder => {
  if (seat) return { holder: `seat/${seat.game_session_id}/${seat.role}`, holder_limit: SEAT_MINUTE_LIMIT };
  if (kind === 'practitioner' || patient_id === null)
    return { holder: `workspace/${practitioner_id}`, holder_limit: WORKSPACE_MINUTE_LIMIT };
  const granted = hash('sha256', capabilities.join(), 'base64url').slice(0, 22);
  return { holder: `patient/${practitioner_id}/${patient_id}/${granted}`, holder_limit: SEAT_MINUTE_LIMIT };
};
