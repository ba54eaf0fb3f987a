import { TextField } from '../../components/fields.tsx';
import { cityOf, formatsOf, useFormats } from '../../shell/formats.ts';
import { useLocaleSettings } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { ChoiceField } from './choice-field.tsx';
import { calendarMessages } from './messages.ts';
import { type AgendaSession, conflictWith, deviceZone, isSameClock, spanOf, type When } from './span.ts';
import { useSessionsAround } from './use-sessions.ts';

/** Minutes that sessions usually have. */
const LENGTHS = [15, 20, 30, 40, 45, 50, 60, 75, 80, 90, 120];

interface WhenFieldsProps {
  readonly value: When;
  readonly onChange: (value: When) => void;
  /** Of the clinic. */
  readonly zone: string;
  /** The session that is changed: it does not overlap itself. */
  readonly own?: AgendaSession;
  /** Whether what is missing is said. */
  readonly isChecked: boolean;
}

/** Date, time and length in the clinic's zone, the same on the device, and what else is at that time. */
export const WhenFields = ({ value, onChange, zone, own, isChecked }: WhenFieldsProps) => {
  const t = useMessages(calendarMessages);
  const { date, time, minutes } = value;
  const fault = (part: string) => (isChecked && part === '' ? t('when.missing') : undefined);
  const lengths = [...new Set([...LENGTHS, minutes])].sort((one, other) => one - other);
  return (
    <div className="when">
      <div className="when-fields">
        <TextField
          label={t('when.date')}
          type="date"
          isRequired
          error={fault(date)}
          value={date}
          onChange={(next) => onChange({ ...value, date: next })}
        />
        <TextField
          label={t('when.time')}
          type="time"
          isRequired
          error={fault(time)}
          value={time}
          onChange={(next) => onChange({ ...value, time: next })}
        />
        <ChoiceField
          label={t('when.length')}
          value={String(minutes)}
          onChange={(next) => onChange({ ...value, minutes: Number(next) })}
          options={lengths.map((one) => ({ key: String(one), label: t('when.minutes', { count: one }) }))}
        />
      </div>
      <WhenNotes value={value} zone={zone} own={own} />
    </div>
  );
};

/** What is worth knowing of a time before it is booked. */
const WhenNotes = ({
  value,
  zone,
  own,
}: {
  readonly value: When;
  readonly zone: string;
  readonly own: AgendaSession | undefined;
}) => {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const { tag } = useLocaleSettings();
  const span = spanOf(value, zone);
  const around = useSessionsAround(span);
  const device = deviceZone();
  const conflict = span && conflictWith(span, around, own?.id);
  const start = span && new Date(span.start_at);
  const isElsewhere = start && !isSameClock(start, zone, device);
  const isOver = span && Date.parse(span.end_at) < Date.now();
  return (
    <div className="when-notes" aria-live="polite">
      {span && (
        <p className="field-hint">
          {t('grid.cursor', {
            day: formats.day(span.start_at),
            from: formats.time(span.start_at),
            to: formats.time(span.end_at),
          })}
        </p>
      )}
      {isElsewhere && (
        <p className="field-hint">
          {t('zone.there', { time: formatsOf(tag, device).moment(start), zone: cityOf(device) })}
        </p>
      )}
      {isOver && !own && <p className="field-hint">{t('when.over')}</p>}
      {conflict && (
        <p className="field-error" data-conflict>
          {t('when.conflict', {
            name: conflict.client_name ?? t('client'),
            from: formats.time(conflict.start_at),
            to: formats.time(conflict.end_at),
          })}
        </p>
      )}
    </div>
  );
};
