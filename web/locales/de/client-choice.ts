import type { Translation } from '../../shell/messages.ts';
import type english from '../en/client-choice.ts';

export default {
  choose: 'Klienten wählen oder Namen eingeben',
  none: 'Kein Klient hat diesen Namen',
  born: 'geboren am {date}',
  age: '{count, plural, one {# Jahr} other {# Jahre}}',
} satisfies Translation<typeof english>;
