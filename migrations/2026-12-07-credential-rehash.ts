import { Migration } from '@mikro-orm/migrations';

/** A token exchange rewrites the hash of a secret that was stored under an older pepper, once the secret was right. */
export class CredentialRehash extends Migration {
  override up(): void {
    this.addSql('grant update (secret_hash) on credentials to clinic_ledger');
  }
}
