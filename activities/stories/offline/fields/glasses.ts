import type { Field } from '../field.ts';

export const glasses: Field = {
  feeling: 'fog',
  skill: 'words',
  patterns: {
    en: 'glasses, spectacles, eye patch, eyesight, wearing glasses',
    de: 'brille*, augenpflaster, sehschwäche, augenarzt*',
    fr: 'lunettes, vue basse, ophtalmo*, cache oeil',
    es: 'gafas, anteojos, lentes, parche ojo, oculista',
  },
  cover: ['day', 'wave', 'friend', 'glasses@left', 'book@right'],
  scenes: {
    happens: ['day', 'stand', 'chart@left', 'glasses@right'],
    feels: ['day', 'sad', 'cloud2', 'mirror@left'],
    thinks: ['dusk', 'hide', 'group@right', 'glasses@left'],
    told: ['day', 'sit', 'owl', 'glasses@left'],
    step: ['day', 'stand', 'words', 'glasses@hand', 'book@left'],
    again: ['day', 'sad', 'cloud1', 'ball@left', 'glasses@right'],
    close: ['night', 'stand', 'friend', 'glasses@hand', 'tree@back'],
  },
  texts: {
    en: {
      title: '{name} and the New Glasses',
      happens: [
        '{name} could not read the chart. Now there were glasses.',
        'They were round and green, and they sat on the nose like a small, cold beetle.',
        'Until then {name} had believed that trees were soft green clouds for everybody.',
      ],
      feels: [
        'In the mirror somebody strange was looking out.',
        '{name} felt embarrassed and pushed the glasses into the pocket, where they pressed against the leg.',
      ],
      thinks: [
        '“Everybody will stare at me,” thought {name}.',
        'Without glasses their faces were blurred. One could not see whether they were laughing or not.',
      ],
      told: [
        '{Owl} had glasses, too, and said: “Eyes have different shapes. Nobody did anything wrong.”',
        '“People look at what is new. They look for about three days. Then they look at something else.”',
        '“If someone says something, you may have an answer ready. Or you ask whether they want to look through them.”',
      ],
      step: [
        '{name} put the glasses on and walked in.',
        '“I’ve got glasses now,” said {name}, before anyone else could say it. “They’re green.”',
        '“Can you see better with them?” asked {friend}. “I can see that you have a crumb on your beak,” said {name}.',
      ],
      again: [
        'In the ball game the glasses slipped and fell into the grass.',
        'Someone giggled. {name} turned hot, picked them up, and wiped them on the scarf. They were still in one piece.',
      ],
      close: [
        'That night {name} looked up and was quiet for a long time.',
        'There were stars. Not blurred ones: thousands of single, sharp, small stars.',
      ],
    },
    de: {
      title: '{name} und die neue Brille',
      happens: [
        '{name} konnte die Tafel nicht lesen. Jetzt gab es eine Brille.',
        'Sie war rund und grün und saß auf der Nase wie ein kleiner, kalter Käfer.',
        'Bis dahin hatte {name} geglaubt, dass Bäume für alle weiche grüne Wolken sind.',
      ],
      feels: [
        'Aus dem Spiegel schaute jemand Fremdes heraus.',
        'Das war {name} peinlich. Die Brille kam in die Tasche, und dort drückte sie am Bein.',
      ],
      thinks: [
        '„Alle werden mich anstarren“, dachte {name}.',
        'Ohne Brille waren die Gesichter verschwommen. Man konnte gar nicht sehen, ob sie lachten oder nicht.',
      ],
      told: [
        '{Owl} hatte auch eine Brille und sagte: „Augen haben verschiedene Formen. Niemand hat etwas falsch gemacht.“',
        '„Leute schauen auf das, was neu ist. Ungefähr drei Tage lang. Dann schauen sie auf etwas anderes.“',
        '„Wenn jemand etwas sagt, darfst du eine Antwort bereithaben. Oder du fragst, ob er mal durchschauen will.“',
      ],
      step: [
        '{name} setzte die Brille auf und ging hinein.',
        '„Ich habe jetzt eine Brille“, sagte {name}, bevor es jemand anders sagen konnte. „Sie ist grün.“',
        '„Siehst du damit besser?“, fragte {friend}. „Ich sehe, dass du einen Krümel am Schnabel hast“, sagte {name}.',
      ],
      again: [
        'Beim Ballspielen rutschte die Brille und fiel ins Gras.',
        'Jemand kicherte. {name} wurde heiß, hob sie auf und putzte sie am Schal. Sie war noch ganz.',
      ],
      close: [
        'In der Nacht schaute {name} nach oben und war lange still.',
        'Da waren Sterne. Keine verschwommenen: Tausende einzelne, scharfe, kleine Sterne.',
      ],
    },
    fr: {
      title: '{name} et les nouvelles lunettes',
      happens: [
        '{name} n’arrivait pas à lire le tableau. Maintenant, il y avait des lunettes.',
        'Elles étaient rondes et vertes, et se tenaient sur le nez comme un petit scarabée froid.',
        'Jusque-là, {name} croyait que les arbres étaient de doux nuages verts pour tout le monde.',
      ],
      feels: [
        'Dans le miroir, quelqu’un d’inconnu regardait.',
        '{name} en avait de la gêne et mit les lunettes dans la poche, où elles appuyaient contre la jambe.',
      ],
      thinks: [
        '« Tout le monde va me regarder », pensa {name}.',
        'Sans lunettes, les visages étaient flous. On ne voyait même pas s’ils riaient ou non.',
      ],
      told: [
        '{Owl} en portait aussi et dit : « Les yeux ont des formes différentes. Personne n’a rien fait de mal. »',
        '« Les gens regardent ce qui est nouveau. Trois jours environ. Puis ils regardent autre chose. »',
        '« Si quelqu’un dit quelque chose, tu peux avoir une réponse prête. Ou demander s’il veut regarder à travers. »',
      ],
      step: [
        '{name} mit les lunettes et entra.',
        '« J’ai des lunettes, maintenant, dit {name} avant tout le monde. Elles sont vertes. »',
        '« Tu vois mieux avec ? » demanda {friend}. « Je vois que tu as une miette sur le bec », dit {name}.',
      ],
      again: [
        'Pendant le jeu de ballon, les lunettes glissèrent dans l’herbe.',
        'Quelqu’un pouffa. Les joues en feu, {name} les ramassa et les essuya avec l’écharpe. Elles étaient entières.',
      ],
      close: [
        'Cette nuit-là, {name} leva les yeux et se tut longtemps.',
        'Il y avait des étoiles. Pas floues : des milliers de petites étoiles, nettes, une par une.',
      ],
    },
    es: {
      title: '{name} y las gafas nuevas',
      happens: [
        '{name} no podía leer la pizarra. Ahora había unas gafas.',
        'Eran redondas y verdes, y se posaban en la nariz como un escarabajo pequeño y frío.',
        'Hasta entonces, {name} creía que los árboles eran nubes verdes y blandas para cualquiera.',
      ],
      feels: [
        'Desde el espejo miraba alguien extraño.',
        'A {name} le dio vergüenza y metió las gafas en el bolsillo, donde apretaban contra la pierna.',
      ],
      thinks: [
        '«Me van a mirar», pensó {name}.',
        'Sin gafas, las caras estaban borrosas. Ni siquiera se veía si reían o no.',
      ],
      told: [
        '{Owl} también llevaba gafas y dijo: «Los ojos tienen formas distintas. Nadie ha hecho nada malo».',
        '«La gente mira lo que es nuevo. Unos tres días. Luego mira otra cosa».',
        '«Si alguien dice algo, puedes tener lista una respuesta. O preguntar si quiere mirar por ellas».',
      ],
      step: [
        '{name} se puso las gafas y entró.',
        '«Ahora tengo gafas», dijo {name} antes que nadie. «Son verdes».',
        '«¿Ves mejor con ellas?», preguntó {friend}. «Veo que tienes una miga en el pico», dijo {name}.',
      ],
      again: [
        'En el juego, las gafas resbalaron y cayeron en la hierba.',
        'Alguien soltó una risita. Con la cara caliente, {name} las recogió y las limpió con la bufanda. Seguían enteras.',
      ],
      close: [
        'Aquella noche, {name} miró hacia arriba y calló mucho rato.',
        'Había estrellas. No borrosas: miles de estrellas pequeñas, nítidas, una por una.',
      ],
    },
  },
};
