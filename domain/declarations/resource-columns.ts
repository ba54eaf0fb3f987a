import { type EntityClass, EntitySchema } from '@mikro-orm/core';
import { fixedPart, type RawBuilder, sql } from '../../platform/database/rows.ts';
import type { InternalColumn, InternalColumns, ResourceDefinition } from './resource-definition.ts';

/**
 * A time as the text that is sent. Takes a third of the time of `to_char`. Columns hold milliseconds and connections use
 * UTC. Adding a microsecond makes PostgreSQL print all digits; `substr` removes the added one.
 */
export const momentAsText = (at: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`substr(to_json(${at} + interval '1 microsecond')::text, 2, 23) || 'Z'`;

const asText = (
  name: string,
  format: string | undefined,
  column: RawBuilder<unknown> = sql.ref(`t.${name}`),
): RawBuilder<unknown> => {
  if (format === 'date-time') return sql`${momentAsText(column)} as ${sql.ref(name)}`;
  if (format === 'date') return sql`to_char(${column}, 'YYYY-MM-DD') as ${sql.ref(name)}`;
  return column;
};

const named = ([name, expression]: readonly [string, RawBuilder<unknown>]): RawBuilder<unknown> =>
  sql`${expression} as ${sql.ref(name)}`;

/** What is selected of a resource's table (alias `t`). */
export interface ResourceColumns {
  /** When the record changed, or the related one that it shows a part of. */
  readonly changedAt: RawBuilder<unknown>;
  /** Of records of any organization. */
  readonly all: RawBuilder<unknown>;
  /** The same of records that are not deleted. */
  readonly ofAlive: RawBuilder<unknown>;
  /** Of one organization's page: what depends on the organization alone is read once, not once for each record. */
  ofPage(organizationId: string): RawBuilder<unknown>;
}

export const columnsOf = <Entity extends object, Internal extends InternalColumns>({
  view,
  columns = {},
  computed = [],
  internal,
  changed = 'updated_at',
  changedWith,
}: ResourceDefinition<Entity, Internal>): ResourceColumns => {
  const itself = sql.ref(`t.${changed}`);
  const changedAt = fixedPart(changedWith ? sql`greatest(${itself}, ${changedWith})` : itself);
  const stored = Object.entries(view.properties as Record<string, { format?: string }>)
    .filter(([name]) => !Object.hasOwn(columns, name) && !computed.includes(name))
    .map(([name, { format }]) => {
      const column = changedWith && name === 'updated_at' ? changedAt : undefined;
      return [name, asText(name, format, column)] as const;
    });
  const expressions = Object.entries(columns).map(named);
  const inner = Object.entries<InternalColumn>(internal ?? {});
  const select = (organizationId: RawBuilder<unknown>, left?: string): RawBuilder<unknown> =>
    sql.join([
      ...stored.flatMap(([name, column]) => (name === left ? [] : [column])),
      ...expressions,
      ...inner.map(([name, value]) =>
        named([name, typeof value === 'function' ? value(organizationId) : value]),
      ),
    ]);
  const own = sql.ref('t.organization_id');
  const all = fixedPart(select(own));
  const isOfOrganization = inner.some(([, value]) => typeof value === 'function');
  return {
    changedAt,
    all,
    ofAlive: fixedPart(select(own, 'deleted_at')),
    ofPage: (organizationId) => (isOfOrganization ? select(sql`${organizationId}::uuid`) : all),
  };
};

/** Columns are named instead of `*`: a prepared statement with `*` fails for ever once a migration adds a column. */
export const columnsOfEntity = (entity: EntityClass<object>): RawBuilder<unknown> => {
  const properties = EntitySchema.REGISTRY.get(entity)?.meta.properties;
  if (!properties) throw new TypeError(`${entity.name} is no entity`);
  return sql.join(Object.keys(properties).map((name) => sql.ref(`t.${name}`)));
};
