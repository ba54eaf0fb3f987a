import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { type Clinician, createClinicApi } from '../../api/operator/seed/clinic-api.ts';
import { findBrowser } from './pages/browser.ts';

/**
 * Takes the pictures of README and guides from the service that `npm start` runs, with its demo organization:
 * `npm run pictures`. They are committed, so they are small.
 */

const { values } = parseArgs({
  options: {
    running: { type: 'string', default: path.join(process.env.DATA_DIR ?? '.data', 'running.json') },
    into: { type: 'string', default: 'docs/pictures' },
    /** Names, separated by commas; all of them unless given. */
    only: { type: 'string' },
  },
});

const LARGEST_BYTES = 100_000;
const WIDTH = 1_000;
const PATIENCE_MILLISECONDS = 120_000;

const running = JSON.parse(await readFile(values.running, 'utf8'));
const { demo } = running;
const api = createClinicApi({
  ...demo,
  apiUrl: running.base_url,
  tokenUrl: `${running.auth_url}/oauth/token`,
});
const clinician = api.as(demo.practitioner_id);

const readyOf = async (who: Clinician, what: string): Promise<string> => {
  const found = (await who.list(`/v1/partner/${what}?limit=100`)).find(({ status }) => status === 'ready');
  if (!found) throw new Error(`The demo organization has no ready ${what} yet`);
  return found.id;
};

const keep = async (name: string, picture: Buffer): Promise<void> => {
  const small = await sharp(picture).resize({ width: WIDTH }).webp({ quality: 82 }).toBuffer();
  if (small.length > LARGEST_BYTES) throw new Error(`${name} has ${small.length} bytes`);
  await writeFile(path.join(values.into, `${name}.webp`), small);
  process.stdout.write(`${name}.webp  ${Math.round(small.length / 1_000)} KB\n`);
};

/** Until the network has been quiet, so that no picture is missing. */
const calm = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

const signIn = async (page: Page): Promise<void> => {
  await page.goto(running.demo_url);
  await page.getByRole('button', { name: 'Dana Demo' }).click();
  await page.waitForURL('**/workspace');
};

/** The workspace, framed in the example portal. */
const workspace = async (page: Page): Promise<Buffer> => {
  await signIn(page);
  const frame = page.frameLocator('#workspace iframe');
  await frame.getByRole('heading', { name: /Dana/ }).waitFor();
  await frame.getByRole('link', { name: 'Calendar', exact: true }).click();
  await frame
    .getByText(/Pat Demo|PD/)
    .first()
    .waitFor();
  await calm(page);
  return page.screenshot();
};

/** A room, which a clinician enters alone to prepare it. */
const playroom = async (page: Page): Promise<Buffer> => {
  const rooms = await clinician.list('/v1/partner/playrooms?limit=100');
  const room = rooms.find(({ name }) => name === 'Forest den') ?? rooms[0];
  const preparing = await clinician.framed({ capabilities: ['playroom:write', 'session:launch'] });
  const entered = await preparing.post(`/api/embed/playrooms/${room?.id}/enter`, crypto.randomUUID(), {});
  await page.goto(String(entered.enter_url));
  await page
    .getByRole('button', { name: /sand tray/i })
    .first()
    .waitFor();
  await calm(page);
  return page.screenshot();
};

const storybook = async (page: Page): Promise<Buffer> => {
  await readyOf(clinician, 'storybooks');
  await signIn(page);
  await page.getByRole('link', { name: 'Storybook' }).click();
  await page.frameLocator('#storybook iframe').getByRole('heading').first().waitFor();
  await calm(page);
  return page.screenshot();
};

/** What a book's workflow did, step by step. */
const workflow = async (page: Page): Promise<Buffer> => {
  const id = await readyOf(clinician, 'storybooks');
  const place = `namespaces/${running.temporal_namespace}/workflows/${encodeURIComponent(`storybook/${id}`)}`;
  await page.goto(`${running.temporal_ui_url}/${place}`);
  await page.getByText('generateStorybook').first().waitFor();
  await calm(page);
  await page.getByRole('heading', { name: 'Timeline' }).evaluate((heading) => heading.scrollIntoView());
  return page.screenshot();
};

const PICTURES: Readonly<Record<string, (page: Page) => Promise<Buffer>>> = {
  workspace,
  playroom,
  storybook,
  workflow,
};

const take = async (browser: Browser): Promise<void> => {
  const asked = values.only?.split(',') ?? Object.keys(PICTURES);
  for (const [name, picture] of Object.entries(PICTURES)) {
    if (!asked.includes(name)) continue;
    const page = await browser.newPage({ viewport: { width: 1_360, height: 850 }, colorScheme: 'light' });
    page.setDefaultTimeout(PATIENCE_MILLISECONDS);
    await keep(name, await picture(page));
    await page.close();
  }
};

await mkdir(values.into, { recursive: true });
const found = await findBrowser();
if ('missing' in found) throw new Error(found.missing);
const browser = await found.launch('--disable-gpu', '--disable-background-networking');
await take(browser).finally(() => browser.close());
