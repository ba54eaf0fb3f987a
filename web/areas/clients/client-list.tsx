import Download from 'lucide-react/icons/download';
import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';
import { useMemo, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { type ColumnEntry, DataTable, type Sort } from '../../components/data-table.tsx';
import { Avatar, Card, EmptyState, PageHeader, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { SearchField } from '../../components/fields.tsx';
import { isFoundBy } from '../../components/folded.ts';
import { Segments } from '../../components/segments.tsx';
import { can } from '../../frame/token.ts';
import type english from '../../locales/en/clients.ts';
import { useFormats } from '../../shell/formats.ts';
import { useLocaleSettings } from '../../shell/locale.ts';
import { preload, type Translate, useMessages } from '../../shell/messages.ts';
import { useRemembered } from '../../shell/remembered.ts';
import { go } from '../../shell/router.ts';
import { useSession } from '../../shell/session.ts';
import { ExportsDialog } from '../exports/exports-dialog.tsx';
import { exportsMessages } from '../exports/messages.ts';
import { type Client, listedName, type NameOrder, nameOf } from './client.ts';
import { ageOf } from './client-age.ts';
import { clientsMessages } from './messages.ts';

type T = Translate<keyof typeof english>;

/** Of the name as it is written here, by which the list is sorted too. */
const letterOf = (client: Client, order: NameOrder): string =>
  (Array.from(listedName(client, order).normalize('NFD'))[0] ?? '').toLocaleUpperCase();

const useColumns = (t: T, order: NameOrder): readonly ColumnEntry<Client>[] => {
  const { tag } = useLocaleSettings();
  const formats = useFormats();
  const { timezone } = useSession().practitioner;
  return useMemo(() => {
    const { compare } = new Intl.Collator(tag);
    const age = (client: Client) => ageOf(client, timezone);
    return [
      {
        key: 'name',
        label: t('column.name'),
        isRowHeader: true,
        compare: (one, other) => compare(listedName(one, order), listedName(other, order)),
        render: (client) => (
          <span className="client-name">
            <Avatar id={client.id} name={nameOf(client)} />
            <bdi>{listedName(client, order)}</bdi>
          </span>
        ),
      },
      {
        key: 'age',
        isShort: true,
        label: t('column.age'),
        compare: (one, other) => (age(one) ?? -1) - (age(other) ?? -1),
        render: (client) => {
          const years = age(client);
          return years === undefined ? '' : t('age', { count: years });
        },
      },
      {
        key: 'contact',
        label: t('column.contact'),
        isSecondary: true,
        render: (client) => <span className="quiet">{client.email ?? client.phone ?? ''}</span>,
      },
      {
        key: 'reference',
        label: t('column.reference'),
        isSecondary: true,
        compare: (one, other) => compare(one.external_id ?? '', other.external_id ?? ''),
        render: (client) => <span className="quiet">{client.external_id ?? ''}</span>,
      },
      {
        key: 'since',
        isShort: true,
        label: t('column.since'),
        isSecondary: true,
        compare: (one, other) => one.created_at.localeCompare(other.created_at),
        render: (client) => <span className="quiet">{formats.date(client.created_at)}</span>,
      },
    ];
  }, [t, tag, formats, timezone, order]);
};

const Letters = ({
  letters,
  value,
  onChange,
  t,
}: {
  readonly letters: readonly string[];
  readonly value: string;
  readonly onChange: (letter: string) => void;
  readonly t: T;
}) => (
  <ToggleButtonGroup
    className="letters"
    aria-label={t('letters')}
    selectionMode="single"
    selectedKeys={[value]}
    onSelectionChange={([letter]) => onChange(String(letter ?? ''))}
  >
    <ToggleButton id="" className="letter">
      {t('letters.all')}
    </ToggleButton>
    {letters.map((letter) => (
      <ToggleButton key={letter} id={letter} className="letter">
        {letter}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

/** Everybody on the roster. What is typed into the search stays in the page. */
export const ClientList = () => {
  const t = useMessages(clientsMessages);
  const { tag } = useLocaleSettings();
  const clients = useReadAll('/api/embed/clients', {});
  const [search, setSearch] = useRemembered('clients search', '');
  const [letter, setLetter] = useRemembered('clients letter', '');
  const [sort, setSort] = useRemembered<Sort>('clients sort', { column: 'name', direction: 'ascending' });
  const [isExporting, setExporting] = useState(false);
  const openExports = async () => {
    await preload(exportsMessages);
    setExporting(true);
  };
  const [order, setOrder] = useRemembered<NameOrder>('clients order', 'first');
  const columns = useColumns(t, order);
  const all = clients.data ?? [];
  const hasReferences = all.some(({ external_id }) => external_id);
  const letters = useMemo(
    () =>
      [...new Set((clients.data ?? []).map((client) => letterOf(client, order)))].sort(
        new Intl.Collator(tag).compare,
      ),
    [clients.data, tag, order],
  );
  const shown = all.filter(
    (client) =>
      isFoundBy(listedName(client, order), search) && (letter === '' || letterOf(client, order) === letter),
  );
  const clear = () => {
    setSearch('');
    setLetter('');
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={clients.data && t('count', { count: all.length })}
        actions={
          can('data:export') && (
            <Button icon={<Download />} onPress={openExports}>
              {t('export.title')}
            </Button>
          )
        }
      />
      {clients.isPending && <Skeleton label={t('title')} lines={8} height="row" />}
      {clients.isError && <ErrorPanel error={clients.error} onRetry={clients.refetch} />}
      {clients.data && all.length === 0 && (
        <Card>
          <EmptyState icon={<Users />} title={t('none.title')} text={t('none.text')} />
        </Card>
      )}
      {all.length > 0 && (
        <div className="stack">
          <div className="client-tools">
            <SearchField label={t('search')} value={search} onChange={setSearch} />
            <Segments
              label={t('order')}
              value={order}
              onChange={(next) => {
                setOrder(next);
                setLetter('');
                setSort({ column: 'name', direction: 'ascending' });
              }}
              options={[
                { key: 'first', label: t('order.first') },
                { key: 'last', label: t('order.last') },
              ]}
            />
            {letters.length > 1 && <Letters letters={letters} value={letter} onChange={setLetter} t={t} />}
          </div>
          <Card isFlush>
            {shown.length > 0 ? (
              <DataTable
                label={t('title')}
                columns={hasReferences ? columns : columns.filter(({ key }) => key !== 'reference')}
                items={shown}
                sort={sort}
                onSort={setSort}
                onOpen={({ id }) => void go('clients', id)}
              />
            ) : (
              <EmptyState
                icon={<SearchX />}
                title={t('found.none')}
                action={<Button onPress={clear}>{t('found.clear')}</Button>}
              />
            )}
          </Card>
        </div>
      )}
      {isExporting && <ExportsDialog onClose={() => setExporting(false)} />}
    </>
  );
};
