import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useReadAll } from '../../api/queries.ts';
import { Avatar, Card, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { isOpen, useSession } from '../../shell/session.ts';
import { homeMessages } from './messages.ts';

const SHOWN = 6;

/** Notes that are not signed yet, the newest first. */
export const Drafts = () => {
  const session = useSession();
  const t = useMessages(homeMessages);
  const formats = useFormats();
  const notes = useReadAll('/api/embed/notes', {});
  const clients = useReadAll('/api/embed/clients', {}, { enabled: isOpen('clients', session) });
  const nameOf = (id: string) => {
    const client = clients.data?.find((one) => one.id === id);
    return client ? `${client.first_name} ${client.last_name}` : t('agenda.client');
  };
  const drafts = notes.data?.filter(({ status }) => status === 'draft').reverse();
  return (
    <Card isFlush title={t('drafts.title')} icon={<NotebookPen />}>
      {notes.isPending && (
        <div className="sheet-inner">
          <Skeleton label={t('drafts.title')} height="row" />
        </div>
      )}
      {notes.isError && <ErrorPanel error={notes.error} onRetry={notes.refetch} />}
      {drafts?.length === 0 && <EmptyState isCompact title={t('drafts.none')} />}
      {drafts && drafts.length > 0 && (
        <ul className="rows">
          {drafts.slice(0, SHOWN).map((note) => (
            <li key={note.id} className="row-line">
              <Avatar id={note.partner_patient_id} name={nameOf(note.partner_patient_id)} size="s" />
              <div className="row-words">
                <PlaceLink area="clinical-notes" id={note.id}>
                  {nameOf(note.partner_patient_id)}
                </PlaceLink>
                <span className="quiet">{t('drafts.of', { date: formats.date(note.created_at) })}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
