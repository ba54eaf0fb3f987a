import type { Field } from '../field.ts';

export const shyness: Field = {
  feeling: 'fog',
  skill: 'steps',
  general: true,
  patterns: {
    en: 'shy, shyness, timid*, social anxiety, mutism, speaking class, talking strangers, withdrawn',
    de: 'schüchtern*, scheu, soziale angst, mutismus, sprechen klasse, zurückgezogen*, traut',
    fr: 'timid*, anxiété sociale, mutisme, parler classe, réservé*, renfermé*',
    es: 'tímid*, timidez, ansiedad social, mutismo, hablar clase, vergonzos*, retraíd*',
  },
  cover: ['day', 'stand', 'friend', 'snail@left', 'group@right'],
  scenes: {
    happens: ['day', 'stand', 'group@right', 'snail@left'],
    feels: ['day', 'hide', 'cloud2', 'snail@left'],
    thinks: ['dusk', 'sit', 'cloud1', 'snail@left', 'bubble@thought'],
    told: ['day', 'sit', 'owl', 'snail@left'],
    step: ['day', 'wave', 'stones', 'snail@left', 'group@right'],
    again: ['day', 'hide', 'cloud1', 'bubble@left', 'group@right'],
    close: ['dusk', 'sit', 'friend', 'snail@left', 'group@right'],
  },
  texts: {
    en: {
      title: '{name} and the Snail Who Took Her Time',
      happens: [
        'When somebody greeted {name}, the voice disappeared.',
        '“Cat got your tongue?” they asked, and then everybody looked, which did not help at all.',
        'Being shy meant: inside there were whole stories, and outside there was a scarf to look at.',
      ],
      feels: [
        '{name}’s cheeks glowed, and the eyes looked for the ground.',
        'The heart knocked as if it wanted to come out and apologize in person.',
      ],
      thinks: [
        '“If I say something now, it will be silly,” thought {name}.',
        'By the time the sentence was good enough, the others were long since talking of something else.',
      ],
      told: [
        '{Owl} pointed to the snail: “She comes out when it is safe. Nobody pulls her by the horns.”',
        '“Shy is not a fault. Shy people look closely, and they often hear what others miss.”',
        '“You need not become loud. Choose one small thing that is a bit more than yesterday.”',
      ],
      step: [
        '{name} chose the smallest thing: lifting a paw to wave.',
        'One of the others waved back. Nothing else happened, and that was exactly right.',
        'The day after it was a wave and a “hi”, as soft as a snail’s foot. Somebody had heard it all the same.',
      ],
      again: [
        'Then there were suddenly many at once, and the voice was gone again.',
        '{name} went back into the house, like the snail, and counted to twenty. It is all right to come out a second time.',
      ],
      close: [
        'In the evening {name} sat next to somebody who did not talk much either.',
        'They looked at the snail for a long time. “She’s fast today,” said {name}. Those were three words.',
      ],
    },
    de: {
      title: '{name} und die Schnecke, die sich Zeit ließ',
      happens: [
        'Wenn jemand {name} grüßte, war die Stimme weg.',
        '„Hast du die Zunge verschluckt?“, fragten sie, und dann schauten alle, was kein bisschen half.',
        'Schüchtern sein hieß: Innen waren ganze Geschichten, und außen war ein Schal zum Anschauen.',
      ],
      feels: [
        'Die Backen von {name} glühten, und die Augen suchten den Boden.',
        'Das Herz klopfte, als wollte es herauskommen und sich selbst entschuldigen.',
      ],
      thinks: [
        '„Wenn ich jetzt etwas sage, ist es bestimmt dumm“, dachte {name}.',
        'Bis der Satz gut genug war, redeten die anderen längst von etwas anderem.',
      ],
      told: [
        '{Owl} zeigte auf die Schnecke: „Sie kommt heraus, wenn es sicher ist. Niemand zieht sie an den Fühlern.“',
        '„Scheu sein ist kein Fehler. Scheue schauen genau hin und hören oft, was andere überhören.“',
        '„Laut werden musst du nicht. Such dir eine kleine Sache aus, ein bisschen mehr als gestern.“',
      ],
      step: [
        '{name} suchte die kleinste Sache aus: die Pfote heben und winken.',
        'Jemand winkte zurück. Sonst passierte nichts, und das war genau richtig.',
        'Am Tag darauf waren es ein Winken und ein „Hallo“, leise wie ein Schneckenfuß. Gehört hat es trotzdem jemand.',
      ],
      again: [
        'Dann waren es auf einmal viele, und die Stimme war wieder fort.',
        '{name} ging ins Haus zurück, wie die Schnecke, und zählte bis zwanzig. Man darf auch ein zweites Mal herauskommen.',
      ],
      close: [
        'Am Abend saß {name} neben jemandem, der auch nicht viel redete.',
        'Lange schauten sie der Schnecke zu. „Heute ist sie schnell“, sagte {name}. Das waren vier Wörter.',
      ],
    },
    fr: {
      title: '{name} et l’escargot qui prenait son temps',
      happens: [
        'Quand on saluait {name}, la voix disparaissait.',
        '« Tu as perdu ta langue ? » demandait-on, et alors tout le monde regardait, ce qui n’aidait pas du tout.',
        'La timidité, c’était : dedans, des histoires entières, et dehors, une écharpe à regarder.',
      ],
      feels: [
        'Les joues de {name} brûlaient, et les yeux cherchaient le sol.',
        'Le cœur frappait comme s’il voulait sortir et demander pardon lui-même.',
      ],
      thinks: [
        '« Si je dis quelque chose, ce sera bête », pensa {name}.',
        'Quand la phrase était enfin assez bonne, les autres parlaient depuis longtemps d’autre chose.',
      ],
      told: [
        '{Owl} montra l’escargot : « Il sort quand il se sent en sécurité. Personne ne le tire par les cornes. »',
        '« La timidité n’est pas un défaut. On regarde mieux, et on entend souvent ce que les autres manquent. »',
        '« Tu n’as pas à parler fort. Choisis une petite chose, un peu plus qu’hier. »',
      ],
      step: [
        '{name} choisit la plus petite chose : lever la patte et faire signe.',
        'Quelqu’un fit signe aussi. Il ne se passa rien d’autre, et c’était exactement bien.',
        'Le lendemain, ce fut un signe et un « salut », doux comme un pied d’escargot. Quelqu’un l’entendit quand même.',
      ],
      again: [
        'Puis il y eut soudain beaucoup de monde, et la voix repartit.',
        '{name} rentra dans sa maison, comme l’escargot, et compta jusqu’à vingt. On a le droit de ressortir.',
      ],
      close: [
        'Le soir, {name} était près de quelqu’un qui ne parlait pas beaucoup non plus.',
        'Ils regardèrent longtemps l’escargot. « Il va vite aujourd’hui », dit {name}. Cela faisait quatre mots.',
      ],
    },
    es: {
      title: '{name} y el caracol que no tenía prisa',
      happens: [
        'Cuando alguien saludaba a {name}, la voz desaparecía.',
        '«¿Te comió la lengua el gato?», preguntaban, y entonces miraba la gente, que no ayudaba nada.',
        'La timidez era esto: por dentro, historias enteras, y por fuera, una bufanda que mirar.',
      ],
      feels: [
        'Las mejillas de {name} ardían, y los ojos buscaban el suelo.',
        'El corazón llamaba como si quisiera salir y pedir perdón en persona.',
      ],
      thinks: [
        '«Si digo algo ahora, será una tontería», pensó {name}.',
        'Cuando la frase por fin estaba bien, los demás ya hablaban de otra cosa.',
      ],
      told: [
        '{Owl} señaló el caracol: «Sale cuando se siente seguro. Nadie le tira de los cuernos».',
        '«La timidez no es un defecto. Mira bien, y a menudo oye lo que otros no oyen».',
        '«No hace falta hablar fuerte. Elige una cosa pequeña, un poco más que ayer».',
      ],
      step: [
        '{name} eligió la cosa más pequeña: levantar la pata y saludar.',
        'Alguien saludó también. No pasó nada más, y eso era justo lo que hacía falta.',
        'Al día siguiente fueron un saludo y un «hola», suave como un pie de caracol. Alguien lo oyó igual.',
      ],
      again: [
        'Luego hubo de pronto mucha gente, y la voz se fue otra vez.',
        '{name} volvió a su casa, como el caracol, y contó hasta veinte. Se puede salir una segunda vez.',
      ],
      close: [
        'Por la tarde, {name} estaba junto a alguien que tampoco hablaba mucho.',
        'Miraron largo rato el caracol. «Hoy va rápido», dijo {name}. Eran tres palabras.',
      ],
    },
  },
};
