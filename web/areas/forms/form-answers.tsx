import Inbox from 'lucide-react/icons/inbox';
import { useMemo, useState } from 'react';
import { useReadAll } from '../../api/queries.ts';
import { Card, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { Select } from '../../components/select.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { AnswersBeside, handedIn, type StepsOf } from './answers-beside.tsx';
import { type Form, useClients } from './form.ts';
import { formsMessages } from './messages.ts';

/** What clients answered to a form: one client's answers beside each other; and who has not answered yet. */
export const FormAnswers = ({ form }: { readonly form: Form }) => {
  const t = useMessages(formsMessages);
  const formats = useFormats();
  const { nameOf } = useClients();
  const [chosen, setChosen] = useState<string>();
  const submissions = useReadAll('/api/embed/forms/{id}/submissions', { path: { id: form.id } });
  const all = useMemo(() => submissions.data ?? [], [submissions.data]);
  const stepsOf: StepsOf = (id) => {
    const field = form.fields.find((one) => one.id === id);
    return field?.type === 'scale' ? { min: field.min ?? 1, max: field.max ?? 5 } : undefined;
  };
  if (submissions.isError) return <ErrorPanel error={submissions.error} onRetry={submissions.refetch} />;
  if (!submissions.data) return <Skeleton label={t('view.answers')} lines={4} height="row" />;
  // Whoever answered last is shown first.
  const answered = [
    ...new Set(
      handedIn(all)
        .toReversed()
        .map((one) => one.partner_patient_id),
    ),
  ];
  const waiting = all.filter(({ status }) => status === 'pending');
  const patient = chosen ?? answered[0];
  const count = (id: string) => handedIn(all).filter((one) => one.partner_patient_id === id).length;
  return (
    <div className="stack">
      {answered.length === 0 && (
        <Card>
          <EmptyState icon={<Inbox />} title={t('answers.none')} text={t('answers.none.text')} />
        </Card>
      )}
      {patient && (
        <Card>
          <div className="stack">
            <div className="answers-client">
              <Select
                label={t('answers.client')}
                value={patient}
                onChange={setChosen}
                options={answered.map((id) => ({
                  key: id,
                  label: t('answers.of', { name: nameOf(id), count: count(id) }),
                }))}
              />
            </div>
            <AnswersBeside
              submissions={all.filter(({ partner_patient_id }) => partner_patient_id === patient)}
              stepsOf={stepsOf}
            />
          </div>
        </Card>
      )}
      {waiting.length > 0 && (
        <Card isFlush title={t('answers.waiting')}>
          <ul className="rows">
            {waiting.toReversed().map((one) => (
              <li key={one.submission_id} className="row-line">
                <div className="row-words">
                  <span dir="auto">{nameOf(one.partner_patient_id)}</span>
                  <span className="quiet">{t('asked.on', { date: formats.moment(one.requested_at) })}</span>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
};
