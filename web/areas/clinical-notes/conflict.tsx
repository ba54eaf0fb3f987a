import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Button } from '../../components/button.tsx';
import { copyText } from '../../components/copy-text.ts';
import { toast } from '../../components/toasts.tsx';
import { useMessages } from '../../shell/messages.ts';
import { notesMessages } from './messages.ts';
import type { DraftState, NoteDraft } from './note-draft.ts';
import { WordDiff } from './versions.tsx';

/** Where the note was changed or signed elsewhere on what is written here: both are shown, and the person chooses. */
export const Conflict = ({ draft, state }: { readonly draft: NoteDraft; readonly state: DraftState }) => {
  const t = useMessages(notesMessages);
  const { saving, text, note } = state;
  const isSigned = saving.kind === 'signedElsewhere';
  const theirs = saving.kind === 'conflict' ? saving.theirs : note.body;
  const copy = () => {
    if (copyText(text)) toast(t('conflict.copied'));
  };
  return (
    <section className="note-conflict" role="alert" aria-label={t('conflict.label')}>
      <p className="note-conflict-title">
        <TriangleAlert aria-hidden="true" />
        {t(isSigned ? 'conflict.signed' : 'conflict.title')}
      </p>
      <p className="note-conflict-text">{t(isSigned ? 'conflict.signed.text' : 'conflict.text')}</p>
      <p className="word-diff-key">
        <del>{t('conflict.there')}</del> <ins>{t('conflict.here')}</ins>
      </p>
      <WordDiff before={theirs} after={text} />
      <div className="note-conflict-actions">
        {isSigned ? (
          <>
            <Button onPress={copy}>{t('conflict.copy')}</Button>
            <Button variant="danger" onPress={() => draft.discard()}>
              {t('conflict.showSigned')}
            </Button>
          </>
        ) : (
          <>
            <Button onPress={() => draft.resolve(text)}>{t('conflict.mine')}</Button>
            <Button onPress={() => draft.resolve(theirs)}>{t('conflict.theirs')}</Button>
          </>
        )}
      </div>
    </section>
  );
};
