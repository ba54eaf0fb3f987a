import { useState } from 'react';
import { flushSync } from 'react-dom';
import { write } from '../../api/client.ts';
import { refresh } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/fields.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { Refused } from '../../frame/problem.ts';
import { useMessages } from '../../shell/messages.ts';
import { faultAt, isAtFields } from '../content/faults.ts';
import { contentMessages } from '../content/messages.ts';
import { PictureChoice } from '../content/picture-choice.tsx';
import { storybooksMessages } from './messages.ts';
import type { StorybookPage } from './storybook.ts';

/** Another page at the end: words of one's own, with a picture that the book has. */
export const AddPage = ({
  id,
  pages,
  onClose,
  onAdded,
}: {
  readonly id: string;
  readonly pages: readonly StorybookPage[];
  readonly onClose: () => void;
  readonly onAdded: (page: StorybookPage) => void;
}) => {
  const c = useMessages(contentMessages);
  const t = useMessages(storybooksMessages);
  const [text, setText] = useState('');
  const [picture, setPicture] = useState<string>(pages.at(-1)?.id ?? '');
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const add = async () => {
    setPending(true);
    setError(undefined);
    try {
      const page = await write('post', '/api/embed/storybooks/{id}/pages', {
        path: { id },
        body: { page_ids: pages.map((one) => one.id), text, picture_of: picture },
      });
      flushSync(() => onAdded(page));
    } catch (refused) {
      setPending(false);
      if (refused instanceof Refused && refused.slug === 'storybook-changed') {
        toast(t('edit.changed'));
        await refresh('/api/embed/storybooks/{id}/pages');
        return;
      }
      setError(refused);
      if (!isAtFields(refused, ['text'])) toastError(refused, t('edit.failed'));
    }
  };
  return (
    <Dialog
      title={t('edit.add')}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" isPending={isPending} onPress={add}>
          {t('edit.add.do')}
        </Button>
      }
    >
      <div className="stack">
        <TextField
          autoFocus
          label={t('edit.add.text')}
          lines={4}
          maxLength={1_400}
          value={text}
          onChange={setText}
          error={faultAt(error, 'text', c)}
        />
        <PictureChoice
          label={t('edit.add.picture')}
          value={picture}
          onChange={setPicture}
          options={pages.map((page) => ({
            key: page.id,
            label: c('page', { page: page.position }),
            picture: page.image_url,
          }))}
        />
      </div>
    </Dialog>
  );
};
