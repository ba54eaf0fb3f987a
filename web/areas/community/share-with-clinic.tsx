import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { write } from '../../api/client.ts';
import { refresh, useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState, Skeleton } from '../../components/display.tsx';
import { TextField } from '../../components/fields.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { useMessages } from '../../shell/messages.ts';
import { isOpen } from '../../shell/session.ts';
import { mayLeave, useUnsaved } from '../../shell/unsaved.ts';
import { newestFirst } from '../content/content.ts';
import { Cover } from '../content/cover.tsx';
import { contentMessages } from '../content/messages.ts';
import type { Shared, SharedKind } from './community.ts';
import { communityMessages } from './messages.ts';

interface Own {
  readonly id: string;
  readonly kind: SharedKind;
  readonly title: string | null;
  readonly cover: string | null;
}

/** Own content that is finished, as far as it is open here. */
const useOwn = () => {
  const books = useReadAll('/api/embed/storybooks', {}, { enabled: isOpen('storybooks') });
  const sheets = useReadAll('/api/embed/worksheets', {}, { enabled: isOpen('worksheets') });
  const forms = useReadAll('/api/embed/forms', {}, { enabled: isOpen('forms') });
  const all = [
    ...newestFirst(books.data ?? []).map((one) => ({ ...one, kind: 'storybook' as const })),
    ...newestFirst(sheets.data ?? []).map((one) => ({ ...one, kind: 'worksheet' as const })),
  ]
    .filter(({ status }) => status === 'ready')
    .map(({ id, kind, title, cover_image_url }): Own => ({ id, kind, title, cover: cover_image_url }));
  const published = newestFirst(forms.data ?? [])
    .filter(({ status }) => status === 'published')
    .map(({ id, title }): Own => ({ id, kind: 'form', title, cover: null }));
  return {
    own: [...all, ...published],
    isLoading: books.isLoading || sheets.isLoading || forms.isLoading,
  };
};

/** Shares something of one's own with the clinic, chosen by its cover. */
export const ShareWithClinic = ({
  shared,
  onClose,
}: {
  readonly shared: readonly Shared[];
  readonly onClose: () => void;
}) => {
  const c = useMessages(contentMessages);
  const t = useMessages(communityMessages);
  const { own, isLoading } = useOwn();
  const [chosen, setChosen] = useState('');
  const [description, setDescription] = useState('');
  const [isPending, setPending] = useState(false);
  useUnsaved(description.trim() !== '');
  const close = async () => (await mayLeave()) && onClose();
  const list = own.filter(({ id }) => shared.every(({ content_id }) => content_id !== id));
  const one = list.find(({ id }) => id === chosen);
  const share = async () => {
    if (!one) return;
    setPending(true);
    try {
      const words = description.trim();
      await write('post', '/api/embed/clinic-community/items', {
        body: { content_type: one.kind, content_id: one.id, ...(words === '' ? {} : { description: words }) },
      });
      await refresh('/api/embed/clinic-community/items');
      toast(t('share.done'));
      onClose();
    } catch (error) {
      setPending(false);
      toastError(error, t('share.failed'));
    }
  };
  return (
    <Dialog
      title={t('share')}
      size="l"
      isOpen
      onClose={() => void close()}
      actions={
        <Button
          variant="primary"
          icon={<Share2 aria-hidden="true" />}
          isDisabled={!one}
          isPending={isPending}
          onPress={share}
        >
          {t('share.do')}
        </Button>
      }
    >
      {isLoading && <Skeleton label={t('share')} lines={2} height="card" />}
      {!isLoading && list.length === 0 && (
        <EmptyState icon={<Share2 />} title={t('share.none')} text={t('share.none.text')} />
      )}
      {list.length > 0 && (
        <div className="stack">
          <RadioGroup aria-label={t('share.what')} value={chosen} onChange={setChosen}>
            <div className="pictures">
              {list.map(({ id, kind, title, cover }) => (
                <Radio key={id} value={id} className="picture-choice">
                  <Cover src={cover} kind={kind} />
                  <span dir="auto">{title ?? c('untitled')}</span>
                  <span className="quiet own-kind">{t(`kind.${kind}`)}</span>
                </Radio>
              ))}
            </div>
          </RadioGroup>
          <TextField
            label={t('share.words')}
            lines={2}
            maxLength={2_000}
            value={description}
            onChange={setDescription}
          />
        </div>
      )}
    </Dialog>
  );
};
