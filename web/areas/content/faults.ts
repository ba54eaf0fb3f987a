import { Refused } from '../../frame/problem.ts';
import type { ContentWords } from './messages.ts';

/** What is wrong with one field of what was sent, in the person's language; undefined where it is fine. */
export const faultAt = (error: unknown, path: string, t: ContentWords): string | undefined => {
  const fault = error instanceof Refused ? error.problem.fields?.find((one) => one.path === path) : undefined;
  if (!fault) return undefined;
  if (fault.code === 'required' || fault.code === 'too_short') return t('fault.required');
  if (fault.code === 'too_long') return t('fault.long');
  return t(path === 'language' ? 'fault.language' : 'fault.other');
};

/** Whether fields say it already, so that nothing else has to. */
export const isAtFields = (error: unknown, paths: readonly string[]): boolean =>
  error instanceof Refused && (error.problem.fields ?? []).some((one) => paths.includes(one.path));
