import type { RoomType } from '../setup.ts';

/** As the things of an upright room stand in two columns (`session.css`). */
const UPRIGHT = '(max-width: 60rem) and (orientation: portrait)';

/** The landscape of a room, behind everything else (`domain/playrooms/artwork/artwork.ts`). */
export const Scenery = ({
  theme,
  roomType,
  isNight,
}: {
  readonly theme: string;
  readonly roomType: RoomType;
  readonly isNight: boolean;
}) => {
  const room = `/artwork/playrooms/${theme}-${roomType}-${isNight ? 'night' : 'day'}`;
  return (
    <picture>
      <source media={UPRIGHT} srcSet={`${room}-upright.svg`} />
      <img className="session-scenery" src={`${room}-wide.svg`} alt="" />
    </picture>
  );
};
