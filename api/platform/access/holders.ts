import { hash } from 'node:crypto';
import type { Actor } from './actor.ts';

/**
 * By whom the requests of tokens that live in browsers are counted, and how many of them a minute has, inside the
 * organization's (decisions 6.1). Not by the token: a browser that is handed a new one, or has several, would have a
 * new minute with each.
 *
 * - a seat of a game session, however often its token is renewed;
 * - a clinician together with a patient, for tokens that grant the same: what a patient's browser uses up of a form
 *   is not taken from the clinician who sends that patient a book;
 * - a clinician's workspace, framed or signed in directly, in however many windows it is open.
 */
export interface Holder {
  readonly holder: string;
  /** Requests a minute. */
  readonly holder_limit: number;
}

/** Requests a minute: of a seat or a token that is bound to a patient, and of a workspace. */
export const HOLDER_LIMITS = { patient: 120, workspace: 300 } as const;

export const holderOf = ({
  kind,
  practitioner_id,
  patient_id,
  seat,
  capabilities,
}: Pick<Actor, 'kind' | 'practitioner_id' | 'patient_id' | 'seat' | 'capabilities'>): Holder => {
  if (seat)
    return { holder: `seat/${seat.game_session_id}/${seat.role}`, holder_limit: HOLDER_LIMITS.patient };
  if (kind === 'practitioner' || patient_id === null)
    return { holder: `workspace/${practitioner_id}`, holder_limit: HOLDER_LIMITS.workspace };
  const granted = hash('sha256', capabilities.join(), 'base64url').slice(0, 22);
  return {
    holder: `patient/${practitioner_id}/${patient_id}/${granted}`,
    holder_limit: HOLDER_LIMITS.patient,
  };
};
