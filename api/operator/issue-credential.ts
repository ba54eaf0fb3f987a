import { randomBytes } from 'node:crypto';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Session } from './session.ts';

/** A credential as the partner receives it. The secret is shown once and stored only as a keyed hash. */
export interface ShownCredential {
  readonly client_id: string;
  readonly client_secret: string;
  readonly audience: string;
  readonly base_url: string;
  readonly token_url: string;
}

const SECRET_BYTES = 32;

export const newSecret = (session: Session): { secret: string; hash: Buffer } => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, hash: session.secrets.keyedHash('client-secret', secret) };
};

export const shownCredential = (session: Session, clientId: string, secret: string): ShownCredential => ({
  client_id: clientId,
  client_secret: secret,
  audience: session.config.AUDIENCE,
  base_url: session.config.BASE_URL,
  token_url: `${session.config.AUTH_URL}/oauth/token`,
});

/** In hexadecimal, because a client id that began with a dash would be read as an option. */
export const newClientId = (): string => `client_${randomBytes(12).toString('hex')}`;

export const issueCredential = async (
  session: Session,
  rows: Rows,
  organizationId: string,
  clientId: string,
  scopes: readonly string[],
): Promise<ShownCredential> => {
  const { secret, hash } = newSecret(session);
  await rows.all(sql`
    insert into credentials (client_id, organization_id, secret_hash, scopes)
    values (${clientId}, ${organizationId}, ${hash}, ${sql.val([...scopes])}::text[])`);
  return shownCredential(session, clientId, secret);
};
