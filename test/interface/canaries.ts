import { randomUUID } from 'node:crypto';
import { sealNotes } from '../../domain/appointments/appointment-notes.ts';
import type { Reply } from '../support/client.ts';
import type { Scene } from './samples.ts';

/** Planted values of somebody else, which must not be in any answer. */
export interface Canaries {
  /** The prefix of each of their texts. */
  readonly mark: string;
  readonly ids: ReadonlySet<string>;
}

const UUIDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Texts that stay unchanged because requests of their own organization need them. */
const FIXED = ['timezone', 'client_id', 'workflow_id', 'workflow_type', 'action', 'route', 'method'];

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
}

const columnsOf = async ({ app }: Scene): Promise<readonly Column[]> => {
  const { rows } = await app.owner.pool.query<Column>(
    `select c.table_name, c.column_name, c.data_type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.table_name in (select table_name from information_schema.columns
         where table_schema = 'public' and column_name = 'organization_id')`,
  );
  return rows;
};

/**
 * Marks every text of the organization, or of one of its clinicians, that no rule of the schema holds to
 * certain words, and notes every id.
 */
export const plantCanaries = async (scene: Scene, practitionerId?: string): Promise<Canaries> => {
  const mark = `canary-${randomUUID().slice(0, 8)}-`;
  const ids = new Set<string>(practitionerId ? [] : [scene.world.organizationId]);
  const columns = await columnsOf(scene);
  const { pool } = scene.app.owner;
  for (const { table_name, column_name, data_type } of columns) {
    const owner = columns.find(
      (one) => one.table_name === table_name && /practitioner_id$/.test(one.column_name),
    );
    if (practitionerId && !owner) continue;
    const theirs = practitionerId
      ? `organization_id = $1 and ${owner?.column_name} = '${practitionerId}'`
      : 'organization_id = $1';
    const own = [scene.world.organizationId];
    if (data_type === 'uuid' && (!practitionerId || column_name === 'id')) {
      const { rows } = await pool.query(
        `select distinct ${column_name}::text as id from ${table_name} where ${theirs} and ${column_name} is not null`,
        own,
      );
      for (const { id } of rows) ids.add(id);
    }
    if (data_type === 'text' && !FIXED.includes(column_name))
      // Where a rule of the schema refuses it, the text is none that people wrote.
      await pool
        .query(
          `update ${table_name} set ${column_name} = '${mark}' || coalesce(${column_name}, gen_random_uuid()::text) where ${theirs}`,
          own,
        )
        .catch(() => undefined);
  }
  // What is sealed is not marked so: the notes of bookings stand for it.
  const { rows: booked } = await pool.query<{ id: string }>(
    `select id from appointments
     where organization_id = $1${practitionerId ? ` and partner_practitioner_id = '${practitionerId}'` : ''}`,
    [scene.world.organizationId],
  );
  for (const { id } of booked)
    await pool.query('update appointments set notes = $2 where id = $1', [
      id,
      sealNotes(scene.app.secrets, id, `${mark}${id}`),
    ]);
  return { mark, ids };
};

/** The planted values that an answer shows; empty if it shows none. */
export const leaked = ({ text, headers }: Reply, { mark, ids }: Canaries): readonly string[] => {
  const shown = `${text}\n${[...headers.values()].join('\n')}`;
  return [...(shown.includes(mark) ? [mark] : []), ...(shown.match(UUIDS) ?? []).filter((id) => ids.has(id))];
};
