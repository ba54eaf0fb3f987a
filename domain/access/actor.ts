import type { Capability } from './capabilities.ts';

/** One side of a game session (specification 2.10). */
export interface GameSeat {
  readonly game_session_id: string;
  readonly game_type: GameType;
  readonly role: SeatRole;
}
export const GAME_TYPES = ['sandtray', 'dollhouse'] as const;
export type GameType = (typeof GAME_TYPES)[number];
export const SEAT_ROLES = ['practitioner', 'patient'] as const;
export type SeatRole = (typeof SEAT_ROLES)[number];

/**
 * The caller: an organization, or one of its practitioners. A practitioner calls with a delegated token of the
 * partner's server, with a token for browsers (specification 5.3), or is signed in directly (decisions 2.7).
 */
export interface Actor {
  readonly kind: 'organization' | 'delegated' | 'embed' | 'seat' | 'practitioner';
  readonly organization_id: string;
  /** The clinician that the token acts for; null for the organization itself. */
  readonly practitioner_id: string | null;
  /** Null for a direct login, because no credential of a partner is involved. */
  readonly client_id: string | null;
  /** The session of a direct login, used instead of a credential. */
  readonly login_session_id: string | null;
  /**
   * The credential's version when the token was issued. Browser tokens that this token mints become invalid together
   * with that version.
   */
  readonly credential_version: number | null;
  readonly scopes: readonly string[];
  /** What an embed token or a seat token grants. */
  readonly capabilities: readonly Capability[];
  /** The patient that an embed token or a seat token is bound to. */
  readonly patient_id: string | null;
  /** The seat of a seat token. */
  readonly seat: GameSeat | null;
}

/** What an actor of the partner tier has not. */
const OF_PARTNER = {
  login_session_id: null,
  credential_version: null,
  scopes: [],
  capabilities: [],
  patient_id: null,
  seat: null,
} as const;

/** The clinician as actor of work that runs later, without a request, because a client asked for it earlier. */
export const clinicianActor = (
  organization_id: string,
  practitioner_id: string,
  client_id: string,
): Actor => ({ ...OF_PARTNER, kind: 'delegated', organization_id, practitioner_id, client_id });

/** The organization as actor of such work. */
export const organizationActor = (organization_id: string, client_id: string | null): Actor => ({
  ...OF_PARTNER,
  kind: 'organization',
  organization_id,
  practitioner_id: null,
  client_id,
});

/** The kinds of tokens that a partner can get. */
export type TokenKind = Exclude<Actor['kind'], 'practitioner'>;

export const PARTNER_TOKENS = ['organization', 'delegated'] as const satisfies readonly TokenKind[];
export const EMBED_TOKENS = ['embed', 'seat'] as const satisfies readonly TokenKind[];
