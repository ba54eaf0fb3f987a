import { type Rows, sql } from '../../platform/database/rows.ts';
import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { letOthersIn } from '../../platform/slices.ts';

/** The records of an import while they wait. They hold personal data, so they are sealed, and gone with their step. */

/** Records of one step: its transaction holds their locks. */
export const RECORDS_A_STEP = 50;

interface ImportOf {
  readonly organizationId: string;
  readonly importId: string;
}

export interface StagedStep {
  /** The place of its first record among all. */
  readonly first: number;
  readonly records: readonly unknown[];
}

const contextOf = (importId: string, first: number): string => `import-records/${importId}/${first}`;

export const stageRecords = async (
  rows: Rows,
  secrets: Secrets,
  { organizationId, importId }: ImportOf,
  records: readonly unknown[],
): Promise<void> => {
  for (let first = 0; first < records.length; first += RECORDS_A_STEP) {
    const step = records.slice(first, first + RECORDS_A_STEP);
    await rows.all(sql`
      insert into import_records (organization_id, import_id, first, sealed)
      values (${organizationId}, ${importId}, ${first}, ${sealJson(secrets, step, contextOf(importId, first))})`);
    await letOthersIn();
  }
};

/** The next steps, in their order. */
export const nextStaged = async (
  rows: Rows,
  secrets: Secrets,
  { organizationId, importId }: ImportOf,
  most: number,
): Promise<readonly StagedStep[]> => {
  const found = await rows.all(sql<{ first: number; sealed: Buffer }>`
    select first, sealed from import_records
    where organization_id = ${organizationId} and import_id = ${importId} order by first limit ${most}`);
  return found.map(({ first, sealed }) => ({
    first,
    records: openJson<readonly unknown[]>(secrets, sealed, contextOf(importId, first)),
  }));
};

/** @param first only this step; all of them unless given. */
export const destroyStaged = async (
  rows: Rows,
  { organizationId, importId }: ImportOf,
  first: number | null = null,
): Promise<void> => {
  await rows.all(sql`
    delete from import_records where organization_id = ${organizationId} and import_id = ${importId}
      and first = coalesce(${first}::int, first)`);
};
