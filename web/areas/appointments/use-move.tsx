import { type ReactNode, useState } from 'react';
import { later } from '../../components/later.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { changeSession, refreshSessions } from './change-session.ts';
import { calendarMessages } from './messages.ts';
import { readSeriesPlace, type SeriesPlace } from './series.ts';
import type { AgendaSession, Span } from './span.ts';
import { focusSession } from './use-grid-keys.ts';

const MoveDialog = later(async () => (await import('./move-dialog.tsx')).MoveDialog);

/** @param back draws it where it was. */
type Move = (one: AgendaSession, span: Span, back: () => void) => Promise<void>;

/** A session that was dragged, and that later ones of its series may follow. */
interface Asked {
  readonly one: AgendaSession;
  readonly span: Span;
  readonly place: SeriesPlace;
  /** Draws it where it was. */
  readonly back: () => void;
}

/** A session that was dragged can be put back, as long as it is shown that it was moved. */
export const useMove = (): { readonly move: Move; readonly dialog: ReactNode } => {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const words = ({ start_at, end_at }: Span) => ({
    day: formats.day(start_at),
    from: formats.time(start_at),
    to: formats.time(end_at),
  });
  const putBack = async (moved: AgendaSession, before: Span): Promise<void> => {
    try {
      await changeSession(moved, { start_at: before.start_at, end_at: before.end_at });
      toast(t('change.back', words(before)));
    } catch (error) {
      toastError(error, t('panel.failed'));
      await refreshSessions();
    }
  };
  const [asked, ask] = useState<Asked>();
  const store: Move = async (one, span, back) => {
    try {
      await changeSession(one, span);
      toast(t('change.moved', words(span)), {
        label: t('change.undo'),
        onPress: () => void putBack({ ...one, ...span }, one),
      });
    } catch (error) {
      back();
      toastError(error, t('panel.failed'));
      toast(t('change.back', words(one)));
      await refreshSessions();
    }
  };
  /** Of a series that goes on, it is asked first which sessions are meant. */
  const move: Move = async (one, span, back) => {
    const place = await readSeriesPlace(one.id).catch(() => undefined);
    if (place) ask({ one, span, place, back });
    else await store(one, span, back);
  };
  const close = () => {
    ask(undefined);
    if (asked) focusSession(asked.one.id);
  };
  const dialog = asked && (
    <MoveDialog {...asked} onAlone={() => void store(asked.one, asked.span, asked.back)} onClose={close} />
  );
  return { move, dialog };
};
