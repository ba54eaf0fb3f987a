import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, jest, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { findBrowser } from '../long/pages/browser.ts';
import { type AreaTests, setStage, type WebStage } from './stage.ts';

/**
 * The workspace in a real browser. Each file of `areas/` is one area's tests; they share a service and a browser.
 * Where no Chromium is found they are skipped, which the run counts and says. SHOTS=FOLDER keeps screenshots.
 */
const found = await findBrowser();
if ('missing' in found) process.stderr.write(`Tests of the workspace are skipped. ${found.missing}\n`);

const files = readdirSync(new URL('./areas/', import.meta.url)).filter((file) => file.endsWith('.ts'));
const areas = await Promise.all(
  files.map(async (file) => {
    const { default: tests } = (await import(`./areas/${file}`)) as { default: AreaTests };
    return { name: file.replace('.ts', ''), tests };
  }),
);

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
for (const { name, tests } of areas) describe(name, () => tests(() => stage, inBrowser));
