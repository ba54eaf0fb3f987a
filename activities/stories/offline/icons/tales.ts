import type { IconObject } from './icon-object.ts';

/** What tales, fairs and feasts are made of. */
export const TALES = {
  alien: {
    icon: 'alien',
    names: [
      'a friendly alien',
      'ein freundliches Wesen aus dem All',
      'un gentil extraterrestre',
      'un extraterrestre amable',
    ],
    words: [
      'alien, aliens, ufo',
      'alien, aliens, außerirdisch*, ufo',
      'extraterrestre*, alien, ovni',
      'extraterrestre*, alienígena*, ovni',
    ],
  },
  angel: {
    icon: 'baby-angel',
    names: ['an angel', 'ein Engel', 'un ange', 'un ángel'],
    words: ['angel, angels', 'engel, schutzengel', 'ange, anges', 'ángel, ángeles, angelito*'],
  },
  astronaut: {
    icon: 'astronaut',
    names: [
      'an astronaut',
      'jemand im Raumanzug',
      'une personne en combinaison spatiale',
      'alguien con traje espacial',
    ],
    words: ['astronaut*, spaceman', 'astronaut*', 'astronaute*, cosmonaute*', 'astronauta*'],
  },
  christmas: {
    icon: 'christmas-tree',
    names: ['a Christmas tree', 'ein Weihnachtsbaum', 'un sapin de Noël', 'un árbol de Navidad'],
    words: ['christmas, xmas, advent', 'weihnacht*, christbaum*, advent*', 'noël', 'navidad, nochebuena'],
  },
  circus: {
    icon: 'circus-tent',
    names: ['a circus tent', 'ein Zirkuszelt', 'un chapiteau de cirque', 'una carpa de circo'],
    words: ['circus*', 'zirkus*', 'cirque*', 'circo, circos'],
  },
  clown: {
    icon: 'clown-face',
    names: ['a clown', 'ein Clown', 'un clown', 'un payaso'],
    words: ['clown*', 'clown*', 'clown*', 'payas*'],
  },
  confetti: {
    icon: 'party-popper',
    names: ['a party popper', 'Konfetti', 'des confettis', 'confeti'],
    words: [
      'party, parties, carnival',
      'party, fasching*, karneval*, feier*',
      'fête, fêtes, carnaval',
      'fiesta*, carnaval',
    ],
  },
  fairy: {
    icon: 'person-fairy',
    names: ['a fairy', 'eine Fee', 'une fée', 'un hada'],
    words: ['fairy, fairies, fairytale*', 'fee, feen', 'fée, fées', 'hada, hadas'],
  },
  fireworks: {
    icon: 'fireworks',
    names: ['fireworks', 'ein Feuerwerk', 'un feu d’artifice', 'fuegos artificiales'],
    words: [
      'firework*, new year eve',
      'feuerwerk*, silvester*, böller*',
      'feu artifice, feux artifice',
      'fuegos artificiales, petardo*, cohetes fiesta',
    ],
  },
  genie: {
    icon: 'person-genie',
    names: ['a genie', 'ein Flaschengeist', 'un génie', 'un genio'],
    words: ['genie', 'flaschengeist*', 'un génie, génie lampe', 'genio lámpara'],
  },
  magicwand: {
    icon: 'magic-wand',
    names: ['a magic wand', 'ein Zauberstab', 'une baguette magique', 'una varita mágica'],
    words: [
      'magic, wand, spell*',
      'zauberstab*, zaubern, magisch*',
      'magie, magique, baguette magique',
      'magia, mágic*, varita',
    ],
  },
  mermaid: {
    icon: 'woman-merpeople',
    names: ['a mermaid', 'eine Meerjungfrau', 'une sirène', 'una sirena'],
    words: [
      'mermaid*, merman',
      'meerjungfrau*, nixe*',
      'sirène mer, petite sirène, sirènes',
      'sirenita, sirena mar, sirenas mar',
    ],
  },
  pirate: {
    icon: 'pirate-flag',
    names: ['a pirate’s flag', 'eine Piratenflagge', 'un drapeau de pirate', 'una bandera pirata'],
    words: ['pirate*', 'pirat*', 'pirate*', 'pirata*'],
  },
  pumpkin: {
    icon: 'jack-o-lantern',
    names: [
      'a pumpkin with a face',
      'ein Kürbis mit Gesicht',
      'une citrouille avec un visage',
      'una calabaza con cara',
    ],
    words: ['halloween, pumpkin*', 'halloween, kürbis*', 'halloween, citrouille*', 'halloween, calabaza*'],
  },
  santa: {
    icon: 'santa-claus',
    names: ['Santa Claus', 'der Weihnachtsmann', 'le père Noël', 'Papá Noel'],
    words: ['santa', 'weihnachtsmann, nikolaus', 'père noël', 'papá noel'],
  },
  superhero: {
    icon: 'person-superhero',
    names: [
      'somebody in a superhero costume',
      'jemand als Superheld verkleidet',
      'une personne déguisée en super-héros',
      'alguien con disfraz de superhéroe',
    ],
    words: [
      'superhero*, super hero*',
      'superheld*',
      'superhéros, super héros, superhéro*',
      'superhéroe*, superheroína*',
    ],
  },
  treasure: {
    icon: 'gem-stone',
    names: ['a gem', 'ein Edelstein', 'une pierre précieuse', 'una piedra preciosa'],
    words: [
      'treasure*, jewel*, diamond*',
      'schatz, schätze, edelstein*, diamant*',
      'trésor*, bijou*, diamant*',
      'tesoro*, joya*, diamante*',
    ],
  },
  vampire: {
    icon: 'person-vampire',
    names: ['a friendly vampire', 'ein freundlicher Vampir', 'un gentil vampire', 'un vampiro amable'],
    words: ['vampire*', 'vampir*', 'vampire*', 'vampir*'],
  },
  wizard: {
    icon: 'person-mage',
    names: [
      'a wizard',
      'ein Mensch mit Zauberhut',
      'une personne au chapeau de magicien',
      'alguien con sombrero de mago',
    ],
    words: [
      'wizard*, witch, witches, magician*, sorcer*',
      'zauberer, zauberin, hexe, hexen, magier*',
      'sorcier*, sorcière*, magicien*, mage',
      'mago, magos, maga, bruja, brujas, brujo',
    ],
  },
  zombie: {
    icon: 'person-zombie',
    names: ['a friendly zombie', 'ein freundlicher Zombie', 'un gentil zombie', 'un zombi amable'],
    words: ['zombie*', 'zombie*', 'zombie*', 'zombi*'],
  },
} as const satisfies Record<string, IconObject>;
