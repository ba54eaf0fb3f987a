import { Migration } from '@mikro-orm/migrations';
import { tellAllCreations } from './tell-creations.ts';

/**
 * A transaction says who created its records as JSON, and notes created records as arrays: a quarter of what an
 * event of a batch cost was taking texts apart.
 */
export class OriginsAsJson extends Migration {
  /** Triggers give way to others that tell the same; no process uses them. */
  static readonly contracts = '2027-01-05-creations-together';

  override up(): void {
    // '{"<record>": "<request> <kind of actor>", …}', or "*" where one request did it all. Processes of the preceding
    // version say ';<record> <request> <kind>;…' and '* <request> <kind>'.
    this.addSql(`create or replace function origins_of_records() returns jsonb language plpgsql stable as $$
      declare origin text := coalesce(current_setting('app.origin', true), '');
      begin
        if left(origin, 1) = '{' then return origin::jsonb; end if;
        if origin like '* %' then return jsonb_build_object('*', substr(origin, 3)); end if;
        return (select coalesce(jsonb_object_agg(left(one, 36), substr(one, 38)), '{}')
          from string_to_table(origin, ';') one where one <> '');
      end $$`);
    this.addSql(`create or replace function origin_of(record uuid) returns text language plpgsql stable as $$
      declare origins jsonb := origins_of_records();
      begin
        return coalesce(origins ->> '*', origins ->> record::text);
      end $$`);
    tellAllCreations(this);
  }
}
