import type { Field } from '../field.ts';

export const divorce: Field = {
  feeling: 'rain',
  skill: 'words',
  patterns: {
    en: 'divorc*, parent* separat*, parent* split*, separated parents, parents living apart, custody, break-up parents, mom dad separat*',
    de: 'scheidung*, geschieden*, trennung eltern, eltern trenn*, eltern getrennt*, trennungskind*, sorgerecht, wechselmodell, elterntrennung',
    fr: 'divorc*, séparation parents, parents sépar*, parents séparés, garde alternée, garde partagée',
    es: 'divorci*, separación padres, padres separa*, padres separados, custodia',
  },
  cover: ['dusk', 'stand', 'friend', 'house@left', 'house@right'],
  scenes: {
    happens: ['dusk', 'stand', 'suitcase@right', 'house@back'],
    feels: ['dusk', 'sad', 'cloud2', 'suitcase@left'],
    thinks: ['night', 'sit', 'cloud1', 'photo@left'],
    told: ['day', 'sit', 'owl', 'photo@left'],
    step: ['day', 'stand', 'words', 'house@left', 'house@right'],
    again: ['dusk', 'sad', 'suitcase@right', 'cloud1', 'door@left'],
    close: ['dusk', 'sit', 'hearts', 'house@left', 'house@right', 'calendar@front'],
  },
  texts: {
    en: {
      title: '{name} and the Two Houses',
      happens: [
        'One evening the parents said: “We are not going to live together any more.”',
        'One of them would move into another house. A suitcase was already standing in the hall.',
        'They had sat down next to each other to say it, which they had not done for a long time.',
      ],
      feels: [
        '{name} was sad, and angry, and very quiet.',
        'It felt as if somebody had cut a drawing down the middle, and {name} was the line.',
      ],
      thinks: [
        '“Is it my fault? Was I too loud?” {name} wondered at night.',
        'And a secret plan began: to be so good, so very good, that they would have to live together again.',
      ],
      told: [
        '{Owl} said: “It is not your fault. It is a matter between the grown-ups, from beginning to end.”',
        '“You did not break it, so it is not yours to mend. That is a relief, and it is sad as well.”',
        '“They stop being a couple. They do not stop being your parents. And you need not choose.”',
      ],
      step: [
        '{name} said to both of them: “I don’t want to carry messages. And I love you both.”',
        'The voice shook. The two of them looked at the floor, and then they nodded.',
        'Then {name} drew two houses, with a path between them, and one toothbrush in each.',
      ],
      again: [
        'On the day of the suitcase everything hurt again.',
        '{name} missed one of them here and the other one there. There was always somebody to miss.',
      ],
      close: [
        'A calendar showed blue days and yellow days, one colour for each house.',
        'The parents did not move back together. In both houses there was a bed for {name}, and in both a good-night kiss.',
      ],
    },
    de: {
      title: '{name} und die zwei Häuser',
      happens: [
        'Eines Abends sagten die Eltern: „Wir werden nicht mehr zusammen wohnen.“',
        'Jemand von den beiden sollte in ein anderes Haus ziehen. Ein Koffer stand schon im Flur.',
        'Sie hatten sich nebeneinandergesetzt, um es zu sagen. Das hatten sie lange nicht mehr getan.',
      ],
      feels: [
        '{name} war traurig und wütend und ganz still.',
        'Es fühlte sich an, als hätte jemand ein Bild in der Mitte durchgeschnitten, und {name} war der Schnitt.',
      ],
      thinks: [
        '„Bin ich schuld? War ich zu laut?“, fragte sich {name} in der Nacht.',
        'Und ein geheimer Plan begann: so lieb zu sein, so schrecklich lieb, dass sie wieder zusammenziehen mussten.',
      ],
      told: [
        '{Owl} sagte: „Du bist nicht schuld. Das ist eine Sache der Großen, von Anfang bis Ende.“',
        '„Du hast es nicht kaputt gemacht, darum musst du es auch nicht heil machen. Das ist eine Erleichterung, und traurig ist es auch.“',
        '„Sie hören auf, ein Paar zu sein. Sie hören nicht auf, deine Eltern zu sein. Und wählen musst du nicht.“',
      ],
      step: [
        '{name} sagte zu beiden: „Ich will keine Botschaften tragen. Und ich habe euch beide lieb.“',
        'Die Stimme zitterte. Die beiden schauten auf den Boden, und dann nickten sie.',
        'Danach malte {name} zwei Häuser mit einem Weg dazwischen, und in jedes kam eine Zahnbürste.',
      ],
      again: [
        'Am Tag mit dem Koffer tat alles wieder weh.',
        '{name} vermisste hier jemanden und dort jemanden. Irgendwer fehlte immer.',
      ],
      close: [
        'Ein Kalender zeigte blaue Tage und gelbe Tage, für jedes Haus eine Farbe.',
        'Die Eltern zogen nicht wieder zusammen. In beiden Häusern stand ein Bett für {name}, und in beiden gab es einen Gutenachtkuss.',
      ],
    },
    fr: {
      title: '{name} et les deux maisons',
      happens: [
        'Un soir, les parents dirent : « Nous n’allons plus vivre ensemble. »',
        'L’un d’eux irait dans une autre maison. Une valise attendait déjà dans l’entrée.',
        'Ils s’étaient assis côte à côte pour le dire, ce qu’ils n’avaient pas fait depuis longtemps.',
      ],
      feels: [
        '{name} sentait de la tristesse, de la colère et un grand silence.',
        'C’était comme si on avait coupé un dessin par le milieu, et que {name} était la coupure.',
      ],
      thinks: [
        '« Est-ce ma faute ? Est-ce que je faisais trop de bruit ? » se demandait {name} la nuit.',
        'Et un plan secret commença : être sage, si terriblement sage, qu’ils seraient obligés de revenir ensemble.',
      ],
      told: [
        '{Owl} dit : « Ce n’est pas ta faute. C’est une affaire de grands, du début à la fin. »',
        '« Tu ne l’as pas cassé, ce n’est donc pas à toi de le réparer. C’est un soulagement, et c’est triste aussi. »',
        '« Ils cessent d’être un couple. Ils ne cessent pas d’être tes parents. Et tu n’as pas à choisir. »',
      ],
      step: [
        '{name} leur dit à tous les deux : « Je ne veux pas porter de messages. Et je vous aime tous les deux. »',
        'La voix tremblait. Les deux regardèrent le sol, puis ils firent oui.',
        'Ensuite {name} dessina deux maisons, un chemin entre elles, et une brosse à dents dans chacune.',
      ],
      again: [
        'Le jour de la valise, tout fit mal de nouveau.',
        'Ici, l’un manquait à {name}, et là-bas, c’était l’autre. Il y avait toujours quelqu’un qui manquait.',
      ],
      close: [
        'Un calendrier montrait des jours bleus et des jours jaunes, une couleur pour chaque maison.',
        'Les parents ne revinrent pas ensemble. Dans les deux maisons, il y avait un lit pour {name}, et dans les deux, un baiser du soir.',
      ],
    },
    es: {
      title: '{name} y las dos casas',
      happens: [
        'Una tarde, los padres dijeron: «Ya no vamos a vivir juntos».',
        'Uno de los dos se iría a otra casa. En la entrada ya había una maleta.',
        'Se habían sentado uno al lado del otro para decirlo, y eso no lo hacían desde hacía mucho.',
      ],
      feels: [
        '{name} sentía tristeza, y rabia, y un gran silencio.',
        'Era como si alguien hubiera cortado un dibujo por la mitad, y {name} fuera la línea.',
      ],
      thinks: [
        '«¿Es culpa mía? ¿Hacía demasiado ruido?», se preguntaba {name} por la noche.',
        'Y empezó un plan secreto: portarse bien, tan requetebién, que tuvieran que volver a vivir juntos.',
      ],
      told: [
        '{Owl} dijo: «No es culpa tuya. Es un asunto de los mayores, de principio a fin».',
        '«Tú no lo rompiste, así que no te toca arreglarlo. Eso es un alivio, y también es triste».',
        '«Dejan de ser pareja. No dejan de ser tus padres. Y no tienes que elegir».',
      ],
      step: [
        '{name} les dijo a los dos: «No quiero llevar recados. Y os quiero a los dos».',
        'La voz temblaba. Los dos miraron al suelo y luego asintieron.',
        'Después {name} dibujó dos casas, con un camino en medio y un cepillo de dientes en cada una.',
      ],
      again: [
        'El día de la maleta volvió a doler.',
        'Aquí {name} echaba de menos a uno, y allí al otro. Siempre faltaba alguien.',
      ],
      close: [
        'Un calendario mostraba días azules y días amarillos, un color para cada casa.',
        'Los padres no volvieron a vivir juntos. En las dos casas había una cama para {name}, y en las dos, un beso de buenas noches.',
      ],
    },
  },
};
