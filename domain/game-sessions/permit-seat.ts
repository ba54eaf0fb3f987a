import type { PermitContext } from '../declarations/endpoint.ts';
import { requireOnRoster } from '../patients/roster.ts';
import { requireFeature } from '../practitioners/entitlement.ts';

/**
 * Checked for every request of a seat, and repeatedly for its live connection: what a token was issued for may end
 * before the token does.
 * @throws Problem feature-not-entitled; forbidden once the patient is deleted or has left the clinician's roster.
 */
export const permitSeat = async (call: Pick<PermitContext, 'actor' | 'rows' | 'features'>): Promise<void> => {
  await requireFeature(call, 'games');
  const { actor, rows } = call;
  if (actor.seat) await requireOnRoster(rows, actor, actor.patient_id as string);
};
