import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { findBrowser } from './pages/browser.ts';
import { prepareScenes, type Scene } from './pages/scenes.ts';
import { pixelsOver, readAxe, smallFields, violationsOn } from './pages/violations.ts';
import { print, runLong } from './run-long.ts';

/**
 * Opens the hosted pages in a real browser, wide and on a telephone, light and dark, and complains of
 * what axe finds (WCAG 2.2 AA and its best practices), of whatever the console says (a policy that stops
 * something of our own would be told there), and of pages that are wider than the screen.
 */
const { values } = parseArgs({ options: { shots: { type: 'string' }, only: { type: 'string' } } });

const SCREENS: readonly { readonly name: string; readonly options: BrowserContextOptions }[] = [
  { name: 'wide', options: { viewport: { width: 1280, height: 900 }, colorScheme: 'light' } },
  { name: 'wide-dark', options: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' } },
  {
    name: 'phone',
    options: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, colorScheme: 'light' },
  },
  {
    name: 'phone-dark',
    options: { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true, colorScheme: 'dark' },
  },
];

/** A page that is wrong on purpose: where it passes, the others' passing would say nothing. */
const control = async (browser: Browser, axe: string): Promise<string[]> => {
  const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
  await page.setContent('<body><img src="data:,"><input><p style="width:900px;color:#ddd">pale</p>');
  const found = (await violationsOn(page, axe)).map(({ id }) => id);
  const missed = ['image-alt', 'label', 'color-contrast'].filter((id) => !found.includes(id));
  const narrow = (await pixelsOver(page)) <= 0;
  await page.close();
  return [
    ...missed.map((id) => `control: axe did not find ${id}`),
    ...(narrow ? ['control: the page is wider than the screen, and nobody noticed'] : []),
  ];
};

const look = async (
  browser: Browser,
  scene: Scene,
  screen: (typeof SCREENS)[number],
  axe: string,
): Promise<string[]> => {
  const context = await browser.newContext(screen.options);
  const page = await context.newPage();
  const complaints: string[] = [];
  const complain = (what: string) => complaints.push(`${scene.name} (${screen.name}): ${what}`);
  // A page that refuses is meant to: the browser notes its status as an error of its own.
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) complain(message.text());
  });
  page.on('pageerror', (error) => complain(error.message));
  try {
    await scene.open(page);
    for (const { id, impact, nodes } of await violationsOn(page, axe))
      complain(`axe ${id} (${impact}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    const over = await pixelsOver(page);
    if (over > 0) complain(`${over} px wider than the screen`);
    for (const name of await smallFields(page)) complain(`${name} is written too small for a telephone`);
    if (values.shots)
      await page.screenshot({
        path: path.join(values.shots, `${scene.name}.${screen.name}.png`),
        fullPage: true,
      });
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
  }
  await context.close();
  return complaints;
};

const browserOrFault = await findBrowser();
if ('missing' in browserOrFault) {
  process.stderr.write(`${browserOrFault.missing}\n`);
  process.exit(1);
}
if (values.shots) await mkdir(values.shots, { recursive: true });
const axe = await readAxe();

await runLong({ processes: 1, durable: false }, async (service, signal) => {
  const browser = await browserOrFault.launch();
  const complaints = await control(browser, axe);
  try {
    for (const screen of SCREENS) {
      // Links that open once are made anew for each screen.
      const scenes = await prepareScenes(service);
      const chosen = scenes.filter(({ name }) => name.includes(values.only ?? ''));
      if (chosen.length === 0) throw new Error('No page has that word in its name');
      for (const scene of chosen) {
        signal.throwIfAborted();
        const found = await look(browser, scene, screen, axe);
        print(`${found.length === 0 ? 'ok    ' : 'WRONG '} ${scene.name} (${screen.name})`);
        complaints.push(...found);
      }
    }
  } finally {
    await browser.close();
  }
  return complaints;
});
