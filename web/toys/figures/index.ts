import { type FigureLocale, figureIds } from './drawers.ts';
import { oldKinds } from './old-kinds.ts';

export { type Drawer, drawers, type FigureLocale, figureIds } from './drawers.ts';

/** Of the pictures' addresses, which are kept for ever: another package, or another picture of our own, is another version. */
export const FIGURES_VERSION = '1.1.0-1';
/** Where the service serves them; each is a square WebP of 256 pixels. */
export const FIGURES_FOLDER = `/embed/figures/${FIGURES_VERSION}/`;

/** What is shown for a kind that no drawer holds: scenes may come from another version, or from nobody's. */
const UNKNOWN = '1f4e6';

/** @returns the figure that a scene's item shows, whatever its kind says. */
export const figureOfKind = (kind: string): string => {
  if (figureIds.has(kind)) return kind;
  return Object.hasOwn(oldKinds, kind) ? (oldKinds[kind] ?? UNKNOWN) : UNKNOWN;
};

/** @returns the address of its picture at this host. */
export const figureUrl = (id: string): string => `${FIGURES_FOLDER}${figureOfKind(id)}.webp`;

type Names = Readonly<Record<string, string>>;
const files: Readonly<Record<FigureLocale, () => Promise<{ readonly default: Names }>>> = {
  en: () => import('./names/en.ts'),
  de: () => import('./names/de.ts'),
  fr: () => import('./names/fr.ts'),
  es: () => import('./names/es.ts'),
};
const loaded = new Map<FigureLocale, Names>();

/** Loads the names in one language; before that they are empty. */
export const loadFigureNames = async (locale: FigureLocale): Promise<void> => {
  if (!loaded.has(locale)) loaded.set(locale, (await files[locale]()).default);
};

/** @returns what a person calls it; empty before `loadFigureNames`. */
export const figureName = (id: string, locale: FigureLocale): string =>
  loaded.get(locale)?.[figureOfKind(id)] ?? '';

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** @returns figures whose names hold every word that is asked for, without regard to accents and capitals. */
export const findFigures = (words: string, locale: FigureLocale): readonly string[] => {
  const asked = folded(words).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [];
  return [...figureIds].filter((id) => {
    const name = folded(figureName(id, locale));
    return asked.every((word) => name.includes(word));
  });
};
