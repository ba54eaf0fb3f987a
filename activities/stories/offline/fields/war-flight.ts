import type { Field } from '../field.ts';

export const warFlight: Field = {
  feeling: 'shadow',
  skill: 'together',
  patterns: {
    en: 'war, refugee*, fleeing, fled, asylum, bomb*, escape war, displaced, migration',
    de: 'krieg*, flucht*, flüchtling*, geflohen, geflüchtet*, asyl*, bomben, vertreib*',
    fr: 'guerre*, réfugié*, fuite, fuir, asile, bombe*, exil, exode, migration',
    es: 'guerra*, refugiad*, huir, huida, asilo, bomba*, exilio, desplazad*, migración',
  },
  cover: ['dusk', 'walk', 'friend', 'suitcase@right', 'tent@left'],
  scenes: {
    happens: ['night', 'walk', 'suitcase@right', 'house@back'],
    feels: ['night', 'hide', 'cloud3', 'suitcase@left'],
    thinks: ['night', 'sit', 'tent@left', 'house@thought'],
    told: ['dusk', 'sit', 'owl', 'tent@left'],
    step: ['day', 'stand', 'words', 'map@left', 'bridge@back'],
    again: ['dusk', 'hide', 'cloud2', 'tent@left'],
    close: ['dusk', 'sit', 'friend', 'hearts', 'tent@left', 'teacup@right'],
  },
  texts: {
    en: {
      title: '{name} and the Long Way',
      happens: [
        'There was war where {name} lived. They had to flee at night.',
        'One suitcase for everybody. The toys stayed on the shelf, and nobody locked the door.',
        'They went on foot, by bus, and on foot again, until the names on the signs could not be read any more.',
      ],
      feels: [
        'Inside {name} there was fear, and beside it a great tiredness.',
        'The ears were listening all the time, even here, where it was quiet.',
      ],
      thinks: [
        '“When are we going home? And who is watering the tree?” thought {name}.',
        'The grown-ups were crying behind a blanket and believed that nobody could hear.',
      ],
      told: [
        '{Owl} said: “You have come a long way. Here you may sleep. Here you are safe now.”',
        '“Nothing about the war is your fault. Big people begin wars, children never do.”',
        '“When home will be possible, I don’t know. Who is with you today, I do know. We will say their names.”',
      ],
      step: [
        '{name} drew the way: the house, the bridge, the bus, the tent.',
        'With each drawing a bit of it moved out of the tummy and onto the paper.',
        'In the last corner {name} drew the tree. “So that it doesn’t get lost,” said {name} in two languages.',
      ],
      again: [
        'At the bang of a door, {name} was under the table at once.',
        'It was only a door. Somebody crawled under there as well, and they stayed until the ears believed it.',
      ],
      close: [
        'In the evening they drink tea as they did at home, from other cups.',
        'Not everyone who is missed is here, and not all is well. But {name} knows a word in the new language: together.',
      ],
    },
    de: {
      title: '{name} und der lange Weg',
      happens: [
        'Wo {name} wohnte, war Krieg. In der Nacht mussten sie fliehen.',
        'Ein Koffer für alle. Das Spielzeug blieb im Regal, und niemand schloss die Tür ab.',
        'Sie gingen zu Fuß, fuhren mit dem Bus und gingen wieder zu Fuß, bis man die Namen auf den Schildern nicht mehr lesen konnte.',
      ],
      feels: [
        'In {name} war Angst und daneben eine große Müdigkeit.',
        'Die Ohren horchten die ganze Zeit, sogar hier, wo es still war.',
      ],
      thinks: [
        '„Wann gehen wir heim? Und wer gießt den Baum?“, dachte {name}.',
        'Die Großen weinten hinter einer Decke und glaubten, niemand könne es hören.',
      ],
      told: [
        '{Owl} sagte: „Du bist einen weiten Weg gekommen. Hier darfst du schlafen. Hier bist du jetzt sicher.“',
        '„An einem Krieg bist du nicht schuld. Kriege fangen Große an, Kinder nie.“',
        '„Wann es heimgeht, weiß ich nicht. Wer heute bei dir ist, weiß ich. Wir sagen ihre Namen.“',
      ],
      step: [
        '{name} malte den Weg: das Haus, die Brücke, den Bus, das Zelt.',
        'Mit jedem Bild zog ein Stückchen davon aus dem Bauch auf das Papier.',
        'In die letzte Ecke malte {name} den Baum. „Damit er nicht verloren geht“, sagte {name} in zwei Sprachen.',
      ],
      again: [
        'Als eine Tür knallte, war {name} sofort unter dem Tisch.',
        'Es war nur eine Tür. Jemand kroch dazu, und sie blieben, bis die Ohren es glaubten.',
      ],
      close: [
        'Am Abend trinken sie Tee wie daheim, aus anderen Tassen.',
        'Nicht alle, die fehlen, sind hier, und nicht alles ist gut. Aber {name} kennt ein Wort in der neuen Sprache: zusammen.',
      ],
    },
    fr: {
      title: '{name} et le long chemin',
      happens: [
        'Là où vivait {name}, il y avait la guerre. Une nuit, il fallut fuir.',
        'Une valise pour tous. Les jouets restèrent sur l’étagère, et personne ne ferma la porte à clé.',
        'À pied, en bus, encore à pied, jusqu’à ce qu’on ne puisse plus lire les noms sur les panneaux.',
      ],
      feels: [
        'En {name}, il y avait la peur, et à côté une grande fatigue.',
        'Les oreilles écoutaient tout le temps, même ici, où c’était calme.',
      ],
      thinks: [
        '« Quand est-ce qu’on rentre ? Et qui arrose l’arbre ? » pensa {name}.',
        'Les grands pleuraient derrière une couverture et croyaient que personne n’entendait.',
      ],
      told: [
        '{Owl} dit : « Tu viens de très loin. Ici, tu peux dormir. Ici, tu es maintenant à l’abri. »',
        '« La guerre n’est pas ta faute. Ce sont les grands qui font les guerres, jamais les enfants. »',
        '« Quand on rentrera, je ne le sais pas. Qui est avec toi aujourd’hui, je le sais. Disons leurs noms. »',
      ],
      step: [
        '{name} dessina le chemin : la maison, le pont, le bus, la tente.',
        'À chaque dessin, un petit morceau passait du ventre sur le papier.',
        'Dans le dernier coin, {name} dessina l’arbre. « Pour qu’il ne se perde pas », dit {name} en deux langues.',
      ],
      again: [
        'Quand une porte claqua, {name} fut aussitôt sous la table.',
        'Ce n’était qu’une porte. Quelqu’un vint dessous aussi, et ils restèrent jusqu’à ce que les oreilles le croient.',
      ],
      close: [
        'Le soir, ils boivent le thé comme chez eux, dans d’autres tasses.',
        'Tous ceux qui manquent ne sont pas là, et tout ne va pas bien. Mais {name} connaît un mot de la nouvelle langue : ensemble.',
      ],
    },
    es: {
      title: '{name} y el camino largo',
      happens: [
        'Donde vivía {name} había guerra. Una noche tuvieron que huir.',
        'Una maleta para la familia entera. Los juguetes se quedaron en el estante, y nadie cerró la puerta con llave.',
        'Fueron a pie, en autobús y otra vez a pie, hasta que ya no se podían leer los nombres de los carteles.',
      ],
      feels: [
        'Dentro de {name} había miedo, y al lado un gran cansancio.',
        'Los oídos escuchaban sin parar, incluso aquí, donde había calma.',
      ],
      thinks: [
        '«¿Cuándo volvemos a casa? ¿Y quién riega el árbol?», pensó {name}.',
        'Los mayores lloraban detrás de una manta y creían que nadie los oía.',
      ],
      told: [
        '{Owl} dijo: «Has venido de muy lejos. Aquí puedes dormir. Aquí ahora estás a salvo».',
        '«La guerra no es culpa tuya. Las guerras las empiezan los mayores, nunca los niños».',
        '«Cuándo será la vuelta, no lo sé. Quién está contigo hoy, sí lo sé. Vamos a decir sus nombres».',
      ],
      step: [
        '{name} dibujó el camino: la casa, el puente, el autobús, la tienda.',
        'Con cada dibujo, un trocito pasaba de la barriga al papel.',
        'En la última esquina, {name} dibujó el árbol. «Para que no se pierda», dijo {name} en dos idiomas.',
      ],
      again: [
        'Cuando una puerta dio un portazo, {name} se metió bajo la mesa.',
        'Era solo una puerta. Alguien se metió también, y se quedaron hasta que los oídos lo creyeron.',
      ],
      close: [
        'Por la noche beben té como en casa, en otras tazas.',
        'No están las personas que faltan, y no va bien cada cosa. Pero {name} sabe una palabra del idioma nuevo: juntos.',
      ],
    },
  },
};
