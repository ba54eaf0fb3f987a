import CalendarDays from 'lucide-react/icons/calendar-days';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import type { Item } from '../../api/client.ts';
import { useRead, useReadAll } from '../../api/queries.ts';
import { Badge, Card, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { OpenRow } from '../../components/open-row.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { isOpen } from '../../shell/session.ts';
import { sessionMessages } from '../sessions/session-messages.ts';
import { STATUS_TONES } from '../sessions/status.ts';
import { notesMessages } from './messages.ts';
import { NOTE_TONES } from './note-tones.ts';

type Note = Item<'/api/embed/notes'>;

/** How many earlier notes stand beside a note; the chart has all of them. */
const FEW = 3;

/** The appointment that the note is about, with what the clinician wrote down before it. */
const About = ({ id }: { readonly id: string }) => {
  const t = useMessages(notesMessages);
  const s = useMessages(sessionMessages);
  const formats = useFormats();
  const read = useRead('/api/embed/appointments/{id}', { path: { id } });
  const one = read.data;
  return (
    <Card title={t('beside.session')} icon={<CalendarDays aria-hidden="true" />}>
      {read.isError && <ErrorPanel error={read.error} onRetry={read.refetch} />}
      {read.isPending && <Skeleton label={t('beside.session')} lines={2} />}
      {one && (
        <div className="stack stack-tight">
          <p className="note-about">
            {formats.day(one.start_at)}, {formats.time(one.start_at)} – {formats.time(one.end_at)}
          </p>
          <p className="note-about">
            {s(`type.${one.session_type}`)}
            <Badge tone={STATUS_TONES[one.status]}>{s(`status.${one.status}`)}</Badge>
          </p>
          {one.notes && (
            <p className="note-brief" dir="auto">
              {one.notes}
            </p>
          )}
          <p className="note-about">
            <PlaceLink area="appointments" id={one.id}>
              {t('beside.calendar')}
            </PlaceLink>
          </p>
        </div>
      )}
    </Card>
  );
};

/** What an earlier note says: read when it is opened, for each reading of a note is recorded. */
const Earlier = ({ id }: { readonly id: string }) => {
  const t = useMessages(notesMessages);
  const read = useRead('/api/embed/notes/{id}', { path: { id } });
  if (read.isError) return <ErrorPanel error={read.error} onRetry={read.refetch} />;
  if (!read.data) return <Skeleton label={t('note')} lines={2} />;
  return (
    <div className="stack stack-tight">
      <p className="note-brief" dir="auto">
        {read.data.body}
      </p>
      <p className="note-about">
        <PlaceLink area="clinical-notes" id={id}>
          {t('beside.open')}
        </PlaceLink>
      </p>
    </div>
  );
};

/** What was written after the sessions before this one: where the work goes on from. */
const EarlierNotes = ({ note }: { readonly note: Note }) => {
  const t = useMessages(notesMessages);
  const formats = useFormats();
  const notes = useReadAll('/api/embed/notes', {
    query: { partner_patient_id: note.partner_patient_id },
  });
  const earlier = (notes.data ?? [])
    .filter(({ id, session_start_at: at }) => id !== note.id && at <= note.session_start_at)
    .sort((one, other) => other.session_start_at.localeCompare(one.session_start_at));
  return (
    <Card isFlush title={t('beside.earlier')} icon={<NotebookPen aria-hidden="true" />}>
      {notes.isError && <ErrorPanel error={notes.error} onRetry={notes.refetch} />}
      {notes.isPending && (
        <div className="sheet-inner">
          <Skeleton label={t('beside.earlier')} lines={2} />
        </div>
      )}
      {notes.data && earlier.length === 0 && <EmptyState isCompact title={t('beside.none')} />}
      {earlier.length > 0 && (
        <ul className="rows">
          {earlier.slice(0, FEW).map(({ id, session_start_at, status }) => (
            <OpenRow
              key={id}
              title={formats.moment(session_start_at)}
              badge={<Badge tone={NOTE_TONES[status]}>{t(`status.${status}`)}</Badge>}
            >
              <Earlier id={id} />
            </OpenRow>
          ))}
        </ul>
      )}
    </Card>
  );
};

/** What a clinician wants to know while she writes: which session it was, and what was written before. */
export const SessionBeside = ({ note }: { readonly note: Note }) => (
  <>
    {isOpen('appointments') && <About id={note.partner_appointment_id} />}
    <EarlierNotes note={note} />
  </>
);
