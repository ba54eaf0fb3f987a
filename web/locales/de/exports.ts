import type { Translation } from '../../shell/messages.ts';
import type english from '../en/exports.ts';

export default {
  title: 'Meine Akte exportieren',
  text: 'Ein Archiv mit Ihren Klienten, Sitzungen, Notizen, Fragebögen und Inhalten. Es kann sieben Tage lang heruntergeladen werden.',
  start: 'Export starten',
  'start.failed': 'Der Export konnte nicht gestartet werden.',
  none: 'Noch wurde nichts exportiert.',
  of: 'Export vom {date}',
  queued: 'Wartet, bis er an der Reihe ist',
  building: 'Ihre Akte wird zusammengestellt',
  items: '{done} von {count} Einträgen',
  ready: 'Fertig',
  failed: 'Fehlgeschlagen',
  expired: 'Abgelaufen',
  size: '{size} MB',
  until: 'bis {date}',
  download: 'Herunterladen',
  'download.failed': 'Das Archiv konnte nicht heruntergeladen werden.',
  'failed.build_failed': 'Er konnte nicht zusammengestellt werden. Bitte starten Sie ihn noch einmal.',
  'failed.cancelled': 'Er wurde abgebrochen.',
  'failed.storage_limit_reached': 'Ihre Organisation hat keinen Platz mehr für Dateien.',
  close: 'Schließen',
} satisfies Translation<typeof english>;
