import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useRemembered } from '../shell/remembered.ts';

export interface ColumnEntry<Item> {
  readonly key: string;
  readonly label: string;
  /** Names the row for screen readers, and opens it: exactly one column does. */
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
type Columns<Item> = readonly ColumnEntry<Item>[];

/** Rows that are drawn at once, and with each step towards the end. */
const FIRST_ROWS = 50;
const MORE_ROWS = 150;
/** So far ahead of what is seen that nobody meets the end of what is drawn. */
const AHEAD = '1200px 0px';

const classOf = (
  { isSecondary, align, isShort }: Pick<ColumnEntry<never>, 'isSecondary' | 'align' | 'isShort'>,
  name: string,
) =>
  `${name}${isSecondary ? ' is-secondary' : ''}${align === 'end' ? ' is-end' : ''}${isShort ? ' is-short' : ''}`;

/** Draws more rows whenever the end of those that are drawn comes near. */
const useRowsAsNeeded = (label: string, count: number) => {
  // Whoever comes back finds the page as long as it was.
  const [limit, setLimit] = useRemembered(`${label} rows`, FIRST_ROWS);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || limit >= count) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setLimit(limit + MORE_ROWS),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return { limit, end };
};

const Head = <Item,>({
  columns,
  sort,
  onSort,
}: {
  readonly columns: Columns<Item>;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}) => (
  <thead>
    <tr>
      {columns.map((column) => {
        const { key, label, compare } = column;
        const direction = sort.column === key ? sort.direction : undefined;
        const other = direction === 'ascending' ? 'descending' : 'ascending';
        return (
          <th
            key={key}
            scope="col"
            className={classOf(column, 'table-column')}
            {...(direction ? { 'aria-sort': direction } : {})}
          >
            {compare ? (
              <button
                type="button"
                className="table-sort"
                onClick={() => onSort({ column: key, direction: other })}
              >
                {label}
                {direction === 'ascending' && <ArrowUp aria-hidden="true" />}
                {direction === 'descending' && <ArrowDown aria-hidden="true" />}
              </button>
            ) : (
              label
            )}
          </th>
        );
      })}
    </tr>
  </thead>
);

const Row = <Item extends { readonly id: string }>({
  item,
  columns,
  isReached,
  onOpen,
}: {
  readonly item: Item;
  readonly columns: Columns<Item>;
  /** Whether Tab reaches it; the arrow keys reach the others. */
  readonly isReached: boolean;
  readonly onOpen: ((item: Item) => void) | undefined;
}) => (
  <tr className={`table-row${onOpen ? ' is-opened' : ''}`} onClick={() => onOpen?.(item)}>
    {columns.map((column) =>
      column.isRowHeader ? (
        <th key={column.key} scope="row" className={classOf(column, 'table-cell')}>
          {onOpen ? (
            <button type="button" className="table-open" tabIndex={isReached ? 0 : -1}>
              {column.render(item)}
            </button>
          ) : (
            column.render(item)
          )}
        </th>
      ) : (
        <td key={column.key} className={classOf(column, 'table-cell')}>
          {column.render(item)}
        </td>
      ),
    )}
  </tr>
);

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_at, last) => last,
  PageDown: (at, last) => Math.min(last, at + 10),
  PageUp: (at) => Math.max(0, at - 10),
};

/**
 * A table with sorted columns whose rows open something, by press and by keys. A browser's own table: a thousand rows
 * cost as much as those that have been scrolled to.
 */
export const DataTable = <Item extends { readonly id: string }>({
  label,
  columns,
  items,
  sort,
  onSort,
  onOpen,
}: {
  readonly label: string;
  readonly columns: Columns<Item>;
  readonly items: readonly Item[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onOpen?: (item: Item) => void;
}) => {
  const compare = columns.find(({ key }) => key === sort.column)?.compare;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = compare ? items.toSorted((one, other) => sign * compare(one, other)) : items;
  const { limit, end } = useRowsAsNeeded(label, rows.length);
  const [reached, setReached] = useState(0);
  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.table-open')];
    const at = step(buttons.indexOf(event.target as HTMLButtonElement), buttons.length - 1);
    event.preventDefault();
    setReached(at);
    buttons[at]?.focus();
  };
  return (
    <>
      <table className="table" aria-label={label} aria-rowcount={rows.length + 1} onKeyDown={walk}>
        <Head columns={columns} sort={sort} onSort={onSort} />
        <tbody>
          {rows.slice(0, limit).map((item, index) => (
            <Row
              key={item.id}
              item={item}
              columns={columns}
              isReached={index === Math.min(reached, rows.length - 1)}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
      <div ref={end} />
    </>
  );
};
