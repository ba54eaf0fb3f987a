import { Migration } from '@mikro-orm/migrations';
import { tellChanges } from './tell-changes.ts';
import { acrossOrganizations, ownOfBatch, tenantTable } from './tenant-table.ts';

const OWNER = { partner_practitioner_id: 'new.partner_practitioner_id' };
const OWNER_AND_PATIENT = { ...OWNER, partner_patient_id: 'new.partner_patient_id' };
const OWNERS_REACH = 'array[new.partner_practitioner_id]';
const OWNED = { scope: null, clinicianOwned: true, reach: OWNERS_REACH } as const;
const SHELF = {
  when: 'old.shelf_ready <> new.shelf_ready',
  verb: 'shelf_changed',
  onlyFields: ['shelf_ready'],
};
const BECAME = (status: string) => `old.status <> new.status and new.status = '${status}'`;

const PARTIES = {
  partner_clinic_id: 'new.partner_clinic_id',
  ...OWNER_AND_PATIENT,
};

/** Those of a clinic see what was shared there. */
const COLLEAGUES = `array(select p.id from practitioners p where p.organization_id = new.organization_id
  and p.partner_clinic_id = new.partner_clinic_id and p.deleted_at is null)`;

/** The patient's roster as it is when the transaction commits; those who left it are added by `tell_rosters`. */
const ROSTER = `array(select r.practitioner_id from patient_rosters r
  where r.organization_id = new.organization_id and r.patient_id = new.id)`;

/** A notice, and the appointment that it tells of. */
const tellNotices = (migration: Migration): void => {
  migration.addSql(`create function tell_notices() returns trigger language plpgsql as $$
    declare told record;
    begin
      select a.partner_clinic_id, a.partner_practitioner_id, a.partner_patient_id into told from appointments a
      where a.organization_id = new.organization_id and a.id = new.appointment_id;
      if not found then return null; end if;
      perform tell_event(new.organization_id, new.appointment_id,
        concat_ws('/', 'notice', new.appointment_id, new.sequence, new.recipient), 3, 'appointment.notice_settled', null,
        jsonb_build_object('id', new.appointment_id, 'partner_clinic_id', told.partner_clinic_id,
          'partner_practitioner_id', told.partner_practitioner_id, 'partner_patient_id', told.partner_patient_id,
          'recipient', new.recipient, 'kind', new.kind, 'state', new.state),
        array[told.partner_practitioner_id], 'appointments:read', false);
      return null;
    end $$`);
  migration.addSql(`create constraint trigger appointment_notices_told after update on appointment_notices
    deferrable initially deferred for each row when (old.state is distinct from new.state and new.state <> 'due')
    execute function tell_notices()`);
};

/** A roster is a field of its patient. */
const tellRosters = (migration: Migration): void => {
  migration.addSql(`create function tell_rosters() returns trigger language plpgsql as $$
    declare
      organization uuid := coalesce(new.organization_id, old.organization_id);
      patient uuid := coalesce(new.patient_id, old.patient_id);
      clinic uuid;
    begin
      -- Whoever is told of as created has this roster already.
      if tg_op = 'INSERT' and strpos(coalesce(current_setting('app.told', true), ''), 'patient/' || patient || ' 1 ') > 0
      then return null; end if;
      select p.partner_clinic_id into clinic from patients p
      where p.organization_id = organization and p.id = patient and p.deleted_at is null;
      if not found then return null; end if;
      perform tell_event(organization, patient, 'patient/' || patient, 4, 'patient.updated',
        array['roster_practitioner_ids'], jsonb_build_object('id', patient, 'partner_clinic_id', clinic),
        array(select r.practitioner_id from patient_rosters r
          where r.organization_id = organization and r.patient_id = patient)
          || case when tg_op = 'DELETE' then old.practitioner_id else new.practitioner_id end,
        'patients:read', false);
      return null;
    end $$`);
  migration.addSql(`create constraint trigger patient_rosters_told after insert or delete on patient_rosters
    deferrable initially deferred for each row execute function tell_rosters()`);
};

const tellOrganization = (migration: Migration): void => {
  tellChanges(migration, 'clinics', {
    noun: 'clinic',
    columns: ['external_id', 'name', 'service_upgraded_at', 'timezone'],
    deleted: true,
    inserted: 'created',
    changed: 'updated',
    scope: 'clinics:read',
    reach: null,
  });
  tellChanges(migration, 'practitioners', {
    noun: 'practitioner',
    columns: [
      'country',
      'email',
      'external_id',
      'first_name',
      'last_name',
      'partner_clinic_id',
      'role',
      'service_account_linked_at',
      'service_login_status',
      'status',
    ],
    deleted: true,
    inserted: 'created',
    changed: 'updated',
    verbs: [
      { when: BECAME('disabled'), verb: 'disabled', withFields: true },
      { when: BECAME('active'), verb: 'enabled', withFields: true },
    ],
    data: { partner_clinic_id: 'new.partner_clinic_id' },
    scope: 'practitioners:read',
    reach: null,
  });
  tellChanges(migration, 'patients', {
    noun: 'patient',
    columns: [
      'created_by_partner_practitioner_id',
      'date_of_birth',
      'email',
      'external_id',
      'first_name',
      'last_name',
      'partner_clinic_id',
      'phone',
    ],
    deleted: true,
    inserted: 'created',
    changed: 'updated',
    data: { partner_clinic_id: 'new.partner_clinic_id' },
    scope: 'patients:read',
    reach: ROSTER,
  });
  tellRosters(migration);
  tellChanges(migration, 'appointments', {
    noun: 'appointment',
    columns: [
      ['clinician_code_hash', ['clinician_video_url']],
      'end_at',
      'notes',
      'partner_clinic_id',
      'partner_patient_id',
      'partner_practitioner_id',
      ['patient_code_hash', ['patient_video_url']],
      'session_type',
      'start_at',
      'status',
      'timezone',
    ],
    inserted: 'created',
    changed: 'updated',
    verbs: [{ when: BECAME('cancelled'), verb: 'cancelled' }],
    data: PARTIES,
    scope: 'appointments:read',
    reach: OWNERS_REACH,
  });
  tellNotices(migration);
  tellChanges(migration, 'session_configurations', {
    noun: 'session_configuration',
    id: 'new.organization_id',
    columns: [
      'branding',
      'camera_default',
      'enabled_features',
      'locale',
      'recording_enabled',
      'upgrade_enabled',
      'video_provider',
      'waiting_room_enabled',
    ],
    inserted: null,
    changed: 'updated',
    scope: null,
    reach: null,
  });
};

const tellContent = (migration: Migration): void => {
  tellChanges(migration, 'forms', {
    ...OWNED,
    noun: 'form',
    columns: [['content', ['description', 'fields', 'title']], 'shelf_ready', 'status'],
    deleted: true,
    inserted: 'created',
    changed: 'saved',
    verbs: [SHELF],
    data: OWNER,
  });
  tellChanges(migration, 'form_submissions', {
    ...OWNED,
    noun: 'form',
    id: 'new.form_id',
    subject: `'submission/' || new.id`,
    columns: ['status'],
    inserted: { sql: `case new.status when 'completed' then 'submitted' else 'requested' end` },
    changed: null,
    verbs: [{ when: BECAME('completed'), verb: 'submitted' }],
    data: { ...OWNER_AND_PATIENT, submission_id: 'new.id' },
  });
  tellChanges(migration, 'storybooks', {
    ...OWNED,
    noun: 'storybook',
    columns: [
      'failure_code',
      'language',
      'page_count',
      ['revision', ['pages']],
      'shelf_ready',
      'status',
      'title',
    ],
    deleted: true,
    inserted: 'created',
    changed: 'saved',
    verbs: [{ when: BECAME('ready'), verb: 'ready' }, { when: BECAME('failed'), verb: 'failed' }, SHELF],
    data: OWNER_AND_PATIENT,
  });
  tellChanges(migration, 'worksheets', {
    ...OWNED,
    noun: 'worksheet',
    columns: ['failure_code', 'page_count', ['revision', ['pages']], 'status', 'title'],
    deleted: true,
    inserted: 'created',
    changed: 'saved',
    verbs: [
      { when: BECAME('ready'), verb: 'ready' },
      { when: BECAME('failed'), verb: 'failed' },
    ],
    data: OWNER,
  });
  tellChanges(migration, 'content_shares', {
    ...OWNED,
    noun: 'share',
    columns: ['mail_state'],
    inserted: null,
    changed: null,
    verbs: [{ when: `old.mail_state = 'due' and new.mail_state <> 'due'`, verb: 'settled' }],
    data: {
      ...OWNER_AND_PATIENT,
      content_type: 'new.content_type',
      content_id: 'new.content_id',
      state: `case new.mail_state when 'sent' then 'sent' else 'not_sent' end`,
    },
  });
  tellChanges(migration, 'community_items', {
    noun: 'community_item',
    scope: null,
    clinicianOwned: true,
    reach: COLLEAGUES,
    columns: [],
    deleted: true,
    inserted: 'created',
    changed: null,
    data: {
      partner_clinic_id: 'new.partner_clinic_id',
      shared_by_partner_practitioner_id: 'new.shared_by_partner_practitioner_id',
    },
  });
};

const tellSessions = (migration: Migration): void => {
  tellChanges(migration, 'notes', {
    ...OWNED,
    noun: 'note',
    columns: ['body', 'partner_appointment_id', 'signed_at', 'status', 'transcript'],
    inserted: 'created',
    changed: 'saved',
    verbs: [
      { when: BECAME('signed'), verb: 'signed' },
      { when: BECAME('draft'), verb: 'unlocked' },
    ],
    data: { ...OWNER_AND_PATIENT, partner_appointment_id: 'new.partner_appointment_id' },
  });
  tellChanges(migration, 'exports', {
    ...OWNED,
    noun: 'export',
    columns: ['removed_at', 'status'],
    inserted: 'created',
    changed: null,
    verbs: [
      { when: 'old.removed_at is null and new.removed_at is not null', verb: 'expired' },
      { when: BECAME('ready'), verb: 'ready' },
      { when: BECAME('failed'), verb: 'failed' },
    ],
    data: OWNER,
  });
  const rooms = { ...OWNED, inserted: 'created', changed: 'saved', data: OWNER } as const;
  tellChanges(migration, 'playrooms', {
    ...rooms,
    noun: 'playroom',
    columns: ['age_band', 'is_default', 'items', 'name', 'published', 'room_type', 'theme'],
  });
  tellChanges(migration, 'toolkits', {
    ...rooms,
    noun: 'toolkit',
    columns: ['is_default', 'items', 'name', 'published'],
  });
  const games = { ...OWNED, noun: 'game', columns: [], changed: null, data: OWNER_AND_PATIENT } as const;
  tellChanges(migration, 'game_sessions', { ...games, inserted: 'session_started' });
  tellChanges(migration, 'game_saves', {
    ...games,
    inserted: 'save_created',
    columns: ['deleted_at'],
    verbs: [{ when: 'old.deleted_at is null and new.deleted_at is not null', verb: 'save_deleted' }],
  });
};

/**
 * The change feed: for each organization a row that counts its events, and the events in the order of the commits. The
 * position is taken when the transaction commits, under the lock of that row, which it holds until then: positions have
 * no gap, and whoever has seen one has seen all before it. A position of an identity column loses every third change of
 * concurrent writers.
 */
export class ChangeFeed extends Migration {
  override up(): void {
    this.addSql(`create table event_heads (
      organization_id uuid primary key references organizations (id),
      sequence bigint not null default 0,
      oldest_sequence bigint not null default 1,
      last_at timestamptz(3) not null default '-infinity'
    ) with (fillfactor = 50)`);
    this.addSql(`create table events (
      organization_id uuid not null references organizations (id),
      sequence bigint not null,
      id uuid not null default gen_random_uuid(),
      type text not null,
      timestamp timestamptz(3) not null,
      actor_kind text not null,
      request_id uuid,
      changed_fields text[],
      data jsonb not null,
      reach uuid[],
      read_scope text,
      clinician_owned boolean not null,
      primary key (organization_id, sequence)
    )`);
    for (const table of ['event_heads', 'events']) {
      tenantTable(this, table, 'select, insert, update');
      acrossOrganizations(this, 'clinic_operator', table, 'select, insert, update');
      acrossOrganizations(this, 'clinic_ledger', table, 'select, insert, update, delete');
      this.addSql(`grant select, insert, update on ${table} to clinic_creator`);
      this.addSql(`create policy own_organizations_told on ${table} to clinic_creator
        using (${ownOfBatch()}) with check (${ownOfBatch()})`);
    }
    // An operator who removes an item of a community tells the clinic's members.
    this.addSql('grant select (partner_clinic_id) on practitioners to clinic_operator');
    this.#keepEvents();
    this.#tellEvent();
    this.#findMoments();
    tellOrganization(this);
    tellContent(this);
    tellSessions(this);
  }

  /** An event changes only in the transaction that tells it: of two reasons it tells the first. */
  #keepEvents(): void {
    this.addSql(`create function keep_event() returns trigger language plpgsql as $$
      begin
        raise exception 'an event that was told is not changed';
      end $$`);
    this.addSql(`create trigger events_kept before update on events for each row
      when (old.organization_id <> new.organization_id or old.sequence <> new.sequence or old.id <> new.id
        or old.timestamp <> new.timestamp
        or old.xmin::text::bigint <> pg_current_xact_id()::text::bigint & 4294967295)
      execute function keep_event()`);
  }

  /** Moments never fall along the feed. Beyond a gap the next event counts. */
  #findMoments(): void {
    this.addSql(`create function first_event_since(organization uuid, moment timestamptz) returns bigint
      language plpgsql stable as $$
      declare
        low bigint;
        high bigint;
        middle bigint;
        at timestamptz;
      begin
        select h.oldest_sequence, h.sequence into low, high from event_heads h where h.organization_id = organization;
        while low <= high loop
          middle := (low + high) / 2;
          select e.timestamp into at from events e
          where e.organization_id = organization and e.sequence >= middle order by e.sequence limit 1;
          if at is null or at >= moment then high := middle - 1; else low := middle + 1; end if;
        end loop;
        return low;
      end $$`);
  }

  #tellEvent(): void {
    // Who did it is said by the audit entry that commits with the change (platform/audit/audit.ts): of one request, or
    // of those that create records together, by the record. Without an entry it was the service itself.
    this.addSql(`create function origin_of(record uuid) returns text language plpgsql stable as $$
      declare
        origins text := current_setting('app.origin', true);
        at int;
      begin
        if origins is null or origins = '' then return null; end if;
        if left(origins, 2) = '* ' then return substr(origins, 3); end if;
        at := strpos(origins, ';' || record || ' ');
        return case when at > 0 then split_part(substr(origins, at + 38), ';', 1) end;
      end $$`);
    this.addSql(`create function append_event(organization uuid, record uuid, event_type text, changed text[],
        said jsonb, reached uuid[], scope text, owned boolean) returns bigint language plpgsql as $$
      declare
        origin text := origin_of(record);
        kind text := coalesce(split_part(origin, ' ', 2), 'system');
        place bigint;
        moment timestamptz;
      begin
        update event_heads h set sequence = h.sequence + 1,
          last_at = greatest(h.last_at, date_trunc('milliseconds', clock_timestamp()))
        where h.organization_id = organization returning h.sequence, h.last_at into place, moment;
        if not found then
          insert into event_heads as h (organization_id, sequence, last_at)
          values (organization, 1, date_trunc('milliseconds', clock_timestamp()))
          on conflict (organization_id) do update set sequence = h.sequence + 1,
            last_at = greatest(h.last_at, excluded.last_at)
          returning h.sequence, h.last_at into place, moment;
        end if;
        insert into events (organization_id, sequence, type, timestamp, actor_kind, request_id, changed_fields, data,
          reach, read_scope, clinician_owned)
        values (organization, place, event_type, moment, kind,
          case when kind <> 'system' then split_part(origin, ' ', 1)::uuid end, changed, said, reached, scope, owned);
        return place;
      end $$`);
    // What this transaction has told: "<subject> <rank> <sequence>;" of each. A text is searched a hundred times as fast
    // as JSON is parsed, and a batch of requests tells of a hundred records.
    this.addSql(`create function tell_event(organization uuid, record uuid, subject text, rank int, event_type text,
        changed text[], said jsonb, reached uuid[], scope text, owned boolean) returns void language plpgsql as $$
      declare
        told text := coalesce(current_setting('app.told', true), '');
        at int := strpos(told, subject || ' ');
        before text;
        rank_before int;
        place bigint;
      begin
        if at = 0 then
          place := append_event(organization, record, event_type, changed, said, reached, scope, owned);
          perform set_config('app.told', told || subject || ' ' || rank || ' ' || place || ';', true);
          return;
        end if;
        before := split_part(substr(told, at + length(subject) + 1), ';', 1);
        rank_before := split_part(before, ' ', 1)::int;
        place := split_part(before, ' ', 2)::bigint;
        update events e set
          type = case when rank < rank_before then event_type else e.type end,
          changed_fields = case
            when rank < rank_before and changed is null then null
            when rank >= rank_before and e.changed_fields is null then null
            else array(select distinct unnest(coalesce(e.changed_fields, '{}') || coalesce(changed, '{}')) order by 1) end,
          data = case when rank_before > 2 then said else e.data end,
          reach = case when e.reach is null or reached is null then null
            else array(select distinct unnest(e.reach || reached) order by 1) end
        where e.organization_id = organization and e.sequence = place;
        if rank < rank_before then
          perform set_config('app.told',
            replace(told, subject || ' ' || before || ';', subject || ' ' || rank || ' ' || place || ';'), true);
        end if;
      end $$`);
  }
}
