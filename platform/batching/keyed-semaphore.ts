/** Runs the work once it is its holder's turn, and hands the turn on however it ends. */
export type Turns = <Result>(holder: string, work: () => Promise<Result>) => Promise<Result>;

/** How long somebody may wait for a turn, and what is thrown then. */
export interface Patience {
  readonly milliseconds: number;
  readonly refusal: () => Error;
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/** @throws what the patience says once it is over. */
const turnIn = (line: Line, patience: Patience | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    line.waiting.add(begin);
    if (patience)
      timer = setTimeout(() => {
        line.waiting.delete(begin);
        reject(patience.refusal());
      }, patience.milliseconds);
  });

/**
 * So many pieces of work of each holder go on at once; the others wait, in the order in which they came.
 * @param refuse is asked of each that would wait, with how many wait already; it may throw.
 * @param patience without it, they wait as long as it takes.
 */
export const createTurns = (
  atOnce: number,
  refuse: (waiting: number) => void = () => undefined,
  patience?: Patience,
): Turns => {
  const lines = new Map<string, Line>();
  return async (holder, work) => {
    const line = lines.get(holder) ?? { running: 0, waiting: new Set() };
    lines.set(holder, line);
    if (line.running < atOnce) line.running += 1;
    else {
      refuse(line.waiting.size);
      await turnIn(line, patience);
    }
    try {
      return await work();
    } finally {
      const [next] = line.waiting;
      if (next) {
        line.waiting.delete(next);
        next();
      } else {
        line.running -= 1;
        if (line.running === 0) lines.delete(holder);
      }
    }
  };
};
