// The language of the workspace: the host's, else the organization's, else English.
import { FALLBACK, type LocaleSettings } from '../frame/languages.ts';
import { createStore, useStore } from './store.ts';

export { chooseLocale, LANGUAGES, type Language, type LocaleSettings } from '../frame/languages.ts';

export const locale = createStore<LocaleSettings>(FALLBACK);

/** Sets it for the page as well: screen readers and the browser follow `lang` and `dir`. */
export const setLocale = (settings: LocaleSettings): void => {
  document.documentElement.lang = settings.language;
  document.documentElement.dir = settings.direction;
  locale.set(settings);
};

export const useLocaleSettings = (): LocaleSettings => useStore(locale);
