import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { findBrowser } from '../long/pages/browser.ts';
import { pixelsOver, RULES_OF, readAxe, violationsOn } from '../long/pages/violations.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { createWorld } from '../support/world.ts';
import { PATIENCE_MILLISECONDS } from './stage.ts';

/** The consoles in a browser: the list beside the operations, searching, samples, and how they look. */

let app: RunningApp;
let browser: Browser;
let axe: string;
beforeAll(async () => {
  const found = await findBrowser();
  if ('missing' in found) throw new Error(found.missing);
  [app, browser, axe] = await Promise.all([
    startApp(),
    found.launch('--disable-gpu', '--disable-background-networking'),
    readAxe(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

const SIZES = { desktop: { width: 1_280, height: 900 }, telephone: { width: 390, height: 844 } } as const;

const open = async (
  address: string,
  size: keyof typeof SIZES = 'desktop',
): Promise<{ page: Page; complaints: string[] }> => {
  const context = await browser.newContext({ viewport: SIZES[size] });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MILLISECONDS);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${app.baseUrl}${address}`);
  await page.locator('.opblock').first().waitFor();
  return { page, complaints };
};

const shoot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SHOTS === undefined) return;
  await mkdir(process.env.SHOTS, { recursive: true });
  await page.screenshot({ path: path.join(process.env.SHOTS, `${name}.png`) });
};

const LANGUAGES = ['curl', 'TypeScript', 'Python', 'PHP', 'Java', 'Go'];
const CONSOLES = [
  ['/docs', 'createAppointment', 'start_at'],
  ['/docs/practitioner', 'createForm', 'title'],
  ['/docs/embed', 'createFramedAppointment', 'start_at'],
] as const;

const blockOf = (page: Page, id: string) => page.locator(`.opblock[id$="-${id}"]`);

test.each(CONSOLES)(
  '%s opens the operation that the address names, with a sample in six languages',
  async (address, id, member) => {
    const { page, complaints } = await open(`${address}#${id}`);
    const block = blockOf(page, id);
    const pressed = block.locator('.languages button[aria-pressed="true"]');
    await pressed.waitFor();
    expect(await block.locator('.languages button').allTextContents()).toEqual(LANGUAGES);
    expect(await page.locator('.operations a[aria-current]').getAttribute('href')).toBe(`#${id}`);
    // The body and the headers stand elsewhere in the document, and are referred to.
    expect(JSON.parse(await block.getByLabel('Request body').inputValue())).toHaveProperty(member);
    expect(await block.locator('.parameter__name').first().textContent()).toContain('Idempotency-Key');
    for (const language of LANGUAGES) {
      await block.getByRole('button', { name: language, exact: true }).click();
      expect(await pressed.textContent()).toBe(language);
      const code = await block.locator('.samples pre').textContent();
      const isOurClient = language === 'TypeScript' && address !== '/docs/embed';
      expect(code).toContain(isOurClient ? `.${id}({` : `${app.config.BASE_URL}/`);
    }
    for (const name of ['desktop', 'telephone'] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(SIZES[name]);
        await page.emulateMedia({ colorScheme });
        await shoot(page, `console${address.replaceAll('/', '-')}-${name}-${colorScheme}`);
        expect(await pixelsOver(page)).toBeLessThanOrEqual(0);
        // Colours and sizes do not depend on each other.
        if ((name === 'desktop') !== (colorScheme === 'light')) continue;
        // Halfway from one scheme to the other, no colour is one of ours.
        await eventually(() =>
          page.evaluate<boolean>(
            `document.getAnimations().every(({ playState }) => playState !== 'running')`,
          ),
        );
        const rules = name === 'desktop' ? undefined : [...RULES_OF.colours, ...RULES_OF.sizes];
        const violations = await violationsOn(page, axe, rules);
        const places = violations.map((one) => [one.id, one.nodes.slice(0, 3).map(({ target }) => target)]);
        expect([name, colorScheme, places]).toEqual([name, colorScheme, []]);
        expect(await pixelsOver(page)).toBeLessThanOrEqual(0);
      }
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test('searching leaves what has all words, Enter opens the first, and the language stays', async () => {
  const { page, complaints } = await open('/docs#getClinic');
  await page.getByRole('button', { name: 'Python', exact: true }).click();
  // Not while somebody types elsewhere.
  await page.getByLabel('Bearer Token').press('/');
  expect(await page.getByLabel('Bearer Token').inputValue()).toBe('/');
  await page.getByLabel('Bearer Token').blur();
  await page.keyboard.press('/');
  await page.keyboard.type('get patients');
  const shown = page.locator('.operations li:not([hidden])');
  expect(
    await Promise.all((await shown.locator('a').all()).map((link) => link.getAttribute('href'))),
  ).toEqual(['#listPatients', '#getPatient', '#listPatientAccesses']);
  expect(await page.locator('#search-state').textContent()).toBe('3 operations');
  await page.keyboard.press('Enter');
  const sample = blockOf(page, 'listPatients').locator('.samples pre');
  await sample.waitFor();
  expect(await sample.textContent()).toContain('import requests');
  expect(new URL(page.url()).hash).toBe('#listPatients');
  await page.locator('#search').fill('get nothing-like-this');
  expect(await page.locator('#search-state').textContent()).toBe('No operation has these words.');
  expect(await page.locator('.operations section:not([hidden])').count()).toBe(0);
  await page.locator('#search').press('Escape');
  expect(await shown.count()).toBeGreaterThan(20);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('an operation is tried with a pasted token, and on a telephone the list closes when one is chosen', async () => {
  const world = await createWorld(app);
  await world.clinic({ name: 'Harbour Console' });
  const { page } = await open('/docs', 'telephone');
  const menu = page.locator('.operations details');
  expect(await menu.getAttribute('open')).toBeNull();
  await menu.locator('summary').click();
  await page.locator('.operations a[href="#listClinics"]').click();
  const block = blockOf(page, 'listClinics');
  await block.getByRole('button', { name: 'Execute' }).waitFor();
  expect(await menu.getAttribute('open')).toBeNull();
  await page.getByLabel('Bearer Token').fill(await world.token());
  await block.getByRole('button', { name: 'Execute' }).click();
  await block.getByText('Harbour Console').first().waitFor();
  await page.context().close();
});
