import type { Field } from '../field.ts';

export const parentIllness: Field = {
  feeling: 'scribble',
  skill: 'words',
  patterns: {
    en: 'ill parent, sick parent, parent illness, mother illness, father illness, mom sick, mum ill, dad sick, dad ill, mother ill, father ill, mother sick, father sick, parent cancer, mother cancer, father cancer, mum cancer, dad cancer, mom cancer, cancer, depressed parent, depression mother, depression father, parent depress*, parent mental, !brother, !sister, !sibling, !friend, !grandma, !grandpa, !grandmother, !grandfather, !uncle, !aunt',
    de: 'mutter krank*, vater krank*, mama krank*, papa krank*, eltern krank*, elternteil krank*, krebserkrank*, krebs mama, krebs papa, krebs mutter, krebs vater, mutter depress*, vater depress*, mama depress*, papa depress*, eltern depress*, psychisch krank*, kranke eltern, krankheit mutter, krankheit vater',
    fr: 'mère malade, père malade, maman malade, papa malade, parent malade, parents malades, maladie parent*, maladie mère, maladie père, maladie maman, maladie papa, cancer, parent dépress*, mère dépress*, père dépress*, maman dépress*, !frère, !soeur, !ami, !amie, !mamie, !papi, !tante, !oncle',
    es: 'madre enferm*, padre enferm*, mamá enferm*, papá enferm*, padres enferm*, cáncer, madre depres*, padre depres*, mamá depres*, papá depres*, enfermedad padre*, enfermedad madre, enfermedad mamá, !hermano, !hermana, !amigo, !amiga, !abuelo, !abuela, !tío, !tía',
  },
  cover: ['dusk', 'sit', 'bed@left', 'teacup@right'],
  scenes: {
    happens: ['day', 'stand', 'cloud1', 'bed@left', 'medicine@right'],
    feels: ['dusk', 'sad', 'cloud2', 'medicine@left'],
    thinks: ['night', 'hide', 'cloud1', 'bed@left', 'medicine@right'],
    told: ['day', 'sit', 'owl', 'teacup@left'],
    step: ['day', 'stand', 'words', 'bed@left', 'teacup@right'],
    again: ['dusk', 'sad', 'cloud1', 'door@left', 'phone@right'],
    close: ['dusk', 'sit', 'hearts', 'bed@left', 'flowers@right'],
  },
  texts: {
    en: {
      title: '{name} and the Quiet Room',
      happens: [
        'At home somebody was ill: one of the parents.',
        'The curtains stayed shut, the telephone was answered in whispers, and supper came from the neighbours.',
        'Suddenly there were rules: walk softly, don’t ask, later, not now.',
      ],
      feels: [
        '{name} was worried, and sometimes angry as well.',
        'Angry that nobody was laughing any more. And then ashamed, for being angry at somebody who was ill.',
      ],
      thinks: [
        '“Did they get ill because I was naughty? And will I catch it?”',
        '{name} walked so softly that almost nobody noticed any more that somebody was there.',
      ],
      told: [
        '{Owl} said: “You did not make this illness, and you cannot take it away by being good.”',
        '“You may ask what it is called and what happens next. You may ask it every week.”',
        '“Looking after the sick is a job for grown-ups. Yours is to be a child. Even now.”',
      ],
      step: [
        '{name} went to the bed and asked: “What is it called? And who brings me to bed?”',
        'The answer was long, with pauses in it. Not everything could be answered, and they said so.',
        'Then {name} was allowed to lie beside them for a while. It smelled of tea, and of before.',
      ],
      again: [
        'The next week it was a bad day again, and the door stayed shut.',
        '{name} called the aunt on the number from the note: “Today I need somebody.” And somebody came.',
      ],
      close: [
        'On good days they read two pages, on bad ones half a page.',
        'When it will be better, no one can promise. But {name} does not have to tiptoe past the questions any more.',
      ],
    },
    de: {
      title: '{name} und das stille Zimmer',
      happens: [
        'Zu Hause war jemand krank: Mama oder Papa lag im Bett.',
        'Die Vorhänge blieben zu, am Telefon wurde geflüstert, und das Abendbrot kam von den Nachbarn.',
        'Auf einmal gab es Regeln: leise gehen, nicht fragen, später, jetzt nicht.',
      ],
      feels: [
        '{name} machte sich Sorgen und war manchmal auch wütend.',
        'Wütend, weil keiner mehr lachte. Und dann beschämt, weil man auf Kranke nicht wütend sein soll.',
      ],
      thinks: [
        '„Kommt das davon, dass ich frech war? Und werde ich auch krank?“',
        '{name} ging so leise, dass fast keiner mehr merkte, dass da jemand war.',
      ],
      told: [
        '{Owl} sagte: „Du hast diese Krankheit nicht gemacht, und durch Bravsein geht sie nicht weg.“',
        '„Du darfst fragen, wie sie heißt und was als Nächstes kommt. Du darfst das jede Woche fragen.“',
        '„Für Kranke zu sorgen ist eine Arbeit für Große. Deine ist, Kind zu sein. Auch jetzt.“',
      ],
      step: [
        '{name} ging ans Bett und fragte: „Wie heißt das? Und wer bringt mich ins Bett?“',
        'Die Antwort war lang und hatte Pausen. Nicht alles ließ sich beantworten, und auch das wurde gesagt.',
        'Dann durfte {name} sich eine Weile danebenlegen. Es roch nach Tee und nach früher.',
      ],
      again: [
        'In der Woche darauf war wieder ein schlechter Tag, und die Tür blieb zu.',
        '{name} rief die Tante an, mit der Nummer vom Zettel: „Heute brauche ich jemanden.“ Und jemand kam.',
      ],
      close: [
        'An guten Tagen lesen sie zwei Seiten, an schlechten eine halbe.',
        'Wann es besser wird, kann keiner versprechen. Aber an den Fragen muss {name} nicht mehr vorbeischleichen.',
      ],
    },
    fr: {
      title: '{name} et la chambre silencieuse',
      happens: [
        'À la maison, un des parents était malade.',
        'Les rideaux restaient fermés, on chuchotait au téléphone, et le dîner venait des voisins.',
        'Tout à coup, il y avait des règles : marcher doucement, ne rien demander, plus tard, pas maintenant.',
      ],
      feels: [
        '{name} avait du souci, et parfois aussi de la colère.',
        'De la colère, parce que personne ne riait plus. Puis de la honte, parce qu’on ne se fâche pas contre un malade.',
      ],
      thinks: [
        '« Est-ce à cause de mes bêtises ? Et est-ce que je vais l’attraper ? »',
        '{name} marchait si doucement que presque personne ne remarquait plus sa présence.',
      ],
      told: [
        '{Owl} dit : « Cette maladie ne vient pas de toi, et elle ne part pas parce qu’on est sage. »',
        '« Tu peux demander comment elle s’appelle et ce qui vient après. Tu peux le demander chaque semaine. »',
        '« Soigner les malades, c’est un travail de grand. Le tien, c’est d’être un enfant. Même maintenant. »',
      ],
      step: [
        '{name} alla près du lit : « Comment ça s’appelle ? Et qui me met au lit ? »',
        'La réponse fut longue, avec des pauses. On ne pouvait pas répondre à tout, et on le dit aussi.',
        'Puis {name} eut le droit de rester là un moment, tout contre. Cela sentait le thé et le temps d’avant.',
      ],
      again: [
        'La semaine suivante fut mauvaise de nouveau, et la porte resta fermée.',
        '{name} appela la tante, avec le numéro du papier : « Aujourd’hui, j’ai besoin de quelqu’un. » Et quelqu’un vint.',
      ],
      close: [
        'Les bons jours, ils lisent deux pages, les mauvais, une demie.',
        'Quand cela ira mieux, personne ne peut le promettre. Mais {name} n’a plus à passer devant les questions sans bruit.',
      ],
    },
    es: {
      title: '{name} y el cuarto en silencio',
      happens: [
        'En casa había alguien con una enfermedad: mamá o papá.',
        'Las cortinas seguían cerradas, al teléfono se hablaba bajito, y la cena venía de los vecinos.',
        'De pronto había reglas: anda despacio, no preguntes, luego, ahora no.',
      ],
      feels: [
        '{name} tenía preocupación, y a veces también rabia.',
        'Rabia porque ya nadie reía. Y luego vergüenza, por sentir rabia contra quien está enfermo.',
      ],
      thinks: [
        '«¿Es porque me porté mal? ¿Y me voy a poner igual?»',
        '{name} andaba tan despacito que casi nadie notaba que había alguien.',
      ],
      told: [
        '{Owl} dijo: «Esta enfermedad no la has hecho tú, y no se va por portarse bien».',
        '«Puedes preguntar cómo se llama y qué viene después. Puedes preguntarlo cada semana».',
        '«Cuidar a los enfermos es trabajo de mayores. El tuyo es ser niño o niña. También ahora».',
      ],
      step: [
        '{name} se acercó a la cama: «¿Cómo se llama? ¿Y quién me acuesta a mí?»',
        'La respuesta fue larga y tenía pausas. No se podía responder a cada cosa, y también lo dijeron.',
        'Después {name} pudo tumbarse allí un rato. Olía a té y a antes.',
      ],
      again: [
        'La semana siguiente hubo otro mal día, y la puerta se quedó cerrada.',
        '{name} llamó a la tía, con el número del papel: «Hoy necesito a alguien». Y alguien vino.',
      ],
      close: [
        'Los días buenos leen dos páginas; los malos, media.',
        'Cuándo irá mejor, nadie lo puede prometer. Pero {name} ya no tiene que pasar de puntillas ante las preguntas.',
      ],
    },
  },
};
