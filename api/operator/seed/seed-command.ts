import { SCOPES } from '../../../domain/access/scopes.ts';
import { sql } from '../../../platform/database/rows.ts';
import { Refusal } from '../../../platform/refusal.ts';
import {
  type CommandDeclaration,
  type Invocation,
  ORGANIZATION_ARGUMENT,
  ORGANIZATION_OPTION,
  organizationOf,
} from '../command.ts';
import { readLimit } from '../input.ts';
import { issueCredential, newClientId, type ShownCredential } from '../issue-credential.ts';
import { requireNotRevoked, requireOrganization } from '../organization-view.ts';
import { type Answer, fields } from '../printing.ts';
import type { Session } from '../session.ts';
import { UnexpectedAnswer } from './clinic-api.ts';
import { seedOrganization } from './seed-organization.ts';

/** More than the seeding sends in a minute or an hour. */
const LIMIT_WHILE_SEEDING = 1_000_000;

/** The seeding has a credential of its own, and no rate limit; both end with it. */
const withCredential = async (
  session: Session,
  organizationId: string,
  work: (credential: ShownCredential) => Promise<void>,
): Promise<void> => {
  const clientId = newClientId();
  const target = { organizationId, action: 'organizations.seed', clientId };
  const { credential, limits } = await session.change(target, async (rows, organization) => {
    requireNotRevoked(organization);
    const issued = await issueCredential(session, rows, organizationId, clientId, SCOPES);
    await rows.all(sql`
      update organizations set minute_limit = ${LIMIT_WHILE_SEEDING}, hour_limit = ${LIMIT_WHILE_SEEDING},
        updated_at = clock_timestamp() where id = ${organizationId}`);
    return { credential: issued, limits: organization.limits };
  });
  try {
    await work(credential);
  } finally {
    await session.change({ ...target, action: 'credentials.revoke' }, async (rows) => {
      await rows.all(sql`
        update credentials set revoked_at = clock_timestamp() where client_id = ${clientId}`);
      await rows.all(sql`
        update organizations set minute_limit = ${limits.minute}, hour_limit = ${limits.hour},
          updated_at = clock_timestamp() where id = ${organizationId}`);
    });
  }
};

const interruption = (): AbortSignal => {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
};

const MOST_PATIENTS = 5_000;
const MOST_WEEKS = 52;
const MOST_SEED = 2 ** 32 - 1;

const seed = async (invocation: Invocation): Promise<Answer> => {
  const { session, options } = invocation;
  if (session.config.ENVIRONMENT !== 'development')
    throw new Refusal('Made-up records are made where ENVIRONMENT is development, and nowhere else.');
  const organizationId = organizationOf(invocation);
  const patients = readLimit(options.patients, '--patients', MOST_PATIENTS) ?? 12;
  const weeks = readLimit(options.weeks, '--weeks', MOST_WEEKS) ?? 4;
  const number = readLimit(options.seed, '--seed', MOST_SEED) ?? 1;
  await requireOrganization(session.rows, organizationId);
  const today = new Date(new Date().toISOString().slice(0, 10));
  const started = Date.now();
  const signal = interruption();
  await withCredential(session, organizationId, ({ base_url, token_url, ...credential }) =>
    seedOrganization({
      access: { ...credential, apiUrl: base_url, tokenUrl: token_url, signal },
      organizationId,
      seed: number,
      patients,
      weeks,
      today,
      library: false,
      report: (line) => void process.stderr.write(`${line}\n`),
    }),
  ).catch((error: unknown) => {
    if (error instanceof UnexpectedAnswer)
      throw new Refusal(`The service refused a request: ${error.message}`);
    if (error instanceof TypeError) throw new Refusal('The service does not answer. Is it running?');
    throw error;
  });
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  const seeded = { organization_id: organizationId, patients, weeks, seed: number, seconds };
  return { json: { seeded }, text: fields(seeded) };
};

export const seedCommand: CommandDeclaration = {
  name: 'seed',
  summary: 'fill an organization with made-up records, through the interface; in development only',
  args: [ORGANIZATION_ARGUMENT],
  options: [
    ORGANIZATION_OPTION,
    ['--patients <number>', 'how many; 12 unless given. Clinics and clinicians follow from it'],
    ['--weeks <number>', 'how many weeks of sessions around today; 4 unless given'],
    ['--seed <number>', 'the same seed makes the same records; 1 unless given'],
  ],
  examples: ['operator organizations seed ID --patients 500 --weeks 8 --seed 1'],
  run: seed,
};
