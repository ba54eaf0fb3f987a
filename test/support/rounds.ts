const AT_ONCE = 10;

/**
 * Repeats a race. So few at once that the waits for a connection stay short on a busy machine: what is
 * tried is the race within a round, not how many requests a process queues.
 */
export const rounds = async <Outcome>(
  count: number,
  round: (index: number) => Promise<Outcome>,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  while (outcomes.length < count) {
    const begun = outcomes.length;
    const lot = Array.from({ length: Math.min(AT_ONCE, count - begun) }, (_, index) => round(begun + index));
    outcomes.push(...(await Promise.all(lot)));
  }
  return outcomes;
};
