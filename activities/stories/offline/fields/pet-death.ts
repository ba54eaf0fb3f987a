import type { Field } from '../field.ts';

export const petDeath: Field = {
  feeling: 'rain',
  skill: 'treasure',
  mourns: true,
  patterns: {
    en: 'pet d*ed, pet death, death pet, pet dead, dead pet, dog died, dog dead, death dog, dog death, cat died, cat dead, death cat, cat death, hamster died, death hamster, rabbit died, guinea pig died, fish died, bird died, budgie died, horse died, loss pet, losing pet, lost pet, put sleep pet, put sleep dog, put sleep cat, dying dog, dying cat, dying pet',
    de: 'haustier tod, haustier gestorben, haustier* stirbt, haustier tot, tod haustier*, hund gestorben, hund tot, tod hund*, hund stirbt, katze gestorben, katze tot, tod katze, katze stirbt, kater gestorben, hamster gestorben, tod hamster*, hamster stirbt, meerschweinchen gestorben, kaninchen gestorben, hase gestorben, wellensittich gestorben, pferd gestorben, fisch gestorben, tier gestorben, tod tier*, eingeschläfert*',
    fr: 'mort chien, mort chat, mort animal, mort hamster, mort lapin, mort poisson, mort cheval, chien mort*, chat mort*, animal mort*, perte animal, perte chien, perte chat',
    es: 'muerte mascota, murió mascota, muerte perr*, murió perr*, perr* muerto, perr* muert*, muerte gat*, murió gat*, gat* muert*, mascota muert*, muerte hámster, murió hámster, muerte conejo, muerte animal, pérdida mascota, muerto mascota',
  },
  cover: ['dusk', 'sit', 'friend', 'bowl@left', 'flowers@right'],
  scenes: {
    happens: ['morning', 'stand', 'cloud1', 'bowl@left'],
    feels: ['dusk', 'sad', 'cloud2', 'bowl@left'],
    thinks: ['night', 'sit', 'cloud1', 'bowl@left', 'star@thought'],
    told: ['dusk', 'sit', 'owl', 'candle@left'],
    step: ['day', 'stand', 'lantern', 'flowers@left', 'photo@right'],
    again: ['morning', 'sad', 'cloud1', 'bowl@right', 'door@left'],
    close: ['dusk', 'sit', 'friend', 'flowers@left', 'tree@back'],
  },
  texts: {
    en: {
      title: '{name} and the Empty Bowl',
      happens: [
        'In the morning {pet} did not get up any more. {Pet} had died.',
        'The bowl was still full, and one paw print was still on the kitchen floor.',
        'Being dead means that the body has stopped: it does not breathe, it does not hurt, and it does not wake up.',
      ],
      feels: [
        'A heavy sadness sat on {name}’s chest.',
        'Sometimes tears ran out of it. Sometimes there was only a hole, where there had always been a warm back.',
      ],
      thinks: [
        '“Did I do something wrong? Would it have helped if I had looked earlier?”',
        'Heads look for a reason when something is too sad. Not everything they find is true.',
      ],
      told: [
        '{Owl} said: “You did not make it happen, not by a word and not by a thought.”',
        '“Missing is love that does not know where to go. It may take all the time it needs.”',
        '“You may laugh in between as well. {Pet} would not have minded.”',
      ],
      step: [
        '{name} picked flowers and said goodbye to {pet}.',
        '“You always slept on my feet. You hated the rain. I will not forget you.”',
        'Then {name} laid a favourite ball among the flowers and stayed there until the evening grew cool.',
      ],
      again: [
        'A few days later {name} filled the bowl, just out of habit.',
        'And there it was again, the sadness, as big as on the first day. It comes in waves, and waves pass.',
      ],
      close: [
        'Where the flowers grow, {name} sometimes sits and tells how the day was.',
        '{Pet} does not come back. But the stories about {pet} are still there, and there are many.',
      ],
    },
    de: {
      title: '{name} und der leere Napf',
      happens: [
        'Am Morgen stand {pet} nicht mehr auf. {Pet} war gestorben.',
        'Der Napf war noch voll, und auf dem Küchenboden war noch ein Pfotenabdruck.',
        'Tot sein heißt, dass der Körper aufgehört hat: Er atmet nicht, ihm tut nichts weh, und er wacht nicht auf.',
      ],
      feels: [
        'Eine schwere Traurigkeit saß auf der Brust von {name}.',
        'Manchmal liefen Tränen heraus. Manchmal war da nur ein Loch, wo immer ein warmer Rücken gewesen war.',
      ],
      thinks: [
        '„Habe ich etwas falsch gemacht? Hätte es geholfen, früher nachzusehen?“',
        'Köpfe suchen einen Grund, wenn etwas zu traurig ist. Nicht alles, was sie finden, stimmt.',
      ],
      told: [
        '{Owl} sagte: „Du hast es nicht gemacht, mit keinem Wort und mit keinem Gedanken.“',
        '„Vermissen ist Liebe, die nicht weiß, wohin. Sie darf so lange brauchen, wie sie braucht.“',
        '„Lachen darfst du zwischendurch auch. {Pet} hätte nichts dagegen gehabt.“',
      ],
      step: [
        '{name} pflückte Blumen und nahm Abschied.',
        '„Du hast immer auf meinen Füßen geschlafen. Du mochtest keinen Regen. Ich vergesse dich nicht.“',
        'Dann legte {name} einen Lieblingsball zwischen die Blumen und blieb, bis der Abend kühl wurde.',
      ],
      again: [
        'Ein paar Tage später füllte {name} den Napf, einfach aus Gewohnheit.',
        'Und da war sie wieder, die Traurigkeit, so groß wie am ersten Tag. Sie kommt in Wellen, und Wellen gehen vorüber.',
      ],
      close: [
        'Wo die Blumen wachsen, sitzt {name} manchmal und erzählt, wie der Tag war.',
        '{Pet} kommt nicht zurück. Aber die Geschichten von früher sind noch da, und es sind viele.',
      ],
    },
    fr: {
      title: '{name} et l’écuelle vide',
      happens: [
        'Le matin, {pet} ne bougeait plus du tout. C’était la mort.',
        'L’écuelle était encore pleine, et il y avait encore une trace de patte dans la cuisine.',
        'Mourir, cela veut dire que le corps s’arrête : il ne respire plus, il n’a plus mal, et il ne se réveille pas.',
      ],
      feels: [
        'Une lourde tristesse pesait sur la poitrine de {name}.',
        'Parfois il en sortait des larmes. Parfois il n’y avait qu’un trou, là où se trouvait toujours un dos tout chaud.',
      ],
      thinks: [
        '« Est-ce que j’ai mal fait ? Est-ce que regarder plus tôt aurait aidé ? »',
        'Les têtes cherchent une raison quand c’est trop triste. Ce qu’elles trouvent n’est pas toujours vrai.',
      ],
      told: [
        '{Owl} dit : « Ce n’est pas toi qui l’as fait, ni avec un mot, ni avec une pensée. »',
        '« Le manque, c’est de l’amour qui ne sait pas où aller. Il peut prendre tout son temps. »',
        '« Tu peux rire aussi, entre deux. {Pet} n’aurait rien eu contre. »',
      ],
      step: [
        '{name} cueillit des fleurs et dit au revoir.',
        '« Tu dormais toujours sur mes pieds. Tu détestais la pluie. Je ne t’oublierai pas. »',
        'Puis {name} posa une balle préférée parmi les fleurs et resta là jusqu’à la fraîcheur du soir.',
      ],
      again: [
        'Quelques jours plus tard, {name} remplit l’écuelle, par habitude.',
        'Et la tristesse fut là de nouveau, grande comme au premier jour. Elle vient par vagues, et les vagues passent.',
      ],
      close: [
        'Là où poussent les fleurs, {name} vient parfois raconter sa journée.',
        '{Pet} ne reviendra pas. Mais les histoires d’avant sont toujours là, et il y en a beaucoup.',
      ],
    },
    es: {
      title: '{name} y el cuenco vacío',
      happens: [
        'Por la mañana, {pet} ya no se levantó. Era la muerte.',
        'El cuenco aún estaba lleno, y en el suelo de la cocina quedaba una huella.',
        'Morir quiere decir que el cuerpo se para: no respira, no le duele nada y no se despierta.',
      ],
      feels: [
        'Una tristeza pesada se sentó en el pecho de {name}.',
        'A veces salían lágrimas. A veces solo había un hueco donde siempre había estado un lomo calentito.',
      ],
      thinks: [
        '«¿Hice algo mal? ¿Habría servido mirar antes?»',
        'Las cabezas buscan una razón cuando algo es demasiado triste. No siempre es verdad lo que encuentran.',
      ],
      told: [
        '{Owl} dijo: «No lo hiciste tú, ni con una palabra ni con un pensamiento».',
        '«Echar de menos es amor que no sabe adónde ir. Puede tardar el tiempo que necesite».',
        '«Entre medias también puedes reír. A {pet} no le habría importado».',
      ],
      step: [
        '{name} recogió flores y dijo adiós.',
        '«Siempre dormías en mis pies. No te gustaba la lluvia. No te voy a olvidar».',
        'Luego {name} puso una pelota querida entre las flores y se quedó hasta que refrescó la tarde.',
      ],
      again: [
        'Unos días después, {name} llenó el cuenco, por costumbre.',
        'Y allí estaba otra vez la tristeza, tan grande como el primer día. Viene en olas, y las olas pasan.',
      ],
      close: [
        'Donde crecen las flores, {name} se sienta a veces y cuenta cómo fue el día.',
        '{Pet} no vuelve. Pero las historias de antes siguen ahí, y son muchas.',
      ],
    },
  },
};
