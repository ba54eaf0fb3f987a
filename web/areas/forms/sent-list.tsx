import Inbox from 'lucide-react/icons/inbox';
import { useMemo, useState } from 'react';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Avatar, Badge, Card, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { Select } from '../../components/select.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { useRemembered } from '../../shell/remembered.ts';
import { go } from '../../shell/router.ts';
import { AnswerList } from './answer-list.tsx';
import { type Submission, useClients } from './form.ts';
import { formsMessages } from './messages.ts';
import { STATE_TONES, stateOf } from './submission-state.ts';

const FILTERS = ['all', 'waiting', 'answered', 'not_sent'] as const;
type Filter = (typeof FILTERS)[number];

const SentRow = ({
  one,
  name,
  onOpen,
}: {
  readonly one: Submission;
  readonly name: string;
  readonly onOpen: () => void;
}) => {
  const t = useMessages(formsMessages);
  const formats = useFormats();
  const state = stateOf(one);
  return (
    <li className="row-line sent-row">
      <Avatar id={one.partner_patient_id} name={name} size="s" />
      <div className="row-words">
        <span dir="auto">
          <strong>{name}</strong> · {one.form_title}
        </span>
        <span className="quiet">
          {one.completed_at
            ? t('answered.on', { date: formats.moment(one.completed_at) })
            : t('asked.on', { date: formats.moment(one.requested_at) })}
        </span>
      </div>
      <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
      <Button size="s" aria-label={t('sent.showOf', { title: one.form_title, name })} onPress={onOpen}>
        {t('sent.show')}
      </Button>
    </li>
  );
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
  return (
    <Dialog
      size="l"
      title={t('sent.title', { title: one.form_title, name })}
      isOpen
      onClose={onClose}
      dismiss={t('close')}
      actions={
        one.status === 'completed' && (
          <Button onPress={() => void go('forms', one.form_id, 'answers')}>{t('sent.compare')}</Button>
        )
      }
    >
      <p className="quiet">
        {one.completed_at
          ? t('answered.on', { date: formats.moment(one.completed_at) })
          : t(one.mail_status === 'not_sent' ? 'asked.refused' : 'asked.on', {
              date: formats.moment(one.requested_at),
            })}
      </p>
      {one.answers && <AnswerList answers={one.answers} />}
    </Dialog>
  );
};

/** What clients were asked, over all forms: who has answered, who has not, whom no e-mail reached. */
export const SentList = () => {
  const t = useMessages(formsMessages);
  const { nameOf } = useClients();
  const submissions = useReadAll('/api/embed/submissions', {});
  const [filter, setFilter] = useRemembered<Filter>('forms sent filter', 'all');
  const [opened, setOpened] = useState<Submission>();
  const rows = useMemo(() => (submissions.data ?? []).toReversed(), [submissions.data]);
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
          <ul className="rows">
            {shown.map((one) => (
              <SentRow
                key={one.submission_id}
                one={one}
                name={nameOf(one.partner_patient_id)}
                onOpen={() => setOpened(one)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState icon={<Inbox />} isCompact title={t('sent.noneFound')} />
        )}
      </Card>
      {opened && (
        <Opened one={opened} name={nameOf(opened.partner_patient_id)} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
};
