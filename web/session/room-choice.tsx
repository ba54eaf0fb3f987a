// The clinician's rooms, to choose from as pictures; the last one used with this client first.
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../shell/messages.ts';
import { ask } from './live.ts';
import { sessionPageMessages } from './session-messages.ts';
import type { RoomChoice } from './setup.ts';

export const ChooseRoom = ({
  rooms,
  onChosen,
}: {
  readonly rooms: readonly RoomChoice[];
  readonly onChosen: () => void;
}) => {
  const t = useMessages(sessionPageMessages);
  return (
    <section className="session-rooms" aria-labelledby="choose-room">
      <h1 id="choose-room">{t('room.choose')}</h1>
      {rooms.length === 0 && <p>{t('room.none')}</p>}
      <ul>
        {rooms.map(({ id, name, artwork_url }) => (
          <li key={id}>
            <Button
              className="session-card session-room-card"
              onPress={async () => {
                if (await ask({ do: 'choose-room', room: id })) onChosen();
              }}
            >
              <img src={artwork_url} alt="" />
              <span>{name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
