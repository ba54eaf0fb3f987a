import type { Field } from '../field.ts';

export const anger: Field = {
  feeling: 'storm',
  skill: 'breathe',
  general: true,
  patterns: {
    en: 'anger, angry, rage, tantrum*, temper, furious, aggress*, hitting, hits, outburst*, meltdown*, biting, !nail*, !hits me, !hit me, !hitting me, !dad hits, !father hits, !mum hits, !mom hits, !mother hits',
    de: 'wut, wütend*, wutanfall*, wutausbr*, zorn*, aggress*, hauen, haut, schlagen, schlägt, trotzphase*, trotzanf*, trotzig*, ausrast*, beißen, beißt, !nägel*, !fingernägel*, !nagel*, !schlägt mich, !haut mich, !schlagen mich, !papa schlägt, !vater schlägt, !mama schlägt, !mutter schlägt',
    fr: 'colère*, rage, furieu*, agress*, frapp*, tape, taper, énerv*, crise*, mordre, mord, !me tape, !me frappe, !papa frappe, !père frappe, !maman frappe, !mère frappe, !papa tape, !maman tape',
    es: 'ira, enfad*, enoj*, rabia, rabieta*, berrinche*, agresi*, pega, pegar, furia, furios*, morder, !morder uñas, !me pega, !papá pega, !padre pega, !mamá pega, !madre pega',
  },
  cover: ['day', 'stand', 'friend', 'volcano@back', 'blocks@right'],
  scenes: {
    happens: ['day', 'stand', 'cloud1', 'blocks@left'],
    feels: ['storm', 'stand', 'cloud3', 'volcano@back'],
    thinks: ['dusk', 'sad', 'blocks@left', 'cloud1'],
    told: ['day', 'sit', 'owl', 'volcano@left'],
    step: ['day', 'breathe', 'breeze', 'pillow@left', 'stop@right'],
    again: ['storm', 'breathe', 'cloud2', 'blocks@left'],
    close: ['day', 'jump', 'friend', 'blocks@left'],
  },
  texts: {
    en: {
      title: '{name} and the Volcano in the Belly',
      happens: [
        'The tower fell down, and {name} exploded with anger.',
        'Blocks flew through the air. One of them hit {friend} on the wing.',
        'It had been only a tower, and only a small bump against it. It had been the fifth small bump that day.',
      ],
      feels: [
        'It was hot, right up to the tips of the ears. That was rage.',
        'The teeth clenched, the paws made fists, and in the belly something rumbled like a volcano.',
      ],
      thinks: [
        'Afterwards it was very quiet. “I’m bad,” thought {name}.',
        'But nobody is bad because a volcano lives in them. What matters is where the lava goes.',
      ],
      told: [
        '{Owl} said: “Being angry is allowed. Hurting is not. There is room between the two.”',
        '“Your anger is a guard. It shouts when something is too much, or not fair.”',
        '“Find out how it begins: in the jaw, in the ears, in the fists? The earlier you notice it, the smaller it is.”',
      ],
      step: [
        '“My ears are getting hot,” {name} noticed, and walked away.',
        'Outside, {name} stamped ten times on the ground, pushed against a tree, and blew out air like a whale.',
        'Then {name} went to {friend} and said: “I hurt you. That was not right. Does it still ache?”',
      ],
      again: [
        'The next day the tower fell again, and the rumbling was back.',
        'One block flew, towards the cushion, not towards {friend}. It was half a second earlier, and that is a lot.',
      ],
      close: [
        'They built the tower once more, with a wide bottom.',
        'The volcano still lives in the belly. {name} knows its smoke signals now.',
      ],
    },
    de: {
      title: '{name} und der Vulkan im Bauch',
      happens: [
        'Der Turm fiel um, und {name} platzte vor Wut.',
        'Klötze flogen durch die Luft. Einer davon traf {friend} am Flügel.',
        'Es war nur ein Turm und nur ein kleiner Stups gewesen. Es war der fünfte kleine Stups an diesem Tag.',
      ],
      feels: [
        'Es wurde heiß bis in die Ohrenspitzen. Das war Zorn.',
        'Die Zähne bissen aufeinander, die Pfoten wurden Fäuste, und im Bauch grollte es wie in einem Vulkan.',
      ],
      thinks: [
        'Danach war es sehr still. „Ich bin böse“, dachte {name}.',
        'Aber niemand ist böse, weil ein Vulkan in ihm wohnt. Es kommt darauf an, wohin die Lava fließt.',
      ],
      told: [
        '{Owl} sagte: „Wütend sein ist erlaubt. Wehtun nicht. Dazwischen ist Platz.“',
        '„Deine Wut ist ein Wächter. Sie ruft, wenn etwas zu viel ist oder ungerecht.“',
        '„Finde heraus, wo sie anfängt: im Kiefer, in den Ohren, in den Fäusten? Je früher du sie merkst, desto kleiner ist sie.“',
      ],
      step: [
        '„Meine Ohren werden heiß“, merkte {name} und ging weg.',
        'Draußen stampfte {name} zehnmal auf den Boden, drückte gegen einen Baum und blies Luft aus wie ein Wal.',
        'Dann ging {name} zu {friend} und sagte: „Ich habe dir wehgetan. Das war nicht richtig. Tut es noch weh?“',
      ],
      again: [
        'Am nächsten Tag fiel der Turm wieder um, und das Grollen war da.',
        'Ein Klotz flog, aber ins Kissen und nicht zu {friend}. Es war eine halbe Sekunde früher, und das ist viel.',
      ],
      close: [
        'Sie bauten den Turm noch einmal, unten ganz breit.',
        'Der Vulkan wohnt immer noch im Bauch. Aber jetzt kennt {name} seine Rauchzeichen.',
      ],
    },
    fr: {
      title: '{name} et le volcan dans le ventre',
      happens: [
        'La tour tomba, et {name} explosa de colère.',
        'Les cubes volèrent. L’un d’eux toucha l’aile de {friend}.',
        'Ce n’était qu’une tour, et un petit coup sans importance. Mais c’était le cinquième petit coup de la journée.',
      ],
      feels: [
        'Une chaleur monta jusqu’au bout des oreilles. C’était la rage.',
        'Les dents se serrèrent, les pattes firent des poings, et le ventre gronda comme un volcan.',
      ],
      thinks: [
        'Après, ce fut le silence. « Je suis méchant », disait une voix dans la tête de {name}.',
        'Mais personne n’est méchant parce qu’un volcan habite dans son ventre. Ce qui compte, c’est où va la lave.',
      ],
      told: [
        '{Owl} dit : « Être en colère, c’est permis. Faire mal, non. Entre les deux, il y a de la place. »',
        '« Ta colère est une gardienne. Elle crie quand c’est trop, ou quand c’est injuste. »',
        '« Cherche où elle commence : la mâchoire, les oreilles, les poings ? Plus tôt tu la sens, plus elle est petite. »',
      ],
      step: [
        '« Mes oreilles chauffent », remarqua {name}, et partit plus loin.',
        'Dehors, {name} frappa dix fois le sol du pied, poussa contre un arbre et souffla comme une baleine.',
        'Puis {name} revint dire à {friend} : « Je t’ai fait mal. Ce n’était pas bien. Est-ce que ça te lance encore ? »',
      ],
      again: [
        'Le lendemain, la tour tomba encore, et le grondement revint.',
        'Un cube vola, mais vers le coussin, pas vers {friend}. C’était une demi-seconde plus tôt, et c’est beaucoup.',
      ],
      close: [
        'Ils reconstruisirent la tour, bien large en bas.',
        'Le volcan habite toujours dans le ventre. Maintenant, {name} connaît ses signaux de fumée.',
      ],
    },
    es: {
      title: '{name} y el volcán en la barriga',
      happens: [
        'La torre se cayó, y {name} explotó de rabia.',
        'Los cubos volaron. Uno le dio a {friend} en el ala.',
        'Era solo una torre y solo un golpecito. Pero era el quinto golpecito de aquel día.',
      ],
      feels: [
        'Subió un calor hasta la punta de las orejas. Era furia.',
        'Los dientes se apretaron, las patas se hicieron puños, y la barriga rugió como un volcán.',
      ],
      thinks: [
        'Después hubo mucho silencio. «Soy lo peor», pensó {name}.',
        'Pero nadie es malo por tener un volcán dentro. Lo que importa es adónde va la lava.',
      ],
      told: [
        '{Owl} dijo: «Enfadarse está permitido. Hacer daño, no. Entre las dos cosas hay sitio».',
        '«Tu rabia es un guardián. Grita cuando algo es demasiado o no es justo».',
        '«Busca dónde empieza: ¿en la mandíbula, en las orejas, en los puños? Cuanto antes la notas, más pequeña es».',
      ],
      step: [
        '«Se me calientan las orejas», notó {name}, y se alejó.',
        'Fuera, {name} dio diez pisotones, empujó contra un árbol y sopló como una ballena.',
        'Luego {name} le dijo a {friend}: «Te hice daño. No estuvo bien. ¿Todavía te duele?»',
      ],
      again: [
        'Al día siguiente, la torre se cayó otra vez y volvió el rugido.',
        'Un cubo voló, pero hacia el cojín, no hacia {friend}. Fue medio segundo antes, y eso es mucho.',
      ],
      close: [
        'Levantaron la torre una vez más, bien ancha por abajo.',
        'El volcán sigue viviendo en la barriga. Ahora {name} conoce sus señales de humo.',
      ],
    },
  },
};
