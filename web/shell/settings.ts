// What the host sets: appearance, locale, height. It may change them at any time.
import { askForSettings, isInFrame, onCommand, tellHeight } from '../frame/host.ts';
import { type Appearance, applyAppearance } from './appearance.ts';
import { chooseLocale, setLocale } from './locale.ts';
import type { Session } from './session.ts';

interface Settings {
  readonly appearance?: Appearance;
  readonly locale?: unknown;
  readonly height?: unknown;
}

let settings: Settings = {};
let session: Session | undefined;
/** Milliseconds: hosts of before 1.3 do not answer, and nobody waits for them longer than this. */
const ANSWER_MILLISECONDS = 120;
let tellAnswered = (): void => undefined;
const answered = new Promise<void>((resolve) => {
  tellAnswered = resolve;
});

/** The page came in the organization's language. */
const servedIn = document.documentElement.lang;
/** The organization's language, once the session says one. */
const organizationLocale = (): unknown => (session as { readonly locale?: unknown } | undefined)?.locale;

const apply = (): void => {
  applyAppearance(settings.appearance ?? {}, session?.branding ?? {});
  setLocale(chooseLocale(settings.locale, organizationLocale(), servedIn));
  document.documentElement.classList.toggle('auto-height', settings.height === 'auto');
  if (settings.height === 'auto') tellHeight(contentHeight());
};
const contentHeight = (): number => document.getElementById('surface')?.getBoundingClientRect().height ?? 0;

onCommand('settings', (message) => {
  const given = message.settings;
  settings = typeof given === 'object' && given !== null ? given : {};
  tellAnswered();
  apply();
});

/** Asks the host for its settings, so that the first thing that is drawn looks as the host wants it. */
export const hostSettings = async (): Promise<void> => {
  if (!isInFrame) return;
  askForSettings();
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, ANSWER_MILLISECONDS))]);
};

/** Applies what host and organization set, and again whenever the host changes it. */
export const applySettings = (known: Session | undefined): void => {
  session = known;
  apply();
};

/** Tells the host how high the content is, whenever that changes. */
export const followHeight = (surface: Element): void => {
  if (!isInFrame) return;
  new ResizeObserver(() => {
    if (settings.height === 'auto') tellHeight(contentHeight());
  }).observe(surface);
};
