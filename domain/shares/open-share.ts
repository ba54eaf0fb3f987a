import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { linkCodeHashes } from '../access/link-codes.ts';
import { wentToTheirAddress } from '../access/mailed-links.ts';
import type { Locale } from '../messages/locale.ts';
import { type ReadyContent, readyContent, type SharedType } from './shared-content.ts';

/**
 * What the link in a patient's e-mail leads to.
 * @returns undefined for a code that is unknown or expired; once the content, the patient or the organization is
 *   deleted, or the patient has another address; and while the clinician who shared it is disabled or deleted.
 */
export const openShare = async (
  database: Pick<Scoped, 'unscoped' | 'within'>,
  secrets: Secrets,
  code: string,
  now: Date,
): Promise<(ReadyContent & { readonly clinician_id: string; readonly locale: Locale }) | undefined> => {
  const hashes = linkCodeHashes(secrets, 'share', code);
  const owner =
    hashes &&
    (await database.unscoped.first(sql<{ organization_id: string; id: string }>`
      select organization_id, id from content_shares where code_hash = any(${hashes}::bytea[])`));
  if (!owner) return undefined;
  const { organization_id, id } = owner;
  const rows = database.within(organization_id);
  const share = await rows.first(sql<{
    content_type: SharedType;
    content_id: string;
    mailed_to: Buffer | null;
    email: string | null;
    clinician_id: string;
    locale: Locale;
  }>`
    select s.content_type, s.content_id, s.mailed_to, t.email, p.id as clinician_id, g.locale from content_shares s
    join session_configurations g on g.organization_id = s.organization_id
    join organizations o on o.id = s.organization_id and o.status = 'active'
    join practitioners p on p.organization_id = s.organization_id and p.id = s.partner_practitioner_id
      and p.status = 'active' and p.deleted_at is null
    join patients t on t.organization_id = s.organization_id and t.id = s.partner_patient_id and t.deleted_at is null
    where s.organization_id = ${organization_id} and s.id = ${id} and s.link_expires_at > ${now}`);
  if (!share || !wentToTheirAddress(secrets, { id, ...share })) return undefined;
  const content = await readyContent(rows, organization_id, share.content_type, share.content_id);
  return content && { ...content, clinician_id: share.clinician_id, locale: share.locale };
};
