import { createContext, Script } from 'node:vm';
import { SceneFailure } from './scene-failure.ts';

/**
 * Yjs searches an item's position among all items with the same neighbour, so an update can cost the square of its
 * length, which shows only while it is applied. Node can interrupt a script anywhere.
 */
const context = createContext({ work: undefined });
const script = new Script('work()');

/**
 * Runs the work with a time limit. After an interruption, what the work was changing must be discarded.
 * @throws SceneFailure `harmful` where the work used the time; `lost` where the machine was busy, so that the thread
 *   hardly ran.
 */
export const within = <Result>(ms: number, work: () => Result): Result => {
  const began = process.threadCpuUsage();
  context.work = work;
  try {
    return script.runInContext(context, { timeout: ms });
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    const { user, system } = process.threadCpuUsage(began);
    // Ordinary changes take an eighth of the limit, so a quarter of it tells the two cases apart.
    throw new SceneFailure((user + system) / 1_000 > ms / 4 ? 'harmful' : 'lost', ms);
  } finally {
    context.work = undefined;
  }
};
