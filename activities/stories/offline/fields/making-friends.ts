import type { Field } from '../field.ts';

export const makingFriends: Field = {
  feeling: 'fog',
  skill: 'together',
  patterns: {
    en: '~friends, friendship*, making friends, make friends, no friends, lonely, loneliness, ~alone, finding friends',
    de: '~freunde, freunde finden, freundschaft*, keine freunde, einsam*, ~allein, ~alleine, ~freunden, anschluss finden',
    fr: '~amis, ~amies, amitié*, faire amis, solitude, ~seul, ~seule, ~copains',
    es: '~amigos, ~amigas, amistad*, hacer amigos, soledad, niño solo, niña sola, sentirse sol*',
  },
  cover: ['day', 'wave', 'bench@left', 'group@right'],
  scenes: {
    happens: ['day', 'sit', 'cloud1', 'bench@left', 'group@right'],
    feels: ['day', 'sad', 'cloud2', 'bench@left'],
    thinks: ['dusk', 'sit', 'cloud1', 'bench@left', 'ball@right'],
    told: ['day', 'sit', 'owl', 'ball@left'],
    step: ['day', 'walk', 'words', 'ball@left'],
    again: ['day', 'stand', 'cloud1', 'swing@left', 'group@right'],
    close: ['dusk', 'jump', 'hearts', 'ball@left', 'group@right'],
  },
  texts: {
    en: {
      title: '{name} and the Place on the Bench',
      happens: [
        'The others were playing. {name} was sitting on the bench, alone.',
        'Nobody had sent {name} away. Nobody had called {name} over either.',
        'From the bench you could learn all the rules by heart. It only didn’t tell you how to get in.',
      ],
      feels: [
        'A feeling like fog came up: loneliness.',
        'It is grey and quiet, and it makes the others look further away than they are.',
      ],
      thinks: [
        '“They don’t want me,” thought {name}.',
        'Thoughts like that feel true because they are so near, not because somebody has checked them.',
      ],
      told: [
        '{Owl} said: “A friend is seldom found by waiting, and seldom by being the best.”',
        '“Look for one, not for all. Find somebody who is at the edge as well, and start with what lies between you.”',
        '“A no is about this game and this moment. You may ask somebody else, or ask again tomorrow.”',
      ],
      step: [
        '{name} took the ball along and asked one of them: “Will you throw with me?”',
        'It was the one with the muddy boots, who had been standing by the fence for days.',
        '“I thought you wanted to sit by yourself,” the other said, and threw. The ball was heavy from the wet grass.',
      ],
      again: [
        'The next day the boots were ill at home, and the bench was there again.',
        'The second time was harder than the first. {name} asked at the swing and got a no, and asked at the tree.',
      ],
      close: [
        'Now two are sitting on the bench, and two is a different number from one.',
        'Some days {name} is alone all the same. But when somebody stands at the edge, {name} moves over.',
      ],
    },
    de: {
      title: '{name} und der Platz auf der Bank',
      happens: [
        'Die anderen spielten. {name} saß auf der Bank, allein.',
        'Niemand hatte {name} weggeschickt. Niemand hatte {name} gerufen.',
        'Von der Bank aus konnte man alle Regeln auswendig lernen. Nur wie man hineinkommt, verriet sie nicht.',
      ],
      feels: [
        'Ein Gefühl wie Nebel kam auf: Einsamkeit.',
        'Sie ist grau und leise, und sie lässt die anderen weiter weg aussehen, als sie sind.',
      ],
      thinks: [
        '„Die wollen mich nicht“, dachte {name}.',
        'Solche Gedanken fühlen sich wahr an, weil sie so nah sind, nicht weil jemand nachgeschaut hat.',
      ],
      told: [
        '{Owl} sagte: „Freunde findet man selten durch Warten und selten dadurch, dass man der Beste ist.“',
        '„Such einen, nicht alle. Such jemanden, der auch am Rand ist, und fang mit dem an, was zwischen euch liegt.“',
        '„Ein Nein gilt diesem Spiel und diesem Moment. Du darfst jemand anderen fragen oder morgen noch einmal.“',
      ],
      step: [
        '{name} nahm den Ball und fragte jemanden: „Wirfst du mit mir?“',
        'Es war das Kind mit den schlammigen Stiefeln, das seit Tagen am Zaun stand.',
        '„Ich dachte, du willst für dich sitzen“, kam es zurück, und der Ball flog, schwer vom nassen Gras.',
      ],
      again: [
        'Am nächsten Tag waren die Stiefel krank, und die Bank war wieder da.',
        'Das zweite Mal war schwerer als das erste. {name} fragte an der Schaukel, bekam ein Nein und fragte am Baum.',
      ],
      close: [
        'Jetzt sitzen zwei auf der Bank, und zwei ist eine andere Zahl als eins.',
        'An manchen Tagen ist {name} trotzdem allein. Aber wenn jemand am Rand steht, rückt {name} ein Stück.',
      ],
    },
    fr: {
      title: '{name} et la place sur le banc',
      happens: [
        'Les autres jouaient. {name} restait sur le banc, sans personne.',
        'Personne n’avait chassé {name}. Personne n’avait appelé {name} non plus.',
        'Du banc, on pouvait apprendre toutes les règles par cœur. Mais pas la façon d’entrer.',
      ],
      feels: [
        'Un sentiment comme du brouillard monta : la solitude.',
        'Elle est grise et sans bruit, et elle fait paraître les autres plus loin qu’ils ne sont.',
      ],
      thinks: [
        '« Ils ne veulent pas de moi », pensa {name}.',
        'De telles pensées semblent vraies parce qu’elles sont tout près, pas parce qu’on a vérifié.',
      ],
      told: [
        '{Owl} dit : « On trouve rarement des amis en attendant, et rarement en étant le meilleur. »',
        '« Cherches-en un, pas tous. Quelqu’un qui est au bord, lui aussi, et commencez par ce qu’il y a entre vous. »',
        '« Un non parle de ce jeu et de ce moment. Tu peux demander à quelqu’un d’autre, ou demain. »',
      ],
      step: [
        '{name} prit le ballon et demanda à quelqu’un : « Tu lances avec moi ? »',
        'C’était l’enfant aux bottes boueuses, qui restait près de la barrière depuis des jours.',
        '« Je croyais que tu voulais être tranquille », dit l’autre, et le ballon vola, lourd d’herbe mouillée.',
      ],
      again: [
        'Le lendemain, les bottes n’étaient pas là, et le banc était revenu.',
        'La deuxième fois fut plus dure que la première. {name} demanda à la balançoire, reçut un non, et demanda sous l’arbre.',
      ],
      close: [
        'Maintenant, ils sont deux sur le banc, et deux n’est pas le même nombre que un.',
        'Certains jours, il n’y a personne quand même. Mais quand quelqu’un attend au bord, {name} se pousse un peu.',
      ],
    },
    es: {
      title: '{name} y el sitio en el banco',
      happens: [
        'Los demás jugaban. {name} estaba en el banco, sin nadie.',
        'Nadie había echado a {name}. Tampoco nadie había llamado a {name}.',
        'Desde el banco se podían aprender las reglas de memoria. Lo que no decía era cómo entrar.',
      ],
      feels: [
        'Subió un sentimiento como niebla: la soledad.',
        'Es gris y callada, y hace que los demás parezcan más lejos de lo que están.',
      ],
      thinks: [
        '«No me quieren», pensó {name}.',
        'Esos pensamientos parecen verdad porque están muy cerca, no porque alguien lo haya comprobado.',
      ],
      told: [
        '{Owl} dijo: «Pocas veces se encuentran amigos esperando, y pocas siendo el mejor».',
        '«Busca a alguien, no a la pandilla entera. Alguien que también esté en el borde, y empezad por lo que hay entre los dos».',
        '«Un no habla de este juego y de este momento. Puedes preguntar a otra persona, o mañana».',
      ],
      step: [
        '{name} tomó la pelota y preguntó: «¿La lanzas conmigo?»',
        'Era quien llevaba las botas de barro y estaba junto a la valla desde hacía días.',
        '«Creía que querías estar a tu aire», le contestó, y la pelota voló, pesada de hierba mojada.',
      ],
      again: [
        'Al día siguiente, las botas no vinieron, y el banco volvió a estar ahí.',
        'La segunda vez costó más que la primera. {name} preguntó en el columpio, le dijeron que no, y preguntó junto al árbol.',
      ],
      close: [
        'Ahora hay dos en el banco, y dos no es el mismo número que uno.',
        'Algunos días no viene nadie. Pero cuando alguien espera en el borde, {name} le hace sitio.',
      ],
    },
  },
};
