import { decodeJwt, importJWK, type JWTPayload, SignJWT } from 'jose';
import { sql } from '../../platform/database/rows.ts';
import type { RunningApp } from '../support/app.ts';

/** The token again, with some claims otherwise, rightly signed by the service's own key. */
export const resign = async (
  { owner, secrets }: Pick<RunningApp, 'owner' | 'secrets'>,
  token: string,
  changes: JWTPayload,
  typ = 'at+jwt',
): Promise<string> => {
  const signer = await owner.rows.first(sql<{ kid: string; private_jwk: Buffer }>`
    select kid, private_jwk from signing_keys where active_from <= clock_timestamp() order by active_from desc, kid limit 1`);
  if (!signer) throw new Error('There is no signing key yet');
  const jwk = JSON.parse(secrets.open(signer.private_jwk, `signing-key/${signer.kid}`).toString());
  return new SignJWT({ ...decodeJwt(token), ...changes })
    .setProtectedHeader({ alg: 'RS256', typ, kid: signer.kid })
    .sign(await importJWK(jwk, 'RS256'));
};
