import { ApplicationFailure } from '@temporalio/common';
import type { WorksheetConversion } from '../../domain/workflow-definitions/workflows.ts';
import { openBrief } from '../../domain/worksheets/worksheet-brief.ts';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { ObjectAbsent, type Objects } from '../../platform/objects/objects.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Budget } from '../stories/author.ts';
import { composeDocument } from './compose/compose-document.ts';
import { offlineSheetWriter, type SheetWriter } from './compose/sheet-writer.ts';

/** `builtIn`: use the built-in texts even if a model is configured. */
export type SheetToCompose = WorksheetConversion & { readonly builtIn?: boolean };
export type ComposeWorksheet = (
  input: SheetToCompose,
  signal: AbortSignal,
) => Promise<'composed' | 'withdrawn'>;

/** Stored with the worksheet, so that interrupted attempts count as well. */
const budgetOf = (
  database: Scoped,
  { organizationId, worksheetId }: WorksheetConversion,
  most: number,
): Budget => ({
  async check() {
    const left = await database.within(organizationId).first(sql`
      select 1 from worksheets
      where organization_id = ${organizationId} and id = ${worksheetId} and tokens_spent < ${most}`);
    if (!left) throw ApplicationFailure.nonRetryable('The worksheet has cost what it may', 'BudgetSpent');
  },
  async spend(tokens) {
    await database.within(organizationId).all(sql`
      update worksheets set tokens_spent = tokens_spent + ${tokens}
      where organization_id = ${organizationId} and id = ${worksheetId}`);
  },
});

const isThere = (objects: Pick<Objects, 'read'>, key: string): Promise<boolean> =>
  objects.read(key).then(
    ({ bytes }) => {
      bytes.destroy();
      return true;
    },
    (error: unknown) => {
      if (error instanceof ObjectAbsent) return false;
      throw error;
    },
  );

/** Stores the document in the place of an upload. If it exists already, it is not written, and paid, again. */
export const createComposeWorksheet =
  ({
    database,
    objects,
    secrets,
    sheetWriter,
    tokensPerWorksheet,
  }: {
    readonly database: Scoped;
    readonly objects: Pick<Objects, 'put' | 'read'>;
    readonly secrets: Secrets;
    readonly sheetWriter: SheetWriter;
    readonly tokensPerWorksheet: number;
  }): ComposeWorksheet =>
  async ({ builtIn = false, ...input }, signal) => {
    const { organizationId, worksheetId } = input;
    const worksheet = await database.within(organizationId).first(sql<{ brief: Buffer }>`
      select brief from worksheets
      where organization_id = ${organizationId} and id = ${worksheetId}
        and status = 'converting' and brief is not null and deleted_at is null`);
    if (!worksheet) return 'withdrawn';
    const { source } = worksheetKeys(organizationId, worksheetId);
    if (await isThere(objects, source)) return 'composed';
    const writer = builtIn ? offlineSheetWriter : sheetWriter;
    const sheet = await writer.write(openBrief(secrets, worksheetId, worksheet.brief), {
      signal,
      budget: budgetOf(database, input, tokensPerWorksheet),
    });
    await objects.put(source, await composeDocument(sheet), { media_type: 'application/pdf', signal });
    return 'composed';
  };
