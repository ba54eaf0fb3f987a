import type { Translation } from '../../shell/messages.ts';
import type english from '../en/client-choice.ts';

export default {
  choose: 'Elija un cliente o escriba un nombre',
  none: 'Ningún cliente se llama así',
  born: 'fecha de nacimiento: {date}',
  age: '{count, plural, one {# año} other {# años}}',
} satisfies Translation<typeof english>;
