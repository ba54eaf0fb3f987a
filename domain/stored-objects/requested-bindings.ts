import { type Rows, sql } from '../../platform/database/rows.ts';
import { Problem } from '../problems.ts';

/** A book or worksheet whose PDF is made anew after an edit. */
export interface BoundRecord {
  readonly kind: 'storybook' | 'worksheet';
  readonly organizationId: string;
  readonly id: string;
  /** The edit that the PDF is to be made from. */
  readonly revision: number;
}

const tableOf = ({ kind }: BoundRecord) => sql.table(`${kind}_bindings`);
const recordOf = ({ kind }: BoundRecord) => sql.ref(`${kind}_id`);

/** Keeps which request asked for the binding, in the transaction of the edit. */
export const keepBinding = (rows: Rows, edited: BoundRecord, requestId: string): Promise<unknown> =>
  rows.all(sql`
    insert into ${tableOf(edited)} (organization_id, ${recordOf(edited)}, revision, request_id)
    values (${edited.organizationId}, ${edited.id}, ${edited.revision}, ${requestId})`);

/** Settles what the PDF covers, in the transaction that makes it the present one: edits are bound together. */
export const settleBindings = (rows: Rows, bound: BoundRecord): Promise<unknown> =>
  rows.all(sql`
    update ${tableOf(bound)} set settled_at = clock_timestamp()
    where organization_id = ${bound.organizationId} and ${recordOf(bound)} = ${bound.id}
      and revision <= ${bound.revision} and settled_at is null`);

/** Seconds until the next attempt. Binding a page takes some milliseconds, but the worker has other work too. */
const RETRY_SECONDS = '2';

/** The answer while the PDF is rebuilt after an edit. */
export const notBoundYet = (): Problem =>
  new Problem('content-not-ready', {}, { 'Retry-After': RETRY_SECONDS });
