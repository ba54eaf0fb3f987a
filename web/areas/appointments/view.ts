import { useSyncExternalStore } from 'react';
import { useRemembered } from '../../shell/remembered.ts';

export const VIEWS = ['day', 'week', 'month', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

/** The calendar library's names of them. */
export const LIBRARY_VIEWS = {
  day: 'timeGridDay',
  week: 'timeGridWeek',
  month: 'dayGridMonth',
  agenda: 'listFortnight',
} as const satisfies Readonly<Record<View, string>>;

/** The width at which the shell hides its navigation too. */
const narrow = matchMedia('(max-width: 39.9rem)');
const follow = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** The view that the person chose; before that, the week, and the agenda where a week has no room. */
export const useView = (): [View, (view: View) => void] => {
  const isNarrow = useSyncExternalStore(follow, () => narrow.matches);
  const [chosen, choose] = useRemembered<View | ''>('calendar view', '');
  return [chosen || (isNarrow ? 'agenda' : 'week'), choose];
};
