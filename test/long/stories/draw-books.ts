import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { StoryPlan } from '../../../activities/stories/author.ts';
import { offlineAuthor } from '../../../activities/stories/offline/offline-author.ts';
import { offlineIllustrator } from '../../../activities/stories/offline/picture/offline-illustrator.ts';
import type { StoryBrief } from '../../../domain/storybooks/sealed-story.ts';

/** Books of the built-in author without a service around it. */

const FREE = { check: async () => undefined, spend: async () => undefined };

export const briefOf = (fields: Partial<StoryBrief> & Pick<StoryBrief, 'topic'>): StoryBrief => ({
  therapeutic_goal: null,
  character_name: null,
  age_band: '6-8',
  language: 'en',
  illustration_style: 'flat',
  page_count: 8,
  ...fields,
});

export const planOf = (brief: StoryBrief, seed: string): Promise<StoryPlan> =>
  offlineAuthor.plan({ brief, seed, signal: new AbortController().signal, budget: FREE });

const CELL = { width: 400, height: 300, text: 96 };
const COLUMNS = 3;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const caption = (text: string): Buffer => {
  const lines = text.match(/.{1,66}(?:\s|$)/gu) ?? [text];
  const spans = lines
    .slice(0, 7)
    .map((line, row) => `<text x="4" y="${13 + row * 13}">${escaped(line)}</text>`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CELL.text}"><rect width="100%" height="100%" fill="#ffffff"/><g font-family="sans-serif" font-size="11.5">${spans.join('')}</g></svg>`,
  );
};

/** Cover and pages of one book on one sheet, each with its text. @returns the plan. */
export const drawSheet = async (brief: StoryBrief, seed: string, file: string): Promise<StoryPlan> => {
  const plan = await planOf(brief, seed);
  const { signal } = new AbortController();
  const common = { signal, budget: FREE, look: plan.look, picture: '', book: seed };
  const pages = await Promise.all(
    plan.pages.map((_, index) => offlineAuthor.write(plan, index + 1, { brief, seed, signal, budget: FREE })),
  );
  const pictures = [
    {
      png: await offlineIllustrator.draw({ ...common, scene: plan.cover, seed, title: plan.title }),
      text: plan.title,
    },
  ];
  for (const [index, page] of pages.entries())
    pictures.push({
      png: await offlineIllustrator.draw({ ...common, scene: page.scene, seed: `${seed}/${index}` }),
      text: page.text,
    });
  const cells = await Promise.all(
    pictures.map(async ({ png, text }, index) => {
      const [left, top] = [
        (index % COLUMNS) * (CELL.width + 6),
        Math.floor(index / COLUMNS) * (CELL.height + CELL.text + 6),
      ];
      return [
        { input: await sharp(png).resize(CELL.width, CELL.height).toBuffer(), left, top },
        { input: caption(text), left, top: top + CELL.height },
      ];
    }),
  );
  const rows = Math.ceil(pictures.length / COLUMNS);
  await mkdir(path.dirname(file), { recursive: true });
  const sheet = await sharp({
    create: {
      width: COLUMNS * (CELL.width + 6),
      height: rows * (CELL.height + CELL.text + 6),
      channels: 3,
      background: '#888888',
    },
  })
    .composite(cells.flat())
    .jpeg({ quality: 82 })
    .toBuffer();
  await writeFile(file, sheet);
  return plan;
};
