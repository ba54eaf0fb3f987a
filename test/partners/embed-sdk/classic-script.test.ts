import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { onStage } from '../../web/on-stage.ts';
import { EVERYTHING } from '../../web/stage.ts';
import { installPackages } from '../install-packages.ts';
import { type PartnerSite, startPartnerSite } from './browser-page.ts';

/** The SDK by `<script src>`: from the service, and from the package as the page's own file. */

const { inBrowser, stage } = await onStage({ afterAll, beforeAll, jest, test });
let site: PartnerSite;
beforeAll(async () => {
  site = await startPartnerSite();
});
afterAll(() => site.close());

inBrowser('a classic script of the service, and that of the package, frame the workspace', async () => {
  const { app, browser, office } = stage();
  const folder = await installPackages();
  const own = await readFile(path.join(folder, 'node_modules/clinic-embed/clinic-embed.global.js'), 'utf8');
  await rm(folder, { recursive: true });
  const served = `${app.baseUrl}/embed/sdk/v1/clinic-embed.global.js`;
  expect(await (await fetch(served)).text()).toBe(own);
  site.files['/clinic-embed.global.js'] = own;
  const { mint } = await office();
  const token = await mint({ ...EVERYTHING, origins: [site.origin] });
  for (const [source, options] of [
    // Its own address says where the service is.
    [served, {}],
    ['/clinic-embed.global.js', { baseUrl: app.baseUrl }],
  ] as const) {
    site.files['/'] = `<!doctype html><html lang="en"><title>Portal</title><body><div id="place"></div>
<script src="${source}"></script>
<script>
  window.ready = false;
  window.version = ClinicEmbed.version;
  ClinicEmbed.mount(document.querySelector('#place'), ${JSON.stringify({ surface: 'workspace', token, ...options })})
    .on('ready', () => { window.ready = true; });
</script>`;
    const { page, complaints } = await site.open(browser);
    await page.waitForFunction('window.ready');
    await page.frameLocator('#place iframe').getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate('window.version')).toMatch(/^1\.\d+\.0$/);
    expect(complaints).toEqual([]);
    await page.close();
  }
});
