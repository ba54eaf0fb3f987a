import Check from 'lucide-react/icons/check';
import LibraryBig from 'lucide-react/icons/library-big';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useReadAll } from '../../api/queries.ts';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState, Skeleton } from '../../components/display.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { useMessages } from '../../shell/messages.ts';
import { isOpen } from '../../shell/session.ts';
import { newestFirst } from '../content/content.ts';
import { Cover } from '../content/cover.tsx';
import { contentMessages } from '../content/messages.ts';
import { playroomsMessages } from './messages.ts';
import { type RoomKind, refreshRooms, type Shelved, shelve } from './room.ts';

/** Own content that can stand on a shelf: ready worksheets, and ready storybooks that are offered for shelves. */
const useEligible = () => {
  const books = useReadAll('/api/embed/storybooks', {}, { enabled: isOpen('storybooks') });
  const sheets = useReadAll('/api/embed/worksheets', {}, { enabled: isOpen('worksheets') });
  const list = newestFirst([
    ...(books.data ?? [])
      .filter(({ status, shelf_ready }) => status === 'ready' && shelf_ready)
      .map((one) => ({ ...one, content_type: 'storybook' as const })),
    ...(sheets.data ?? [])
      .filter(({ status }) => status === 'ready')
      .map((one) => ({ ...one, content_type: 'worksheet' as const })),
  ]);
  return { list, isLoading: books.isLoading || sheets.isLoading };
};

/** Puts content on a shelf, chosen by its cover; several, one after the other. */
export const AddToShelf = ({
  kind,
  id,
  shelved,
  onClose,
}: {
  readonly kind: RoomKind;
  readonly id: string;
  readonly shelved: readonly Shelved[];
  readonly onClose: () => void;
}) => {
  const c = useMessages(contentMessages);
  const t = useMessages(playroomsMessages);
  const { list, isLoading } = useEligible();
  const [pending, setPending] = useState<string>();
  const standing = new Set(shelved.map(({ content_id }) => content_id));
  const put = async (one: (typeof list)[number]) => {
    setPending(one.id);
    try {
      await shelve('put', kind, id, { content_type: one.content_type, content_id: one.id });
      await refreshRooms();
      toast(t('shelf.put'));
    } catch (error) {
      toastError(error, t('save.failed'));
    } finally {
      setPending(undefined);
    }
  };
  return (
    <Dialog title={t('shelf.add')} size="l" isOpen onClose={onClose} dismiss={t('shelf.close')}>
      <p className="dialog-text shelf-hint">{t('shelf.hint')}</p>
      {isLoading && <Skeleton label={t('shelf.add')} lines={2} height="card" />}
      {!isLoading && list.length === 0 && <EmptyState icon={<LibraryBig />} title={t('shelf.nothing')} />}
      {list.length > 0 && (
        <ul className="shelf">
          {list.map((one) => {
            const isThere = standing.has(one.id);
            return (
              <li key={one.id} className="shelf-offer">
                <AriaButton
                  className={`shelf-put${isThere ? ' is-there' : ''}`}
                  isDisabled={isThere}
                  isPending={pending === one.id}
                  onPress={() => void put(one)}
                >
                  <Cover src={one.cover_image_url} kind={one.content_type} />
                  <span className="shelved-title" dir="auto">
                    {one.title ?? c('untitled')}
                  </span>
                  {isThere && (
                    <span className="shelf-there">
                      <Check aria-hidden="true" />
                      {t('shelf.there')}
                    </span>
                  )}
                </AriaButton>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
};
