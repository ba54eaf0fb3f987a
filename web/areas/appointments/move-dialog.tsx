import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { calendarMessages } from './messages.ts';
import { MoveRefusal, PlaceWords } from './move-parts.tsx';
import type { SeriesPlace } from './series.ts';
import type { AgendaSession, Span } from './span.ts';
import { useMoveRest } from './use-move-rest.ts';

interface MoveDialogProps {
  readonly one: AgendaSession;
  /** Where it was dragged to. */
  readonly span: Span;
  readonly place: SeriesPlace;
  /** Draws it where it was. */
  readonly back: () => void;
  readonly onAlone: () => void;
  readonly onClose: () => void;
}

/** Asks, after a session of a series was dragged, whether the later ones are moved with it. */
export const MoveDialog = ({ one, span, place, back, onAlone, onClose }: MoveDialogProps) => {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const { move, isPending, refusal, taken } = useMoveRest(one, place);
  return (
    <Dialog
      title={t('repeat.move.title')}
      isOpen
      onClose={() => {
        back();
        onClose();
      }}
      dismiss={t('repeat.move.back')}
      actions={
        <>
          <Button
            isPending={isPending}
            onPress={async () => {
              if (await move(span)) onClose();
            }}
          >
            {t('repeat.move')}
          </Button>
          <Button
            variant="primary"
            isDisabled={isPending}
            onPress={() => {
              onAlone();
              onClose();
            }}
          >
            {t('repeat.move.one')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">
        <span dir="auto">{one.client_name ?? t('client')}</span>
        {', '}
        {t('grid.cursor', {
          day: formats.day(span.start_at),
          from: formats.time(span.start_at),
          to: formats.time(span.end_at),
        })}
      </p>
      <PlaceWords place={place} />
      <p className="quiet">{t('repeat.move.told')}</p>
      <MoveRefusal taken={taken} refusal={refusal} place={place} span={span} />
    </Dialog>
  );
};
