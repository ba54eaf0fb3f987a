// The page after the end, in the room's colours.
import { useMessages } from '../shell/messages.ts';
import type { Room } from './live.ts';
import { Scenery } from './room/scenery.tsx';
import { sessionPageMessages } from './session-messages.ts';
import { isAlone, isClinician, type Setup } from './setup.ts';
import { nextAddress, noteAddress } from './workspace-addresses.ts';

export const Goodbye = ({
  room,
  isNight,
  setup,
}: {
  readonly room: Room | null;
  readonly isNight: boolean;
  readonly setup: Setup;
}) => {
  const t = useMessages(sessionPageMessages);
  const note = noteAddress(setup);
  return (
    <main className={`session-goodbye${isNight ? ' is-night' : ''}`}>
      <Scenery theme={room?.theme ?? 'meadow'} roomType={room?.room_type ?? 'child'} isNight={isNight} />
      <div className="session-farewell">
        <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
          <circle cx="60" cy="60" r="54" fill="#ffdf6b" />
          <path d="M36 70q24 26 48 0" stroke="#6b4a12" strokeWidth="7" fill="none" strokeLinecap="round" />
          <path
            d="M34 46q8-10 16 0M70 46q8-10 16 0"
            stroke="#6b4a12"
            strokeWidth="6"
            fill="none"
            strokeLinecap="round"
          />
        </svg>
        <h1>{t(isClinician ? 'bye.clinician' : 'bye.client')}</h1>
        {!isClinician && <p>{t('bye.client.text')}</p>}
        {isClinician && !isAlone && !note && <p>{t('note.hint')}</p>}
        {isClinician && !isAlone && note && (
          <div className="session-row">
            <a className="button button-primary button-m" href={note}>
              {t('note.write')}
            </a>
            <a className="button button-secondary button-m" href={nextAddress(setup)}>
              {t('book.next')}
            </a>
          </div>
        )}
      </div>
    </main>
  );
};
