import { Migration } from '@mikro-orm/migrations';

/**
 * When the mail of a form request, of a login and of an upgrade link came to its end, as notices and shares say it. The
 * view `effects` (2026-12-18-request-outcomes.ts) gave the moment of the request, and for a form that was answered that
 * of the answer; it still does so for mails of an earlier version.
 */
export class MomentsOfMails extends Migration {
  override up(): void {
    for (const table of ['form_submissions', 'login_invitations', 'clinic_upgrade_links'])
      this.addSql(`alter table ${table} add column if not exists settled_at timestamptz(3)`);
    this.addSql(`do $do$ begin
      execute 'create or replace view effects with (security_invoker = true) as ' || regexp_replace(
        pg_get_viewdef('effects'::regclass),
        $mail$(\\(n\\.mail_state <> 'due'::text\\) THEN) (n\\.(?:updated|created)_at)$mail$,
        '\\1 COALESCE(n.settled_at, \\2)', 'g');
    end $do$`);
  }
}
