import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { pixelsOver } from '../pages/violations.ts';
import type { Seats } from './seats.ts';

/** The pictures of a session, numbered in their order. */
export interface Film {
  /** Both seats as they are now; says where a page is wider than its window, or a button too small for a finger. */
  shoot(step: string): Promise<void>;
}

const GAP = 16;
/** Until pictures are loaded and what moves has come to rest. */
const REST_MS = 700;
/** Of a button, in pixels. */
const LEAST = 44;

/** What can be pressed and is smaller than a finger, by its words and size. */
const smallButtons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`[...document.querySelectorAll('button, a[href], [role=button]')]
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, { width, height }]) => width > 1 && height > 1 && !one.disabled &&
      (width < ${LEAST - 0.5} || height < ${LEAST - 0.5}))
    .map(([one, { width, height }]) => (one.getAttribute('aria-label') ?? one.textContent.trim()).slice(0, 30) +
      ' ' + Math.round(width) + ' × ' + Math.round(height))`);

export const createFilm = ({
  folder,
  name,
  seats,
  complaints,
  print,
}: {
  readonly folder: string;
  readonly name: string;
  readonly seats: Pick<Seats, 'clinician' | 'client'>;
  readonly complaints: string[];
  readonly print: (line: string) => void;
}): Film => {
  let taken = 0;
  const told = new Set<string>();
  const tell = (complaint: string): void => {
    if (told.has(complaint)) return;
    told.add(complaint);
    complaints.push(`${name}, ${complaint}`);
  };
  return {
    async shoot(step) {
      const pages = [seats.clinician.page, seats.client.page];
      await Promise.all(pages.map((page) => page.waitForTimeout(REST_MS)));
      for (const [role, { page }] of Object.entries({ clinician: seats.clinician, client: seats.client })) {
        const over = await pixelsOver(page);
        if (over > 0) tell(`${step}, ${role}: ${over} px wider than its window`);
        // Of the pages of the playroom; the workspace has measures of its own.
        if (page.url().includes('/session/'))
          for (const small of await smallButtons(page)) tell(`${role}: too small to press: ${small}`);
      }
      const pictures: Buffer[] = [];
      for (const page of pages) pictures.push(await page.screenshot());
      const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
      const [left, right] = sizes as [(typeof sizes)[0], (typeof sizes)[0]];
      taken += 1;
      await sharp({
        create: {
          width: left.width + right.width + 3 * GAP,
          height: Math.max(left.height, right.height) + 2 * GAP,
          channels: 3,
          background: '#888899',
        },
      })
        .composite([
          { input: pictures[0] as Buffer, left: GAP, top: GAP },
          { input: pictures[1] as Buffer, left: left.width + 2 * GAP, top: GAP },
        ])
        .png({ palette: true })
        .toFile(path.join(folder, `${name}-${String(taken).padStart(2, '0')}-${step}.png`));
      print(`${name} ${step}`);
    },
  };
};
