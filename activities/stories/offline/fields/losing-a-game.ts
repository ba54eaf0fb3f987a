import type { Field } from '../field.ts';

export const losingAGame: Field = {
  feeling: 'storm',
  skill: 'breathe',
  patterns: {
    en: 'losing game*, lose game*, loses game*, sore loser*, bad loser*, losing board, board game*, competition*, winning losing',
    de: 'verlieren spiel*, spiel* verlier*, verlieren können, verliert spiel*, schlecht* verlierer*, verlierer*, brettspiel*, wettkampf*, gewinnen verlieren',
    fr: 'perdre jeu*, perd jeu*, mauvais perdant*, mauvaise perdante*, jeu société, compétition*, gagner perdre',
    es: 'perder juego*, pierde juego*, perdedor*, perdedora*, juego mesa, competición*, ganar perder',
  },
  cover: ['day', 'stand', 'friend', 'board@left', 'cup@right'],
  scenes: {
    happens: ['day', 'sit', 'friend', 'board@left', 'dice@right'],
    feels: ['day', 'stand', 'cloud2', 'board@left'],
    thinks: ['dusk', 'sad', 'cup@thought', 'dice@left'],
    told: ['day', 'sit', 'owl', 'dice@left'],
    step: ['day', 'breathe', 'breeze', 'friend', 'board@left'],
    again: ['day', 'stand', 'cloud1', 'dice@left', 'cup@right'],
    close: ['dusk', 'jump', 'friend', 'board@left', 'cake@right'],
  },
  texts: {
    en: {
      title: '{name} and the Last Square',
      happens: [
        'One square before the end, {name} lost the game.',
        '{friend} threw a six, hopped past, and whistled the winner’s tune. It was only a short tune.',
        'The die had lain there on the one as if it had done it on purpose.',
      ],
      feels: [
        'Something hot shot up from the tummy to the ears.',
        'Disappointment and anger are quick together. The paw wanted to sweep the pieces off the board.',
      ],
      thinks: [
        '“I always lose. I’m the worst at everything,” thought {name}.',
        '“Always” and “everything” are big words. They come when one is hurt.',
      ],
      told: [
        '{Owl} said: “Losing hurts. You don’t have to think it is nice.”',
        '“Hold your breath at the top and let it out through your nose, like air from a balloon. Then say one sentence.”',
        '“‘That makes me cross. Well played. Again?’ You may choose which parts of it are true today.”',
      ],
      step: [
        '{name} sat on both paws, blew out the air, and said: “That makes me cross.”',
        '{friend} nodded. “It would make me cross, too,” said {friend}. The pieces stayed where they were.',
        'After a while came, quite quietly: “Well played.” It had been the most difficult move of the whole game.',
      ],
      again: [
        'In the next round {name} was behind again, and the heat came back.',
        'One piece fell from the board, and it was perhaps not an accident. {name} picked it up. “Go on,” said {name}.',
      ],
      close: [
        'In the end they no longer knew who had won how often.',
        'Losing is still not nice. But the board stays on the table now, and the evening does, too.',
      ],
    },
    de: {
      title: '{name} und das letzte Feld',
      happens: [
        'Ein Feld vor dem Ziel verlor {name} das Spiel.',
        '{friend} würfelte eine Sechs, hüpfte vorbei und pfiff das Siegerlied. Es war nur ein kurzes Lied.',
        'Der Würfel hatte auf der Eins gelegen, als hätte er es mit Absicht getan.',
      ],
      feels: [
        'Etwas Heißes schoss vom Bauch bis in die Ohren.',
        'Enttäuschung und Wut sind zusammen schnell. Die Pfote wollte die Figuren vom Brett fegen.',
      ],
      thinks: [
        '„Immer verliere ich. Ich bin in allem am schlechtesten“, dachte {name}.',
        '„Immer“ und „alles“ sind große Wörter. Sie kommen, wenn etwas wehtut.',
      ],
      told: [
        '{Owl} sagte: „Verlieren tut weh. Du musst es nicht schön finden.“',
        '„Halt oben den Atem an und lass ihn durch die Nase hinaus wie Luft aus einem Ballon. Dann sag einen Satz.“',
        '„‚Das ärgert mich. Gut gespielt. Noch mal?‘ Du darfst aussuchen, welche Teile davon heute stimmen.“',
      ],
      step: [
        '{name} setzte sich auf beide Pfoten, ließ die Luft hinaus und sagte: „Das ärgert mich.“',
        '{friend} nickte. „Mich würde es auch ärgern“, sagte {friend}. Die Figuren blieben stehen.',
        'Nach einer Weile kam ganz leise: „Gut gespielt.“ Es war der schwerste Zug im ganzen Spiel gewesen.',
      ],
      again: [
        'In der nächsten Runde lag {name} wieder hinten, und die Hitze kam zurück.',
        'Eine Figur fiel vom Brett, vielleicht nicht ganz aus Versehen. {name} hob sie auf. „Weiter“, sagte {name}.',
      ],
      close: [
        'Am Ende wussten sie nicht mehr, wer wie oft gewonnen hatte.',
        'Verlieren ist immer noch nicht schön. Aber das Brett bleibt jetzt auf dem Tisch und der Abend auch.',
      ],
    },
    fr: {
      title: '{name} et la dernière case',
      happens: [
        'Une case avant la fin, {name} perdit la partie.',
        '{friend} fit un six, sauta devant et siffla l’air du vainqueur. C’était un air très court.',
        'Le dé était tombé sur le un, comme s’il l’avait fait exprès.',
      ],
      feels: [
        'Une chaleur monta du ventre jusqu’aux oreilles.',
        'La déception et la colère vont vite ensemble. La patte voulait balayer les pions du plateau.',
      ],
      thinks: [
        '« Je perds toujours. Je ne sais rien faire », pensa {name}.',
        '« Toujours » et « rien » sont de grands mots. Ils viennent quand ça fait mal.',
      ],
      told: [
        '{Owl} dit : « Perdre fait mal. Tu n’as pas à trouver ça beau. »',
        '« Retiens l’air en haut et laisse-le sortir par le nez, comme d’un ballon. Puis dis une phrase. »',
        '« “Ça m’énerve. Bien joué. On recommence ?” Choisis les morceaux qui sont vrais aujourd’hui. »',
      ],
      step: [
        '{name} s’assit sur ses deux pattes, souffla et dit : « Ça m’énerve. »',
        '{friend} hocha la tête. « Moi aussi, ça m’énerverait », dit {friend}. Les pions restèrent debout.',
        'Un peu plus tard vint, tout bas : « Bien joué. » C’était le coup le plus difficile de toute la partie.',
      ],
      again: [
        'À la manche suivante, {name} était encore derrière, et la chaleur revint.',
        'Un pion tomba du plateau, peut-être pas tout à fait par hasard. {name} le ramassa. « On continue », dit {name}.',
      ],
      close: [
        'À la fin, ils ne savaient plus qui avait gagné combien de fois.',
        'Perdre n’est toujours pas agréable. Mais le plateau reste sur la table maintenant, et la soirée aussi.',
      ],
    },
    es: {
      title: '{name} y la última casilla',
      happens: [
        'Una casilla antes del final, {name} perdió la partida.',
        '{friend} sacó un seis, pasó de un salto y silbó la canción de ganar. Era una canción muy corta.',
        'El dado había caído en el uno, como si lo hiciera adrede.',
      ],
      feels: [
        'Algo caliente subió de la barriga a las orejas.',
        'La decepción y la rabia corren juntas. La pata quería barrer las fichas del tablero.',
      ],
      thinks: [
        '«Siempre pierdo. No sé hacer nada», pensó {name}.',
        '«Siempre» y «nada» son palabras grandes. Vienen cuando algo duele.',
      ],
      told: [
        '{Owl} dijo: «Perder duele. No tiene que parecerte bonito».',
        '«Aguanta el aire arriba y suéltalo por la nariz, como el de un globo. Después di una frase».',
        '«“Me fastidia. Bien jugado. ¿Otra?” Puedes elegir qué partes son verdad hoy».',
      ],
      step: [
        '{name} se sentó sobre las dos patas, sopló y dijo: «Me fastidia».',
        '{friend} asintió. «A mí también me fastidiaría», dijo {friend}. Las fichas se quedaron de pie.',
        'Al rato llegó, muy bajito: «Bien jugado». Fue la jugada más difícil de la partida.',
      ],
      again: [
        'En la ronda siguiente, {name} iba otra vez por detrás, y volvió el calor.',
        'Una ficha cayó del tablero, quizá no del todo por azar. {name} la recogió. «Seguimos», dijo {name}.',
      ],
      close: [
        'Al final ya no sabían quién había ganado cuántas veces.',
        'Perder sigue sin ser bonito. Pero ahora el tablero se queda en la mesa, y la tarde también.',
      ],
    },
  },
};
