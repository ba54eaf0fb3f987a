import type { Locale } from '../messages/locale.ts';

/** Outlines of notes that clinicians know from their training. */
export const TEMPLATE_KEYS = ['soap', 'dap', 'birp', 'play_therapy'] as const;
export type TemplateKey = (typeof TEMPLATE_KEYS)[number];

interface Section {
  readonly heading: string;
  readonly hint: string;
}
export interface NoteTemplate {
  readonly template: TemplateKey;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The title, then `heading: hint` pairs in the order in which they are filled in. */
type Outline = readonly [title: string, ...sections: readonly (readonly [heading: string, hint: string])[]];

const OUTLINES: Readonly<Record<Locale, Readonly<Record<TemplateKey, Outline>>>> = {
  en: {
    soap: [
      'SOAP note',
      ['Subjective', 'What the client or the family reports, in their own words.'],
      ['Objective', 'What you observed: behavior, mood, play, test results.'],
      ['Assessment', 'What you make of it, and the progress towards the goals.'],
      ['Plan', 'The next steps, homework and the next session.'],
    ],
    dap: [
      'DAP note',
      ['Data', 'What was said and observed in the session.'],
      ['Assessment', 'What you make of it, and the progress towards the goals.'],
      ['Plan', 'The next steps and the next session.'],
    ],
    birp: [
      'BIRP note',
      ['Behavior', 'How the client presented, and what was observed.'],
      ['Intervention', 'What you did, and with which method.'],
      ['Response', 'How the client responded to it.'],
      ['Plan', 'The next steps and the next session.'],
    ],
    play_therapy: [
      'Play therapy session',
      ['Arrival and separation', 'How the child arrived and parted from the caregiver.'],
      ['Play themes', 'What the child played, with which toys, and which themes came up.'],
      ['Feelings and relationship', 'Feelings that were shown or named, and contact with you.'],
      ['Limits', 'Limits that were set, and how the child took them.'],
      ['Interventions', 'What you reflected, tracked or offered.'],
      ['Caregiver contact', 'What was discussed with the caregivers.'],
      ['Plan', 'The next steps and the next session.'],
    ],
  },
  de: {
    soap: [
      'SOAP-Notiz',
      ['Subjektiv', 'Was das Kind oder die Familie berichtet, in eigenen Worten.'],
      ['Objektiv', 'Was Sie beobachtet haben: Verhalten, Stimmung, Spiel, Testergebnisse.'],
      ['Beurteilung', 'Ihre Einschätzung und der Fortschritt im Hinblick auf die Ziele.'],
      ['Plan', 'Nächste Schritte, Aufgaben für zu Hause und die nächste Sitzung.'],
    ],
    dap: [
      'DAP-Notiz',
      ['Daten', 'Was in der Sitzung gesagt und beobachtet wurde.'],
      ['Beurteilung', 'Ihre Einschätzung und der Fortschritt im Hinblick auf die Ziele.'],
      ['Plan', 'Nächste Schritte und die nächste Sitzung.'],
    ],
    birp: [
      'BIRP-Notiz',
      ['Verhalten', 'Wie sich das Kind gezeigt hat und was zu beobachten war.'],
      ['Intervention', 'Was Sie getan haben und mit welcher Methode.'],
      ['Reaktion', 'Wie das Kind darauf reagiert hat.'],
      ['Plan', 'Nächste Schritte und die nächste Sitzung.'],
    ],
    play_therapy: [
      'Spieltherapiesitzung',
      ['Ankommen und Trennung', 'Wie das Kind angekommen ist und sich von der Bezugsperson getrennt hat.'],
      ['Spielthemen', 'Was das Kind gespielt hat, womit, und welche Themen auftauchten.'],
      ['Gefühle und Beziehung', 'Gezeigte oder benannte Gefühle und der Kontakt zu Ihnen.'],
      ['Grenzen', 'Gesetzte Grenzen und wie das Kind damit umgegangen ist.'],
      ['Interventionen', 'Was Sie gespiegelt, begleitet oder angeboten haben.'],
      ['Elternkontakt', 'Was mit den Bezugspersonen besprochen wurde.'],
      ['Plan', 'Nächste Schritte und die nächste Sitzung.'],
    ],
  },
  fr: {
    soap: [
      'Note SOAP',
      ['Subjectif', 'Ce que rapporte l’enfant ou la famille, avec ses propres mots.'],
      ['Objectif', 'Ce que vous avez observé : comportement, humeur, jeu, résultats de tests.'],
      ['Analyse', 'Votre appréciation et les progrès par rapport aux objectifs.'],
      ['Plan', 'Les prochaines étapes, le travail à la maison et la prochaine séance.'],
    ],
    dap: [
      'Note DAP',
      ['Données', 'Ce qui a été dit et observé pendant la séance.'],
      ['Analyse', 'Votre appréciation et les progrès par rapport aux objectifs.'],
      ['Plan', 'Les prochaines étapes et la prochaine séance.'],
    ],
    birp: [
      'Note BIRP',
      ['Comportement', 'Comment l’enfant s’est présenté et ce qui a été observé.'],
      ['Intervention', 'Ce que vous avez fait, et selon quelle méthode.'],
      ['Réponse', 'Comment l’enfant y a réagi.'],
      ['Plan', 'Les prochaines étapes et la prochaine séance.'],
    ],
    play_therapy: [
      'Séance de thérapie par le jeu',
      ['Arrivée et séparation', 'Comment l’enfant est arrivé et s’est séparé de son accompagnant.'],
      ['Thèmes de jeu', 'À quoi l’enfant a joué, avec quels jouets, et quels thèmes sont apparus.'],
      ['Émotions et relation', 'Les émotions montrées ou nommées, et le contact avec vous.'],
      ['Limites', 'Les limites posées et la manière dont l’enfant les a reçues.'],
      ['Interventions', 'Ce que vous avez reflété, suivi ou proposé.'],
      ['Contact avec les parents', 'Ce qui a été abordé avec les parents.'],
      ['Plan', 'Les prochaines étapes et la prochaine séance.'],
    ],
  },
  es: {
    soap: [
      'Nota SOAP',
      ['Subjetivo', 'Lo que refiere el niño, la niña o la familia, con sus propias palabras.'],
      ['Objetivo', 'Lo que usted observó: conducta, estado de ánimo, juego, resultados de pruebas.'],
      ['Análisis', 'Su valoración y el progreso hacia los objetivos.'],
      ['Plan', 'Los próximos pasos, las tareas para casa y la próxima sesión.'],
    ],
    dap: [
      'Nota DAP',
      ['Datos', 'Lo que se dijo y se observó en la sesión.'],
      ['Análisis', 'Su valoración y el progreso hacia los objetivos.'],
      ['Plan', 'Los próximos pasos y la próxima sesión.'],
    ],
    birp: [
      'Nota BIRP',
      ['Conducta', 'Cómo se presentó el niño o la niña y qué se observó.'],
      ['Intervención', 'Lo que usted hizo y con qué método.'],
      ['Respuesta', 'Cómo respondió el niño o la niña.'],
      ['Plan', 'Los próximos pasos y la próxima sesión.'],
    ],
    play_therapy: [
      'Sesión de terapia de juego',
      ['Llegada y separación', 'Cómo llegó y cómo se separó de la persona que le acompañaba.'],
      ['Temas de juego', 'A qué jugó, con qué juguetes y qué temas aparecieron.'],
      ['Emociones y relación', 'Las emociones mostradas o nombradas y el contacto con usted.'],
      ['Límites', 'Los límites que se pusieron y cómo los recibió.'],
      ['Intervenciones', 'Lo que usted reflejó, acompañó u ofreció.'],
      ['Contacto con la familia', 'Lo que se habló con la familia.'],
      ['Plan', 'Los próximos pasos y la próxima sesión.'],
    ],
  },
};

export const noteTemplatesIn = (locale: Locale): readonly NoteTemplate[] =>
  TEMPLATE_KEYS.map((template) => {
    const [title, ...sections] = OUTLINES[locale][template];
    return { template, title, sections: sections.map(([heading, hint]) => ({ heading, hint })) };
  });
