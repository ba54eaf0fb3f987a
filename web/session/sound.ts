// Sounds are soft and off until somebody turns them on; with them, labels are read aloud by the browser's own voice.

import { locale } from '../shell/locale.ts';
import { createStore } from '../shell/store.ts';

export const sound = createStore(false);

export const sayAloud = (words: string): void => {
  if (!sound.get() || typeof speechSynthesis === 'undefined') return;
  speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(words);
  said.lang = locale.get().language;
  said.rate = 0.9;
  speechSynthesis.speak(said);
};

/** A short soft tone, for the loudspeaker's check. */
export const playTone = (): void => {
  const context = new AudioContext();
  const volume = context.createGain();
  const begin = context.currentTime;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.15, begin + 0.1);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + 1.2);
  volume.connect(context.destination);
  for (const [index, pitch] of [523, 659, 784].entries()) {
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(begin + index * 0.18);
    tone.stop(begin + 1.3);
  }
  setTimeout(() => void context.close(), 1_500);
};
