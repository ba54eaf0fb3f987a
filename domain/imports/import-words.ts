/** Closed lists of words: entity, schemas, workflow and activities share them. */
export const IMPORT_KINDS = ['clinics', 'practitioners', 'patients', 'appointments'] as const;
export const IMPORT_MODES = ['check', 'apply'] as const;
export const ON_EXISTING = ['fail', 'skip', 'update'] as const;
export const IMPORT_STATUSES = ['queued', 'running', 'completed', 'failed'] as const;
export const RESULT_STATES = ['created', 'updated', 'unchanged', 'skipped', 'failed'] as const;
export const IMPORT_FAILURES = ['cancelled', 'import_failed', 'organization_suspended'] as const;

export type ImportKind = (typeof IMPORT_KINDS)[number];
export type ImportMode = (typeof IMPORT_MODES)[number];
export type OnExisting = (typeof ON_EXISTING)[number];
export type ImportStatus = (typeof IMPORT_STATUSES)[number];
export type ResultState = (typeof RESULT_STATES)[number];
export type ImportFailure = (typeof IMPORT_FAILURES)[number];
