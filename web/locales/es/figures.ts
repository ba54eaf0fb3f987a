import type { Translation } from '../../shell/messages.ts';
import type english from '../en/figures.ts';

export default {
  figures: 'Figuras',
  drawers: 'Cajones',
  search: 'Buscar figuras',
  nothing: 'Ninguna figura se llama así.',
  found: '{count, plural, one {# figura} other {# figuras}}',
} satisfies Translation<typeof english>;
