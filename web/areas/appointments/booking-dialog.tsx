import { useState } from 'react';
import { write } from '../../api/client.ts';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { TextField } from '../../components/fields.tsx';
import { toast } from '../../components/toasts.tsx';
import { emit } from '../../frame/host.ts';
import { Refused } from '../../frame/problem.ts';
import { useMessages } from '../../shell/messages.ts';
import { useSession } from '../../shell/session.ts';
import { ClientField } from '../client-choice/client-field.tsx';
import { refreshSessions } from './change-session.ts';
import { calendarMessages } from './messages.ts';
import { type Span, spanOf, type When, whenOf } from './span.ts';
import { TypeField } from './type-field.tsx';
import { useClosing } from './use-closing.ts';
import { WhenFields } from './when-fields.tsx';

interface Draft {
  readonly client: string | null;
  readonly when: When;
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

const useBooking = (draft: Draft, zone: string, onBooked: (span: Span) => void) => {
  const t = useMessages(calendarMessages);
  const { practitioner } = useSession();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const book = async () => {
    const span = spanOf(draft.when, zone);
    if (draft.client === null || !span) return;
    setPending(true);
    setRefusal('');
    try {
      const booked = await write('post', '/api/embed/appointments', {
        body: {
          partner_clinic_id: practitioner.partner_clinic_id,
          partner_practitioner_id: practitioner.id,
          partner_patient_id: draft.client,
          ...span,
          session_type: draft.type,
          notify_patient: draft.notifies,
          ...(draft.notes.trim() ? { notes: draft.notes } : {}),
        },
      });
      emit('appointment.created', { partnerAppointmentId: booked.id });
      toast(t('book.done'));
      await refreshSessions();
      onBooked(span);
    } catch (error) {
      setRefusal((error instanceof Refused && error.message) || t('book.failed'));
      // Whoever booked that time meanwhile is seen then.
      await refreshSessions();
    } finally {
      setPending(false);
    }
  };
  return { book, isPending, refusal };
};

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

/** Books a session at a time that was chosen in the calendar, or at another one. */
export const BookingDialog = ({ span, client, type = 'virtual', onClose }: BookingDialogProps) => {
  const t = useMessages(calendarMessages);
  const zone = useSession().practitioner.timezone;
  const [draft, setDraft] = useState<Draft>({
    client: client ?? null,
    when: whenOf(span, zone),
    type,
    notes: '',
    notifies: false,
  });
  const [isChecked, setChecked] = useState(false);
  const { book, isPending, refusal } = useBooking(draft, zone, onClose);
  const isDirty = draft.notes.trim() !== '' || (draft.client !== null && draft.client !== client);
  const close = useClosing(isDirty && !isPending, () => onClose());
  return (
    <Dialog
      title={t('book')}
      isOpen
      onClose={() => void close()}
      actions={
        <Button
          variant="primary"
          isPending={isPending}
          onPress={() => {
            setChecked(true);
            void book();
          }}
        >
          {t('book.do')}
        </Button>
      }
    >
      <Fields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} isChecked={isChecked} />
      <p role="alert" className="field-error calendar-refusal">
        {refusal}
      </p>
    </Dialog>
  );
};
