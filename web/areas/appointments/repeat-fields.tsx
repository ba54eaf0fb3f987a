import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { ChoiceField } from './choice-field.tsx';
import { calendarMessages } from './messages.ts';
import { MOST_SESSIONS, MOST_WEEKS, type Repeat, startOf } from './repeat.ts';
import type { Span } from './span.ts';

interface RepeatFieldsProps {
  readonly value: Repeat;
  readonly onChange: (repeat: Repeat) => void;
  /** Of the first session; undefined while its time is not given. */
  readonly span: Span | undefined;
}

const WEEKS = Array.from({ length: MOST_WEEKS + 1 }, (_, weeks) => weeks);
const COUNTS = Array.from({ length: MOST_SESSIONS - 1 }, (_, index) => String(index + 2));

/** Whether a session repeats, how often, and when the last one is. */
export const RepeatFields = ({ value, onChange, span }: RepeatFieldsProps) => {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const { count, weeks } = value;
  return (
    <div className="when">
      <div className="when-fields">
        <ChoiceField
          label={t('repeat')}
          value={String(weeks)}
          onChange={(next) => onChange({ ...value, weeks: Number(next) })}
          options={WEEKS.map((one) => ({
            key: String(one),
            label: one === 0 ? t('repeat.once') : t('repeat.every', { count: one }),
          }))}
        />
        {weeks > 0 && (
          <ChoiceField
            label={t('repeat.count')}
            value={String(count)}
            onChange={(next) => onChange({ ...value, count: Number(next) })}
            options={COUNTS.map((key) => ({ key, label: key }))}
          />
        )}
      </div>
      {weeks > 0 && span && (
        <p className="field-hint when-last" aria-live="polite">
          {t('repeat.last', { day: formats.day(startOf(span, value, count, formats.timezone)) })}
        </p>
      )}
    </div>
  );
};
