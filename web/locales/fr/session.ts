import type { Translation } from '../../shell/messages.ts';
import type english from '../en/session.ts';

export default {
  'session.open': 'Ouvrir la séance',
  'session.ownCall': 'Cette séance se déroule dans votre propre appel.',
  'session.over': 'Cette séance ne peut plus être ouverte.',
  'session.heldBack': 'Votre navigateur a retenu la fenêtre de la séance.',
  'session.openNow': 'L’ouvrir maintenant',
  'session.notNow': 'Pas maintenant',
  'session.blocked': 'Veuillez autoriser cette page à ouvrir des fenêtres, puis réessayer.',
  'session.failed': 'La séance n’a pas pu être ouverte.',
  'type.virtual': 'En ligne',
  'type.in_person': 'En présentiel',
  'status.scheduled': 'Prévue',
  'status.completed': 'Terminée',
  'status.no_show': 'Absence',
  'status.cancelled': 'Annulée',
} satisfies Translation<typeof english>;
