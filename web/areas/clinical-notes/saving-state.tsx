import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import PenLine from 'lucide-react/icons/pen-line';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { notesMessages } from './messages.ts';
import type { DraftState } from './note-draft.ts';

const TROUBLE = { retrying: CloudOff, tooLong: TriangleAlert, refused: TriangleAlert } as const;

/** Since when what is written is saved. Only trouble is read out: a word at each save would disturb whoever writes. */
export const SavingState = ({ state }: { readonly state: DraftState }) => {
  const t = useMessages(notesMessages);
  const formats = useFormats();
  const { saving, note } = state;
  const { kind } = saving;
  const isTrouble = kind === 'retrying' || kind === 'tooLong' || kind === 'refused';
  const Icon = isTrouble ? TROUBLE[kind] : undefined;
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
      <span role="status">
        {isTrouble && Icon && (
          <span className="note-saving-words note-saving-trouble">
            <Icon aria-hidden="true" />
            {kind === 'refused' ? saving.error.message : t(`saving.${kind}.long`)}
          </span>
        )}
      </span>
    </div>
  );
};
