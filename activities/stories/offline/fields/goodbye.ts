import type { Field } from '../field.ts';

export const goodbye: Field = {
  feeling: 'rain',
  skill: 'treasure',
  patterns: {
    en: 'goodbye*, farewell, friend moves away, friend moving away, friend moved, ending therapy, end therapy, last session, leaving, parting, teacher leaving',
    de: 'abschied*, abschied nehmen, freund zieht weg, freundin zieht weg, therapieende, ende therapie, letzte stunde, verabschied*, auf wiedersehen',
    fr: 'adieu*, au revoir, départ*, ami déménage, amie déménage, fin thérapie, dernière séance, séparer ami',
    es: 'despedi*, adiós, amigo muda, amiga muda, fin terapia, última sesión',
  },
  cover: ['dusk', 'wave', 'friend', 'train@back', 'letter@right'],
  scenes: {
    happens: ['day', 'stand', 'friend', 'suitcase@right', 'calendar@left'],
    feels: ['dusk', 'sad', 'cloud2', 'calendar@left'],
    thinks: ['night', 'sit', 'train@thought', 'bench@left'],
    told: ['day', 'sit', 'owl', 'letter@left'],
    step: ['day', 'stand', 'lantern', 'gift@left', 'letter@right'],
    again: ['dusk', 'wave', 'cloud1', 'train@back'],
    close: ['dusk', 'sit', 'letter@left', 'bench@back', 'star@thought'],
  },
  texts: {
    en: {
      title: '{name} and the Last Wave',
      happens: [
        'Somebody dear to {name} was going away, and would not come back soon.',
        'There was a date for it, a circle on the calendar. Up to it there were five small boxes.',
        'Each box looked quite ordinary, and each was one of the last.',
      ],
      feels: [
        '{name} was sad, even before it had happened.',
        'And prickly with it: suddenly everything the other one did was annoying. That is also a way of being sad.',
      ],
      thinks: [
        '“If I am angry enough, perhaps it won’t hurt,” thought {name}.',
        'Or simply not be there on that day. Then it could not happen at all.',
      ],
      told: [
        '{Owl} said: “A goodbye hurts most where it is swallowed. It wants to be said.”',
        '“Four sentences fit into a goodbye: Thank you. I’m sorry. I’ll miss you. This stays with me.”',
        '“What you learned with somebody is not in their suitcase. It is in yours.”',
      ],
      step: [
        '{name} wrote the four sentences on a piece of paper and read them aloud.',
        'At the third the voice went, and {name} waited until it came back.',
        'Then they exchanged something: a round pebble for a red button, and both were warm from being held.',
      ],
      again: [
        'On the day itself {name} would have liked to hide.',
        'But {name} stood there and waved until the arm was heavy and nothing could be seen any more.',
      ],
      close: [
        'On the bench there is a free place now, and it shows.',
        'It is not filled at once. In the pocket {name} feels the red button, and knows a song that begins with it.',
      ],
    },
    de: {
      title: '{name} und das letzte Winken',
      happens: [
        'Jemand, der {name} lieb war, ging fort, und ein Abschied kam.',
        'Dafür gab es ein Datum, einen Kreis im Kalender. Bis dorthin waren es fünf kleine Kästchen.',
        'Jedes Kästchen sah ganz gewöhnlich aus, und jedes war eins der letzten.',
      ],
      feels: [
        '{name} war traurig, noch bevor es geschah.',
        'Und stachlig dazu: Auf einmal nervte alles, was der andere tat. Auch so kann man traurig sein.',
      ],
      thinks: [
        '„Wenn ich wütend genug bin, tut es vielleicht nicht weh“, dachte {name}.',
        'Oder an dem Tag einfach nicht da sein. Dann konnte es gar nicht passieren.',
      ],
      told: [
        '{Owl} sagte: „Ein Abschied tut da am meisten weh, wo man ihn hinunterschluckt. Er will gesagt werden.“',
        '„Vier Sätze passen in einen Abschied: Danke. Es tut mir leid. Du wirst mir fehlen. Das bleibt bei mir.“',
        '„Was du mit jemandem gelernt hast, liegt nicht in seinem Koffer. Es liegt in deinem.“',
      ],
      step: [
        '{name} schrieb die vier Sätze auf einen Zettel und las sie vor.',
        'Beim dritten ging die Stimme weg, und {name} wartete, bis sie wiederkam.',
        'Dann tauschten sie etwas: einen runden Kiesel gegen einen roten Knopf, und beide waren warm vom Festhalten.',
      ],
      again: [
        'Am Tag selbst hätte sich {name} am liebsten versteckt.',
        'Aber {name} stand da und winkte, bis der Arm schwer war und man nichts mehr sah.',
      ],
      close: [
        'Auf der Bank ist jetzt ein Platz frei, und das sieht man.',
        'Er füllt sich nicht gleich. In der Tasche spürt {name} den roten Knopf und kennt ein Lied, das mit ihm anfängt.',
      ],
    },
    fr: {
      title: '{name} et le dernier signe',
      happens: [
        'Quelqu’un de cher à {name} s’en allait : il fallait se dire adieu.',
        'Il y avait une date, un cercle sur le calendrier. Jusque-là, cinq petites cases.',
        'Chaque case avait l’air tout ordinaire, et chacune était une des dernières.',
      ],
      feels: [
        '{name} avait de la peine, avant même que cela arrive.',
        'Et des piquants avec : soudain, tout ce que faisait l’autre agaçait. C’est aussi une façon d’être triste.',
      ],
      thinks: [
        '« Si je me fâche assez fort, ça ne fera peut-être pas mal », pensa {name}.',
        'Ou ne pas être là, ce jour-là. Alors, ça ne pourrait pas arriver.',
      ],
      told: [
        '{Owl} dit : « Un au revoir fait le plus mal là où on l’avale. Il veut être dit. »',
        '« Quatre phrases y entrent : Merci. Pardon. Tu vas me manquer. Cela reste avec moi. »',
        '« Ce que tu as appris avec quelqu’un n’est pas dans sa valise. C’est dans la tienne. »',
      ],
      step: [
        '{name} écrivit les quatre phrases sur un papier et les lut.',
        'À la troisième, la voix partit, et {name} attendit qu’elle revienne.',
        'Puis ils firent un échange : un caillou rond contre un bouton rouge, tout chauds d’avoir été serrés.',
      ],
      again: [
        'Le jour même, {name} aurait préféré se cacher.',
        'Mais {name} resta là et fit signe, jusqu’à ce que le bras soit lourd et qu’on ne voie plus rien.',
      ],
      close: [
        'Sur le banc, une place est libre maintenant, et cela se voit.',
        'Elle ne se remplit pas tout de suite. Dans la poche, il y a le bouton rouge, et une chanson qui commence par lui.',
      ],
    },
    es: {
      title: '{name} y el último saludo',
      happens: [
        'Alguien a quien {name} quería se iba lejos: venía una despedida.',
        'Tenía fecha, un círculo en el calendario. Hasta allí quedaban cinco casillas.',
        'Cada casilla parecía de lo más normal, y cada una era de las últimas.',
      ],
      feels: [
        '{name} tenía pena antes de que pasara.',
        'Y pinchos además: de pronto molestaba lo que hiciera la otra persona. También así se está triste.',
      ],
      thinks: [
        '«Si me enfado bastante, a lo mejor no duele», pensó {name}.',
        'O no estar ese día, y ya. Así no podría pasar.',
      ],
      told: [
        '{Owl} dijo: «Una despedida duele más donde uno se la traga. Quiere que la digan».',
        '«Caben cuatro frases: Gracias. Perdón. Te voy a echar de menos. Esto se queda conmigo».',
        '«Lo que aprendiste con alguien no va en su maleta. Va en la tuya».',
      ],
      step: [
        '{name} escribió las cuatro frases en un papel y las leyó.',
        'En la tercera se fue la voz, y {name} esperó a que volviera.',
        'Después hicieron un cambio: una piedra redonda por un botón rojo, calentitos de tanto apretarlos.',
      ],
      again: [
        'El día mismo, {name} habría preferido esconderse.',
        'Pero {name} se quedó allí y saludó hasta que pesó el brazo y ya no se veía nada.',
      ],
      close: [
        'En el banco hay ahora un sitio libre, y se nota.',
        'No se llena enseguida. En el bolsillo está el botón rojo, y {name} sabe una canción que empieza por él.',
      ],
    },
  },
};
