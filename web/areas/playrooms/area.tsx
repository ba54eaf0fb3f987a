import { openRooms } from '../../workspace/areas/rooms.js';
import type { AreaProps } from '../areas.ts';
import { LegacyArea } from '../legacy/legacy-area.tsx';

/** In its old form still. */
export default function RoomsArea({ id }: AreaProps) {
  return <LegacyArea area="playrooms" id={id} open={openRooms} />;
}
