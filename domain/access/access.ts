import type { TokenKind } from './actor.ts';
import { type Capability, SEAT_CAPABILITY } from './capabilities.ts';
import type { Scope } from './scopes.ts';

/** Who may call an operation. Every declaration must say it, so no operation is public by omission. */

/** Operations of the partner's server, under `/v1/partner`. */
export interface PartnerAccess {
  readonly tokens: readonly Extract<TokenKind, 'organization' | 'delegated'>[];
  readonly scopes: readonly Scope[];
}

/** Operations of framed surfaces, under `/api/embed`. */
export interface EmbedAccess {
  readonly tier: 'embed';
  /**
   * The capability that the token must grant. If there are several, one is enough. Seats of a game have `games:play`.
   */
  readonly capability: Capability | readonly Capability[];
  /** The token must be bound to one patient. Then `actor.patient_id` is set. */
  readonly patient?: true;
  /** Only this seat of a game session may call. */
  readonly role?: 'practitioner';
}

/** Both tiers in one type, for loops over all operations. */
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
