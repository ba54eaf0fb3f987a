import { Problem } from '../../domain/problems.ts';
import { createKeyedSemaphore, type KeyedSemaphore } from '../../platform/batching/keyed-semaphore.ts';

/** In milliseconds; the same as the limit for getting a connection. */
const LONGEST_WAIT_MS = 4_000;

/**
 * Limits one organization to half of the connections that write, also if its requests wait for locks on its own
 * records or work for long. The other half stays free for other organizations.
 * @param poolSize how many connections for writes a process has.
 */
export const createUnitsOfWork = (poolSize: number): KeyedSemaphore =>
  createKeyedSemaphore(Math.max(1, Math.floor(poolSize / 2)), undefined, {
    milliseconds: LONGEST_WAIT_MS,
    refusal: () => new Problem('service-unavailable', {}, { 'Retry-After': '2' }),
  });
