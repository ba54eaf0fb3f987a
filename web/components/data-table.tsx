import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';

export interface ColumnEntry<Item> {
  readonly key: string;
  readonly label: string;
  /** Names the row for screen readers: at least one column does. */
  readonly isRowHeader?: boolean;
  /** What the column is sorted by; without it the column is not sorted. */
  readonly compare?: (one: Item, other: Item) => number;
  readonly render: (item: Item) => ReactNode;
  /** Left out where the table is narrow: what matters least. */
  readonly isSecondary?: boolean;
  /** Short values, such as dates, that are not broken into lines. */
  readonly isShort?: boolean;
  readonly align?: 'start' | 'end';
}
export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/**
 * A table with sorted columns whose rows open something. Rows below the fold cost no layout, so that a thousand of
 * them stay smooth.
 */
export const DataTable = <Item extends { readonly id: string }>({
  label,
  columns,
  items,
  sort,
  onSort,
  onOpen,
  nameOf,
  dependencies = [],
}: {
  readonly label: string;
  readonly columns: readonly ColumnEntry<Item>[];
  readonly items: readonly Item[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onOpen?: (item: Item) => void;
  /** What the row is called, for typing ahead. */
  readonly nameOf: (item: Item) => string;
  /** What cells show beside their item: rows are drawn again when one of these changes, and else with their item alone. */
  readonly dependencies?: readonly unknown[];
}) => {
  const sorted = columns.find(({ key }) => key === sort.column)?.compare;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = sorted ? items.toSorted((one, other) => sign * sorted(one, other)) : items;
  const byId = new Map(items.map((item) => [item.id, item]));
  const className = (column: ColumnEntry<Item>, name: string) =>
    `${name}${column.isSecondary ? ' is-secondary' : ''}${column.align === 'end' ? ' is-end' : ''}${column.isShort ? ' is-short' : ''}`;
  return (
    <Table
      className="table"
      aria-label={label}
      sortDescriptor={sort}
      onSortChange={({ column, direction }) => onSort({ column: String(column), direction })}
      {...(onOpen
        ? {
            onRowAction: (key) => {
              const item = byId.get(String(key));
              if (item) onOpen(item);
            },
          }
        : {})}
    >
      <TableHeader>
        {columns.map((column) => (
          <Column
            key={column.key}
            id={column.key}
            className={className(column, 'table-column')}
            isRowHeader={column.isRowHeader ?? false}
            allowsSorting={column.compare !== undefined}
          >
            {({ sortDirection }) => (
              <span className="table-column-words">
                {column.label}
                {sortDirection === 'ascending' && <ArrowUp aria-hidden="true" />}
                {sortDirection === 'descending' && <ArrowDown aria-hidden="true" />}
              </span>
            )}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={rows} dependencies={dependencies}>
        {(item) => (
          <Row id={item.id} className="table-row" textValue={nameOf(item)} columns={[...columns]}>
            {(column) => <Cell className={className(column, 'table-cell')}>{column.render(item)}</Cell>}
          </Row>
        )}
      </TableBody>
    </Table>
  );
};
