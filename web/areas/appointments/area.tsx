import { useRead } from '../../api/queries.ts';
import { Skeleton } from '../../components/display.tsx';
import { preload, useMessages } from '../../shell/messages.ts';
import type { AreaProps } from '../areas.ts';
import { sessionMessages } from '../sessions/session-messages.ts';
import { Calendar } from './calendar.tsx';
import { calendarMessages } from './messages.ts';

export const prepare = () => Promise.all([preload(calendarMessages), preload(sessionMessages)]);

/** A place's id names a session, or the client whom the next booking is for. */
const LinkedCalendar = ({ id }: { readonly id: string }) => {
  const t = useMessages(calendarMessages);
  const linked = useRead('/api/embed/appointments/{id}', { path: { id } });
  if (linked.isPending) return <Skeleton label={t('grid.loading')} lines={8} height="row" />;
  return (
    <Calendar
      from={linked.data?.start_at}
      opened={linked.data?.id}
      client={linked.isError ? id : undefined}
    />
  );
};

/** The clinician's calendar. */
export default function CalendarArea({ id }: AreaProps) {
  return id ? (
    <LinkedCalendar id={id} />
  ) : (
    <Calendar from={undefined} opened={undefined} client={undefined} />
  );
}
