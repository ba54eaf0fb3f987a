import type { LanguageTexts } from '../language-texts.ts';

export const fr: LanguageTexts = {
  names: ['Lilo', 'Sacha', 'Milan', 'Noé'],
  friend: 'Plume',
  owl: 'la vieille chouette',
  places: {
    forest: {
      where: 'à la lisière d’une forêt tranquille',
      home: 'dans un terrier douillet sous les racines d’un chêne',
      play: 'marcher en équilibre sur les troncs couchés',
      day: 'Le soleil peignait des taches dorées sur la mousse.',
      path: 'par-dessus les racines, sous les fougères et au-delà d’un petit ruisseau',
      evening: 'Une à une, les lucioles allumaient leur lampe.',
    },
    seaside: {
      where: 'là où les dunes rencontrent la mer',
      home: 'dans un creux bien sec, derrière les hautes herbes',
      play: 'faire la course avec les vagues sur la plage',
      day: 'L’eau brillait comme si quelqu’un avait renversé des étoiles.',
      path: 'dans le sable chaud, devant le bois flotté et le long de l’eau',
      evening: 'Au loin, le phare se mit à clignoter.',
    },
    meadow: {
      where: 'sur les collines, au-dessus d’une vaste prairie',
      home: 'dans une petite maison de terre à la porte ronde',
      play: 'rouler du haut de la colline jusqu’à l’étang',
      day: 'Les abeilles bourdonnaient dans le trèfle et l’air sentait le foin.',
      path: 'en haut de la colline, le long de la haie et à travers le trèfle',
      evening: 'Les grillons accordaient leurs violons.',
    },
  },
  common: {
    home: [
      '{name}, le petit {animal}, habitait {where}.',
      'Là, {home}, chaque journée commençait de la même façon : s’étirer longuement, humer l’air, et hop, dehors dans le matin.',
      '{name} connaissait ici chaque bruit et chaque odeur, et savait très bien laquelle annonçait le petit déjeuner.',
    ],
    joys: [
      'Ce que {name} aimait plus que tout, c’était {play}.',
      'Parfois c’était réussi, parfois cela finissait en culbute. Les deux étaient amusants.',
      'Ces jours-là, on n’avait pas le temps de ruminer, et c’était peut-être le meilleur.',
    ],
    friend: [
      '{friend}, une petite moinelle, était la meilleure amie que l’on puisse avoir.',
      '{friend} savait siffler, raconter des blagues et se taire, chaque fois au bon moment.',
      'Les amies qui savent se taire au bon moment sont rares, et {name} le savait bien.',
    ],
    ordinary: [
      'Ce matin-là ressemblait à tous les autres. {day}',
      '{name} mangea trois baies, garda la quatrième pour {friend} et fredonna une chanson qui n’avait pas de fin.',
      'Rien n’annonçait ce qui était déjà en chemin.',
    ],
    hide: [
      '{name} se glissa dans le coin le plus reculé et ne bougea plus.',
      '« Si je ne regarde pas, ce n’est peut-être pas là », murmura {name}.',
      'Mais ne pas regarder, c’est fatigant, et cela rend un petit coin plus petit encore.',
    ],
    still: [
      'Quand un œil s’entrouvrit, tout était comme avant.',
      'Rien n’avait bougé. Cela attendait, simplement.',
      'Il en va ainsi de ce qui est grand : cela ne part pas parce qu’on ferme les yeux.',
    ],
    pretend: [
      '« Tout va bien ! » répétait {name} toute la journée, avec un très grand sourire.',
      'Le sourire devenait de plus en plus lourd, comme un seau qui se remplit goutte à goutte.',
      'Le soir, {name} avait tant souri que même ses oreilles retombaient de fatigue.',
    ],
    alone: [
      '{name} resta dans son coin et se sentit minuscule.',
      '« Personne d’autre n’a une chose pareille, pensait {name}. Rien que moi. »',
      'Ce n’était pas vrai. Mais dans son coin, il n’y a personne pour vous le dire.',
    ],
    noticed: [
      '{friend} se posa tout près et resta là.',
      'Au bout d’un moment, {friend} demanda : « Je te tiens compagnie ? » Et {name} fit oui de la tête.',
      'Parfois, c’est de cela qu’on a besoin d’abord : quelqu’un qui reste et qui ne demande rien.',
    ],
    setOut: [
      '« Allons voir {owl} », dit {friend}. Et les voilà en route.',
      '{name} emporta deux noisettes et un peu de courage. Le courage ne prenait presque pas de place.',
      'Le premier pas fut le plus long, comme souvent les premiers pas.',
    ],
    path: [
      'Le chemin menait {path}.',
      '{friend} volait devant et revenait, encore et encore, pour que {name} ne soit jamais longtemps sans compagnie.',
      'À chaque tournant, {name} remarquait une chose étrange : rien qu’en marchant, on respirait un peu mieux.',
    ],
    listens: [
      '{Owl} écouta jusqu’à ce que tout soit dit.',
      'Elle ne rit pas, elle n’interrompit pas, et pas une fois elle ne dit : « Mais ce n’est rien ! »',
      '« Merci de me l’avoir raconté, dit-elle enfin. C’était la partie la plus courageuse. »',
    ],
    evening: [
      'Le soir, tout le monde se retrouva. {evening}',
      '{friend} raconta l’histoire de la journée. {name} y montrait un courage immense, et c’était presque vrai.',
      'Personne ne demanda si ce serait encore difficile. Cela pouvait l’être. Ils seraient là.',
    ],
  },
  skills: {
    breathe: {
      gift: [
        '{Owl} dit : « Inspire comme pour sentir une fleur. Souffle comme pour refroidir la soupe. »',
        '« Trois fois, tout doucement. Ton souffle est toujours avec toi, et il sait freiner. »',
        '« Quand le souffle ralentit, le cœur croit que tout va bien, et il le répète à tout le corps. »',
      ],
      practise: [
        '{name} essaya. La fleur, la soupe. La fleur, la soupe.',
        'La première fois, cela donna une toux, la deuxième un fou rire, et la troisième fut parfaite.',
        'D’abord on se sentait un peu bête, et puis on se sentait bien.',
      ],
      use: [
        '{name} s’arrêta. Sentir la fleur, souffler sur la soupe. Une fois. Deux fois. Trois fois.',
        'Les épaules redescendirent toutes seules, et les coups du cœur devinrent une mesure tranquille.',
        'Dehors, rien n’avait changé. Mais dedans, quelqu’un tenait de nouveau la barre.',
      ],
      pass: [
        '« Sentir la fleur, refroidir la soupe » : le lendemain, {name} l’apprit à {friend}.',
        'Bientôt la moitié du voisinage soufflait, et cela ressemblait à un vent léger.',
        'C’est en expliquant que l’on remarque ce que l’on sait vraiment.',
      ],
    },
    words: {
      gift: [
        '{Owl} dit : « Donne un nom à ce que tu ressens. Puis dis-le à quelqu’un en qui tu as confiance. »',
        '« Tu peux le dire, le dessiner, ou le chuchoter d’abord à un caillou. L’important, c’est que cela sorte. »',
        '« Ce qui a des mots n’a plus besoin de mordre ni de se cacher. »',
      ],
      practise: [
        '{name} s’exerça : « Je me sens… comme du coton. Je me sens… comme une bouteille secouée. Je me sens… tout bleu. »',
        'Pour chaque sentiment, {name} traçait un dessin dans le sable, et {friend} devinait.',
        'Il y avait plus de mots qu’on ne le pensait, et certains tombaient parfaitement juste.',
      ],
      use: [
        '{name} prit son courage et dit : « Voilà ce que je ressens, et j’ai besoin de toi. »',
        'Les mots tremblaient un peu. Ils arrivèrent quand même.',
        'Alors vint la réponse qui change tant de choses : « Tu as bien fait de me le dire. »',
      ],
      pass: [
        'Le lendemain, {name} demanda : « Et toi, {friend}, comment ça va, dedans ? »',
        '{friend} réfléchit longtemps. Personne n’avait jamais posé la question ainsi.',
        'Une bonne question peut être un cadeau, elle aussi.',
      ],
    },
    steps: {
      gift: [
        '{Owl} dit : « Tu n’es pas obligé de sauter par-dessus la rivière. Passe par les pierres. »',
        '« Quel pas est assez petit pour que tu l’oses aujourd’hui ? Fais celui-là. Demain, le suivant. »',
        '« Être brave, ce n’est pas n’avoir jamais peur. C’est faire un petit pas avec la peur à côté de soi. »',
      ],
      practise: [
        '{name} fit un petit pas. Rien de grave n’arriva.',
        'Puis un deuxième, deux fois plus court et deux fois plus tremblant. « Ça compte ! » cria {friend}.',
        'Pour chaque pas, on posa un galet, et cela fit bientôt une vraie rangée.',
      ],
      use: [
        'Un pas. Attendre. Encore un pas. {name} continua.',
        'Les genoux tremblaient, et les pieds avançaient quand même.',
        'À mi-chemin, {name} se retourna : c’était incroyable, tout ce qui était déjà fait.',
      ],
      pass: [
        '« On a le droit de commencer tout petit », dit {name} à une grenouille timide.',
        'La grenouille trempa un orteil dans l’eau. « Ça compte ! » cria {name}.',
        'Et tout le monde applaudit, car chacun savait ce qu’est un premier pas.',
      ],
    },
    together: {
      gift: [
        '{Owl} dit : « Tu n’as pas à porter cela sans personne. Demande de l’aide. C’est une force. »',
        '« Pense à trois amis que tu peux aller trouver. Compte-les sur ta patte, pour les retrouver même quand c’est dur. »',
        '« Ce que l’on porte à deux n’est pas deux fois moins lourd. C’est plus léger encore. »',
      ],
      practise: [
        '{name} s’exerça à dire la petite phrase la plus difficile qui soit : « Aide-moi, s’il te plaît. »',
        'D’abord tout bas, puis un peu plus fort, puis assez fort pour que {friend} l’entende vraiment.',
        'Et cette phrase, figurez-vous, ne rapetisse personne.',
      ],
      use: [
        '« Reste avec moi, s’il te plaît », dit {name}. Et {friend} resta.',
        'Aile contre patte, les deux regardèrent ensemble.',
        'La chose était encore là. Mais elle avait maintenant affaire à deux amis.',
      ],
      pass: [
        'Quand {friend} eut une mauvaise journée, {name} sut quoi faire : s’asseoir, rester, écouter.',
        '« Trois amis que tu peux aller trouver, dit {name}. J’en fais partie. »',
        'Et cela passa ainsi de l’un à l’autre.',
      ],
    },
    treasure: {
      gift: [
        '{Owl} donna à {name} une pierre lisse et dit : « Mets-y ce que tu veux garder. »',
        '« Un souvenir, une chanson, un endroit où l’on est bien. Tiens-la quand tu en as besoin. »',
        '« Ce que nous avons aimé reste. Cela déménage seulement là où nous pouvons le porter. »',
      ],
      practise: [
        '{name} ferma les yeux, tint la pierre et pensa à quelque chose de beau.',
        'Cela prit un moment. Puis ce fut là : un rire, un parfum, une patte chaude.',
        'La pierre semblait tiédir. Ou peut-être que c’était seulement {name}.',
      ],
      use: [
        '{name} serra la pierre très fort et pensa à cette belle chose.',
        'Elle brillait, non pour les yeux, mais pour le cœur.',
        'Dans sa lumière, tout retrouvait un contour, et l’on voyait le chemin.',
      ],
      pass: [
        '{name} chercha aussi une pierre lisse pour {friend}.',
        '« Qu’est-ce que tu y mets ? – Cet après-midi », répondit {friend} aussitôt.',
        'Et c’est ainsi que cet après-midi existera toujours.',
      ],
    },
  },
  about: 'Une histoire sur {whole}.',
  own: {
    title: '{name} et {topic}',
    happens: [
      'Il y avait une chose à laquelle {name} pensait sans cesse : {topic}.',
      'Elle était là au petit déjeuner, elle était là sur le chemin, et le soir, elle s’asseyait près de {name} comme une invitée.',
      'C’était l’histoire de {name}, rien qu’à {name}, et il lui fallait donc ses propres mots : {detail}.',
    ],
    feels: [
      'En pensant à {topic}, le corps parlait aussi.',
      'Quelque chose pesait dans le ventre, quelque chose chatouillait dans les pattes. Le sentiment n’avait pas encore de nom, alors {name} le dessina.',
    ],
    thinks: [
      '« Est-ce que quelqu’un d’autre connaît cela : {said} ? » se demanda {name}.',
      'Peut-être que d’autres y pensaient aussi, sans le dire.',
    ],
    told: [
      '{Owl} écouta et dit : « Tu l’appelles {said}. Alors nous l’appellerons ainsi, nous aussi. »',
      '« Tu le connais mieux que moi. Raconte-moi ce qui est difficile, et ce qui est bon, s’il y a du bon. »',
      '« Puis nous chercherons une chose que tu peux faire toi-même. Elle peut être toute petite. »',
    ],
    step: [
      '{name} prit une grande feuille et y écrivit : {topic}.',
      'Une partie était trop grande pour aujourd’hui. Une autre était assez petite, et c’est par là que {name} commença.',
      'Ce n’était pas tout de {detail}. C’était un coin, et c’est par les coins que l’on attrape les choses.',
    ],
    again: [
      'Le lendemain, c’était revenu : {topic}.',
      'Cela ressemblait à avant. Mais {name} avait la feuille, et quelqu’un qui en connaissait les mots.',
    ],
    close: [
      'Maintenant, {name} peut le dire tout haut : {topic}.',
      'Ce n’est pas fini parce qu’un livre est fini. Mais cela a des mots, et avec des mots, on peut aller vers quelqu’un.',
    ],
  },
  quotes: ['« ', ' »', '“', '”'],
  alt: {
    objects: 'On voit aussi : {objects}.',
    poses: {
      stand: '{name}, le petit {animal}, se tient debout',
      walk: '{name}, le petit {animal}, marche',
      sit: '{name}, le petit {animal}, est assis',
      sad: '{name}, le petit {animal}, baisse la tête',
      hide: '{name}, le petit {animal}, se recroqueville et se cache les yeux',
      breathe: '{name}, le petit {animal}, respire calmement, les yeux fermés',
      jump: '{name}, le petit {animal}, saute de joie',
      wave: '{name}, le petit {animal}, fait signe de la patte',
      sleep: '{name}, le petit {animal}, dort roulé en boule',
    },
    places: { forest: 'parmi les arbres', seaside: 'sur la plage', meadow: 'sur une colline verte' },
    times: {
      morning: 'dans la lumière du matin',
      day: 'par une journée de soleil',
      dusk: 'au crépuscule',
      night: 'sous les étoiles',
      storm: 'sous un ciel sombre',
    },
    companion: '{friend}, la petite moinelle, est tout près.',
    helper: 'Une vieille chouette regarde avec bonté.',
    troubles: [
      'Un petit nuage avec des yeux flotte au bord.',
      'Un nuage avec des yeux est suspendu au-dessus.',
      'Un immense nuage avec des yeux remplit le ciel.',
    ],
    tokens: {
      breeze: 'Des volutes de souffle traversent l’air.',
      words: 'Une bulle de parole contient un cœur.',
      stones: 'Une rangée de pierres montre le chemin.',
      hearts: 'De petits cœurs flottent entre les amis.',
      lantern: 'Une pierre ronde brille doucement.',
    },
  },
  colophon:
    'Ce livre a été composé par l’auteur intégré du service, à partir d’histoires et d’images que des personnes ont préparées pour lui. Aucun modèle de langage ni aucun service extérieur n’y a pris part. Lisez-le ensemble, arrêtez-vous là où il y a de quoi parler, et inventez volontiers une autre fin.',
};
