import NotebookPen from 'lucide-react/icons/notebook-pen';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import { useMemo, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { Item } from '../../api/client.ts';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { type ColumnEntry, DataTable, type Sort } from '../../components/data-table.tsx';
import { Avatar, Badge, Card, EmptyState, PageHeader, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { SearchField } from '../../components/fields.tsx';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { useRemembered } from '../../shell/remembered.ts';
import { go } from '../../shell/router.ts';
import { isOpen } from '../../shell/session.ts';
import { notesMessages } from './messages.ts';
import { NewNote } from './new-note.tsx';
import { unsavedNotes } from './note-draft.ts';
import { useClientNames } from './note-title.ts';
import { NOTE_TONES } from './note-tones.ts';
import { Unwritten } from './unwritten.tsx';

type ListedNote = Item<'/api/embed/notes'>;
const FILTERS = ['all', 'draft', 'signed'] as const;
type Filter = (typeof FILTERS)[number];
const YEAR_MILLISECONDS = 366 * 86_400_000;
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
/** The day a year ago; a whole day, so that the list's key stays the same while it is looked at. */
const aYearAgo = (): string =>
  `${new Date(Date.now() - YEAR_MILLISECONDS).toISOString().slice(0, 10)}T00:00:00Z`;

const useColumns = (nameOf: (id: string) => string): readonly ColumnEntry<ListedNote>[] => {
  const t = useMessages(notesMessages);
  const formats = useFormats();
  const unsaved = unsavedNotes();
  return [
    {
      key: 'session',
      label: t('column.session'),
      isRowHeader: true,
      compare: (one, other) =>
        one.session_start_at.localeCompare(other.session_start_at) || one.id.localeCompare(other.id),
      render: (note) => (
        <span className="note-title">
          <Avatar id={note.partner_patient_id} name={nameOf(note.partner_patient_id)} />
          <span className="note-title-words">
            <span className="note-title-name" dir="auto">
              {nameOf(note.partner_patient_id)}
            </span>
            <span className="quiet">{t('session.of', { date: formats.moment(note.session_start_at) })}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      label: t('column.status'),
      compare: (one, other) => one.status.localeCompare(other.status),
      render: ({ id, status }) =>
        unsaved.has(id) ? (
          <Badge tone="danger">{t('saving.retrying')}</Badge>
        ) : (
          <Badge tone={NOTE_TONES[status]}>{t(`status.${status}`)}</Badge>
        ),
    },
    {
      key: 'changed',
      label: t('column.changed'),
      isSecondary: true,
      compare: (one, other) => one.updated_at.localeCompare(other.updated_at),
      render: ({ updated_at }) => <span className="quiet">{formats.ago(updated_at)}</span>,
    },
  ];
};

const Filters = ({
  notes,
  value,
  onChange,
}: {
  readonly notes: readonly ListedNote[];
  readonly value: Filter;
  readonly onChange: (filter: Filter) => void;
}) => {
  const t = useMessages(notesMessages);
  const formats = useFormats();
  const count = (filter: Filter) =>
    filter === 'all' ? notes.length : notes.filter(({ status }) => status === filter).length;
  return (
    <ToggleButtonGroup
      className="note-filters"
      aria-label={t('filter.label')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([key]) => onChange(key as Filter)}
    >
      {FILTERS.map((filter) => (
        <ToggleButton key={filter} id={filter} className="note-filter">
          {t(`filter.${filter}`)} <span className="tab-count">{formats.number(count(filter))}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

/** All notes, the newest session first. @param about the appointment that a note is begun for at once. */
export const NoteList = ({ about }: { readonly about: string }) => {
  const t = useMessages(notesMessages);
  const [isEver, setEver] = useRemembered('notes ever', false);
  const [filter, setFilter] = useRemembered<Filter>('notes filter', 'all');
  const [search, setSearch] = useRemembered('notes search', '');
  const [sort, setSort] = useRemembered<Sort>('notes sort', { column: 'session', direction: 'descending' });
  const [isNew, setNew] = useState(about !== '');
  const since = useMemo(aYearAgo, []);
  const notes = useReadAll('/api/embed/notes', isEver ? {} : { query: { created_at_from: since } });
  const nameOf = useClientNames();
  const columns = useColumns(nameOf);
  const all = notes.data ?? [];
  const wanted = folded(search.trim());
  const shown = all.filter(
    (note) =>
      (filter === 'all' || note.status === filter) &&
      folded(nameOf(note.partner_patient_id)).includes(wanted),
  );
  const canWrite = can('note:write') && isOpen('appointments');
  const begin = canWrite && (
    <Button variant="primary" icon={<Plus />} onPress={() => setNew(true)}>
      {t('new.title')}
    </Button>
  );
  const earlier = !isEver && <Button onPress={() => setEver(true)}>{t('list.earlier')}</Button>;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={all.length > 0 && t(isEver ? 'count.ever' : 'count.year', { count: all.length })}
        actions={begin}
      />
      {canWrite && notes.data && (
        <div className="note-unwritten">
          <Unwritten />
        </div>
      )}
      {notes.isPending && <Skeleton label={t('title')} lines={8} height="row" />}
      {notes.isError && <ErrorPanel error={notes.error} onRetry={notes.refetch} />}
      {notes.data && all.length === 0 && (
        <Card>
          <EmptyState
            icon={<NotebookPen />}
            title={t(isEver ? 'none.ever' : 'none.year')}
            text={t('none.text')}
            action={earlier}
          />
        </Card>
      )}
      {all.length > 0 && (
        <div className="stack">
          <div className="note-tools">
            <SearchField label={t('search')} value={search} onChange={setSearch} />
            <Filters notes={all} value={filter} onChange={setFilter} />
          </div>
          <Card isFlush>
            {shown.length > 0 ? (
              <DataTable
                label={t('title')}
                columns={columns}
                items={shown}
                sort={sort}
                onSort={setSort}
                onOpen={({ id }) => void go('clinical-notes', id)}
              />
            ) : (
              <EmptyState
                icon={<SearchX />}
                title={t('found.none')}
                action={
                  <Button
                    onPress={() => {
                      setSearch('');
                      setFilter('all');
                    }}
                  >
                    {t('found.clear')}
                  </Button>
                }
              />
            )}
          </Card>
          {earlier && <div className="note-earlier">{earlier}</div>}
        </div>
      )}
      {isNew && canWrite && (
        <NewNote about={about} notes={all} nameOf={nameOf} onClose={() => setNew(false)} />
      )}
    </>
  );
};
