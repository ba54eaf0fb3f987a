import { ITEM_OF_TOY } from '../../../domain/live-sessions/toys.ts';
import { openBench } from '../../web/toys/open-bench.ts';
import type { PartOfScreens } from './camera.ts';

/** Each toy as the client's seat has it. */
export const toys = async ({ stage, camera, locale }: PartOfScreens): Promise<void> => {
  for (const toy of Object.keys(ITEM_OF_TOY))
    await camera.step(`toy-${toy}`, async () => {
      const bench = await openBench(stage.browser, stage.app.baseUrl, toy, {
        seats: 'client',
        more: `&locale=${locale}`,
        hasTouch: true,
      });
      await bench.page.waitForTimeout(800);
      await camera.shoot(bench.page, `toy-${toy}`);
      await bench.close();
    });
};
