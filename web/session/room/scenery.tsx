import type { RoomType } from '../setup.ts';

/** The landscape of a room, behind everything else (`domain/playrooms/artwork/artwork.ts`). */
export const Scenery = ({
  theme,
  roomType,
  isNight,
}: {
  readonly theme: string;
  readonly roomType: RoomType;
  readonly isNight: boolean;
}) => (
  <img
    className="session-scenery"
    src={`/artwork/playrooms/${theme}-${roomType}${isNight ? '-night' : '-day'}.svg`}
    alt=""
  />
);
