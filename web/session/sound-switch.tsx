import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useMessages } from '../shell/messages.ts';
import { useStore } from '../shell/store.ts';
import { BarButton, type Tool } from './bar-button.tsx';
import { sessionPageMessages } from './session-messages.ts';
import { sayAloud, sound } from './sound.ts';

/** Sounds, and labels that are read aloud: for who cannot read yet. */
export const useSoundTool = (): Tool => {
  const t = useMessages(sessionPageMessages);
  const isOn = useStore(sound);
  return {
    key: 'sound',
    icon: isOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />,
    word: t('bar.sound'),
    says: t(isOn ? 'sound.on' : 'sound.off'),
    isOn,
    onPress: () => {
      sound.set(!isOn);
      if (!isOn) sayAloud(t('sound.on'));
    },
  };
};

export const SoundSwitch = () => {
  const { key, ...tool } = useSoundTool();
  return <BarButton key={key} {...tool} />;
};
