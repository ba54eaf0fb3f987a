import { Migration } from '@mikro-orm/migrations';
import { tellChanges } from './tell-changes.ts';
import { acrossOrganizations, tenantTable } from './tenant-table.ts';

/**
 * Erasure of patients: what is asked for, how far each kind of record has come, and the legal holds that stop it.
 * Rows of erased records stay with their ids, so their texts must be allowed to be missing.
 */
export class Erasures extends Migration {
  override up(): void {
    this.addSql(`create table erasures (
      id uuid primary key,
      organization_id uuid not null references organizations (id),
      partner_patient_id uuid not null,
      reason text not null check (reason in ('patient_request', 'retention_over', 'entered_in_error')),
      status text not null check (status in ('scheduled', 'held', 'erasing', 'retained', 'completed', 'cancelled')),
      requested_at timestamptz(3) not null,
      begins_at timestamptz(3) not null,
      keep_clinical_until timestamptz(3),
      erased_at timestamptz(3),
      clinical_erased_at timestamptz(3),
      completed_at timestamptz(3),
      mails_sent int not null default 0,
      archives_downloaded int not null default 0,
      community_copies int not null default 0,
      ledger_line int,
      certificate jsonb,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (organization_id, id),
      foreign key (organization_id, partner_patient_id) references patients (organization_id, id),
      check ((status = 'completed') = (completed_at is not null and certificate is not null))
    )`);
    this.addSql('create index erasures_order on erasures (organization_id, requested_at, id)');
    // Two that are not over would erase the same records.
    this.addSql(`create unique index erasures_open on erasures (organization_id, partner_patient_id)
      where status in ('scheduled', 'held', 'erasing', 'retained')`);
    this.addSql(`create table erasure_steps (
      organization_id uuid not null references organizations (id),
      erasure_id uuid not null,
      kind text not null,
      found int not null,
      erased int not null default 0,
      remaining int not null,
      checked_at timestamptz(3) not null default clock_timestamp(),
      primary key (organization_id, erasure_id, kind),
      foreign key (organization_id, erasure_id) references erasures (organization_id, id)
    )`);
    this.addSql(`create table legal_holds (
      organization_id uuid not null references organizations (id),
      partner_patient_id uuid not null,
      reason_code text not null check (reason_code ~ '^[a-z][a-z0-9_]{0,39}$'),
      set_at timestamptz(3) not null default clock_timestamp(),
      released_at timestamptz(3),
      foreign key (organization_id, partner_patient_id) references patients (organization_id, id)
    )`);
    this.addSql(`create unique index legal_holds_standing on legal_holds (organization_id, partner_patient_id)
      where released_at is null`);
    this.addSql(`create table retention_rules (
      organization_id uuid primary key references organizations (id),
      clinical_years int check (clinical_years between 1 and 30),
      deleted_days int check (deleted_days between 1 and 36500),
      updated_at timestamptz(3) not null default clock_timestamp()
    )`);
    // Erasures of the ledger whose patient a restored database does not have: nothing is left to erase there.
    this.addSql('create table erasures_without_patient (erasure_id uuid primary key)');
    this.addSql('revoke all on erasures_without_patient from clinic_app');
    this.addSql('grant select on erasures_without_patient to clinic_ledger');
    this.addSql('grant select, insert on erasures_without_patient to clinic_operator');
    // Which of a workflow's signals a command sends; null: its first.
    this.addSql('alter table workflow_outbox add column signal text');
    this.#rights();
    this.#emptyRecords();
    // One more branch of what became of requests (2026-12-18-request-outcomes.ts).
    this.addSql(`do $$ begin
      execute 'create or replace view effects with (security_invoker = true) as '
        || rtrim(pg_get_viewdef('effects'::regclass), '; ') || $branch$ union all
        select n.organization_id, md5(concat('erasure', n.id))::uuid as id, 'erasure'::text as kind, n.id as record_id,
          null::uuid as request_id, null::text as recipient, null::text as about,
          case n.status when 'completed' then 'done' when 'cancelled' then 'cancelled' else 'waiting' end as state,
          n.created_at, case when n.status in ('completed', 'cancelled') then n.updated_at end as settled_at, n.updated_at,
          'erasure/' || n.id as workflow_id
        from erasures n $branch$;
    end $$`);
    tellChanges(this, 'erasures', {
      noun: 'patient',
      id: 'new.partner_patient_id',
      columns: ['status'],
      inserted: null,
      changed: null,
      verbs: [{ when: `old.status <> new.status and new.status = 'completed'`, verb: 'erased' }],
      data: {
        partner_clinic_id: `(select p.partner_clinic_id from patients p
          where p.organization_id = new.organization_id and p.id = new.partner_patient_id)`,
      },
      scope: 'patients:read',
      reach: `array(select r.practitioner_id from patient_rosters r
        where r.organization_id = new.organization_id and r.patient_id = new.partner_patient_id)`,
    });
  }

  #rights(): void {
    for (const table of ['erasures', 'erasure_steps']) {
      tenantTable(this, table, 'select, insert, update');
      acrossOrganizations(this, 'clinic_operator', table, 'select, update');
    }
    // Only operators set and release a hold.
    tenantTable(this, 'legal_holds', 'select');
    acrossOrganizations(this, 'clinic_operator', 'legal_holds', 'select, insert, update');
    acrossOrganizations(this, 'clinic_operator', 'patients', 'select (id, organization_id, deleted_at)');
    tenantTable(this, 'retention_rules', 'select');
    acrossOrganizations(this, 'clinic_operator', 'retention_rules', 'select, insert, update, delete');
    acrossOrganizations(this, 'clinic_ledger', 'retention_rules', 'select');
    // Operators compare the ledger of erasures with these, also within `audit verify`.
    acrossOrganizations(
      this,
      'clinic_ledger',
      'erasures',
      'select (id, organization_id, partner_patient_id, status, erased_at, clinical_erased_at)',
    );
    // Who sets, releases or cancels takes the patient's lock; the other roles have no function for it.
    this.addSql(`create function lock_erasures_of(patient uuid) returns void language sql as $$
      select pg_advisory_xact_lock(hashtextextended('erasures/' || patient, 0))
    $$`);
  }

  /** Versions of notes are written once: only an erasure that has begun empties them. */
  #emptyRecords(): void {
    this.addSql(`alter table storybooks
      drop constraint storybooks_ready,
      add constraint storybooks_ready check (status <> 'ready' or deleted_at is not null
        or (title is not null and ready_at is not null)) not valid,
      add column copied_from_id uuid`);
    this.addSql(`alter table form_submissions
      drop constraint form_submissions_answered,
      add constraint form_submissions_answered check (status = 'pending' or deleted_at is not null
        or answers is not null) not valid`);
    this.addSql(`create index if not exists storybooks_copies on storybooks (organization_id, copied_from_id)
      where copied_from_id is not null`);
    this.addSql(`create index if not exists audit_entries_downloads on audit_entries (resource_id)
      where action in ('downloadExport', 'downloadFramedExport')`);
    this.addSql(`create index if not exists storybooks_patient on storybooks (organization_id, partner_patient_id)
      where partner_patient_id is not null`);
    this.addSql(
      'create index if not exists game_saves_patient on game_saves (organization_id, partner_patient_id)',
    );
    this.addSql(
      'create index if not exists game_sessions_patient on game_sessions (organization_id, partner_patient_id)',
    );
    this.addSql(`alter table appointments add column notes_closed boolean not null default false`);
    this.addSql('grant update (body, reason) on note_versions to clinic_app');
    this.addSql(`create function keep_note_version() returns trigger language plpgsql as $$
      begin
        if octet_length(new.body) > 0 or new.reason is not null or not exists (
          select from erasures e join notes n on n.organization_id = e.organization_id
            and n.partner_patient_id = e.partner_patient_id
          where n.organization_id = new.organization_id and n.id = new.note_id and e.status in ('erasing', 'retained'))
        then raise exception 'a version of a note is not changed'; end if;
        return new;
      end $$`);
    this.addSql(`create trigger note_versions_kept before update on note_versions for each row
      execute function keep_note_version()`);
  }
}
