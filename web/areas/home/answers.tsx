import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { useAttention } from './attention-read.ts';
import { homeMessages } from './messages.ts';
import { WaitingList } from './waiting-list.tsx';

/** Forms that clients filled in in the last seven days, the newest first. */
export const Answers = () => {
  const t = useMessages(homeMessages);
  const formats = useFormats();
  return (
    <WaitingList
      title={t('answers.title')}
      icon={<ClipboardCheck />}
      none={t('answers.none')}
      area="forms"
      view="sent"
      found={useAttention().data?.answers}
      row={(one) => ({
        key: one.submission_id,
        id: one.form_id,
        view: 'answers',
        patient: one.partner_patient_id,
        client: one.client_name,
        line: `${one.form_title} · ${formats.ago(one.completed_at)}`,
      })}
    />
  );
};
