import { linkCode } from '../domain/access/link-codes.ts';
import { markOfAddress } from '../domain/access/mailed-links.ts';
import type { Locale } from '../domain/messages/locale.ts';
import { messagesIn } from '../domain/messages/messages.ts';
import { mayLeave } from '../domain/patients/recipient-limit.ts';
import {
  openMessage,
  type ReadyContent,
  readyContent,
  type SharedType,
} from '../domain/shares/shared-content.ts';
import type { ContentShare } from '../domain/workflow-definitions/workflows.ts';
import type { Config } from '../platform/configuration/config.ts';
import { type Rows, sql } from '../platform/database/rows.ts';
import type { Scoped } from '../platform/database/scoped.ts';
import { type Objects, readWhole } from '../platform/objects/objects.ts';
import type { Secrets } from '../platform/secrets.ts';
import { retryable } from './failures.ts';
import { handOver, notesOf } from './mail/hand-over.ts';
import { type Letter, mailOf, momentOf, oneLine } from './mail/letter.ts';
import type { Mailer } from './mail/mailer.ts';

type FinalState = 'sent' | 'skipped' | 'refused';
export type SharedContentOutcome = FinalState | 'unconfirmed';
export type SendSharedContent = (share: ContentShare) => Promise<SharedContentOutcome>;

/** In bytes. Many mailboxes refuse larger attachments; then the e-mail has a link instead. */
const ATTACHED_MOST = 8_000_000;

interface StoredShare {
  readonly mail_state: 'due' | 'undelivered' | FinalState;
  readonly content_type: SharedType;
  readonly content_id: string;
  readonly message: Buffer | null;
  readonly link_expires_at: Date;
  readonly code_hash: Buffer;
  readonly wanted: boolean;
  readonly email: string | null;
  readonly counted_for: Buffer | null;
  readonly first_name: string;
  readonly practitioner_name: string;
  readonly clinic_name: string;
  readonly display_name: string | null;
  readonly color: string | null;
  readonly locale: Locale;
}

const findShare = (rows: Rows, { organizationId, shareId }: ContentShare) =>
  rows.first(sql<StoredShare>`
    select s.mail_state, s.content_type, s.content_id, s.message, s.link_expires_at, s.code_hash, s.counted_for, t.email, t.first_name,
      t.deleted_at is null and exists (
        select 1 from patient_rosters r
        where r.organization_id = t.organization_id and r.patient_id = t.id
          and r.practitioner_id = s.partner_practitioner_id) as wanted,
      p.first_name || ' ' || p.last_name as practitioner_name, c.name as clinic_name,
      g.branding ->> 'display_name' as display_name, g.branding ->> 'primary_color' as color, coalesce(g.locale, 'en') as locale
    from content_shares s
    join patients t on t.organization_id = s.organization_id and t.id = s.partner_patient_id
    join practitioners p on p.organization_id = s.organization_id and p.id = s.partner_practitioner_id
    join clinics c on c.organization_id = p.organization_id and c.id = p.partner_clinic_id
    left join session_configurations g on g.organization_id = s.organization_id
    where s.organization_id = ${organizationId} and s.id = ${shareId}`);

const composeMail = (
  { secrets, config }: { readonly secrets: Secrets; readonly config: Pick<Config, 'BASE_URL'> },
  shareId: string,
  found: StoredShare & { readonly email: string },
  content: ReadyContent,
  link: Letter['link'],
) => {
  const noun = content.type;
  const practitioner = oneLine(found.practitioner_name);
  const clinic = oneLine(found.clinic_name);
  const { share: said, letter: usual } = messagesIn(found.locale);
  const message = openMessage(secrets, shareId, found.message);
  return mailOf(
    {
      locale: found.locale,
      sender: oneLine(found.display_name ?? '') || clinic,
      color: found.color,
      heading: said[noun].heading,
      greeting: usual.greeting(oneLine(found.first_name)),
      lead: said[noun].lead(practitioner),
      facts: [[said.title, content.title(secrets)]],
      ...(message === null ? {} : { quote: { from: practitioner, text: message } }),
      link,
      close: link ? said.questions : said.attached,
    },
    {
      messageId: `${shareId}.share@${new URL(config.BASE_URL).hostname}`,
      to: found.email,
      subject: said[noun].subject(clinic),
    },
  );
};

/**
 * Sends the PDF and stores the result. The title is only in the text of the e-mail, not in the subject or the file's
 * name. A repeated attempt has the same Message-ID.
 */
export const createSendSharedContent = (dependencies: {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly objects: Objects;
  readonly config: Pick<Config, 'BASE_URL'>;
}): SendSharedContent => {
  const { database, secrets, mailer, objects, config } = dependencies;

  const record = async (
    { organizationId, shareId }: ContentShare,
    state: FinalState,
    mailed_to: Buffer | null = null,
  ) => {
    await database.within(organizationId).all(sql`
      update content_shares set mail_state = ${state}, mailed_to = ${mailed_to}, settled_at = clock_timestamp()
      where organization_id = ${organizationId} and id = ${shareId} and mail_state in ('due', 'undelivered')`);
    return state;
  };

  /** Attaches the document if it is small enough; otherwise a link works for a week. */
  const delivered = async (
    shareId: string,
    key: string,
    file_name: string,
    {
      link_expires_at: until,
      code_hash,
      locale,
    }: Pick<StoredShare, 'link_expires_at' | 'code_hash' | 'locale'>,
  ) => {
    const media_type = 'application/pdf';
    const said = messagesIn(locale).share;
    const { bytes, size } = await objects.read(key);
    bytes.destroy();
    if (size <= ATTACHED_MOST)
      return { attachments: [{ file_name, media_type, content: await readWhole(objects, key) }], link: null };
    return {
      attachments: [],
      link: {
        address: `${config.BASE_URL}/shared/${linkCode(secrets, 'share', shareId, code_hash)}`,
        label: said.download,
        advice: said.linkAdvice(momentOf(new Date(until), locale)),
      },
    };
  };

  return async (share) => {
    const { organizationId, shareId } = share;
    const rows = database.within(organizationId);
    const found = await findShare(rows, share);
    if (!found) return 'skipped';
    // `undelivered`: an operator has started it again.
    if (found.mail_state !== 'due' && found.mail_state !== 'undelivered') return found.mail_state;
    const content = await readyContent(rows, organizationId, found.content_type, found.content_id);
    if (!content || !found.wanted || found.email === null) return record(share, 'skipped');
    if (!content.current) throw retryable('ContentNotReady', 'The document is being bound after an edit');
    const { email: address, counted_for: countedFor } = found;
    const mine = { organizationId, table: 'content_shares', id: shareId } as const;
    if (!(await mayLeave(database, secrets, { ...mine, countedFor, address })))
      return record(share, 'skipped');

    const { attachments, link } = await delivered(shareId, content.key, `${content.type}.pdf`, found);
    const mail = composeMail({ secrets, config }, shareId, { ...found, email: address }, content, link);
    const answer = await handOver(mailer, { ...mail, attachments }, notesOf(database, organizationId, mail));
    if (answer === 'refused') return record(share, 'refused');
    await record(share, 'sent', markOfAddress(secrets, shareId, found.email));
    return answer === 'accepted' ? 'sent' : answer;
  };
};
