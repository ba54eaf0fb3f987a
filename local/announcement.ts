import { bookingFor, type Demo } from './demo.ts';

/** What a ready system announces: to programs (DATA_DIR/running.json) and to people. */

export interface Addresses {
  readonly base_url: string;
  readonly auth_url: string;
  readonly admin_url: string;
  readonly database_url: string;
  readonly temporal_address: string;
  readonly temporal_namespace: string;
  readonly temporal_ui_url: string;
  readonly mailbox_url: string;
  /** The example portal of a partner. */
  readonly demo_url: string;
}

export const runningDocument = (addresses: Addresses, demo: Demo) => ({ ...addresses, demo });

/** The variables of the guides, for a shell: `DATA_DIR/variables.sh`. */
export const guideVariables = (addresses: Addresses, demo: Demo): string =>
  Object.entries({
    BASE_URL: addresses.base_url,
    AUTH_URL: addresses.auth_url,
    CLIENT_ID: demo.client_id,
    CLIENT_SECRET: demo.client_secret,
    AUDIENCE: demo.audience,
    CLINIC_ID: demo.clinic_id,
    PRACTITIONER_ID: demo.practitioner_id,
    PATIENT_ID: demo.patient_id,
  })
    .map(([name, value]) => `export ${name}=${quoted(value)}\n`)
    .join('');

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const json = (value: unknown): string => quoted(JSON.stringify(value));

/** Three commands for a shell that has curl and sed: request a token, book, and send the same booking again. */
const commands = ({ auth_url, base_url }: Addresses, demo: Demo) => {
  const { client_id, client_secret, audience } = demo;
  const exchange = { client_id, client_secret, audience, grant_type: 'client_credentials' };
  const asJson = "-H 'Content-Type: application/json'";
  const { key, body } = bookingFor(demo);
  const booking = [
    `curl -sS -i -w '\\n' -X POST ${quoted(`${base_url}/v1/partner/appointments`)}`,
    `-H "Authorization: Bearer $TOKEN" ${asJson}`,
    `-H ${quoted(`Idempotency-Key: ${key}`)} -d ${json(body)}`,
  ].join(' ');
  const extract = `sed -nE 's/.*"access_token" *: *"([^"]+)".*/\\1/p'`;
  return {
    token: `TOKEN=$(curl -sS -X POST ${quoted(`${auth_url}/oauth/token`)} ${asJson} -d ${json(exchange)} | ${extract})`,
    booking,
  };
};

export const announcement = (addresses: Addresses, demo: Demo, dataDirectory: string): string => {
  const { token, booking } = commands(addresses, demo);
  return `
Ready. Begin here:

  ${addresses.demo_url}
  a partner's portal with this service in it

  Service        ${addresses.base_url}
  Guides         ${addresses.base_url}/guides
  Console        ${addresses.base_url}/docs
  Tokens         ${addresses.auth_url}/oauth/token
  Mailbox        ${addresses.mailbox_url}
  Temporal       ${addresses.temporal_ui_url}
  Health         ${addresses.admin_url}/readyz
  Operators      ${addresses.admin_url}/operators
  Data, logs     ${dataDirectory}

Credentials of the demo organization

  client_id        ${demo.client_id}
  client_secret    ${demo.client_secret}
  audience         ${demo.audience}
  organization_id  ${demo.organization_id}
  clinic_id        ${demo.clinic_id}
  practitioner_id  ${demo.practitioner_id}
  patient_id       ${demo.patient_id}

For the guides, all of these as variables of your shell:

. ${quoted(`${dataDirectory}/variables.sh`)}

Three requests to paste: a token,

${token}

a booking (its mails appear in the mailbox, its workflow on Temporal's page),

${booking}

and the same again, which is answered with the same booking (Idempotent-Replayed: true):

${booking}

Ctrl-C stops all of it.
`;
};
