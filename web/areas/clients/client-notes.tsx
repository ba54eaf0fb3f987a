import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useReadAll } from '../../api/queries.ts';
import { Badge, Card, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { OpenRow } from '../../components/open-row.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { NOTE_TONES } from '../clinical-notes/note-tones.ts';
import { clientsMessages } from './messages.ts';

/** The clinician's notes on this client, the newest session first; each opens in its row. */
export const ClientNotes = ({ id }: { readonly id: string }) => {
  const t = useMessages(clientsMessages);
  const formats = useFormats();
  const notes = useReadAll('/api/embed/notes', { query: { partner_patient_id: id, include: 'body' } });
  if (notes.isError) return <ErrorPanel error={notes.error} onRetry={notes.refetch} />;
  if (!notes.data) return <Skeleton label={t('chart.notes')} height="row" />;
  if (notes.data.length === 0)
    return (
      <Card>
        <EmptyState icon={<NotebookPen />} title={t('notes.none')} text={t('notes.none.text')} />
      </Card>
    );
  const shown = notes.data.toSorted((one, other) =>
    other.session_start_at.localeCompare(one.session_start_at),
  );
  return (
    <Card isFlush>
      <ul className="rows">
        {shown.map((note) => (
          <OpenRow
            key={note.id}
            title={t('notes.of', { date: formats.moment(note.session_start_at) })}
            line={<span className="client-note">{note.body}</span>}
            badge={<Badge tone={NOTE_TONES[note.status]}>{t(`notes.${note.status}`)}</Badge>}
          >
            <div className="stack stack-tight">
              <p className="client-words" dir="auto">
                {note.body}
              </p>
              <p className="client-ways">
                <PlaceLink area="clinical-notes" id={note.id}>
                  {t('sessions.note')}
                </PlaceLink>
              </p>
            </div>
          </OpenRow>
        ))}
      </ul>
    </Card>
  );
};
