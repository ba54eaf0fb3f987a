import { sql } from '../../platform/database/rows.ts';
import { linkCode, linkCodeHash } from '../access/link-codes.ts';
import { onRosterOf } from '../access/reach.ts';
import type { Call } from '../declarations/endpoint.ts';
import { countMail } from '../patients/recipient-limit.ts';
import { Problem } from '../problems.ts';
import { notBoundYet } from '../stored-objects/requested-bindings.ts';
import { readBoundPages } from '../worksheets/bound-pages.ts';
import { type SharedType, sealMessage } from './shared-content.ts';

/** How long the link in the e-mail works, where the PDF is too large for an attachment. */
const LINK_SECONDS = 7 * 86_400;

type Sharing = Call<{ readonly id: string; readonly status: string }, unknown, unknown, never>;

export interface Recipient {
  readonly patientId: string;
  /** The problem for a patient whom the clinician does not reach. */
  readonly unreachable: 'not-found' | 'forbidden';
  readonly message: string | undefined;
}

/** @throws Problem not-found or forbidden, content-not-ready, recipient-address-missing, recipient-limit-reached. */
export const shareContent = async (
  { actor, now, operation_id, rows, secrets, subject }: Sharing,
  type: SharedType,
  { patientId, unreachable, message }: Recipient,
): Promise<void> => {
  const { organization_id, practitioner_id } = actor;
  const patient = await rows.first(sql<{ email: string | null }>`
    select t.email from patients t
    where t.organization_id = ${organization_id} and t.id = ${patientId}
      and t.deleted_at is null and ${onRosterOf(practitioner_id as string)} for share of t`);
  if (!patient) throw new Problem(unreachable);
  if (subject.status !== 'ready') throw new Problem('content-not-ready');
  if (type === 'worksheet' && !(await readBoundPages(rows, organization_id, subject.id))?.current)
    throw notBoundYet();
  if (patient.email === null) throw new Problem('recipient-address-missing');
  const countedFor = await countMail(rows, secrets, organization_id, patient.email);
  const code = linkCode(secrets, 'share', operation_id);
  await rows.all(sql`
    insert into content_shares (id, organization_id, partner_practitioner_id, partner_patient_id, content_type,
      content_id, message, requested_at, code_hash, link_expires_at, counted_for)
    values (${operation_id}, ${organization_id}, ${practitioner_id}, ${patientId}, ${type}, ${subject.id},
      ${sealMessage(secrets, operation_id, message)}, ${now}, ${linkCodeHash(secrets, 'share', code)},
      ${new Date(now.getTime() + LINK_SECONDS * 1_000)}, ${countedFor})`);
};
