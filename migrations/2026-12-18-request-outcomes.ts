import { Migration } from '@mikro-orm/migrations';

/** A mail is tried for six hours; afterwards only an operator has it sent. */
const GIVEN_UP = `interval '6 hours 30 minutes'`;

/** What became of a mail, of its state in a table; the columns of a branch of the view. */
const mailState = (state: string, requested: string): string => `case ${state} when 'sent' then 'done'
  when 'due' then case when ${requested} < clock_timestamp() - ${GIVEN_UP} then 'failed' else 'waiting' end
  when 'undelivered' then 'failed' else ${state} end`;

/** Who sent it did not live to hear the answer: it began, and nothing says that it was taken. */
const UNCONFIRMED = `n.state = 'sent' and exists (select from mail_handovers h
  where h.organization_id = n.organization_id and h.accepted_at is null
    and h.message_id >= concat(n.appointment_id, '.', n.sequence, '.', n.recipient, '@')
    and h.message_id < concat(n.appointment_id, '.', n.sequence, '.', n.recipient, 'A'))`;

interface Branch {
  readonly from: string;
  readonly kind: string;
  readonly record: string;
  readonly state: string;
  readonly requested: string;
  /** When it came to its end; null while it waits. */
  readonly settled: string;
  readonly workflow: string;
  readonly request?: string;
  readonly recipient?: string;
  readonly about?: string;
  /** Tells effects of one kind and record apart. */
  readonly part?: string;
}

const SCHEDULED = `a.session_type = 'virtual' and a.status = 'scheduled'`;

const BRANCHES: readonly Branch[] = [
  {
    from: 'appointment_notices n',
    kind: 'email',
    record: 'n.appointment_id',
    part: `concat(n.sequence, n.recipient)`,
    request: 'n.request_id',
    recipient: 'n.recipient',
    about: 'n.kind',
    state: `case when ${UNCONFIRMED} then 'unconfirmed' else ${mailState('n.state', 'n.created_at')} end`,
    requested: 'n.created_at',
    settled: 'n.settled_at',
    workflow: `'appointment/' || n.appointment_id`,
  },
  {
    from: `appointments a
      join calendar_connections c on c.organization_id = a.organization_id
        and c.practitioner_id = a.partner_practitioner_id and c.state <> 'disconnecting'
      left join calendar_entries n on n.organization_id = a.organization_id and n.appointment_id = a.id
        and n.connection_id = c.id
      where (${SCHEDULED}) or n.appointment_id is not null`,
    kind: 'calendar',
    record: 'a.id',
    state: `case when ${SCHEDULED} and n.sequence >= a.sequence then 'done'
      when ${SCHEDULED} and n.appointment_id is null and a.end_at <= clock_timestamp() then 'skipped' else 'waiting' end`,
    requested: 'a.updated_at',
    settled: `case when ${SCHEDULED} and n.sequence >= a.sequence then n.updated_at end`,
    workflow: `'appointment/' || a.id`,
  },
  {
    from: `appointments a
      join session_configurations c on c.organization_id = a.organization_id and c.video_provider in ('Daily', 'Whereby')
      left join video_rooms n on n.organization_id = a.organization_id and n.appointment_id = a.id
      where (${SCHEDULED}) or n.appointment_id is not null`,
    kind: 'video_room',
    record: 'a.id',
    state: `case when ${SCHEDULED} and n.end_at is not distinct from a.end_at then 'done'
      when ${SCHEDULED} and n.appointment_id is null and a.end_at <= clock_timestamp() then 'skipped' else 'waiting' end`,
    requested: 'a.updated_at',
    settled: `case when ${SCHEDULED} and n.end_at is not distinct from a.end_at then n.updated_at end`,
    workflow: `'appointment/' || a.id`,
  },
  {
    from: 'form_submissions n where n.mail_state is not null',
    kind: 'form_request',
    record: 'n.id',
    state: mailState('n.mail_state', 'n.requested_at'),
    requested: 'n.requested_at',
    settled: `case when n.mail_state <> 'due' then n.updated_at end`,
    workflow: `'form-request/' || n.id`,
  },
  {
    from: 'content_shares n',
    kind: 'share',
    record: 'n.id',
    state: mailState('n.mail_state', 'n.requested_at'),
    requested: 'n.requested_at',
    settled: 'n.settled_at',
    workflow: `'share/' || n.id`,
  },
  {
    from: 'clinic_upgrade_links n',
    kind: 'email',
    record: 'n.id',
    recipient: `'practitioner'`,
    state: mailState('n.mail_state', 'n.created_at'),
    requested: 'n.created_at',
    settled: `case when n.mail_state <> 'due' then n.created_at end`,
    workflow: `'clinic-upgrade-link/' || n.id`,
  },
  {
    from: 'login_invitations n',
    kind: 'login',
    record: 'n.practitioner_id',
    part: 'n.id::text',
    state: mailState('n.mail_state', 'n.created_at'),
    requested: 'n.created_at',
    settled: `case when n.mail_state <> 'due' then n.created_at end`,
    workflow: `'practitioner/' || n.practitioner_id || '/access'`,
  },
  {
    from: 'calendar_connections n',
    kind: 'calendar',
    record: 'n.id',
    state: `case n.state when 'connected' then 'done' when 'needs_attention' then 'failed' else 'waiting' end`,
    requested: 'n.created_at',
    settled: `case when n.state in ('connected', 'needs_attention') then n.updated_at end`,
    workflow: `'calendar/' || n.id || '/connection'`,
  },
  {
    from: 'exports n',
    kind: 'export',
    record: 'n.id',
    state: `case n.status when 'ready' then 'done' when 'failed' then 'failed' else 'waiting' end`,
    requested: 'n.created_at',
    settled: `case when n.status in ('ready', 'failed') then coalesce(n.ready_at, n.updated_at) end`,
    workflow: `'export/' || n.id`,
  },
  ...(['storybook', 'worksheet'] as const).map((kind): Branch => {
    const unfinished = kind === 'storybook' ? 'generating' : 'converting';
    const unbound = `n.status = 'ready' and coalesce(n.bound_revision, 0) < n.revision`;
    return {
      from: `${kind}s n`,
      kind,
      record: 'n.id',
      state: `case when n.status = 'failed' then 'failed' when n.deleted_at is not null and n.status = '${unfinished}' then 'cancelled'
        when n.status = '${unfinished}' or (n.deleted_at is null and ${unbound}) then 'waiting' else 'done' end`,
      requested: 'n.created_at',
      settled: `case when n.status <> '${unfinished}' then coalesce(n.ready_at, n.updated_at) when n.deleted_at is not null then n.deleted_at end`,
      workflow: `'${kind}/' || n.id`,
    };
  }),
];

const branchOf = ({ from, kind, record, part = `''`, request = 'null::uuid', ...rest }: Branch): string => {
  const { recipient = 'null::text', about = 'null::text', state, requested, settled, workflow } = rest;
  const alias = from.startsWith('appointments ') ? 'a' : 'n';
  return `select ${alias}.organization_id, md5(concat('${kind}', ${record}, ${part}))::uuid as id, '${kind}'::text as kind,
    ${record} as record_id, ${request} as request_id, ${recipient} as recipient, ${about} as about, ${state} as state,
    ${requested} as created_at, ${settled} as settled_at, coalesce(${settled}, ${requested}) as updated_at,
    ${workflow} as workflow_id from ${from}`;
};

/**
 * What became of a request: what it asked for outside of the answer (e-mails, calendars, rooms, books …), read from the
 * rows that say it already. Nothing new is kept but which request a notice is of.
 */
export class RequestOutcomes extends Migration {
  override up(): void {
    this.addSql('alter table appointment_notices add column if not exists request_id uuid');
    this.addSql(`create index if not exists audit_entries_replays on audit_entries (replayed_request_id)
      where replayed_request_id is not null`);
    this.addSql(`create view effects with (security_invoker = true) as
      ${BRANCHES.map(branchOf).join(' union all ')}`);
    this.addSql('grant select on effects to clinic_app');
  }
}
