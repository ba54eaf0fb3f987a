import type { IconObject } from './icon-object.ts';

/** Animals that stand beside the child. */
export const ANIMALS = {
  bear: {
    icon: 'bear',
    names: ['a bear', 'ein Bär', 'un ours', 'un oso'],
    words: [
      'bear, bears, !teddy, !polar',
      'bär, bären, bärin',
      'ours, ourse, ourson*, !peluche, !polaire',
      'oso, osos, osa, osito*, !peluche, !polar, !perezoso',
    ],
  },
  chicken: {
    icon: 'chicken',
    names: ['a hen', 'ein Huhn', 'une poule', 'una gallina'],
    words: [
      'chicken*, hen, hens, rooster*',
      'huhn, hühner, henne*, hahn',
      'poule, poules, coq',
      'gallina*, gallo*, pollito*',
    ],
  },
  cow: {
    icon: 'cow',
    names: ['a cow', 'eine Kuh', 'une vache', 'una vaca'],
    words: ['cow, cows, calf', 'kuh, kühe, kühen, kalb', 'vache, vaches, veau', 'vaca, vacas, ternero*'],
  },
  crab: {
    icon: 'crab',
    names: ['a crab', 'eine Krabbe', 'un crabe', 'un cangrejo'],
    words: ['crab, crabs', 'krabbe*, krebse', 'crabe*', 'cangrejo*'],
  },
  crocodile: {
    icon: 'crocodile',
    names: ['a crocodile', 'ein Krokodil', 'un crocodile', 'un cocodrilo'],
    words: [
      'crocodile*, alligator*',
      'krokodil*, alligator*',
      'crocodile*, alligator*',
      'cocodrilo*, caimán*',
    ],
  },
  deer: {
    icon: 'deer',
    names: ['a deer', 'ein Reh', 'un cerf', 'un ciervo'],
    words: [
      'deer, fawn, reindeer',
      'reh, rehe, rehkitz, hirsch*, rentier*',
      'cerf, biche, faon, renne, rennes',
      'ciervo*, cervatillo*, reno, renos',
    ],
  },
  dolphin: {
    icon: 'dolphin',
    names: ['a dolphin', 'ein Delfin', 'un dauphin', 'un delfín'],
    words: ['dolphin*', 'delfin*, delphin*', 'dauphin*', 'delfín, delfines'],
  },
  donkey: {
    icon: 'donkey',
    names: ['a donkey', 'ein Esel', 'un âne', 'un burro'],
    words: ['donkey*', 'esel, eselchen', 'âne, ânes, ânesse', 'burro, burros, burrito'],
  },
  fox: {
    icon: 'fox',
    names: ['a fox', 'ein Fuchs', 'un renard', 'un zorro'],
    words: ['fox, foxes, vixen', 'fuchs, füchse, füchsin', 'renard*', 'zorro*, zorra*'],
  },
  giraffe: {
    icon: 'giraffe',
    names: ['a giraffe', 'eine Giraffe', 'une girafe', 'una jirafa'],
    words: ['giraffe*', 'giraffe*', 'girafe*', 'jirafa*'],
  },
  goat: {
    icon: 'goat',
    names: ['a goat', 'eine Ziege', 'une chèvre', 'una cabra'],
    words: ['goat, goats', 'ziege, ziegen', 'chèvre*', 'cabra, cabras, cabrito*'],
  },
  hedgehog: {
    icon: 'hedgehog',
    names: ['a hedgehog', 'ein Igel', 'un hérisson', 'un erizo'],
    words: ['hedgehog*', 'igel', 'hérisson*', 'erizo*'],
  },
  hippo: {
    icon: 'hippopotamus',
    names: ['a hippopotamus', 'ein Nilpferd', 'un hippopotame', 'un hipopótamo'],
    words: ['hippo, hippos, hippopotam*', 'nilpferd*, flusspferd*', 'hippopotame*', 'hipopótamo*'],
  },
  kangaroo: {
    icon: 'kangaroo',
    names: ['a kangaroo', 'ein Känguru', 'un kangourou', 'un canguro'],
    words: ['kangaroo*', 'känguru*', 'kangourou*', 'canguro*'],
  },
  koala: {
    icon: 'koala',
    names: ['a koala', 'ein Koala', 'un koala', 'un koala'],
    words: ['koala*', 'koala*', 'koala*', 'koala*'],
  },
  ladybird: {
    icon: 'lady-beetle',
    names: ['a ladybird', 'ein Marienkäfer', 'une coccinelle', 'una mariquita'],
    words: [
      'ladybird*, ladybug*, beetle*',
      'marienkäfer*, käfer',
      'coccinelle*, scarabée*',
      'mariquita*, escarabajo*',
    ],
  },
  lizard: {
    icon: 'lizard',
    names: ['a lizard', 'eine Eidechse', 'un lézard', 'una lagartija'],
    words: ['lizard*, gecko*', 'eidechse*, gecko*', 'lézard*, gecko*', 'lagartij*, lagarto*'],
  },
  owl: {
    icon: 'owl',
    names: ['an owl', 'eine Eule', 'un hibou', 'un búho'],
    words: ['owl, owls', 'eule, eulen, uhu', 'hibou, hiboux, chouette', 'búho*, lechuza*'],
  },
  panda: {
    icon: 'panda',
    names: ['a panda', 'ein Panda', 'un panda', 'un panda'],
    words: ['panda*', 'panda*', 'panda, pandas', 'panda, pandas'],
  },
  parrot: {
    icon: 'parrot',
    names: ['a parrot', 'ein Papagei', 'un perroquet', 'un loro'],
    words: ['parrot*', 'papagei*', 'perroquet*', 'loro, loros, papagayo*'],
  },
  pig: {
    icon: 'pig',
    names: ['a pig', 'ein Schwein', 'un cochon', 'un cerdo'],
    words: [
      'pig, pigs, piglet*',
      'schwein, schweine, ferkel, schweinchen',
      'cochon, cochons, porcelet*',
      'cerdo, cerdos, cerdito*',
    ],
  },
  polarbear: {
    icon: 'polar-bear',
    names: ['a polar bear', 'ein Eisbär', 'un ours polaire', 'un oso polar'],
    words: ['polar bear*', 'eisbär*', 'ours polaire*', 'oso polar, osos polares'],
  },
  rabbit: {
    icon: 'rabbit',
    names: ['a rabbit', 'ein Hase', 'un lapin', 'un conejo'],
    words: [
      'rabbit*, bunny, bunnies, hare',
      'hase, hasen, häschen, kaninchen',
      'lapin*, lièvre*',
      'conejo*, conejito*, liebre*',
    ],
  },
  rhino: {
    icon: 'rhinoceros',
    names: ['a rhinoceros', 'ein Nashorn', 'un rhinocéros', 'un rinoceronte'],
    words: ['rhino, rhinos, rhinocer*', 'nashorn, nashörner', 'rhinocéros', 'rinoceronte*'],
  },
  sloth: {
    icon: 'sloth',
    names: ['a sloth', 'ein Faultier', 'un paresseux', 'un perezoso'],
    words: ['sloth, sloths', 'faultier*', 'paresseux animal', 'oso perezoso'],
  },
  squirrel: {
    icon: 'chipmunk',
    names: ['a squirrel', 'ein Eichhörnchen', 'un écureuil', 'una ardilla'],
    words: ['squirrel*, chipmunk*', 'eichhörnchen', 'écureuil*', 'ardilla*'],
  },
  swan: {
    icon: 'swan',
    names: ['a swan', 'ein Schwan', 'un cygne', 'un cisne'],
    words: ['swan, swans', 'schwan, schwäne', 'cygne*', 'cisne*'],
  },
  tiger: {
    icon: 'tiger',
    names: ['a tiger', 'ein Tiger', 'un tigre', 'un tigre'],
    words: ['tiger*, tigress', 'tiger, tigerin', 'tigre*', 'tigre, tigres, tigresa'],
  },
  worm: {
    icon: 'worm',
    names: ['a worm', 'ein Wurm', 'un ver de terre', 'un gusano'],
    words: [
      'worm, worms, caterpillar*',
      'regenwurm, würmer, raupe, raupen',
      'ver terre, chenille*',
      'gusano*, oruga*, lombriz',
    ],
  },
  zebra: {
    icon: 'zebra',
    names: ['a zebra', 'ein Zebra', 'un zèbre', 'una cebra'],
    words: ['zebra*', 'zebra*', 'zèbre*', 'cebra*'],
  },
} as const satisfies Record<string, IconObject>;
