import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/fields.tsx';
import { OpenRow } from '../../components/open-row.tsx';
import { toast } from '../../components/toasts.tsx';
import { Refused } from '../../frame/problem.ts';
import { useMessages } from '../../shell/messages.ts';
import { useSession } from '../../shell/session.ts';
import { changeSession, refreshSessions } from './change-session.ts';
import { calendarMessages } from './messages.ts';
import { MoveRefusal, type Reach, ReachField } from './move-parts.tsx';
import type { SeriesPlace } from './series.ts';
import { isSameWhen, type ShownSession, type Span, spanOf, type When, whenOf } from './span.ts';
import { TypeField } from './type-field.tsx';
import { useMoveRest } from './use-move-rest.ts';
import { WhenFields } from './when-fields.tsx';

interface SessionFormProps {
  readonly one: ShownSession;
  readonly notes: string;
  /** Where it belongs to a series. */
  readonly place: SeriesPlace | undefined;
  readonly onDirty: (isDirty: boolean) => void;
  /** It is at another time now. */
  readonly onMoved: (span: Span) => void;
  /** Cancels it: the last thing below what is changed. */
  readonly cancel: ReactNode;
}

interface Draft {
  readonly when: When;
  readonly type: ShownSession['session_type'];
  readonly notes: string;
  readonly reach: Reach;
}

/** What of a draft is another than what is stored. */
const changesOf = ({ when, type, notes }: Draft, { one, notes: kept }: SessionFormProps, zone: string) => ({
  // By what the fields show: a booking of other software may begin at some second.
  span: isSameWhen(when, whenOf(one, zone)) ? undefined : spanOf(when, zone),
  others: {
    ...(type === one.session_type ? {} : { session_type: type }),
    ...(notes === kept ? {} : { notes: notes.trim() ? notes : null }),
  },
});

/** Stores a draft, and says why where that is refused. */
const useSave = (props: SessionFormProps, draft: Draft, zone: string) => {
  const { one, place, onMoved } = props;
  const t = useMessages(calendarMessages);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const rest = useMoveRest(one, place);
  const save = async () => {
    const { span, others } = changesOf(draft, props, zone);
    const movesRest = span !== undefined && draft.reach === 'rest';
    setRefusal('');
    if (movesRest && !(await rest.move(span))) return;
    setPending(true);
    try {
      const more = { ...(movesRest ? {} : span), ...others };
      if (Object.keys(more).length > 0) {
        await changeSession(movesRest ? { ...one, ...span, updated_at: undefined } : one, more);
        toast(t('panel.saved'));
      }
      if (span) onMoved(span);
    } catch (error) {
      setRefusal((error instanceof Refused && error.message) || t('panel.failed'));
      if (error instanceof Refused && error.status === 412) await refreshSessions();
    } finally {
      setPending(false);
    }
  };
  return {
    save,
    isPending: isPending || rest.isPending,
    refusal: refusal || rest.refusal,
    taken: rest.taken,
    clear: rest.clear,
  };
};

/** Moves a session, or it and the later ones of its series, changes its length, type and notes. */
export const SessionForm = (props: SessionFormProps) => {
  const { one, notes: kept, place, onDirty, cancel } = props;
  const t = useMessages(calendarMessages);
  const zone = useSession().practitioner.timezone;
  const [draft, setDraft] = useState<Draft>(() => ({
    when: whenOf(one, zone),
    type: one.session_type,
    notes: kept,
    reach: 'one',
  }));
  const { when, type, notes, reach } = draft;
  const { save, isPending, refusal, taken, clear } = useSave(props, draft, zone);
  const change = (part: Partial<Draft>) => {
    clear();
    setDraft({ ...draft, ...part });
  };
  const span = spanOf(when, zone);
  const isMoved = !isSameWhen(when, whenOf(one, zone));
  const isDirty = isMoved || type !== one.session_type || notes !== kept;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  return (
    <>
      <div className="calendar-form panel-form">
        <TextField
          label={t('notes')}
          hint={t('notes.hint')}
          lines={4}
          maxLength={10_000}
          value={notes}
          onChange={(text) => change({ notes: text })}
        />
        <ul className="rows panel-rows">
          <OpenRow title={t('panel.change')}>
            <div className="calendar-form">
              <WhenFields
                value={when}
                onChange={(other) => change({ when: other })}
                zone={zone}
                own={one}
                isChecked
              />
              {isMoved && place?.hasLater && (
                <ReachField value={reach} onChange={(other) => change({ reach: other })} />
              )}
              <TypeField value={type} onChange={(other) => change({ type: other })} />
            </div>
          </OpenRow>
        </ul>
        <MoveRefusal taken={taken} refusal={refusal} place={place} span={span} />
      </div>
      {cancel}
      {isDirty && (
        <footer className="dialog-actions">
          <Button isPending={isPending} isDisabled={!span} onPress={() => void save()}>
            {t('panel.save')}
          </Button>
        </footer>
      )}
    </>
  );
};
