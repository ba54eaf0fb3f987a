// What a client has beside the room: somebody is here, and a break whenever it is too much.
import Heart from 'lucide-react/icons/heart';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../shell/messages.ts';
import { useStore } from '../shell/store.ts';
import { ask, type SessionView, standing } from './live.ts';
import { sessionPageMessages } from './session-messages.ts';
import type { Video } from './setup.ts';
import { sayAloud } from './sound.ts';
import { SoundSwitch } from './sound-switch.tsx';
import { VideoButtons, VideoLine } from './video.tsx';

export const ClientBar = ({ view, video }: { readonly view: SessionView; readonly video: Video }) => {
  const t = useMessages(sessionPageMessages);
  const isConnected = useStore(standing) === 'here';
  const present = view.here.clinician ? 'here.clinician' : 'here.alone.client';
  const rest = () => {
    sayAloud(t('break'));
    void ask({ do: 'ask-break' });
  };
  return (
    <header className="session-bar session-bar-client">
      <div className="session-who">
        <p className={`session-here${view.here.clinician && isConnected ? ' is-here' : ''}`} role="status">
          {t(isConnected ? present : 'here.searching')}
        </p>
        <VideoLine video={video} />
      </div>
      <VideoButtons video={video} />
      <SoundSwitch />
      <Button className="session-break" onPress={rest} isDisabled={view.break_asked}>
        <Heart aria-hidden="true" />
        <span>{t('break')}</span>
      </Button>
    </header>
  );
};

/** A pause that can be seen: something to breathe with. */
export const BreakPause = () => {
  const t = useMessages(sessionPageMessages);
  return (
    <div className="session-pause" role="status">
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle cx="50" cy="50" r="30" className="session-breath" />
        <path d="M50 70C24 52 28 34 40 34q7 0 10 8 3-8 10-8c12 0 16 18-10 36z" fill="#fff" />
      </svg>
      <p>{t('break.told')}</p>
      <Button autoFocus className="session-break" onPress={() => void ask({ do: 'answer-break' })}>
        {t('break.over')}
      </Button>
    </div>
  );
};
