const LONGEST_SECONDS = 3_600;

/**
 * Seconds that a server asks to wait. Whole seconds only, as in RFC 9110 (10.2.3): a fraction can be written as
 * `1e-7`, which Temporal cannot read as a delay and which would stop the workers.
 */
export const retryAfterSeconds = (header: string | null | undefined): number | undefined => {
  const seconds = /^\d{1,4}$/.test(header ?? '') ? Number(header) : 0;
  return seconds > 0 && seconds <= LONGEST_SECONDS ? seconds : undefined;
};
