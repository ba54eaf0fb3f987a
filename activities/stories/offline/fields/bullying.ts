import type { Field } from '../field.ts';

export const bullying: Field = {
  feeling: 'fog',
  skill: 'together',
  patterns: {
    en: 'bully*, bullied, bullies, teas*, mocked, mocking, picked on, called names, name-calling, excluded, cyberbully*, harass*',
    de: 'mobb*, gemobbt*, gehänselt*, hänsel*, ausgelacht*, ausgrenz*, ausgegrenzt*, cybermobb*, schikan*, beschimpf*',
    fr: 'harcèl*, harcel*, moqu*, moquerie*, exclu*, insult*, cyberharc*',
    es: 'acoso, bullying, burla*, burlan, exclu*, insult*, ciberacoso, se meten con',
  },
  cover: ['day', 'stand', 'friend', 'satchel@left', 'stop@right'],
  scenes: {
    happens: ['day', 'stand', 'cloud1', 'group@right', 'satchel@left'],
    feels: ['day', 'sad', 'cloud2', 'satchel@left'],
    thinks: ['night', 'hide', 'cloud1', 'bed@left'],
    told: ['dusk', 'sit', 'owl', 'letter@left'],
    step: ['day', 'stand', 'friend', 'words', 'bench@left'],
    again: ['day', 'stand', 'friend', 'stop@hand', 'group@right'],
    close: ['day', 'walk', 'friend', 'hearts', 'satchel@left'],
  },
  texts: {
    en: {
      title: '{name} and the Sentence That Helped',
      happens: [
        'At school some others called {name} names, day after day.',
        'They laughed when {name} came, and hid the satchel behind the bins.',
        '“It’s only a joke,” they said. But a joke is something that both can laugh about.',
      ],
      feels: [
        '{name}’s throat was tight, and the tummy ached every morning.',
        'It was shame, as if {name} had done something wrong. But those who hurt have done something wrong.',
      ],
      thinks: [
        '“If I tell, it will get worse,” {name} thought at night.',
        'That is what bullying lives on: that nobody says it out loud.',
      ],
      told: [
        '{Owl} said: “This is not a quarrel, and you need not settle it alone. It has a name: bullying.”',
        '“Telling is not telling tales. You tell in order to be safe.”',
        '“Write down what happened and when. Then grown-ups cannot say that they did not know.”',
      ],
      step: [
        '{name} went to a teacher and said: “They do it every day. I need help.”',
        'The paws were sweating, and the note with the days on it was crumpled. The teacher read it twice.',
        'Then she said: “I believe you. From now on this is my job.” And she began that same day.',
      ],
      again: [
        'One of them tried it again by the gate.',
        '“Stop,” said {name}, loud and short, and walked to where friends were standing. The heart was racing all the same.',
      ],
      close: [
        'Not everybody became nice. But {name} was not alone with it any more.',
        'There was a teacher who asked every Friday, and a bench where somebody kept a place free.',
      ],
    },
    de: {
      title: '{name} und der Satz, der half',
      happens: [
        'In der Schule beschimpften ein paar andere {name}, Tag für Tag.',
        'Sie lachten, wenn {name} kam, und versteckten den Ranzen hinter den Tonnen.',
        '„War doch nur Spaß“, sagten sie. Aber Spaß ist etwas, worüber beide lachen können.',
      ],
      feels: [
        'Der Hals von {name} war eng, und jeden Morgen tat der Bauch weh.',
        'Es war Scham, als hätte {name} etwas falsch gemacht. Aber falsch gemacht haben es die, die wehtun.',
      ],
      thinks: [
        '„Wenn ich es sage, wird es schlimmer“, dachte {name} in der Nacht.',
        'Genau davon lebt Mobbing: dass es niemand laut sagt.',
      ],
      told: [
        '{Owl} sagte: „Das ist kein Streit, und du musst es nicht allein regeln. Es hat einen Namen: Mobbing.“',
        '„Hilfe holen ist kein Petzen. Du sagst es, damit du sicher bist.“',
        '„Schreib auf, was wann passiert ist. Dann können Große nicht sagen, sie hätten es nicht gewusst.“',
      ],
      step: [
        '{name} ging zur Lehrerin und sagte: „Die machen das jeden Tag. Ich brauche Hilfe.“',
        'Die Pfoten schwitzten, und der Zettel mit den Tagen war ganz zerknittert. Die Lehrerin las ihn zweimal.',
        'Dann sagte sie: „Ich glaube dir. Ab jetzt ist das meine Aufgabe.“ Und sie fing noch am selben Tag damit an.',
      ],
      again: [
        'Am Tor versuchte es einer noch einmal.',
        '„Stopp“, sagte {name}, laut und kurz, und ging dorthin, wo Freunde standen. Das Herz raste trotzdem.',
      ],
      close: [
        'Nicht alle wurden nett. Aber {name} war nicht mehr allein damit.',
        'Es gab eine Lehrerin, die jeden Freitag nachfragte, und eine Bank, auf der jemand einen Platz freihielt.',
      ],
    },
    fr: {
      title: '{name} et la phrase qui aide',
      happens: [
        'À l’école, d’autres se moquaient de {name}, jour après jour.',
        'On riait quand {name} arrivait, et on cachait le cartable derrière les poubelles.',
        '« C’est pour rire », disaient-ils. Mais pour rire, il faut que les deux puissent rire.',
      ],
      feels: [
        '{name} avait la gorge serrée et mal au ventre chaque matin.',
        'C’était de la honte, comme si {name} avait mal agi. Mais ceux qui agissent mal, ce sont ceux qui blessent.',
      ],
      thinks: [
        '« Si je le dis, ce sera pire », pensait {name} la nuit.',
        'C’est de cela que vit le harcèlement : que personne n’en parle tout haut.',
      ],
      told: [
        '{Owl} dit : « Ce n’est pas une dispute, et tu n’as pas à régler ça sans aide. Cela s’appelle du harcèlement. »',
        '« Demander de l’aide, ce n’est pas rapporter. Tu le dis pour être en sécurité. »',
        '« Note ce qui s’est passé, et quand. Alors les grands ne pourront pas dire qu’ils ne savaient pas. »',
      ],
      step: [
        '{name} alla voir la maîtresse : « Ils le font tous les jours. J’ai besoin d’aide. »',
        'Les pattes étaient moites, et le papier avec les jours tout froissé. La maîtresse le lut deux fois.',
        'Puis elle dit : « Je te crois. À partir de maintenant, c’est mon travail. » Et elle commença le jour même.',
      ],
      again: [
        'Au portail, l’un d’eux essaya encore.',
        '« Stop », dit {name}, fort et court, et alla là où se tenaient des amis. Le cœur battait vite quand même.',
      ],
      close: [
        'Tous ne devinrent pas gentils. Mais {name} ne portait plus cela sans personne.',
        'Il y avait une maîtresse qui demandait chaque vendredi, et un banc où quelqu’un gardait une place.',
      ],
    },
    es: {
      title: '{name} y la frase que ayudó',
      happens: [
        'En la escuela, algunos se burlaban de {name}, un día tras otro.',
        'Se reían cuando llegaba {name} y escondían la mochila detrás de los cubos.',
        '«Es una broma», decían. Pero una broma es algo de lo que pueden reírse los dos.',
      ],
      feels: [
        '{name} tenía un nudo en la garganta y dolor de barriga cada mañana.',
        'Era vergüenza, como si {name} hubiera hecho algo malo. Pero lo malo lo hace quien hace daño.',
      ],
      thinks: [
        '«Si lo cuento, será peor», pensaba {name} por la noche.',
        'De eso vive el acoso: de que nadie lo diga en voz alta.',
      ],
      told: [
        '{Owl} dijo: «Esto no es una pelea y no te toca arreglarlo sin ayuda. Tiene un nombre: acoso».',
        '«Pedir ayuda no es chivarse. Lo cuentas para estar a salvo».',
        '«Apunta qué pasó y cuándo. Así los mayores no podrán decir que no lo sabían».',
      ],
      step: [
        '{name} fue a la maestra y dijo: «Lo hacen cada día. Necesito ayuda».',
        'Las patas sudaban, y el papel con los días estaba arrugado. La maestra lo leyó dos veces.',
        'Luego dijo: «Te creo. Desde ahora esto es tarea mía». Y empezó aquel mismo día.',
      ],
      again: [
        'En la puerta, uno lo intentó otra vez.',
        '«Basta», dijo {name}, fuerte y corto, y fue adonde había amigos. El corazón corría de todos modos.',
      ],
      close: [
        'No se volvieron amables de golpe. Pero {name} ya no cargaba con eso a solas.',
        'Había una maestra que preguntaba cada viernes, y un banco donde alguien guardaba un sitio.',
      ],
    },
  },
};
