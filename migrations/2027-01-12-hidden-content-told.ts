import { Migration } from '@mikro-orm/migrations';

/** What tells of books and saved scenes, which are not shown any more once their patient is deleted. */
const ABOUT_PATIENTS = ['tell_storybooks', 'tell_items_of_storybook', 'tell_game_saves'];

/** Kinds of content that a community shows, and in which status. */
const SHARED = { form: 'published', storybook: 'ready', worksheet: 'ready' } as const;

/**
 * Content also vanishes because of another record: an item of a community with the form, book or worksheet it shows and
 * with its clinic, a book and a saved scene with their patient. A GET answers 404 then, so the change feed says that
 * they were deleted. A form that is published again brings its items back, which is told as their creation.
 */
export class HiddenContentTold extends Migration {
  override up(): void {
    this.#tellItems();
    this.#tellItemsOfClinics();
    for (const [kind, status] of Object.entries(SHARED)) this.#followContent(kind, status);
    this.#followPatients();
    for (const told of ABOUT_PATIENTS) this.#tellOnce(told);
  }

  #tellItems(): void {
    this.addSql(`create index if not exists community_items_content
      on community_items (organization_id, content_id) where deleted_at is null`);
    this.addSql(`create function tell_item(item community_items, is_there boolean) returns void language plpgsql as $$
      begin
        perform tell_event(item.organization_id, item.id, 'community_item/' || item.id,
          case when is_there then 1 else 2 end,
          case when is_there then 'community_item.created' else 'community_item.deleted' end, null,
          jsonb_build_object('id', item.id, 'partner_clinic_id', item.partner_clinic_id,
            'shared_by_partner_practitioner_id', item.shared_by_partner_practitioner_id),
          array(select p.id from practitioners p where p.organization_id = item.organization_id
            and p.partner_clinic_id = item.partner_clinic_id and p.deleted_at is null),
          null, true);
      end $$`);
    this.addSql(`create function tell_items_of(organization uuid, content uuid, is_there boolean) returns void
      language plpgsql as $$
      declare item community_items;
      begin
        for item in
          select i.* from community_items i
          join clinics c on c.organization_id = i.organization_id and c.id = i.partner_clinic_id
          where i.organization_id = organization and i.content_id = content
            and i.deleted_at is null and c.deleted_at is null
        loop perform tell_item(item, is_there); end loop;
      end $$`);
  }

  /** Practitioners who left a clinic may have shared something there. */
  #tellItemsOfClinics(): void {
    const isShown = Object.entries(SHARED).map(
      ([kind, status]) => `exists (select 1 from ${kind}s s where s.organization_id = i.organization_id
        and s.id = i.content_id and s.status = '${status}' and s.deleted_at is null${
          kind === 'storybook' ? ' and patient_is_there(s.organization_id, s.partner_patient_id)' : ''
        })`,
    );
    this.addSql(`create function patient_is_there(organization uuid, patient uuid) returns boolean
      language sql stable as $$
        select not exists (select 1 from patients p
          where p.organization_id = organization and p.id = patient and p.deleted_at is not null) $$`);
    this.addSql(`create function tell_items_of_clinic() returns trigger language plpgsql as $$
      declare item community_items;
      begin
        for item in
          select i.* from community_items i
          where i.organization_id = new.organization_id and i.partner_clinic_id = new.id and i.deleted_at is null
            and (${isShown.join(' or ')})
        loop perform tell_item(item, false); end loop;
        return null;
      end $$`);
    this.addSql(`create constraint trigger clinics_told_items after update on clinics
      deferrable initially deferred for each row when (old.deleted_at is null and new.deleted_at is not null)
      execute function tell_items_of_clinic()`);
  }

  #followContent(kind: string, status: string): void {
    const table = `${kind}s`;
    const isThere = (row: 'old' | 'new') => `(${row}.status = '${status}' and ${row}.deleted_at is null)`;
    this.addSql(`create function tell_items_of_${kind}() returns trigger language plpgsql as $$
      begin
        perform tell_items_of(new.organization_id, new.id, ${isThere('new')});
        return null;
      end $$`);
    this.addSql(`create constraint trigger ${table}_told_items after update on ${table}
      deferrable initially deferred for each row when (${isThere('old')} <> ${isThere('new')})
      execute function tell_items_of_${kind}()`);
  }

  #followPatients(): void {
    this.addSql(`create function tell_hidden_with_patient() returns trigger language plpgsql as $$
      declare one record;
      begin
        for one in
          select 'storybook' as noun, 'deleted' as verb, b.id, b.partner_practitioner_id, b.status = 'ready' as is_ready
          from storybooks b
          where b.organization_id = new.organization_id and b.partner_patient_id = new.id and b.deleted_at is null
          union all
          select 'game', 'save_deleted', s.id, s.partner_practitioner_id, false from game_saves s
          where s.organization_id = new.organization_id and s.partner_patient_id = new.id and s.deleted_at is null
          order by noun, id
        loop
          perform tell_event(new.organization_id, one.id, one.noun || '/' || one.id, 2, one.noun || '.' || one.verb, null,
            jsonb_build_object('id', one.id, 'partner_practitioner_id', one.partner_practitioner_id,
              'partner_patient_id', new.id),
            array[one.partner_practitioner_id], null, true);
          if one.is_ready then perform tell_items_of(new.organization_id, one.id, false); end if;
        end loop;
        return null;
      end $$`);
    this.addSql(`create constraint trigger patients_told_hidden after update on patients
      deferrable initially deferred for each row when (old.deleted_at is null and new.deleted_at is not null)
      execute function tell_hidden_with_patient()`);
  }

  /** What becomes of a record after its patient was deleted nobody is shown: an erasure deletes it once more. */
  #tellOnce(told: string): void {
    this.addSql(`do $do$ begin
      execute regexp_replace(pg_get_functiondef('${told}'::regproc), '\\mbegin\\M',
        'begin if not patient_is_there(new.organization_id, new.partner_patient_id) then return null; end if;');
    end $do$`);
  }
}
