import type { IconObject } from './icon-object.ts';

/** Games, sport and music. */
export const PLAY = {
  artist: {
    icon: 'artist-palette',
    names: [
      'a palette of paints',
      'eine Palette mit Farben',
      'une palette de couleurs',
      'una paleta de colores',
    ],
    words: [
      'paint, painting, painter*',
      'farben, maler, malerin, pinsel',
      'peinture*, peindre, peintre*',
      'pintar, pintura*, pintor*',
    ],
  },
  ballet: {
    icon: 'ballet-shoes',
    names: ['ballet shoes', 'Ballettschuhe', 'des chaussons de danse', 'zapatillas de ballet'],
    words: [
      'ballet, dance, dancing, dancer*',
      'ballett*, tanz*',
      'ballet, danse, danser, danseu*',
      'ballet, bailar, baile, danza',
    ],
  },
  basketball: {
    icon: 'basketball',
    names: ['a basketball', 'ein Basketball', 'un ballon de basket', 'un balón de baloncesto'],
    words: ['basketball*', 'basketball*', 'basket, basketball', 'baloncesto'],
  },
  bubbles: {
    icon: 'bubbles',
    names: ['bubbles', 'Seifenblasen', 'des bulles de savon', 'pompas de jabón'],
    words: ['soap bubble*, blowing bubbles', 'seifenblase*', 'bulles savon, faire bulles', 'pompas jabón'],
  },
  chess: {
    icon: 'chess-pawn',
    names: ['a chess piece', 'eine Schachfigur', 'un pion d’échecs', 'una pieza de ajedrez'],
    words: ['chess', 'schach', 'échecs', 'ajedrez'],
  },
  football: {
    icon: 'goal-net',
    names: ['a football goal', 'ein Fußballtor', 'un but de football', 'una portería de fútbol'],
    words: [
      'goalkeeper*, goalie, football match',
      'torwart, torhüter*, fußballspiel',
      'gardien but, match foot*',
      'portero fútbol, portería',
    ],
  },
  guitar: {
    icon: 'guitar',
    names: ['a guitar', 'eine Gitarre', 'une guitare', 'una guitarra'],
    words: ['guitar*', 'gitarre*', 'guitare*', 'guitarra*'],
  },
  medal: {
    icon: 'sports-medal',
    names: ['a medal', 'eine Medaille', 'une médaille', 'una medalla'],
    words: [
      'medal*, race, competition*, contest*',
      'medaille*, wettkampf*, wettrennen, wettbewerb*',
      'médaille*, compétition*, concours',
      'medalla*, competición, carrera, concurso',
    ],
  },
  microphone: {
    icon: 'microphone',
    names: ['a microphone', 'ein Mikrofon', 'un microphone', 'un micrófono'],
    words: [
      'sing, singing, singer*, microphone*, stage fright, on stage',
      'singen, sänger*, mikrofon*, lampenfieber, bühne',
      'chanter, chanson*, chanteu*, micro, trac',
      'cantar, canción*, cantante*, micrófono*, escenario',
    ],
  },
  nestingdoll: {
    icon: 'nesting-dolls',
    names: ['nesting dolls', 'Steckpuppen', 'des poupées gigognes', 'muñecas rusas'],
    words: [
      'nesting doll*',
      'steckpuppe*, matroschka*',
      'poupées gigognes, poupées russes',
      'muñecas rusas, matrioska*',
    ],
  },
  rollerskate: {
    icon: 'roller-skate',
    names: ['a roller skate', 'ein Rollschuh', 'un patin à roulettes', 'un patín'],
    words: [
      'roller skat*, rollerskat*',
      'rollschuh*, inliner*',
      'patin* roulettes, roller, rollers',
      'patín, patines, patinar',
    ],
  },
  scooter: {
    icon: 'kick-scooter',
    names: ['a scooter', 'ein Tretroller', 'une trottinette', 'un patinete'],
    words: ['scooter*', 'tretroller, roller fahren, laufrad', 'trottinette*', 'patinete*'],
  },
  skateboard: {
    icon: 'skateboard',
    names: ['a skateboard', 'ein Skateboard', 'une planche à roulettes', 'un monopatín'],
    words: ['skateboard*', 'skateboard*', 'skateboard*, planche roulettes', 'monopatín, skate'],
  },
  skis: {
    icon: 'skis',
    names: ['skis', 'Skier', 'des skis', 'unos esquís'],
    words: [
      'ski, skis, skiing',
      'ski, skier, skifahren, skikurs',
      'ski, skis, skier',
      'esquí, esquís, esquiar',
    ],
  },
  sled: {
    icon: 'sled',
    names: ['a sledge', 'ein Schlitten', 'une luge', 'un trineo'],
    words: ['sled, sledge*, sleigh*', 'schlitten*', 'luge*, traîneau*', 'trineo*'],
  },
  slide: {
    icon: 'playground-slide',
    names: ['a slide', 'eine Rutsche', 'un toboggan', 'un tobogán'],
    words: [
      'slide, slides, playground*',
      'rutsche, rutschen, spielplatz*',
      'toboggan*, aire jeux',
      'tobogán, toboganes, parque infantil',
    ],
  },
  trumpet: {
    icon: 'trumpet',
    names: ['a trumpet', 'eine Trompete', 'une trompette', 'una trompeta'],
    words: ['trumpet*', 'trompete*', 'trompette*', 'trompeta*'],
  },
  videogame: {
    icon: 'video-game',
    names: ['a game controller', 'ein Spielcontroller', 'une manette de jeu', 'un mando de videojuegos'],
    words: [
      'video game*, videogame*, gaming, playstation, console, minecraft, fortnite, roblox',
      'videospiel*, computerspiel*, konsole, zocken, playstation, minecraft, fortnite, roblox',
      'jeu* vidéo*, console*, manette*, minecraft, fortnite, roblox',
      'videojuego*, consola*, minecraft, fortnite, roblox',
    ],
  },
  violin: {
    icon: 'violin',
    names: ['a violin', 'eine Geige', 'un violon', 'un violín'],
    words: ['violin*', 'geige*, violine*', 'violon, violons', 'violín, violines'],
  },
  yoyo: {
    icon: 'yo-yo',
    names: ['a yo-yo', 'ein Jo-Jo', 'un yo-yo', 'un yoyó'],
    words: ['yo yo, yoyo', 'jojo, yoyo', 'yo yo, yoyo', 'yoyó, yoyo'],
  },
} as const satisfies Record<string, IconObject>;
