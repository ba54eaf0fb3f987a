import path from 'node:path';
import { STORY_LANGUAGES, type StoryLanguage } from '../../domain/storybooks/story-languages.ts';
import { ILLUSTRATION_STYLES } from '../../domain/storybooks/storybook.schemas.ts';
import { TOPICS, UNKNOWN_TOPICS } from '../support/story-topics.ts';
import { print, readArguments } from './run-long.ts';
import { briefOf, drawSheet } from './stories/draw-books.ts';

/**
 * `npm run books -- --folder FOLDER [--fields 10] [--unknown 10] [--first 0]`: books of the built-in author as sheets of pictures and
 * texts, for people to look at: a number of topics in every language, and topics that it has no story of its own for.
 */
const { fields, unknown, first, folder } = readArguments({ fields: 10, unknown: 10, first: 0 }, ['folder']);
if (!folder) throw new Error('--folder names where the sheets go');

const asked = (language: StoryLanguage): readonly string[] => [
  ...TOPICS[language].slice(first, first + fields).map(([topic]) => topic),
  ...UNKNOWN_TOPICS[language].slice(0, unknown),
];

for (const language of STORY_LANGUAGES)
  for (const [index, topic] of asked(language).entries()) {
    const illustration_style = ILLUSTRATION_STYLES[index % ILLUSTRATION_STYLES.length] ?? 'flat';
    const file = path.join(folder, `${language}.${String(index).padStart(2, '0')}.jpg`);
    const { title } = await drawSheet(
      briefOf({ language, topic, illustration_style }),
      `${language}/${index}`,
      file,
    );
    print(`${file}: ${topic} → ${title}`);
  }
