import { placeOf } from './client-address.ts';
import { createThrottle, type ThrottleSettings } from './throttle.ts';

/**
 * Slows down addresses that send one bad token after another. Each refusal is the same 401, only later; a good token
 * never waits. Each process counts for itself, because it protects its own time.
 */
export interface FailureThrottle {
  /**
   * Counts one failed authentication, and waits as long as its answer must be delayed.
   * @param gone ends the wait when the client has disconnected.
   * @returns false when too many answers are delayed already: then the connection should end with the answer.
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
