import { formatsOf, useFormats } from '../../shell/formats.ts';
import { useLocaleSettings } from '../../shell/locale.ts';
import { deviceZone, isSameClock } from './span.ts';
import { momentOf, wallClockOf } from './wall-clock.ts';

interface SlotTimesProps {
  /** Milliseconds after midnight. */
  readonly time: number;
  /** The first day that is shown. */
  readonly day: Date;
  readonly zone: string;
}

const MINUTE = 60_000;

/** An hour beside the grid; on a device of another zone that one's hour too. */
export const SlotTimes = ({ time, day, zone }: SlotTimesProps) => {
  const { tag } = useLocaleSettings();
  const formats = useFormats();
  const device = deviceZone();
  const moment = momentOf({ ...wallClockOf(day, zone), hour: 0, minute: time / MINUTE }, zone);
  return (
    <span className="slot-times">
      <span>{formats.time(moment)}</span>
      {!isSameClock(moment, zone, device) && (
        <span className="slot-there">{formatsOf(tag, device).time(moment)}</span>
      )}
    </span>
  );
};
