import { Migration } from '@mikro-orm/migrations';

/**
 * Applications of partners to be. They come before any organization does, so their table is nobody's
 * records and their workflow commands name no organization.
 */
export class Onboarding extends Migration {
  override up(): void {
    this.addSql(`create table applications (
      id uuid primary key,
      organization_name text not null,
      contact_name text not null,
      email text not null,
      website text not null,
      intended_use bytea not null,
      status text not null default 'received'
        check (status in ('received', 'approved', 'declined', 'opened', 'expired')),
      created_at timestamptz(3) not null default clock_timestamp(),
      decided_at timestamptz(3),
      organization_id uuid references organizations,
      client_id text references credentials,
      link_hash bytea unique,
      link_expires_at timestamptz(3),
      sealed_secret bytea,
      opened_at timestamptz(3),
      letters jsonb not null default '{}',
      constraint applications_decided check ((status = 'received') = (decided_at is null)),
      constraint applications_founded check ((status in ('received', 'declined')) = (organization_id is null)),
      constraint applications_secret check ((status = 'approved') = (sealed_secret is not null))
    )`);
    this.addSql(`create index applications_order on applications (created_at, id)`);
    this.addSql(`grant select, insert, update on applications to clinic_app`);
    this.addSql(`alter table workflow_outbox alter column organization_id drop not null`);
    // What strangers tried at public pages: forgotten by a crash, which is no loss.
    this.addSql(`create unlogged table attempts (
      source_hash bytea primary key,
      over_at timestamptz not null,
      taken integer not null
    )`);
    this.addSql(`create index attempts_over on attempts (over_at)`);
    this.addSql(`grant select, insert, update, delete on attempts to clinic_app`);
  }
}
