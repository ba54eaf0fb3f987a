import { useState } from 'react';
import { type Schemas, write } from '../../api/client.ts';
import { toast } from '../../components/toasts.tsx';
import { emit } from '../../frame/host.ts';
import { Refused } from '../../frame/problem.ts';
import { useMessages } from '../../shell/messages.ts';
import { refreshSessions } from './change-session.ts';
import { calendarMessages } from './messages.ts';
import type { Repeat } from './repeat.ts';
import { takenIn } from './series.ts';
import type { Span } from './span.ts';

type Body = Schemas['FramedAppointmentDraft'];

/** @returns the ids of what was booked. */
const send = async (body: Body, { weeks, count }: Repeat, skips: boolean): Promise<readonly string[]> => {
  if (weeks === 0) return [(await write('post', '/api/embed/appointments', { body })).id];
  const series = await write('post', '/api/embed/appointment-series', {
    body: { ...body, interval_weeks: weeks, count, on_conflict: skips ? 'skip' : 'refuse' },
  });
  return series.appointment_ids;
};

/** Books one session, or several that repeat, and says why where that is refused. */
export const useBooking = (onBooked: (span: Span) => void) => {
  const t = useMessages(calendarMessages);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [taken, setTaken] = useState<readonly number[]>([]);
  const clear = () => {
    setRefusal('');
    setTaken([]);
  };
  /** @param skips whether times that are taken are left out. */
  const book = async (body: Body, repeat: Repeat, skips: boolean) => {
    setPending(true);
    clear();
    try {
      const ids = await send(body, repeat, skips);
      for (const id of ids) emit('appointment.created', { partnerAppointmentId: id });
      toast(repeat.weeks === 0 ? t('book.done') : t('repeat.done', { count: ids.length }));
      await refreshSessions();
      onBooked(body);
    } catch (error) {
      const times = takenIn(error);
      setTaken(times);
      if (times.length === 0) setRefusal((error instanceof Refused && error.message) || t('book.failed'));
      // Whoever booked that time meanwhile is seen then.
      await refreshSessions();
    } finally {
      setPending(false);
    }
  };
  return { book, clear, isPending, refusal, taken };
};
