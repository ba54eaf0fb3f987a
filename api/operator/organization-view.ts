import { DEFAULT_STORAGE_BYTES } from '../../domain/stored-objects/storage-of-organization.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import { Refusal } from '../../platform/refusal.ts';

/** An organization as the operator sees it. */
export interface OrganizationRow {
  readonly id: string;
  readonly name: string;
  readonly contact_email: string;
  readonly status: 'active' | 'suspended' | 'revoked';
  readonly delegation_enabled: boolean;
  readonly allowlist: readonly string[];
  readonly limits: {
    readonly minute: number;
    readonly hour: number;
    readonly storage_bytes: number;
    readonly mails_per_recipient: number;
  };
  /** Bytes of stored objects. */
  readonly used_bytes: number;
  readonly features: Readonly<Record<string, boolean | readonly string[]>>;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** A credential without its secret, of which only a hash exists. */
export interface CredentialRow {
  readonly client_id: string;
  readonly scopes: readonly string[];
  readonly version: number;
  readonly rotated_at: Date;
  readonly revoked_at: Date | null;
  readonly created_at: Date;
}

const columns = sql`id, name, contact_email, status, delegation_enabled, allowlist::text[] as allowlist,
  json_build_object('minute', minute_limit, 'hour', hour_limit, 'mails_per_recipient', mails_per_recipient, 'storage_bytes', coalesce(
    (select s.limit_bytes from organization_storage s where s.organization_id = organizations.id),
    ${sql.lit(DEFAULT_STORAGE_BYTES)})) as limits,
  coalesce((select s.used_bytes from organization_storage s where s.organization_id = organizations.id), 0)::float8
    as used_bytes,
  features, created_at, updated_at`;

/** @throws Refusal when there is no such organization. */
export const requireOrganization = async (
  rows: Rows,
  id: string,
  { lock = false } = {},
): Promise<OrganizationRow> => {
  const found = await rows.first(
    sql<OrganizationRow>`select ${columns} from organizations where id = ${id} ${lock ? sql`for no key update` : sql``}`,
  );
  if (!found) throw new Refusal(`There is no organization ${id}.`);
  return found;
};

export const listOrganizations = (rows: Rows, status: string | undefined) =>
  rows.all(sql<OrganizationRow>`
    select ${columns} from organizations where ${status ?? null}::text is null or status = ${status ?? null}
    order by created_at, id`);

export const listCredentials = (rows: Rows, organizationId: string) =>
  rows.all(sql<CredentialRow>`
    select client_id, scopes, version, rotated_at, revoked_at, created_at from credentials
    where organization_id = ${organizationId} order by created_at, client_id`);

/** @throws Refusal: a revoked organization cannot come back, so a new credential or an invitation would not work. */
export const requireNotRevoked = ({ status }: Pick<OrganizationRow, 'status'>): void => {
  if (status === 'revoked') throw new Refusal('The organization is revoked.');
};
