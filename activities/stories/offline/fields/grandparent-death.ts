import type { Field } from '../field.ts';

export const grandparentDeath: Field = {
  feeling: 'rain',
  skill: 'treasure',
  patterns: {
    en: 'grandma died, grandma death, death grandma, grandma dead, grandmother died, death grandmother, grandpa died, grandpa death, death grandpa, grandpa dead, grandfather died, death grandfather, grandparent died, death grandparent*, granny died, nan died, loss grandm*, loss grandp*, loss grandf*, losing grandm*, losing grandp*, losing grandf*, grief grandm*, grief grandp*, missing grandm*, missing grandp*',
    de: 'oma gestorben, oma tot, tod oma, oma stirbt, oma verstorben*, opa gestorben, opa tot, tod opa*, opas tod, omas tod, opa stirbt, opa verstorben*, großmutter gestorben, tod großm*, großvater gestorben, tod großv*, trauer oma, trauer opa, trauer groß*, großeltern tod, verlust oma, verlust opa, verlust groß*',
    fr: 'mort grand-mère, mort grand-père, mamie mort*, papi mort*, papy mort*, mort mamie, mort papi, mort papy, grand-mère morte, grand-père mort, décès grand*, deuil grand*, deuil mamie, deuil papi, perte grand*, perte mamie, perte papi',
    es: 'muerte abuel*, murió abuel*, abuel* muert*, fallec* abuel*, duelo abuel*, pérdida abuel*, perder abuel*, muerto abuel*',
  },
  cover: ['dusk', 'sit', 'armchair@left', 'photo@right'],
  scenes: {
    happens: ['dusk', 'stand', 'armchair@left', 'candle@right'],
    feels: ['dusk', 'sad', 'cloud2', 'armchair@left'],
    thinks: ['night', 'sit', 'star@thought', 'armchair@left'],
    told: ['dusk', 'sit', 'owl', 'candle@left'],
    step: ['day', 'stand', 'lantern', 'photo@left', 'flowers@right'],
    again: ['day', 'sad', 'cloud1', 'cake@right', 'armchair@left'],
    close: ['night', 'sit', 'friend', 'candle@left', 'photo@right'],
  },
  texts: {
    en: {
      title: '{name} and the Empty Armchair',
      happens: [
        'A beloved grandparent had died. The armchair by the window was empty.',
        'The cushion still had its dent, and the glasses still lay on the page where the reading had stopped.',
        'Being dead means that the body does not work any more: it feels no cold and no pain, and it does not come back.',
      ],
      feels: [
        '{name} was sad, so sad that the legs felt heavy.',
        'At times there were tears, at times anger, and at times {name} simply wanted to play, and felt strange about it.',
      ],
      thinks: [
        '“Where is somebody who is dead?” {name} wanted to know.',
        'The grown-ups each said something different. That meant that they did not know for certain either.',
      ],
      told: [
        '{Owl} said: “Nobody knows it for sure. What we know is what stays with us.”',
        '“The songs, the jokes, the way of peeling an apple: that has gone over into you.”',
        '“You need not be strong for the others. There are enough arms for everyone’s tears.”',
      ],
      step: [
        '{name} lit a candle and told a story about the armchair.',
        'It was the one about the soup that had far too much pepper in it. Some laughed and cried at once.',
        'Then {name} asked for something to keep, and got the old scarf that still smelled of the kitchen.',
      ],
      again: [
        'At the next birthday one place at the table stayed empty.',
        'The sadness came back with the cake. It had not been forgotten, it had only been resting.',
      ],
      close: [
        '{name} sits in the armchair now and then and peels an apple in one long curl.',
        'The chair will not be full again the way it was. What was learned in it is still here.',
      ],
    },
    de: {
      title: '{name} und der leere Sessel',
      happens: [
        'Oma und Opa hatten einen Sessel am Fenster. Nun war er leer, denn dort war jemand gestorben.',
        'Das Kissen hatte noch seine Kuhle, und die Brille lag noch auf der Seite, bei der das Lesen aufgehört hatte.',
        'Tot sein heißt, dass der Körper nicht mehr geht: Er spürt keine Kälte und keinen Schmerz, und er kommt nicht wieder.',
      ],
      feels: [
        '{name} war traurig, so traurig, dass die Beine schwer wurden.',
        'Mal kamen Tränen, mal Wut, und mal wollte {name} einfach spielen und fand das selbst seltsam.',
      ],
      thinks: [
        '„Wo ist jemand, der tot ist?“, wollte {name} wissen.',
        'Die Großen sagten alle etwas anderes. Das hieß, dass auch sie es nicht sicher wussten.',
      ],
      told: [
        '{Owl} sagte: „Sicher weiß es niemand. Was wir wissen, ist, was bei uns bleibt.“',
        '„Die Lieder, die Witze, die Art, einen Apfel zu schälen: Das ist in dich hinübergegangen.“',
        '„Du musst nicht stark sein für die anderen. Es gibt genug Arme für die Tränen von allen.“',
      ],
      step: [
        '{name} zündete eine Kerze an und erzählte eine Geschichte vom Sessel.',
        'Es war die von der Suppe mit viel zu viel Pfeffer. Manche lachten und weinten zugleich.',
        'Dann bat {name} um etwas zum Behalten und bekam den alten Schal, der noch nach der Küche roch.',
      ],
      again: [
        'Am nächsten Geburtstag blieb ein Platz am Tisch leer.',
        'Mit dem Kuchen kam die Traurigkeit zurück. Sie war nicht vergessen, sie hatte sich nur ausgeruht.',
      ],
      close: [
        'Manchmal sitzt {name} jetzt im Sessel und schält einen Apfel in einer langen Schlange.',
        'Der Sessel wird nie wieder so voll sein wie früher. Was darin gelernt wurde, ist noch hier.',
      ],
    },
    fr: {
      title: '{name} et le fauteuil vide',
      happens: [
        'Chez les grands-parents, un fauteuil était vide près de la fenêtre : quelqu’un était mort.',
        'Le coussin avait encore son creux, et les lunettes étaient restées sur la page où la lecture s’était arrêtée.',
        'Mourir, cela veut dire que le corps ne marche plus : il ne sent ni froid ni douleur, et il ne revient pas.',
      ],
      feels: [
        '{name} avait du chagrin, tant de chagrin que les jambes pesaient.',
        'Parfois venaient des larmes, parfois de la colère, et parfois {name} voulait juste jouer, et trouvait cela étrange.',
      ],
      thinks: [
        '« Où est-on quand on est mort ? » voulait savoir {name}.',
        'Les grands disaient tous autre chose. Cela voulait dire qu’ils ne le savaient pas vraiment non plus.',
      ],
      told: [
        '{Owl} dit : « Personne ne le sait pour de bon. Ce que nous savons, c’est ce qui reste avec nous. »',
        '« Les chansons, les blagues, la façon d’éplucher une pomme : tout cela est passé en toi. »',
        '« Ce n’est pas à toi de porter les autres. Il y a assez de bras pour les larmes de chacun. »',
      ],
      step: [
        '{name} alluma une bougie et raconta une histoire du fauteuil.',
        'C’était celle de la soupe avec beaucoup trop de poivre. Certains rirent et pleurèrent à la fois.',
        'Puis {name} demanda quelque chose à garder, et reçut la vieille écharpe qui sentait encore la cuisine.',
      ],
      again: [
        'À l’anniversaire suivant, une place à table resta vide.',
        'Avec le gâteau, le chagrin revint. On ne l’avait pas oublié, il s’était seulement reposé.',
      ],
      close: [
        'Parfois, {name} s’assoit dans le fauteuil et épluche une pomme en un long ruban.',
        'Le fauteuil ne sera plus jamais plein comme avant. Ce qu’on y a appris est encore ici.',
      ],
    },
    es: {
      title: '{name} y el sillón vacío',
      happens: [
        'En casa de los abuelos, el sillón de la ventana estaba vacío: alguien había muerto.',
        'El cojín conservaba su hueco, y las gafas seguían en la página donde se había parado la lectura.',
        'Morir quiere decir que el cuerpo ya no funciona: no siente frío ni dolor, y no vuelve.',
      ],
      feels: [
        '{name} tenía una pena tan grande que las piernas pesaban.',
        'A veces venían lágrimas, a veces rabia, y a veces {name} solo quería jugar, y le parecía raro.',
      ],
      thinks: [
        '«¿Dónde está alguien que ha muerto?», quería saber {name}.',
        'Cada persona mayor decía una cosa distinta. Eso quería decir que tampoco lo sabían seguro.',
      ],
      told: [
        '{Owl} dijo: «Seguro no lo sabe nadie. Lo que sabemos es lo que se queda con nosotros».',
        '«Las canciones, los chistes, la manera de pelar una manzana: eso ha pasado a ti».',
        '«No tienes que ser fuerte por los demás. Hay brazos suficientes para las lágrimas de la familia entera».',
      ],
      step: [
        '{name} encendió una vela y contó una historia del sillón.',
        'Era la de la sopa con demasiada pimienta. Hubo quien rió y lloró a la vez.',
        'Después {name} pidió algo para guardar, y le dieron la bufanda vieja, que aún olía a cocina.',
      ],
      again: [
        'En el siguiente cumpleaños, un sitio de la mesa se quedó vacío.',
        'Con la tarta volvió la pena. No estaba olvidada, solo había descansado.',
      ],
      close: [
        'A veces, {name} se sienta en el sillón y pela una manzana en una tira larga.',
        'El sillón no volverá a estar lleno como antes. Lo que se aprendió en él sigue aquí.',
      ],
    },
  },
};
