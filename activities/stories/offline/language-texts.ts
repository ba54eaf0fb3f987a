import type { Look, Scene } from '../author.ts';
import type { FieldTexts } from './field.ts';

/**
 * What the built-in author knows of one language, whatever a book is about. Each text has up to three parts: the
 * first is for everybody, the second from six years on, the third from nine. Every text stands by itself, so that
 * a book of four pages reads as well as one of twenty-four. None of them names a trouble: that is the field's part.
 *
 * Words in braces: `name`, `friend`, `owl` (`Owl` at the beginning of a sentence), and those of the place: `where`,
 * `home`, `play`, `day`, `path`, `evening`. In `own`: `topic`, `detail` (the topic's own words, in quotation marks)
 * and `said` (the same inside of direct speech).
 */
export type Text = readonly [string, string?, string?];

export const SKILLS = ['breathe', 'words', 'steps', 'together', 'treasure'] as const;
export type Skill = (typeof SKILLS)[number];

interface PlaceWords {
  readonly where: string;
  readonly home: string;
  readonly play: string;
  readonly day: string;
  readonly path: string;
  readonly evening: string;
}

export type SkillBeat = 'gift' | 'practise' | 'use' | 'pass';

export type CommonBeat =
  | 'home'
  | 'joys'
  | 'friend'
  | 'ordinary'
  | 'hide'
  | 'still'
  | 'pretend'
  | 'alone'
  | 'noticed'
  | 'setOut'
  | 'path'
  | 'listens'
  | 'evening';

export interface LanguageTexts {
  readonly names: readonly string[];
  readonly friend: string;
  readonly owl: string;
  readonly animals: Readonly<Record<Look['animal'], string>>;
  readonly places: Readonly<Record<Look['place'], PlaceWords>>;
  readonly common: Readonly<Record<CommonBeat, Text>>;
  readonly skills: Readonly<Record<Skill, Readonly<Record<SkillBeat, Text>>>>;
  /** The first sentence of a book, which names the topic: `{topic}`. */
  readonly about: string;
  /** The story of a topic that no field knows, told around its own words. */
  readonly own: FieldTexts;
  /** Quotation marks: around a sentence, and inside of direct speech. */
  readonly quotes: readonly [open: string, close: string, openInner: string, closeInner: string];
  /** What a picture shows, in sentences. */
  readonly alt: {
    readonly poses: Readonly<Record<Scene['pose'], string>>;
    readonly places: Readonly<Record<Look['place'], string>>;
    readonly times: Readonly<Record<Scene['time'], string>>;
    readonly companion: string;
    readonly helper: string;
    readonly troubles: readonly [small: string, middle: string, large: string];
    readonly tokens: Readonly<Record<Exclude<Scene['token'], 'none'>, string>>;
    /** `{objects}` is a list of nouns with their articles. */
    readonly objects: string;
  };
  readonly colophon: string;
}
