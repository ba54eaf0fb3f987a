import type { Parameters } from './read-parameters.ts';
import { invalidRequest, TokenError } from './token-error.ts';

/** The id and secret that a client sent, not verified yet. */
export interface PresentedCredentials {
  readonly clientId: string;
  readonly secret: string;
  /** Sent in the `Authorization` header. A refusal then names the scheme (RFC 6749, 5.2). */
  readonly byHeader: boolean;
}

export const invalidClient = (byHeader: boolean) =>
  new TokenError(
    'invalid_client',
    'Client authentication failed.',
    byHeader ? { 'WWW-Authenticate': 'Basic realm="token"' } : {},
  );

/** VSCHAR of RFC 6749, appendix A. */
const PRINTABLE = /^[\x20-\x7e]{1,512}$/;

const formDecoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

/** RFC 6749, 2.3.1: both parts are form-encoded before they are joined. */
const fromHeader = (header: string): { clientId: string; secret: string } => {
  const [, encoded = ''] = /^basic +([A-Za-z0-9+/_=-]+)$/i.exec(header) ?? [];
  const decoded = Buffer.from(encoded, 'base64').toString();
  const colon = decoded.indexOf(':');
  if (colon < 1) throw invalidClient(true);
  try {
    return { clientId: formDecoded(decoded.slice(0, colon)), secret: formDecoded(decoded.slice(colon + 1)) };
  } catch {
    throw invalidClient(true);
  }
};

/**
 * The client's id and secret, from the header or from the body, never from both.
 * @throws TokenError `invalid_request` or, for a header that is no credential, `invalid_client`.
 */
export const presentedCredentials = (
  header: string | undefined,
  parameters: Parameters,
): PresentedCredentials => {
  const clientId = parameters.get('client_id');
  const secret = parameters.get('client_secret');
  if (header !== undefined) {
    const basic = fromHeader(header);
    if (secret !== undefined || (clientId !== undefined && clientId !== basic.clientId))
      throw invalidRequest('The client authenticates in more than one way.');
    if (!PRINTABLE.test(basic.clientId) || !PRINTABLE.test(basic.secret)) throw invalidClient(true);
    return { ...basic, byHeader: true };
  }
  if (!clientId) throw invalidRequest('client_id is missing.');
  if (!secret) throw invalidRequest('client_secret is missing.');
  if (!PRINTABLE.test(clientId)) throw invalidRequest('client_id is malformed.');
  if (!PRINTABLE.test(secret)) throw invalidRequest('client_secret is malformed.');
  return { clientId, secret, byHeader: false };
};
