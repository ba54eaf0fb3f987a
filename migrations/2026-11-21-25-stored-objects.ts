import { Migration } from '@mikro-orm/migrations';
import { acrossOrganizations } from './tenant-table.ts';

/** Which records have objects: for the operator, who compares them with the store. */
export class StoredObjects extends Migration {
  override up(): void {
    const rights = {
      worksheets: 'select (organization_id, id, status, media_type, deleted_at)',
      worksheet_pages: 'select (organization_id, worksheet_id, image, deleted_at)',
      storybooks: 'select (organization_id, id, status, deleted_at)',
      storybook_pages: 'select (id, organization_id, storybook_id, deleted_at)',
      exports: 'select (organization_id, id, status, expires_at, removed_at, deleted_at)',
    };
    for (const [table, right] of Object.entries(rights))
      acrossOrganizations(this, 'clinic_operator', table, right);
  }
}
