import { placeOf } from './client-address.ts';
import { createThrottle, type ThrottleSettings } from './throttle.ts';

/**
 * Slows down an address from which one bad token after another arrives. Each of its refusals is still the
 * same 401, only later; a good token never waits, from whichever address it comes. Counted by each process
 * for itself: what is protected is its own time.
 */
export interface FailureThrottle {
  /**
   * Notes one failed authentication, and waits for as long as its answer is to be held back.
   * @param gone ends the wait: nobody listens any more.
   * @returns false when too many are held back already: then the connection should end with the answer.
   */
  failed(address: string, gone: AbortSignal): Promise<boolean>;
}

const SETTINGS: ThrottleSettings = {
  free: 1_000,
  stepMilliseconds: 1,
  longestMilliseconds: 1_000,
  held: 2_000,
  heldOfAll: 2_000,
};

export const createFailureThrottle = (
  settings: Partial<ThrottleSettings> = {},
  now?: () => number,
): FailureThrottle => {
  const brake = createThrottle({ ...SETTINGS, ...settings }, now);
  return { failed: (address, gone) => brake.hold(placeOf(address), gone) };
};
