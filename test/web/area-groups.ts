import { readdirSync } from 'node:fs';
import type * as JestGlobals from '@jest/globals';
import type { Browser } from 'playwright-core';
import { findBrowser } from '../long/pages/browser.ts';
import { type AreaTests, setStage, type WebStage } from './stage.ts';

/**
 * The workspace in a real browser. Each file of `areas/` is one area's tests; those of a group share a service and a
 * browser, and groups run side by side. Where no Chromium is found they are skipped, which the run counts and says.
 * SHOTS=FOLDER keeps screenshots.
 */

/** Areas whose tests take longest; all others are one more group. */
const LONG_GROUPS = {
  day: ['day'],
  planning: ['appointments'],
  writing: ['clinical-notes', 'forms'],
  library: ['storybooks', 'worksheets'],
} as const;

const inLongGroup = new Set<string>(Object.values(LONG_GROUPS).flat());
const areasOf = (group: keyof typeof LONG_GROUPS | 'others'): readonly string[] =>
  group === 'others'
    ? readdirSync(new URL('./areas/', import.meta.url))
        .map((file) => file.replace('.ts', ''))
        .filter((name) => !inLongGroup.has(name))
    : LONG_GROUPS[group];

type Globals = Pick<typeof JestGlobals, 'afterAll' | 'beforeAll' | 'describe' | 'jest' | 'test'>;

/** Declares the tests of a group of areas. Jest's globals come from the test file: they are its own. */
export const testAreas = async (
  { afterAll, beforeAll, describe, jest, test }: Globals,
  group: keyof typeof LONG_GROUPS | 'others',
): Promise<void> => {
  const found = await findBrowser();
  if ('missing' in found) process.stderr.write(`Tests of the workspace are skipped. ${found.missing}\n`);
  // A press that a busy machine swallows is tried once more, and said.
  jest.retryTimes(2, { logErrorsBeforeRetry: true });

  let browser: Browser;
  let stage: WebStage;
  beforeAll(async () => {
    if ('missing' in found) return;
    browser = await found.launch();
    stage = await setStage(browser);
  });
  afterAll(async () => {
    await browser?.close();
    await stage?.stop();
  });

  const inBrowser = (name: string, run: () => Promise<void>) =>
    ('missing' in found ? test.skip : test)(name, run);
  for (const name of areasOf(group)) {
    const { default: tests } = (await import(`./areas/${name}.ts`)) as { default: AreaTests };
    describe(name, () => tests(() => stage, inBrowser));
  }
};
