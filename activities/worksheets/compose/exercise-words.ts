import type { Theme } from './topic-theme.ts';

/** The texts of the exercises. `young` is for children who cannot read yet, `old` for all others. */

export const EXERCISES = ['thermometer', 'breathe', 'body', 'helpers', 'steps', 'treasure'] as const;
export type Exercise = (typeof EXERCISES)[number];

export interface ExerciseWords {
  readonly title: string;
  readonly young: string;
  readonly old: string;
  /** Labels inside the drawing, in its order. */
  readonly labels: readonly string[];
}
export interface SheetWords {
  /** The headings of worksheets, by theme. */
  readonly themes: Readonly<Record<Theme, string>>;
  readonly exercises: Readonly<Record<Exercise, ExerciseWords>>;
}

export const SHEET_WORDS: Readonly<Record<'en' | 'de' | 'fr' | 'es', SheetWords>> = {
  en: {
    themes: {
      night: 'Fear at night',
      anger: 'Anger',
      worry: 'Worry',
      missing: 'Missing somebody',
      alone: 'Feeling alone',
      change: 'Something new',
    },
    exercises: {
      thermometer: {
        title: 'My feelings thermometer',
        young: 'How big is the feeling today? Colour the thermometer up to there.',
        old: 'How strong is the feeling right now? Mark it. Beside each step write what it is like for you there.',
        labels: ['very strong', 'strong', 'in between', 'a little', 'calm'],
      },
      breathe: {
        title: 'Breathe around the square',
        young:
          'Follow the square with your finger. Breathe in, wait, breathe out, wait. Go around four times.',
        old: 'Follow the sides slowly and count to four on each. Go around four times. What has changed?',
        labels: ['breathe in', 'hold', 'breathe out', 'hold'],
      },
      body: {
        title: 'Where do I feel it?',
        young: 'Where in your body is the feeling? Colour that place.',
        old: 'Colour the places where you notice the feeling. Write beside them what it is like: warm, tight, heavy …',
        labels: [],
      },
      helpers: {
        title: 'My circle of helpers',
        young: 'You are in the middle. Draw who helps you around you.',
        old: 'Write down who helps you: the closer to the middle, the sooner you would ask them.',
        labels: ['me'],
      },
      steps: {
        title: 'My small steps',
        young:
          'What do you want to dare? Draw it at the top. What comes first? Draw that on the lowest step.',
        old: 'Write your goal at the top. Which small step comes first? Begin at the bottom.',
        labels: ['my goal'],
      },
      treasure: {
        title: 'My treasure chest',
        young: 'What is good and stays with you? Draw it into the chest.',
        old: 'Collect what gives you strength: memories, people, places, things you can do well.',
        labels: [],
      },
    },
  },
  de: {
    themes: {
      night: 'Angst in der Nacht',
      anger: 'Wut',
      worry: 'Sorgen',
      missing: 'Jemanden vermissen',
      alone: 'Sich allein fühlen',
      change: 'Etwas Neues',
    },
    exercises: {
      thermometer: {
        title: 'Mein Gefühlsthermometer',
        young: 'Wie groß ist das Gefühl heute? Male das Thermometer bis dorthin aus.',
        old: 'Wie stark ist das Gefühl gerade? Markiere es. Schreibe neben jede Stufe, wie es dir dort geht.',
        labels: ['sehr stark', 'stark', 'mittel', 'ein wenig', 'ruhig'],
      },
      breathe: {
        title: 'Atme um das Quadrat',
        young: 'Fahre mit dem Finger am Quadrat entlang. Einatmen, warten, ausatmen, warten. Viermal herum.',
        old: 'Folge langsam den Seiten und zähle auf jeder bis vier. Viermal herum. Was hat sich verändert?',
        labels: ['einatmen', 'halten', 'ausatmen', 'halten'],
      },
      body: {
        title: 'Wo spüre ich es?',
        young: 'Wo in deinem Körper ist das Gefühl? Male die Stelle aus.',
        old: 'Male die Stellen aus, an denen du das Gefühl bemerkst. Schreibe dazu, wie es ist: warm, eng, schwer …',
        labels: [],
      },
      helpers: {
        title: 'Mein Kreis von Helfern',
        young: 'Du bist in der Mitte. Male um dich herum, wer dir hilft.',
        old: 'Schreibe auf, wer dir hilft: je näher an der Mitte, desto eher würdest du fragen.',
        labels: ['ich'],
      },
      steps: {
        title: 'Meine kleinen Schritte',
        young:
          'Was möchtest du dich trauen? Male es ganz oben hin. Was kommt zuerst? Male es auf die unterste Stufe.',
        old: 'Schreibe dein Ziel ganz oben hin. Welcher kleine Schritt kommt zuerst? Fang unten an.',
        labels: ['mein Ziel'],
      },
      treasure: {
        title: 'Meine Schatztruhe',
        young: 'Was ist gut und bleibt bei dir? Male es in die Truhe.',
        old: 'Sammle, was dir Kraft gibt: Erinnerungen, Menschen, Orte, Dinge, die du gut kannst.',
        labels: [],
      },
    },
  },
  fr: {
    themes: {
      night: 'La peur de la nuit',
      anger: 'La colère',
      worry: 'L’inquiétude',
      missing: 'Quelqu’un me manque',
      alone: 'Se sentir seul',
      change: 'Du nouveau',
    },
    exercises: {
      thermometer: {
        title: 'Mon thermomètre des émotions',
        young: 'L’émotion est grande comment aujourd’hui ? Colorie le thermomètre jusque-là.',
        old: 'Quelle est la force de l’émotion en ce moment ? Marque-la. À côté de chaque degré, écris comment tu te sens.',
        labels: ['très fort', 'fort', 'moyen', 'un peu', 'calme'],
      },
      breathe: {
        title: 'Respire autour du carré',
        young: 'Suis le carré avec ton doigt. Inspire, attends, expire, attends. Fais quatre tours.',
        old: 'Suis lentement les côtés et compte jusqu’à quatre sur chacun. Fais quatre tours. Qu’est-ce qui a changé ?',
        labels: ['inspire', 'attends', 'expire', 'attends'],
      },
      body: {
        title: 'Où est-ce que je le sens ?',
        young: 'Où est l’émotion dans ton corps ? Colorie cet endroit.',
        old: 'Colorie les endroits où tu remarques l’émotion. Écris à côté comment c’est : chaud, serré, lourd…',
        labels: [],
      },
      helpers: {
        title: 'Mon cercle d’aide',
        young: 'Tu es au milieu. Dessine autour de toi ceux qui t’aident.',
        old: 'Écris qui t’aide : plus c’est près du milieu, plus tu lui demanderais vite.',
        labels: ['moi'],
      },
      steps: {
        title: 'Mes petits pas',
        young:
          'Qu’est-ce que tu veux oser ? Dessine-le tout en haut. Et en premier ? Dessine-le sur la marche du bas.',
        old: 'Écris ton but tout en haut. Quel petit pas vient d’abord ? Commence en bas.',
        labels: ['mon but'],
      },
      treasure: {
        title: 'Mon coffre au trésor',
        young: 'Qu’est-ce qui est bon et reste avec toi ? Dessine-le dans le coffre.',
        old: 'Rassemble ce qui te donne de la force : souvenirs, personnes, lieux, ce que tu sais bien faire.',
        labels: [],
      },
    },
  },
  es: {
    themes: {
      night: 'El miedo de noche',
      anger: 'La rabia',
      worry: 'La preocupación',
      missing: 'Echar de menos',
      alone: 'Sentirse solo',
      change: 'Algo nuevo',
    },
    exercises: {
      thermometer: {
        title: 'Mi termómetro de emociones',
        young: '¿Cómo de grande es hoy la emoción? Colorea el termómetro hasta ahí.',
        old: '¿Qué fuerza tiene ahora la emoción? Márcala. Al lado de cada grado, escribe cómo estás ahí.',
        labels: ['muy fuerte', 'fuerte', 'medio', 'un poco', 'en calma'],
      },
      breathe: {
        title: 'Respira alrededor del cuadrado',
        young: 'Sigue el cuadrado con el dedo. Inspira, espera, espira, espera. Da cuatro vueltas.',
        old: 'Sigue los lados despacio y cuenta hasta cuatro en cada uno. Da cuatro vueltas. ¿Qué ha cambiado?',
        labels: ['inspira', 'espera', 'espira', 'espera'],
      },
      body: {
        title: '¿Dónde lo siento?',
        young: '¿En qué parte de tu cuerpo está la emoción? Colorea ese lugar.',
        old: 'Colorea los lugares donde notas la emoción. Escribe al lado cómo es: caliente, apretada, pesada…',
        labels: [],
      },
      helpers: {
        title: 'Mi círculo de ayuda',
        young: 'Tú estás en el centro. Dibuja a tu alrededor a quien te ayuda.',
        old: 'Escribe quién te ayuda: cuanto más cerca del centro, antes le preguntarías.',
        labels: ['yo'],
      },
      steps: {
        title: 'Mis pequeños pasos',
        young:
          '¿A qué te quieres atrever? Dibújalo arriba del todo. ¿Qué va primero? Dibújalo en el primer escalón.',
        old: 'Escribe tu meta arriba del todo. ¿Qué pequeño paso va primero? Empieza por abajo.',
        labels: ['mi meta'],
      },
      treasure: {
        title: 'Mi cofre del tesoro',
        young: '¿Qué es bueno y se queda contigo? Dibújalo en el cofre.',
        old: 'Reúne lo que te da fuerza: recuerdos, personas, lugares, cosas que se te dan bien.',
        labels: [],
      },
    },
  },
};
