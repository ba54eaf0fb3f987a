// Where the person is: an area, one record of it, a view of that. Back and Forward move between places.
import type { AreaKey } from '../api/client.ts';
import { isOwnPage, pageData } from '../frame/page-data.ts';
import { createStore, useStore } from './store.ts';
import { mayLeave } from './unsaved.ts';

export interface Place {
  readonly area: AreaKey;
  /** Of a record, or of the patient whom an area is opened for; empty for the whole area. */
  readonly id: string;
  /** A lower-case word, such as `answers`; empty for the record itself. */
  readonly view: string;
}
/** Where the person is now. */
export interface Visit extends Place {
  /**
   * Another number each time a place is entered, the same place too: then it is drawn anew. A view that opens or closes
   * over its record changes nothing: the record stays as it was drawn.
   */
  readonly visit: number;
}
interface Entry extends Place {
  /** How many places were entered before: tells Back from Forward. */
  readonly index: number;
}

const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && 'area' in state && 'index' in state;

const first: Place = {
  area: (pageData('area') || 'home') as AreaKey,
  id: pageData('id'),
  view: pageData('view'),
};
let visits = 0;
const place = createStore<Visit>({ ...first, visit: visits });
const isOverRecord = (next: Place): boolean => {
  const { area, id, view } = place.get();
  return id !== '' && next.area === area && next.id === id && next.view !== view;
};
const enter = (next: Place): void => {
  const { area, id, view } = next;
  if (!isOverRecord(next)) visits += 1;
  place.set({ area, id, view, visit: visits });
};
let index = isEntry(history.state) ? history.state.index : 0;

/**
 * A place's address after a direct login. In a frame the address stays as it was opened: no id of a place enters a
 * URL, and the history keeps places in its state.
 */
export const addressOf = ({ area, id, view }: Place): string =>
  [
    '/workspace',
    ...(area === 'home' && !id ? [] : [area]),
    ...(id ? [id] : []),
    ...(view ? [view] : []),
  ].join('/');

const keep = (entry: Entry, how: 'pushState' | 'replaceState'): void =>
  history[how](entry, '', isOwnPage ? addressOf(entry) : undefined);

keep({ ...first, index }, 'replaceState');

const scrolled = new Map<number, number>();
const isSame = (one: Place, other: Place): boolean =>
  one.area === other.area && one.id === other.id && one.view === other.view;

/** Goes to a place, unless unsaved work keeps the person here. @returns whether it went. */
export const go = async (area: AreaKey, id = '', view = ''): Promise<boolean> => {
  const next = { area, id, view };
  if (!(await mayLeave())) return false;
  const isOver = isOverRecord(next);
  if (!isSame(next, place.get())) {
    scrolled.set(index, scrollY);
    index += 1;
    keep({ ...next, index }, 'pushState');
  }
  enter(next);
  if (!isOver) scrollTo(0, 0);
  return true;
};

/** Corrects the place without a step of its own, as for a tab of a page. */
export const replacePlace = (next: Place): void => {
  keep({ ...next, index }, 'replaceState');
  place.set({ ...next, visit: visits });
};

/** Milliseconds for a page that is drawn again to become as long as it was. */
const SETTLE_MILLISECONDS = 150;
/** The step that the browser takes back by our own order. */
let isReturning = false;

addEventListener('popstate', async ({ state }: PopStateEvent) => {
  if (!isEntry(state)) return;
  if (isReturning) {
    isReturning = false;
    return;
  }
  const steps = index - state.index;
  if (!(await mayLeave())) {
    isReturning = true;
    history.go(steps);
    return;
  }
  scrolled.set(index, scrollY);
  index = state.index;
  enter(state);
  const top = scrolled.get(index) ?? 0;
  setTimeout(() => scrollTo(0, top), SETTLE_MILLISECONDS);
});
history.scrollRestoration = 'manual';

export const usePlace = (): Visit => useStore(place);
export const currentPlace = (): Place => place.get();
