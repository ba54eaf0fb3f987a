import { useEffect, useRef, useState } from 'react';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { TextField } from '../../components/fields.tsx';
import { useMessages } from '../../shell/messages.ts';
import { useSession } from '../../shell/session.ts';
import { ClientField } from '../client-choice/client-field.tsx';
import { calendarMessages } from './messages.ts';
import { ONCE, type Repeat } from './repeat.ts';
import { RepeatFields } from './repeat-fields.tsx';
import { type Span, spanOf, type When, whenOf } from './span.ts';
import { TakenTimes } from './taken-times.tsx';
import { TypeField } from './type-field.tsx';
import { useBooking } from './use-booking.ts';
import { useClosing } from './use-closing.ts';
import { WhenFields } from './when-fields.tsx';

interface Draft {
  readonly client: string | null;
  readonly when: When;
  readonly repeat: Repeat;
  readonly type: 'virtual' | 'in_person';
  readonly notes: string;
  readonly notifies: boolean;
}
/** What a booking begins with: chosen in the grid, in a client's chart, or after a session that the next one follows. */
export interface Booking {
  readonly span: Span;
  readonly client?: string | undefined;
  readonly type?: Draft['type'];
}
interface BookingDialogProps extends Booking {
  /** @param booked what was booked, if anything. */
  readonly onClose: (booked?: Span) => void;
}

const Fields = ({
  draft,
  onChange,
  isChecked,
}: {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly isChecked: boolean;
}) => {
  const t = useMessages(calendarMessages);
  const { practitioner } = useSession();
  const clients = useReadAll('/api/embed/clients', {});
  if (clients.isError) return <ErrorPanel error={clients.error} onRetry={clients.refetch} />;
  if (!clients.data) return <Skeleton label={t('client')} lines={4} height="row" />;
  const bookable = clients.data.filter((one) => one.partner_clinic_id === practitioner.partner_clinic_id);
  if (bookable.length === 0) return <EmptyState title={t('client.none')} />;
  return (
    <div className="calendar-form">
      <ClientField
        label={t('client')}
        clients={bookable}
        value={draft.client}
        onChange={(client) => onChange({ client })}
        error={isChecked && draft.client === null ? t('client.missing') : undefined}
      />
      <WhenFields
        value={draft.when}
        onChange={(when) => onChange({ when })}
        zone={practitioner.timezone}
        isChecked={isChecked}
      />
      <RepeatFields
        value={draft.repeat}
        onChange={(repeat) => onChange({ repeat })}
        span={spanOf(draft.when, practitioner.timezone)}
      />
      <TypeField value={draft.type} onChange={(type) => onChange({ type })} />
      <TextField
        label={t('notes')}
        hint={t('notes.hint')}
        lines={3}
        maxLength={10_000}
        value={draft.notes}
        onChange={(notes) => onChange({ notes })}
      />
      <Checkbox isSelected={draft.notifies} onChange={(notifies) => onChange({ notifies })}>
        {t('notify')}
      </Checkbox>
    </div>
  );
};

/** Books a session at a time that was chosen in the calendar, or at another one, or several that repeat. */
export const BookingDialog = ({ span: chosen, client, type = 'virtual', onClose }: BookingDialogProps) => {
  const t = useMessages(calendarMessages);
  const { practitioner } = useSession();
  const [draft, setDraft] = useState<Draft>({
    client: client ?? null,
    when: whenOf(chosen, practitioner.timezone),
    repeat: ONCE,
    type,
    notes: '',
    notifies: false,
  });
  const [isChecked, setChecked] = useState(false);
  const { book, clear, isPending, refusal, taken } = useBooking(onClose);
  const refused = useRef<HTMLDivElement>(null);
  // On a small screen the reason stands below what is seen.
  useEffect(() => {
    if (refusal || taken.length > 0) refused.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal, taken]);
  const { client: patient, notes, notifies, repeat } = draft;
  const span = spanOf(draft.when, practitioner.timezone);
  const isDirty = notes.trim() !== '' || (patient !== null && patient !== client);
  const close = useClosing(isDirty && !isPending, () => onClose());
  const free = taken.length > 0 ? repeat.count - taken.length : 0;
  const send = () => {
    setChecked(true);
    if (patient === null || !span) return;
    const body = {
      partner_clinic_id: practitioner.partner_clinic_id,
      partner_practitioner_id: practitioner.id,
      partner_patient_id: patient,
      ...span,
      session_type: draft.type,
      notify_patient: notifies,
      ...(notes.trim() ? { notes } : {}),
    };
    void book(body, repeat, free > 0);
  };
  return (
    <Dialog
      title={t('book')}
      isOpen
      onClose={() => void close()}
      actions={
        <Button variant="primary" isPending={isPending} onPress={send}>
          {free > 0 ? t('repeat.others', { count: free }) : t('book.do')}
        </Button>
      }
    >
      <Fields
        draft={draft}
        onChange={(change) => {
          clear();
          setDraft({ ...draft, ...change });
        }}
        isChecked={isChecked}
      />
      <div ref={refused} role="alert" className="field-error calendar-refusal">
        {taken.length > 0 && span ? <TakenTimes taken={taken} repeat={repeat} span={span} /> : refusal}
      </div>
    </Dialog>
  );
};
