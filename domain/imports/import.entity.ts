import { defineEntity, p } from '@mikro-orm/core';
import { record } from '../declarations/record.ts';
import { IMPORT_KINDS, IMPORT_MODES, IMPORT_STATUSES, ON_EXISTING } from './import-words.ts';

const ImportSchema = defineEntity({
  name: 'Import',
  tableName: 'imports',
  properties: {
    ...record,
    kind: p.enum(IMPORT_KINDS),
    mode: p.enum(IMPORT_MODES),
    on_existing: p.enum(ON_EXISTING),
    status: p.enum(IMPORT_STATUSES),
    /** Who asked for it: events and audit entries of its records name the request and the credential. */
    request_id: p.uuid(),
    client_id: p.text().nullable(),
    records_total: p.integer(),
  },
});

/** Up to a thousand records that a workflow checks or writes. Its steps write the other columns. */
export class Import extends ImportSchema.class {}
ImportSchema.setClass(Import);

/** What became of one record. Only ever read as a list. */
export class ImportResult {}
