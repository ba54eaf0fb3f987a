import type { Field } from '../field.ts';

export const lying: Field = {
  feeling: 'shadow',
  skill: 'words',
  patterns: {
    en: 'lying, lies, liar, fib*, telling truth, honesty, honest, stealing, stole',
    de: 'lüge*, lügt, lügen, gelogen, schwindel*, ehrlich*, wahrheit, stehlen, gestohlen, stiehlt',
    fr: 'mensonge*, mentir, ment, menteu*, honnêt*, vérité',
    es: 'mentira*, mentir, miente, mentiros*, honest*, decir verdad, robar, robo',
  },
  cover: ['day', 'stand', 'friend', 'vase@left', 'flowers@right'],
  scenes: {
    happens: ['day', 'stand', 'shards@left', 'ball@right'],
    feels: ['dusk', 'hide', 'cloud2', 'shards@left'],
    thinks: ['night', 'sit', 'cloud1', 'vase@thought'],
    told: ['day', 'sit', 'owl', 'shards@left'],
    step: ['day', 'stand', 'words', 'shards@left'],
    again: ['dusk', 'stand', 'cloud1', 'cake@left', 'plate@right'],
    close: ['day', 'sit', 'friend', 'vase@left', 'flowers@right'],
  },
  texts: {
    en: {
      title: '{name} and the Blue Vase',
      happens: [
        'The ball hit the blue vase. “It was the wind,” said {name}.',
        'That was a lie. It had jumped out of the mouth before {name} could hold it back.',
        'Everybody shut the window and was sorry for the vase. Nobody was cross, and that made it worse.',
      ],
      feels: [
        'A stone lay in {name}’s tummy. It was a bad conscience.',
        'The lie had to be fed as well: a second one for the ball, and a third one for the open door.',
      ],
      thinks: [
        '“If I say it now, nobody will ever believe me again,” thought {name}.',
        'The fear of the scolding was as big as a house, and it grew a floor with each day.',
      ],
      told: [
        '{Owl} said: “A lie often wants to protect something. What did yours want to protect?”',
        '“Having lied once does not make you a liar. You can turn back, at any corner.”',
        '“They may be angry. That passes. And then you don’t have to carry the stone any longer.”',
      ],
      step: [
        '{name} said: “It wasn’t the wind. It was me, and the ball.”',
        'The voice was as thin as a thread. First it was quiet. Then one of the grown-ups took a deep breath.',
        '“I am sad about the vase,” they said. “And I know that this was hard to say. Shall we glue it?”',
      ],
      again: [
        'The next week a piece of cake was missing.',
        '“It was…,” {name} began, and stopped. “…me,” said {name}. It was only a short pause.',
      ],
      close: [
        'The vase stands on the table again, with golden lines where it broke.',
        'It does not hold water any more. For dry flowers it is still good, and so is the truth.',
      ],
    },
    de: {
      title: '{name} und die blaue Vase',
      happens: [
        'Der Ball traf die blaue Vase. „Das war der Wind“, sagte {name}.',
        'Das war gelogen. Es war aus dem Mund gesprungen, bevor {name} es festhalten konnte.',
        'Alle machten das Fenster zu und bedauerten die Vase. Niemand schimpfte, und das machte es schlimmer.',
      ],
      feels: [
        'Im Bauch von {name} lag ein Stein. Das war das schlechte Gewissen.',
        'Die Lüge wollte auch noch gefüttert werden: mit einer zweiten für den Ball und einer dritten für die offene Tür.',
      ],
      thinks: [
        '„Wenn ich es jetzt sage, glaubt mir nie wieder jemand“, dachte {name}.',
        'Die Angst vor dem Schimpfen war groß wie ein Haus, und jeden Tag bekam sie ein Stockwerk mehr.',
      ],
      told: [
        '{Owl} sagte: „Eine Lüge will oft etwas beschützen. Was wollte deine beschützen?“',
        '„Einmal gelogen zu haben macht dich nicht zum Lügner. Umdrehen kannst du an jeder Ecke.“',
        '„Vielleicht werden sie ärgerlich. Das geht vorbei. Und dann musst du den Stein nicht mehr tragen.“',
      ],
      step: [
        '{name} sagte: „Es war nicht der Wind. Das war ich, mit dem Ball.“',
        'Die Stimme war dünn wie ein Faden. Erst war es still. Dann holte jemand von den Großen tief Luft.',
        '„Um die Vase bin ich traurig“, hieß es. „Und ich weiß, dass das schwer zu sagen war. Wollen wir sie kleben?“',
      ],
      again: [
        'In der Woche darauf fehlte ein Stück Kuchen.',
        '„Das war …“, fing {name} an und stockte. „… ich“, sagte {name}. Es war nur eine kurze Pause.',
      ],
      close: [
        'Die Vase steht wieder auf dem Tisch, mit goldenen Linien, wo sie zerbrochen war.',
        'Wasser hält sie nicht mehr. Für trockene Blumen taugt sie noch, und die Wahrheit taugt auch.',
      ],
    },
    fr: {
      title: '{name} et le vase bleu',
      happens: [
        'Le ballon toucha le vase bleu. « C’est le vent », dit {name}.',
        'C’était un mensonge. Il avait sauté de la bouche avant que {name} ne puisse le retenir.',
        'On ferma la fenêtre et on plaignit le vase. Personne ne gronda, et c’était encore pire.',
      ],
      feels: [
        'Il y avait une pierre dans le ventre de {name}. C’était la mauvaise conscience.',
        'Le mensonge voulait aussi manger : un deuxième pour le ballon, un troisième pour la porte ouverte.',
      ],
      thinks: [
        '« Si je le dis maintenant, on ne me croira plus jamais », pensa {name}.',
        'La peur d’être grondé était haute comme une maison, et elle prenait un étage par jour.',
      ],
      told: [
        '{Owl} dit : « Un mensonge veut souvent protéger quelque chose. Que voulait protéger le tien ? »',
        '« Avoir menti une fois, ce n’est pas être un menteur. On peut faire demi-tour à chaque coin. »',
        '« Ils seront peut-être fâchés. Cela passe. Et après, tu n’as plus à porter la pierre. »',
      ],
      step: [
        '{name} dit : « Ce n’était pas le vent. C’était moi, avec le ballon. »',
        'La voix était mince comme un fil. D’abord, il y eut un silence. Puis un grand respira très fort.',
        '« Pour le vase, j’ai de la peine. Et je sais que c’était difficile à dire. On le recolle ? »',
      ],
      again: [
        'La semaine suivante, il manquait une part de gâteau.',
        '« C’est… », commença {name}, puis s’arrêta. « … moi », dit {name}. La pause avait été toute courte.',
      ],
      close: [
        'Le vase est de nouveau sur la table, avec des lignes dorées là où il s’était cassé.',
        'Il ne garde plus l’eau. Pour des fleurs sèches, il va encore, et la vérité aussi.',
      ],
    },
    es: {
      title: '{name} y el jarrón azul',
      happens: [
        'La pelota dio en el jarrón azul. «Fue el viento», dijo {name}.',
        'Era mentira. Había saltado de la boca antes de que {name} pudiera sujetarla.',
        'Cerraron la ventana y sintieron lástima por el jarrón. Nadie riñó, y eso lo hacía peor.',
      ],
      feels: [
        'En la barriga de {name} había una piedra. Era la mala conciencia.',
        'La mentira además quería comer: una segunda para la pelota, una tercera para la puerta abierta.',
      ],
      thinks: [
        '«Si lo digo ahora, no me creerán nunca más», pensó {name}.',
        'El miedo a la bronca era grande como una casa, y cada día le crecía un piso.',
      ],
      told: [
        '{Owl} dijo: «Una mentira muchas veces quiere proteger algo. ¿Qué quería proteger la tuya?»',
        '«Haber mentido una vez no es ser mentiroso. Se puede dar la vuelta en cualquier esquina».',
        '«Quizá se enfaden. Eso pasa. Y después ya no tienes que cargar con la piedra».',
      ],
      step: [
        '{name} dijo: «No fue el viento. Fui yo, con la pelota».',
        'La voz era fina como un hilo. Primero hubo silencio. Luego alguien mayor respiró hondo.',
        '«Por el jarrón tengo pena. Y sé que era difícil decirlo. ¿Lo pegamos?»',
      ],
      again: [
        'A la semana siguiente faltaba un trozo de tarta.',
        '«Fue…», empezó {name}, y se paró. «Fui yo». La pausa había sido muy corta.',
      ],
      close: [
        'El jarrón está otra vez en la mesa, con líneas doradas donde se rompió.',
        'Ya no guarda agua. Para flores secas aún sirve, y la verdad también.',
      ],
    },
  },
};
