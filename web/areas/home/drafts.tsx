import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { useAttention } from './attention-read.ts';
import { homeMessages } from './messages.ts';
import { WaitingList } from './waiting-list.tsx';

/** Notes that are not signed yet. The oldest session comes first, because its note has waited longest. */
export const Drafts = () => {
  const t = useMessages(homeMessages);
  const formats = useFormats();
  const drafts = useAttention().data?.drafts;
  const found = drafts && {
    count: drafts.count,
    items: [...drafts.items].sort((one, other) => one.session_start_at.localeCompare(other.session_start_at)),
  };
  return (
    <WaitingList
      title={t('drafts.title')}
      icon={<NotebookPen />}
      none={t('drafts.none')}
      area="clinical-notes"
      found={found}
      row={(note) => ({
        key: note.note_id,
        id: note.note_id,
        patient: note.partner_patient_id,
        client: note.client_name,
        line: t('drafts.of', { date: formats.date(note.session_start_at) }),
      })}
    />
  );
};
