import { de } from './de.ts';
import { en, type Messages } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Locale } from './locale.ts';

const CATALOGUES: Readonly<Record<Locale, Messages>> = { en, de, fr, es };

/** The texts in the organization's language. */
export const messagesIn = (locale: Locale): Messages => CATALOGUES[locale];
