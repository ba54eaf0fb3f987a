import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { calendarMessages } from './messages.ts';
import { type Repeat, startOf } from './repeat.ts';
import type { Span } from './span.ts';

/** More are only counted. */
const MOST_SHOWN = 6;

/** The days of a series on which the clinician has another session at that time. */
export const TakenTimes = ({
  taken,
  repeat,
  span,
  first = 1,
}: {
  readonly taken: readonly number[];
  readonly repeat: Repeat;
  readonly span: Span;
  /** The occurrence that has this span. */
  readonly first?: number;
}) => {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const more = taken.length - MOST_SHOWN;
  return (
    <>
      {t('repeat.taken', { taken: taken.length, count: repeat.count })}
      <ul className="taken-times">
        {taken.slice(0, MOST_SHOWN).map((occurrence) => (
          <li key={occurrence}>
            {formats.day(startOf(span, repeat, occurrence - first + 1, formats.timezone))}
          </li>
        ))}
        {more > 0 && <li>{t('grid.more', { count: more })}</li>}
      </ul>
    </>
  );
};
