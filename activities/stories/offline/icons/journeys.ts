import type { IconObject } from './icon-object.ts';

/** What drives, flies, and where one goes. */
export const JOURNEYS = {
  ambulance: {
    icon: 'ambulance',
    names: ['an ambulance', 'ein Krankenwagen', 'une ambulance', 'una ambulancia'],
    words: ['ambulance*', 'krankenwagen, rettungswagen, notarzt*', 'ambulance*, samu', 'ambulancia*'],
  },
  carousel: {
    icon: 'carousel-horse',
    names: ['a carousel horse', 'ein Karussellpferd', 'un cheval de manège', 'un caballito de tiovivo'],
    words: [
      'carousel*, merry round, funfair*, fairground*',
      'karussell*, jahrmarkt*, kirmes, rummel',
      'manège*, fête foraine',
      'tiovivo*, carrusel*, feria, ferias',
    ],
  },
  church: {
    icon: 'church',
    names: ['a church', 'eine Kirche', 'une église', 'una iglesia'],
    words: ['church, churches', 'kirche, kirchen', 'église*', 'iglesia*'],
  },
  fireengine: {
    icon: 'fire-engine',
    names: ['a fire engine', 'ein Feuerwehrauto', 'un camion de pompiers', 'un camión de bomberos'],
    words: [
      'fire engine*, fire truck*, firefighter*, fireman, fire brigade',
      'feuerwehr*',
      'pompier*',
      'bombero*',
    ],
  },
  globe: {
    icon: 'globe-showing-europe-africa',
    names: ['the globe', 'die Erdkugel', 'le globe terrestre', 'el globo terráqueo'],
    words: [
      'world, earth, globe, another country, abroad',
      'welt, erde, globus, ausland, anderes land',
      'monde entier, terre entière, autre pays, globe, étranger',
      'planeta, otro país, extranjero, globo terráqueo',
    ],
  },
  helicopter: {
    icon: 'helicopter',
    names: ['a helicopter', 'ein Hubschrauber', 'un hélicoptère', 'un helicóptero'],
    words: ['helicopter*', 'hubschrauber*, helikopter*', 'hélicoptère*', 'helicóptero*'],
    flies: true,
  },
  lift: {
    icon: 'elevator',
    names: ['a lift', 'ein Aufzug', 'un ascenseur', 'un ascensor'],
    words: [
      'lift, lifts, elevator*',
      'aufzug*, aufzüge*, fahrstuhl*, lift',
      'ascenseur*',
      'ascensor*, elevador*',
    ],
  },
  motorbike: {
    icon: 'motorcycle',
    names: ['a motorbike', 'ein Motorrad', 'une moto', 'una moto'],
    words: ['motorbike*, motorcycle*', 'motorrad*, motorräder*', 'moto, motos', 'moto, motos, motocicleta*'],
  },
  planet: {
    icon: 'ringed-planet',
    names: [
      'a planet with rings',
      'ein Planet mit Ringen',
      'une planète à anneaux',
      'un planeta con anillos',
    ],
    words: ['planet, planets, saturn', 'planet, planeten, saturn', 'planète*, saturne', 'planetas, saturno'],
    flies: true,
  },
  police: {
    icon: 'police-car',
    names: ['a police car', 'ein Polizeiauto', 'une voiture de police', 'un coche de policía'],
    words: ['police*', 'polizei*, polizist*', 'police, policier*, gendarme*', 'policía*'],
  },
  rollercoaster: {
    icon: 'roller-coaster',
    names: ['a roller coaster', 'eine Achterbahn', 'des montagnes russes', 'una montaña rusa'],
    words: [
      'roller coaster*, rollercoaster*',
      'achterbahn*',
      'montagnes russes',
      'montaña rusa, montañas rusas',
    ],
  },
  tractor: {
    icon: 'tractor',
    names: ['a tractor', 'ein Traktor', 'un tracteur', 'un tractor'],
    words: [
      'tractor*, digger*, excavator*',
      'traktor*, trecker, bagger*',
      'tracteur*, tractopelle*, pelleteuse*',
      'tractor*, excavadora*',
    ],
  },
  trafficlight: {
    icon: 'vertical-traffic-light',
    names: ['a traffic light', 'eine Ampel', 'un feu de circulation', 'un semáforo'],
    words: [
      'traffic light*, crossing road, crossing street',
      'ampel*, straße überqueren',
      'feu rouge, traverser rue, traverser route',
      'semáforo*, cruzar calle',
    ],
  },
} as const satisfies Record<string, IconObject>;
