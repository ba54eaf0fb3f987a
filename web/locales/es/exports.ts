import type { Translation } from '../../shell/messages.ts';
import type english from '../en/exports.ts';

export default {
  title: 'Exportar mi expediente',
  text: 'Un archivo con sus clientes, sesiones, notas, formularios y contenidos. Se puede descargar durante siete días.',
  start: 'Iniciar una exportación',
  'start.failed': 'No se ha podido iniciar la exportación.',
  none: 'Todavía no se ha exportado nada.',
  of: 'Exportación del {date}',
  queued: 'En espera',
  building: 'Se está reuniendo su expediente',
  items: '{done} de {count} registros',
  ready: 'Listo',
  failed: 'Ha fallado',
  expired: 'Caducado',
  size: '{size} MB',
  until: 'hasta el {date}',
  download: 'Descargar',
  'download.failed': 'No se ha podido descargar el archivo.',
  'failed.build_failed': 'No se ha podido reunir. Vuelva a iniciarla.',
  'failed.cancelled': 'Se ha cancelado.',
  'failed.storage_limit_reached': 'Su organización no tiene más espacio para archivos.',
  close: 'Cerrar',
} satisfies Translation<typeof english>;
