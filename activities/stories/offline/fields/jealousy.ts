import type { Field } from '../field.ts';

export const jealousy: Field = {
  feeling: 'storm',
  skill: 'words',
  general: true,
  patterns: {
    en: 'jealous*, envy, envious, rivalry, favourite child, favorite child',
    de: 'eifersucht*, eifersüchtig*, neid*, rivalität*, geschwisterrivalität',
    fr: 'jalou*, envieu*, rivalité*',
    es: 'celos*, envidia*, envidios*, rivalidad*',
  },
  cover: ['day', 'stand', 'friend', 'gift@left', 'cup@right'],
  scenes: {
    happens: ['day', 'stand', 'group@right', 'gift@left'],
    feels: ['day', 'sad', 'cloud2', 'gift@left'],
    thinks: ['dusk', 'sit', 'mirror@left', 'gift@thought'],
    told: ['day', 'sit', 'owl', 'jar@left'],
    step: ['day', 'stand', 'friend', 'words', 'gift@left'],
    again: ['dusk', 'sad', 'cloud1', 'cup@left'],
    close: ['day', 'jump', 'friend', 'kite@right', 'gift@left'],
  },
  texts: {
    en: {
      title: '{name} and the Green Prickle',
      happens: [
        '{friend} got a kite, the very one that {name} had wished for.',
        'Everybody stood round it and said “Oh!”. Nobody looked at {name}, who was smiling with clenched teeth.',
        'Only a minute ago the day had been a perfectly good day.',
      ],
      feels: [
        'Something prickled in the chest, green and hot. It was jealousy.',
        'It makes the eyes sharp for what others have, and blind to what is in your own paws.',
      ],
      thinks: [
        '“They all like {friend} more than me,” thought {name}.',
        'And then came another thought, an ugly one: “I hope it breaks.” {name} was startled by it.',
      ],
      told: [
        '{Owl} said: “Having such a thought does not make you bad. You need not obey it.”',
        '“Jealousy is a signpost. It points at something that you wish for. What is it?”',
        '“Was it the kite? Or was it being looked at like that?”',
      ],
      step: [
        '{name} thought it over and said: “I’m jealous. I’d like to be looked at, too.”',
        'It was hard to say, and it came out rather quietly. {friend} stopped pulling on the string.',
        '“I thought you didn’t like it,” said {friend}. “Will you run with it? I can’t get it up alone.”',
      ],
      again: [
        'In the evening the green prickle was there once more.',
        'A cup stood on somebody else’s shelf. “Hello, prickle,” said {name}. “What do you want to show me today?”',
      ],
      close: [
        'The kite flew, and two were hanging on to the string.',
        'It still belonged to {friend}. The wind belonged to both of them.',
      ],
    },
    de: {
      title: '{name} und der grüne Stachel',
      happens: [
        '{friend} bekam einen Drachen, genau den, den {name} sich gewünscht hatte.',
        'Alle standen darum herum und machten „Oh!“. Niemand sah {name} an, mit dem Lächeln zwischen den Zähnen.',
        'Eben noch war der Tag ein ganz guter Tag gewesen.',
      ],
      feels: [
        'In der Brust stach etwas, grün und heiß. Das war Eifersucht.',
        'Sie macht die Augen scharf für das, was andere haben, und blind für das, was in den eigenen Pfoten liegt.',
      ],
      thinks: [
        '„Alle mögen {friend} lieber als mich“, dachte {name}.',
        'Und dann kam noch ein Gedanke, ein hässlicher: „Hoffentlich geht er kaputt.“ Da erschrak {name}.',
      ],
      told: [
        '{Owl} sagte: „So ein Gedanke macht dich nicht böse. Du musst ihm nicht gehorchen.“',
        '„Neid ist ein Wegweiser. Er zeigt auf etwas, was du dir wünschst. Was ist es?“',
        '„War es der Drachen? Oder war es, so angeschaut zu werden?“',
      ],
      step: [
        '{name} überlegte und sagte: „Ich bin neidisch. Ich will auch mal angeschaut werden.“',
        'Das war schwer zu sagen und kam ziemlich leise heraus. {friend} hörte auf, an der Schnur zu ziehen.',
        '„Ich dachte, er gefällt dir nicht“, sagte {friend}. „Rennst du mit ihm? Allein kriege ich ihn nicht hoch.“',
      ],
      again: [
        'Am Abend war der grüne Stachel wieder da.',
        'Bei jemand anderem stand ein Pokal im Regal. „Hallo, Stachel“, sagte {name}. „Was willst du mir heute zeigen?“',
      ],
      close: [
        'Der Drachen flog, und an der Schnur hingen zwei.',
        'Er gehörte immer noch {friend}. Der Wind gehörte beiden.',
      ],
    },
    fr: {
      title: '{name} et l’épine verte',
      happens: [
        '{friend} reçut un cerf-volant, celui-là même dont rêvait {name}.',
        'Tout le monde faisait « Oh ! » autour. Personne ne regardait {name}, qui souriait les dents serrées.',
        'Une minute plus tôt, c’était pourtant une bonne journée.',
      ],
      feels: [
        'Quelque chose piqua dans la poitrine, vert et chaud. C’était la jalousie.',
        'Elle rend les yeux perçants pour ce qu’ont les autres, et aveugles pour ce qu’on a dans les pattes.',
      ],
      thinks: [
        '« Tous préfèrent {friend} », pensa {name}.',
        'Puis vint une autre pensée, une vilaine : « Pourvu qu’il casse. » {name} en sursauta.',
      ],
      told: [
        '{Owl} dit : « Une telle pensée n’est pas une faute. Tu n’as pas à lui obéir. »',
        '« La jalousie est un panneau. Elle montre quelque chose que tu désires. Qu’est-ce que c’est ? »',
        '« Était-ce le cerf-volant ? Ou qu’on te regarde comme ça ? »',
      ],
      step: [
        '{name} réfléchit et dit : « J’ai une épine de jalousie. J’aimerais qu’on me regarde aussi. »',
        'C’était difficile à dire, et la voix était toute petite. {friend} cessa de tirer sur la ficelle.',
        '« Je croyais qu’il ne te plaisait pas, dit {friend}. Tu cours avec ? Je n’arrive pas à le lancer. »',
      ],
      again: [
        'Le soir, l’épine verte était encore là.',
        'Chez quelqu’un d’autre brillait une coupe. « Bonjour, l’épine, dit {name}. Que veux-tu me montrer aujourd’hui ? »',
      ],
      close: [
        'Le cerf-volant volait, et ils étaient deux à tenir la ficelle.',
        'Il était toujours à {friend}. Le vent était à tous les deux.',
      ],
    },
    es: {
      title: '{name} y la espina verde',
      happens: [
        '{friend} recibió una cometa, justo la que quería {name}.',
        'La gente la rodeaba y decía «¡Oh!». Nadie miraba a {name}, que sonreía con los dientes apretados.',
        'Un minuto antes, el día había sido un día bastante bueno.',
      ],
      feels: [
        'Algo pinchó en el pecho, verde y caliente. Eran celos.',
        'Los celos afilan la vista para lo que tienen los demás y la quitan para lo que hay en las propias patas.',
      ],
      thinks: [
        '«Quieren más a {friend} que a mí», pensó {name}.',
        'Y vino otro pensamiento, uno feo: «Ojalá se rompa». {name} se asustó.',
      ],
      told: [
        '{Owl} dijo: «Pensarlo no es hacer daño. No tienes que obedecer».',
        '«La envidia es una señal. Apunta a algo que deseas. ¿Qué es?»',
        '«¿Era la cometa? ¿O era que te miraran así?»',
      ],
      step: [
        '{name} lo pensó y dijo: «Tengo celos. A mí también me gustaría que me miraran».',
        'Costó decirlo, y salió con voz pequeña. {friend} dejó de tirar de la cuerda.',
        '«Creía que no te gustaba», dijo {friend}. «¿Corres con ella? Yo no consigo que suba».',
      ],
      again: [
        'Por la noche, la espina verde estaba otra vez allí.',
        'En el estante de otro brillaba una copa. «Hola, espina», dijo {name}. «¿Qué me quieres enseñar hoy?»',
      ],
      close: [
        'La cometa volaba, y eran dos los que sujetaban la cuerda.',
        'Seguía siendo de {friend}. El viento era de los dos.',
      ],
    },
  },
};
