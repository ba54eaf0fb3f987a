import type { IconObject } from './icon-object.ts';

/** Weather, seasons and what grows. */
export const OUTDOORS = {
  beach: {
    icon: 'beach-with-umbrella',
    names: [
      'a parasol on a beach',
      'ein Sonnenschirm am Strand',
      'un parasol sur la plage',
      'una sombrilla en la playa',
    ],
    words: ['beach holiday*, holiday*, vacation*', 'urlaub*, ferien*', 'vacances', 'vacaciones'],
  },
  cactus: {
    icon: 'cactus',
    names: ['a cactus', 'ein Kaktus', 'un cactus', 'un cactus'],
    words: ['cactus*, cacti, desert', 'kaktus*, kakteen, wüste*', 'cactus, désert', 'cactus, desierto*'],
  },
  clover: {
    icon: 'four-leaf-clover',
    names: [
      'a four-leaf clover',
      'ein vierblättriges Kleeblatt',
      'un trèfle à quatre feuilles',
      'un trébol de cuatro hojas',
    ],
    words: [
      'clover*, luck, lucky',
      'kleeblatt, glücksklee',
      'trèfle*, chance, porte bonheur',
      'trébol*, suerte',
    ],
  },
  islet: {
    icon: 'desert-island',
    names: [
      'an island with a palm',
      'eine Insel mit Palme',
      'une île avec un palmier',
      'una isla con palmera',
    ],
    words: ['island*, palm tree*', 'insel, inseln, palme*', 'île, îles, palmier*', 'isla, islas, palmera*'],
  },
  leaf: {
    icon: 'maple-leaf',
    names: ['an autumn leaf', 'ein Herbstblatt', 'une feuille d’automne', 'una hoja de otoño'],
    words: [
      'autumn, leaf, leaves falling',
      'herbst*, laub, blätter fallen',
      'automne, feuilles mortes',
      'otoño, hojas secas',
    ],
  },
  mushroom: {
    icon: 'mushroom',
    names: ['a mushroom', 'ein Pilz', 'un champignon', 'una seta'],
    words: ['mushroom*', 'pilz, pilze, pilzen', 'champignon*', 'seta, setas, champiñón*'],
  },
  rose: {
    icon: 'rose',
    names: ['a rose', 'eine Rose', 'une rose', 'una rosa'],
    words: ['rose, roses', 'rose, rosen', 'une rose, roses', 'una rosa, rosas'],
  },
  shell: {
    icon: 'spiral-shell',
    names: ['a seashell', 'eine Muschel', 'un coquillage', 'una concha'],
    words: ['shell, shells, seashell*', 'muschel*', 'coquillage*', 'concha, conchas, caracola*'],
  },
  sunflower: {
    icon: 'sunflower',
    names: ['a sunflower', 'eine Sonnenblume', 'un tournesol', 'un girasol'],
    words: ['sunflower*', 'sonnenblume*', 'tournesol*', 'girasol*'],
  },
  sunrise: {
    icon: 'sunrise-over-mountains',
    names: ['a sunrise', 'ein Sonnenaufgang', 'un lever de soleil', 'un amanecer'],
    words: ['sunrise*, dawn', 'sonnenaufgang*', 'lever soleil, aube', 'amanecer*'],
  },
  tornado: {
    icon: 'tornado',
    names: ['a whirlwind', 'ein Wirbelsturm', 'une tornade', 'un tornado'],
    words: [
      'tornado*, hurricane*, whirlwind*',
      'tornado*, wirbelsturm*, orkan*',
      'tornade*, ouragan*',
      'tornado*, huracán*',
    ],
    flies: true,
  },
  wind: {
    icon: 'wind-face',
    names: ['the wind', 'der Wind', 'le vent', 'el viento'],
    words: ['windy, gale', 'sturmböe*, windig*', 'venteux, rafale*', 'ventoso, vendaval*'],
    flies: true,
  },
} as const satisfies Record<string, IconObject>;
