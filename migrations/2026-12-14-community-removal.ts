import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations } from './tenant-table.ts';

/** Operators remove what a deleted practitioner shared with a clinic: nobody else can. */
export class CommunityRemoval extends Migration {
  override up(): void {
    acrossOrganizations(
      this,
      'clinic_operator',
      'community_items',
      `select (id, organization_id, partner_clinic_id, shared_by_partner_practitioner_id, content_type, created_at,
        updated_at, deleted_at), update (deleted_at, updated_at)`,
    );
  }
}
