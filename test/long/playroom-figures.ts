import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { onBrowserStage } from './pages/on-browser-stage.ts';
import { firstToy } from './playroom-figures/first-toy.ts';
import { frames } from './playroom-figures/frames.ts';
import { fullScene } from './playroom-figures/full-scene.ts';
import { idle } from './playroom-figures/idle.ts';
import { sizes } from './playroom-figures/sizes.ts';

/**
 * `npm run playroom-figures -- [--only sizes,first-toy,frames,full-scene,idle]`: what a page of the playroom costs in a
 * real browser that draws by the processor, beside what it may cost (contract of the playroom, part 3).
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const PARTS = { sizes, 'first-toy': firstToy, frames, 'full-scene': fullScene, idle };

await onBrowserStage(async (stage, _browser, complaints) => {
  for (const [name, part] of Object.entries(PARTS)) {
    if (values.only !== undefined && !values.only.split(',').includes(name)) continue;
    const load = loadavg()[0] ?? 0;
    for (const { what, is, atMost, unit } of await part(stage)) {
      const isOver = atMost !== undefined && is > atMost;
      const bound = atMost === undefined ? '' : `, at most ${atMost}${unit}`;
      print(
        `${what}: ${is.toFixed(is < 10 ? 2 : 0)}${unit}${bound} (load ${load.toFixed(1)})${isOver ? '  OVER' : ''}`,
      );
      if (isOver) complaints.push(what);
    }
  }
});
