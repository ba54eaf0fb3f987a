import type { Look, Scene } from '../author.ts';

/**
 * What the embedded author knows of one language. Each text has up to three parts: the first is for
 * everybody, the second from six years on, the third from nine. Every text stands by itself, so that a book
 * of four pages reads as well as one of twenty-four.
 *
 * Words in braces: `name`, `friend`, `owl` and `trouble` (with its article; `Trouble` at the beginning of a
 * sentence), and those of the place: `where`, `home`, `play`, `day`, `path`, `evening`.
 */
export type Text = readonly [string, string?, string?];

export const THEMES = ['night', 'anger', 'worry', 'missing', 'alone', 'change'] as const;
export type Theme = (typeof THEMES)[number];
export const SKILLS = ['breathe', 'words', 'steps', 'together', 'treasure'] as const;
export type Skill = (typeof SKILLS)[number];

export interface PlaceWords {
  readonly where: string;
  readonly home: string;
  readonly play: string;
  readonly day: string;
  readonly path: string;
  readonly evening: string;
}

export interface ThemeTexts {
  readonly title: string;
  readonly trouble: string;
  readonly arrives: Text;
  readonly body: Text;
  readonly grows: Text;
  readonly named: Text;
  readonly returns: Text;
  readonly smaller: Text;
  readonly close: Text;
}

export interface SkillTexts {
  readonly gift: Text;
  readonly practise: Text;
  readonly use: Text;
  readonly pass: Text;
}

const COMMON_BEATS = [
  'home',
  'joys',
  'friend',
  'ordinary',
  'hide',
  'still',
  'pretend',
  'alone',
  'noticed',
  'setOut',
  'path',
  'listens',
  'evening',
] as const;

export interface Tongue {
  readonly names: readonly string[];
  readonly friend: string;
  readonly owl: string;
  readonly animals: Readonly<Record<Look['animal'], string>>;
  readonly places: Readonly<Record<Look['place'], PlaceWords>>;
  readonly common: Readonly<Record<(typeof COMMON_BEATS)[number], Text>>;
  readonly themes: Readonly<Record<Theme, ThemeTexts>>;
  readonly skills: Readonly<Record<Skill, SkillTexts>>;
  /** What a picture shows, in sentences. */
  readonly alt: {
    readonly poses: Readonly<Record<Scene['pose'], string>>;
    readonly places: Readonly<Record<Look['place'], string>>;
    readonly times: Readonly<Record<Scene['time'], string>>;
    readonly companion: string;
    readonly helper: string;
    readonly troubles: readonly [small: string, middle: string, large: string];
    readonly tokens: Readonly<Record<Exclude<Scene['token'], 'none'>, string>>;
  };
  readonly colophon: string;
  /** Added to the colophon where the wanted language is none of the author's. */
  readonly otherLanguage: string;
}
