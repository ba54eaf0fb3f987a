// Work that is kept nowhere yet is not lost by a press: whoever leaves is asked first.
import { useEffect, useRef } from 'react';
import { confirm } from '../components/confirm.tsx';
import { say } from './messages.ts';
import { shellMessages } from './shell-messages.ts';

type Holds = () => boolean;
const guards = new Set<Holds>();

/** While `isDirty`, leaving the page or the area asks first. */
export const useUnsaved = (isDirty: boolean): void => {
  const current = useRef(isDirty);
  current.current = isDirty;
  useEffect(() => guardBy(() => current.current), []);
};
/** The same for what is no component. @returns ends it. */
export const guardBy = (holds: Holds): (() => void) => {
  guards.add(holds);
  return () => guards.delete(holds);
};

export const holdsUnsaved = (): boolean => [...guards].some((holds) => holds());

/** Resolves true where nothing is unsaved, or where the person leaves it. */
export const mayLeave = async (): Promise<boolean> => {
  if (!holdsUnsaved()) return true;
  const t = await say(shellMessages);
  return confirm({
    title: t('unsaved.title'),
    confirmLabel: t('unsaved.leave'),
    cancelLabel: t('unsaved.stay'),
    isDanger: true,
  });
};

// Of a page that is left altogether the browser asks in its own words.
addEventListener('beforeunload', (event) => {
  if (holdsUnsaved()) event.preventDefault();
});
