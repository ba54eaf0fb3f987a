import type { Browser } from 'playwright-core';
import { SERVERS_VARIABLE } from '../../support/servers.ts';
import { startHolder, stopHolder } from '../../support/servers-holder.ts';
import { setStage, type WebStage } from '../../web/stage.ts';
import { findBrowser, SOFTWARE_WEBGL } from './browser.ts';

/**
 * A long run in a browser that draws by the processor: opens servers, browser and stage, does the work, and closes them
 * whatever happens. Then it prints the complaints, and ends the process: with 0 where there are none.
 * @param work adds its complaints to the list that it is given.
 */
export const onBrowserStage = async (
  work: (stage: WebStage, browser: Browser, complaints: string[]) => Promise<void>,
): Promise<never> => {
  const found = await findBrowser();
  if ('missing' in found) {
    process.stderr.write(`${found.missing}\n`);
    process.exit(1);
  }
  const complaints: string[] = [];
  process.env[SERVERS_VARIABLE] = JSON.stringify(await startHolder());
  try {
    const browser = await found.launch('--disable-background-networking', ...SOFTWARE_WEBGL);
    const stage = await setStage(browser);
    try {
      await work(stage, browser, complaints);
    } finally {
      await browser.close();
      await stage.stop();
    }
  } finally {
    await stopHolder();
  }
  for (const complaint of complaints) process.stdout.write(`FAILED  ${complaint}\n`);
  process.exit(complaints.length === 0 ? 0 : 1);
};
