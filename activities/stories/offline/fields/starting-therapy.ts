import type { Field } from '../field.ts';

export const startingTherapy: Field = {
  feeling: 'scribble',
  skill: 'words',
  patterns: {
    en: 'therapy, therapist*, counsel*, psycholog*, start* therapy, first session, play therapy',
    de: '*therapie, therapie*, therapeut*, psycholog*, erste stunde therapie, beratung',
    fr: 'thérapie, thérapeute*, psychologue*, psy, pédopsychiatre, première séance',
    es: 'terapia, terapeuta*, psicólog*, primera sesión',
  },
  cover: ['day', 'wave', 'door@left', 'sandtray@right'],
  scenes: {
    happens: ['day', 'stand', 'door@left', 'calendar@right'],
    feels: ['day', 'hide', 'cloud2', 'door@left'],
    thinks: ['day', 'sit', 'cloud1', 'armchair@left'],
    told: ['day', 'sit', 'owl', 'sandtray@left'],
    step: ['day', 'stand', 'words', 'sandtray@left', 'teddy@right'],
    again: ['dusk', 'sad', 'cloud1', 'door@left', 'clock@right'],
    close: ['day', 'wave', 'sandtray@left', 'door@right'],
  },
  texts: {
    en: {
      title: '{name} and the Room with the Sand',
      happens: [
        'Behind a green door was a room that {name} did not know. Today therapy began.',
        '“You can talk about everything there,” the grown-ups had said. What everything was, they had not said.',
        'On the door there was a small sign with a snail on it, and the handle was quite low.',
      ],
      feels: [
        '{name}’s tummy tickled, and the words had gone into hiding.',
        'It was a mixture of shy and curious. Both of them looked round the corner at once.',
      ],
      thinks: [
        '“Am I here because something is wrong with me?” {name} thought.',
        'Or would it be like being tested, with right answers and wrong ones?',
      ],
      told: [
        '{Owl} lived behind that door and said: “Nothing is wrong with you. Something is heavy for you.”',
        '“Here you decide. You can play, draw, be silent, talk. There are no marks.”',
        '“What you tell me stays here. If you are in danger, I fetch help, and I tell you first.”',
      ],
      step: [
        '{name} put both paws into the sand and built a hill.',
        'A little figure was placed on top, and another one far, far away from it. {Owl} looked on and asked nothing.',
        '“The one over there is me,” said {name} all at once. And that was already a beginning.',
      ],
      again: [
        'The next week {name} did not feel like going.',
        'That happens when something in the sand has moved. “You may say that, too,” said {owl}. And {name} said it.',
      ],
      close: [
        'Now {name} knows the door, the sand, and the chair that squeaks.',
        'What was heavy has not gone. But once a week there is somebody who helps to lift it.',
      ],
    },
    de: {
      title: '{name} und das Zimmer mit dem Sand',
      happens: [
        'Hinter einer grünen Tür war ein Zimmer, das {name} nicht kannte. Heute begann die Therapie.',
        '„Da kannst du über alles reden“, hatten die Großen gesagt. Was alles war, hatten sie nicht gesagt.',
        'An der Tür hing ein Schild mit einer Schnecke, und die Klinke war ganz niedrig.',
      ],
      feels: [
        'Der Bauch von {name} kribbelte, und die Wörter hatten sich versteckt.',
        'Es war eine Mischung aus scheu und neugierig. Beide schauten zugleich um die Ecke.',
      ],
      thinks: [
        '„Bin ich hier, weil mit mir etwas nicht stimmt?“, dachte {name}.',
        'Oder war das wie eine Prüfung, mit richtigen und falschen Antworten?',
      ],
      told: [
        '{Owl} wohnte hinter dieser Tür und sagte: „Mit dir ist nichts falsch. Für dich ist etwas schwer.“',
        '„Hier bestimmst du. Du kannst spielen, malen, schweigen, reden. Noten gibt es nicht.“',
        '„Was du mir sagst, bleibt hier. Wenn du in Gefahr bist, hole ich Hilfe, und das sage ich dir vorher.“',
      ],
      step: [
        '{name} steckte beide Pfoten in den Sand und baute einen Hügel.',
        'Eine kleine Figur kam oben drauf, und eine andere weit, weit weg. {Owl} schaute zu und fragte nichts.',
        '„Das da drüben bin ich“, sagte {name} auf einmal. Und das war schon ein Anfang.',
      ],
      again: [
        'In der nächsten Woche hatte {name} keine Lust.',
        'Das passiert, wenn sich im Sand etwas bewegt hat. „Auch das darfst du sagen“, sagte {owl}. Und {name} sagte es.',
      ],
      close: [
        'Jetzt kennt {name} die Tür, den Sand und den Stuhl, der quietscht.',
        'Das Schwere ist nicht weg. Aber einmal in der Woche hilft jemand, es zu heben.',
      ],
    },
    fr: {
      title: '{name} et la pièce au sable',
      happens: [
        'Derrière une porte verte, il y avait une pièce inconnue. Aujourd’hui commençait la thérapie.',
        '« Là-bas, on peut parler de tout », avaient dit les grands. Ce que c’était, tout, ils ne l’avaient pas dit.',
        'Sur la porte, il y avait un petit escargot peint, et la poignée était très basse.',
      ],
      feels: [
        'Le ventre de {name} chatouillait, et les mots s’étaient cachés.',
        'C’était un mélange de gêne et de curiosité. Les deux regardaient au coin en même temps.',
      ],
      thinks: [
        '« Est-ce que je viens ici parce que quelque chose cloche chez moi ? » pensa {name}.',
        'Ou était-ce une sorte de contrôle, avec des réponses justes et des fausses ?',
      ],
      told: [
        '{Owl} habitait derrière cette porte et dit : « Rien ne cloche chez toi. Quelque chose est lourd pour toi. »',
        '« Ici, c’est toi qui décides. On peut jouer, dessiner, se taire, parler. Il n’y a pas de notes. »',
        '« Ce que tu me dis reste ici. Si tu es en danger, je cherche de l’aide, et je te le dis d’abord. »',
      ],
      step: [
        '{name} mit les deux pattes dans le sable et fit une colline.',
        'Une petite figurine monta dessus, une autre alla loin, très loin. {Owl} regardait et ne demandait rien.',
        '« Là-bas, c’est moi », dit soudain {name}. Et c’était déjà un début.',
      ],
      again: [
        'La semaine suivante, {name} n’avait pas envie d’y aller.',
        'Cela arrive quand quelque chose a bougé dans le sable. « Ça aussi, tu peux le dire », dit {owl}. Et {name} le dit.',
      ],
      close: [
        'Maintenant, {name} connaît la porte, le sable et la chaise qui grince.',
        'Le poids n’est pas parti. Mais une fois par semaine, quelqu’un aide à le soulever.',
      ],
    },
    es: {
      title: '{name} y el cuarto de la arena',
      happens: [
        'Detrás de una puerta verde había un cuarto desconocido. Hoy empezaba la terapia.',
        '«Allí se puede hablar de lo que sea», habían dicho los mayores. Qué era eso no lo habían dicho.',
        'En la puerta había un caracol pintado, y el picaporte estaba muy bajo.',
      ],
      feels: [
        'A {name} le hacía cosquillas la barriga, y las palabras se habían escondido.',
        'Era una mezcla de vergüenza y curiosidad. Las dos se asomaban a la vez.',
      ],
      thinks: [
        '«¿Vengo porque hay algo malo en mí?», pensó {name}.',
        '¿O sería como una prueba, con respuestas buenas y malas?',
      ],
      told: [
        '{Owl} vivía detrás de esa puerta y dijo: «No hay nada malo en ti. Hay algo que te pesa».',
        '«Aquí decides tú. Puedes jugar, dibujar, callar, hablar. No hay notas».',
        '«Lo que me cuentas se queda aquí. Si estás en peligro, busco ayuda, y te lo digo antes».',
      ],
      step: [
        '{name} metió las dos patas en la arena e hizo una montaña.',
        'Una figurita subió arriba, y otra se fue lejos, muy lejos. {Owl} miraba y no preguntaba nada.',
        '«Esa de allí soy yo», dijo {name} de pronto. Y eso ya era un comienzo.',
      ],
      again: [
        'A la semana siguiente, {name} no tenía ganas de ir.',
        'Pasa cuando algo se ha movido en la arena. «Eso también lo puedes decir», dijo {owl}. Y {name} lo dijo.',
      ],
      close: [
        'Ahora {name} conoce la puerta, la arena y la silla que chirría.',
        'Lo que pesa no se ha ido. Pero una vez por semana hay alguien que ayuda a levantarlo.',
      ],
    },
  },
};
