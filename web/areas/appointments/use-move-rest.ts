import { useState } from 'react';
import { toast, toastError } from '../../components/toasts.tsx';
import { Refused } from '../../frame/problem.ts';
import { useMessages } from '../../shell/messages.ts';
import { refreshSessions } from './change-session.ts';
import { calendarMessages } from './messages.ts';
import { canMoveBack, moveRest, type SeriesPlace, takenIn } from './series.ts';
import type { AgendaSession, Span } from './span.ts';

/** Moves a session and the later ones of its series, and says why where that is refused. */
export const useMoveRest = (one: AgendaSession, place: SeriesPlace | undefined) => {
  const t = useMessages(calendarMessages);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [taken, setTaken] = useState<readonly number[]>([]);
  const clear = () => {
    setRefusal('');
    setTaken([]);
  };
  const fail = async (error: unknown) => {
    const times = takenIn(error);
    setTaken(times);
    if (times.length === 0) setRefusal((error instanceof Refused && error.message) || t('panel.failed'));
    await refreshSessions();
  };
  const putBack = async (moved: AgendaSession, from: SeriesPlace) => {
    try {
      toast(t('repeat.back', { count: await moveRest(moved, from, one) }));
    } catch (error) {
      toastError(error, t('panel.failed'));
      await refreshSessions();
    }
  };
  /** @returns whether it was moved. */
  const move = async (span: Span): Promise<boolean> => {
    if (!place) return false;
    setPending(true);
    clear();
    try {
      const count = await moveRest(one, place, span);
      toast(
        t('repeat.moved', { count }),
        canMoveBack(one, place)
          ? { label: t('change.undo'), onPress: () => void putBack({ ...one, ...span }, place) }
          : undefined,
      );
      return true;
    } catch (error) {
      await fail(error);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { move, clear, isPending, refusal, taken };
};
