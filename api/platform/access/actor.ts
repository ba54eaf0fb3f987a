/** Who calls: an organization, or one of its practitioners through a delegated token. */
export interface Actor {
  readonly kind: 'organization' | 'delegated';
  readonly organization_id: string;
  /** The clinician of a delegated token, else null. */
  readonly practitioner_id: string | null;
  readonly client_id: string;
  readonly scopes: readonly string[];
}

export type TokenKind = Actor['kind'];
