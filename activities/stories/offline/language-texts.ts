import type { Look, Scene } from '../author.ts';
import type { FieldTexts } from './field.ts';

/**
 * The texts of the built-in author in one language that do not depend on the topic. Each text has up to three parts:
 * the first for everybody, the second from the age of six, the third from nine. Every text can be read alone, so that
 * a book of four pages reads as well as one of twenty-four. None of them names a trouble, because the field's texts
 * do.
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
  readonly places: Readonly<Record<Look['place'], PlaceWords>>;
  readonly common: Readonly<Record<CommonBeat, Text>>;
  readonly skills: Readonly<Record<Skill, Readonly<Record<SkillBeat, Text>>>>;
  /** The first sentence of a book, which names all of the topic: `{whole}`. */
  readonly about: string;
  /** The story for a topic that matches no field, told with the topic's own words. */
  readonly own: FieldTexts;
  /** Quotation marks: around a sentence, and inside direct speech. */
  readonly quotes: readonly [open: string, close: string, openInner: string, closeInner: string];
  /** Descriptions of pictures, as sentences. */
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
