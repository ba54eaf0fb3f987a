import type { Field } from '../field.ts';

export const adoption: Field = {
  feeling: 'whirl',
  skill: 'words',
  patterns: {
    en: 'adopt*, birth mother, birth parents, biological parents',
    de: 'adopt*, leibliche eltern, leibliche mutter, bauchmama',
    fr: 'adopt*, mère biologique, parents biologiques, parents naissance',
    es: 'adopt*, adopci*, madre biológica, padres biológicos',
  },
  cover: ['day', 'sit', 'friend', 'tree@back', 'photo@right'],
  scenes: {
    happens: ['day', 'stand', 'paper@left', 'tree@thought'],
    feels: ['dusk', 'sad', 'cloud2', 'photo@left'],
    thinks: ['night', 'sit', 'star@thought', 'photo@left'],
    told: ['day', 'sit', 'owl', 'tree@left'],
    step: ['day', 'stand', 'words', 'photo@left', 'house@back'],
    again: ['dusk', 'sit', 'cloud1', 'cake@left', 'gift@right'],
    close: ['dusk', 'stand', 'hearts', 'friend', 'tree@back', 'photo@right'],
  },
  texts: {
    en: {
      title: '{name} and the Tree with Many Roots',
      happens: [
        'At school everybody was to draw a family tree. {name} was adopted.',
        'On the sheet there was one line for each parent. {name} needed more lines than that.',
        'There were the parents who make breakfast, and there was a mother somewhere whose face {name} did not know.',
      ],
      feels: [
        '{name} felt muddled inside: curious, and sad, and a little guilty.',
        'It is possible to love the people at home and to miss somebody else at the same time.',
      ],
      thinks: [
        '“Why did she not keep me? Was something about me not right?”',
        'The question had been there for a long time. It only came out at night.',
      ],
      told: [
        '{Owl} said: “Babies are never the reason. Grown-ups sometimes cannot look after a child, and that is their story.”',
        '“You belong here, and it will not be taken back. You also come from somewhere.”',
        '“You need not choose which of the two is real. A tree has roots that one can see and roots that one cannot.”',
      ],
      step: [
        '{name} asked the parents: “Will you tell me again how you got me?”',
        'They fetched the album. On the first page was a day on which all three of them looked very surprised.',
        '“May I ask about her, too?” – “Always,” they said. “What we know belongs to you.”',
      ],
      again: [
        'On the birthday the question came back between the presents.',
        'Does she think of me today? Nobody knew that. {name} lit a small extra candle for it.',
      ],
      close: [
        '{name} drew a tree with more roots than the sheet had lines.',
        'Some roots have names, and some have a question mark. The tree stands all the same.',
      ],
    },
    de: {
      title: '{name} und der Baum mit vielen Wurzeln',
      happens: [
        'In der Schule sollten alle einen Stammbaum malen. {name} ist adoptiert.',
        'Auf dem Blatt war für Mutter und Vater je eine Linie. {name} brauchte mehr Linien.',
        'Da waren die Eltern, die das Frühstück machen, und irgendwo war eine Mutter, deren Gesicht {name} nicht kannte.',
      ],
      feels: [
        'In {name} war ein Durcheinander: neugierig, traurig und ein bisschen schuldig.',
        'Man kann die daheim lieb haben und zugleich jemand anderen vermissen.',
      ],
      thinks: [
        '„Warum hat sie mich nicht behalten? War an mir etwas nicht richtig?“',
        'Die Frage war schon lange da. Sie kam nur nachts heraus.',
      ],
      told: [
        '{Owl} sagte: „An einem Baby liegt es nie. Große können manchmal nicht für ein Kind sorgen, und das ist ihre Geschichte.“',
        '„Du gehörst hierher, und das wird nicht zurückgenommen. Und du kommst auch von irgendwoher.“',
        '„Du musst nicht wählen, was davon echt ist. Ein Baum hat Wurzeln, die man sieht, und Wurzeln, die man nicht sieht.“',
      ],
      step: [
        '{name} fragte die Eltern: „Erzählt ihr mir noch einmal, wie ihr mich bekommen habt?“',
        'Sie holten das Album. Auf der ersten Seite war ein Tag, an dem alle drei sehr überrascht aussahen.',
        '„Darf ich auch nach ihr fragen?“ – „Immer“, sagten sie. „Was wir wissen, gehört dir.“',
      ],
      again: [
        'Am Geburtstag kam die Frage zurück, zwischen den Geschenken.',
        'Denkt sie heute an mich? Das wusste niemand. {name} zündete dafür eine kleine Kerze mehr an.',
      ],
      close: [
        '{name} malte einen Baum mit mehr Wurzeln, als das Blatt Linien hatte.',
        'Manche Wurzeln haben Namen, manche ein Fragezeichen. Der Baum steht trotzdem.',
      ],
    },
    fr: {
      title: '{name} et l’arbre aux mille racines',
      happens: [
        'À l’école, on devait dessiner son arbre généalogique. {name} vient d’une adoption.',
        'Sur la feuille, il y avait une ligne pour chaque parent. Il en fallait plus à {name}.',
        'Il y avait les parents qui préparent le petit déjeuner, et quelque part une mère dont {name} ne connaissait pas le visage.',
      ],
      feels: [
        'En {name}, tout était mêlé : de la curiosité, de la tristesse, un peu de gêne.',
        'On peut aimer ceux de la maison et, en même temps, sentir que quelqu’un d’autre manque.',
      ],
      thinks: [
        '« Pourquoi est-ce que je ne vis pas avec elle ? Est-ce que quelque chose n’allait pas ? »',
        'La question était là depuis longtemps. Elle ne sortait que la nuit.',
      ],
      told: [
        '{Owl} dit : « Ce n’est jamais à cause d’un bébé. Parfois, des grands ne peuvent pas s’occuper d’un enfant, et c’est leur histoire. »',
        '« Ta place est ici, et on ne te la reprendra pas. Et tu viens aussi de quelque part. »',
        '« Tu n’as pas à choisir ce qui est vrai. Un arbre a des racines qu’on voit et d’autres qu’on ne voit pas. »',
      ],
      step: [
        '{name} demanda aux parents : « Racontez-moi encore le jour de mon arrivée. »',
        'Ils prirent l’album. À la première page, il y avait un jour où tous les trois avaient l’air très surpris.',
        '« Est-ce que je peux parler d’elle aussi ? » – « Toujours, dirent-ils. Ce que nous savons est à toi. »',
      ],
      again: [
        'À l’anniversaire, la question revint entre les cadeaux.',
        'Pense-t-elle à moi aujourd’hui ? Personne ne le savait. {name} alluma pour cela une petite bougie de plus.',
      ],
      close: [
        '{name} dessina un arbre avec plus de racines que la feuille n’avait de lignes.',
        'Certaines racines ont un nom, d’autres un point d’interrogation. L’arbre tient debout quand même.',
      ],
    },
    es: {
      title: '{name} y el árbol de muchas raíces',
      happens: [
        'En la escuela había que dibujar el árbol de la familia. {name} llegó por adopción.',
        'En la hoja había una línea para la madre y otra para el padre. {name} necesitaba más líneas.',
        'Estaban los padres que hacen el desayuno, y en algún lugar una madre cuya cara {name} no conocía.',
      ],
      feels: [
        'Dentro de {name} había un lío: curiosidad, tristeza y un poco de culpa.',
        'Se puede querer a los de casa y, a la vez, echar de menos a alguien más.',
      ],
      thinks: [
        '«¿Por qué no se quedó conmigo? ¿Había algo mal en mí?»',
        'La pregunta estaba allí desde hacía mucho. Solo salía de noche.',
      ],
      told: [
        '{Owl} dijo: «Nunca es por el bebé. A veces los mayores no pueden cuidar de un niño, y esa es su historia».',
        '«Tu sitio está aquí, y nadie te lo va a quitar. Y también vienes de algún lugar».',
        '«No tienes que elegir qué es lo verdadero. Un árbol tiene raíces que se ven y raíces que no se ven».',
      ],
      step: [
        '{name} pidió a los padres: «Contadme otra vez cómo llegué».',
        'Sacaron el álbum. En la primera página había un día en que los tres parecían muy sorprendidos.',
        '«¿Puedo preguntar también por ella?» – «Siempre», dijeron. «Lo que sabemos es tuyo».',
      ],
      again: [
        'En el cumpleaños, la pregunta volvió entre los regalos.',
        '¿Pensará hoy en mí? Eso nadie lo sabía. {name} encendió por eso una velita más.',
      ],
      close: [
        '{name} dibujó un árbol con más raíces que líneas tenía la hoja.',
        'Algunas raíces tienen nombre, y otras un signo de pregunta. El árbol se sostiene igual.',
      ],
    },
  },
};
