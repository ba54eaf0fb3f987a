import type { Colour } from './colours.ts';
import type { Pen } from './marks.ts';

/** What the hand holds. */
export interface InkTool {
  readonly kind: Pen | 'stamp' | 'words' | 'move';
  readonly colour: Colour;
  /** Of a line, in units of the paper. */
  readonly width: number;
  /** What a stamp leaves behind. */
  readonly figure: string | undefined;
}
export const isPen = (kind: InkTool['kind']): kind is Pen =>
  kind === 'pen' || kind === 'brush' || kind === 'rubber';

/** Of a new stamp and of new words, in units of a paper that is 1,600 wide. */
export const STAMP_SIZE = 150;
export const WORDS_SIZE = 52;
