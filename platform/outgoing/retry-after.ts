const LONGEST_SECONDS = 3_600;

/**
 * How long a server that was asked too much wants to be left alone. Whole seconds alone, as RFC 9110 (10.2.3) has
 * them: of a fraction a word may come (`1e-7`) that Temporal cannot read as a delay, and by which the workers end.
 */
export const retryAfterSeconds = (header: string | null | undefined): number | undefined => {
  const seconds = /^\d{1,4}$/.test(header ?? '') ? Number(header) : 0;
  return seconds > 0 && seconds <= LONGEST_SECONDS ? seconds : undefined;
};
