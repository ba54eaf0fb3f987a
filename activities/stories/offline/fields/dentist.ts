import type { Field } from '../field.ts';

export const dentist: Field = {
  feeling: 'scribble',
  skill: 'steps',
  patterns: {
    en: 'dentist*, dental, cavity, cavities, braces, tooth filling, drill tooth, brushing teeth, toothache',
    de: 'zahnarzt*, zahnärzt*, zahnspange*, karies, loch zahn, zahnbehandlung*, zähne putzen, zähneputzen, zahnweh, zahnschmerz*',
    fr: 'dentiste*, carie*, appareil dentaire, dentaire*, brosser dents, mal dents',
    es: 'dentista*, caries, aparato dental, ortodon*, dental, cepillar* dientes, dolor muela*',
  },
  cover: ['day', 'wave', 'armchair@left', 'toothbrush@right'],
  scenes: {
    happens: ['morning', 'stand', 'toothbrush@hand', 'calendar@left'],
    feels: ['day', 'sad', 'cloud2', 'armchair@left'],
    thinks: ['day', 'hide', 'tooth@thought', 'armchair@left'],
    told: ['day', 'sit', 'owl', 'mirror@left'],
    step: ['day', 'sit', 'stones', 'stop@hand', 'armchair@left', 'mirror@right'],
    again: ['day', 'breathe', 'breeze', 'cloud1', 'armchair@left'],
    close: ['dusk', 'jump', 'friend', 'toothbrush@left', 'tooth@right'],
  },
  texts: {
    en: {
      title: '{name} in the Dentist’s Chair',
      happens: [
        'On the calendar there was a tooth. It meant: dentist.',
        '{name} brushed for so long that morning that the foam ran down to the scarf.',
        'Perhaps if everything was white enough, nobody would want to look inside.',
      ],
      feels: [
        'The chair was big, the lamp was bright, and {name} felt afraid.',
        'The mouth shut itself tight, like a door in the wind, and the paws held on to the armrests.',
      ],
      thinks: [
        '“If I open up, I cannot say stop any more,” {name} thought.',
        'Lying on your back with your mouth open, you feel much smaller than when you are standing up.',
      ],
      told: [
        '{Owl} said: “You can say stop without words. Lift your paw, and everything stops.”',
        '“Agree on it before it begins. Then try it out, so that you know it is true.”',
        '“It may buzz and tickle and press. If it hurts, the paw goes up, and they will help.”',
      ],
      step: [
        '{name} lifted a paw, just to try. The dentist stopped at once.',
        '“That works well,” said the dentist, and showed the little mirror and what each thing does.',
        'Then the mouth opened, first as wide as a pea, then a berry, then a plum.',
      ],
      again: [
        'When it buzzed, the fear came back.',
        'Up went the paw. It was quiet. {name} breathed three times and nodded: now we can go on.',
      ],
      close: [
        'In the evening {name} brushed the teeth, and there was a little less foam.',
        'The dentist will look again in half a year. That is still not a nice day. But the paw knows what to do.',
      ],
    },
    de: {
      title: '{name} auf dem Zahnarztstuhl',
      happens: [
        'Im Kalender war ein Zahn gemalt. Das hieß: Zahnarzt.',
        '{name} putzte an diesem Morgen so lange, dass der Schaum bis auf den Schal lief.',
        'Wenn alles weiß genug war, wollte vielleicht niemand hineinschauen.',
      ],
      feels: [
        'Der Stuhl war groß, die Lampe hell, und {name} hatte Angst.',
        'Der Mund ging von selbst zu wie eine Tür im Wind, und die Pfoten hielten sich an den Lehnen fest.',
      ],
      thinks: [
        '„Wenn ich aufmache, kann ich nicht mehr Halt sagen“, dachte {name}.',
        'Wer mit offenem Mund auf dem Rücken liegt, fühlt sich viel kleiner als im Stehen.',
      ],
      told: [
        '{Owl} sagte: „Halt geht auch ohne Worte. Heb die Pfote, und alles hält an.“',
        '„Macht das aus, bevor es losgeht. Und probier es aus, damit du weißt, dass es stimmt.“',
        '„Es kann summen, kitzeln und drücken. Wenn es wehtut, geht die Pfote hoch, und man hilft dir.“',
      ],
      step: [
        '{name} hob die Pfote, nur zur Probe. Der Zahnarzt hielt sofort an.',
        '„Das klappt gut“, sagte er und zeigte den kleinen Spiegel und wofür jedes Ding da ist.',
        'Da ging der Mund auf, erst so weit wie eine Erbse, dann eine Beere, dann eine Pflaume.',
      ],
      again: [
        'Als es summte, kam die Angst zurück.',
        'Die Pfote ging hoch. Es wurde still. {name} atmete dreimal und nickte: Jetzt geht es weiter.',
      ],
      close: [
        'Am Abend putzte {name} die Zähne, mit etwas weniger Schaum.',
        'In einem halben Jahr wird wieder geschaut. Das wird immer noch kein schöner Tag. Aber die Pfote weiß, was zu tun ist.',
      ],
    },
    fr: {
      title: '{name} dans le fauteuil du dentiste',
      happens: [
        'Sur le calendrier, il y avait une dent. Cela voulait dire : dentiste.',
        'Ce matin-là, {name} brossa si longtemps que la mousse coula jusque sur l’écharpe.',
        'Si tout était assez blanc, peut-être que personne ne voudrait regarder dedans.',
      ],
      feels: [
        'Le fauteuil était grand, la lampe forte, et {name} avait peur.',
        'La bouche se ferma toute seule, comme une porte dans le vent, et les pattes serraient les accoudoirs.',
      ],
      thinks: [
        '« Si j’ouvre, je ne pourrai plus dire stop », pensa {name}.',
        'Quand on est sur le dos, la bouche ouverte, on se sent bien plus petit que debout.',
      ],
      told: [
        '{Owl} dit : « On peut dire stop sans mots. Lève la patte, et tout s’arrête. »',
        '« Mettez-vous d’accord avant de commencer. Et essaie, pour savoir que c’est vrai. »',
        '« Ça peut vibrer, chatouiller, appuyer. Si ça fait mal, la patte se lève, et on t’aide. »',
      ],
      step: [
        '{name} leva la patte, pour essayer. Le dentiste s’arrêta aussitôt.',
        '« Ça marche bien », dit-il, et il montra le petit miroir et à quoi sert chaque chose.',
        'Alors la bouche s’ouvrit, d’abord comme un pois, puis une mûre, puis une prune.',
      ],
      again: [
        'Quand ça vibra, la peur revint.',
        'La patte se leva. Tout se tut. {name} respira trois fois et fit oui : on peut continuer.',
      ],
      close: [
        'Le soir, {name} se brossa les dents, avec un peu moins de mousse.',
        'Dans six mois, on regardera encore. Ce ne sera toujours pas une belle journée. Mais la patte sait quoi faire.',
      ],
    },
    es: {
      title: '{name} en el sillón del dentista',
      happens: [
        'En el calendario había un diente dibujado. Quería decir: dentista.',
        'Aquella mañana, {name} se cepilló tanto que la espuma llegó hasta la bufanda.',
        'Si estaba bastante blanco, quizá nadie querría mirar dentro.',
      ],
      feels: [
        'El sillón era grande, la lámpara fuerte, y {name} tenía miedo.',
        'La boca se cerró como una puerta con el viento, y las patas se agarraron a los brazos del sillón.',
      ],
      thinks: [
        '«Si abro la boca, ya no podré decir alto», pensó {name}.',
        'Con la boca abierta y mirando al techo, cualquiera se siente mucho más pequeño que de pie.',
      ],
      told: [
        '{Owl} dijo: «Se puede decir alto sin palabras. Levanta la pata, y se para la máquina».',
        '«Poneos de acuerdo antes de empezar. Y pruébalo, para saber que es verdad».',
        '«Puede zumbar, hacer cosquillas y apretar. Si duele, la pata sube y te ayudan».',
      ],
      step: [
        '{name} levantó la pata, solo para probar. El dentista paró enseguida.',
        '«Funciona bien», dijo, y enseñó el espejito y para qué sirve cada cosa.',
        'Entonces la boca se abrió, primero como un guisante, luego como una mora, luego como una ciruela.',
      ],
      again: [
        'Cuando zumbó, el miedo volvió.',
        'La pata subió. Hubo silencio. {name} respiró tres veces y asintió: ya podemos seguir.',
      ],
      close: [
        'Por la noche, {name} se cepilló los dientes con un poco menos de espuma.',
        'Dentro de medio año volverán a mirar. Seguirá sin ser un día bonito. Pero la pata sabe qué hacer.',
      ],
    },
  },
};
