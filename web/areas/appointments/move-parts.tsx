// What is said where a session of a series is moved: its place, and why the later ones cannot follow.
import Repeat2 from 'lucide-react/icons/repeat-2';
import { Segments } from '../../components/segments.tsx';
import { useMessages } from '../../shell/messages.ts';
import { calendarMessages } from './messages.ts';
import type { SeriesPlace } from './series.ts';
import type { Span } from './span.ts';
import { TakenTimes } from './taken-times.tsx';

export const PlaceWords = ({ place }: { readonly place: SeriesPlace }) => {
  const t = useMessages(calendarMessages);
  return (
    <p className="quiet panel-series">
      <Repeat2 aria-hidden="true" />
      {t('repeat.place', {
        occurrence: place.occurrence,
        count: place.series.count,
        every: t('repeat.every', { count: place.series.interval_weeks }),
      })}
    </p>
  );
};

/** Which sessions get the new time. */
export type Reach = 'one' | 'rest';

export const ReachField = ({
  value,
  onChange,
}: {
  readonly value: Reach;
  readonly onChange: (reach: Reach) => void;
}) => {
  const t = useMessages(calendarMessages);
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {t('repeat.reach')}
      </span>
      <Segments
        label={t('repeat.reach')}
        value={value}
        onChange={onChange}
        options={(['one', 'rest'] as const).map((key) => ({ key, label: t(`repeat.reach.${key}`) }))}
      />
    </div>
  );
};

export const MoveRefusal = ({
  taken,
  refusal,
  place,
  span,
}: {
  readonly taken: readonly number[];
  readonly refusal: string;
  readonly place: SeriesPlace | undefined;
  readonly span: Span | undefined;
}) => (
  <div role="alert" className="field-error calendar-refusal">
    {taken.length > 0 && place && span ? (
      <TakenTimes
        taken={taken}
        repeat={{ weeks: place.series.interval_weeks, count: place.series.count }}
        span={span}
        first={place.occurrence}
      />
    ) : (
      refusal
    )}
  </div>
);
