import { Problem } from '../../domain/problems.ts';
import { createKeyedSemaphore, type KeyedSemaphore } from '../../platform/batching/keyed-semaphore.ts';

/** The same as the limit for getting a connection. */
const LONGEST_WAIT_MS = 4_000;

/**
 * One organization never has more than half of the connections that write, whatever its requests wait for: locks on
 * its own records, or work that takes long. The requests of others find the other half.
 * @param poolSize how many connections that write a process has.
 */
export const createUnitsOfWork = (poolSize: number): KeyedSemaphore =>
  createKeyedSemaphore(Math.max(1, Math.floor(poolSize / 2)), undefined, {
    milliseconds: LONGEST_WAIT_MS,
    refusal: () => new Problem('service-unavailable', {}, { 'Retry-After': '2' }),
  });
