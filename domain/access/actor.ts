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
 * Who calls: an organization, or one of its practitioners; through a delegated token of the partner's
 * server, through a token that is safe for a browser (specification 5.3), or signed in directly (decisions 2.7).
 */
export interface Actor {
  readonly kind: 'organization' | 'delegated' | 'embed' | 'seat' | 'practitioner';
  readonly organization_id: string;
  /** The clinician that the token acts for; null for the organization itself. */
  readonly practitioner_id: string | null;
  /** Null for who is signed in directly: no partner's credential stands behind that. */
  readonly client_id: string | null;
  /** The direct login's session, which stands in the credential's place. */
  readonly login_session_id: string | null;
  /** Of the credential, when the token was issued: tokens that this one mints end with it. */
  readonly credential_version: number | null;
  readonly scopes: readonly string[];
  /** What an embed or a seat token grants. */
  readonly capabilities: readonly Capability[];
  /** The one patient that an embed or a seat token is bound to. */
  readonly patient_id: string | null;
  /** Of a seat token. */
  readonly seat: GameSeat | null;
}

/** A clinician's own doing without a request, of what a client once asked for. */
export const clinicianActor = (
  organization_id: string,
  practitioner_id: string,
  client_id: string,
): Actor => ({
  kind: 'delegated',
  organization_id,
  practitioner_id,
  client_id,
  login_session_id: null,
  credential_version: null,
  scopes: [],
  capabilities: [],
  patient_id: null,
  seat: null,
});

/** What a partner can come by. */
export type TokenKind = Exclude<Actor['kind'], 'practitioner'>;

export const PARTNER_TOKENS = ['organization', 'delegated'] as const satisfies readonly TokenKind[];
export const EMBED_TOKENS = ['embed', 'seat'] as const satisfies readonly TokenKind[];
