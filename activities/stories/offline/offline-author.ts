import { createHash } from 'node:crypto';
import type { StoryBrief } from '../../../domain/storybooks/sealed-story.ts';
import { type StoryLanguage, storyLanguageOf } from '../../../domain/storybooks/story-languages.ts';
import type { AgeBand } from '../../../domain/storybooks/storybook.schemas.ts';
import { type Author, type Look, type PageText, PLACES, type Scene, type StoryPlan } from '../author.ts';
import { authorFailed } from '../author-failures.ts';
import { arcOf, type Beat, sceneOf } from './arc.ts';
import type { Field, FieldTexts } from './field.ts';
import { FIELDS, type FieldName } from './fields.ts';
import { heroName } from './hero-names.ts';
import type { LanguageTexts, Skill, Text } from './language-texts.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { matchTopic, type TopicMatch } from './match-topic.ts';
import { objectName } from './object-names.ts';
import { OWN_STORY } from './own-story.ts';
import { ownWords, shortened, wholeTopic } from './own-words.ts';
import { isPet, petName } from './pets.ts';
import { type Named, withObjects, withWords } from './with-topic.ts';

/**
 * The built-in author. It combines texts that people wrote, according to topic, goal, age and length, and says so in
 * the colophon. It needs no network. All pages are composed together with the plan, so one version of the author
 * writes the whole book, also if another version is deployed meanwhile.
 */

const LANGUAGES: Readonly<Record<StoryLanguage, LanguageTexts>> = { en, de, fr, es };

/** Number of parts of each text that an age gets. */
const PARTS: Readonly<Record<AgeBand, number>> = { '3-5': 1, '6-8': 2, '9-12': 3, '13-17': 3, '18+': 3 };

/** Longest title in characters, the same as for titles that people write. */
const LONGEST_TITLE = 120;

const pick = <Item>(items: readonly Item[], seed: string, purpose: string): Item =>
  items[createHash('sha256').update(`${seed}/${purpose}`).digest().readUInt32BE(0) % items.length] as Item;

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;

/** Everything that is inserted into the texts of one book. */
interface Book {
  readonly language: StoryLanguage;
  readonly texts: LanguageTexts;
  readonly story: FieldTexts;
  readonly skill: Skill;
  readonly look: Look;
  readonly words: Readonly<Record<string, string>>;
}

/** French elision before a name that begins with a vowel: "d’Anna". */
const elided = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\b([dDqQ]u?)e \{(name|friend)\}/g, (whole, start: string, word: string) =>
    /^[aeiouyàâäéèêëîïôöùûüœ]/iu.test(words[word] ?? '') ? `${start}’{${word}}` : whole,
  );

const fill = ({ language, words }: Pick<Book, 'language' | 'words'>, text: string): string =>
  // Inserted words contain no further braces, so one replacement is enough. A name is inserted unchanged.
  (language === 'fr' ? elided(text, words) : text).replaceAll(
    /\{(\w+)\}/g,
    (whole, word: string) => words[word] ?? whole,
  );

const textOf = ({ texts, story, skill }: Book, beat: Beat): Text => {
  if (beat.of === 'common') return texts.common[beat.text];
  return beat.of === 'field' ? story[beat.text] : texts.skills[skill][beat.text];
};

/** Consecutive sentences of the same speaker share one pair of quotation marks. */
const joined = ({ texts }: Book, sentences: readonly string[], speech: boolean): string => {
  const text = sentences.join(' ');
  if (!speech) return text;
  const [open, close] = texts.quotes;
  return text.replaceAll(`${close} ${open}`, ' ').replaceAll(`${close}. ${open}`, '. ');
};

const altText = (book: Book, scene: Scene): string => {
  const { alt } = book.texts;
  const { look, language } = book;
  const objects = (scene.props ?? []).map(({ object, words }) =>
    words ? `${objectName(object, language)} (${words})` : objectName(object, language),
  );
  const sentences = [
    `${alt.poses[scene.pose]} ${alt.places[look.place]} ${alt.times[scene.time]}.`,
    ...(scene.companion ? [alt.companion] : []),
    ...(scene.helper ? [alt.helper] : []),
    ...(scene.trouble > 0 ? [alt.troubles[scene.trouble - 1] as string] : []),
    ...(scene.token === 'none' ? [] : [alt.tokens[scene.token]]),
    ...(objects.length > 0 ? [alt.objects.replace('{objects}', [...new Set(objects)].join(', '))] : []),
  ];
  return fill(book, sentences.join(' '));
};

const wordsOfBook = (
  brief: StoryBrief,
  seed: string,
  { language, texts, look }: Pick<Book, 'language' | 'texts' | 'look'>,
  { objects }: TopicMatch,
): Readonly<Record<string, string>> => {
  const [open, close, openInner, closeInner] = texts.quotes;
  const [topic, detail = topic] = ownWords(brief.topic);
  const pet = petName(objects, language);
  return {
    ...texts.places[look.place],
    name: brief.character_name ?? pick(texts.names, seed, 'name'),
    friend: texts.friend,
    animal: heroName(look.animal, language),
    owl: texts.owl,
    Owl: capital(texts.owl),
    pet,
    Pet: capital(pet),
    topic: `${open}${topic}${close}`,
    whole: `${open}${wholeTopic(brief.topic)}${close}`,
    detail: `${open}${detail}${close}`,
    said: `${openInner}${topic}${closeInner}`,
  };
};

/** A title with the topic's own words contains as many of them as fit. */
const titleOf = (book: Book, topic: string): string => {
  const [open, close] = book.texts.quotes;
  const room =
    LONGEST_TITLE - fill({ ...book, words: { ...book.words, topic: '' } }, book.story.title).length - 2;
  const words = { ...book.words, topic: `${open}${shortened(topic, Math.min(room - 2, 60))}${close}` };
  return fill({ ...book, words }, book.story.title);
};

type Story = Pick<Field, 'scenes' | 'cover' | 'feeling' | 'skill' | 'mourns'>;

/** Animals that no child fears. */
const GENTLE = ['fox', 'bear', 'rabbit', 'hedgehog'] as const;

/** Not an animal that the topic names beside the child: it may be the one that is feared, or that has died. */
const unnamedHero = ({ objects }: TopicMatch, seed: string): Look['animal'] => {
  const others = GENTLE.filter((animal) => !objects.includes(animal));
  return pick(others.length > 0 ? others : GENTLE, seed, 'animal');
};

const storyOf = (field: FieldName | undefined): Story => (field ? FIELDS[field] : OWN_STORY);

/** What the topic names beside what the story shows anyway. */
const besides = ({ animal, field, objects }: TopicMatch): readonly Named[] => {
  const { cover, scenes, mourns = false } = storyOf(field);
  const shown = [cover, ...Object.values(scenes)].flatMap((sketch) => sceneOf(sketch).props ?? []);
  return objects
    .filter((object) => object !== animal && !shown.some((prop) => prop.object === object))
    .map((object) => ({ object, isGone: mourns && isPet(object) }));
};

const pagesOf = (
  book: Book,
  { topic, age_band, page_count }: StoryBrief,
  found: TopicMatch,
): readonly PageText[] => {
  const [words] = ownWords(topic);
  const parts = PARTS[age_band];
  const story = storyOf(found.field);
  // A field's texts do not need the topic's own words, and words of another language would only confuse.
  const named = !found.field || found.language === book.language;
  const arc = arcOf(page_count, story, book.skill);
  const scenes = withObjects(
    arc.map(({ scene }) => withWords(scene, words)),
    besides(found),
  );
  return arc.map(({ beat }, index) => {
    const scene = scenes[index] as Scene;
    const sentences = textOf(book, beat)
      .slice(0, parts)
      .filter((part) => part !== undefined);
    const about = index === 0 && named ? [book.texts.about] : [];
    return {
      text: fill(book, joined(book, [...about, ...sentences], beat.text === 'told' || beat.text === 'gift')),
      alt_text: altText(book, scene),
      scene,
      picture: '',
    };
  });
};

export const offlineAuthor: Author = {
  async plan({ brief, seed }): Promise<StoryPlan> {
    const language = storyLanguageOf(brief.language);
    // The interface refuses such a language. A book that was requested before it did fails, and is not billed.
    if (!language) throw authorFailed('The built-in author does not write this language');
    const texts = LANGUAGES[language];
    const found = matchTopic(brief.topic, brief.therapeutic_goal, language);
    const story = storyOf(found.field);
    const look: Look = {
      animal: found.animal ?? unnamedHero(found, seed),
      place: found.place ?? pick(PLACES, seed, 'place'),
      trouble: story.feeling,
      style: brief.illustration_style,
      words: '',
    };
    const book: Book = {
      language,
      texts,
      story: found.field ? FIELDS[found.field].texts[language] : texts.own,
      skill: found.skill ?? story.skill,
      look,
      words: wordsOfBook(brief, seed, { language, texts, look }, found),
    };
    const [topic] = ownWords(brief.topic);
    const [cover] = withObjects([withWords(sceneOf(story.cover), topic)], besides(found), true);
    return {
      title: titleOf(book, topic),
      language: brief.language,
      look,
      cover: cover as Scene,
      pages: pagesOf(book, brief, found),
      colophon: texts.colophon,
    };
  },

  async write(plan, position) {
    const page = plan.pages[position - 1] as Partial<PageText> | undefined;
    if (!page?.text || !page.scene) throw authorFailed('The plan has no such page');
    return page as PageText;
  },
};
