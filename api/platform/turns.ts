/** Runs the work once it is its holder's turn, and hands the turn on however it ends. */
export type Turns = <Result>(holder: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * So many pieces of work of each holder go on at once; the others wait, in the order in which they came.
 * @param refuse is asked of each that would wait, with how many wait already; it may throw.
 */
export const createTurns = (atOnce: number, refuse: (waiting: number) => void = () => undefined): Turns => {
  const lines = new Map<string, { running: number; readonly waiting: (() => void)[] }>();
  return async (holder, work) => {
    const line = lines.get(holder) ?? { running: 0, waiting: [] };
    lines.set(holder, line);
    if (line.running < atOnce) line.running += 1;
    else {
      refuse(line.waiting.length);
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else {
        line.running -= 1;
        if (line.running === 0) lines.delete(holder);
      }
    }
  };
};
