import type { Field } from '../field.ts';

export const schoolTests: Field = {
  feeling: 'scribble',
  skill: 'breathe',
  patterns: {
    en: 'test, tests, exam, exams, test anxiety, grades, homework, presentation, performance anxiety, stage fright',
    de: 'prüfung*, prüfungsangst, klassenarbeit*, test, tests, noten, zeugnis*, hausaufgabe*, referat*, lampenfieber',
    fr: 'examen*, contrôle*, évaluation*, notes, devoirs, exposé*, trac',
    es: 'examen*, exámenes, prueba*, notas, deberes, exposición, nervios escenario',
  },
  cover: ['morning', 'sit', 'paper@left', 'clock@right'],
  scenes: {
    happens: ['morning', 'sit', 'paper@left', 'pencil@right'],
    feels: ['day', 'hide', 'cloud2', 'paper@left'],
    thinks: ['night', 'sit', 'paper@thought', 'clock@left'],
    told: ['day', 'sit', 'owl', 'pencil@left'],
    step: ['day', 'breathe', 'breeze', 'paper@left', 'clock@right'],
    again: ['day', 'sad', 'cloud1', 'paper@left', 'pencil@right'],
    close: ['dusk', 'jump', 'friend', 'satchel@left', 'ball@right'],
  },
  texts: {
    en: {
      title: '{name} and the White Sheet',
      happens: [
        'On the table lay a white sheet: the test.',
        'Yesterday {name} had known it all. Now everything in the head was as white as the paper.',
        'All around pencils were scratching, as if everybody else had been told a secret.',
      ],
      feels: [
        'The paws were wet, and the heart hopped up into the throat.',
        'Excitement wants to help. It only turns on all the lights at once, and then the fuse blows.',
      ],
      thinks: [
        '“I can’t do anything. They’ll all find out,” thought {name}.',
        'The clock on the wall was ticking much louder than clocks usually do.',
      ],
      told: [
        '{Owl} said: “A mark says how one morning went. It doesn’t say who you are.”',
        '“When it’s white: put down the pencil, feet on the floor, breathe out for as long as you can.”',
        '“Then don’t look for the first question. Look for the one that you can do.”',
      ],
      step: [
        '{name} put down the pencil, felt the floor, and breathed out.',
        'Three times. The white became a little greyer, and in it stood a word: number five.',
        'Number five was about frogs. {name} wrote one sentence, and then another one came along behind it.',
      ],
      again: [
        'With number two the white came back.',
        '“That one I leave out,” {name} decided. To leave a gap and go on takes courage as well.',
      ],
      close: [
        'When the sheet came back, some was right, some was red.',
        '{name} folded it, put it in the satchel, and went out to play, as the very same {name} as before.',
      ],
    },
    de: {
      title: '{name} und das weiße Blatt',
      happens: [
        'Auf dem Tisch lag ein weißes Blatt: die Prüfung.',
        'Gestern hatte {name} noch alles gewusst. Jetzt war im Kopf alles so weiß wie das Papier.',
        'Ringsum kratzten Stifte, als hätte man allen anderen ein Geheimnis verraten.',
      ],
      feels: [
        'Die Pfoten waren nass, und das Herz hüpfte bis in den Hals.',
        'Aufregung will helfen. Sie macht nur alle Lichter auf einmal an, und dann fliegt die Sicherung heraus.',
      ],
      thinks: [
        '„Ich kann gar nichts. Und gleich merken es alle“, dachte {name}.',
        'Die Uhr an der Wand tickte viel lauter, als Uhren sonst ticken.',
      ],
      told: [
        '{Owl} sagte: „Eine Note sagt, wie ein Vormittag war. Sie sagt nicht, wer du bist.“',
        '„Wenn es weiß wird: Stift hinlegen, Füße auf den Boden, ausatmen, so lange es geht.“',
        '„Und dann such nicht die erste Aufgabe. Such die, die du kannst.“',
      ],
      step: [
        '{name} legte den Stift hin, spürte den Boden und atmete aus.',
        'Dreimal. Das Weiß wurde etwas grauer, und darin stand ein Wort: Nummer fünf.',
        'In Nummer fünf ging es um Frösche. {name} schrieb einen Satz, und hinter dem kam noch einer her.',
      ],
      again: [
        'Bei Nummer zwei kam das Weiß zurück.',
        '„Die lasse ich aus“, beschloss {name}. Eine Lücke zu lassen und weiterzugehen braucht auch Mut.',
      ],
      close: [
        'Als das Blatt zurückkam, war manches richtig und manches rot.',
        '{name} faltete es, steckte es in den Ranzen und ging hinaus zum Spielen, noch genau derselbe kleine Jemand wie vorher.',
      ],
    },
    fr: {
      title: '{name} et la feuille blanche',
      happens: [
        'Sur la table, il y avait une feuille blanche : le contrôle.',
        'Hier, {name} savait tout. Maintenant, la tête était aussi blanche que le papier.',
        'Autour, les crayons grattaient, comme si l’on avait confié quelque chose à tous les autres.',
      ],
      feels: [
        'Les pattes étaient moites, et le cœur sautait dans la gorge.',
        'Le trac veut aider. Mais il allume toutes les lampes d’un coup, et les plombs sautent.',
      ],
      thinks: [
        '« Je ne sais rien. Et tout le monde va le voir », pensa {name}.',
        'L’horloge du mur battait bien plus fort que d’habitude.',
      ],
      told: [
        '{Owl} dit : « Une note dit comment s’est passée une matinée. Elle ne dit pas qui tu es. »',
        '« Quand tout est blanc : pose le crayon, les pieds au sol, souffle aussi longtemps que tu peux. »',
        '« Puis ne cherche pas la première question. Cherche celle que tu sais. »',
      ],
      step: [
        '{name} posa le crayon, sentit le sol et souffla.',
        'Trois fois. Le blanc devint un peu gris, et dedans, il y avait un mot : numéro cinq.',
        'Le numéro cinq parlait de grenouilles. {name} écrivit une phrase, et une autre vint derrière.',
      ],
      again: [
        'Au numéro deux, le blanc revint.',
        '« Celui-là, je le laisse », décida {name}. Laisser un trou et continuer, c’est du courage aussi.',
      ],
      close: [
        'Quand la feuille revint, il y avait du juste et du rouge.',
        '{name} la plia, la mit dans le cartable et sortit jouer. C’était toujours {name}, exactement comme avant.',
      ],
    },
    es: {
      title: '{name} y la hoja en blanco',
      happens: [
        'En la mesa había una hoja en blanco: el examen.',
        'Ayer {name} se lo sabía. Ahora la cabeza estaba tan blanca como el papel.',
        'Alrededor rascaban los lápices, como si a los demás les hubieran dicho las respuestas.',
      ],
      feels: [
        'Las patas sudaban, y el corazón saltaba hasta la garganta.',
        'Los nervios quieren ayudar. Pero encienden las luces de golpe, y saltan los plomos.',
      ],
      thinks: [
        '«No sé nada. Y se van a dar cuenta», pensó {name}.',
        'El reloj de la pared sonaba mucho más fuerte que los relojes normales.',
      ],
      told: [
        '{Owl} dijo: «Una nota dice cómo fue una mañana. No dice quién eres».',
        '«Cuando se quede en blanco: deja el lápiz, los pies en el suelo, y suelta el aire tan largo como puedas».',
        '«Luego no busques la primera pregunta. Busca la que sabes».',
      ],
      step: [
        '{name} dejó el lápiz, notó el suelo y soltó el aire.',
        'Tres veces. El blanco se puso un poco gris, y dentro había una palabra: número cinco.',
        'El número cinco iba de ranas. {name} escribió una frase, y detrás vino otra.',
      ],
      again: [
        'Con el número dos volvió el blanco.',
        '«Esa la dejo», decidió {name}. Dejar un hueco y seguir también es valentía.',
      ],
      close: [
        'Cuando volvió la hoja, había cosas bien y cosas en rojo.',
        '{name} la dobló, la guardó en la mochila y salió a jugar. Seguía siendo {name}, igual que antes.',
      ],
    },
  },
};
