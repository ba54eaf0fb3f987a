import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

/**
 * The fonts of printed documents, all from installed packages, so that nothing depends on the fonts of a machine.
 * Every document embeds its fonts. The first font that has a character is used for it.
 */

export type Weight = 'regular' | 'bold';

/** Types of the part of fontkit that is used here. */
export interface Face {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): {
    readonly glyphs: readonly { readonly path: { toSVG(): string } }[];
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
    readonly advanceWidth: number;
  };
}

export interface LoadedFace {
  readonly name: string;
  readonly file: string;
  readonly face: Face;
}

const FAMILIES = [
  'atkinson-hyperlegible',
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-jp',
  'noto-sans-thai',
  // The last one, because it also has digits and signs.
  'noto-emoji',
];
/** Used if an operator installed them. Hangul and simplified Chinese are too large to install by default. */
const FURTHER_FAMILIES = ['noto-sans-kr', 'noto-sans-sc'];
const CUTS = { regular: '400Regular', bold: '700Bold' } as const;

const require = createRequire(import.meta.url);
const camel = (family: string) =>
  family.replaceAll(/(^|-)(\w+)/g, (_, __, word: string) =>
    word.length === 2 ? word.toUpperCase() : `${word[0]?.toUpperCase()}${word.slice(1)}`,
  );

const fileOf = (family: string, weight: Weight): string | undefined => {
  try {
    const cut = CUTS[weight];
    return require.resolve(`@expo-google-fonts/${family}/${cut}/${camel(family)}_${cut}.ttf`);
  } catch (error) {
    if (FURTHER_FAMILIES.includes(family)) return undefined;
    throw error;
  }
};

const loaded = new Map<Weight, readonly LoadedFace[]>();

/** Opened once per process. Large fonts are read only as far as they are used. */
export const faces = (weight: Weight): readonly LoadedFace[] => {
  const known = loaded.get(weight);
  if (known) return known;
  const opened = [...FAMILIES, ...FURTHER_FAMILIES].flatMap((family) => {
    const file = fileOf(family, weight);
    const face = file && (fontkit.openSync(file) as unknown as Face);
    return file && face ? [{ name: `${family}/${weight}`, file, face }] : [];
  });
  loaded.set(weight, opened);
  return opened;
};

const PICTURE = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;

/**
 * Whether a character uses the font of the preceding characters: marks, joiners and spaces stay with the letters
 * around them.
 */
const goesOn = (character: string, code: number, { name, face }: LoadedFace): boolean =>
  /^[\p{M}\p{Cf}\s]/u.test(character) ||
  (face.hasGlyphForCodePoint(code) && (!name.startsWith('noto-emoji/') || PICTURE.test(character)));

/** The font for a character. If no font has it, the first one shows its box for missing characters. */
const faceOf = (character: string, weight: Weight, current: LoadedFace | undefined): LoadedFace => {
  const code = character.codePointAt(0) as number;
  if (current && goesOn(character, code, current)) return current;
  const all = faces(weight);
  return all.find(({ face }) => face.hasGlyphForCodePoint(code)) ?? (all[0] as LoadedFace);
};

export interface FontRun {
  readonly text: string;
  readonly font: LoadedFace;
}

/** Splits text into pieces that use one font each. */
export const fontRuns = (text: string, weight: Weight): FontRun[] => {
  const runs: { text: string; font: LoadedFace }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font = faceOf(character, weight, last?.font);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
};

/** In points, or in whatever unit the size has. */
export const widthOf = ({ text, font: { face } }: FontRun, size: number): number =>
  (face.layout(text).advanceWidth / face.unitsPerEm) * size;
