import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useMemo } from 'react';
import { useRead } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Avatar, Card } from '../../components/display.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { go } from '../../shell/router.ts';
import { notesMessages } from './messages.ts';

const DAY = 86_400_000;
/** Sessions that a note is still expected of; whoever writes about an earlier one finds it in the dialog. */
const LATELY = 14 * DAY;
const SHOWN = 4;
/** Whole days, so that the key of what is read stays the same while it is looked at. */
const dayFrom = (distance: number) =>
  `${new Date(Date.now() + distance).toISOString().slice(0, 10)}T00:00:00Z`;

/** Sessions of the last days that nobody has written a note about; nothing where there are none. */
export const Unwritten = () => {
  const t = useMessages(notesMessages);
  const formats = useFormats();
  const query = useMemo(() => ({ start_at_from: dayFrom(-LATELY), start_at_to: dayFrom(DAY) }), []);
  const agenda = useRead('/api/embed/agenda', { query });
  const unwritten = (agenda.data?.sessions ?? [])
    .filter(
      ({ end_at, note, status }) =>
        Date.parse(end_at) <= Date.now() && !note && (status === 'scheduled' || status === 'completed'),
    )
    .toReversed();
  if (unwritten.length === 0) return null;
  return (
    <Card isFlush title={t('unwritten.title')} icon={<CalendarClock />}>
      <ul className="rows">
        {unwritten.slice(0, SHOWN).map((one) => {
          const name = one.client_name ?? t('client');
          return (
            <li key={one.id} className="row-line">
              <Avatar id={one.partner_patient_id} name={name} />
              <div className="row-words">
                <span className="note-title-name" dir="auto">
                  {name}
                </span>
                <span className="quiet">{formats.moment(one.start_at)}</span>
              </div>
              <Button
                size="s"
                aria-label={t('unwritten.write.of', { name, date: formats.moment(one.start_at) })}
                onPress={() => void go('clinical-notes', one.id, 'new')}
              >
                {t('unwritten.write')}
              </Button>
            </li>
          );
        })}
      </ul>
      {unwritten.length > SHOWN && (
        <p className="note-more quiet">{t('unwritten.more', { count: unwritten.length - SHOWN })}</p>
      )}
    </Card>
  );
};
