import { FEATURES } from '../../domain/access/features.ts';
import { SCOPES } from '../../domain/access/scopes.ts';
import { disableByOperator } from '../../domain/webhooks/steer-endpoint.ts';
import { auditGenesis } from '../../platform/audit/audit.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal, wrongUsage } from '../../platform/refusal.ts';
import { closeOrganization } from './closings.ts';
import {
  type CommandDeclaration,
  type Invocation,
  ORGANIZATION_ARGUMENT,
  ORGANIZATION_OPTION,
  organizationOf,
} from './command.ts';
import { concernsOrganization } from './concerns-organization.ts';
import { readEmail, readName } from './input.ts';
import { issueCredential, newClientId } from './issue-credential.ts';
import {
  listCredentials,
  listOrganizations,
  type OrganizationRow,
  requireOrganization,
} from './organization-view.ts';
import { type Answer, fields, table } from './printing.ts';
import { seedCommand } from './seed/seed-command.ts';
import type { Session } from './session.ts';

const STATUSES = ['active', 'suspended', 'revoked'] as const;
type Status = (typeof STATUSES)[number];

const about = [ORGANIZATION_ARGUMENT] as const;
const named = [ORGANIZATION_OPTION] as const;

/** Inserts everything that an organization needs to work, within the transaction that creates it. */
export const insertOrganization = async (
  session: Session,
  rows: Rows,
  { id, name, email }: { readonly id: string; readonly name: string; readonly email: string },
) => {
  const features = JSON.stringify(Object.fromEntries(FEATURES.map((feature) => [feature, true])));
  await rows.all(sql`
    insert into organizations (id, name, contact_email, features)
    values (${id}, ${name}, ${email}, ${features}::jsonb)`);
  await rows.all(sql`insert into rate_windows (organization_id) values (${id})`);
  await rows.all(sql`
    insert into audit_heads (organization_id, hash)
    values (${id}, ${auditGenesis(session.config.ENVIRONMENT, id)})`);
  await rows.all(sql`insert into session_configurations (organization_id) values (${id})`);
  return issueCredential(session, rows, id, newClientId(), SCOPES);
};

/** Creates an organization with everything it needs, in one transaction (decisions 2.6 for its features). */
export const foundOrganization = async (session: Session, name: string, email: string) => {
  const id = newId();
  const credential = await session.found(id, 'organizations.create', (rows) =>
    insertOrganization(session, rows, { id, name, email }),
  );
  return { organization: { id, name }, credential };
};

const create = async ({ session, options }: Invocation): Promise<Answer> => {
  const name = readName(options.name);
  const email = readEmail(options.contactEmail);
  const founded = await foundOrganization(session, name, email);
  const text = fields({ organization: founded.organization.id, name, ...founded.credential });
  return { json: founded, text: `${text}\n\nThe secret is shown only now.` };
};

const list = async ({ session, options }: Invocation): Promise<Answer> => {
  const { status } = options;
  if (status !== undefined && !STATUSES.includes(status as Status))
    throw wrongUsage(`--status must be one of: ${STATUSES.join(' ')}`);
  const organizations = await listOrganizations(session.rows, status as string | undefined);
  const rows = organizations.map(({ id, name, status, created_at }) => ({ id, status, created_at, name }));
  return { json: { organizations }, text: table(rows, 'There are no organizations.') };
};

const show = async (invocation: Invocation): Promise<Answer> => {
  const id = organizationOf(invocation);
  const organization = await requireOrganization(invocation.session.rows, id);
  const credentials = await listCredentials(invocation.session.rows, id);
  const rows = credentials.map(({ scopes, ...rest }) => ({ ...rest, scopes: scopes.join(' ') }));
  return {
    json: { organization, credentials },
    text: `${fields(organization)}\n\n${table(rows, 'There are no credentials.')}`,
  };
};

/** A revoked organization stays revoked, because its credentials may be public by then. */
const moveTo =
  (status: Status, command: string, from: readonly Status[]) =>
  async (invocation: Invocation): Promise<Answer> => {
    const organizationId = organizationOf(invocation);
    const change = async (rows: Rows, organization: OrganizationRow) => {
      if (!from.includes(organization.status))
        throw new Refusal(`The organization is ${organization.status}; it cannot become ${status}.`);
      await rows.all(sql`
        update organizations set status = ${status}, updated_at = clock_timestamp() where id = ${organizationId}`);
      if (status === 'revoked') await disableByOperator(rows, organizationId);
      // The suspension has ended all login sessions (decisions 2.7). None could begin while it lasted.
      if (organization.status === 'suspended' && status === 'active')
        await rows.all(sql`delete from login_sessions where organization_id = ${organizationId}`);
      return { id: organizationId, name: organization.name, status };
    };
    const organization = await invocation.session.change(
      { organizationId, action: `organizations.${command}` },
      change,
    );
    return { json: { organization }, text: `${organizationId} is now ${status}.` };
  };

export const organizationCommands: readonly CommandDeclaration[] = [
  {
    name: 'create',
    summary: 'make an organization and its first credential, which holds all twelve scopes',
    options: [
      ['--name <name>', 'name of the organization'],
      ['--contact-email <email>', 'whom to write to'],
    ],
    examples: ['operator organizations create --name "Play House" --contact-email ops@example.com --json'],
    run: create,
  },
  {
    name: 'list',
    summary: 'list the organizations, oldest first',
    options: [['--status <status>', STATUSES.join(', ')]],
    examples: ['operator organizations list --status suspended'],
    run: list,
  },
  {
    name: 'show',
    summary: 'show an organization and its credentials',
    args: about,
    options: named,
    examples: ['operator organizations show ID --json'],
    run: show,
  },
  {
    name: 'suspend',
    summary: 'refuse its requests (403) and exchanges from the next one on',
    args: about,
    options: named,
    examples: ['operator organizations suspend ID --yes'],
    destructive: 'Suspend the organization?',
    concerns: concernsOrganization,
    run: moveTo('suspended', 'suspend', ['active', 'suspended']),
  },
  {
    name: 'reinstate',
    summary: 'end a suspension; who was signed in directly signs in again',
    args: about,
    options: named,
    examples: ['operator organizations reinstate ID'],
    run: moveTo('active', 'reinstate', ['active', 'suspended']),
  },
  {
    name: 'revoke',
    summary: 'refuse its tokens (401) and credentials for good',
    args: about,
    options: named,
    examples: ['operator organizations revoke ID --yes'],
    destructive: 'Revoke the organization for good?',
    concerns: concernsOrganization,
    run: moveTo('revoked', 'revoke', STATUSES),
  },
  {
    name: 'close',
    summary: 'offer every clinician an export, and erase everything but audit, usage and ledger on the day',
    args: about,
    options: [...named, ['--in-days <n>', 'days until everything is erased, 0 to 365']],
    examples: ['operator organizations close ID --in-days 30 --yes'],
    destructive: 'Erase everything of the organization on that day?',
    concerns: concernsOrganization,
    run: closeOrganization,
  },
  seedCommand,
];
