import { createClinic } from './clinic.mjs';

/** What the portal must be told: where it listens, where the clinic service is, and the credential. */

const read = (name) => {
  const value = process.env[name];
  if (!value) {
    process.stderr.write(`${name} is not set (README.md)\n`);
    process.exit(78);
  }
  return value;
};

export const port = Number(process.env.PORT ?? 8090);
/** The origin of this portal's pages. It is named in every token: no other page may frame what the token opens. */
export const origin = process.env.ORIGIN ?? `http://127.0.0.1:${port}`;
export const serviceUrl = read('CLINIC_BASE_URL');

export const clinic = createClinic({
  baseUrl: serviceUrl,
  tokenUrl: read('CLINIC_TOKEN_URL'),
  clientId: read('CLINIC_CLIENT_ID'),
  clientSecret: read('CLINIC_CLIENT_SECRET'),
  audience: read('CLINIC_AUDIENCE'),
});
