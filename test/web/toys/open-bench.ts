import type { Browser, Locator, Page } from 'playwright-core';
import { checkUpdate } from '../../../domain/game-sessions/live/check-update.ts';
import type { SeatRole } from '../../../web/toys/seat-role.ts';
import { PATIENCE_MILLISECONDS, WIDTHS } from '../stage.ts';

/** A toy with both its seats in one page (web/gallery/bench.tsx). */
export interface Bench {
  readonly page: Page;
  readonly client: Locator;
  readonly clinician: Locator;
  readonly complaints: readonly string[];
  /** The keys and values of a seat's map. */
  read(role: SeatRole, map: 'items' | 'settings'): Promise<Readonly<Record<string, unknown>>>;
  /** Closes the page; what was wrong in it, and which updates the service would have refused. */
  close(): Promise<readonly string[]>;
}

export interface BenchOptions {
  readonly seats?: SeatRole | 'both';
  readonly more?: string;
  readonly hasTouch?: boolean;
}

const EXPECTED = /status of 404/;

export const openBench = async (
  browser: Browser,
  baseUrl: string,
  toy: string,
  { seats = 'both', more = '', hasTouch = false }: BenchOptions = {},
): Promise<Bench> => {
  const page = await browser.newPage({
    viewport: { width: WIDTHS.desktop, height: 860 },
    reducedMotion: 'reduce',
    hasTouch,
  });
  const complaints: string[] = [];
  page.setDefaultTimeout(PATIENCE_MILLISECONDS);
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (one) => console.error('policy:', one.violatedDirective, one.blockedURI))",
  );
  // What React made good by drawing again is told with its cause.
  await page.addInitScript(
    "addEventListener('error', ({ error }) => error?.cause && console.error('cause:', String(error.cause.stack)))",
  );
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${baseUrl}/embed/gallery/toys?toy=${toy}&seats=${seats}${more}`);
  await page.locator('.toy-stage, .playset').first().waitFor();
  return {
    page,
    client: page.locator('[data-seat=client]'),
    clinician: page.locator('[data-seat=clinician]'),
    complaints,
    read: (role, map) =>
      page.evaluate(`bench.lines['${role}'].document.getMap('${map}').toJSON()`) as Promise<
        Readonly<Record<string, unknown>>
      >,
    async close() {
      const sent = (await page.evaluate('bench.sent.map((update) => Array.from(update))')) as number[][];
      await page.close();
      const refused = sent.flatMap((update) => {
        try {
          checkUpdate(Uint8Array.from(update));
          return [];
        } catch (error) {
          return [String(error)];
        }
      });
      return [...complaints, ...refused];
    },
  };
};
