import { setLines } from '../../documents/set-lines.ts';
import { asRead, createTaggedPdf } from '../../documents/tagged-pdf.ts';
import { DRAWINGS } from './exercise-drawings.ts';
import type { Sheet } from './sheet-writer.ts';

const WIDTH = 595.28;
const MARGIN = 56;
const INK = '#2b3438';
const QUIET = '#5f6d72';

/**
 * The document, tagged and with its language, with one exercise on each page. The clinician's text decides which exercises it has but is not shown
 * in it, because it was not written for the child.
 */
export const composeDocument = async ({ language, heading, young, pages }: Sheet): Promise<Buffer> => {
  const size = young ? 17 : 14;
  const pdf = createTaggedPdf({ language, title: heading });
  const bytes = pdf.toArray();

  const write = (
    text: string,
    [left, top]: readonly [number, number],
    {
      points,
      colour = INK,
      weight = 'regular',
    }: { points: number; colour?: string; weight?: 'regular' | 'bold' },
  ): number => {
    pdf.fillColor(colour).fontSize(points);
    const lines = setLines(text, points, WIDTH - 2 * MARGIN, weight);
    lines.forEach((line, index) => {
      for (const run of line.runs)
        pdf.font(run.font.name).text(run.text, left + run.x, top + (index + 1) * points * 1.35, {
          lineBreak: false,
          baseline: 'alphabetic',
        });
    });
    return top + lines.length * points * 1.35;
  };
  const letter = (text: string, x: number, y: number, align: 'middle' | 'left' = 'middle') => {
    const points = 14;
    const [line] = setLines(text, points, WIDTH);
    if (line) write(text, [x - (align === 'middle' ? line.width / 2 : 0), y - points * 1.1], { points });
  };

  for (const { exercise, title, text, labels } of pages) {
    pdf.addPage({ size: 'A4', margin: 0 });
    const section = pdf.struct('Sect', { title });
    pdf.addStructure(section);
    const add = (type: string, options: object, work: () => void) =>
      section.add(pdf.struct(type, options, work));
    add('P', asRead(heading), () => void write(heading, [MARGIN, 40], { points: 12, colour: QUIET }));
    let below = 0;
    add('H1', asRead(title), () => {
      below = write(title, [MARGIN, 58], { points: 26, weight: 'bold' });
    });
    add('P', asRead(text), () => void write(text, [MARGIN, below + 10], { points: size }));
    add('Figure', { alt: [title, ...labels].join('. ') }, () => DRAWINGS[exercise]({ pdf, letter, labels }));
    section.end();
  }
  pdf.end();
  return Buffer.concat((await bytes) as Uint8Array[]);
};
