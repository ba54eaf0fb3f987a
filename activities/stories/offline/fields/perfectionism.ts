import type { Field } from '../field.ts';

export const perfectionism: Field = {
  feeling: 'scribble',
  skill: 'steps',
  patterns: {
    en: 'perfect*, mistake*, fail*, failure, making mistakes, self-esteem, not good enough',
    de: 'perfekt*, fehler*, versag*, scheiter*, leistungsdruck, selbstwert*, misserfolg*',
    fr: 'perfection*, parfait*, erreur*, échec*, échou*, faute*, estime soi',
    es: 'perfec*, error, errores, fracas*, fallar, equivoc*, autoestima',
  },
  cover: ['day', 'stand', 'friend', 'paper@left', 'pencil@right'],
  scenes: {
    happens: ['day', 'sit', 'paper@left', 'pencil@right'],
    feels: ['dusk', 'stand', 'cloud2', 'crumpled@left', 'crumpled@right'],
    thinks: ['night', 'sad', 'crumpled@left', 'star@thought'],
    told: ['day', 'sit', 'owl', 'paper@left'],
    step: ['day', 'stand', 'stones', 'paper@left', 'pencil@hand'],
    again: ['dusk', 'breathe', 'cloud1', 'crumpled@left', 'paper@right'],
    close: ['day', 'wave', 'friend', 'photo@left', 'pencil@right'],
  },
  texts: {
    en: {
      title: '{name} and the Crooked Line',
      happens: [
        '{name} was drawing. One line turned out crooked.',
        'Away with it! A new sheet, a new line. And another new sheet. The drawing had to be perfect.',
        'In the end there were nineteen paper balls on the floor and not one drawing on the table.',
      ],
      feels: [
        '{name}’s forehead was hot, and the pencil shook.',
        'It was pressure, as if somebody strict were standing behind the chair and holding their breath.',
      ],
      thinks: [
        '“If it isn’t perfect, it is nothing,” thought {name}. “And then I am nothing.”',
        'Nobody had ever said that to {name}. All the same it was very loud.',
      ],
      told: [
        '{Owl} said: “My first nest fell out of the tree. So did my second.”',
        '“A mistake is a place where you have just learned something. It is warm to the touch.”',
        '“Tell the strict voice: thank you for wanting me to be good. I’m still going to go on with it.”',
      ],
      step: [
        '{name} drew a crooked line, on purpose, and left it.',
        'It was hard not to crumple it up. {name} sat on both paws until the worst was over.',
        'Then it became the back of a camel, and the camel got a friend, and the friend got a boat.',
      ],
      again: [
        'The next morning the strict voice was back.',
        'One ball of paper flew. Then {name} fetched it again, smoothed it out, and looked for what could become of it.',
      ],
      close: [
        'On the wall hangs a picture of a camel in a boat, with creases.',
        'It is not perfect. It is finished, and {name} likes to look at it.',
      ],
    },
    de: {
      title: '{name} und der schiefe Strich',
      happens: [
        '{name} malte. Ein Strich wurde schief.',
        'Weg damit! Ein neues Blatt, ein neuer Strich. Und noch ein neues Blatt. Das Bild sollte perfekt sein.',
        'Am Ende lagen neunzehn Papierkugeln auf dem Boden und kein einziges Bild auf dem Tisch.',
      ],
      feels: [
        'Die Stirn von {name} war heiß, und der Stift zitterte.',
        'Das war Druck, als stünde jemand Strenges hinter dem Stuhl und hielte die Luft an.',
      ],
      thinks: [
        '„Wenn es nicht perfekt ist, ist es nichts“, dachte {name}. „Und dann bin ich nichts.“',
        'Das hatte noch niemand zu {name} gesagt. Laut war es trotzdem.',
      ],
      told: [
        '{Owl} sagte: „Mein erstes Nest ist vom Baum gefallen. Mein zweites auch.“',
        '„Ein Fehler ist eine Stelle, an der du gerade etwas gelernt hast. Sie ist noch warm.“',
        '„Sag der strengen Stimme: Danke, dass du willst, dass ich gut bin. Ich mache trotzdem weiter.“',
      ],
      step: [
        '{name} malte einen schiefen Strich, mit Absicht, und ließ ihn stehen.',
        'Es war schwer, das Blatt nicht zu zerknüllen. {name} setzte sich auf beide Pfoten, bis das Schlimmste vorbei war.',
        'Dann wurde aus dem Strich ein Kamelrücken, und das Kamel bekam einen Freund, und der Freund ein Boot.',
      ],
      again: [
        'Am nächsten Morgen war die strenge Stimme wieder da.',
        'Eine Papierkugel flog. Dann holte {name} sie zurück, strich sie glatt und suchte, was daraus werden konnte.',
      ],
      close: [
        'An der Wand hängt ein Bild von einem Kamel in einem Boot, mit Knitterfalten.',
        'Perfekt ist es nicht. Es ist fertig, und {name} schaut es gern an.',
      ],
    },
    fr: {
      title: '{name} et le trait de travers',
      happens: [
        '{name} dessinait. Un trait partit de travers.',
        'À la corbeille ! Une nouvelle feuille, un nouveau trait. Et encore une feuille. Le dessin devait être parfait.',
        'À la fin, il y avait dix-neuf boules de papier par terre et pas un seul dessin sur la table.',
      ],
      feels: [
        'Le front de {name} était chaud, et le crayon tremblait.',
        'C’était la pression, comme si quelqu’un de sévère, derrière la chaise, retenait son souffle.',
      ],
      thinks: [
        '« Si ce n’est pas parfait, ce n’est rien, pensa {name}. Et moi non plus. »',
        'Personne ne l’avait jamais dit à {name}. Cela criait très fort quand même.',
      ],
      told: [
        '{Owl} dit : « Mon premier nid est tombé de l’arbre. Mon deuxième aussi. »',
        '« Une erreur, c’est un endroit où l’on vient d’apprendre quelque chose. Il est encore tiède. »',
        '« Dis à la voix sévère : merci de vouloir que je fasse bien. Je continue quand même. »',
      ],
      step: [
        '{name} fit un trait de travers, exprès, et le laissa.',
        'C’était difficile de ne pas froisser la feuille. {name} s’assit sur ses deux pattes, le temps que le pire passe.',
        'Puis le trait devint le dos d’un chameau, et le chameau eut un ami, et l’ami un bateau.',
      ],
      again: [
        'Le lendemain matin, la voix sévère était revenue.',
        'Une boule de papier vola. Puis {name} alla la chercher, la lissa et regarda ce qu’elle pouvait devenir.',
      ],
      close: [
        'Au mur, il y a un chameau dans un bateau, avec des plis.',
        'Ce n’est pas parfait. C’est fini, et {name} aime le regarder.',
      ],
    },
    es: {
      title: '{name} y la línea torcida',
      happens: [
        '{name} dibujaba. Una línea salió torcida.',
        '¡Fuera! Una hoja nueva, una línea nueva. Y otra hoja más. El dibujo tenía que ser perfecto.',
        'Al final había diecinueve bolas de papel en el suelo y ni un dibujo en la mesa.',
      ],
      feels: [
        '{name} tenía la frente caliente, y el lápiz temblaba.',
        'Era presión, como si alguien severo estuviera detrás de la silla aguantando la respiración.',
      ],
      thinks: [
        '«Si no es perfecto, no es nada», pensó {name}. «Y yo tampoco».',
        'Nadie se lo había dicho nunca a {name}. Aun así, sonaba muy fuerte.',
      ],
      told: [
        '{Owl} dijo: «Mi primer nido se cayó del árbol. El segundo también».',
        '«Un error es un lugar donde acabas de aprender algo. Todavía está tibio».',
        '«Dile a la voz severa: gracias por querer que lo haga bien. Voy a seguir igual».',
      ],
      step: [
        '{name} hizo una línea torcida, queriendo, y la dejó.',
        'Costaba no arrugar la hoja. {name} se sentó sobre las dos patas hasta que pasó lo peor.',
        'Luego la línea fue el lomo de un camello, y el camello tuvo un amigo, y el amigo una barca.',
      ],
      again: [
        'A la mañana siguiente, la voz severa había vuelto.',
        'Una bola de papel voló. Después {name} fue a buscarla, la alisó y miró qué podía llegar a ser.',
      ],
      close: [
        'En la pared hay un camello en una barca, con arrugas.',
        'No es perfecto. Está terminado, y a {name} le gusta mirarlo.',
      ],
    },
  },
};
