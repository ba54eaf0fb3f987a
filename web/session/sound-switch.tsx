import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useMessages } from '../shell/messages.ts';
import { useStore } from '../shell/store.ts';
import { sessionPageMessages } from './session-messages.ts';
import { sayAloud, sound } from './sound.ts';

/** Sounds, and labels that are read aloud: for who cannot read yet. */
export const SoundSwitch = () => {
  const t = useMessages(sessionPageMessages);
  const isOn = useStore(sound);
  return (
    <ToggleButton
      className="session-bar-button"
      aria-label={t(isOn ? 'sound.on' : 'sound.off')}
      isSelected={isOn}
      onChange={(wanted) => {
        sound.set(wanted);
        if (wanted) sayAloud(t('sound.on'));
      }}
    >
      {isOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      <span>{t('bar.sound')}</span>
    </ToggleButton>
  );
};
