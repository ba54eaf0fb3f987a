import type { Scoped } from '../../api/platform/data/database.ts';
import { sql } from '../../api/platform/data/rows.ts';
import type { Objects } from '../../api/platform/objects/objects.ts';
import type { Secrets } from '../../api/platform/secrets.ts';
import { openBrief } from '../../api/resources/worksheets/worksheet-brief.ts';
import { worksheetKeys } from '../../api/resources/worksheets/worksheet-objects.ts';
import type { WorksheetConversion } from '../../workflows/contracts.ts';
import { composeDocument } from './compose/compose-document.ts';

export type ComposeWorksheet = (input: WorksheetConversion) => Promise<'composed' | 'withdrawn'>;

/** Puts the document where an uploaded one would be; a repeated attempt puts the same there. */
export const createComposeWorksheet =
  ({
    database,
    objects,
    secrets,
  }: {
    readonly database: Scoped;
    readonly objects: Pick<Objects, 'put'>;
    readonly secrets: Secrets;
  }): ComposeWorksheet =>
  async ({ organizationId, worksheetId }) => {
    const worksheet = await database.within(organizationId).first(sql<{ brief: Buffer }>`
      select brief from worksheets
      where organization_id = ${organizationId} and id = ${worksheetId}
        and status = 'converting' and brief is not null and deleted_at is null`);
    if (!worksheet) return 'withdrawn';
    const document = await composeDocument(openBrief(secrets, worksheetId, worksheet.brief));
    await objects.put(worksheetKeys(organizationId, worksheetId).source, document, {
      media_type: 'application/pdf',
    });
    return 'composed';
  };
