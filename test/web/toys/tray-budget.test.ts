import { expect, test } from '@jest/globals';
import { buildBundle } from '../../../api/surfaces/workspace-bundle/build-bundle.ts';
import { pack } from '../../../api/surfaces/workspace-bundle/packed-bundle.ts';
import { sessionSizes } from '../../long/playroom-figures/sizes.ts';

test('the session page with the sand tray loads at most 330 KB of scripts', async () => {
  const { page, tray } = sessionSizes(await pack(await buildBundle({ gallery: false }), 1));
  process.stdout.write(`session page with the tray ${Math.round(tray)} KB\n`);
  // What is measured is there: the toy is more than its page.
  expect(tray).toBeGreaterThan(page + 100);
  expect(tray).toBeLessThanOrEqual(330);
});
