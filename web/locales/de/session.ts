import type { Translation } from '../../shell/messages.ts';
import type english from '../en/session.ts';

export default {
  'session.open': 'Sitzung öffnen',
  'session.ownCall': 'Diese Sitzung findet in Ihrem eigenen Anruf statt.',
  'session.over': 'Diese Sitzung lässt sich nicht mehr öffnen.',
  'session.heldBack': 'Ihr Browser hat das Fenster der Sitzung zurückgehalten.',
  'session.openNow': 'Jetzt öffnen',
  'session.notNow': 'Nicht jetzt',
  'session.blocked': 'Bitte erlauben Sie dieser Seite, Fenster zu öffnen, und versuchen Sie es noch einmal.',
  'session.failed': 'Die Sitzung konnte nicht geöffnet werden.',
  'type.virtual': 'Online',
  'type.in_person': 'Vor Ort',
  'status.scheduled': 'Geplant',
  'status.completed': 'Stattgefunden',
  'status.no_show': 'Nicht erschienen',
  'status.cancelled': 'Abgesagt',
} satisfies Translation<typeof english>;
