import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../domain/problems.ts';

/** Deadlock and serialization failure: the transaction was rolled back completely, so it may be retried. */
const REPEATABLE = new Set(['40P01', '40001']);
const ATTEMPTS = 5;

/** @throws Problem service-unavailable after five attempts. */
export const retried = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!REPEATABLE.has((error as { code?: string }).code ?? '')) throw error;
      if (attempt === ATTEMPTS) throw new Problem('service-unavailable', {}, { 'Retry-After': '1' });
      await pause(Math.random() * 20 * attempt);
    }
  }
};
