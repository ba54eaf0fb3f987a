import type { Translation } from '../../shell/messages.ts';
import type english from '../en/figures.ts';

export default {
  figures: 'Figuren',
  drawers: 'Schubladen',
  search: 'Figuren suchen',
  nothing: 'Keine Figur heißt so.',
  found: '{count, plural, one {# Figur} other {# Figuren}}',
} satisfies Translation<typeof english>;
