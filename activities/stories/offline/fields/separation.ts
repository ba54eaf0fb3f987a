import type { Field } from '../field.ts';

export const separation: Field = {
  feeling: 'rain',
  skill: 'treasure',
  patterns: {
    en: '~kindergarten, ~nursery, ~preschool, ~pre-school, ~daycare, separation anxiety, separation kindergarten, drop-off, clingy, clinging, saying goodbye morning, goodbye kindergarten, leaving mom, leaving mum',
    de: '~kindergarten*, ~kita*, eingewöhn*, trennungsangst, ~krippe, klammert, abgeben kita, abschied kita, abschied kindergarten, trennung kita, trennung kindergarten, trennung krippe',
    fr: '~maternelle, ~crèche, ~garderie, angoisse séparation, anxiété séparation, séparation matin',
    es: '~guardería, ~parvulario, ~preescolar, jardín infancia, ansiedad separación, separarse guardería, separarse mañana',
  },
  cover: ['morning', 'wave', 'door@left', 'satchel@right'],
  scenes: {
    happens: ['morning', 'stand', 'door@left', 'satchel@right'],
    feels: ['morning', 'sad', 'cloud2', 'door@left'],
    thinks: ['day', 'sit', 'heart@thought', 'bench@left'],
    told: ['day', 'sit', 'owl', 'clock@left'],
    step: ['morning', 'wave', 'lantern', 'door@left'],
    again: ['day', 'sad', 'cloud1', 'blocks@left', 'clock@right'],
    close: ['dusk', 'jump', 'hearts', 'door@left', 'satchel@right'],
  },
  texts: {
    en: {
      title: '{name} and the Kiss in the Pocket',
      happens: [
        'In the morning, at the kindergarten door, it was time to say goodbye.',
        'The hand that {name} was holding had to go to work, and {name} held on to it with all ten claws.',
        'Inside somebody was already building a tower, and it smelled of apples and wet shoes.',
      ],
      feels: [
        'A lump sat in {name}’s throat, and tears came.',
        'It was longing, though nobody had even gone yet. Legs wanted to stay, and arms even more.',
      ],
      thinks: [
        '“What if nobody comes back for me?” {name} thought.',
        'A morning is very long when you don’t know where it ends.',
      ],
      told: [
        '{Owl} said: “Grown-ups go, and grown-ups come back. Shall I show you when?”',
        '“First circle, then apples, then garden, then sleep. After the sleep the door opens.”',
        '“You may be sad and play all the same. Missing someone doesn’t switch off when you laugh.”',
      ],
      step: [
        '{name} got a kiss into the paw and put it in the pocket.',
        'Then came one wave at the window. Just one, the way they had agreed, and {name} was the one who waved first.',
        'The lump was still there. But it went along into the circle, and sat on the little chair, too.',
      ],
      again: [
        'After the apples the longing came back.',
        '{name} looked into the pocket. The kiss was still there. “Two more things,” said somebody, “garden and sleep.”',
      ],
      close: [
        'After the sleep the door opened, just as they had said.',
        '{name} ran into the arms. Tomorrow the goodbye will hurt a bit again. And tomorrow the door will open again.',
      ],
    },
    de: {
      title: '{name} und der Kuss in der Tasche',
      happens: [
        'Am Morgen, an der Tür vom Kindergarten, hieß es Abschied nehmen.',
        'Die Hand, die {name} hielt, musste zur Arbeit, und {name} hielt sie mit allen zehn Krallen fest.',
        'Drinnen baute schon jemand einen Turm, und es roch nach Äpfeln und nassen Schuhen.',
      ],
      feels: [
        'Im Hals von {name} saß ein Kloß, und Tränen kamen.',
        'Das war Sehnsucht, obwohl noch gar niemand fort war. Die Beine wollten bleiben, und die Arme erst recht.',
      ],
      thinks: [
        '„Was, wenn mich keiner abholt?“, dachte {name}.',
        'Ein Vormittag ist sehr lang, wenn man nicht weiß, wo er aufhört.',
      ],
      told: [
        '{Owl} sagte: „Große gehen, und Große kommen wieder. Soll ich dir zeigen, wann?“',
        '„Erst Kreis, dann Äpfel, dann Garten, dann Schlafen. Nach dem Schlafen geht die Tür auf.“',
        '„Du darfst traurig sein und trotzdem spielen. Vermissen hört nicht auf, nur weil man lacht.“',
      ],
      step: [
        '{name} bekam einen Kuss in die Pfote und steckte ihn in die Tasche.',
        'Dann kam ein Winken am Fenster. Nur eins, so war es ausgemacht, und {name} winkte zuerst.',
        'Der Kloß war noch da. Aber er kam mit in den Kreis und saß auch auf dem kleinen Stuhl.',
      ],
      again: [
        'Nach den Äpfeln kam die Sehnsucht zurück.',
        '{name} schaute in die Tasche. Der Kuss war noch da. „Nur noch zwei Sachen“, sagte jemand, „Garten und Schlafen.“',
      ],
      close: [
        'Nach dem Schlafen ging die Tür auf, genau wie gesagt.',
        '{name} rannte in die Arme. Morgen wird der Abschied wieder ein bisschen wehtun. Und morgen geht die Tür wieder auf.',
      ],
    },
    fr: {
      title: '{name} et le bisou dans la poche',
      happens: [
        'Le matin, à la porte de la maternelle, il fallait se dire au revoir.',
        'La main que tenait {name} devait aller travailler, et {name} la serrait de toutes ses griffes.',
        'Dedans, quelqu’un construisait déjà une tour, et ça sentait la pomme et les chaussures mouillées.',
      ],
      feels: [
        '{name} avait une boule dans la gorge, et les larmes vinrent.',
        'C’était le manque, alors que personne n’était encore parti. Les jambes voulaient rester, et les bras encore plus.',
      ],
      thinks: [
        '« Et si personne ne revient me chercher ? » pensa {name}.',
        'Une matinée est très longue quand on ne sait pas où elle finit.',
      ],
      told: [
        '{Owl} dit : « Les grands partent, et les grands reviennent. Veux-tu que je te montre quand ? »',
        '« D’abord la ronde, puis les pommes, puis le jardin, puis la sieste. Après la sieste, la porte s’ouvre. »',
        '« Tu peux être triste et jouer quand même. Le manque ne s’arrête pas parce qu’on rit. »',
      ],
      step: [
        '{name} reçut un bisou dans la patte et le mit dans la poche.',
        'Puis vint un signe à la fenêtre. Un seul, comme promis, et c’est {name} qui le fit en premier.',
        'La boule était encore là. Mais elle vint dans la ronde et s’assit aussi sur la petite chaise.',
      ],
      again: [
        'Après les pommes, le manque revint.',
        '{name} regarda dans la poche. Le bisou y était toujours. « Encore deux choses, dit quelqu’un : jardin et sieste. »',
      ],
      close: [
        'Après la sieste, la porte s’ouvrit, comme on l’avait dit.',
        '{name} courut dans les bras. Demain, l’au revoir piquera encore un peu. Et demain, la porte s’ouvrira encore.',
      ],
    },
    es: {
      title: '{name} y el beso en el bolsillo',
      happens: [
        'Por la mañana, en la puerta de la guardería, tocaba decir adiós.',
        'La mano que {name} agarraba tenía que ir a trabajar, y {name} la sujetaba con las diez uñas.',
        'Dentro alguien ya hacía una torre, y olía a manzana y a zapatos mojados.',
      ],
      feels: [
        '{name} tenía un nudo en la garganta, y vinieron las lágrimas.',
        'Era añoranza, aunque nadie se había ido aún. Las piernas querían quedarse, y los brazos todavía más.',
      ],
      thinks: [
        '«¿Y si nadie viene a buscarme?», pensó {name}.',
        'Una mañana es muy larga cuando no se sabe dónde acaba.',
      ],
      told: [
        '{Owl} dijo: «Los mayores se van y los mayores vuelven. ¿Te enseño cuándo?»',
        '«Primero el corro, luego las manzanas, luego el jardín, luego la siesta. Después de la siesta se abre la puerta».',
        '«Puedes tener pena y jugar igual. Echar de menos no se apaga por reír».',
      ],
      step: [
        '{name} recibió un beso en la pata y lo guardó en el bolsillo.',
        'Después vino un saludo en la ventana. Solo uno, como habían dicho, y {name} saludó primero.',
        'El nudo seguía allí. Pero fue también al corro y se sentó en la sillita.',
      ],
      again: [
        'Después de las manzanas volvió la añoranza.',
        '{name} miró en el bolsillo. El beso seguía ahí. «Solo dos cosas más», dijo alguien: «jardín y siesta».',
      ],
      close: [
        'Después de la siesta se abrió la puerta, tal como habían dicho.',
        '{name} corrió a los brazos. Mañana el adiós dolerá otro poco. Y mañana la puerta se abrirá otra vez.',
      ],
    },
  },
};
