import LibraryBig from 'lucide-react/icons/library-big';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Card, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { can } from '../../frame/token.ts';
import { useMessages } from '../../shell/messages.ts';
import { isOpen } from '../../shell/session.ts';
import { Cover } from '../content/cover.tsx';
import { AddToShelf } from './add-to-shelf.tsx';
import { type PlayroomWords, playroomsMessages } from './messages.ts';
import { type RoomKind, refreshRooms, type Shelved, shelve } from './room.ts';

/** The area where content of a type is read. */
const AREAS = { storybook: 'storybooks', worksheet: 'worksheets' } as const;

const Standing = ({
  one,
  onTake,
  t,
}: {
  readonly one: Shelved;
  readonly onTake: (() => void) | undefined;
  readonly t: PlayroomWords;
}) => {
  const area = AREAS[one.content_type];
  return (
    <li className="shelved">
      <Cover src={one.cover_image_url} kind={one.content_type} />
      <span className="shelved-title">
        {isOpen(area) ? (
          <PlaceLink area={area} id={one.content_id}>
            <span dir="auto">{one.title}</span>
          </PlaceLink>
        ) : (
          <span dir="auto">{one.title}</span>
        )}
      </span>
      {onTake && (
        <Button
          size="s"
          icon={<X aria-hidden="true" />}
          aria-label={t('shelf.take', { title: one.title })}
          onPress={onTake}
        />
      )}
    </li>
  );
};

/** What stands on a room's shelf, by its covers. */
export const Shelf = ({ kind, id }: { readonly kind: RoomKind; readonly id: string }) => {
  const t = useMessages(playroomsMessages);
  const [isAdding, setAdding] = useState(false);
  const ofPlayroom = useReadAll(
    '/api/embed/playrooms/{id}/content',
    { path: { id } },
    { enabled: kind === 'playrooms' },
  );
  const ofToolkit = useReadAll(
    '/api/embed/toolkits/{id}/content',
    { path: { id } },
    { enabled: kind === 'toolkits' },
  );
  const shelf = kind === 'playrooms' ? ofPlayroom : ofToolkit;
  const isWriting = can('playroom:write');
  const take = async (one: Shelved) => {
    try {
      await shelve('delete', kind, id, one);
      await refreshRooms();
      toast(t('shelf.taken'));
    } catch (error) {
      toastError(error, t('save.failed'));
    }
  };
  const add = (
    <Button icon={<Plus aria-hidden="true" />} onPress={() => setAdding(true)}>
      {t('shelf.add')}
    </Button>
  );
  return (
    <Card
      title={t('shelf')}
      icon={<LibraryBig aria-hidden="true" />}
      actions={isWriting && shelf.data && shelf.data.length > 0 && add}
    >
      {shelf.isPending && <Skeleton label={t('shelf')} lines={1} height="card" />}
      {shelf.isError && <ErrorPanel error={shelf.error} onRetry={shelf.refetch} />}
      {shelf.data?.length === 0 && (
        <EmptyState
          icon={<LibraryBig />}
          title={t('shelf.none')}
          {...(isWriting ? { text: t('shelf.none.text'), action: add } : {})}
        />
      )}
      {shelf.data && shelf.data.length > 0 && (
        <ul className="shelf">
          {shelf.data.map((one) => (
            <Standing
              key={one.content_id}
              one={one}
              onTake={isWriting ? () => void take(one) : undefined}
              t={t}
            />
          ))}
        </ul>
      )}
      {isAdding && (
        <AddToShelf kind={kind} id={id} shelved={shelf.data ?? []} onClose={() => setAdding(false)} />
      )}
    </Card>
  );
};
