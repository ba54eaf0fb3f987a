import type { PermitContext } from '../declarations/endpoint.ts';
import { requireOnRoster } from '../patients/roster.ts';
import { requireFeature } from '../practitioners/entitlement.ts';

/**
 * Asked of every call of a seat, as of its live connection again and again: a token outlives what it was given for.
 * @throws Problem feature-not-entitled; forbidden once the patient is deleted or on the clinician's roster no more.
 */
export const permitSeat = async (call: Pick<PermitContext, 'actor' | 'rows' | 'features'>): Promise<void> => {
  await requireFeature(call, 'games');
  const { actor, rows } = call;
  if (actor.seat) await requireOnRoster(rows, actor, actor.patient_id as string);
};
