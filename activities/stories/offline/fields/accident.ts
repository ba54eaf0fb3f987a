import type { Field } from '../field.ts';

export const accident: Field = {
  feeling: 'shadow',
  skill: 'breathe',
  patterns: {
    en: 'accident*, crash*, injur*, car crash, broken arm, broken leg, burn, burns, fell off, trauma accident',
    de: 'unfall*, unfälle, *unfall, verletz*, gebrochen* arm, gebrochen* bein, verbrenn*, sturz',
    fr: 'accident*, bless*, bras cassé, jambe cassée, brûlure*, chute',
    es: 'accidente*, choque*, herid*, lesión, brazo roto, pierna rota, quemadura*, caída',
  },
  cover: ['day', 'stand', 'friend', 'bicycle@left', 'plaster@right'],
  scenes: {
    happens: ['day', 'sad', 'bicycle@left', 'cloud1'],
    feels: ['dusk', 'hide', 'cloud2', 'bicycle@left'],
    thinks: ['night', 'sit', 'bed@left', 'bicycle@thought'],
    told: ['day', 'sit', 'owl', 'plaster@left'],
    step: ['day', 'breathe', 'breeze', 'bicycle@left'],
    again: ['day', 'stand', 'cloud1', 'car@back', 'bicycle@right'],
    close: ['dusk', 'walk', 'friend', 'bicycle@left', 'plaster@right'],
  },
  texts: {
    en: {
      title: '{name} and the Day of the Bang',
      happens: [
        'One day there was an accident. It went very quickly.',
        'A squeal, a bang, and then the sky was where the road had been. Somebody called: “Don’t move!”',
        'The wheel of the bicycle went on turning for a long time, click, click, click.',
      ],
      feels: [
        'Afterwards the fright stayed on in {name}’s body.',
        'Every squeal made the shoulders jump. The legs were trembling although nothing was there any more.',
      ],
      thinks: [
        '“I should have looked. I should have gone slower,” {name} thought at night.',
        'The bang played over and over, like a film that somebody has left running.',
      ],
      told: [
        '{Owl} said: “Your body has kept sounding the alarm. It has not heard yet that it is over.”',
        '“So tell it: where you are now, what you can see, what you can hear, that it was then and this is today.”',
        '“And talk about it when you want to. A film that two are looking at runs more slowly.”',
      ],
      step: [
        '{name} put both feet on the ground and breathed out.',
        '“I see grass. I hear a bee. I feel my scarf. The bang is over. Today is Tuesday.”',
        'Then {name} went to the bicycle and laid one paw on the bell. Only the paw. That was enough for today.',
      ],
      again: [
        'When a car braked, everything was there again.',
        'The heart raced, the ears rang. “That was then,” whispered {name}, feet on the ground. It took eleven breaths.',
      ],
      close: [
        'Now {name} pushes the bicycle along the path. Riding comes later, perhaps.',
        'Some days the fright still visits. It stays for a shorter time, and it finds somebody at home.',
      ],
    },
    de: {
      title: '{name} und der Tag mit dem Knall',
      happens: [
        'Eines Tages gab es einen Unfall. Es ging sehr schnell.',
        'Ein Quietschen, ein Knall, und dann war der Himmel da, wo die Straße gewesen war. Jemand rief: „Nicht bewegen!“',
        'Das Rad vom Fahrrad drehte sich noch lange weiter, klick, klick, klick.',
      ],
      feels: [
        'Danach blieb der Schreck im Körper von {name} sitzen.',
        'Bei jedem Quietschen zuckten die Schultern. Die Beine zitterten, obwohl gar nichts mehr war.',
      ],
      thinks: [
        '„Ich hätte schauen müssen. Ich hätte langsamer sein müssen“, dachte {name} in der Nacht.',
        'Der Knall kam immer wieder, wie ein Film, den jemand nicht ausgemacht hat.',
      ],
      told: [
        '{Owl} sagte: „Dein Körper läutet noch Alarm. Er hat noch nicht gehört, dass es vorbei ist.“',
        '„Also sag es ihm: wo du jetzt bist, was du siehst, was du hörst, und dass das damals war und heute heute ist.“',
        '„Und erzähl davon, wenn du willst. Ein Film, den zwei anschauen, läuft langsamer.“',
      ],
      step: [
        '{name} stellte beide Füße auf den Boden und atmete aus.',
        '„Ich sehe Gras. Ich höre eine Biene. Ich spüre meinen Schal. Der Knall ist vorbei. Heute ist Dienstag.“',
        'Dann ging {name} zum Fahrrad und legte eine Pfote auf die Klingel. Nur die Pfote. Für heute reichte das.',
      ],
      again: [
        'Als ein Auto bremste, war alles wieder da.',
        'Das Herz raste, die Ohren sausten. „Das war damals“, flüsterte {name}, die Füße am Boden. Elf Atemzüge dauerte es.',
      ],
      close: [
        'Jetzt schiebt {name} das Fahrrad den Weg entlang. Fahren kommt später, vielleicht.',
        'An manchen Tagen ist der Schreck noch zu Besuch. Er bleibt kürzer, und er trifft jemanden an.',
      ],
    },
    fr: {
      title: '{name} et le jour du grand bruit',
      happens: [
        'Un jour, il y eut un accident. C’est allé très vite.',
        'Un crissement, un choc, puis le ciel à la place de la route. Quelqu’un cria : « Ne bouge pas ! »',
        'La roue du vélo tourna encore longtemps, clic, clic, clic.',
      ],
      feels: [
        'Après, la frayeur resta dans le corps de {name}.',
        'À chaque crissement, les épaules sautaient. Les jambes tremblaient, alors qu’il n’y avait plus rien.',
      ],
      thinks: [
        '« J’aurais dû regarder. J’aurais dû ralentir », pensait {name} la nuit.',
        'Le choc revenait sans fin, comme un film que personne n’a éteint.',
      ],
      told: [
        '{Owl} dit : « Ton corps sonne encore l’alarme. Il n’a pas encore entendu que c’est fini. »',
        '« Alors dis-lui où tu es, ce que tu vois, ce que tu entends, et que c’était avant, et qu’aujourd’hui est aujourd’hui. »',
        '« Et raconte-le quand tu veux. Un film qu’on regarde à deux passe plus lentement. »',
      ],
      step: [
        '{name} posa les deux pieds par terre et souffla.',
        '« Je vois l’herbe. J’entends une abeille. Je sens mon écharpe. Le bruit est fini. Aujourd’hui, c’est mardi. »',
        'Puis {name} alla vers le vélo et posa une patte sur la sonnette. Juste la patte. Pour aujourd’hui, cela suffisait.',
      ],
      again: [
        'Quand une voiture freina, tout fut là de nouveau.',
        'Le cœur courait, les oreilles bourdonnaient. « C’était avant », murmura {name}, les pieds au sol. Il fallut onze souffles.',
      ],
      close: [
        'Maintenant, {name} pousse le vélo sur le chemin. Rouler, ce sera plus tard, peut-être.',
        'Certains jours, la frayeur vient encore. Elle reste moins longtemps, et elle trouve quelqu’un à la maison.',
      ],
    },
    es: {
      title: '{name} y el día del golpe',
      happens: [
        'Un día hubo un accidente. Fue muy rápido.',
        'Un chirrido, un golpe, y luego el cielo donde antes estaba la calle. Alguien gritó: «¡No te muevas!»',
        'La rueda de la bicicleta siguió girando mucho rato, clic, clic, clic.',
      ],
      feels: [
        'Después, el susto se quedó en el cuerpo de {name}.',
        'Con cada chirrido saltaban los hombros. Las piernas temblaban, aunque ya no había nada.',
      ],
      thinks: [
        '«Tenía que haber mirado. Tenía que haber ido más despacio», pensaba {name} por la noche.',
        'El golpe volvía una y otra vez, como una película que nadie ha apagado.',
      ],
      told: [
        '{Owl} dijo: «Tu cuerpo sigue tocando la alarma. Aún no ha oído que ya pasó».',
        '«Así que díselo: dónde estás, qué ves, qué oyes, que aquello fue antes y hoy es hoy».',
        '«Y cuéntalo cuando quieras. Una película que miran dos va más despacio».',
      ],
      step: [
        '{name} puso los dos pies en el suelo y soltó el aire.',
        '«Veo hierba. Oigo una abeja. Noto mi bufanda. El golpe ya pasó. Hoy es martes».',
        'Luego {name} fue hasta la bicicleta y puso una pata en el timbre. Solo la pata. Por hoy era bastante.',
      ],
      again: [
        'Cuando un coche frenó, volvió de golpe.',
        'El corazón corría, los oídos zumbaban. «Eso fue antes», susurró {name}, con los pies en el suelo. Hicieron falta once respiraciones.',
      ],
      close: [
        'Ahora {name} empuja la bicicleta por el camino. Montar será más tarde, quizá.',
        'Algunos días el susto aún viene de visita. Se queda menos tiempo y encuentra a alguien en casa.',
      ],
    },
  },
};
