import { eventWaiters } from '../../platform/telemetry/metrics.ts';
import { eventually } from './eventually.ts';

/** Resolves once so many requests of this process wait for events or effects. */
export const untilWaiting = (count: number): Promise<void> =>
  eventually(async () => (await eventWaiters.get()).values[0]?.value === count);
