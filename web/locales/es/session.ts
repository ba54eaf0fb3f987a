import type { Translation } from '../../shell/messages.ts';
import type english from '../en/session.ts';

export default {
  'session.open': 'Abrir la sesión',
  'session.ownCall': 'Esta sesión tiene lugar en su propia llamada.',
  'session.over': 'Esta sesión ya no se puede abrir.',
  'session.heldBack': 'Su navegador retuvo la ventana de la sesión.',
  'session.openNow': 'Abrirla ahora',
  'session.notNow': 'Ahora no',
  'session.blocked': 'Permita que esta página abra ventanas e inténtelo de nuevo.',
  'session.failed': 'No se pudo abrir la sesión.',
  'type.virtual': 'En línea',
  'type.in_person': 'Presencial',
  'status.scheduled': 'Programada',
  'status.completed': 'Realizada',
  'status.no_show': 'No asistió',
  'status.cancelled': 'Cancelada',
} satisfies Translation<typeof english>;
