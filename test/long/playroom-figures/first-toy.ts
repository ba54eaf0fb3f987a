import type { WebStage } from '../../web/stage.ts';
import { median, percentile } from '../percentile.ts';
import type { Figure } from './figure.ts';
import { measuredSession } from './session-page.ts';

const ROUNDS = 7;
const MOST_MS = 2_500;
const TOYS = {
  // The first frame is drawn, so its tools are there, too.
  sandtray: "performance.getEntriesByName('scene-frame', 'measure').length > 0",
  whiteboard: "document.querySelector('.ink-hand') !== null",
} as const;

/** How long after the page was asked for the toy that is open can be played with; nothing is in the browser's cache. */
export const firstToy = async (stage: WebStage): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const [toy, isUsable] of Object.entries(TOYS)) {
    const session = await measuredSession(stage);
    await session.open(toy);
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { page, context } = await session.page();
      await page.addInitScript(`{
        const look = () => { if (${isUsable}) window.usableAt = performance.now(); else requestAnimationFrame(look); };
        requestAnimationFrame(look);
      }`);
      await page.goto(session.clientLink, { waitUntil: 'commit' });
      for (let at = 0; !at; await page.waitForTimeout(50))
        at = await page.evaluate('window.usableAt ?? 0').then(Number, () => 0);
      took.push(await page.evaluate('window.usableAt').then(Number));
      await context.close();
    }
    await session.clinician.leave();
    figures.push(
      {
        what: `${toy} usable after /session opens, median of ${ROUNDS}`,
        is: median(took),
        atMost: MOST_MS,
        unit: ' ms',
      },
      { what: `${toy} usable after /session opens, slowest`, is: percentile(took, 1), unit: ' ms' },
      { what: `${toy} usable after /session opens, quickest`, is: Math.min(...took), unit: ' ms' },
    );
  }
  return figures;
};
