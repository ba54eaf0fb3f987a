import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** The rules whose outcome a part of the look decides; all others see the same page in any colours and at any width. */
export const RULES_OF = {
  colours: ['color-contrast', 'link-in-text-block'],
  sizes: ['target-size', 'scrollable-region-focusable'],
} as const;

export const readAxe = (): Promise<string> => readFile(AXE, 'utf8');

/** @param rules by their names, where the others have been asked about the same page already. */
export const violationsOn = async (
  page: Page | Frame,
  axe: string,
  rules?: readonly string[],
): Promise<readonly Violation[]> => {
  // By the debugger, so that the page's own policy stays as strict as it is.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  return page.evaluate(
    async (runOnly) =>
      (
        await (
          globalThis as unknown as {
            axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> };
          }
        ).axe
          // React Aria's announcements stay for seconds, longer than what they are named after.
          .run({ exclude: ['[data-live-announcer]'] }, { runOnly, resultTypes: ['violations'] })
      ).violations,
    rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS },
  );
};

export const pixelsOver = (page: Page | Frame): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - window.innerWidth');

/** Fields whose letters are smaller than a telephone lets them be: it enlarges the whole page as soon as one is touched. */
export const smallFields = (page: Page | Frame): Promise<readonly string[]> =>
  page.evaluate(`[...document.querySelectorAll('input, select, textarea')]
    .filter((one) => !['radio', 'checkbox', 'hidden'].includes(one.type) && !one.closest('.swagger-ui'))
    .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16)
    .map((one) => one.name || one.id)`);
