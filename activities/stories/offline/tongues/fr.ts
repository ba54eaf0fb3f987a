import type { Tongue } from '../tongue.ts';

export const fr: Tongue = {
  names: ['Lilo', 'Sacha', 'Milan', 'Noé'],
  friend: 'Plume',
  owl: 'la vieille chouette',
  animals: { fox: 'renard', bear: 'ours', rabbit: 'lapin', hedgehog: 'hérisson' },
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
      '{name}, le petit {animal}, habitait {where}, {home}.',
      'Chaque journée commençait de la même façon : s’étirer longuement, humer l’air, et hop, dehors dans le matin.',
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
      'Quand un œil s’entrouvrit, {trouble} était toujours là.',
      'Elle n’avait pas bougé. Elle attendait, tout simplement.',
      'Ces visiteuses-là sont ainsi : elles ne s’en vont pas parce que l’on ferme les yeux.',
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
      'Personne ne demanda si {trouble} allait revenir. Elle en avait le droit. On se connaissait, maintenant.',
    ],
  },
  themes: {
    night: {
      title: '{name} et la nuit amie',
      trouble: 'la Grande Ombre',
      arrives: [
        'Un soir, quand la lumière s’éteignit, {trouble} arriva.',
        'Elle se glissa par toutes les fentes, remplit les coins et rendit énorme le moindre bruit.',
        'Le jour, {name} avait du mal à y croire. La nuit, il était difficile de croire à autre chose.',
      ],
      body: [
        'Le cœur de {name} faisait boum, boum, boum.',
        'Ses pattes devinrent froides, ses oreilles se dressèrent, et le sommeil s’enfuit très loin.',
        'C’est ce que fait un corps qui veut nous protéger, même quand il n’y a aucun danger.',
      ],
      grows: [
        'Chaque nuit, {trouble} semblait un peu plus grande.',
        'Il fallait encore une lumière, encore une gorgée d’eau, encore un regard sous le lit.',
        'Et pourtant, ce n’était jamais tout à fait assez.',
      ],
      named: [
        '« J’ai peur dans le noir », dit {name} tout bas.',
        'À peine les mots étaient-ils sortis qu’il y eut plus de place pour respirer.',
        'Une peur que l’on a dite est une autre peur : on peut la regarder à deux.',
      ],
      returns: [
        'Cette nuit-là, {trouble} revint.',
        'Un instant, tout fut comme avant : le cœur qui cogne, les pattes froides.',
        'Elle n’avait simplement pas encore appris que {name} savait quelque chose de nouveau.',
      ],
      smaller: [
        'Et voilà que {trouble} devint petite et douce comme une couverture.',
        'Derrière elle, {name} aperçut les étoiles. Elles avaient toujours été là.',
        'La nuit n’était pas vide. Elle était seulement silencieuse.',
      ],
      close: [
        '{name} bâilla, chuchota « Bonne nuit, la nuit », et dormit jusqu’au matin.',
        'Et chaque fois que {trouble} vient en visite, {name} sait quoi faire.',
      ],
    },
    anger: {
      title: '{name} et la Tempête rouge',
      trouble: 'la Tempête rouge',
      arrives: [
        'Puis quelque chose alla de travers, une toute petite chose, et {trouble} arriva.',
        'Elle surgit de nulle part et fit plus de bruit que tout le reste.',
        'Après coup, {name} ne savait même plus dire quelle était cette petite chose.',
      ],
      body: [
        '{name} eut chaud partout, jusqu’au bout des oreilles.',
        'Les dents se serraient, les pattes tapaient le sol, et ça grondait au fond du ventre.',
        'Ce grondement voulait dire quelque chose. Il ne savait pas encore comment.',
      ],
      grows: [
        'Patatras ! Le panier de baies vola dans les airs.',
        'Des baies roulèrent partout, et {friend} s’envola, effrayée.',
        'Pourtant, {friend} n’y était pour rien. C’était cela, le pire.',
      ],
      named: [
        '« {Trouble} était si forte, dit {name}, et ensuite j’ai regretté. »',
        'Personne ne gronda. On a le droit d’être en colère. On n’a pas le droit de faire mal.',
        'La colère est souvent une gardienne, debout devant la porte de quelque chose de tendre, comme la déception.',
      ],
      returns: [
        'Dès le lendemain, la tour de galets s’écroula, et {trouble} fut de retour.',
        'La chaleur était là, le grondement aussi.',
        'Mais cette fois, {name} s’en aperçut un tout petit peu plus tôt, et un tout petit peu, c’est beaucoup.',
      ],
      smaller: [
        'Peu à peu, {trouble} perdit son souffle.',
        'À la fin, ce n’était plus qu’un vent tiède qui ébouriffait les poils.',
        'La force était toujours là. Mais c’était {name}, désormais, qui la tenait.',
      ],
      close: [
        '{name} et {friend} reconstruisirent la tour, plus haute qu’avant.',
        'Et quand ça gronde au loin, {name} l’entend venir et sait quoi faire.',
      ],
    },
    worry: {
      title: '{name} et la Nuée des soucis',
      trouble: 'la Nuée des soucis',
      arrives: [
        'Quelque chose de nouveau se préparait, et avec lui vint {trouble}.',
        '« Et si ça rate ? Et si les autres se moquent ? Et si, et si ? » marmonnait-elle.',
        'Elle avait réponse à tout, et aucune de ses réponses n’était bonne.',
      ],
      body: [
        'Dans le ventre de {name}, ça voletait comme cent papillons.',
        'Le petit déjeuner ne passait pas, et les genoux tremblaient comme l’herbe au vent.',
        'Les soucis habitent dans la tête, mais ils aiment frapper à la porte du ventre.',
      ],
      grows: [
        '{name} resta à la maison, et {trouble} grandit.',
        'Plus l’attente durait, plus la moindre colline semblait haute.',
        'Ne pas y aller, cela aidait une heure. Ensuite, tout devenait plus difficile.',
      ],
      named: [
        '« J’ai avec moi {trouble}, dit {name}. Elle répète sans cesse : et si. »',
        'Dit à voix haute, cela paraissait deux fois moins malin que dans la tête.',
        'Un souci est une supposition sur demain, et une supposition, cela se vérifie.',
      ],
      returns: [
        'Quand le grand jour arriva, {trouble} entra elle aussi.',
        '« Et si », commença-t-elle, et aussitôt les papillons se réveillèrent.',
        'Le temps d’un battement de cœur, {name} voulut faire demi-tour. Puis vint une pensée : pas encore.',
      ],
      smaller: [
        'De minute en minute, {trouble} devint plus fine, jusqu’à laisser passer le soleil.',
        'Tout n’était pas facile. Mais rien n’était aussi terrible que le marmonnement l’avait dit.',
        'Le courage, découvrit {name}, n’est pas le contraire de la peur. C’est ce que l’on fait pendant qu’on a peur.',
      ],
      close: [
        '« Ça y est, j’ai réussi », dit {name}, et c’était vrai.',
        'Un petit souci peut encore venir de temps en temps. C’est {name} qui marche devant.',
      ],
    },
    missing: {
      title: '{name} et la pierre qui brille',
      trouble: 'la Pluie grise',
      arrives: [
        'Un jour, quelqu’un que {name} aimait ne fut plus là, et {trouble} commença.',
        'Il pleuvait sur le petit déjeuner, il pleuvait sur les jeux, même en plein soleil.',
        'Les autres parlaient du beau temps. Il ne pleuvait que sur {name}.',
      ],
      body: [
        'La poitrine de {name} était lourde, et les larmes venaient toutes seules.',
        'Parfois il n’en venait aucune, et il n’y avait qu’un creux silencieux là où il y avait eu quelque chose.',
        'Quand quelqu’un nous manque, c’est de l’amour qui ne sait plus, pendant un temps, où aller.',
      ],
      grows: [
        '{name} n’avait plus envie de jouer.',
        'Chaque chemin, chaque odeur, chaque chanson se souvenait de l’absence.',
        'Oublier aurait été plus facile, et {name} ne voulait surtout pas cela.',
      ],
      named: [
        '« Quelqu’un me manque tellement », dit {name}.',
        'C’était une phrase très courte, et très grande.',
        'On n’essaya pas de la rendre plus petite. On lui fit de la place.',
      ],
      returns: [
        'Quelques jours plus tard, {trouble} revint tout à coup.',
        'Une odeur avait suffi, ou la moitié d’une mélodie.',
        'La tristesse ne marche pas droit. Elle vient par vagues, et les vagues passent.',
      ],
      smaller: [
        '{Trouble} se fit plus claire, et un peu de soleil la traversa.',
        'Pour la première fois, un souvenir fit pleurer et sourire {name} en même temps.',
        'Elle n’avait pas cessé. Elle était seulement devenue une pluie qui fait pousser les choses.',
      ],
      close: [
        '{name} leva les yeux vers le ciel et dit : « Tu es encore avec moi. »',
        'Il y a des jours gris et des jours clairs, et l’amour a sa place dans chacun.',
      ],
    },
    alone: {
      title: '{name} et le portail ouvert',
      trouble: 'la Brume',
      arrives: [
        'Les autres jouaient, et entre eux et {name} se tenait {trouble}.',
        'Leurs rires la traversaient, mais {name} ne trouvait pas l’entrée.',
        'Personne n’avait chassé {name}. Ce n’était pas plus facile pour autant.',
      ],
      body: [
        'La gorge de {name} se serra, et les mots ne voulaient pas sortir.',
        '« Ils ne veulent sûrement pas de moi », pensa {name} en regardant par terre.',
        'De telles pensées semblent vraies parce qu’elles sont tout près, non parce qu’elles sont justes.',
      ],
      grows: [
        'Plus {name} attendait, plus {trouble} devenait épaisse.',
        'À la fin, on voyait à peine {friend}.',
        'Attendre que les autres commencent est un jeu où personne ne gagne.',
      ],
      named: [
        '« Je me sens à l’écart, dit {name}, même quand il y a du monde. »',
        '« Moi aussi, parfois », dit {friend}. {name} n’y avait jamais pensé.',
        'Quand on est deux à connaître la même brume, on y est déjà moins perdu.',
      ],
      returns: [
        'Au portail du terrain de jeu, {trouble} se leva encore une fois.',
        'La gorge se serra, et les pieds voulurent rentrer.',
        'Mais derrière, quelqu’un riait, et un rire est un bon panneau indicateur.',
      ],
      smaller: [
        '{Trouble} s’ouvrit comme un portail.',
        'Derrière, on faisait déjà signe : un escargot, une souris et une grenouille très timide.',
        'La grenouille dit : « J’espérais que quelqu’un demanderait. »',
      ],
      close: [
        'Ce jour-là, {name} rentra avec trois nouveaux amis et de l’herbe sur les deux genoux.',
        'Et à qui attendait ensuite au bord, {name} demanda : « Tu veux jouer ? »',
      ],
    },
    change: {
      title: '{name} et le nouveau chemin',
      trouble: 'la Bourrasque',
      arrives: [
        'Puis tout dut changer, et {trouble} arriva.',
        'Elle mélangea les jours, et plus rien n’était à sa place habituelle.',
        '« Tu verras, ce sera bien », disaient les grands. Ils le disaient un peu trop souvent.',
      ],
      body: [
        'Tout tournait à l’intérieur de {name}.',
        'Tantôt c’était envie de pleurer, tantôt de crier, tantôt de se faire porter.',
        'Tant de sentiments à la fois : c’est ce que l’on ressent quand quelque chose de grand se déplace.',
      ],
      grows: [
        '« Je veux que ce soit comme avant ! » cria {name}.',
        'Mais {trouble} n’en tourna que plus vite.',
        'Hier est difficile à retenir. Il n’a pas de poignée.',
      ],
      named: [
        '« Avant me manque, dit {name}, et la suite me fait peur. »',
        'Les deux ont le droit d’être là ensemble. Un cœur peut loger deux sentiments, et même trois.',
        'Et quand chaque sentiment a sa chaise, aucun n’a plus besoin de courir partout.',
      ],
      returns: [
        'Au premier matin nouveau, {trouble} était encore là.',
        'La porte était étrange, l’odeur était étrange, même la lumière était étrange.',
        '« Étrange, remarqua {friend}, c’est le nom de tout ce qu’on ne connaît pas encore. »',
      ],
      smaller: [
        '{Trouble} ralentit, jusqu’à n’être plus qu’une brise.',
        'Et là, au milieu de tout ce nouveau, se tenait quelque chose de bien connu : {friend}.',
        'Il y a ce qui change, ce qui reste, et ce qui vient avec nous dans la poche.',
      ],
      close: [
        '« Ceci aussi est à moi, maintenant », dit {name} en regardant autour.',
        'L’ancien chemin était toujours là. Il y en avait un de plus, voilà tout.',
      ],
    },
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
        '{name} s’exerça : « Je me sens… comme du coton. Je me sens… comme un orage. Je me sens… tout bleu. »',
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
        '« Pense à trois amis que tu peux aller trouver. Compte-les sur ta patte, pour les retrouver même dans la tempête. »',
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
  alt: {
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
  otherLanguage: 'L’auteur intégré n’écrit pas la langue demandée ; ce livre est en français.',
};
