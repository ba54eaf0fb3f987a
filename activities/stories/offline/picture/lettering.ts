import { measured } from '../../../documents/set-lines.ts';

/**
 * Draws a title as outlines of its letters, so that no font of the machine is needed. Lines are broken by the same
 * rules as in the document.
 */

const LEADING = 1.16;

export interface Lettering {
  readonly svg: string;
  readonly height: number;
  readonly width: number;
}

/**
 * The text at the given size, or smaller if it would need more than `most` lines; centred around x = 0, from y = 0
 * downwards. In pixels.
 */
export const letter = (text: string, size: number, width: number, colour: string, most = 2): Lettering => {
  const set = measured(text, 'bold');
  let lines = set(size, width);
  let used = size;
  while (lines.length > most && used > 14) {
    used -= 2;
    lines = set(used, width);
  }
  const parts = lines.flatMap((line, row) => {
    const baseline = row * used * LEADING + used * 0.86;
    return line.runs.map((run) => {
      const scale = used / run.font.face.unitsPerEm;
      const { glyphs, positions } = run.font.face.layout(run.text);
      let x = 0;
      const outlines = glyphs.map((glyph, index) => {
        const place = positions[index] as { xAdvance: number; xOffset: number; yOffset: number };
        const d = glyph.path.toSVG();
        const moved = d
          ? `<path transform="translate(${x + place.xOffset} ${place.yOffset})" d="${d}"/>`
          : '';
        x += place.xAdvance;
        return moved;
      });
      const left = run.x - line.width / 2;
      return `<g transform="translate(${left.toFixed(1)} ${baseline.toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" fill="${colour}">${outlines.join('')}</g>`;
    });
  });
  return {
    svg: parts.join(''),
    height: lines.length * used * LEADING,
    width: Math.max(...lines.map((line) => line.width), 0),
  };
};
