import type { Field } from '../field.ts';

export const thunderstorm: Field = {
  feeling: 'storm',
  skill: 'breathe',
  patterns: {
    en: 'thunder*, lightning, storm, storms, tornado*, hurricane*, bad weather, loud noises',
    de: 'gewitter*, donner*, blitz*, sturm, stürme, unwetter, laute geräusche',
    fr: 'orage*, tonnerre, éclair*, foudre, tempête*, bruits forts',
    es: 'tormenta*, trueno*, relámpago*, rayo*, tempestad*, huracán, ruidos fuertes',
  },
  cover: ['storm', 'stand', 'friend', 'umbrella@hand', 'blanket@left'],
  scenes: {
    happens: ['storm', 'stand', 'lightning@right', 'house@left'],
    feels: ['storm', 'hide', 'cloud3', 'lightning@right'],
    thinks: ['storm', 'sit', 'blanket@left', 'lightning@right'],
    told: ['storm', 'sit', 'owl', 'umbrella@left'],
    step: ['storm', 'breathe', 'breeze', 'blanket@left', 'clock@right'],
    again: ['night', 'hide', 'lightning@right', 'blanket@left'],
    close: ['morning', 'jump', 'friend', 'umbrella@left'],
  },
  texts: {
    en: {
      title: '{name} and the Big Thunderstorm',
      happens: [
        'The sky turned black, and a thunderstorm came.',
        'First a wind that tore at the shutters, then a flash that made everything white, then a crash.',
        'The cups in the cupboard rattled as if they were talking about it.',
      ],
      feels: [
        '{name} crept into a corner, ears pressed flat. It was fear.',
        'The thunder went right through the tummy, and every flash made the whole body jump.',
      ],
      thinks: [
        '“It is angry, and it is looking for me,” thought {name}.',
        'When something is so loud, it is hard to believe that it does not mean you.',
      ],
      told: [
        '{Owl} said: “A thunderstorm is not angry. Warm air and cold air bump into each other, that’s all.”',
        '“Indoors you are safe from the lightning. Outdoors we go inside. That is why we are here.”',
        '“Count between flash and bang. Three seconds are about a kilometre: the more you count, the further off it is.”',
      ],
      step: [
        'Flash! {name} counted: “One, two, three, four…” Boom.',
        'The next time it was six. {name} sat in a tent made of blankets and breathed out at each bang.',
        'At nine {name} put one ear outside the blanket, and at eleven the whole head.',
      ],
      again: [
        'Late at night a second storm came, out of sleep.',
        'The heart raced as it had before. {name} felt for the blanket, and began again at one.',
      ],
      close: [
        'In the morning there were puddles, each one with a piece of sky.',
        'There will be other storms. {name} keeps the blanket ready, and can count to eleven.',
      ],
    },
    de: {
      title: '{name} und das große Gewitter',
      happens: [
        'Der Himmel wurde schwarz, und ein Gewitter kam.',
        'Erst ein Wind, der an den Läden riss, dann ein Blitz, der alles weiß machte, dann ein Krachen.',
        'Die Tassen im Schrank klirrten, als sprächen sie darüber.',
      ],
      feels: [
        '{name} kroch in eine Ecke, die Ohren angelegt. Das war Angst.',
        'Der Donner ging mitten durch den Bauch, und bei jedem Blitz zuckte der ganze Körper.',
      ],
      thinks: [
        '„Es ist wütend, und es sucht mich“, dachte {name}.',
        'Wenn etwas so laut ist, glaubt man kaum, dass es einen nicht meint.',
      ],
      told: [
        '{Owl} sagte: „Ein Gewitter ist nicht wütend. Warme Luft und kalte Luft stoßen zusammen, das ist alles.“',
        '„Im Haus bist du vor dem Blitz sicher. Draußen gehen wir hinein. Darum sind wir hier.“',
        '„Zähl zwischen Blitz und Knall. Drei Sekunden sind ungefähr ein Kilometer: Je mehr du zählst, desto weiter weg ist es.“',
      ],
      step: [
        'Blitz! {name} zählte: „Eins, zwei, drei, vier …“ Bumm.',
        'Beim nächsten Mal war es sechs. {name} saß in einem Zelt aus Decken und atmete bei jedem Knall aus.',
        'Bei neun kam ein Ohr unter der Decke hervor und bei elf der ganze Kopf.',
      ],
      again: [
        'Spät in der Nacht kam ein zweites Gewitter, mitten in den Schlaf.',
        'Das Herz raste wie zuvor. {name} tastete nach der Decke und fing wieder bei eins an.',
      ],
      close: [
        'Am Morgen waren da Pfützen, in jeder ein Stück Himmel.',
        'Es wird wieder Gewitter geben. {name} hat die Decke bereit und kann bis elf zählen.',
      ],
    },
    fr: {
      title: '{name} et le grand orage',
      happens: [
        'Le ciel devint noir, et un orage arriva.',
        'D’abord un vent qui secoua les volets, puis un éclair qui rendit tout blanc, puis un craquement.',
        'Les tasses tintaient dans l’armoire, comme si elles en parlaient.',
      ],
      feels: [
        '{name} se blottit dans un coin, les oreilles aplaties. C’était la peur.',
        'Le tonnerre traversait le ventre, et à chaque éclair, tout le corps sursautait.',
      ],
      thinks: [
        '« Il est fâché, et c’est moi qu’il cherche », pensa {name}.',
        'Quand c’est si fort, on a du mal à croire que ce n’est pas pour soi.',
      ],
      told: [
        '{Owl} dit : « Un orage n’est pas fâché. De l’air chaud et de l’air froid se cognent, c’est tout. »',
        '« Dans la maison, la foudre ne t’atteint pas. Dehors, on rentre. C’est pour ça que nous sommes ici. »',
        '« Compte entre l’éclair et le bruit. Trois secondes font environ un kilomètre : plus tu comptes, plus il est loin. »',
      ],
      step: [
        'Éclair ! {name} compta : « Un, deux, trois, quatre… » Boum.',
        'La fois d’après, c’était six. Sous une tente de couvertures, {name} soufflait à chaque coup.',
        'À neuf, une oreille sortit de la couverture, et à onze, toute la tête.',
      ],
      again: [
        'Tard dans la nuit, un deuxième orage vint en plein sommeil.',
        'Le cœur courait comme avant. {name} chercha la couverture et recommença à un.',
      ],
      close: [
        'Le matin, il y avait des flaques, et dans chacune un bout de ciel.',
        'Il y aura d’autres orages. {name} garde la couverture tout près, et sait compter jusqu’à onze.',
      ],
    },
    es: {
      title: '{name} y la gran tormenta',
      happens: [
        'El cielo se puso negro, y llegó una tormenta.',
        'Primero un viento que sacudía las ventanas, luego un relámpago que lo volvió blanco, luego un estruendo.',
        'Las tazas tintineaban en el armario, como si hablaran de ello.',
      ],
      feels: [
        '{name} se metió en un rincón con las orejas gachas. Era miedo.',
        'El trueno atravesaba la barriga, y con cada relámpago saltaba el cuerpo entero.',
      ],
      thinks: [
        '«Está enfadada y me busca», pensó {name}.',
        'Cuando algo suena tan fuerte, cuesta creer que no va contra ti.',
      ],
      told: [
        '{Owl} dijo: «Una tormenta no está enfadada. El aire caliente y el frío chocan, nada más».',
        '«Dentro de casa el rayo no te alcanza. Si estamos fuera, entramos. Por eso estamos aquí».',
        '«Cuenta entre el relámpago y el trueno. Tres segundos son un kilómetro: cuanto más cuentas, más lejos está».',
      ],
      step: [
        '¡Relámpago! {name} contó: «Uno, dos, tres, cuatro…» Bum.',
        'La vez siguiente fueron seis. En una tienda de mantas, {name} soltaba el aire con cada trueno.',
        'A los nueve asomó una oreja por la manta, y a los once, la cabeza entera.',
      ],
      again: [
        'Ya de madrugada llegó otra tormenta, en mitad del sueño.',
        'El corazón corría como antes. {name} buscó la manta y empezó otra vez por uno.',
      ],
      close: [
        'Por la mañana había charcos, y en cada uno un trozo de cielo.',
        'Habrá más tormentas. {name} tiene lista la manta y sabe contar hasta once.',
      ],
    },
  },
};
