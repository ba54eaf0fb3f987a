import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Castle from 'lucide-react/icons/castle';
import Dices from 'lucide-react/icons/dices';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import House from 'lucide-react/icons/house';
import LibraryBig from 'lucide-react/icons/library-big';
import PenLine from 'lucide-react/icons/pen-line';
import { type Item, readWithEtag, type Schemas, write, writeWithEtag } from '../../api/client.ts';
import { refresh } from '../../api/queries.ts';

export type RoomKind = 'playrooms' | 'toolkits';
export type Playroom = Item<'/api/embed/playrooms'>;
export type Toolkit = Item<'/api/embed/toolkits'>;
export type Room = Playroom | Toolkit;
export type Theme = Playroom['theme'];
export type RoomType = Playroom['room_type'];
export type RoomItem = Playroom['items'][number];
export type Shelved = Item<'/api/embed/playrooms/{id}/content'>;
/** The view of a place that names a toolkit. */
export const TOOLKIT_VIEW = 'toolkit';

export const THEMES = ['meadow', 'ocean', 'forest', 'space', 'sunset', 'studio'] as const satisfies Theme[];
export const ROOM_TYPES = ['child', 'teen', 'adult'] as const satisfies RoomType[];
export const ITEM_ICONS: Readonly<Record<RoomItem, LucideIcon>> = {
  activity_shelf: LibraryBig,
  multiplayer_games: Dices,
  single_player_games: Gamepad2,
  whiteboard: PenLine,
  sand_tray: Castle,
  dollhouse: House,
};
export const ITEMS = Object.keys(ITEM_ICONS) as RoomItem[];

export const isPlayroom = (room: Room): room is Playroom => 'theme' in room;

/** The picture of a room that has this theme and is for these people. */
export const artworkOf = (theme: Theme, roomType: RoomType): string =>
  `/artwork/playrooms/${theme}-${roomType}.svg`;

/** A room with the `etag` that a change hands back. */
export const useRoom = (kind: RoomKind, id: string) =>
  useQuery<{ readonly data: Room; readonly etag: string | undefined }>({
    queryKey: [`/api/embed/${kind}/{id}`, { path: { id } }, 'etag'],
    queryFn: () =>
      kind === 'playrooms'
        ? readWithEtag('/api/embed/playrooms/{id}', { path: { id } })
        : readWithEtag('/api/embed/toolkits/{id}', { path: { id } }),
  });

export const refreshRooms = () =>
  refresh(
    '/api/embed/playrooms',
    '/api/embed/playrooms/{id}',
    '/api/embed/playrooms/{id}/content',
    '/api/embed/toolkits',
    '/api/embed/toolkits/{id}',
    '/api/embed/toolkits/{id}/content',
  );

/** What a form of a room holds; a toolkit has a name and items alone. */
export interface RoomDraft {
  readonly name: string;
  readonly room_type: RoomType;
  readonly theme: Theme;
  /** Undefined: the one that goes with whom it is for. */
  readonly age_band: Playroom['age_band'] | undefined;
  readonly items: readonly RoomItem[];
}

const ofPlayroom = ({ name, room_type, theme, age_band, items }: RoomDraft) => ({
  name,
  room_type,
  theme,
  items: [...items],
  ...(age_band ? { age_band } : {}),
});
const ofToolkit = ({ name, items }: RoomDraft) => ({ name, items: [...items] });

/** A new room, published at once. @throws Refused */
export const createRoom = (kind: RoomKind, draft: RoomDraft): Promise<Room> =>
  kind === 'playrooms'
    ? write('post', '/api/embed/playrooms', { body: { ...ofPlayroom(draft), published: true } })
    : write('post', '/api/embed/toolkits', { body: { ...ofToolkit(draft), published: true } });

/** @throws Refused 412 where it has changed since it was read. */
export const changeRoom = (kind: RoomKind, id: string, draft: RoomDraft, ifMatch: string | undefined) =>
  kind === 'playrooms'
    ? writeWithEtag('patch', '/api/embed/playrooms/{id}', { path: { id }, body: ofPlayroom(draft), ifMatch })
    : writeWithEtag('patch', '/api/embed/toolkits/{id}', { path: { id }, body: ofToolkit(draft), ifMatch });

/** @throws Refused */
export const publishRoom = (kind: RoomKind, id: string, published: boolean): Promise<Room> =>
  kind === 'playrooms'
    ? write('patch', '/api/embed/playrooms/{id}', { path: { id }, body: { published } })
    : write('patch', '/api/embed/toolkits/{id}', { path: { id }, body: { published } });

type ContentType = Schemas['AttachmentView']['content_type'];

/** Puts content on a room's shelf, or takes it down. @throws Refused */
export const shelve = (
  verb: 'put' | 'delete',
  kind: RoomKind,
  id: string,
  content: { readonly content_type: ContentType; readonly content_id: string },
): Promise<unknown> => {
  const path = { id, contentType: content.content_type, contentId: content.content_id };
  return kind === 'playrooms'
    ? write(verb, '/api/embed/playrooms/{id}/content/{contentType}/{contentId}', { path })
    : write(verb, '/api/embed/toolkits/{id}/content/{contentType}/{contentId}', { path });
};
