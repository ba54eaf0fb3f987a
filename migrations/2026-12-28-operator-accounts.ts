import { Migration } from '@mikro-orm/migrations';

/**
 * Who may open the operators' page, and who has it open. Only the operators' role reads and writes these tables: they
 * belong to no organization. An account that is removed takes its sessions with it.
 */
export class OperatorAccounts extends Migration {
  override up(): void {
    // totp_step: the last time step whose code was used. No code opens the page twice.
    this.addSql(`create table operator_accounts (
      id uuid primary key,
      name text not null,
      password_hash text not null,
      totp_secret bytea not null,
      totp_step bigint not null default 0,
      created_at timestamptz(3) not null default clock_timestamp(),
      signed_in_at timestamptz(3)
    )`);
    this.addSql('create unique index operator_accounts_name on operator_accounts (lower(name))');
    this.addSql(`create table operator_sessions (
      id uuid primary key,
      account_id uuid not null references operator_accounts on delete cascade,
      token_hash bytea not null unique,
      created_at timestamptz(3) not null default clock_timestamp(),
      seen_at timestamptz(3) not null default clock_timestamp()
    )`);
    this.addSql('create index operator_sessions_account on operator_sessions (account_id)');
    for (const table of ['operator_accounts', 'operator_sessions'])
      this.addSql(`grant select, insert, update, delete on ${table} to clinic_operator`);
  }
}
