import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useRead, useReadAll } from '../../api/queries.ts';
import { Badge, Card, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { OpenRow } from '../../components/open-row.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { AnswerList } from '../forms/answer-list.tsx';
import { type Submission, useScaleEnds } from '../forms/form.ts';
import { formsMessages } from '../forms/messages.ts';
import { ScalePlot } from '../forms/scale-plot.tsx';
import { STATE_TONES, stateOf } from '../forms/submission-state.ts';
import { clientsMessages } from './messages.ts';

/** Every scale that the client answered more than once, over time. */
const Scales = ({ id }: { readonly id: string }) => {
  const t = useMessages(clientsMessages);
  const endsOf = useScaleEnds();
  const scales = useRead('/api/embed/clients/{id}/scales', { path: { id } });
  if (scales.isError) return <ErrorPanel error={scales.error} onRetry={scales.refetch} />;
  // One point is no line; it stands among the answers.
  const series = scales.data?.series.filter(({ points }) => points.length > 1) ?? [];
  if (series.length === 0) return null;
  return (
    <Card title={t('forms.scales')}>
      <div className="scale-plots">
        {series.map(({ form_id, field_id, form_title, label, points, ...scale }) => (
          <div key={`${form_id} ${field_id}`}>
            <ScalePlot
              label={label}
              steps={scale}
              ends={endsOf(scale)}
              points={points.map(({ completed_at, value }) => ({ at: completed_at, value }))}
            />
            <p className="quiet client-scale-form">
              <PlaceLink area="forms" id={form_id} view="answers">
                {form_title}
              </PlaceLink>
            </p>
          </div>
        ))}
      </div>
    </Card>
  );
};

const Sent = ({ one }: { readonly one: Submission }) => {
  const f = useMessages(formsMessages);
  const formats = useFormats();
  const state = stateOf(one);
  return (
    <OpenRow
      title={one.form_title}
      line={
        one.completed_at
          ? f('answered.on', { date: formats.moment(one.completed_at) })
          : f(state === 'not_sent' ? 'asked.refused' : 'asked.on', {
              date: formats.moment(one.requested_at),
            })
      }
      badge={<Badge tone={STATE_TONES[state]}>{f(`state.${state}`)}</Badge>}
    >
      {one.answers ? (
        <AnswerList answers={one.answers} />
      ) : (
        <p className="quiet client-nothing">{f('answers.none')}</p>
      )}
      <PlaceLink area="forms" id={one.form_id} view="answers">
        {f('sent.compare')}
      </PlaceLink>
    </OpenRow>
  );
};

/** What the client was asked and answered, the newest first; above it the scales over time. */
export const ClientForms = ({ id }: { readonly id: string }) => {
  const t = useMessages(clientsMessages);
  const submissions = useReadAll('/api/embed/submissions', {
    query: { partner_patient_id: id, order: 'newest_first' },
  });
  if (submissions.isError) return <ErrorPanel error={submissions.error} onRetry={submissions.refetch} />;
  if (!submissions.data) return <Skeleton label={t('chart.forms')} height="row" />;
  if (submissions.data.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<ClipboardList />}
          title={t('forms.none')}
          text={t('forms.none.text')}
          action={<PlaceLink area="forms">{t('forms.open')}</PlaceLink>}
        />
      </Card>
    );
  return (
    <div className="stack">
      <Scales id={id} />
      <Card isFlush title={t('forms.sent')}>
        <ul className="rows">
          {submissions.data.map((one) => (
            <Sent key={one.submission_id} one={one} />
          ))}
        </ul>
      </Card>
    </div>
  );
};
