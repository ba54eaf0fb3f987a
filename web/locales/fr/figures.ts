import type { Translation } from '../../shell/messages.ts';
import type english from '../en/figures.ts';

export default {
  figures: 'Figurines',
  drawers: 'Tiroirs',
  search: 'Chercher',
  nothing: 'Aucune figurine ne porte ce nom.',
  found: '{count, plural, one {# figurine} other {# figurines}}',
} satisfies Translation<typeof english>;
