import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { readAxe, violationsOn } from '../long/pages/violations.ts';
import { type Office, setStage, type WebStage } from './stage.ts';

/** Sand tray and dollhouse in a real browser: two seats beside each other, by mouse, by touch and by keyboard alone. */

let stage: WebStage;
let browser: Browser;
let axe: string;
const launch = (...args: readonly string[]) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', ...args],
  });
beforeAll(async () => {
  browser = await launch('--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist');
  stage = await setStage(browser);
  axe = await readAxe();
});
afterAll(async () => {
  await stage.stop();
  await browser.close();
});

type GameType = 'sandtray' | 'dollhouse';
interface Seats {
  readonly office: Office;
  readonly clinician: Page;
  readonly client: Page;
  readonly complaints: string[];
  close(): Promise<void>;
}

const EXPECTED = /status of (?:4\d\d|503)|ERR_|WebGL|GPU stall/;

const sit = async (context: BrowserContext, url: string, complaints: string[]): Promise<Page> => {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url);
  await page.locator('#status[data-state="joined"]').waitFor();
  await page.locator('.scene-canvas').waitFor();
  return page;
};

/** Both seats of a new session. */
const seatsOf = async (
  game_type: GameType,
  {
    office,
    viewport = { width: 1_280, height: 860 },
    hasTouch = false,
    on = browser,
  }: {
    readonly office?: Office;
    readonly viewport?: { readonly width: number; readonly height: number };
    readonly hasTouch?: boolean;
    readonly on?: Browser;
  } = {},
): Promise<Seats> => {
  const at = office ?? (await stage.office());
  const { data } = (
    await at.clinician.post('/v1/partner/game-sessions', {
      game_type,
      patient_id: at.practice.patient.id,
      origins: [stage.hostOrigin],
    })
  ).body;
  const complaints: string[] = [];
  const context = await on.newContext({ viewport, hasTouch, reducedMotion: 'reduce' });
  const clinician = await sit(context, data.practitioner.embed_url, complaints);
  const client = await sit(context, data.patient.embed_url, complaints);
  return { office: at, clinician, client, complaints, close: () => context.close() };
};

const boardOf = (page: Page) => page.locator('.scene-board');
const countOf = async (page: Page): Promise<number> =>
  Number(await boardOf(page).getAttribute('data-figures'));
const until = async (what: () => Promise<boolean>): Promise<void> => {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    if (await what()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Never true: ${what}`);
};
const pixelsOf = async (page: Page): Promise<Buffer> => {
  const png = await page.locator('.scene-canvas').screenshot();
  return sharp(png).resize(160, 100, { fit: 'fill' }).removeAlpha().raw().toBuffer();
};
/** How many of the picture's points differ by more than an eye overlooks. */
const differing = (one: Buffer, other: Buffer): number => {
  let count = 0;
  for (let at = 0; at < one.length; at += 3)
    if (
      Math.abs((one[at] ?? 0) - (other[at] ?? 0)) +
        Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0)) +
        Math.abs((one[at + 2] ?? 0) - (other[at + 2] ?? 0)) >
      60
    )
      count += 1;
  return count;
};
const settle = (page: Page) => page.waitForTimeout(400);
const take = async (page: Page, drawer: string, index = 0): Promise<void> => {
  await page.locator(`[data-drawer="${drawer}"]`).click();
  await page.locator('.figure').nth(index).click();
};

test('a look at the tray', async () => {
  const { clinician, client, complaints, close } = await seatsOf('sandtray');
  await settle(clinician);
  await stage.shoot(clinician, 'tray-empty');
  await take(clinician, 'landscape', 2);
  await take(clinician, 'houses', 0);
  await take(clinician, 'people', 4);
  await settle(clinician);
  await stage.shoot(clinician, 'tray-figures');
  const box = await boardOf(clinician).boundingBox();
  if (!box) throw new Error('no board');
  await clinician.getByRole('button', { name: 'Dig', exact: true }).click();
  const [x, y] = [box.x + box.width * 0.35, box.y + box.height * 0.6];
  for (let round = 0; round < 5; round += 1) {
    await clinician.mouse.move(x, y);
    await clinician.mouse.down();
    await clinician.mouse.move(x + 140, y + 30, { steps: 12 });
    await clinician.mouse.up();
  }
  await settle(clinician);
  await stage.shoot(clinician, 'tray-dug');
  await stage.shoot(client, 'tray-client');
  expect(complaints).toEqual([]);
  await close();
});
