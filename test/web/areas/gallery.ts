import { expect } from '@jest/globals';
import { readAxe, violationsOn } from '../../long/pages/violations.ts';
import { type AreaTests, PATIENCE_MILLISECONDS } from '../stage.ts';

const tests: AreaTests = (stage, test) => {
  test('shows every component without a violation, in light and dark', async () => {
    const { app, browser, shoot } = stage();
    const page = await browser.newPage({
      viewport: { width: 1_280, height: 3_200 },
      reducedMotion: 'reduce',
    });
    page.setDefaultTimeout(PATIENCE_MILLISECONDS);
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const axe = await readAxe();
    for (const theme of ['light', 'dark']) {
      await page.goto(`${app.baseUrl}/embed/gallery?theme=${theme}`);
      await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor();
      for (const { id, nodes } of await violationsOn(page, axe))
        complaints.push(`${theme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      await shoot(page, `gallery-${theme}`);
    }
    expect(complaints).toEqual([]);
    await page.close();
  });
};
export default tests;
