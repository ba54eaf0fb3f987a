import PDFDocument from 'pdfkit';
import { type WorksheetBrief, writtenLanguage } from '../../../api/resources/worksheets/worksheet-brief.ts';
import { faces } from '../../documents/fonts.ts';
import { setLines } from '../../documents/set-lines.ts';
import { readTopic } from '../../stories/offline/read-topic.ts';
import type { Skill } from '../../stories/offline/tongue.ts';
import { DRAWINGS } from './exercise-drawings.ts';
import { EXERCISES, type Exercise, SHEET_WORDS } from './exercise-words.ts';

/** The exercise that practises what helps. */
const PRACTISES: Readonly<Record<Skill, Exercise>> = {
  breathe: 'breathe',
  words: 'body',
  steps: 'steps',
  together: 'helpers',
  treasure: 'treasure',
};

/** First how it is, then what helps with such a topic, then the others. */
export const exercisesFor = ({
  topic,
  page_count,
}: Pick<WorksheetBrief, 'topic' | 'page_count'>): readonly Exercise[] => {
  const fitting = PRACTISES[readTopic(topic, null).skill];
  return [...new Set<Exercise>(['thermometer', fitting, ...EXERCISES])].slice(0, page_count);
};

const WIDTH = 595.28;
const MARGIN = 56;
const INK = '#2b3438';
const QUIET = '#5f6d72';

/**
 * The document, one exercise on each page. What the clinician wrote decides which exercises there are, and
 * stands nowhere on them: it was written for us, not for the child.
 */
export const composeDocument = async (brief: WorksheetBrief): Promise<Buffer> => {
  const language = writtenLanguage(brief.language);
  const words = SHEET_WORDS[language];
  const young = brief.age_band === '3-5' || brief.age_band === '6-8';
  const size = young ? 17 : 14;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: language,
    info: { Title: 'Worksheet' },
  });
  const bytes = pdf.toArray();
  for (const weight of ['regular', 'bold'] as const)
    for (const { name, file } of faces(weight)) pdf.registerFont(name, file);

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

  const theme = words.themes[readTopic(brief.topic, null).theme];
  for (const exercise of exercisesFor(brief)) {
    const { title, labels, ...texts } = words.exercises[exercise];
    pdf.addPage();
    write(theme, [MARGIN, 40], { points: 12, colour: QUIET });
    const below = write(title, [MARGIN, 58], { points: 26, weight: 'bold' });
    write(young ? texts.young : texts.old, [MARGIN, below + 10], { points: size });
    DRAWINGS[exercise]({ pdf, letter, labels });
  }
  pdf.end();
  return Buffer.concat((await bytes) as Uint8Array[]);
};
