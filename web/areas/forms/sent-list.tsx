import { Inbox, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { type ColumnEntry, DataTable, type Sort } from '../../components/data-table.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Avatar, Badge, Card, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { Select } from '../../components/select.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { useRemembered } from '../../shell/remembered.ts';
import { go } from '../../shell/router.ts';
import { type Submission, useAnswerWords, useClients } from './form.ts';
import { formsMessages } from './messages.ts';

const FILTERS = ['all', 'waiting', 'answered', 'not_sent'] as const;
type Filter = (typeof FILTERS)[number];
type State = Exclude<Filter, 'all'>;
type Row = Submission & { readonly id: string };
const TONES = { waiting: 'warning', answered: 'success', not_sent: 'danger' } as const;

const stateOf = ({ status, mail_status }: Submission): State =>
  status === 'completed' ? 'answered' : mail_status === 'not_sent' ? 'not_sent' : 'waiting';

const useColumns = (nameOf: (id: string) => string): readonly ColumnEntry<Row>[] => {
  const t = useMessages(formsMessages);
  const formats = useFormats();
  return [
    {
      key: 'client',
      label: t('column.client'),
      isRowHeader: true,
      compare: (one, other) => nameOf(one.partner_patient_id).localeCompare(nameOf(other.partner_patient_id)),
      render: ({ partner_patient_id: id }) => (
        <span className="sent-client">
          <Avatar id={id} name={nameOf(id)} size="s" />
          <span dir="auto">{nameOf(id)}</span>
        </span>
      ),
    },
    {
      key: 'form',
      label: t('column.form'),
      compare: (one, other) => one.form_title.localeCompare(other.form_title),
      render: ({ form_title }) => <span dir="auto">{form_title}</span>,
    },
    {
      key: 'state',
      label: t('column.state'),
      compare: (one, other) => stateOf(one).localeCompare(stateOf(other)),
      render: (one) => <Badge tone={TONES[stateOf(one)]}>{t(`state.${stateOf(one)}`)}</Badge>,
    },
    {
      key: 'asked',
      label: t('column.asked'),
      isSecondary: true,
      compare: (one, other) => one.requested_at.localeCompare(other.requested_at),
      render: ({ requested_at }) => <span className="quiet">{formats.moment(requested_at)}</span>,
    },
    {
      key: 'answered',
      label: t('column.answered'),
      isSecondary: true,
      compare: (one, other) => (one.completed_at ?? '').localeCompare(other.completed_at ?? ''),
      render: ({ completed_at }) => (
        <span className="quiet">{completed_at ? formats.moment(completed_at) : '–'}</span>
      ),
    },
  ];
};

/** One request to fill in a form, with what was answered. */
const Opened = ({
  one,
  name,
  onClose,
}: {
  readonly one: Submission;
  readonly name: string;
  readonly onClose: () => void;
}) => {
  const t = useMessages(formsMessages);
  const formats = useFormats();
  const worded = useAnswerWords();
  return (
    <Dialog
      size="l"
      title={t('sent.title', { title: one.form_title, name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          {one.status === 'completed' && (
            <Button onPress={() => void go('forms', one.form_id, 'answers')}>{t('sent.compare')}</Button>
          )}
          <Button onPress={onClose}>{t('close')}</Button>
        </>
      }
    >
      <p className="quiet">
        {one.completed_at
          ? t('answered.on', { date: formats.moment(one.completed_at) })
          : t(one.mail_status === 'not_sent' ? 'asked.refused' : 'asked.on', {
              date: formats.moment(one.requested_at),
            })}
      </p>
      {one.answers && (
        <dl className="answer-list">
          {one.answers
            .filter(({ type }) => type !== 'heading')
            .map(({ field_id, label, value, type }) => (
              <div key={field_id}>
                <dt dir="auto">{label}</dt>
                <dd dir="auto">{worded(value, type)}</dd>
              </div>
            ))}
        </dl>
      )}
    </Dialog>
  );
};

/** What clients were asked, over all forms: who has answered, who has not, whom no e-mail reached. */
export const SentList = () => {
  const t = useMessages(formsMessages);
  const { nameOf } = useClients();
  const submissions = useReadAll('/api/embed/submissions', {});
  const [filter, setFilter] = useRemembered<Filter>('forms sent filter', 'all');
  const [sort, setSort] = useRemembered<Sort>('forms sent sort', {
    column: 'asked',
    direction: 'descending',
  });
  const [opened, setOpened] = useState<Submission>();
  const columns = useColumns(nameOf);
  const rows = useMemo(
    () => (submissions.data ?? []).map((one): Row => ({ ...one, id: one.submission_id })),
    [submissions.data],
  );
  if (submissions.isError) return <ErrorPanel error={submissions.error} onRetry={submissions.refetch} />;
  if (!submissions.data) return <Skeleton label={t('view.sent')} lines={5} height="row" />;
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState icon={<Inbox />} title={t('sent.none')} text={t('sent.none.text')} />
      </Card>
    );
  const shown = rows.filter((one) => filter === 'all' || stateOf(one) === filter);
  return (
    <div className="stack">
      <div className="answers-client">
        <Select
          label={t('sent.filter')}
          value={filter}
          onChange={setFilter}
          options={FILTERS.map((key) => ({
            key,
            label: t(`sent.filter.${key}`, {
              count: key === 'all' ? rows.length : rows.filter((one) => stateOf(one) === key).length,
            }),
          }))}
        />
      </div>
      <Card isFlush>
        {shown.length > 0 ? (
          <DataTable
            label={t('view.sent')}
            columns={columns}
            items={shown}
            sort={sort}
            onSort={setSort}
            nameOf={(one) => nameOf(one.partner_patient_id)}
            dependencies={[nameOf]}
            onOpen={setOpened}
          />
        ) : (
          <EmptyState icon={<SearchX />} isCompact title={t('sent.noneFound')} />
        )}
      </Card>
      {opened && (
        <Opened one={opened} name={nameOf(opened.partner_patient_id)} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
};
