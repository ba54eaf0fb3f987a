// The video beside the room: the provider's own page in a frame, or a window of its own.
import { useEffect, useState } from 'react';
import { Button } from '../components/button.tsx';
import { useMessages } from '../shell/messages.ts';
import { sessionPageMessages } from './session-messages.ts';
import { readSetup, type Video } from './setup.ts';

const AGAIN_MS = 4_000;

const openApart = (address: string): void => {
  const opened = window.open(address, '_blank');
  if (opened) opened.opener = null;
};

/** The room of the provider is being made: the page begins anew once it is there, with that host allowed to be framed. */
const Preparing = () => {
  const t = useMessages(sessionPageMessages);
  useEffect(() => {
    const timer = setInterval(async () => {
      const setup = await readSetup().catch(() => undefined);
      if (setup && setup.video.kind !== 'preparing') location.reload();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return <p role="status">{t('video.preparing')}</p>;
};

export const VideoBeside = ({ video }: { readonly video: Video }) => {
  const t = useMessages(sessionPageMessages);
  const [isApart, setApart] = useState(video.kind === 'apart');
  if (video.kind === 'none') return null;
  if (video.kind === 'preparing')
    return (
      <aside className="session-video is-apart" aria-label={t('video')}>
        <Preparing />
      </aside>
    );
  const leave = () => {
    setApart(true);
    openApart(video.address);
  };
  return (
    <aside className={`session-video${isApart ? ' is-apart' : ''}`} aria-label={t('video')}>
      {isApart ? (
        <p>{t('video.isApart')}</p>
      ) : (
        <iframe
          src={video.address}
          title={t('video')}
          allow="camera; microphone; display-capture; fullscreen; autoplay"
          referrerPolicy="no-referrer"
        />
      )}
      <div className="session-row">
        <Button size="s" onPress={leave}>
          {t('video.apart')}
        </Button>
        {isApart && video.kind === 'framed' && (
          <Button size="s" onPress={() => setApart(false)}>
            {t('video.beside')}
          </Button>
        )}
      </div>
    </aside>
  );
};
