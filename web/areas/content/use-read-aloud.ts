import { useCallback, useEffect, useRef, useState } from 'react';

const baseOf = (language: string): string => language.toLowerCase().split('-')[0] ?? '';
const isSpeaking = (): boolean => typeof speechSynthesis !== 'undefined';

/** The device's voice for a language: of the same region where there is one. */
const voiceFor = (language: string): SpeechSynthesisVoice | undefined => {
  const fit = speechSynthesis.getVoices().filter(({ lang }) => baseOf(lang) === baseOf(language));
  return fit.find(({ lang }) => lang.toLowerCase() === language.toLowerCase()) ?? fit[0];
};

/** Slower than talk: it is read to a child. */
const RATE = 0.92;

/**
 * Reads texts aloud with a voice of this device, where it has one for the language.
 * @param onDone when a text is read to its end; not where it was stopped.
 */
export const useReadAloud = (language: string | undefined, onDone: () => void) => {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (!isSpeaking() || !language) return;
    // Browsers load their voices after the page.
    const look = () => setVoice(voiceFor(language));
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', look);
      speechSynthesis.cancel();
    };
  }, [language]);
  const stop = useCallback(() => {
    if (isSpeaking()) speechSynthesis.cancel();
  }, []);
  const speak = useCallback(
    (text: string) => {
      if (!voice) return;
      speechSynthesis.cancel();
      const words = new SpeechSynthesisUtterance(text);
      words.voice = voice;
      words.lang = voice.lang;
      words.rate = RATE;
      words.onend = () => done.current();
      speechSynthesis.speak(words);
    },
    [voice],
  );
  return { hasVoice: voice !== undefined, speak, stop };
};
