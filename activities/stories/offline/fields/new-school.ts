import type { Field } from '../field.ts';

export const newSchool: Field = {
  feeling: 'scribble',
  skill: 'steps',
  patterns: {
    en: '~school, first day school, new school, starting school, changing school*, school refusal, new class, new teacher',
    de: '~schule, einschul*, schulanfang, schulstart, schulwechsel, neue schule, erster schultag, schulangst, neue klasse, schulweg*',
    fr: '~école, rentrée, nouvelle école, première rentrée, changer école, nouvelle classe, phobie scolaire',
    es: '~escuela, ~colegio, ~cole, nueva escuela, escuela nueva, nuevo colegio, colegio nuevo, primer día cole*, cambio cole*, nueva clase',
  },
  cover: ['morning', 'wave', 'friend', 'school@back', 'satchel@right'],
  scenes: {
    happens: ['morning', 'stand', 'satchel@left', 'pencil@right'],
    feels: ['morning', 'sad', 'cloud2', 'satchel@left'],
    thinks: ['night', 'sit', 'school@thought', 'satchel@left'],
    told: ['day', 'stand', 'owl', 'satchel@left'],
    step: ['morning', 'walk', 'stones', 'school@back'],
    again: ['day', 'hide', 'cloud1', 'bench@left', 'group@right'],
    close: ['day', 'jump', 'friend', 'school@back', 'satchel@right'],
  },
  texts: {
    en: {
      title: '{name} and the Big School Gate',
      happens: [
        'A new satchel stood by the door. Tomorrow school would begin.',
        'It smelled of leather and pencils, and there was not a single scratch on it yet.',
        '“You will like it,” everybody said, and nobody could say where the toilets were.',
      ],
      feels: [
        '{name}’s knees were soft, and breakfast would not go down.',
        'This was nervousness: the tummy knows that something big is coming, and does not know what.',
      ],
      thinks: [
        '“What if I get lost? What if nobody sits next to me?”',
        'In {name}’s head the school grew, until it had a thousand corridors and not one friendly door.',
      ],
      told: [
        '{Owl} said: “You need not know the whole school. Find one door, one hook, one face.”',
        '“Everybody in your class looks for those on the first day, even those who pretend they don’t.”',
        '“And a teacher is somebody you may ask. That is what they are there for, on the hundredth day as well.”',
      ],
      step: [
        '{name} walked to the gate, and counted the steps: one door.',
        'Behind it was a row of hooks, and one of them had an empty place. One hook!',
        'A girl hare with a crooked plait looked up and moved her bag aside, and so there was one face, too.',
      ],
      again: [
        'At break the yard was loud, and {name} did not know where to go.',
        'The feet wanted home. So {name} stood by the wall for a while, which is allowed, and watched how it works.',
      ],
      close: [
        'On the way home the satchel had its first scratch.',
        'Not all of it had been nice. But now {name} knew where the toilets were, and a name: Lotte.',
      ],
    },
    de: {
      title: '{name} und das große Schultor',
      happens: [
        'Ein neuer Ranzen stand an der Tür. Morgen begann die Schule.',
        'Er roch nach Leder und Stiften, und noch hatte er keinen einzigen Kratzer.',
        '„Es wird dir gefallen“, sagten alle, und niemand konnte sagen, wo die Toiletten waren.',
      ],
      feels: [
        'Die Knie von {name} waren weich, und das Frühstück wollte nicht rutschen.',
        'Das war Aufregung: Der Bauch weiß, dass etwas Großes kommt, und weiß nicht, was.',
      ],
      thinks: [
        '„Was, wenn ich mich verlaufe? Was, wenn keiner neben mir sitzt?“',
        'Im Kopf von {name} wuchs die Schule, bis sie tausend Flure hatte und keine einzige freundliche Tür.',
      ],
      told: [
        '{Owl} sagte: „Du musst nicht die ganze Schule kennen. Such eine Tür, einen Haken, ein Gesicht.“',
        '„Die suchen am ersten Tag alle in deiner Klasse, auch die, die so tun, als ob nicht.“',
        '„Und eine Lehrerin darfst du fragen. Dafür ist sie da, auch noch am hundertsten Tag.“',
      ],
      step: [
        '{name} ging zum Tor und zählte die Schritte: eine Tür.',
        'Dahinter hing eine Reihe Haken, und einer davon war frei. Ein Haken!',
        'Ein Hasenmädchen mit schiefem Zopf schaute hoch und rückte die Tasche beiseite, und so war da auch ein Gesicht.',
      ],
      again: [
        'In der Pause war der Hof laut, und {name} wusste nicht, wohin.',
        'Die Füße wollten heim. Da stellte sich {name} eine Weile an die Mauer, was erlaubt ist, und schaute zu, wie es geht.',
      ],
      close: [
        'Auf dem Heimweg hatte der Ranzen seinen ersten Kratzer.',
        'Nicht alles war schön gewesen. Aber nun wusste {name}, wo die Toiletten sind, und einen Namen: Lotte.',
      ],
    },
    fr: {
      title: '{name} et la grande porte de l’école',
      happens: [
        'Un cartable neuf attendait près de la porte. Demain, c’était l’école.',
        'Il sentait le cuir et les crayons, et il n’avait pas encore une seule rayure.',
        '« Ça te plaira », disait tout le monde, et personne ne savait dire où étaient les toilettes.',
      ],
      feels: [
        'Les genoux de {name} étaient mous, et le petit déjeuner ne passait pas.',
        'C’était le trac : le ventre sait que quelque chose de grand arrive, et ne sait pas quoi.',
      ],
      thinks: [
        '« Et si je me perds ? Et si personne ne s’assoit à côté de moi ? »',
        'Dans la tête de {name}, l’école grandissait, avec mille couloirs et pas une seule porte gentille.',
      ],
      told: [
        '{Owl} dit : « Pas besoin de connaître toute l’école. Cherche une porte, un crochet, un visage. »',
        '« Le premier jour, toute la classe cherche cela, même ceux qui font semblant que non. »',
        '« Et une maîtresse, on peut lui demander. Elle est là pour ça, le centième jour aussi. »',
      ],
      step: [
        '{name} marcha jusqu’au portail en comptant les pas : une porte.',
        'Derrière, il y avait une rangée de crochets, et l’un d’eux était libre. Un crochet !',
        'Une petite lièvre à la tresse de travers leva les yeux et poussa son sac : il y avait donc aussi un visage.',
      ],
      again: [
        'À la récréation, la cour était bruyante, et {name} ne savait pas où aller.',
        'Les pieds voulaient rentrer. Alors {name} resta un moment contre le mur, c’est permis, et regarda comment on fait.',
      ],
      close: [
        'Sur le chemin du retour, le cartable avait sa première rayure.',
        'Tout n’avait pas été beau. Mais {name} savait maintenant où sont les toilettes, et un prénom : Lotte.',
      ],
    },
    es: {
      title: '{name} y la gran puerta de la escuela',
      happens: [
        'Una mochila nueva esperaba junto a la puerta. Mañana empezaba la escuela.',
        'Olía a cuero y a lápices, y todavía no tenía ni un solo arañazo.',
        '«Te gustará», decía la gente, y nadie sabía decir dónde estaban los baños.',
      ],
      feels: [
        '{name} tenía las rodillas blandas, y el desayuno no bajaba.',
        'Eran nervios: la barriga sabe que viene algo grande y no sabe qué.',
      ],
      thinks: [
        '«¿Y si me pierdo? ¿Y si nadie se sienta a mi lado?»',
        'En la cabeza de {name}, la escuela crecía hasta tener mil pasillos y ni una puerta amable.',
      ],
      told: [
        '{Owl} dijo: «No hace falta conocer la escuela entera. Busca una puerta, un gancho, una cara».',
        '«El primer día, la clase entera busca eso, también quienes fingen que no».',
        '«Y a una maestra se le puede preguntar. Para eso está, también el día número cien».',
      ],
      step: [
        '{name} caminó hasta la verja contando los pasos: una puerta.',
        'Detrás había una fila de ganchos, y uno estaba libre. ¡Un gancho!',
        'Una liebre con la trenza torcida levantó la vista y apartó su bolsa, y así hubo también una cara.',
      ],
      again: [
        'En el recreo había mucho ruido, y {name} no sabía adónde ir.',
        'Los pies querían irse a casa. Así que {name} se quedó un rato junto al muro, que está permitido, y miró cómo se hace.',
      ],
      close: [
        'De vuelta a casa, la mochila tenía su primer arañazo.',
        'No había sido bonito cada momento. Pero ahora {name} sabía dónde están los baños, y un nombre: Lotte.',
      ],
    },
  },
};
