import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import PenLine from 'lucide-react/icons/pen-line';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { notesMessages } from './messages.ts';
import type { DraftState, Saving } from './note-draft.ts';

const ICONS = { retrying: CloudOff, tooLong: TriangleAlert, refused: TriangleAlert } as const;
type Trouble = Extract<Saving, { readonly kind: keyof typeof ICONS }>;
const isTrouble = (saving: Saving): saving is Trouble => saving.kind in ICONS;

const TroubleWords = ({ saving }: { readonly saving: Trouble }) => {
  const t = useMessages(notesMessages);
  const Icon = ICONS[saving.kind];
  const wordsOf = () => {
    if (saving.kind === 'refused') return saving.error.message;
    return t(saving.kind === 'retrying' ? `saving.retrying.${saving.because}` : 'saving.tooLong.long');
  };
  return (
    <span className="note-saving-words note-saving-trouble">
      <Icon aria-hidden="true" />
      {wordsOf()}
    </span>
  );
};

/** Since when what is written is saved. Only trouble is read out: a word at each save would disturb whoever writes. */
export const SavingState = ({ state }: { readonly state: DraftState }) => {
  const t = useMessages(notesMessages);
  const formats = useFormats();
  const { saving, note } = state;
  const { kind } = saving;
  const isToday = formats.dayKey(note.updated_at) === formats.dayKey(new Date());
  return (
    <div className="note-saving">
      {kind === 'saved' && (
        <span className="note-saving-words quiet">
          <CircleCheck aria-hidden="true" />
          {t('saving.saved', {
            time: isToday ? formats.time(note.updated_at) : formats.moment(note.updated_at),
          })}
        </span>
      )}
      {(kind === 'waiting' || kind === 'saving') && (
        <span className="note-saving-words quiet">
          <PenLine aria-hidden="true" />
          {t('saving.saving')}
        </span>
      )}
      <span role="status">{isTrouble(saving) && <TroubleWords saving={saving} />}</span>
    </div>
  );
};
