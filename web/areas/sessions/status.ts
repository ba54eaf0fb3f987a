import type { AgendaSession } from '../appointments/span.ts';

/** The colour of a status; its word always stands beside it. */
export const STATUS_TONES = {
  scheduled: 'info',
  completed: 'success',
  no_show: 'warning',
  cancelled: 'neutral',
} as const satisfies Readonly<Record<AgendaSession['status'], string>>;
