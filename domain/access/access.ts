import type { TokenKind } from './actor.ts';
import { type Capability, SEAT_CAPABILITY } from './capabilities.ts';
import type { Scope } from './scopes.ts';

/** Who may call an operation; every declaration says it, so nothing is public by omission. */

/** Operations of the partner's server, under `/v1/partner`. */
export interface PartnerAccess {
  readonly tokens: readonly Extract<TokenKind, 'organization' | 'delegated'>[];
  readonly scopes: readonly Scope[];
}

/** Operations of framed surfaces, under `/api/embed`. */
export interface EmbedAccess {
  readonly tier: 'embed';
  /** What the token must grant; of several, one is enough. `games:play` is what seats have. */
  readonly capability: Capability | readonly Capability[];
  /** The token must be bound to one patient: then `actor.patient_id` is set. */
  readonly patient?: true;
  /** Only for this seat of a game session. */
  readonly role?: 'practitioner';
}

/** Both in one form, for the loops. */
export interface Access {
  readonly tier: 'partner' | 'embed';
  readonly tokens: readonly TokenKind[];
  readonly scopes: readonly Scope[];
  readonly capabilities: readonly Capability[];
  readonly patient: boolean;
  readonly role: 'practitioner' | null;
}

export const accessOf = (access: PartnerAccess | EmbedAccess): Access => {
  if (!('tier' in access))
    return { ...access, tier: 'partner', capabilities: [], patient: false, role: null };
  const { patient = false, role = null } = access;
  const capabilities = [access.capability].flat() as Capability[];
  const tokens = new Set(capabilities.map((one) => (one === SEAT_CAPABILITY ? 'seat' : 'embed')));
  return { tier: 'embed', tokens: [...tokens], scopes: [], capabilities, patient, role };
};
