/** The error codes of RFC 6749 (5.2, 4.1.2.1) and RFC 8628 (3.5) that the token endpoint answers with. */
const STATUSES = {
  invalid_request: 400,
  invalid_client: 401,
  unsupported_grant_type: 400,
  access_denied: 403,
  slow_down: 429,
  temporarily_unavailable: 503,
  server_error: 500,
} as const;

export type TokenErrorCode = keyof typeof STATUSES;

/** A refusal of the token endpoint. Its description never repeats what was sent. */
export class TokenError extends Error {
  readonly code: TokenErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: TokenErrorCode, description: string, headers: Readonly<Record<string, string>> = {}) {
    super(description);
    this.name = 'TokenError';
    this.code = code;
    this.headers = headers;
  }

  get status(): number {
    return STATUSES[this.code];
  }
}

export const invalidRequest = (description: string) => new TokenError('invalid_request', description);
export const accessDenied = (description: string) => new TokenError('access_denied', description);
