import { Problem } from '../problems.ts';
import type { Access } from './access.ts';
import type { Actor, TokenKind } from './actor.ts';
import { type Capability, maskedFeatureOf, SEAT_CAPABILITY } from './capabilities.ts';

const isOfKind = (tokens: readonly TokenKind[], { kind }: Actor): boolean =>
  (tokens as readonly Actor['kind'][]).includes(kind);

/** Specification 5.1: the scopes of an access token. */
const requireScopes = ({ tokens, scopes }: Access, actor: Actor): void => {
  if (!isOfKind(tokens, actor)) throw new Problem('forbidden');
  if (!scopes.every((scope) => actor.scopes.includes(scope)))
    throw new Problem('forbidden', { required_scopes: scopes, granted_scopes: actor.scopes });
};

/**
 * The problem for a missing capability. If only the clinician's seat has the capability, the seat is named as the
 * reason.
 */
const capabilityMissing = (actor: Actor, capability: Capability): Problem =>
  actor.seat?.role === 'patient' && capability === 'shell:read'
    ? new Problem('capability-missing', { required_role: 'practitioner' })
    : new Problem('capability-missing', { required_capability: capability });

/**
 * Specification part 7, embed tier. No mint grants `games:play`, so a caller without it is told that the token
 * belongs to no game session.
 */
const requireCapability = (access: Access, actor: Actor, enabledFeatures: readonly string[]): void => {
  const { capabilities, patient, role } = access;
  const held = capabilities.filter((capability) => actor.capabilities.includes(capability));
  const [needed] = capabilities as readonly [Capability];
  if (held.length === 0 && needed === SEAT_CAPABILITY) throw new Problem('session-scope-missing');
  if (held.length === 0) throw capabilityMissing(actor, needed);
  if (held.every((one) => one === SEAT_CAPABILITY) && !actor.seat) throw new Problem('session-scope-missing');
  if (role && actor.seat && actor.seat.role !== role)
    throw new Problem('capability-missing', { required_role: role });
  if (patient && !actor.patient_id) throw new Problem('session-scope-missing');
  // An area that the session configuration has switched off is closed, whatever capabilities a token has.
  const masked = held.map(maskedFeatureOf);
  if (!masked.some((feature) => feature === undefined || enabledFeatures.includes(feature)))
    throw new Problem('feature-not-entitled', { required_feature: masked[0] });
};

/** Checks the kind of token and its scopes; or capability, seat and patient (decisions 1.1). @throws Problem 403. */
export const authorize = (access: Access, actor: Actor, enabledFeatures: readonly string[]): void =>
  access.tier === 'embed' ? requireCapability(access, actor, enabledFeatures) : requireScopes(access, actor);
