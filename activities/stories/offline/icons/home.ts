import type { IconObject } from './icon-object.ts';

/** Things at home and in school. */
export const HOME = {
  alarm: {
    icon: 'bell',
    names: ['a bell', 'eine Glocke', 'une cloche', 'una campana'],
    words: [
      'alarm*, bell, bells, siren*',
      'alarm*, feueralarm*, sirene*, glocke*',
      'alarme*, cloche, cloches',
      'alarma*, campana*, timbre',
    ],
  },
  bathtub: {
    icon: 'bathtub',
    names: ['a bathtub', 'eine Badewanne', 'une baignoire', 'una bañera'],
    words: [
      'bath, bathtub*, bathing, bath time',
      'badewanne*, baden',
      'baignoire*, bain, bains, prendre bain',
      'bañera*, bañarse',
    ],
  },
  broom: {
    icon: 'broom',
    names: ['a broom', 'ein Besen', 'un balai', 'una escoba'],
    words: [
      'broom*, tidy*, clean up, chores',
      'besen, aufräumen',
      'balai*, ranger chambre',
      'escoba*, ordenar, recoger cuarto',
    ],
  },
  computer: {
    icon: 'desktop-computer',
    names: ['a computer', 'ein Computer', 'un ordinateur', 'un ordenador'],
    words: ['computer, computers', 'computer*', 'ordinateur*', 'ordenador*, computadora*'],
  },
  crayons: {
    icon: 'crayon',
    names: ['a crayon', 'ein Wachsmalstift', 'un crayon de cire', 'una cera de color'],
    words: ['wax crayon*, colouring', 'wachsmal*', 'coloriage*, craie grasse', 'colorear, ceras'],
  },
  dress: {
    icon: 'dress',
    names: ['a dress', 'ein Kleid', 'une robe', 'un vestido'],
    words: ['dress, dresses', 'kleid, kleider', 'robe, robes', 'vestido, vestidos'],
  },
  keyboard: {
    icon: 'musical-keyboard',
    names: ['piano keys', 'Klaviertasten', 'des touches de piano', 'teclas de piano'],
    words: ['piano*', 'klavier*', 'piano*', 'piano*'],
  },
  lamp: {
    icon: 'light-bulb',
    names: ['a light bulb', 'eine Glühbirne', 'une ampoule', 'una bombilla'],
    words: [
      'lamp, lamps, light bulb*',
      'lampe, lampen, glühbirne*',
      'lampe, lampes, ampoule*',
      'bombilla*, lámpara*',
    ],
  },
  money: {
    icon: 'coin',
    names: ['a coin', 'eine Münze', 'une pièce de monnaie', 'una moneda'],
    words: [
      'money, coin*, pocket money, stealing, stole',
      'geld, taschengeld, münze*, stehlen, gestohlen',
      'argent, monnaie, voler argent, volé',
      'dinero, moneda*, robar, robó',
    ],
  },
  needle: {
    icon: 'sewing-needle',
    names: ['a needle and thread', 'Nadel und Faden', 'une aiguille et du fil', 'aguja e hilo'],
    words: ['sewing, knitting', 'nähen, stricken', 'coudre, couture, tricot*', 'coser, costura, tejer'],
  },
  parcel: {
    icon: 'package',
    names: ['a parcel', 'ein Paket', 'un colis', 'un paquete'],
    words: ['parcel*', 'paket, pakete', 'colis', 'paquete*'],
  },
  potplant: {
    icon: 'potted-plant',
    names: ['a potted plant', 'eine Topfpflanze', 'une plante en pot', 'una planta en maceta'],
    words: [
      'plant, plants, seed, seeds',
      'pflanze*, samenkorn',
      'plante, plantes, graine*',
      'planta, plantas, semilla*',
    ],
  },
  puzzle: {
    icon: 'puzzle-piece',
    names: ['a piece of a puzzle', 'ein Puzzleteil', 'une pièce de puzzle', 'una pieza de rompecabezas'],
    words: ['puzzle*, jigsaw*', 'puzzle*', 'puzzle*', 'puzle*, rompecabezas'],
  },
  radio: {
    icon: 'radio',
    names: ['a radio', 'ein Radio', 'une radio', 'una radio'],
    words: ['radio, radios', 'radio, radios', 'radio', 'radio'],
  },
  ruler: {
    icon: 'straight-ruler',
    names: ['a ruler', 'ein Lineal', 'une règle', 'una regla'],
    words: [
      'ruler, maths, arithmetic, numbers',
      'lineal, rechnen, mathe*',
      'règle graduée, maths, calcul',
      'regla medir, matemáticas',
    ],
  },
  shoe: {
    icon: 'running-shoe',
    names: ['a shoe', 'ein Schuh', 'une chaussure', 'un zapato'],
    words: [
      'shoe, shoes, shoelace*, trainers',
      'schuh, schuhe, schuhen, schnürsenkel',
      'chaussure*, lacet*',
      'zapat*, cordones',
    ],
  },
  shower: {
    icon: 'shower',
    names: ['a shower', 'eine Dusche', 'une douche', 'una ducha'],
    words: [
      'shower, showers, hair wash*, washing hair',
      'dusche*, duschen, haare waschen, haarewaschen',
      'douche*, laver cheveux',
      'ducha*, lavar pelo',
    ],
  },
  soap: {
    icon: 'soap',
    names: ['soap', 'Seife', 'du savon', 'jabón'],
    words: [
      'soap, washing hands, hand washing, germs',
      'seife, hände waschen, händewaschen, waschzwang',
      'savon, laver mains, microbe*',
      'jabón, lavar manos, lavarse manos, gérmenes',
    ],
  },
  sock: {
    icon: 'socks',
    names: ['socks', 'Socken', 'des chaussettes', 'calcetines'],
    words: ['sock, socks', 'socke, socken, strümpfe', 'chaussette*', 'calcetín, calcetines'],
  },
  tv: {
    icon: 'television',
    names: ['a television', 'ein Fernseher', 'une télévision', 'un televisor'],
    words: ['television, tv', 'fernseh*, fernseher', 'télévision, télé', 'televisión, televisor, tele'],
  },
  window: {
    icon: 'window',
    names: ['a window', 'ein Fenster', 'une fenêtre', 'una ventana'],
    words: ['window, windows', 'fenster*', 'fenêtre*', 'ventana*'],
  },
} as const satisfies Record<string, IconObject>;
