import Plus from 'lucide-react/icons/plus';
import Puzzle from 'lucide-react/icons/puzzle';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Badge, Card, EmptyState, PageHeader, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { toast } from '../../components/toasts.tsx';
import { can } from '../../frame/token.ts';
import { useMessages } from '../../shell/messages.ts';
import { go } from '../../shell/router.ts';
import { newestFirst } from '../content/content.ts';
import { contentMessages } from '../content/messages.ts';
import { type PlayroomWords, playroomsMessages } from './messages.ts';
import {
  createRoom,
  ITEM_ICONS,
  isPlayroom,
  type Room,
  type RoomDraft,
  type RoomKind,
  refreshRooms,
  TOOLKIT_VIEW,
} from './room.ts';
import { RoomForm } from './room-form.tsx';

const placeOf = (kind: RoomKind) => (kind === 'toolkits' ? TOOLKIT_VIEW : '');

const RoomCard = ({
  room,
  kind,
  t,
}: {
  readonly room: Room;
  readonly kind: RoomKind;
  readonly t: PlayroomWords;
}) => {
  const c = useMessages(contentMessages);
  return (
    <li className="content-card room-card">
      {isPlayroom(room) ? (
        <span className="room-picture" aria-hidden="true">
          <img src={room.artwork_url} alt="" loading="lazy" />
        </span>
      ) : (
        <ul className="room-toolbox" aria-label={t('items')}>
          {room.items.map((item) => {
            const Icon = ITEM_ICONS[item];
            return (
              <li key={item}>
                <Icon aria-hidden="true" />
                {t(`item.${item}`)}
              </li>
            );
          })}
        </ul>
      )}
      <div className="content-card-foot">
        <div className="content-card-words">
          <PlaceLink area="playrooms" id={room.id} view={placeOf(kind)} className="link content-card-title">
            <span dir="auto">{room.name}</span>
          </PlaceLink>
          <span className="quiet content-card-line">
            {isPlayroom(room)
              ? `${t(`theme.${room.theme}`)} · ${c(`age.${room.age_band}`)}`
              : t('items.count', { count: room.items.length })}
          </span>
        </div>
        <Badge tone={room.published ? 'success' : 'neutral'}>
          {t(room.published ? 'published' : 'draft')}
        </Badge>
      </div>
    </li>
  );
};

const Gallery = ({
  kind,
  onMake,
}: {
  readonly kind: RoomKind;
  readonly onMake: (() => void) | undefined;
}) => {
  const t = useMessages(playroomsMessages);
  const playrooms = useReadAll('/api/embed/playrooms', {}, { enabled: kind === 'playrooms' });
  const toolkits = useReadAll('/api/embed/toolkits', {}, { enabled: kind === 'toolkits' });
  const rooms = kind === 'playrooms' ? playrooms : toolkits;
  const list: readonly Room[] | undefined = rooms.data;
  return (
    <section aria-label={t(kind)}>
      <header className="rooms-head">
        <div>
          <h2 className="sheet-title">{t(kind)}</h2>
          <p className="quiet">{t(`${kind}.text`)}</p>
        </div>
        {onMake && (
          <Button
            variant={kind === 'playrooms' ? 'primary' : 'secondary'}
            icon={<Plus aria-hidden="true" />}
            onPress={onMake}
          >
            {t(`${kind}.new`)}
          </Button>
        )}
      </header>
      {rooms.isPending && <Skeleton label={t(kind)} lines={2} height="cover" />}
      {rooms.isError && <ErrorPanel error={rooms.error} onRetry={rooms.refetch} />}
      {list?.length === 0 && (
        <Card>
          <EmptyState icon={<Puzzle />} title={t(`${kind}.none`)} />
        </Card>
      )}
      {list && list.length > 0 && (
        <ul className="content-grid rooms-grid">
          {newestFirst(list).map((room) => (
            <RoomCard key={room.id} room={room} kind={kind} t={t} />
          ))}
        </ul>
      )}
    </section>
  );
};

/** The clinician's playrooms as pictures, and the toolkits below them. */
export const RoomList = () => {
  const t = useMessages(playroomsMessages);
  const [making, setMaking] = useState<RoomKind>();
  const make = async (draft: RoomDraft) => {
    if (!making) return;
    const room = await createRoom(making, draft);
    void refreshRooms();
    toast(t(`${making}.made`));
    // It is kept: nothing asks about it on the way to the room.
    flushSync(() => setMaking(undefined));
    await go('playrooms', room.id, placeOf(making));
  };
  const asks = (kind: RoomKind) => (can('playroom:write') ? () => setMaking(kind) : undefined);
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="rooms">
        <Gallery kind="playrooms" onMake={asks('playrooms')} />
        <Gallery kind="toolkits" onMake={asks('toolkits')} />
      </div>
      {making && (
        <RoomForm
          kind={making}
          title={t(`${making}.new`)}
          onSave={make}
          onClose={() => setMaking(undefined)}
        />
      )}
    </>
  );
};
