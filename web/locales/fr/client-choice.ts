import type { Translation } from '../../shell/messages.ts';
import type english from '../en/client-choice.ts';

export default {
  choose: 'Choisir un client ou saisir un nom',
  none: 'Aucun client ne porte ce nom',
  born: 'date de naissance : {date}',
  age: '{count, plural, one {# an} other {# ans}}',
} satisfies Translation<typeof english>;
