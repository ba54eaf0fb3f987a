import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  approveApplication,
  currentStatus,
  readIntendedUse,
} from '../../domain/applications/application.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { sql } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal, wrongUsage } from '../../platform/refusal.ts';
import type { CommandDeclaration, Invocation } from './command.ts';
import { insertOrganization } from './organizations.ts';
import { type Answer, fields, table } from './printing.ts';
import { requireUuid, type Session } from './session.ts';

/** An application as the operator sees it, without its link and secret. */
interface ApplicationRow {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly organization_name: string;
  readonly contact_name: string;
  readonly email: string;
  readonly website: string;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly organization_id: string | null;
  readonly client_id: string | null;
  readonly link_expires_at: Date | null;
  readonly opened_at: Date | null;
  /** The result of each e-mail: `sent` or `refused`. */
  readonly letters: Readonly<Record<string, string>>;
}
type StoredRow = ApplicationRow & { readonly intended_use: Buffer };

const columns = sql`id, ${currentStatus} as status, organization_name, contact_name, email, website, intended_use,
  created_at, decided_at, organization_id, client_id, link_expires_at, opened_at, letters`;

const shown = ({ secrets }: Session, row: StoredRow) => ({
  ...row,
  intended_use: readIntendedUse(secrets, row.id, row.intended_use),
});

const idOf = ({ args }: Pick<Invocation, 'args'>): string =>
  requireUuid(String(args[0]), 'The application id');

const find = async (session: Session, id: string): Promise<StoredRow> => {
  const found = await session.rows.first(
    sql<StoredRow>`select ${columns} from applications where id = ${id}`,
  );
  if (!found) throw new Refusal(`There is no application ${id}.`);
  return found;
};

const decided = (id: string, status: string): Refusal =>
  new Refusal(`Application ${id} is ${status}; only one that is received can be decided.`);

const list = async ({ session, options }: Invocation): Promise<Answer> => {
  const { status } = options;
  if (status !== undefined && !APPLICATION_STATUSES.includes(status as ApplicationStatus))
    throw wrongUsage(`--status must be one of: ${APPLICATION_STATUSES.join(' ')}`);
  const rows = await session.rows.all(sql<StoredRow>`
    select * from (select ${columns} from applications) a
    where ${status ?? null}::text is null or status = ${status ?? null} order by created_at, id`);
  const lines = rows.map(({ id, status, created_at, email, organization_name }) => ({
    id,
    status,
    created_at,
    email,
    organization_name,
  }));
  return {
    json: { applications: rows.map((row) => shown(session, row)) },
    text: table(lines, 'There are no applications.'),
  };
};

const show = async (invocation: Invocation): Promise<Answer> => {
  const application = shown(invocation.session, await find(invocation.session, idOf(invocation)));
  return { json: { application }, text: fields(application) };
};

const approve = async (invocation: Invocation): Promise<Answer> => {
  const { session } = invocation;
  const id = idOf(invocation);
  const application = await find(session, id);
  if (application.status !== 'received') throw decided(id, application.status);
  const organization = { id: newId(), name: application.organization_name };
  const { client_id, link_expires_at } = await session.found(
    organization.id,
    'applications.approve',
    async (rows) => {
      // If two operators decide at the same time, the second one waits here and then finds the decision.
      const locked = await rows.first(
        sql<{ status: string }>`select status from applications where id = ${id} for no key update`,
      );
      if (locked?.status !== 'received') throw decided(id, locked?.status ?? 'gone');
      const credential = await insertOrganization(session, rows, {
        ...organization,
        email: application.email,
      });
      const link_expires_at = await approveApplication(rows, session.secrets, {
        id,
        organizationId: organization.id,
        clientId: credential.client_id,
        clientSecret: credential.client_secret,
        linkSeconds: session.config.CREDENTIAL_LINK_SECONDS,
      });
      return { client_id: credential.client_id, link_expires_at };
    },
  );
  const json = {
    application: shown(session, await find(session, id)),
    organization,
    credential: { client_id },
  };
  return {
    json,
    text: `${fields({ organization: organization.id, name: organization.name, client_id, link_expires_at })}\n\nThe contact gets the link to the credential by e-mail.`,
  };
};

const decline = async (invocation: Invocation): Promise<Answer> => {
  const { session } = invocation;
  const id = idOf(invocation);
  const { workflowId, workflowType, kind, input } = workflows.partnerOnboarding.command(id);
  const target = { action: 'applications.decline', resourceId: id, workflowId };
  await session.changeService(target, async (rows) => {
    const declined = await rows.first(sql`
      with declined as (
        update applications set status = 'declined', decided_at = clock_timestamp()
        where id = ${id} and status = 'received' returning id
      )
      insert into workflow_outbox (organization_id, workflow_id, workflow_type, kind, input)
      select null, ${workflowId}, ${workflowType}, ${kind}, ${JSON.stringify(input)}::jsonb from declined
      returning id`);
    if (!declined) throw decided(id, (await find(session, id)).status);
  });
  const application = shown(session, await find(session, id));
  return { json: { application }, text: `Application ${id} is declined; the contact is told by e-mail.` };
};

const APPLICATION = [['<id>', 'the application']] as const;

export const applicationCommands: readonly CommandDeclaration[] = [
  {
    name: 'list',
    summary: 'list the applications, oldest first',
    options: [['--status <status>', APPLICATION_STATUSES.join(', ')]],
    examples: ['operator applications list --status received'],
    run: list,
  },
  {
    name: 'show',
    summary: 'show an application and what it is for',
    args: APPLICATION,
    examples: ['operator applications show ID --json'],
    run: show,
  },
  {
    name: 'approve',
    summary: 'make the organization and its credential, and e-mail the contact the one-time link',
    args: APPLICATION,
    examples: ['operator applications approve ID --json'],
    run: approve,
  },
  {
    name: 'decline',
    summary: 'decline an application; the contact is told by e-mail',
    args: APPLICATION,
    concerns: async (invocation) => {
      const { organization_name, email, status } = await find(invocation.session, idOf(invocation));
      return `${organization_name} (${email}), which is ${status}.`;
    },
    destructive: 'Decline the application for good?',
    examples: ['operator applications decline ID --yes'],
    run: decline,
  },
];
