import { SCOPES } from '../../domain/access/scopes.ts';
import { sql } from '../../platform/database/rows.ts';
import { Refusal, wrongUsage } from '../../platform/refusal.ts';
import {
  type CommandDeclaration,
  type Invocation,
  ORGANIZATION_ARGUMENT,
  ORGANIZATION_OPTION,
  organizationOf,
} from './command.ts';
import { readScopes } from './input.ts';
import { issueCredential, newClientId, newSecret, shownCredential } from './issue-credential.ts';
import { type CredentialRow, requireNotRevoked, requireOrganization } from './organization-view.ts';
import { type Answer, fields } from './printing.ts';
import type { Session } from './session.ts';

const CLIENT = [['<client_id>', 'the credential']] as const;
const SCOPES_OPTION = ['--scopes <scopes>', 'scopes in one argument, separated by spaces'] as const;

type Found = CredentialRow & { organization_id: string };

const find = async ({ session, args }: Pick<Invocation, 'session' | 'args'>): Promise<Found> => {
  const clientId = String(args[0]);
  const found = /^[\x21-\x7e]{1,512}$/.test(clientId)
    ? await session.rows.first(sql<Found>`
        select client_id, organization_id, scopes, version, rotated_at, revoked_at, created_at
        from credentials where client_id = ${clientId}`)
    : undefined;
  if (!found) throw new Refusal(`There is no credential ${clientId}.`);
  return found;
};

const requireInUse = (credential: Pick<CredentialRow, 'revoked_at'> | undefined): void => {
  if (!credential || credential.revoked_at) throw new Refusal('The credential is revoked.');
};

/** Changes a credential. It is locked, because two operators may work at the same time. */
const changeCredential = <Result>(
  session: Session,
  credential: Found,
  command: string,
  work: (
    rows: Parameters<Parameters<Session['change']>[1]>[0],
    credential: Found,
    name: string,
  ) => Promise<Result>,
): Promise<Result> => {
  const { organization_id: organizationId, client_id: clientId } = credential;
  return session.change(
    { organizationId, action: `credentials.${command}`, clientId },
    async (rows, organization) => {
      if (command !== 'revoke') requireNotRevoked(organization);
      const locked = await rows.first(
        sql<Found>`select * from credentials where client_id = ${clientId} for no key update`,
      );
      return work(rows, locked as Found, organization.name);
    },
  );
};

/**
 * The output has the credential both at the top, where scripts look, and in the place where `organizations create`
 * has it.
 */
const withCredential = <Issued extends { readonly credential: object }>(issued: Issued) => ({
  ...issued.credential,
  ...issued,
});

const issue = async (invocation: Invocation): Promise<Answer> => {
  const { session, options } = invocation;
  const organizationId = organizationOf(invocation);
  const scopes = options.scopes === undefined ? [...SCOPES] : readScopes(options.scopes);
  const clientId = newClientId();
  const target = { organizationId, action: 'credentials.issue', clientId };
  const json = await session.change(target, async (rows, organization) => {
    requireNotRevoked(organization);
    const { id, name } = organization;
    const credential = await issueCredential(session, rows, organizationId, clientId, scopes);
    return { organization: { id, name }, credential };
  });
  const text = fields({ organization: organizationId, ...json.credential, scopes });
  return { json: withCredential(json), text: `${text}\n\nThe secret is shown only now.` };
};

const rotate = async (invocation: Invocation): Promise<Answer> => {
  const { session } = invocation;
  const found = await find(invocation);
  const json = await changeCredential(session, found, 'rotate', async (rows, current, name) => {
    requireInUse(current);
    const { secret, hash } = newSecret(session);
    await rows.all(sql`
      update credentials set secret_hash = ${hash}, version = version + 1, rotated_at = clock_timestamp()
      where client_id = ${found.client_id}`);
    const organization = { id: found.organization_id, name };
    return { organization, credential: shownCredential(session, found.client_id, secret) };
  });
  const text = fields({ organization: found.organization_id, ...json.credential });
  return {
    json: withCredential(json),
    text: `${text}\n\nThe old secret and its tokens are refused from now on. The new one is shown only now.`,
  };
};

const revoke = async (invocation: Invocation): Promise<Answer> => {
  const found = await find(invocation);
  const revoked_at = await changeCredential(invocation.session, found, 'revoke', async (rows) => {
    const revoked = await rows.first(sql<{ revoked_at: Date }>`
      update credentials set revoked_at = coalesce(revoked_at, clock_timestamp()) where client_id = ${found.client_id}
      returning revoked_at`);
    return revoked?.revoked_at ?? null;
  });
  const credential = { client_id: found.client_id, organization_id: found.organization_id, revoked_at };
  return { json: { credential }, text: `${found.client_id} is revoked.` };
};

const showScopes = async (invocation: Invocation): Promise<Answer> => {
  const { client_id, organization_id, scopes } = await find(invocation);
  return { json: { credential: { client_id, organization_id, scopes } }, text: scopes.join('\n') };
};

const setScopes = async (invocation: Invocation, given: unknown): Promise<Answer> => {
  const scopes = readScopes(given);
  const found = await find(invocation);
  await changeCredential(invocation.session, found, 'scopes.set', async (rows, current) => {
    requireInUse(current);
    // Tokens carry their scopes for a day. If a scope is removed, existing tokens must become invalid.
    const narrower = current.scopes.some((scope) => !(scopes as readonly string[]).includes(scope));
    await rows.all(sql`
      update credentials set scopes = ${sql.val([...scopes])}::text[], version = version + ${narrower ? 1 : 0},
        rotated_at = case when ${narrower} then clock_timestamp() else rotated_at end
      where client_id = ${found.client_id}`);
  });
  const { client_id, organization_id } = found;
  return { json: { credential: { client_id, organization_id, scopes } }, text: scopes.join('\n') };
};

const scopes = (invocation: Invocation): Promise<Answer> => {
  const positional = ((invocation.args[1] ?? []) as readonly string[]).join(' ');
  const { scopes: option } = invocation.options;
  if (positional !== '' && option !== undefined) throw wrongUsage('The scopes are given twice.');
  if (positional === '' && option === undefined) return showScopes(invocation);
  return setScopes(invocation, option ?? positional);
};

/** Describes the credential for the question of a destructive command. */
const concernsCredential = async (invocation: Invocation): Promise<string> => {
  const { client_id, organization_id } = await find(invocation);
  const { name } = await requireOrganization(invocation.session.rows, organization_id);
  return `${client_id} of ${name} (${organization_id}).`;
};

export const credentialCommands: readonly CommandDeclaration[] = [
  {
    name: 'issue',
    summary: 'give an organization another credential; without --scopes it holds all twelve',
    args: [ORGANIZATION_ARGUMENT],
    options: [ORGANIZATION_OPTION, SCOPES_OPTION],
    examples: ['operator credentials issue --organization ID --scopes "clinics:read patients:read" --json'],
    run: issue,
  },
  {
    name: 'rotate',
    summary: 'replace the secret; the old one and all tokens of the credential are refused at once',
    args: CLIENT,
    examples: ['operator credentials rotate CLIENT_ID --yes --json'],
    destructive: 'Replace the secret? The old one and its tokens stop working at once.',
    concerns: concernsCredential,
    run: rotate,
  },
  {
    name: 'revoke',
    summary: 'refuse the credential and its tokens for good',
    args: CLIENT,
    examples: ['operator credentials revoke CLIENT_ID --yes'],
    destructive: 'Revoke the credential for good?',
    concerns: concernsCredential,
    run: revoke,
  },
  {
    name: 'scopes',
    summary: 'show the scopes of a credential, or set them; taking one away ends all tokens it has',
    args: [...CLIENT, ['[scopes...]', 'the new scopes; without them they are shown']],
    options: [SCOPES_OPTION],
    examples: [
      'operator credentials scopes CLIENT_ID',
      'operator credentials scopes CLIENT_ID "clinics:read patients:read"',
    ],
    run: scopes,
  },
];
