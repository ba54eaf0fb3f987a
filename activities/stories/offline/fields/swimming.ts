import type { Field } from '../field.ts';

export const swimming: Field = {
  feeling: 'shadow',
  skill: 'steps',
  patterns: {
    en: 'swim*, pool, diving, fear water, swimming lesson*, deep water',
    de: 'schwimm*, wasserangst, angst wasser, tauchen, schwimmbad*, seepferdchen',
    fr: 'nager, nage, natation, piscine*, plonger, peur eau, baignade',
    es: 'nadar, natación, piscina*, bucear, miedo agua',
  },
  cover: ['day', 'wave', 'friend', 'pool@left', 'ring@right'],
  scenes: {
    happens: ['day', 'stand', 'pool@left', 'ring@right'],
    feels: ['day', 'hide', 'cloud2', 'pool@left'],
    thinks: ['dusk', 'sit', 'fish@thought', 'pool@left'],
    told: ['day', 'sit', 'owl', 'ring@left'],
    step: ['day', 'walk', 'stones', 'pool@left'],
    again: ['day', 'sad', 'cloud1', 'pool@left', 'ring@right'],
    close: ['day', 'jump', 'friend', 'pool@left', 'fish@right'],
  },
  texts: {
    en: {
      title: '{name} and the Deep Water',
      happens: [
        '{name} was to learn to swim. The water was deep and green.',
        'The others jumped in with a splash and came up laughing. One could not see to the bottom.',
        'In the bath at home water was a friend. Here it was very much water at once.',
      ],
      feels: [
        '{name}’s toes curled, and the breath stopped halfway.',
        'The fear said: stay on dry land, where the ground is. It was not stupid. It was careful.',
      ],
      thinks: [
        '“What if it gets into my nose? What if nobody sees me?”',
        'From the edge the water looked like a mouth that never shuts.',
      ],
      told: [
        '{Owl} said: “Water carries you, but it only carries those who let go a bit. That takes time.”',
        '“Make the first things so small that they’re almost silly: one toe. Then the foot. Then the knee.”',
        '“You never go in alone. And nobody may push you, nobody at all.”',
      ],
      step: [
        '{name} sat down on the edge and put in one toe.',
        'Brrr. Then a foot. Then both, then blowing bubbles, as many as for a whole soup.',
        'On the fourth day {name} lay on somebody’s arm, with ears under the surface, and heard the water humming.',
      ],
      again: [
        'Then a wave splashed into the nose, and {name} wanted out.',
        'Out is allowed. Wrapped in a towel {name} coughed and was cross, and after the biscuit put in one toe.',
      ],
      close: [
        'Three strokes without an arm underneath: one, two, three, and the edge.',
        'The deep end is still deep. {name} waves at it from the shallow one, and means it.',
      ],
    },
    de: {
      title: '{name} und das tiefe Wasser',
      happens: [
        '{name} sollte schwimmen lernen. Das Wasser war tief und grün.',
        'Die anderen sprangen platschend hinein und tauchten lachend auf. Bis zum Grund sehen konnte man nicht.',
        'Daheim in der Wanne war Wasser ein Freund. Hier war es sehr viel Wasser auf einmal.',
      ],
      feels: [
        'Die Zehen von {name} krallten sich ein, und der Atem blieb auf halbem Weg stehen.',
        'Die Angst sagte: Bleib da, wo Boden ist. Sie war nicht dumm. Sie war vorsichtig.',
      ],
      thinks: [
        '„Was, wenn es mir in die Nase läuft? Was, wenn mich keiner sieht?“',
        'Vom Rand aus sah das Wasser aus wie ein Mund, der nie zugeht.',
      ],
      told: [
        '{Owl} sagte: „Wasser trägt dich, aber nur, wer ein bisschen loslässt, wird getragen. Das braucht Zeit.“',
        '„Mach die ersten Sachen so klein, dass sie fast albern sind: ein Zeh. Dann der Fuß. Dann das Knie.“',
        '„Du gehst nie allein hinein. Und schubsen darf dich niemand, gar niemand.“',
      ],
      step: [
        '{name} setzte sich an den Rand und steckte einen Zeh hinein.',
        'Brrr. Dann einen Fuß. Dann beide, dann Blasen blubbern, so viele wie für eine ganze Suppe.',
        'Am vierten Tag lag {name} auf einem Arm, die Ohren unter Wasser, und hörte es summen.',
      ],
      again: [
        'Dann schwappte eine Welle in die Nase, und {name} wollte heraus.',
        'Heraus ist erlaubt. Ins Handtuch gewickelt hustete {name} verärgert, und nach dem Keks kam wieder ein Zeh.',
      ],
      close: [
        'Drei Züge ohne Arm darunter: eins, zwei, drei, und der Rand.',
        'Das tiefe Ende ist immer noch tief. {name} winkt ihm vom flachen aus zu und meint es auch so.',
      ],
    },
    fr: {
      title: '{name} et l’eau profonde',
      happens: [
        '{name} devait apprendre à nager. L’eau était profonde et verte.',
        'Les autres sautaient, plouf, et remontaient en riant. On ne voyait pas le fond.',
        'Dans la baignoire, l’eau était une amie. Ici, c’était beaucoup d’eau d’un coup.',
      ],
      feels: [
        'Les orteils de {name} se crispèrent, et le souffle resta à mi-chemin.',
        'La peur disait : reste là où il y a du sol. Elle n’était pas bête. Elle était prudente.',
      ],
      thinks: [
        '« Et si elle entre dans mon nez ? Et si personne ne me voit ? »',
        'Vue du bord, l’eau ressemblait à une bouche qui ne se ferme jamais.',
      ],
      told: [
        '{Owl} dit : « L’eau porte, mais seulement quand on lâche un peu. Cela prend du temps. »',
        '« Commence par des choses si petites qu’elles font presque rire : un orteil. Puis le pied. Puis le genou. »',
        '« On n’y va jamais sans quelqu’un. Et personne n’a le droit de te pousser, vraiment personne. »',
      ],
      step: [
        '{name} s’assit au bord et mit un orteil.',
        'Brrr. Puis un pied. Puis les deux, puis des bulles, assez pour toute une soupe.',
        'Le quatrième jour, {name} flottait sur un bras, les oreilles sous l’eau, et l’entendait chanter.',
      ],
      again: [
        'Puis une vague entra dans le nez, et {name} voulut sortir.',
        'Sortir, c’est permis. Dans la serviette, {name} toussa d’un air fâché, et après le biscuit remit un orteil.',
      ],
      close: [
        'Trois brasses sans bras dessous : un, deux, trois, et le bord.',
        'Le grand bassin est toujours profond. {name} lui fait signe depuis le petit, et c’est sincère.',
      ],
    },
    es: {
      title: '{name} y el agua honda',
      happens: [
        '{name} iba a aprender a nadar. El agua era honda y verde.',
        'Los demás saltaban, chof, y salían riendo. No se veía el fondo.',
        'En la bañera, el agua era una amiga. Aquí era muchísima agua de golpe.',
      ],
      feels: [
        'Los dedos de los pies se encogieron, y el aire de {name} se paró a la mitad.',
        'El miedo decía: quédate donde hay suelo. No era tonto. Era prudente.',
      ],
      thinks: [
        '«¿Y si me entra por la nariz? ¿Y si nadie me ve?»',
        'Desde el borde, el agua parecía una boca que nunca se cierra.',
      ],
      told: [
        '{Owl} dijo: «El agua te lleva, pero solo si sueltas un poco. Eso tarda».',
        '«Empieza por cosas tan pequeñas que casi den risa: un dedo. Luego el pie. Luego la rodilla».',
        '«Nunca entras sin alguien al lado. Y nadie puede empujarte, nadie en absoluto».',
      ],
      step: [
        '{name} se sentó en el borde y metió un dedo.',
        'Brrr. Luego un pie. Luego los dos, luego burbujas, bastantes para una sopa entera.',
        'Al cuarto día, {name} flotó sobre un brazo, con las orejas bajo el agua, y la oyó cantar.',
      ],
      again: [
        'Entonces una ola entró por la nariz, y {name} quiso salir.',
        'Salir está permitido. En la toalla, {name} tosió con enfado, y después de la galleta volvió a meter un dedo.',
      ],
      close: [
        'Tres brazadas sin brazo debajo: una, dos, tres, y el borde.',
        'La parte honda sigue siendo honda. {name} la saluda desde la otra, y lo dice de verdad.',
      ],
    },
  },
};
