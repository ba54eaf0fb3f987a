import type { InEachLanguage } from '../in-each-language.ts';

/** An object that is drawn from a picture of the dependency `@iconify-json/fluent-emoji-flat`. */
export interface IconObject {
  /** The picture's name there. */
  readonly icon: string;
  /** A noun with its article. */
  readonly names: InEachLanguage;
  /** How topics name it: patterns as in `../patterns.ts`. */
  readonly words: InEachLanguage;
  /** Whether it is drawn above the ground. */
  readonly flies?: true;
}
