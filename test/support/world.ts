import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { foundOrganization } from '../../api/operator/organizations.ts';
import { openSession, operatorPool, type Session, sessionOn } from '../../api/operator/session.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { operatorName } from '../../platform/configuration/operator-name.ts';
import { createSecrets } from '../../platform/secrets.ts';
import type { RunningApp } from './app.ts';
import { type Client, clientOf } from './client.ts';
import { SERVERS_VARIABLE, servers } from './servers.ts';

// biome-ignore lint/suspicious/noExplicitAny: records as they come over the wire
export type WireRecord = any;

type Fields = Readonly<Record<string, unknown>>;

/** What a test organization needs of an app, which may run in another process. */
export type AppAddress = Pick<RunningApp, 'baseUrl' | 'authUrl' | 'config'>;

/** A clinic with its practitioner and its patient. */
export interface Practice {
  readonly clinic: WireRecord;
  readonly practitioner: WireRecord;
  readonly patient: WireRecord;
}

/** An organization of its own for each test, so that files and tests run side by side. */
export interface World {
  readonly organizationId: string;
  readonly credential: { readonly client_id: string; readonly client_secret: string };
  /** Through an organization token with all twelve scopes. */
  readonly partner: Client;
  token(extra?: Readonly<Record<string, unknown>>): Promise<string>;
  /** Through a delegated token of the practitioner. */
  as(practitionerId: string): Promise<Client>;
  clinic(fields?: Fields): Promise<WireRecord>;
  practitioner(fields: Fields): Promise<WireRecord>;
  patient(fields: Fields): Promise<WireRecord>;
  /** A clinic with one practitioner and one patient. */
  practice(): Promise<Practice>;
  /** Body of a booking that `practice()` allows; `hour` counts from a far day on. */
  booking(practice: Practice, hour?: number, fields?: object): object;
}

let count = 0;
const unique = (): string => {
  count += 1;
  return `${process.pid}-${count}`;
};
const FAR_DAY = Date.UTC(2035, 0, 1);
const HOUR = 3_600_000;

const made = async (client: Client, path: string, body: object): Promise<WireRecord> => {
  const reply = await client.post(path, body);
  if (reply.status !== 201) throw new Error(`${path} answered ${reply.status}: ${reply.text}`);
  return reply.body.data;
};

export const exchangeToken = async (app: AppAddress, body: object): Promise<string> => {
  const response = await fetch(`${app.authUrl}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ audience: app.config.AUDIENCE, grant_type: 'client_credentials', ...body }),
  });
  const answer = (await response.json()) as { access_token?: string; error?: string };
  if (!answer.access_token) throw new Error(`The exchange answered ${response.status} ${answer.error}`);
  return answer.access_token;
};

/**
 * The operator's connections to the run's own database. The files of one process share them: a new connection takes
 * more time than founding an organization. Idle ones close by themselves, and keep no process running.
 */
let operators: Pool | undefined;
const sharedOperators = ({ DATABASE_URL }: Config): Pool | undefined => {
  // Long scripts have a service of their own; and a test may drop a database of its own, or copy it.
  if (!process.env[SERVERS_VARIABLE] || DATABASE_URL !== servers().databaseUrl) return;
  operators ??= operatorPool({ DATABASE_URL }, undefined, { max: 10, allowExitOnIdle: true });
  return operators;
};

/** What the operator's command line works with, for tests that act as the operator. */
export const asOperator = async <T>(
  { config }: Pick<RunningApp, 'config'>,
  work: (session: Session) => Promise<T>,
): Promise<T> => {
  const pool = sharedOperators(config);
  if (pool)
    return work(sessionOn({ config, secrets: createSecrets(config), pool, operator: operatorName(config) }));
  const session = openSession(config);
  try {
    return await work(session);
  } finally {
    await session.close();
  }
};

export const createWorld = async (app: AppAddress): Promise<World> => {
  const { organization, credential } = await asOperator(app, (session) =>
    foundOrganization(session, `Organization ${unique()}`, 'operator@partner.example'),
  );
  const token: World['token'] = (extra = {}) =>
    exchangeToken(app, {
      client_id: credential.client_id,
      client_secret: credential.client_secret,
      ...extra,
    });
  const partner = clientOf(app.baseUrl, await token());
  const clinic: World['clinic'] = (fields = {}) =>
    made(partner, '/v1/partner/clinics', {
      name: `Clinic ${randomUUID()}`,
      timezone: 'Europe/Berlin',
      ...fields,
    });
  const practitioner: World['practitioner'] = (fields) =>
    made(partner, '/v1/partner/practitioners', {
      first_name: 'Ada',
      last_name: 'Winter',
      email: `ada-${randomUUID()}@practice.example`,
      ...fields,
    });
  const patient: World['patient'] = (fields) =>
    made(partner, '/v1/partner/patients', {
      first_name: 'Noa',
      last_name: 'Lind',
      email: `family-${randomUUID()}@home.example`,
      ...fields,
    });
  return {
    organizationId: organization.id,
    credential,
    partner,
    token,
    as: async (practitioner_id) => clientOf(app.baseUrl, await token({ practitioner_id })),
    clinic,
    practitioner,
    patient,
    async practice() {
      const one = await clinic();
      const ada = await practitioner({ partner_clinic_id: one.id });
      const noa = await patient({ partner_clinic_id: one.id, created_by_partner_practitioner_id: ada.id });
      return { clinic: one, practitioner: ada, patient: noa };
    },
    booking: (practice, hour = 0, fields = {}) => ({
      partner_clinic_id: practice.clinic.id,
      partner_practitioner_id: practice.practitioner.id,
      partner_patient_id: practice.patient.id,
      start_at: new Date(FAR_DAY + hour * HOUR).toISOString(),
      end_at: new Date(FAR_DAY + (hour + 1) * HOUR).toISOString(),
      session_type: 'virtual',
      ...fields,
    }),
  };
};
