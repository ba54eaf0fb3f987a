import type { Translation } from '../../shell/messages.ts';
import type english from '../en/exports.ts';

export default {
  title: 'Exporter mon dossier',
  text: 'Une archive avec vos clients, séances, notes, formulaires et contenus. Elle peut être téléchargée pendant sept jours.',
  start: 'Lancer un export',
  'start.failed': 'L’export n’a pas pu être lancé.',
  none: 'Rien n’a encore été exporté.',
  of: 'Export du {date}',
  queued: 'En attente',
  building: 'Votre dossier est en préparation',
  items: '{done} éléments sur {count}',
  ready: 'Prêt',
  failed: 'Échec',
  expired: 'Expiré',
  size: '{size} Mo',
  until: 'jusqu’au {date}',
  download: 'Télécharger',
  'download.failed': 'L’archive n’a pas pu être téléchargée.',
  'failed.build_failed': 'Il n’a pas pu être préparé. Veuillez le relancer.',
  'failed.cancelled': 'Il a été annulé.',
  'failed.storage_limit_reached': 'Votre organisation n’a plus de place pour des fichiers.',
  close: 'Fermer',
} satisfies Translation<typeof english>;
