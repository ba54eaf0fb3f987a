import {
  ExternalId,
  Id,
  lastingFields,
  Moment,
  nullable,
  OneOf,
  pageFields,
  Shape,
  Type,
} from '../declarations/schemas.ts';
import { FIELD_CODES } from '../problems.ts';
import {
  IMPORT_FAILURES,
  IMPORT_KINDS,
  IMPORT_MODES,
  IMPORT_STATUSES,
  ON_EXISTING,
  RESULT_STATES,
} from './import-words.ts';

export const MOST_RECORDS = 1_000;
export const RESULT_DAYS = 30;

const kind = OneOf(IMPORT_KINDS);
const mode = OneOf(IMPORT_MODES, {
  description: '`check` reports what `apply` would do, with every fault, and changes nothing.',
});
const status = OneOf(IMPORT_STATUSES);
const state = OneOf(RESULT_STATES, {
  description: 'Of a check: what would become of it. `unchanged`: it is stored as it was sent.',
});
const on_existing = {
  description:
    'What becomes of a record whose `external_id` is taken. `fail`: it gets `external-id-conflict`. `skip`: the stored one stays. `update`: the fields that are sent are changed; those that PATCH does not take are left alone. Appointments have no `external_id`: only `fail`.',
};
const count = (description: string) => Type.Integer({ minimum: 0, description });

/** Its own schema: that of the kind, which each record is checked against later. */
const SentRecord = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
  description: 'A body of the POST of its kind, such as `createPatient`.',
});

export const ImportDraft = Shape({
  kind,
  mode,
  on_existing: Type.Optional(OneOf(ON_EXISTING, { ...on_existing, default: 'fail' })),
  records: Type.Array(SentRecord, { minItems: 1, maxItems: MOST_RECORDS }),
});

export const ImportView = Shape({
  id: Id(),
  kind,
  mode,
  on_existing: OneOf(ON_EXISTING, on_existing),
  status,
  records_total: count('Records that were sent.'),
  records_done: count('Of these, how many have a result.'),
  counts: Shape(
    {
      created: count('Or would be, of a check.'),
      updated: count('Or would be, of a check.'),
      unchanged: count('Stored as they were sent.'),
      skipped: count('Stored before, and left alone.'),
      failed: count('Their results say why.'),
    },
    { description: 'Results by their state.' },
  ),
  failure_code: nullable(
    OneOf(IMPORT_FAILURES, {
      description: 'Why it ended early. Records with a result stay as that says; send the others again.',
    }),
  ),
  ended_at: nullable(Moment({ description: 'When it was completed, or failed.' })),
  expires_at: nullable(
    Moment({ description: `When it is deleted with its results: ${RESULT_DAYS} days after its end.` }),
  ),
  ...lastingFields,
});

const FieldFault = Shape({
  path: Type.String({ examples: ['email'] }),
  code: OneOf(FIELD_CODES, { examples: ['invalid_format'] }),
  message: Type.String({ examples: ['The value has the wrong format.'] }),
});

export const ImportResultView = Shape({
  index: count('Place among the records that were sent, from 0.'),
  external_id: nullable(ExternalId({ description: 'As it was sent; `null` where it is none.' })),
  state,
  resource_id: nullable(
    Id({ description: 'The record; `null` where there is none: of failures, and of creations of a check.' }),
  ),
  problem: nullable(
    Type.String({
      examples: ['validation-error'],
      description: 'The slug that its own POST or PATCH answers.',
    }),
  ),
  fields: nullable(
    Type.Array(FieldFault, { description: 'Of a `validation-error`: as in its problem document.' }),
  ),
});

export const ImportFilters = Shape({
  ...pageFields,
  kind: Type.Optional(kind),
  status: Type.Optional(status),
});

export const ImportResultFilters = Shape({ ...pageFields, state: Type.Optional(OneOf(RESULT_STATES)) });
