import type { Field } from '../field.ts';

export const fosterCare: Field = {
  feeling: 'whirl',
  skill: 'words',
  patterns: {
    en: "foster*, foster care, foster family, children's home, residential care",
    de: 'pflegefamilie*, pflegekind*, pflegeeltern, inobhutnahme, kinderheim, wohngruppe, heimunterbringung, pflegemutter, pflegevater',
    fr: 'famille accueil, accueil familial, placement, foyer enfance, foyer',
    es: 'acogida, familia acogida, acogimiento, centro menores, hogar acogida',
  },
  cover: ['dusk', 'stand', 'house@back', 'suitcase@right'],
  scenes: {
    happens: ['dusk', 'stand', 'suitcase@left', 'house@back'],
    feels: ['night', 'hide', 'cloud2', 'suitcase@left'],
    thinks: ['night', 'sit', 'bed@left', 'house@thought'],
    told: ['day', 'sit', 'owl', 'calendar@left'],
    step: ['day', 'stand', 'words', 'plate@left', 'teddy@right'],
    again: ['day', 'sad', 'cloud1', 'phone@left', 'suitcase@right'],
    close: ['dusk', 'sit', 'nightlight@left', 'teddy@right', 'house@back'],
  },
  texts: {
    en: {
      title: '{name} and the Bed in the Other House',
      happens: [
        '{name} came with a suitcase to a foster family.',
        'At home it had not been safe for a while. Grown-ups whose job it is had decided that.',
        'Here the soap smelled different, the stairs had a different number of steps, and everybody was very friendly.',
      ],
      feels: [
        '{name} did not know what to feel, and so felt everything.',
        'Homesick, angry, relieved, on guard. The suitcase stayed packed beside the bed.',
      ],
      thinks: [
        '“How long am I staying? And who takes care of them at home now?”',
        'In {name}’s head a watchman sat at the door and never went to bed.',
      ],
      told: [
        '{Owl} said: “It is not a punishment, and it is not your fault. Children must be safe.”',
        '“You may like it here and still love the people at home. That is not betrayal.”',
        '“I cannot promise you how long it will be. I can promise that you will be told what we know.”',
      ],
      step: [
        '{name} said: “I’d like to know where the food is. And I’d like the door open a crack.”',
        'They showed the cupboard and wrote a note on it: you may always. And the door stayed open a crack.',
        'Then {name} took one single thing out of the suitcase, the teddy, and put it on the pillow.',
      ],
      again: [
        'After the visit from home everything was upside down.',
        '{name} wanted to break something, and cried over a spoon. That happens when two homes pull at one heart.',
      ],
      close: [
        'The watchman in {name}’s head sat down for a while that evening.',
        'It is not clear yet what comes next. But there is a lamp, a teddy, and a door open a crack.',
      ],
    },
    de: {
      title: '{name} und das Bett im anderen Haus',
      happens: [
        '{name} kam mit einem Koffer zu einer Pflegefamilie.',
        'Zu Hause war es eine Weile nicht sicher gewesen. Das hatten Große entschieden, deren Aufgabe das ist.',
        'Hier roch die Seife anders, die Treppe hatte andere Stufen, und alle waren sehr freundlich.',
      ],
      feels: [
        '{name} wusste nicht, was fühlen, und fühlte darum alles.',
        'Heimweh, Wut, Erleichterung, Wachsamkeit. Der Koffer blieb gepackt neben dem Bett stehen.',
      ],
      thinks: [
        '„Wie lange bleibe ich? Und wer passt jetzt auf die daheim auf?“',
        'Im Kopf von {name} saß ein Wächter an der Tür, der nie schlafen ging.',
      ],
      told: [
        '{Owl} sagte: „Das ist keine Strafe, und du bist nicht schuld. Kinder müssen sicher sein.“',
        '„Du darfst es hier mögen und die daheim trotzdem lieb haben. Das ist kein Verrat.“',
        '„Wie lange es dauert, kann ich dir nicht versprechen. Versprechen kann ich, dass man dir sagt, was wir wissen.“',
      ],
      step: [
        '{name} sagte: „Ich will wissen, wo das Essen ist. Und die Tür soll einen Spalt offen bleiben.“',
        'Sie zeigten den Schrank und klebten einen Zettel daran: Du darfst immer. Und die Tür blieb einen Spalt offen.',
        'Dann holte {name} ein einziges Ding aus dem Koffer, den Teddy, und setzte ihn auf das Kissen.',
      ],
      again: [
        'Nach dem Besuch von daheim stand alles auf dem Kopf.',
        '{name} wollte etwas kaputt machen und weinte über einen Löffel. Das passiert, wenn zwei Zuhause an einem Herzen ziehen.',
      ],
      close: [
        'An diesem Abend setzte sich der Wächter im Kopf von {name} eine Weile hin.',
        'Was als Nächstes kommt, ist noch nicht klar. Aber da sind eine Lampe, ein Teddy und eine Tür mit einem Spalt.',
      ],
    },
    fr: {
      title: '{name} et le lit dans l’autre maison',
      happens: [
        '{name} arriva avec une valise dans une famille d’accueil.',
        'À la maison, on n’était plus en sécurité. Des grands dont c’est le métier l’avaient décidé.',
        'Ici, le savon avait une autre odeur, l’escalier un autre nombre de marches, et tout le monde était très gentil.',
      ],
      feels: [
        '{name} ne savait pas quoi sentir, et sentait donc tout.',
        'Le mal du pays, la colère, le soulagement, la méfiance. La valise restait fermée près du lit.',
      ],
      thinks: [
        '« Combien de temps est-ce que je reste ? Et qui s’occupe d’eux, à la maison ? »',
        'Dans la tête de {name}, un gardien était assis à la porte et n’allait jamais se coucher.',
      ],
      told: [
        '{Owl} dit : « Ce n’est pas une punition, et ce n’est pas ta faute. Les enfants doivent être en sécurité. »',
        '« Tu peux te plaire ici et aimer quand même ceux de la maison. Ce n’est pas trahir. »',
        '« Je ne peux pas te promettre combien de temps. Je peux te promettre qu’on te dira ce que nous savons. »',
      ],
      step: [
        '{name} dit : « Je voudrais savoir où est le goûter. Et la porte un peu ouverte. »',
        'On montra le placard, avec un mot collé dessus : tu peux toujours. Et la porte resta un peu ouverte.',
        'Puis {name} sortit une seule chose de la valise, le nounours, et le posa sur l’oreiller.',
      ],
      again: [
        'Après la visite de la famille, tout fut sens dessus dessous.',
        '{name} voulait casser quelque chose et pleura pour une cuillère. Cela arrive quand deux maisons tirent sur un même cœur.',
      ],
      close: [
        'Ce soir-là, le gardien dans la tête de {name} s’assit un moment.',
        'On ne sait pas encore ce qui vient après. Mais il y a une lampe, un nounours, et une porte un peu ouverte.',
      ],
    },
    es: {
      title: '{name} y la cama en la otra casa',
      happens: [
        '{name} llegó con una maleta a una familia de acogida.',
        'En casa no se estaba a salvo desde hacía un tiempo. Lo decidieron unos mayores que trabajan en eso.',
        'Aquí el jabón olía distinto, la escalera tenía otros peldaños, y la gente era muy amable.',
      ],
      feels: [
        '{name} no sabía qué sentir, y por eso lo sentía a montones.',
        'Añoranza, rabia, alivio, alerta. La maleta seguía hecha al lado de la cama.',
      ],
      thinks: [
        '«¿Cuánto me quedo? ¿Y quién cuida ahora de los de casa?»',
        'En la cabeza de {name} había un guardián en la puerta que nunca se iba a dormir.',
      ],
      told: [
        '{Owl} dijo: «No es un castigo y no es culpa tuya. Los niños tienen que estar a salvo».',
        '«Puedes estar a gusto aquí y querer a los de casa. Eso no es traicionar».',
        '«No te puedo prometer cuánto durará. Te puedo prometer que te diremos lo que sabemos».',
      ],
      step: [
        '{name} dijo: «Quiero saber dónde está la comida. Y la puerta, un poco abierta».',
        'Le enseñaron el armario y pegaron una nota: puedes siempre. Y la puerta se quedó un poco abierta.',
        'Después {name} sacó una sola cosa de la maleta, el osito, y lo puso en la almohada.',
      ],
      again: [
        'Después de la visita de la familia, la casa parecía del revés.',
        '{name} quería romper algo y lloró por una cuchara. Pasa cuando dos casas tiran de un mismo corazón.',
      ],
      close: [
        'Aquella noche, el guardián de la cabeza de {name} se sentó un rato.',
        'Aún no se sabe qué viene después. Pero hay una lámpara, un osito y una puerta un poco abierta.',
      ],
    },
  },
};
