import { type WorksheetBrief, writtenLanguage } from '../../../domain/worksheets/worksheet-brief.ts';
import type { Costs } from '../../stories/author.ts';
import type { Skill } from '../../stories/offline/language-texts.ts';
import { EXERCISES, type Exercise, SHEET_WORDS } from './exercise-words.ts';
import { topicTheme } from './topic-theme.ts';

/** The texts of a composed worksheet. The drawings are always our own. */
export interface Sheet {
  readonly language: string;
  /** Shown small at the top of every page. */
  readonly heading: string;
  /** For children who cannot read yet. */
  readonly young: boolean;
  readonly pages: readonly {
    readonly exercise: Exercise;
    readonly title: string;
    readonly text: string;
    /** Labels inside the drawing, in its order. */
    readonly labels: readonly string[];
  }[];
}

export interface SheetWriter {
  write(brief: WorksheetBrief, costs: Costs): Promise<Sheet>;
}

/** The exercise that practises each skill. */
const PRACTISES: Readonly<Record<Skill, Exercise>> = {
  breathe: 'breathe',
  words: 'body',
  steps: 'steps',
  together: 'helpers',
  treasure: 'treasure',
};

/** First how it feels, then what helps with this topic, then the others. A single page is what helps. */
export const exercisesFor = ({
  topic,
  language,
  page_count,
}: Pick<WorksheetBrief, 'topic' | 'language' | 'page_count'>): readonly Exercise[] => {
  const fitting = PRACTISES[topicTheme(topic, writtenLanguage(language)).skill];
  if (page_count === 1) return [fitting];
  return [...new Set<Exercise>(['thermometer', fitting, ...EXERCISES])].slice(0, page_count);
};

export const isYoung = ({ age_band }: Pick<WorksheetBrief, 'age_band'>): boolean =>
  age_band === '3-5' || age_band === '6-8';

/** Texts that people wrote. It costs nothing and needs no network. */
export const offlineSheetWriter: SheetWriter = {
  async write(brief) {
    const language = writtenLanguage(brief.language);
    const words = SHEET_WORDS[language];
    const young = isYoung(brief);
    return {
      language,
      heading: words.themes[topicTheme(brief.topic, language).theme],
      young,
      pages: exercisesFor(brief).map((exercise) => {
        const { title, labels, ...texts } = words.exercises[exercise];
        return { exercise, title, labels, text: young ? texts.young : texts.old };
      }),
    };
  },
};
