import { preload } from '../../shell/messages.ts';
import type { AreaProps } from '../areas.ts';
import { contentMessages } from '../content/messages.ts';
import { playroomsMessages } from './messages.ts';
import { TOOLKIT_VIEW } from './room.ts';
import { RoomList } from './room-list.tsx';
import { RoomPage } from './room-page.tsx';

export const prepare = () => Promise.all([preload(playroomsMessages), preload(contentMessages)]);

/** All rooms, or one of them; a toolkit is a view of its own, for its id is none of a playroom. */
export default function PlayroomsArea({ id, view }: AreaProps) {
  if (!id) return <RoomList />;
  return <RoomPage key={id} id={id} kind={view === TOOLKIT_VIEW ? 'toolkits' : 'playrooms'} />;
}
