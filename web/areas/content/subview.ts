import type { AreaKey } from '../../api/client.ts';
import { go, replacePlace } from '../../shell/router.ts';

/** The view that was opened by a press on its record: closing it is a step back. */
let opened = '';

/** Opens a view of a record, such as its reader; Back closes it. */
export const openView = async (area: AreaKey, id: string, view: string): Promise<void> => {
  if (await go(area, id, view)) opened = `${area} ${id} ${view}`;
};

/** Closes it: a step back where it was opened from its record, else in the same place. */
export const closeView = (area: AreaKey, id: string, view: string): void => {
  if (opened === `${area} ${id} ${view}`) history.back();
  else replacePlace({ area, id, view: '' });
  opened = '';
};
