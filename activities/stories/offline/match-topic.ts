import { STORY_LANGUAGES, type StoryLanguage } from '../../../domain/storybooks/story-languages.ts';
import { type Look, PLACES } from '../author.ts';
import { placeOfFear } from './fear-at-place.ts';
import type { Field } from './field.ts';
import { FIELD_NAMES, FIELDS, type FieldName } from './fields.ts';
import { heroOf } from './hero.ts';
import { SKILLS, type Skill } from './language-texts.ts';
import { type ObjectName, wordsForObjects } from './object-names.ts';
import { denies, folded, type Match, match, parsePatterns, type TopicWord, wordsOf } from './patterns.ts';

/**
 * Decides which field a topic belongs to, from what a clinician wrote. The language of the book is tried first, then
 * the others, since topics are sometimes written in another one. If no field fits, the topic has no arc: its story is told
 * around its own words (`language-texts.ts`), and never becomes the story of something else.
 */

const PATTERNS = Object.fromEntries(
  FIELD_NAMES.map((name) => [
    name,
    Object.fromEntries(
      STORY_LANGUAGES.map((language) => [language, parsePatterns(FIELDS[name].patterns[language])]),
    ),
  ]),
) as Record<FieldName, Record<StoryLanguage, ReturnType<typeof parsePatterns>>>;

/**
 * Shortest word that is recognised in another language than the book's. A short word is often an everyday word of
 * another language: `war`, `die`, `once`.
 */
const FOREIGN_LETTERS = 5;

/** Frequent words that show the language of a topic. */
const FREQUENT: Readonly<Record<StoryLanguage, string>> = {
  en: 'the and of in is are was she he to with my is his her about from when who being afraid for at not has after their',
  de: 'der die das und mit wie war es hat wir sie er von im dem den ein eine einen ist nicht zu vor sich auf bei nach ich mein wenn wird fur wegen',
  fr: 'de en se ses le la les un et du des une est dans avec mon ma sa au aux pour qui peur sur apres quand ne pas chez',
  es: 'un una de el la se lo los las y del una con mi su al por que miedo para cuando en no sobre despues todos como',
};

interface Languages {
  /** Languages whose words all count. */
  readonly likely: readonly StoryLanguage[];
  readonly unlikely: readonly StoryLanguage[];
}

/** One frequent word may belong to several languages. Two that the book's language does not have decide for another. */
const DECIDES = 2;

const languagesOf = (words: readonly TopicWord[], wanted: StoryLanguage): Languages => {
  const countOf = (language: StoryLanguage): number => {
    const frequent = FREQUENT[language].split(' ');
    return words.filter(({ forms }) => frequent.includes(forms[0] as string)).length;
  };
  const most = Math.max(...STORY_LANGUAGES.map(countOf));
  const lead = most - countOf(wanted);
  const likely = STORY_LANGUAGES.filter(
    (language) => (language === wanted && lead < DECIDES) || (lead > 0 && countOf(language) === most),
  );
  return { likely, unlikely: STORY_LANGUAGES.filter((language) => !likely.includes(language)) };
};

/** A situation has precedence over the feeling that it causes: a feeling's score is multiplied by this. */
const GENERAL_SHARE = 0.6;

/**
 * The fields that the topic may belong to. "Mum is in hospital" names a hospital, but is not about an operation of the
 * child: such a topic is told in its own words.
 */
const fieldsFor = (words: readonly TopicWord[]): readonly FieldName[] =>
  FIELD_NAMES.filter((name) => !STORY_LANGUAGES.some((language) => denies(PATTERNS[name][language], words)));

/** @param end words from this position on do not decide alone. */
const strongest = (
  fields: readonly FieldName[],
  words: readonly TopicWord[],
  end: number,
  language: StoryLanguage,
  accept?: (word: string) => boolean,
): (Match & { readonly name: FieldName }) | undefined => {
  const [best] = fields
    .map((name): Match & { readonly name: FieldName } => {
      const { score, first } = match(PATTERNS[name][language], words, accept);
      return { name, first, score: score * ((FIELDS[name] as Field).general ? GENERAL_SHARE : 1) };
    })
    .filter(({ score, first }) => score > 0 && first < end)
    .sort((a, b) => b.score - a.score || a.first - b.first);
  return best;
};

/** Beginnings of words that name a skill, in the four languages. */
const TAUGHT: Readonly<Record<Skill, string>> = {
  breathe:
    'breath*, calm*, relax*, regulat*, soothe*, impuls*, atm*, atem*, beruhig*, ruhig*, entspann*, regul*, respir*, calme*, détend*, apais*, calma*, tranquil*, relaj*',
  words:
    'name, naming, feeling*, express*, talk*, tell, word*, gefühl*, ausdrück*, sprech*, reden, sagen, benenn*, wort*, exprim*, parler, dire, nommer, ressent*, expres*, hablar, decir, nombrar, sentimiento*',
  steps:
    'step*, brave*, courage*, try, trying, confiden*, practi*, independ*, schritt*, mut, mutig*, üben, selbstvertrau*, zutrau*, oser, courag*, confian*, essay*, autonom*, paso*, atrev*, valor, confian*, intent*',
  together:
    'trust*, support*, ask, friend*, connect*, together, vertrau*, unterstütz*, bitten, freund*, gemeinsam*, verbund*, souten*, demand*, ensemble, apoyo, pedir, amig*, junt*',
  treasure:
    'remember*, memor*, goodbye, hope, strength*, resourc*, erinner*, hoffnung*, kraft, ressourc*, souven*, espoir, force*, recuer*, esperan*, fuerza*',
};

const SETTINGS: Readonly<Record<Look['place'], string>> = {
  forest: 'forest, wood, woods, tree, wald, wälder, baum, bäume, forêt, bois, arbre, bosque, árbol',
  seaside:
    'sea, seaside, beach, ocean, island, ship, meer, strand, küste, insel, schiff, mer, plage, océan, île, mar, playa, océano, isla',
  meadow:
    'meadow, hill, hills, garden, field, farm, wiese, hügel, garten, bauernhof, pré, prairie, colline, jardin, ferme, prado, colina, jardín, granja',
};

const best = <Name extends string>(
  names: readonly Name[],
  table: Readonly<Partial<Record<Name, string>>>,
  words: readonly TopicWord[],
): Name | undefined => {
  const [first] = names
    .map((name) => ({ name, ...match(parsePatterns(table[name] as string), words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.first - b.first);
  return first?.name;
};

const OBJECTS = new Map(
  STORY_LANGUAGES.map((language) => [
    language,
    Object.entries(wordsForObjects(language)).map(([name, words]) => ({
      name: name as ObjectName,
      patterns: parsePatterns(words),
    })),
  ]),
);

/** "They call me a pig": what somebody is called is not to be seen in the child's book. */
const CALLED =
  /\b(?:call(?:s|ed|ing)? (?:me|him|her|them|us)|nenn(?:en|t|ten) (?:mich|ihn|sie|uns)|beschimpf\w*|traite(?:nt|r|e)?|(?:m|l)['’ ](?:appellent|appelle)|(?:me|le|la|les|nos) llama[n]?|insult\w*)\b/u;
const placeOfNames = (topic: string): number => {
  const [before, after] = folded(topic).split(CALLED, 2);
  return after === undefined ? Number.POSITIVE_INFINITY : wordsOf(before as string).length;
};

/** All objects that the topic names, in its order. */
const objectsIn = (
  words: readonly TopicWord[],
  { likely, unlikely }: Languages,
  isLong: (word: string) => boolean,
  end: number,
): readonly ObjectName[] => {
  const found = (languages: readonly StoryLanguage[], accept?: (word: string) => boolean) =>
    languages.flatMap((language) =>
      (OBJECTS.get(language) ?? [])
        .filter(({ patterns }) => !denies(patterns, words))
        .map(({ name, patterns }) => ({ name, ...match(patterns, words, accept) }))
        .filter(({ score, first }) => score > 0 && first < end),
    );
  const named = [...found(likely), ...found(unlikely, isLong)].sort((a, b) => a.first - b.first);
  return [...new Set(named.map(({ name }) => name))];
};

export interface TopicMatch {
  /** Undefined if no field of the author fits. */
  readonly field: FieldName | undefined;
  /** The language of the topic, as far as its words show it. */
  readonly language: StoryLanguage;
  /** The skill that the goal names; undefined if it names none. */
  readonly skill: Skill | undefined;
  /** Undefined unless the topic names it. */
  readonly animal: Look['animal'] | undefined;
  readonly place: Look['place'] | undefined;
  /** What the topic names and can be drawn, in its order. */
  readonly objects: readonly ObjectName[];
}

/** @param wanted the language of the book. */
export const matchTopic = (topic: string, goal: string | null, wanted: StoryLanguage): TopicMatch => {
  const words = wordsOf(topic);
  const goals = wordsOf(goal ?? '');
  const languages = languagesOf(words, wanted);
  const { likely, unlikely } = languages;
  const fields = fieldsFor(words);
  const end = placeOfFear(topic);
  const isLong = (word: string): boolean => word.length >= FOREIGN_LETTERS;
  const readings = (of: readonly StoryLanguage[], accept?: (word: string) => boolean) =>
    of
      .map((language) => ({ language, field: strongest(fields, words, end, language, accept) }))
      .sort(
        (a, b) =>
          (b.field?.score ?? 0) - (a.field?.score ?? 0) ||
          Number(b.language === wanted) - Number(a.language === wanted),
      );
  const [found] = [...readings(likely), ...readings(unlikely, isLong)].filter(
    ({ field }) => field !== undefined,
  );
  return {
    field: found?.field?.name,
    language: found?.language ?? (likely.includes(wanted) ? wanted : (likely[0] as StoryLanguage)),
    skill: best(SKILLS, TAUGHT, goals),
    animal: heroOf(topic),
    place: best(PLACES, SETTINGS, words),
    objects: objectsIn(words, languages, isLong, placeOfNames(topic)),
  };
};
