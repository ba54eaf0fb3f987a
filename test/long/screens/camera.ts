import path from 'node:path';
import type { Frame, Page } from 'playwright-core';
import sharp from 'sharp';
import type { WebStage } from '../../web/stage.ts';
import { pixelsOver } from '../pages/violations.ts';
import type { FurnishedClinic } from './furnished-clinic.ts';

export const SIZES = [
  { name: 'desktop', width: 1_440, height: 900, colorScheme: 'light' },
  { name: 'tablet', width: 820, height: 1_180, colorScheme: 'dark' },
  { name: 'telephone', width: 390, height: 844, colorScheme: 'light' },
  { name: 'telephone, dark', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'telephone on its side', width: 844, height: 390, colorScheme: 'light' },
] as const;

/** How high all pictures of a sheet are drawn. */
const SHEET_HEIGHT = 760;
const GAP = 12;

export interface Camera {
  /** Whether a part or a screen of it is asked for. */
  wants(name: string): boolean;
  /** One sheet of a page as it is now, in all sizes; it says where the page is wider than its window. */
  shoot(page: Page, name: string, inside?: Frame): Promise<void>;
  /** Runs a step; where it fails, says so and goes on. */
  step(name: string, work: () => Promise<unknown>): Promise<void>;
  taken(): number;
}

export interface PartOfScreens {
  readonly stage: WebStage;
  readonly clinic: FurnishedClinic;
  readonly camera: Camera;
  readonly locale: string;
}

const sheetOf = async (pictures: readonly Buffer[]): Promise<Buffer> => {
  const drawn = await Promise.all(
    pictures.map((one) =>
      sharp(one).resize({ height: SHEET_HEIGHT }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  let left = GAP;
  const placed = drawn.map(({ data, info }) => {
    const at = { input: data, left, top: GAP };
    left += info.width + GAP;
    return at;
  });
  return sharp({
    create: { width: left, height: SHEET_HEIGHT + 2 * GAP, channels: 3, background: '#888899' },
  })
    .composite(placed)
    .png({ palette: true })
    .toBuffer();
};

export const createCamera = (
  folder: string,
  only: string,
  complaints: string[],
  print: (line: string) => void,
): Camera => {
  let taken = 0;
  const part = only.split('/')[0] ?? '';
  const screen = only.split('/')[1] ?? '';
  return {
    wants: (name) => part === '' || name.includes(part),
    taken: () => taken,
    async step(name, work) {
      if (!name.includes(screen)) return;
      try {
        await work();
      } catch (error) {
        complaints.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
        print(`FAILED ${name}`);
      }
    },
    async shoot(page, name, inside = page.mainFrame()) {
      const pictures: Buffer[] = [];
      for (const { name: size, width, height, colorScheme } of SIZES) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // A frame of another site learns its size, and the colours, later than its page.
        await inside.waitForFunction(
          `Math.abs(innerWidth - ${width}) < 20 && matchMedia('(prefers-color-scheme: ${colorScheme})').matches`,
        );
        await page.waitForTimeout(250);
        const over = await pixelsOver(inside);
        if (over > 0) complaints.push(`${name}, ${size}: ${over} px wider than its window`);
        pictures.push(await page.screenshot());
      }
      await page.setViewportSize({ width: SIZES[0].width, height: SIZES[0].height });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await sharp(await sheetOf(pictures)).toFile(path.join(folder, `${name}.png`));
      taken += 1;
      print(name);
    },
  };
};
