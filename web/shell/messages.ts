// Message catalogues: one file for each language and area, loaded when it is needed.
import { use } from 'react';
import { format, type Values } from '../frame/format-message.ts';
import { type Language, locale, useLocaleSettings } from './locale.ts';

/** A file of messages: keys are typed, values may hold `{name}` and `{count, plural, one {…} other {…}}`. */
export type Messages = Readonly<Record<string, string>>;
/** What another language must hold: the keys of the English file, no more and no less. */
export type Translation<English extends Messages> = Readonly<Record<keyof English, string>>;

export type Translate<Keys> = (key: Keys, values?: Values) => string;

export interface Catalogue<English extends Messages> {
  readonly load: Readonly<Record<Language, () => Promise<{ readonly default: Translation<English> }>>>;
  readonly loading: Map<Language, Promise<Translation<English>>>;
}

/** @param load each language's file, by a dynamic import, so that a person loads one language. */
export const catalogue = <English extends Messages>(
  load: Catalogue<English>['load'],
): Catalogue<English> => ({ load, loading: new Map() });

/**
 * React's `use` reads these two: what is there is taken at once. A component must not leave `use` out instead: where it
 * waited in the middle of its hooks, React draws it once more and expects them all.
 */
const fulfilled = <Value>(promise: Promise<Value>, value: Value): void => {
  Object.assign(promise, { status: 'fulfilled', value });
};

const messagesOf = <English extends Messages>(
  { load, loading }: Catalogue<English>,
  language: Language,
): Promise<Translation<English>> => {
  const known = loading.get(language);
  if (known) return known;
  const messages = load[language]().then((module) => module.default);
  loading.set(language, messages);
  messages.then(
    (texts) => fulfilled(messages, texts),
    // What could not be loaded is tried again by the next one who needs it.
    () => loading.delete(language),
  );
  return messages;
};

const translate =
  <English extends Messages>(messages: Translation<English>, tag: string): Translate<keyof English> =>
  (key, values = {}) =>
    format(messages[key], values, tag);

/** Starts to load a catalogue in the language of now, so that no component waits for it. */
export const preload = async <English extends Messages>(one: Catalogue<English>): Promise<void> => {
  await messagesOf(one, locale.get().language);
};

/** In a component: `const t = useMessages(clientsMessages)`, then `t('title')`. It waits in Suspense where needed. */
export const useMessages = <English extends Messages>(one: Catalogue<English>): Translate<keyof English> => {
  const { language, tag } = useLocaleSettings();
  return translate(use(messagesOf(one, language)), tag);
};

/** Outside components. */
export const say = async <English extends Messages>(
  one: Catalogue<English>,
): Promise<Translate<keyof English>> => {
  const { language, tag } = locale.get();
  return translate(await messagesOf(one, language), tag);
};
