import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { build } from 'esbuild';
import { onStage } from '../../web/on-stage.ts';
import { EVERYTHING } from '../../web/stage.ts';
import { COMPILERS, compile } from '../compilers.ts';
import { installPackages } from '../install-packages.ts';
import { type PartnerSite, startPartnerSite } from './browser-page.ts';

/** `clinic-embed/react` as a partner installs, compiles and shows it. */

const { inBrowser, stage } = await onStage({ afterAll, beforeAll, jest, test });
const PORTAL = fileURLToPath(new URL('consumer/portal.tsx', import.meta.url));
const REACT = ['react', 'react-dom', '@types/react', '@types/react-dom', 'csstype'];
let site: PartnerSite;
beforeAll(async () => {
  site = await startPartnerSite();
});
afterAll(() => site.close());

test.each(COMPILERS)("a partner's page compiles strictly by the %s compiler", async (_, compiler) => {
  expect(await compile(compiler, PORTAL, REACT)).toBe('');
});

/** The portal as a bundler makes it of the installed package. */
const bundled = async (): Promise<string> => {
  const folder = await installPackages(...REACT);
  try {
    await copyFile(PORTAL, path.join(folder, 'portal.tsx'));
    const { outputFiles } = await build({
      entryPoints: [path.join(folder, 'portal.tsx')],
      absWorkingDir: folder,
      bundle: true,
      write: false,
      jsx: 'automatic',
      platform: 'browser',
      format: 'esm',
    });
    return (outputFiles[0] as { text: string }).text;
  } finally {
    await rm(folder, { recursive: true });
  }
};

inBrowser('one frame follows its props, and only another place opens another frame', async () => {
  const office = await stage().office();
  const tokens = [await office.mint({ ...EVERYTHING, origins: [site.origin] })];
  const settings = JSON.stringify({ baseUrl: stage().app.baseUrl, tokens });
  site.files['/portal.js'] = await bundled();
  site.files['/'] =
    `<!doctype html><html lang="en"><title>Portal</title><body><script>window.settings = ${settings}; window.heard = []; window.asked = 0;</script><script type="module" src="/portal.js"></script>`;
  const { page, complaints } = await site.open(stage().browser);
  const press = (name: string) => page.getByRole('button', { name }).click();
  const heard = () => page.evaluate('window.heard') as Promise<string[]>;
  const waitFor = (what: string, times = 1) =>
    page.waitForFunction(`window.heard.filter((one) => one === '${what}').length === ${times}`);
  const frames = page.locator('#place iframe');
  const marked = () => page.evaluate("document.querySelector('#place iframe')?.marked === true");

  await waitFor('ready 0');
  const inside = page.frameLocator('#place iframe');
  await inside.getByRole('heading', { level: 1 }).waitFor();
  // React mounts twice in its strict mode, and the first frame is gone.
  expect(await frames.count()).toBe(1);
  const asked = await page.evaluate('window.asked');
  await page.evaluate("document.querySelector('#place iframe').marked = true");

  await press('Render');
  await press('Dark');
  await inside.locator('html[lang=de]').waitFor();
  expect(await frames.getAttribute('title')).toBe('Dark workspace');
  expect([await marked(), await page.evaluate('window.asked')]).toEqual([true, asked]);

  // The handle opens it again, and the listener is that of the newest render.
  await press('Retry');
  await waitFor('ready 1');
  await press('Clients');
  await waitFor('ready 1', 2);
  expect([await marked(), await frames.count()]).toEqual([false, 1]);
  await inside.locator('html[lang=de]').waitFor();

  await press('Open');
  await frames.waitFor({ state: 'detached' });
  await press('Open');
  await waitFor('ready 1', 3);
  expect((await heard()).filter((one) => !one.startsWith('ready'))).toEqual([]);
  expect(complaints).toEqual([]);
  await page.close();
});
