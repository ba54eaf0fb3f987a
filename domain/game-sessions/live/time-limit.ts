import { createContext, Script } from 'node:vm';
import { SceneFailure } from './scene-failure.ts';

/**
 * Yjs looks for an item's place among all that want the same one, so that an update may cost the square of its length,
 * which shows only while it is done. Node interrupts a script wherever it is.
 */
const context = createContext({ work: undefined });
const script = new Script('work()');

/**
 * What the work was changing is of no use any more when it was interrupted.
 * @throws SceneFailure `harmful` once it has taken so long; `lost` where the thread hardly got to work in that
 *   time, because others kept the machine busy.
 */
export const within = <Result>(ms: number, work: () => Result): Result => {
  const began = process.threadCpuUsage();
  context.work = work;
  try {
    return script.runInContext(context, { timeout: ms });
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    const { user, system } = process.threadCpuUsage(began);
    // Honest changes take an eighth of the limit, so that a quarter of it tells the two apart.
    throw new SceneFailure((user + system) / 1_000 > ms / 4 ? 'harmful' : 'lost', ms);
  } finally {
    context.work = undefined;
  }
};
