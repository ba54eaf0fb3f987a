import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Locale } from './locale.ts';

/** The language that an organization has chosen for its e-mails and its patients' pages. */
export const localeOf = async (rows: Rows, organizationId: string): Promise<Locale> => {
  const found = await rows.first(sql<{ locale: Locale }>`
    select locale from session_configurations where organization_id = ${organizationId}`);
  return found?.locale ?? 'en';
};
