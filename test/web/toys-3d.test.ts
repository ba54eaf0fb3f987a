import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { SOFTWARE_WEBGL } from '../long/pages/browser.ts';
import { readAxe, violationsOn } from '../long/pages/violations.ts';
import { onStage } from './on-stage.ts';
import { type Office, PATIENCE_MILLISECONDS } from './stage.ts';

/** Sand tray and dollhouse in a real browser: two seats beside each other, by mouse, by touch and by keyboard alone. */

const { stage, inBrowser, launch } = await onStage({ afterAll, beforeAll, jest, test }, ...SOFTWARE_WEBGL);
const axe = await readAxe();

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
  page.setDefaultTimeout(PATIENCE_MILLISECONDS);
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
    on = stage().browser,
  }: {
    readonly office?: Office;
    readonly viewport?: { readonly width: number; readonly height: number };
    readonly hasTouch?: boolean;
    readonly on?: Browser;
  } = {},
): Promise<Seats> => {
  const at = office ?? (await stage().office());
  const { data } = (
    await at.clinician.post('/v1/partner/game-sessions', {
      game_type,
      patient_id: at.practice.patient.id,
      origins: [stage().hostOrigin],
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
  for (const deadline = Date.now() + PATIENCE_MILLISECONDS; Date.now() < deadline; ) {
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

/** What is in the scene of a page, by the service's own record of it after a save. */
const saveAs = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(`Saved as “${name}”.`).first().waitFor();
};
const SMALL = { width: 760, height: 620 };
const names = async (page: Page, pattern: RegExp): Promise<number> =>
  page.getByRole('button', { name: pattern }).count();

inBrowser(
  'place, move, dig: the other seat sees it by state and by pixels; undo; save and open',
  async () => {
    const { office, clinician, client, complaints, close } = await seatsOf('sandtray', { viewport: SMALL });
    await settle(client);
    const empty = await pixelsOf(client);
    await take(clinician, 'houses', 0);
    await until(async () => (await countOf(client)) === 1);
    await take(client, 'wild', 2);
    await until(async () => (await countOf(clinician)) === 2);
    await settle(client);
    await until(async () => differing(empty, await pixelsOf(client)) > 40);
    // With another tool than the hand, the tools of a figure do not lie over the sand.
    await client.getByRole('button', { name: 'Dig', exact: true }).click();
    await settle(client);
    const placed = await pixelsOf(client);

    const box = await boardOf(clinician).boundingBox();
    if (!box) throw new Error('There is no board');
    await clinician.getByRole('button', { name: 'Dig', exact: true }).click();
    for (let stroke = 0; stroke < 4; stroke += 1) {
      await clinician.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.72);
      await clinician.mouse.down();
      await clinician.mouse.move(box.x + box.width * 0.55, box.y + box.height * 0.74, { steps: 6 });
      await clinician.mouse.up();
    }
    await until(async () => differing(placed, await pixelsOf(client)) > 60);
    await stage().shoot(clinician, 'tray-dug-clinician');
    await stage().shoot(client, 'tray-dug-client');

    await saveAs(clinician, 'The island');
    const { data: saves } = (await office.clinician.get('/v1/partner/game-saves')).body;
    const saved = (await office.clinician.get(`/v1/partner/game-saves/${saves[0].id}`)).body.data;
    expect([saved.name, saved.has_thumbnail, saved.scene.items.length]).toEqual(['The island', true, 2]);
    expect(saved.scene.sand.length).toBe(48_000);

    for (let step = 0; step < 4; step += 1)
      await clinician.getByRole('button', { name: 'Undo', exact: true }).click();
    await until(async () => differing(placed, await pixelsOf(client)) < 40);
    await clinician.getByRole('button', { name: 'Undo', exact: true }).click();
    // One's own figure goes, and the other seat's stays.
    await until(async () => (await countOf(client)) === 1);

    await clinician.getByRole('button', { name: 'Open a saved scene' }).click();
    await clinician
      .getByRole('dialog')
      .getByRole('button', { name: /The island/ })
      .click();
    const putAway = clinician.getByRole('button', { name: 'Put it away' });
    await putAway.click();
    await until(async () => (await countOf(client)) === 2);
    await until(async () => differing(placed, await pixelsOf(client)) > 60);
    expect(await names(client, /^(?:Save|Open a saved scene|Lock)$/)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  },
);

inBrowser(
  'by keyboard alone: a figure is placed, moved, turned and buried, sand is dug, all is saved',
  async () => {
    const { office, clinician, client, complaints, close } = await seatsOf('sandtray', { viewport: SMALL });
    const { keyboard } = clinician;
    const tabTo = async (selector: string) => {
      for (let presses = 0; presses < 90; presses += 1) {
        if (await clinician.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)})`)) return;
        await keyboard.press('Tab');
      }
      throw new Error(`Never reached by the keyboard: ${selector}`);
    };
    await tabTo('[data-drawer="life"]');
    await keyboard.press('Enter');
    await tabTo('.figure');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await until(async () => (await countOf(client)) === 1);
    await clinician.evaluate('document.activeElement.blur()');
    await tabTo('.scene-board');
    for (const key of ['Shift+ArrowRight', 'Shift+ArrowUp', 'r', 'b', 'b', 'm', '+', 'Enter'])
      await keyboard.press(key);
    await tabTo('button[aria-label="Dig"]');
    await keyboard.press('Enter');
    await clinician.evaluate('document.activeElement.blur()');
    await tabTo('.scene-board');
    for (const key of ['ArrowDown', 'Shift+ArrowDown', 'Enter', 'Enter', 'Control+z'])
      await keyboard.press(key);
    await clinician.evaluate('document.activeElement.blur()');
    await tabTo('.game-bar .button-primary');
    await keyboard.press('Enter');
    await clinician.getByLabel('Name').waitFor();
    await keyboard.type('By keys');
    await keyboard.press('Enter');
    await clinician.getByText('Saved as “By keys”.').first().waitFor();
    const { data: saves } = (await office.clinician.get('/v1/partner/game-saves')).body;
    const { scene } = (await office.clinician.get(`/v1/partner/game-saves/${saves[0].id}`)).body.data;
    expect(scene.items).toHaveLength(1);
    expect(scene.items[0]).toMatchObject({
      kind: 'cradle',
      rotation: 15,
      flipped: true,
      buried: 0.4,
      scale: 1.2,
    });
    expect([scene.items[0].x, scene.items[0].y]).toEqual([660, 315]);
    expect(scene.sand.length).toBe(48_000);
    expect(complaints).toEqual([]);
    await close();
  },
);

inBrowser(
  'the dollhouse: what is put in a room stays in it when the house turns, and rooms are furnished by both',
  async () => {
    const { office, clinician, client, complaints, close } = await seatsOf('dollhouse', { viewport: SMALL });
    await take(clinician, 'household', 0);
    await until(async () => (await countOf(client)) === 1);
    await client.getByRole('button', { name: 'Next wallpaper' }).click();
    await client.getByRole('button', { name: 'Switch the light off' }).click();
    await clinician.getByRole('button', { name: 'Switch the light on' }).waitFor();
    const before = await pixelsOf(clinician);
    await clinician.getByRole('button', { name: 'Look from the left' }).click();
    await until(async () => differing(before, await pixelsOf(clinician)) > 60);
    await clinician.getByRole('button', { name: /^Houses/ }).click();
    await client.getByRole('button', { name: 'Houses: Two houses' }).waitFor();
    await saveAs(clinician, 'Two homes');
    const { data: saves } = (await office.clinician.get('/v1/partner/game-saves')).body;
    const { scene } = (await office.clinician.get(`/v1/partner/game-saves/${saves[0].id}`)).body.data;
    expect(scene.items[0]).toMatchObject({ room: 'living' });
    expect(scene.settings).toContainEqual({ name: 'living:light', value: 'off' });
    await stage().shoot(clinician, 'dollhouse-two');
    expect(complaints).toEqual([]);
    await close();
  },
);

inBrowser('without WebGL the same scene is played from above', async () => {
  const plain = await launch('--disable-gpu', '--disable-3d-apis');
  try {
    const { clinician, client, complaints, close } = await seatsOf('sandtray', {
      viewport: SMALL,
      on: plain,
    });
    await client.locator('.playset[data-view="flat"]').waitFor();
    const empty = await pixelsOf(client);
    await take(clinician, 'houses', 0);
    await until(async () => (await countOf(client)) === 1);
    await until(async () => differing(empty, await pixelsOf(client)) > 40);
    const placed = await pixelsOf(client);
    await clinician.getByRole('button', { name: 'Dig', exact: true }).click();
    const box = await boardOf(clinician).boundingBox();
    if (!box) throw new Error('There is no board');
    for (let touch = 0; touch < 12; touch += 1)
      await clinician.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.5);
    await until(async () => differing(placed, await pixelsOf(client)) > 20);
    await stage().shoot(client, 'tray-flat');
    for (const page of [clinician, client])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const found = await violationsOn(page.mainFrame(), axe);
        expect(
          found.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join()}`),
        ).toEqual([]);
      }
    expect(complaints).toEqual([]);
    await close();
  } finally {
    await plain.close();
  }
});
