import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useReadAll } from '../../api/queries.ts';
import { Badge, Card, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { clientsMessages } from './messages.ts';

/** The clinician's notes on this client, the newest first. */
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
  return (
    <Card isFlush>
      <ul className="rows">
        {notes.data.toReversed().map((note) => (
          <li key={note.id} className="row-line">
            <div className="row-words">
              <PlaceLink area="clinical-notes" id={note.id}>
                {t('notes.of', { date: formats.moment(note.created_at) })}
              </PlaceLink>
              <span className="quiet client-note" dir="auto">
                {note.body}
              </span>
            </div>
            <Badge tone={note.status === 'signed' ? 'success' : 'warning'}>{t(`notes.${note.status}`)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
};
