import { drawers } from '../../../web/toys/figures/drawers.ts';
import { Scene } from '../../../web/toys/scene/scene.ts';
import { eventually } from '../../support/eventually.ts';
import type { WebStage } from '../../web/stage.ts';
import { percentile } from '../percentile.ts';
import type { Figure } from './figure.ts';
import { measuredSession } from './session-page.ts';
import { type TraceEvent, traced } from './trace.ts';

const FIGURES = 200;
const STROKES = 6;
const MOST_MS = 8;
/** The page's own work on its main thread. */
const SCRIPT = new Set(['FireAnimationFrame', 'EventDispatch', 'TimerFire', 'FunctionCall', 'RunMicrotasks']);
/** A draw call's commands wait until the software that draws has taken those before: no script runs then. */
const WAITING = /^(?:CommandBuffer(?:Helper|ProxyImpl)::|ImplementationBase::WaitForCmd|.*WaitForGetOffset)/;

interface Frame {
  /** Microseconds. */
  readonly script: number;
}

/** The script of each frame of the scene: what ran on the page's thread since the frame before, without waiting. */
export const framesOf = (events: readonly TraceEvent[]): readonly Frame[] => {
  const mark = events.find(({ name, cat }) => name === 'scene-frame' && cat.includes('blink.user_timing'));
  if (!mark) throw new Error('The scene drew no frame');
  const own = events.filter(({ pid, tid, ph }) => pid === mark.pid && tid === mark.tid && ph === 'X');
  const waits = own.filter(({ name }) => WAITING.test(name));
  const took = ({ tdur, dur = 0 }: TraceEvent) => tdur ?? dur;
  const frames: Frame[] = [];
  let script = 0;
  let until = 0;
  for (const event of own) {
    if (!SCRIPT.has(event.name) || event.ts < until) continue;
    until = event.ts + (event.dur ?? 0);
    const waited =
      event.tdur === undefined
        ? waits.filter(({ ts }) => ts >= event.ts && ts < until).reduce((sum, one) => sum + (one.dur ?? 0), 0)
        : 0;
    script += Math.max(0, took(event) - waited);
    if (event.name !== 'FireAnimationFrame') continue;
    frames.push({ script });
    script = 0;
  }
  return frames;
};

/** Script of a frame while somebody digs among many figures. */
export const frames = async (stage: WebStage): Promise<readonly Figure[]> => {
  const session = await measuredSession(stage);
  await session.open('sandtray');
  const scene = new Scene(session.clinician.document('sandtray'));
  const kinds = drawers.flatMap(({ figures }) => figures.slice(0, 3));
  scene.change(() => {
    for (let index = 0; index < FIGURES; index += 1)
      scene.add({
        kind: kinds[index % kinds.length] as string,
        x: 70 + ((index * 53) % 1_060),
        y: 70 + ((index * 131) % 610),
        scale: 0.6,
      });
  });
  const { page, context } = await session.page();
  await page.goto(session.clientLink);
  await page.locator(`.scene-board[data-figures="${FIGURES}"]`).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Dig', exact: true }).click();
  const box = await page.locator('.scene-board').boundingBox();
  if (!box) throw new Error('There is no board');
  const dig = async (): Promise<void> => {
    for (let stroke = 0; stroke < STROKES; stroke += 1) {
      const y = box.y + box.height * (0.4 + (stroke % 6) * 0.05);
      await page.mouse.move(box.x + box.width * 0.35, y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.65, y, { steps: 30 });
      await page.mouse.up();
    }
  };
  await dig();
  const cdp = await context.newCDPSession(page);
  const events = await traced(cdp, ['devtools.timeline', 'blink.user_timing', 'gpu', 'v8.execute'], dig);
  const script = framesOf(events).map((frame) => frame.script / 1_000);
  await eventually(async () => session.clinician.closes.length === 0);
  await context.close();
  await session.clinician.leave();
  return [
    {
      what: `script of a frame with ${FIGURES} figures while digging, p95 of ${script.length}`,
      is: percentile(script, 0.95),
      atMost: MOST_MS,
      unit: ' ms',
    },
    { what: 'script of such a frame, median', is: percentile(script, 0.5), unit: ' ms' },
  ];
};
