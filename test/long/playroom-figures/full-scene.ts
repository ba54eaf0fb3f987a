import { drawers } from '../../../web/toys/figures/drawers.ts';
import { COLUMNS, ROWS, SandField } from '../../../web/toys/sandtray/sand-field.ts';
import { Scene } from '../../../web/toys/scene/scene.ts';
import { MOST_ITEMS } from '../../../web/toys/scene/scene-items.ts';
import { eventually } from '../../support/eventually.ts';
import type { WebStage } from '../../web/stage.ts';
import { median } from '../percentile.ts';
import type { Figure } from './figure.ts';
import { measuredSession } from './session-page.ts';

const ROUNDS = 5;

/** Every figure that a scene takes, and every part of the sand changed: how much is stored, and how long it takes to open. */
export const fullScene = async (stage: WebStage): Promise<readonly Figure[]> => {
  const session = await measuredSession(stage);
  await session.open('sandtray');
  const scene = new Scene(session.clinician.document('sandtray'));
  const field = new SandField(scene.sand, 'clinician', () => undefined);
  const kinds = drawers.flatMap(({ figures }) => figures);
  scene.change(() => {
    for (let index = 0; index < MOST_ITEMS; index += 1)
      scene.add({
        kind: kinds[index % kinds.length] as string,
        x: 70 + ((index * 53) % 1_060),
        y: 70 + ((index * 131) % 610),
        rotation: index % 360,
        scale: 0.6,
        buried: (index % 10) / 10,
        flipped: index % 2 === 0,
      });
  });
  for (let cell = 0; cell < COLUMNS * ROWS; cell += 1) {
    field.set(cell, 300 + ((cell * 7_919) % 3_000));
    field.wet(cell, cell % 40);
  }
  field.write((work) => scene.change(work));

  const { page, context } = await session.page();
  await page.goto(session.clientLink);
  const board = page.locator(`.scene-board[data-figures="${MOST_ITEMS}"]`);
  await board.waitFor();
  const took: number[] = [];
  const used: number[] = [];
  const cdp = await context.newCDPSession(page);
  // The processor time of the page's thread: what else the machine does is not in it.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const threadMs = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await session.close();
    await page.locator('.session-things').waitFor();
    const [began, before] = [performance.now(), await threadMs()];
    await session.open('sandtray');
    await board.waitFor();
    // Drawn, too.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    took.push(performance.now() - began);
    used.push((await threadMs()) - before);
  }
  await context.close();
  await session.clinician.leave();
  let stored = 0;
  await eventually(async () => {
    const { rows } = await stage.app.owner.pool.query<{ size: string }>(`
      select coalesce(octet_length(g.snapshot), 0) + coalesce((select sum(octet_length(u.payload)) from game_scene_updates u
        where u.game_session_id = g.id), 0) as size from game_sessions g order by g.created_at desc limit 1`);
    stored = Number(rows[0]?.size ?? 0) / 1_024;
    return stored > 50;
  });
  return [
    {
      what: `a scene of ${MOST_ITEMS} figures with all of its sand changed, as stored`,
      is: stored,
      atMost: 300,
      unit: ' KB',
    },
    { what: `that scene opens, median of ${ROUNDS}`, is: median(took), atMost: 1_000, unit: ' ms' },
    { what: 'processor of the page’s thread while it opens, median', is: median(used), unit: ' ms' },
  ];
};
