import { ITEM_OF_TOY } from '../../../domain/live-sessions/toys.ts';
import type { WebStage } from '../../web/stage.ts';
import { openBench } from '../../web/toys/open-bench.ts';
import type { Figure } from './figure.ts';
import { traced } from './trace.ts';

const SECONDS = 4;
/** Frames that a toy may draw in that time while nothing changes: none but what a browser itself does. */
const MOST_FRAMES = 2;

interface ProcessInfo {
  readonly type: string;
  readonly cpuTime: number;
}

/** Each toy as it lies there: animation frames, and processor time of the browser, in some seconds in which nobody does anything. */
export const idle = async ({ browser, app }: WebStage): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  const whole = await browser.newBrowserCDPSession();
  const processorTime = async (): Promise<number> => {
    const { processInfo } = (await whole.send('SystemInfo.getProcessInfo')) as { processInfo: ProcessInfo[] };
    return processInfo
      .filter(({ type }) => type === 'renderer' || type === 'GPU')
      .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  for (const toy of Object.keys(ITEM_OF_TOY)) {
    const bench = await openBench(browser, app.baseUrl, toy, { seats: 'client' });
    // As most people have it.
    await bench.page.emulateMedia({ reducedMotion: 'no-preference' });
    await bench.page.waitForLoadState('networkidle');
    await bench.page.waitForTimeout(2_000);
    const session = await bench.page.context().newCDPSession(bench.page);
    let used = 0;
    const events = await traced(session, ['devtools.timeline'], async () => {
      const before = await processorTime();
      await bench.page.waitForTimeout(SECONDS * 1_000);
      used = (await processorTime()) - before;
    });
    const count = events.filter(({ name }) => name === 'FireAnimationFrame').length;
    figures.push(
      { what: `${toy} at rest: animation frames in ${SECONDS} s`, is: count, atMost: MOST_FRAMES, unit: '' },
      { what: `${toy} at rest: processor`, is: (used / SECONDS) * 100, unit: ' %' },
    );
    await bench.close();
  }
  return figures;
};
