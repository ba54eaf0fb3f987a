// The video beside the room: the provider's own page in a frame, or a window of its own, which the bar opens.
import PictureInPicture from 'lucide-react/icons/picture-in-picture-2';
import VideoIcon from 'lucide-react/icons/video';
import { useEffect } from 'react';
import { Button } from '../components/button.tsx';
import { useMessages } from '../shell/messages.ts';
import { createStore, useStore } from '../shell/store.ts';
import { BarButton, type Tool } from './bar-button.tsx';
import { sessionPageMessages } from './session-messages.ts';
import { readSetup, type Video } from './setup.ts';

const AGAIN_MS = 4_000;

/** Whether this seat took the framed video into a window of its own. */
const wantsApart = createStore(false);

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

const useIsApart = ({ kind }: Video): boolean => {
  const isWanted = useStore(wantsApart);
  return kind === 'apart' || (kind === 'framed' && isWanted);
};

/** That the video is in another window: the bar has this line below who is here. */
export const VideoLine = ({ video }: { readonly video: Video }) => {
  const t = useMessages(sessionPageMessages);
  return useIsApart(video) ? <p className="session-video-line">{t('video.isApart')}</p> : null;
};

/** In the bar, while the video is in another window: it is opened (again), or comes back beside the room. */
export const useVideoTools = (video: Video): readonly Tool[] => {
  const t = useMessages(sessionPageMessages);
  const isApart = useIsApart(video);
  if (!isApart || (video.kind !== 'apart' && video.kind !== 'framed')) return [];
  const open: Tool = {
    key: 'video',
    icon: <VideoIcon />,
    word: t('bar.video'),
    says: t('video.apart'),
    onPress: () => openApart(video.address),
  };
  const beside: Tool = {
    key: 'beside',
    icon: <PictureInPicture />,
    word: t('bar.beside'),
    says: t('video.beside'),
    onPress: () => wantsApart.set(false),
  };
  return video.kind === 'framed' ? [open, beside] : [open];
};

export const VideoButtons = ({ video }: { readonly video: Video }) =>
  useVideoTools(video).map(({ key, ...tool }) => <BarButton key={key} {...tool} />);

export const VideoBeside = ({ video }: { readonly video: Video }) => {
  const t = useMessages(sessionPageMessages);
  const isApart = useIsApart(video);
  if (video.kind === 'preparing')
    return (
      <aside className="session-video is-preparing" aria-label={t('video')}>
        <Preparing />
      </aside>
    );
  if (video.kind !== 'framed' || isApart) return null;
  const leave = () => {
    wantsApart.set(true);
    openApart(video.address);
  };
  return (
    <aside className="session-video" aria-label={t('video')}>
      <iframe
        src={video.address}
        title={t('video')}
        allow="camera; microphone; display-capture; fullscreen; autoplay"
        referrerPolicy="no-referrer"
      />
      <div className="session-row">
        <Button size="s" onPress={leave}>
          {t('video.apart')}
        </Button>
      </div>
    </aside>
  );
};
