import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { LoadPlan, LoadResult } from '../bench/load.ts';

export interface SharedPlan extends Pick<LoadPlan, 'connections' | 'seconds' | 'requests' | 'status'> {
  /** Each maker of the load takes one of them, in turn. */
  readonly ports: readonly number[];
}

/** Processes that make the load, so that it is not one of them that is the limit. */
export interface Loaders {
  readonly pids: readonly number[];
  /** @returns how many requests were answered. */
  run(plan: SharedPlan): Promise<number>;
  stop(): void;
}

const SCRIPT = path.join(import.meta.dirname, '../bench/load.ts');
const FAR = 100_000_000;

export const startLoaders = (count: number): Loaders => {
  const loaders: ChildProcess[] = Array.from({ length: count }, () =>
    fork(SCRIPT, [], { execArgv: ['--disable-warning=ExperimentalWarning'] }),
  );
  const next = loaders.map((_, index) => index * FAR);
  return {
    pids: loaders.map(({ pid }) => pid ?? 0),
    async run({ ports, ...plan }) {
      const results = await Promise.all(
        loaders.map(async (loader, index) => {
          const port = ports[index % ports.length] as number;
          const answered = once(loader, 'message');
          loader.send({ ...plan, port, firstNumber: next[index] as number } satisfies LoadPlan);
          const [result] = (await answered) as [LoadResult];
          next[index] = result.nextNumber;
          if (result.wrong) throw new Error(`An answer was not ${plan.status}:\n${result.wrong}`);
          return result.requests;
        }),
      );
      return results.reduce((all, one) => all + one, 0);
    },
    stop: () => {
      for (const loader of loaders) loader.kill();
    },
  };
};
