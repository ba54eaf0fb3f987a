import type { Locale } from '../messages/locale.ts';
import type { FormFieldDraft } from './form-fields.ts';

/** Groups of questions that play therapists commonly ask, from which forms can be composed. */
const QUESTIONS = {
  about_the_child: [
    { type: 'heading' },
    { type: 'short_text', required: true },
    { type: 'long_text' },
    { type: 'date' },
  ],
  sleep: [{ type: 'heading' }, { type: 'single_choice' }, { type: 'yes_no' }, { type: 'short_text' }],
  feelings: [
    { type: 'heading' },
    { type: 'scale', min: 0, max: 10 },
    { type: 'multi_choice' },
    { type: 'long_text' },
  ],
  school: [{ type: 'heading' }, { type: 'yes_no' }, { type: 'scale', min: 1, max: 5 }, { type: 'long_text' }],
  family: [{ type: 'heading' }, { type: 'long_text' }, { type: 'long_text' }],
  goals: [{ type: 'heading' }, { type: 'long_text', required: true }, { type: 'scale', min: 1, max: 10 }],
} as const satisfies Record<string, readonly Omit<FormFieldDraft, 'label'>[]>;

type SectionKey = keyof typeof QUESTIONS;
export const SECTION_KEYS = Object.keys(QUESTIONS) as SectionKey[];

/** A label alone, or a label with what goes with it. */
type Words = string | { readonly label: string; readonly help?: string; readonly options?: string[] };

/** Words for each question, in the same order. */
type WordsOf<Questions extends readonly unknown[]> = { readonly [Index in keyof Questions]: Words };
type WordsOfSections = { readonly [Key in SectionKey]: WordsOf<(typeof QUESTIONS)[Key]> };

const WORDS: Readonly<Record<Locale, WordsOfSections>> = {
  en: {
    about_the_child: [
      'About your child',
      'What does your child like to be called?',
      'What brings you here?',
      { label: 'When did you first notice it?', help: 'An approximate day is fine.' },
    ],
    sleep: [
      'Sleep',
      { label: 'How does your child sleep?', options: ['Well', 'So-so', 'Badly'] },
      'Does your child wake at night?',
      'When is bedtime, usually?',
    ],
    feelings: [
      'Feelings',
      { label: 'How was the last week, all in all?', help: '0 is very hard.' },
      {
        label: 'Which feelings were there often?',
        options: ['Joy', 'Sadness', 'Anger', 'Fear', 'Shame', 'Pride'],
      },
      'When was it hardest, and when was it easiest?',
    ],
    school: [
      'School and friends',
      'Does your child like going to school or kindergarten?',
      'How easily does your child make friends?',
      'What should we know about school?',
    ],
    family: [
      'At home',
      'Who lives at home?',
      {
        label: 'Was there a change in the last year?',
        help: 'A move, a birth, a loss, a separation.',
      },
    ],
    goals: [
      'What you hope for',
      'How would you notice that it helps?',
      'How confident are you that it will get better?',
    ],
  },
  de: {
    about_the_child: [
      'Über Ihr Kind',
      'Wie möchte Ihr Kind genannt werden?',
      'Was führt Sie zu uns?',
      { label: 'Wann ist es Ihnen zum ersten Mal aufgefallen?', help: 'Ein ungefährer Tag genügt.' },
    ],
    sleep: [
      'Schlaf',
      { label: 'Wie schläft Ihr Kind?', options: ['Gut', 'Mittelmäßig', 'Schlecht'] },
      'Wacht Ihr Kind nachts auf?',
      'Wann geht Ihr Kind gewöhnlich ins Bett?',
    ],
    feelings: [
      'Gefühle',
      { label: 'Wie war die letzte Woche insgesamt?', help: '0 bedeutet sehr schwer.' },
      {
        label: 'Welche Gefühle waren oft da?',
        options: ['Freude', 'Traurigkeit', 'Wut', 'Angst', 'Scham', 'Stolz'],
      },
      'Wann war es am schwersten, und wann am leichtesten?',
    ],
    school: [
      'Schule und Freundschaften',
      'Geht Ihr Kind gern in die Schule oder in den Kindergarten?',
      'Wie leicht findet Ihr Kind Freunde?',
      'Was sollten wir über die Schule wissen?',
    ],
    family: [
      'Zu Hause',
      'Wer lebt bei Ihnen zu Hause?',
      {
        label: 'Hat sich im letzten Jahr etwas verändert?',
        help: 'Ein Umzug, eine Geburt, ein Verlust, eine Trennung.',
      },
    ],
    goals: [
      'Was Sie sich erhoffen',
      'Woran würden Sie merken, dass es hilft?',
      'Wie zuversichtlich sind Sie, dass es besser wird?',
    ],
  },
  fr: {
    about_the_child: [
      'Votre enfant',
      'Comment votre enfant aime-t-il qu’on l’appelle ?',
      'Qu’est-ce qui vous amène ici ?',
      { label: 'Quand l’avez-vous remarqué pour la première fois ?', help: 'Une date approximative suffit.' },
    ],
    sleep: [
      'Le sommeil',
      { label: 'Comment votre enfant dort-il ?', options: ['Bien', 'Moyennement', 'Mal'] },
      'Votre enfant se réveille-t-il la nuit ?',
      'À quelle heure votre enfant se couche-t-il d’habitude ?',
    ],
    feelings: [
      'Les émotions',
      {
        label: 'Comment s’est passée la semaine dernière, dans l’ensemble ?',
        help: '0 signifie très difficile.',
      },
      {
        label: 'Quelles émotions étaient souvent présentes ?',
        options: ['Joie', 'Tristesse', 'Colère', 'Peur', 'Honte', 'Fierté'],
      },
      'Quel moment a été le plus difficile, et lequel le plus facile ?',
    ],
    school: [
      'L’école et les amis',
      'Votre enfant aime-t-il aller à l’école ou à la maternelle ?',
      'Votre enfant se fait-il facilement des amis ?',
      'Que devrions-nous savoir au sujet de l’école ?',
    ],
    family: [
      'À la maison',
      'Qui vit à la maison ?',
      {
        label: 'Y a-t-il eu un changement au cours de l’année écoulée ?',
        help: 'Un déménagement, une naissance, un deuil, une séparation.',
      },
    ],
    goals: [
      'Ce que vous espérez',
      'À quoi verriez-vous que cela aide ?',
      'À quel point avez-vous confiance en une amélioration ?',
    ],
  },
  es: {
    about_the_child: [
      'Sobre su hijo o hija',
      '¿Cómo le gusta que le llamen?',
      '¿Qué les trae aquí?',
      { label: '¿Cuándo lo notaron por primera vez?', help: 'Basta con una fecha aproximada.' },
    ],
    sleep: [
      'El sueño',
      { label: '¿Cómo duerme su hijo o hija?', options: ['Bien', 'Regular', 'Mal'] },
      '¿Se despierta por la noche?',
      '¿A qué hora se acuesta normalmente?',
    ],
    feelings: [
      'Los sentimientos',
      { label: '¿Cómo fue la última semana, en general?', help: '0 significa muy difícil.' },
      {
        label: '¿Qué sentimientos estuvieron presentes a menudo?',
        options: ['Alegría', 'Tristeza', 'Enfado', 'Miedo', 'Vergüenza', 'Orgullo'],
      },
      '¿Cuál fue el momento más difícil y cuál el más fácil?',
    ],
    school: [
      'El colegio y los amigos',
      '¿Le gusta ir al colegio o a la escuela infantil?',
      '¿Con qué facilidad hace amigos?',
      '¿Qué deberíamos saber sobre el colegio?',
    ],
    family: [
      'En casa',
      '¿Quiénes viven en casa?',
      {
        label: '¿Hubo algún cambio en el último año?',
        help: 'Una mudanza, un nacimiento, una pérdida, una separación.',
      },
    ],
    goals: [
      'Lo que esperan',
      '¿En qué notarían que la terapia ayuda?',
      '¿Cuánta confianza tienen en que mejorará?',
    ],
  },
};

export interface FormSection {
  readonly section: SectionKey;
  readonly fields: FormFieldDraft[];
}

/** The sections in the order given, with their questions in a language. */
export const sectionsIn = (locale: Locale, keys: readonly SectionKey[] = SECTION_KEYS): FormSection[] =>
  keys.map((section) => ({
    section,
    fields: QUESTIONS[section].map((question, index) => {
      const words = WORDS[locale][section][index] as Words;
      return { ...question, ...(typeof words === 'string' ? { label: words } : words) };
    }),
  }));
