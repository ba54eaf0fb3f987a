import { readdirSync } from 'node:fs';
import type * as JestGlobals from '@jest/globals';
import { onStage } from './on-stage.ts';
import type { AreaTests } from './stage.ts';

/**
 * The workspace in a real browser. Each file of `areas/` is one area's tests; those of a group share a service and a
 * browser, and groups run side by side. Where no Chromium is found they are skipped, which the run counts and says.
 * SHOTS=FOLDER keeps screenshots.
 */

/** Areas whose tests take longest; all others are one more group. */
const LONG_GROUPS = {
  day: ['day'],
  planning: ['appointments'],
  writing: ['clinical-notes', 'forms'],
  library: ['storybooks', 'worksheets'],
} as const;

const inLongGroup = new Set<string>(Object.values(LONG_GROUPS).flat());
const areasOf = (group: keyof typeof LONG_GROUPS | 'others'): readonly string[] =>
  group === 'others'
    ? readdirSync(new URL('./areas/', import.meta.url))
        .map((file) => file.replace('.ts', ''))
        .filter((name) => !inLongGroup.has(name))
    : LONG_GROUPS[group];

type Globals = Pick<typeof JestGlobals, 'afterAll' | 'beforeAll' | 'describe' | 'jest' | 'test'>;

/** Declares the tests of a group of areas. Jest's globals come from the test file: they are its own. */
export const testAreas = async (
  globals: Globals,
  group: keyof typeof LONG_GROUPS | 'others',
): Promise<void> => {
  const { stage, inBrowser } = await onStage(globals);
  for (const name of areasOf(group)) {
    const { default: tests } = (await import(`./areas/${name}.ts`)) as { default: AreaTests };
    globals.describe(name, () => tests(stage, inBrowser));
  }
};
