import { type Rows, sql } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { linkCode, linkCodeHash, linkCodeHashes } from '../access/link-codes.ts';
import { workflows } from '../workflow-definitions/workflows.ts';

/** An organization's application to become a partner (decisions 2.4). */

/** `received` → `declined`, or `approved` → `opened` or `expired`. Once opened or expired, the secret is deleted. */
export const APPLICATION_STATUSES = ['received', 'approved', 'declined', 'opened', 'expired'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export interface ApplicationDraft {
  readonly organization_name: string;
  readonly contact_name: string;
  readonly email: string;
  readonly website: string;
  readonly intended_use: string;
}

const useContext = (id: string) => `applications/${id}/intended_use`;
const secretContext = (id: string) => `applications/${id}/secret`;

/** The status now: an approval may have expired although no worker has noted it yet. */
export const currentStatus = sql<ApplicationStatus>`case
  when status = 'approved' and link_expires_at <= clock_timestamp() then 'expired' else status end`;

export const readIntendedUse = (secrets: Secrets, id: string, sealed: Buffer): string =>
  secrets.open(sealed, useContext(id)).toString();

/**
 * Stores an application and the command for its workflow in one statement, because it belongs to no organization.
 * @param confirms whether the contact is sent a confirmation by e-mail.
 */
export const receiveApplication = async (
  unscoped: Rows,
  secrets: Secrets,
  draft: ApplicationDraft,
  requestId: string,
  confirms = true,
): Promise<string> => {
  const id = newId();
  const letters = confirms ? {} : { received: 'skipped' };
  const { workflowId, workflowType, kind, input } = workflows.partnerOnboarding.command(id);
  await unscoped.all(sql`
    with received as (
      insert into applications (id, organization_name, contact_name, email, website, intended_use, letters)
      values (${id}, ${draft.organization_name}, ${draft.contact_name}, ${draft.email}, ${draft.website},
              ${secrets.seal(Buffer.from(draft.intended_use), useContext(id))},
              ${JSON.stringify(letters)}::jsonb)
    )
    insert into workflow_outbox (organization_id, workflow_id, workflow_type, kind, input, request_id)
    values (null, ${workflowId}, ${workflowType}, ${kind}, ${JSON.stringify(input)}::jsonb, ${requestId})`);
  return id;
};

/** Keeps the new credential's secret, sealed, for as long as its link works. */
export const approveApplication = async (
  rows: Rows,
  secrets: Secrets,
  approved: {
    readonly id: string;
    readonly organizationId: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly linkSeconds: number;
  },
): Promise<Date> => {
  const { id, organizationId, clientId, clientSecret, linkSeconds } = approved;
  const hash = linkCodeHash(secrets, 'credential', linkCode(secrets, 'credential', id));
  const updated = await rows.first(sql<{ link_expires_at: Date }>`
    update applications set status = 'approved', decided_at = clock_timestamp(),
      organization_id = ${organizationId}, client_id = ${clientId}, link_hash = ${hash},
      link_expires_at = clock_timestamp() + make_interval(secs => ${linkSeconds}),
      sealed_secret = ${secrets.seal(Buffer.from(clientSecret), secretContext(id))}
    where id = ${id} and status = 'received'
    returning link_expires_at`);
  if (!updated) throw new Error('Only an application that is waiting can be approved');
  await enqueueWorkflow(rows, organizationId, null, workflows.partnerOnboarding.command(id));
  return updated.link_expires_at;
};

export type CredentialLink =
  | { readonly state: 'ready'; readonly id: string; readonly organization_id: string }
  | { readonly state: 'opened' | 'expired' }
  | undefined;

/** What a link's code leads to now; undefined for a code that was never issued. */
export const findCredentialLink = async (
  unscoped: Rows,
  secrets: Secrets,
  code: string,
): Promise<CredentialLink> => {
  const hashes = linkCodeHashes(secrets, 'credential', code);
  if (!hashes) return undefined;
  const found = await unscoped.first(sql<{ id: string; organization_id: string; status: ApplicationStatus }>`
    select id, organization_id, ${currentStatus} as status from applications where link_hash = any(${hashes}::bytea[])`);
  if (!found) return undefined;
  const { id, organization_id, status } = found;
  return status === 'approved'
    ? { state: 'ready', id, organization_id }
    : { state: status === 'opened' ? 'opened' : 'expired' };
};

export interface OpenedCredential {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The credential was rotated or revoked, or its organization was revoked: the secret would not work. */
  readonly replaced: boolean;
}

/**
 * Removes the secret and returns it. Of concurrent requests exactly one gets it, because the first locks the row and
 * leaves it in another status than `approved`.
 * @returns undefined when another request was first, or the link has expired.
 */
export const openCredential = async (
  rows: Rows,
  secrets: Secrets,
  id: string,
  requestId: string,
): Promise<OpenedCredential | undefined> => {
  const opened = await rows.first(sql<{
    client_id: string;
    organization_id: string;
    sealed: Buffer;
    secret_hash: Buffer | null;
  }>`
    update applications a set status = 'opened', opened_at = clock_timestamp(), sealed_secret = null
    where id = ${id} and status = 'approved' and link_expires_at > clock_timestamp()
    returning a.client_id, a.organization_id, old.sealed_secret as sealed,
      (select c.secret_hash from credentials c join organizations o on o.id = c.organization_id
       where c.client_id = a.client_id and c.revoked_at is null and o.status <> 'revoked') as secret_hash`);
  if (!opened) return undefined;
  await enqueueWorkflow(rows, opened.organization_id, requestId, workflows.partnerOnboarding.command(id));
  const clientSecret = secrets.open(opened.sealed, secretContext(id)).toString();
  const replaced =
    !opened.secret_hash || !secrets.isKeyedHash('client-secret', clientSecret, opened.secret_hash);
  // The e-mail then says that the secret was shown.
  if (replaced)
    await rows.all(sql`update applications set letters = letters || '{"opened":"skipped"}' where id = ${id}`);
  return { clientId: opened.client_id, clientSecret, replaced };
};
