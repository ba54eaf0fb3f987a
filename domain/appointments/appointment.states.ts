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
 * @param next the status that is asked for, if any.
 * @param differs whether anything else would read otherwise.
 * @throws Problem validation-error on `status`.
 */
export const assertMayChange = (
  current: AppointmentStatus,
  next: AppointmentStatus | undefined,
  differs: () => boolean,
): void => {
  const reached = next === undefined || NEXT[current].includes(next);
  if (!reached || (current === 'cancelled' && differs())) throw invalid(issue('status', 'not_allowed'));
};
