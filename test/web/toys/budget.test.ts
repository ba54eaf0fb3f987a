import { expect, test } from '@jest/globals';
import { buildBundle } from '../../../api/surfaces/workspace-bundle/build-bundle.ts';
import { pack } from '../../../api/surfaces/workspace-bundle/packed-bundle.ts';

/** How much a browser loads when a flat toy is opened, in bytes of gzip. */
const KILOBYTE = 1_024;
const TOY = 40 * KILOBYTE;
const FLAT =
  /^toys\/(?:whiteboard|pairs|four-in-a-row|draughts|jigsaw|feelings-cards|breathing-star|glitter-jar|five-senses|colouring|storybook|worksheet)\/[\w-]+\.tsx$/;
/** Yjs says so itself; whatever page holds a toy's document has it already. */
const YJS = 'Yjs was already imported';

test('each toy is loaded by itself and is small, beyond what its page has: the shell and Yjs', async () => {
  const { manifest, files } = await pack(await buildBundle({ gallery: true }), 1);
  const isThere = (file: string) =>
    manifest.entries.workspace?.includes(file) || files.get(file)?.identity.includes(YJS);
  const sizes = Object.entries(manifest.lazy)
    .filter(([source]) => FLAT.test(source))
    .map(([source, needed]) => {
      const own = needed.filter((file) => !isThere(file));
      return [source, own.reduce((sum, file) => sum + (files.get(file)?.gzip.length ?? 0), 0)] as const;
    });
  for (const [source, size] of sizes) process.stdout.write(`${source} ${Math.round(size / KILOBYTE)} KB\n`);
  expect(sizes).toHaveLength(12);
  expect(sizes.filter(([, size]) => size > TOY)).toEqual([]);
});
