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
import { isSameWhen, type ShownSession, type Span, spanOf, whenOf } from './span.ts';
import { TypeField } from './type-field.tsx';
import { WhenFields } from './when-fields.tsx';

interface SessionFormProps {
  readonly one: ShownSession;
  readonly notes: string;
  readonly onDirty: (isDirty: boolean) => void;
  /** It is at another time now. */
  readonly onMoved: (span: Span) => void;
  /** Cancels it: the last thing below what is changed. */
  readonly cancel: ReactNode;
}

/** Moves a session, changes its length, type and notes: what dragging does, and more. */
export const SessionForm = ({ one, notes: kept, onDirty, onMoved, cancel }: SessionFormProps) => {
  const t = useMessages(calendarMessages);
  const zone = useSession().practitioner.timezone;
  const [when, setWhen] = useState(() => whenOf(one, zone));
  const [type, setType] = useState(one.session_type);
  const [notes, setNotes] = useState(kept);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const span = spanOf(when, zone);
  // By what the fields show: a booking of other software may begin at some second.
  const isMoved = !isSameWhen(when, whenOf(one, zone));
  const isDirty = isMoved || type !== one.session_type || notes !== kept;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const save = async () => {
    if (!span) return;
    setPending(true);
    setRefusal('');
    try {
      await changeSession(one, {
        ...(isMoved ? span : {}),
        ...(type === one.session_type ? {} : { session_type: type }),
        ...(notes === kept ? {} : { notes: notes.trim() ? notes : null }),
      });
      toast(t('panel.saved'));
      if (isMoved) onMoved(span);
    } catch (error) {
      setRefusal((error instanceof Refused && error.message) || t('panel.failed'));
      if (error instanceof Refused && error.status === 412) await refreshSessions();
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <div className="calendar-form panel-form">
        <TextField
          label={t('notes')}
          hint={t('notes.hint')}
          lines={4}
          maxLength={10_000}
          value={notes}
          onChange={setNotes}
        />
        <ul className="rows panel-rows">
          <OpenRow title={t('panel.change')}>
            <div className="calendar-form">
              <WhenFields value={when} onChange={setWhen} zone={zone} own={one} isChecked />
              <TypeField value={type} onChange={setType} />
            </div>
          </OpenRow>
        </ul>
        <p role="alert" className="field-error calendar-refusal">
          {refusal}
        </p>
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
