import type { Context } from 'koa';
import { LOCALES, type Locale } from '../../domain/messages/locale.ts';

/** The language of a page whose visitor belongs to no organization yet: what the browser asks for, else English. */
export const visitorLanguage = (ctx: Pick<Context, 'acceptsLanguages'>): Locale => {
  const asked = ctx.acceptsLanguages([...LOCALES]);
  return LOCALES.find((one) => one === asked) ?? 'en';
};
