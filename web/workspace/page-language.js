// The language of a framed page: the host's `locale`, else the organization's, which the page came in.
import { format } from '../frame/format-message.ts';
import { askForSettings, isInFrame, onCommand } from '../frame/host.ts';
import { chooseLocale } from '../frame/languages.ts';
import bookDe from '../locales/de/framed-book.ts';
import shellDe from '../locales/de/shell.ts';
import bookEn from '../locales/en/framed-book.ts';
import shellEn from '../locales/en/shell.ts';
import bookEs from '../locales/es/framed-book.ts';
import shellEs from '../locales/es/shell.ts';
import bookFr from '../locales/fr/framed-book.ts';
import shellFr from '../locales/fr/shell.ts';
import { speakBy } from './words.js';

const CATALOGUES = {
  de: { ...shellDe, ...bookDe },
  en: { ...shellEn, ...bookEn },
  es: { ...shellEs, ...bookEs },
  fr: { ...shellFr, ...bookFr },
};
/** Milliseconds: hosts of before 1.3 do not answer, and nobody waits for them longer than this. */
const ANSWER_MILLISECONDS = 120;
const page = document.documentElement;
const organizations = page.lang;

const speak = ({ language, tag, direction }) => {
  page.lang = language;
  page.dir = direction;
  speakBy((key, values = {}) => format(CATALOGUES[language][key], values, tag));
};
speak(chooseLocale(organizations));

/** @returns the language of now. */
export const languageOfPage = () => page.lang;

/**
 * Asks the host for its language, and waits shortly for the answer.
 * @param onChanged called when the host changes the language afterwards.
 */
export const followHostLanguage = async (onChanged = () => {}) => {
  if (!isInFrame) return;
  let isDrawn = false;
  const answered = new Promise((resolve) => {
    onCommand('settings', ({ settings }) => {
      const before = page.lang;
      speak(chooseLocale(settings?.locale, organizations));
      resolve();
      if (isDrawn && page.lang !== before) onChanged();
    });
  });
  askForSettings();
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, ANSWER_MILLISECONDS))]);
  isDrawn = true;
};
