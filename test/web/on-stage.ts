import type * as JestGlobals from '@jest/globals';
import type { Browser } from 'playwright-core';
import { findBrowser } from '../long/pages/browser.ts';
import { setStage, type WebStage } from './stage.ts';

type Globals = Pick<typeof JestGlobals, 'afterAll' | 'beforeAll' | 'jest' | 'test'>;

/**
 * One service and one browser for a test file. Where no Chromium is found its tests are skipped, which the run counts
 * and says. SHOTS=FOLDER keeps screenshots.
 * @param globals Jest's, of the test file: they are its own.
 * @param flags further flags of the browser.
 * @returns `stage` is there when tests run; `inBrowser` declares one.
 */
export const onStage = async (
  { afterAll, beforeAll, jest, test }: Globals,
  ...flags: readonly string[]
): Promise<{
  readonly stage: () => WebStage;
  readonly inBrowser: (name: string, run: () => Promise<void>) => void;
  /** Another browser beside the stage's. */
  readonly launch: (...flags: readonly string[]) => Promise<Browser>;
}> => {
  const found = await findBrowser();
  if ('missing' in found) process.stderr.write(`Tests in a browser are skipped. ${found.missing}\n`);
  // A press that a busy machine swallows is tried once more, and said.
  jest.retryTimes(2, { logErrorsBeforeRetry: true });

  let stage: WebStage | undefined;
  beforeAll(async () => {
    if (!('missing' in found)) stage = await setStage(await found.launch(...flags));
  });
  afterAll(async () => {
    await stage?.browser.close();
    await stage?.stop();
  });
  return {
    stage: () => stage as WebStage,
    launch: (...other) => {
      if ('missing' in found) throw new Error(found.missing);
      return found.launch(...other);
    },
    inBrowser: (name, run) => ('missing' in found ? test.skip : test)(name, run),
  };
};
