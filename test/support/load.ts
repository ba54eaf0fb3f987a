import { availableParallelism, loadavg } from 'node:os';

/** How much longer work takes than on an idle machine, because other tests share the processors; at least 1. */
export const slowness = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
