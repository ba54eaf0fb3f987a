import { Migration } from '@mikro-orm/migrations';
import { tellAllCreations } from './tell-creations.ts';

/**
 * The API creates records of concurrent requests together, and so they are told together. Before, each event moved the
 * organization's head, searched the origins of all requests and asked for the organization once more: a creation cost
 * PostgreSQL up to twice as much with the feed as without.
 */
export class CreationsTogether extends Migration {
  /** Triggers give way to others that tell the same; no process uses them. */
  static readonly contracts = '2026-12-17-change-feed';

  override up(): void {
    this.#originsOfRecords();
    this.#tellRosters();
    tellAllCreations(this);
    // Whatever has a head is an organization. Asking again costs as much as inserting the event.
    this.addSql('alter table events drop constraint if exists events_organization_id_fkey');
  }

  /** Who created each record, as JSON: by the record's id, or under '*' where one request made them all. */
  #originsOfRecords(): void {
    this.addSql(`create function origins_of_records() returns jsonb language plpgsql stable as $$
      declare origin text := coalesce(current_setting('app.origin', true), '');
      begin
        if origin like '* %' then return jsonb_build_object('*', substr(origin, 3)); end if;
        return (select coalesce(jsonb_object_agg(left(one, 36), substr(one, 38)), '{}')
          from string_to_table(origin, ';') one where one <> '');
      end $$`);
  }

  /** A roster is a field of its patient. As in the migration of the change feed, but for whoever is still to be told of. */
  #tellRosters(): void {
    this.addSql(`create or replace function tell_rosters() returns trigger language plpgsql as $$
      declare
        organization uuid := coalesce(new.organization_id, old.organization_id);
        patient uuid := coalesce(new.patient_id, old.patient_id);
        clinic uuid;
      begin
        -- Whoever is told of as created has this roster already.
        if tg_op = 'INSERT' and (strpos(coalesce(current_setting('app.told', true), ''), 'patient/' || patient || ' 1 ') > 0
          or strpos(coalesce(current_setting('app.created_patients', true), ''), patient::text) > 0)
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
  }
}
