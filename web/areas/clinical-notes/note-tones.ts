import type { Item } from '../../api/client.ts';

/** The tone of a note's badge, for each status. */
export const NOTE_TONES: Readonly<Record<Item<'/api/embed/notes'>['status'], 'success' | 'warning'>> = {
  draft: 'warning',
  signed: 'success',
};
