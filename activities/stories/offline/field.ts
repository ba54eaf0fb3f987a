import type { StoryLanguage } from '../../../domain/storybooks/story-languages.ts';
import type { Look, Prop, Scene } from '../author.ts';
import type { Skill, Text } from './language-texts.ts';
import type { ObjectName } from './object-names.ts';

/**
 * A field of a child's life that the built-in author has a story of its own for: how a topic names it, what
 * happens in the story, and what each picture shows. One file for each field, in `fields/`; a missing language,
 * beat or scene does not compile.
 *
 * Texts have up to three parts: a short sentence for everybody, a longer one from six years on, a third from
 * nine. No sentence says "he" or "she" of the main character, whose name the clinician chooses: use `{name}`.
 */

export const FIELD_BEATS = ['happens', 'feels', 'thinks', 'told', 'step', 'again', 'close'] as const;
export type FieldBeat = (typeof FIELD_BEATS)[number];

export type FieldTexts = Readonly<Record<FieldBeat, Text>> & { readonly title: string };

type Extra =
  | 'friend'
  | 'owl'
  | 'cloud1'
  | 'cloud2'
  | 'cloud3'
  | Exclude<Scene['token'], 'none'>
  | `${ObjectName}@${Prop['spot']}`;

/** A picture in words: the time of day, the pose of the main character, and everything else in it. */
export type Sketch = readonly [Scene['time'], Scene['pose'], ...(readonly Extra[])];

export interface Field {
  /** How large the feeling appears in the pictures. */
  readonly feeling: Look['trouble'];
  /** The skill that longer books also teach. */
  readonly skill: Skill;
  /**
   * Whether the field is a feeling that many situations share. If a topic names a situation too, the situation
   * decides.
   */
  readonly general?: true;
  /** The pet that the topic names has died: it is shown only where it is thought of. */
  readonly mourns?: true;
  /**
   * How topics name the field: patterns between commas. A pattern is one or more words that all occur in the topic;
   * `*` stands for any ending (or beginning). Accents and case do not count. `~` before a pattern: a place where other
   * things happen too, which counts half. `!` before it: a topic that it occurs in is about something else.
   */
  readonly patterns: Readonly<Record<StoryLanguage, string>>;
  readonly scenes: Readonly<Record<FieldBeat, Sketch>>;
  readonly cover: Sketch;
  readonly texts: Readonly<Record<StoryLanguage, FieldTexts>>;
}
