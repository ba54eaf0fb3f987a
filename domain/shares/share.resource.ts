import { sql } from '../../platform/database/rows.ts';
import { ownedWithPatient } from '../access/reach.ts';
import { resource } from '../declarations/resource.ts';
import { Id, Moment, OneOf, Shape } from '../declarations/schemas.ts';
import { ContentShare } from './content-share.entity.ts';

const ShareView = Shape({
  share_id: Id(),
  status: OneOf(['queued', 'sent', 'not_sent'], {
    description:
      'It is sent within moments, and once. `not_sent`: the mailbox refused it, content, patient or address were no longer there, or no mail could be sent for hours.',
  }),
  requested_at: Moment(),
});

/** What was sent to patients, without the accompanying message. */
export const shares = resource({
  entity: ContentShare,
  table: 'content_shares',
  view: ShareView,
  viewName: 'ShareView',
  order: { number: 'requested_at' },
  permanent: true,
  delegatedReach: ownedWithPatient,
  columns: {
    share_id: sql`t.id`,
    status: sql`case t.mail_state when 'due' then 'queued' when 'sent' then 'sent' else 'not_sent' end`,
  },
  internal: { id: sql<string>`t.id` },
});
