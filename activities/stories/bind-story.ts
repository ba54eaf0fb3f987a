import sharp from 'sharp';
import { readWhole } from '../../api/platform/objects/objects.ts';
import type { StorybookGeneration } from '../../workflows/contracts.ts';
import { bindBook } from '../documents/bind-book.ts';
import {
  keysOfStory,
  readPages,
  readPlannedStory,
  type StoryDependencies,
  type StoryStep,
} from './story-rows.ts';

/** As JPEG: a PDF of PNG pictures takes sixty times as long to make. */
const forPrint = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).flatten({ background: '#ffffff' }).jpeg({ quality: 86, mozjpeg: false }).toBuffer();

/** The PDF of a book whose pages and cover are stored. */
export const createBindStory =
  (dependencies: StoryDependencies): StoryStep<StorybookGeneration, 'bound'> =>
  async (input, signal) => {
    const { objects } = dependencies;
    const { brief, plan } = await readPlannedStory(dependencies, input);
    const keys = keysOfStory(input);
    const pages = [];
    for (const { id, text, alt_text } of await readPages(dependencies, input)) {
      signal.throwIfAborted();
      pages.push({ text, alt_text, picture: await forPrint(await readWhole(objects, keys.page(id))) });
    }
    const document = await bindBook({
      title: plan.title,
      language: plan.language,
      ageBand: brief.age_band,
      cover: await forPrint(await readWhole(objects, keys.cover)),
      pages,
      colophon: plan.colophon,
    });
    await objects.put(keys.document, document, { media_type: 'application/pdf', signal });
    return 'bound';
  };
