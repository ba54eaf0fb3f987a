import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button.tsx';
import { Switch } from '../../components/checkbox.tsx';
import { Badge, PageHeader, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { Refused } from '../../frame/problem.ts';
import { can } from '../../frame/token.ts';
import { useMessages } from '../../shell/messages.ts';
import { BackLink } from '../content/back-link.tsx';
import { contentMessages } from '../content/messages.ts';
import { EnterRoom } from './enter-room.tsx';
import { playroomsMessages } from './messages.ts';
import {
  changeRoom,
  ITEM_ICONS,
  isPlayroom,
  publishRoom,
  type Room,
  type RoomDraft,
  type RoomKind,
  refreshRooms,
  useRoom,
} from './room.ts';
import { RoomForm } from './room-form.tsx';
import { Shelf } from './shelf.tsx';

const Items = ({ room }: { readonly room: Room }) => {
  const t = useMessages(playroomsMessages);
  return (
    <ul className="room-items" aria-label={t('items')}>
      {room.items.map((item) => {
        const Icon = ITEM_ICONS[item];
        return (
          <li key={item} className="room-item">
            <Icon aria-hidden="true" />
            {t(`item.${item}`)}
          </li>
        );
      })}
    </ul>
  );
};

const Publishing = ({ room, kind }: { readonly room: Room; readonly kind: RoomKind }) => {
  const t = useMessages(playroomsMessages);
  // Shown at once; what is refused goes back.
  const [wanted, setWanted] = useState<boolean>();
  const publish = async (isPublished: boolean) => {
    setWanted(isPublished);
    try {
      await publishRoom(kind, room.id, isPublished);
      await refreshRooms();
      toast(t(isPublished ? 'publish.done' : 'unpublish.done'));
    } catch (error) {
      toastError(error, t('save.failed'));
    } finally {
      setWanted(undefined);
    }
  };
  if (!can('playroom:write'))
    return (
      <Badge tone={room.published ? 'success' : 'neutral'}>{t(room.published ? 'published' : 'draft')}</Badge>
    );
  return (
    <div className="room-publishing">
      <Switch isSelected={wanted ?? room.published} onChange={(isOn) => void publish(isOn)}>
        {t('publish')}
      </Switch>
    </div>
  );
};

/** The room, changed only as it was read: what was changed elsewhere meanwhile is said, not written over. */
const Open = ({
  room,
  etag,
  kind,
}: {
  readonly room: Room;
  readonly etag: string | undefined;
  readonly kind: RoomKind;
}) => {
  const c = useMessages(contentMessages);
  const t = useMessages(playroomsMessages);
  const [isChanging, setChanging] = useState(false);
  const save = async (draft: RoomDraft) => {
    try {
      await changeRoom(kind, room.id, draft, etag);
    } catch (error) {
      if (error instanceof Refused && error.status === 412) await refreshRooms();
      throw error;
    }
    flushSync(() => setChanging(false));
    await refreshRooms();
    toast(t('saved'));
  };
  return (
    <>
      <PageHeader
        before={<BackLink area="playrooms">{t('back')}</BackLink>}
        title={room.name}
        lead={
          isPlayroom(room)
            ? // Teenagers' and adults' rooms have an age band of the same name.
              [
                ...new Set([
                  t(`theme.${room.theme}`),
                  t(`type.${room.room_type}`),
                  c(`age.${room.age_band}`),
                ]),
              ].join(' · ')
            : t('toolkits')
        }
        actions={
          <>
            <Publishing room={room} kind={kind} />
            {can('playroom:write') && (
              <Button icon={<Pencil aria-hidden="true" />} onPress={() => setChanging(true)}>
                {t('change')}
              </Button>
            )}
            {isPlayroom(room) && can('playroom:write') && <EnterRoom id={room.id} />}
          </>
        }
      />
      <div className={isPlayroom(room) ? 'room-page' : 'stack'}>
        {isPlayroom(room) && (
          <img
            className="room-artwork"
            src={room.artwork_url}
            alt={t('artwork', { theme: t(`theme.${room.theme}`), type: t(`type.${room.room_type}`) })}
          />
        )}
        <div className="stack">
          <Items room={room} />
          <Shelf kind={kind} id={room.id} />
        </div>
      </div>
      {isChanging && (
        <RoomForm
          kind={kind}
          room={room}
          title={t(`${kind}.change`)}
          onSave={save}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
};

/** One playroom or toolkit: how it looks, what is in it, what stands on its shelf. */
export const RoomPage = ({ id, kind }: { readonly id: string; readonly kind: RoomKind }) => {
  const t = useMessages(playroomsMessages);
  const room = useRoom(kind, id);
  if (room.data) return <Open room={room.data.data} etag={room.data.etag} kind={kind} />;
  return (
    <>
      <BackLink area="playrooms">{t('back')}</BackLink>
      {room.isError ? (
        <ErrorPanel error={room.error} onRetry={room.refetch} />
      ) : (
        <Skeleton label={t('title')} height="card" />
      )}
    </>
  );
};
