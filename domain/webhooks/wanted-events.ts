import { type RawBuilder, sql } from '../../platform/database/rows.ts';

/** What decides which events an endpoint gets. */
export interface Wanted {
  readonly types: readonly string[];
  readonly include_clinician_content: boolean;
}

/** The clinician whom an event (alias `t`) is about. */
const owner = sql`coalesce(t.data ->> 'partner_practitioner_id', t.data ->> 'shared_by_partner_practitioner_id')::uuid`;

/**
 * Whether what clinicians own goes to an endpoint, of an event (alias `t`): only while delegation is on and the
 * clinician is not disabled, as then the same server could act for the clinician.
 */
export const ownershipAllows = (include_clinician_content: boolean): RawBuilder<unknown> =>
  include_clinician_content
    ? sql`(not t.clinician_owned or (
        exists (select 1 from organizations o where o.id = t.organization_id and o.delegation_enabled)
        and not exists (select 1 from practitioners p where p.organization_id = t.organization_id
          and p.id = ${owner} and p.status = 'disabled')))`
    : sql`not t.clinician_owned`;

/** The events (alias `t`) that go to an endpoint. */
export const wantedBy = ({ types, include_clinician_content }: Wanted): RawBuilder<unknown> =>
  sql`t.type = any(${[...types]}::text[]) and ${ownershipAllows(include_clinician_content)}`;
