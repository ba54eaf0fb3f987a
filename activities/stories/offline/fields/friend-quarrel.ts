import type { Field } from '../field.ts';

export const friendQuarrel: Field = {
  feeling: 'storm',
  skill: 'words',
  patterns: {
    en: 'quarrel*, argument*, argu* friend*, fight friend*, fighting friend*, conflict*, making up, falling out, fell out, best friend fight, !parents, !mum dad, !mom dad',
    de: 'streit, streiten, streit freund*, zoff, konflikt*, versöhn*, vertragen, zerstritten, !eltern, !mama papa',
    fr: 'dispute*, conflit*, réconcili*, bagarre*, fâché* ami*, !parents, !maman papa',
    es: 'pelea*, conflicto*, discusión, discut*, reconcili*, enfado amig*, !padres, !mamá papá',
  },
  cover: ['dusk', 'stand', 'friend', 'bridge@back'],
  scenes: {
    happens: ['day', 'stand', 'friend', 'ball@left', 'cloud1'],
    feels: ['dusk', 'sad', 'cloud2', 'bench@left'],
    thinks: ['night', 'sit', 'cloud1', 'bubble@thought', 'ball@left'],
    told: ['day', 'sit', 'owl', 'bridge@left'],
    step: ['day', 'walk', 'friend', 'words', 'bridge@back'],
    again: ['day', 'walk', 'friend', 'cloud1', 'bench@left'],
    close: ['dusk', 'sit', 'friend', 'hearts', 'bridge@back'],
  },
  texts: {
    en: {
      title: '{name} and the Bridge of Two Halves',
      happens: [
        '{name} and {friend} quarrelled, and it was a bad quarrel.',
        'About whose idea the bridge over the brook had been. Then about everything else as well.',
        '“You are not my friend any more!” somebody called out. Both of them knew exactly who.',
      ],
      feels: [
        '{name} was furious, and underneath it sad.',
        'The one feeling had put itself on top of the other, like a lid on a pot.',
      ],
      thinks: [
        '“I was right. Should I go there first? Never,” thought {name}.',
        'Being right kept warm for about an hour. After that it grew cold.',
      ],
      told: [
        '{Owl} said: “In most quarrels each of the two has a piece of what is true.”',
        '“Say what was hard for you, without a ‘you always’. Then ask, and listen right to the end.”',
        '“Sorry is only one half. The other half is doing something differently.”',
      ],
      step: [
        '{name} went there and said: “I was hurt that you didn’t mention me. And I shouted. I’m sorry.”',
        '{friend} said nothing for a long time. Then: “I thought that you laughed at my knots.”',
        'Neither of them had known that about the other. There was a good deal that neither had known.',
      ],
      again: [
        'By noon they were already arguing again, over a plank.',
        'This time one of them put up a wing: “Stop. Once more from the beginning, one after the other.”',
      ],
      close: [
        'The bridge has two halves now, built in two ways.',
        'It creaks in the middle. It holds, and both of them know where to step carefully.',
      ],
    },
    de: {
      title: '{name} und die Brücke aus zwei Hälften',
      happens: [
        '{name} und {friend} hatten Streit, und es war ein schlimmer.',
        'Darüber, wessen Idee die Brücke über den Bach gewesen war. Und dann über alles andere auch.',
        '„Du bist nicht mehr mein Freund!“, rief jemand. Beide wussten genau, wer.',
      ],
      feels: [
        '{name} war wütend und darunter traurig.',
        'Das eine Gefühl hatte sich auf das andere gesetzt wie ein Deckel auf einen Topf.',
      ],
      thinks: [
        '„Ich hatte recht. Und ich soll zuerst hingehen? Nie“, dachte {name}.',
        'Rechthaben wärmte ungefähr eine Stunde. Danach wurde es kalt.',
      ],
      told: [
        '{Owl} sagte: „Bei den meisten Streits hat jeder ein Stück von dem, was stimmt.“',
        '„Sag, was für dich schwer war, ohne ‚immer du‘. Dann frag und hör bis zum Ende zu.“',
        '„Entschuldigung ist nur die eine Hälfte. Die andere ist, etwas anders zu machen.“',
      ],
      step: [
        '{name} ging hin und sagte: „Es hat mich gekränkt, dass du mich nicht erwähnt hast. Und ich habe geschrien. Das tut mir leid.“',
        'Lange sagte {friend} nichts. Dann: „Ich dachte, du lachst über meine Knoten.“',
        'Das hatte keiner vom anderen gewusst. Es gab so einiges, was keiner gewusst hatte.',
      ],
      again: [
        'Am Mittag stritten sie schon wieder, wegen eines Bretts.',
        'Diesmal hob jemand einen Flügel: „Stopp. Noch mal von vorn, einer nach dem anderen.“',
      ],
      close: [
        'Die Brücke hat jetzt zwei Hälften, auf zwei Arten gebaut.',
        'In der Mitte knarrt sie. Sie hält, und beide wissen, wo man vorsichtig auftritt.',
      ],
    },
    fr: {
      title: '{name} et le pont en deux moitiés',
      happens: [
        '{name} et {friend} eurent une dispute, une grosse.',
        'Pour savoir qui avait eu l’idée du pont sur le ruisseau. Puis pour tout le reste aussi.',
        '« Je ne suis plus ton ami ! » cria quelqu’un. Les deux savaient très bien qui.',
      ],
      feels: [
        '{name} sentait de la fureur, et dessous, de la tristesse.',
        'Un sentiment s’était posé sur l’autre, comme un couvercle sur une casserole.',
      ],
      thinks: [
        '« J’avais raison. Et c’est à moi d’y aller ? Jamais », pensa {name}.',
        'Avoir raison tenait chaud une heure environ. Après, il faisait froid.',
      ],
      told: [
        '{Owl} dit : « Dans presque toutes les disputes, chacun tient un morceau du vrai. »',
        '« Dis ce qui a été dur pour toi, sans “toi, toujours”. Puis demande, et écoute jusqu’au bout. »',
        '« Pardon n’est qu’une moitié. L’autre, c’est de faire autrement. »',
      ],
      step: [
        '{name} y alla et dit : « Ça m’a fait mal que tu ne parles pas de moi. Et j’ai crié. Pardon. »',
        '{friend} se tut longtemps. Puis : « Je croyais que tu riais de mes nœuds. »',
        'Aucun des deux ne le savait de l’autre. Il y avait bien des choses qu’ils ne savaient pas.',
      ],
      again: [
        'À midi, ils se chamaillaient déjà pour une planche.',
        'Cette fois, une aile se leva : « Stop. On recommence, chacun son tour. »',
      ],
      close: [
        'Le pont a maintenant deux moitiés, bâties de deux façons.',
        'Au milieu, il grince. Il tient, et les deux savent où poser le pied doucement.',
      ],
    },
    es: {
      title: '{name} y el puente de dos mitades',
      happens: [
        '{name} y {friend} tuvieron una pelea, y fue de las gordas.',
        'Era por quién había tenido la idea del puente del arroyo. Y luego por lo demás también.',
        '«¡Ya no somos amigos!», gritó alguien. Los dos sabían muy bien quién.',
      ],
      feels: [
        '{name} sentía furia, y debajo, tristeza.',
        'Un sentimiento se había puesto encima del otro, como la tapa de una olla.',
      ],
      thinks: [
        '«Yo tenía razón. ¿Y tengo que ir primero? Nunca», pensó {name}.',
        'Tener razón daba calor una hora más o menos. Después hacía frío.',
      ],
      told: [
        '{Owl} dijo: «En casi cada pelea, los dos tienen un trozo de la verdad».',
        '«Di lo que te costó a ti, sin “tú siempre”. Luego pregunta y escucha hasta el final».',
        '«Perdón es solo una mitad. La otra es hacer algo de otra manera».',
      ],
      step: [
        '{name} fue y dijo: «Me dolió que no hablaras de mí. Y grité. Lo siento».',
        '{friend} calló mucho rato. Luego: «Creía que te reías de mis nudos».',
        'Ninguno de los dos sabía eso del otro. Había bastantes cosas que no sabían.',
      ],
      again: [
        'A mediodía ya discutían otra vez, por una tabla.',
        'Esta vez se levantó un ala: «Alto. Otra vez desde el principio, primero uno y luego otro».',
      ],
      close: [
        'El puente tiene ahora dos mitades, hechas de dos maneras.',
        'En medio cruje. Aguanta, y los dos saben dónde pisar con cuidado.',
      ],
    },
  },
};
