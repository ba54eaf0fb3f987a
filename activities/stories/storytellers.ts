import type { Config } from '../../platform/configuration/config.ts';
import type { Logger } from '../../platform/telemetry/log.ts';
import { createRemoteSheetWriter } from '../worksheets/compose/remote-sheet-writer.ts';
import { offlineSheetWriter, type SheetWriter } from '../worksheets/compose/sheet-writer.ts';
import { offlineAuthor } from './offline/offline-author.ts';
import { offlineIllustrator } from './offline/picture/offline-illustrator.ts';
import { createModelClient } from './remote/model-client.ts';
import { createRemoteAuthor } from './remote/remote-author.ts';
import { createRemoteIllustrator } from './remote/remote-illustrator.ts';
import type { StoryDependencies } from './story-rows.ts';

type Settings = Pick<
  Config,
  | 'STORY_API_URL'
  | 'STORY_API_KEY'
  | 'STORY_TEXT_MODEL'
  | 'STORY_IMAGE_MODEL'
  | 'STORY_MODERATION_MODEL'
  | 'STORY_TOKENS_PER_BOOK'
  | 'STORY_TOKENS_PER_WORKSHEET'
>;

/** Author and illustrator: models if the settings name them, else the built-in ones. */
export const storytellers = (
  settings: Settings,
  log: Logger,
): Pick<StoryDependencies, 'author' | 'illustrator' | 'tokensPerBook'> & {
  readonly sheetWriter: SheetWriter;
  readonly tokensPerWorksheet: number;
} => {
  const {
    STORY_API_URL: url,
    STORY_TEXT_MODEL: model,
    STORY_IMAGE_MODEL: imageModel,
    STORY_TOKENS_PER_BOOK: tokensPerBook,
    STORY_TOKENS_PER_WORKSHEET: tokensPerWorksheet,
  } = settings;
  const limits = { tokensPerBook, tokensPerWorksheet };
  if (!url || !model)
    return {
      author: offlineAuthor,
      illustrator: offlineIllustrator,
      sheetWriter: offlineSheetWriter,
      ...limits,
    };
  const client = createModelClient({
    url,
    key: settings.STORY_API_KEY,
    onAgreed: (accepted) => log.info({ ...accepted }, "The author's server accepts these parameters"),
  });
  const remote = { model, moderationModel: settings.STORY_MODERATION_MODEL };
  return {
    author: createRemoteAuthor(client, remote),
    illustrator: imageModel ? createRemoteIllustrator(client, imageModel) : offlineIllustrator,
    sheetWriter: createRemoteSheetWriter(client, remote),
    ...limits,
  };
};
