import { invalid, issue } from '../problems.ts';

export type AppointmentStatus = 'scheduled' | 'completed' | 'cancelled' | 'no_show';

const NEXT: Readonly<Record<AppointmentStatus, readonly AppointmentStatus[]>> = {
  scheduled: ['scheduled', 'completed', 'no_show', 'cancelled'],
  completed: ['completed', 'no_show', 'cancelled'],
  no_show: ['no_show', 'completed', 'cancelled'],
  cancelled: ['cancelled'],
};

/**
 * Decisions part 4. A cancelled appointment accepts no change but being cancelled again.
 * @throws Problem validation-error on `status`.
 */
export const assertMayChange = (
  current: AppointmentStatus,
  change: { readonly status?: AppointmentStatus | undefined } & Readonly<Record<string, unknown>>,
): void => {
  const others = Object.keys(change).some((name) => name !== 'status');
  const reached = change.status === undefined || NEXT[current].includes(change.status);
  if (!reached || (current === 'cancelled' && others)) throw invalid(issue('status', 'not_allowed'));
};
