import type { Exercise } from './exercise-words.ts';

type Pdf = PDFKit.PDFDocument;

/** Writes a word with its centre, or its left end, at a point. */
export type Letter = (text: string, x: number, y: number, align?: 'middle' | 'left') => void;
export interface Sheet {
  readonly pdf: Pdf;
  readonly letter: Letter;
  readonly labels: readonly string[];
}

const INK = '#37474f';
const FAINT = '#b9c4c8';
/** Colours from very strong to calm. */
const HEAT = ['#e0703f', '#eba04a', '#f0cf62', '#a9cf8a', '#7fb7c9'];
const LINE = 2;

/** Lines for writing. */
const ruled = (pdf: Pdf, x: number, y: number, width: number, count = 1, gap = 30): void => {
  for (let line = 0; line < count; line += 1)
    pdf
      .moveTo(x, y + line * gap)
      .lineTo(x + width, y + line * gap)
      .lineWidth(0.8)
      .stroke(FAINT);
};

const thermometer = ({ pdf, letter, labels }: Sheet): void => {
  const [left, top, width, step] = [120, 230, 56, 84];
  HEAT.forEach((colour, index) => {
    pdf.rect(left + width + 6, top + index * step + 8, 12, step - 16).fill(colour);
    letter(labels[index] ?? '', left + width + 34, top + index * step + step / 2 - 12, 'left');
    ruled(pdf, left + width + 34, top + index * step + step / 2 + 22, 270);
  });
  pdf
    .roundedRect(left, top, width, HEAT.length * step, width / 2)
    .lineWidth(LINE)
    .stroke(INK);
  for (let mark = 1; mark < HEAT.length; mark += 1)
    pdf
      .moveTo(left, top + mark * step)
      .lineTo(left + 20, top + mark * step)
      .stroke(INK);
  pdf.circle(left + width / 2, top + HEAT.length * step + 34, 44).fillAndStroke('#ffffff', INK);
};

const breathe = ({ pdf, letter, labels }: Sheet): void => {
  const [left, top, side] = [158, 260, 280];
  const corners = [0, 1, 2, 3].map((at) => [
    left + (at === 1 || at === 2 ? side : 0),
    top + (at > 1 ? side : 0),
  ]);
  pdf.roundedRect(left, top, side, side, 18).lineWidth(14).stroke('#dbe9ec');
  pdf.roundedRect(left, top, side, side, 18).lineWidth(LINE).stroke(INK);
  for (const [x = 0, y = 0] of corners) pdf.circle(x, y, 13).lineWidth(LINE).fillAndStroke('#ffffff', INK);
  const middle = left + side / 2;
  letter(labels[0] ?? '', middle, top - 34);
  letter(labels[1] ?? '', left + side + 66, top + side / 2);
  letter(labels[2] ?? '', middle, top + side + 34);
  letter(labels[3] ?? '', left - 66, top + side / 2);
  ruled(pdf, 90, top + side + 100, 415, 3);
};

const body = ({ pdf }: Sheet): void => {
  const x = 298;
  pdf.lineWidth(LINE);
  pdf.circle(x, 268, 46).stroke(INK);
  pdf
    .path(
      `M ${x - 20} 314 C ${x - 84} 326 ${x - 104} 380 ${x - 126} 470 C ${x - 130} 496 ${x - 100} 500 ${x - 92} 478
       L ${x - 62} 396 L ${x - 58} 520 L ${x - 66} 700 C ${x - 66} 726 ${x - 20} 726 ${x - 18} 700 L ${x} 548
       L ${x + 18} 700 C ${x + 20} 726 ${x + 66} 726 ${x + 66} 700 L ${x + 58} 520 L ${x + 62} 396
       L ${x + 92} 478 C ${x + 100} 500 ${x + 130} 496 ${x + 126} 470 C ${x + 104} 380 ${x + 84} 326 ${x + 20} 314`,
    )
    .stroke(INK);
  ruled(pdf, 56, 330, 100, 4, 90);
  ruled(pdf, 440, 330, 100, 4, 90);
};

const helpers = ({ pdf, letter, labels }: Sheet): void => {
  const [x, y] = [298, 490];
  for (const [radius, colour] of [
    [230, '#f3f8f6'],
    [155, '#e4f0ec'],
    [80, '#cfe4dc'],
  ] as const)
    pdf.circle(x, y, radius).lineWidth(LINE).fillAndStroke(colour, INK);
  letter(labels[0] ?? '', x, y);
};

const steps = ({ pdf, letter, labels }: Sheet): void => {
  const [left, bottom, width, height] = [70, 730, 91, 82];
  for (let step = 0; step < 5; step += 1) {
    const top = bottom - (step + 1) * height;
    pdf
      .rect(left + step * width, top, width, bottom - top)
      .lineWidth(LINE)
      .fillAndStroke(['#f7f3e8', '#f3ead2', '#efe0bb', '#ebd6a5', '#e6cb8c'][step] as string, INK);
    letter(String(step + 1), left + step * width + width / 2, bottom - 24);
  }
  const flag = left + 4.5 * width;
  pdf.moveTo(flag, 320).lineTo(flag, 236).lineWidth(3).stroke(INK);
  pdf.polygon([flag, 236], [flag + 44, 252], [flag, 268]).fill('#e0703f');
  letter(labels[0] ?? '', flag - 90, 252);
  ruled(pdf, flag - 250, 290, 220);
};

const treasure = ({ pdf }: Sheet): void => {
  const [left, top, width, height] = [98, 400, 400, 300];
  pdf
    .path(`M ${left} ${top} C ${left} ${top - 150} ${left + width} ${top - 150} ${left + width} ${top} Z`)
    .lineWidth(LINE)
    .fillAndStroke('#f3ead2', INK);
  pdf.rect(left, top, width, height).fillAndStroke('#fffdf6', INK);
  for (const x of [left + 54, left + width - 54])
    pdf
      .moveTo(x, top - 74)
      .lineTo(x, top)
      .stroke(INK);
  pdf.roundedRect(left + width / 2 - 26, top - 24, 52, 56, 8).fillAndStroke('#ebd6a5', INK);
  pdf.circle(left + width / 2, top, 7).fill(INK);
};

/** Each function draws below the heading of an A4 page, in points. */
export const DRAWINGS: Readonly<Record<Exercise, (sheet: Sheet) => void>> = {
  thermometer,
  breathe,
  body,
  helpers,
  steps,
  treasure,
};
