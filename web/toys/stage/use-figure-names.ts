import { use } from 'react';
import { useLocaleSettings } from '../../shell/locale.ts';
import { type FigureLocale, figureName, loadFigureNames } from '../figures/index.ts';

const loading = new Map<FigureLocale, Promise<void>>();

/** @returns what names a figure in the language of the page; it waits in Suspense for the names. */
export const useFigureNames = (): ((id: string) => string) => {
  const { language } = useLocaleSettings();
  let names = loading.get(language);
  if (!names) {
    // Without names the pictures are still there.
    names = loadFigureNames(language).catch(() => void loading.delete(language));
    loading.set(language, names);
  }
  use(names);
  return (id) => figureName(id, language);
};
