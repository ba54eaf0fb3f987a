import { useRead } from '../../api/queries.ts';
import { Skeleton } from '../../components/display.tsx';
import { preload, useMessages } from '../../shell/messages.ts';
import { useSession } from '../../shell/session.ts';
import type { AreaProps } from '../areas.ts';
import { sessionMessages } from '../sessions/session-messages.ts';
import { Calendar, following } from './calendar.tsx';
import { calendarMessages } from './messages.ts';

export const prepare = () => Promise.all([preload(calendarMessages), preload(sessionMessages)]);

/** The view of a session that begins the booking of the next one. */
const NEXT = 'next';

/** A place's id names a session, or the client whom the next booking is for. */
const LinkedCalendar = ({ id, isNext }: { readonly id: string; readonly isNext: boolean }) => {
  const { timezone } = useSession().practitioner;
  const t = useMessages(calendarMessages);
  const linked = useRead('/api/embed/appointments/{id}', { path: { id } });
  if (linked.isPending) return <Skeleton label={t('grid.loading')} lines={8} height="row" />;
  const next = isNext && linked.data ? following(linked.data, timezone) : undefined;
  return (
    <Calendar
      from={next?.span.start_at ?? linked.data?.start_at}
      opened={next ? undefined : linked.data?.id}
      client={linked.isError ? id : undefined}
      next={next}
    />
  );
};

/** The clinician's calendar. */
export default function CalendarArea({ id, view }: AreaProps) {
  return id ? (
    <LinkedCalendar id={id} isNext={view === NEXT} />
  ) : (
    <Calendar from={undefined} opened={undefined} client={undefined} next={undefined} />
  );
}
