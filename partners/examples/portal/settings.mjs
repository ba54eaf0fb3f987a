import { createClinic } from './clinic.mjs';

/** What the portal must be told: where it listens, where the clinic service is, and the credential. */

// `npm start` of the service sets CLINIC_…, the guides set the short names.
const find = (name) => process.env[`CLINIC_${name}`] || process.env[name];
const read = (name) => {
  const value = find(name);
  if (!value) {
    process.stderr.write(`${name} is not set (README.md)\n`);
    process.exit(78);
  }
  return value;
};

export const port = Number(process.env.PORT ?? 8090);
/** The origin of this portal's pages. It is named in every token: no other page may frame what the token opens. */
export const origin = process.env.ORIGIN ?? `http://127.0.0.1:${port}`;
export const serviceUrl = read('BASE_URL');

export const clinic = createClinic({
  baseUrl: serviceUrl,
  tokenUrl: find('TOKEN_URL') ?? `${read('AUTH_URL')}/oauth/token`,
  clientId: read('CLIENT_ID'),
  clientSecret: read('CLIENT_SECRET'),
  audience: read('AUDIENCE'),
});
