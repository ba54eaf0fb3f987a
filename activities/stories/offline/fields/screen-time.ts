import type { Field } from '../field.ts';

export const screenTime: Field = {
  feeling: 'whirl',
  skill: 'steps',
  patterns: {
    en: 'screen*, screen time, tablet*, phone addiction, mobile phone, smartphone, video game*, gaming, tv, television, youtube, computer game*, internet',
    de: 'bildschirm*, tablet*, handy*, smartphone*, medienkonsum, medienzeit, computerspiel*, videospiel*, fernseh*, zocken, konsole, internet',
    fr: 'écran*, tablette*, téléphone portable, smartphone, jeu vidéo, jeux vidéo, console, télé, télévision, internet',
    es: 'pantalla*, tableta*, tablet, móvil, celular, videojuego*, consola, tele, televisión, internet',
  },
  cover: ['day', 'wave', 'friend', 'tablet@left', 'kite@right'],
  scenes: {
    happens: ['day', 'sit', 'tablet@hand', 'clock@left'],
    feels: ['dusk', 'stand', 'cloud2', 'tablet@left'],
    thinks: ['night', 'sit', 'tablet@thought', 'bed@left'],
    told: ['day', 'sit', 'owl', 'clock@left'],
    step: ['day', 'walk', 'stones', 'tablet@left', 'kite@right'],
    again: ['dusk', 'sad', 'cloud1', 'tablet@left', 'clock@right'],
    close: ['day', 'jump', 'friend', 'kite@right', 'ball@left'],
  },
  texts: {
    en: {
      title: '{name} and the Shining Window',
      happens: [
        '{name} wanted to look at the tablet for just a minute.',
        'One game, one film, one more game. When {name} looked up, it was dark outside and the soup was cold.',
        'Where the afternoon had gone, nobody could say. The screen had simply swallowed it.',
      ],
      feels: [
        'When it was switched off, {name} felt rage and emptiness at once.',
        'The eyes burned, the legs tingled, and everything in the room looked grey and slow.',
      ],
      thinks: [
        '“Nothing else is as good,” thought {name} in bed.',
        'Behind the closed eyes the colours ran on, as if somebody had forgotten to switch off the head.',
      ],
      told: [
        '{Owl} said: “The screen is built so that stopping is hard. You are not weak. It is very strong.”',
        '“So you decide before you begin: when it ends, and what comes after.”',
        '“The first ten minutes after it are boring. They are like a bridge. On the other side it gets better.”',
      ],
      step: [
        '{name} set the clock, and chose beforehand: afterwards I fly the kite.',
        'The clock rang in the middle of the game. The paw hovered over it for a long time, and then pressed: off.',
        'Ten boring minutes passed, {name} counted every one, and then the kite suddenly pulled at the string.',
      ],
      again: [
        'The next day it did not work. It rang, and {name} played on.',
        'There was a quarrel, and tears. In the evening {name} put the clock a little closer, and tried again the day after.',
      ],
      close: [
        'The kite danced, and {friend} squealed with joy.',
        'The tablet is lying at home. It will still be there later, and it does not mind waiting.',
      ],
    },
    de: {
      title: '{name} und das leuchtende Fenster',
      happens: [
        '{name} wollte nur kurz auf das Tablet schauen.',
        'Ein Spiel, ein Film, noch ein Spiel. Als {name} aufsah, war es draußen dunkel und die Suppe kalt.',
        'Wohin der Nachmittag gegangen war, konnte keiner sagen. Der Bildschirm hatte ihn einfach verschluckt.',
      ],
      feels: [
        'Beim Ausschalten war da Wut und Leere zugleich.',
        'Die Augen brannten, die Beine kribbelten, und alles im Zimmer sah grau und langsam aus.',
      ],
      thinks: [
        '„Nichts anderes ist so gut“, dachte {name} im Bett.',
        'Hinter den geschlossenen Augen liefen die Farben weiter, als hätte jemand vergessen, den Kopf auszuschalten.',
      ],
      told: [
        '{Owl} sagte: „Der Bildschirm ist so gebaut, dass Aufhören schwer ist. Du bist nicht schwach. Er ist sehr stark.“',
        '„Darum bestimmst du, bevor du anfängst: wann Schluss ist und was danach kommt.“',
        '„Die ersten zehn Minuten danach sind langweilig. Sie sind wie eine Brücke. Drüben wird es besser.“',
      ],
      step: [
        '{name} stellte die Uhr und wählte vorher: Danach lasse ich den Drachen steigen.',
        'Die Uhr klingelte mitten im Spiel. Lange schwebte die Pfote darüber, und dann drückte sie: aus.',
        'Zehn langweilige Minuten vergingen, {name} zählte jede, und dann zog auf einmal der Drachen an der Schnur.',
      ],
      again: [
        'Am Tag darauf klappte es nicht. Es klingelte, und {name} spielte weiter.',
        'Es gab Streit und Tränen. Am Abend stellte {name} die Uhr ein Stück näher und versuchte es tags darauf noch einmal.',
      ],
      close: [
        'Der Drachen tanzte, und {friend} quietschte vor Freude.',
        'Das Tablet liegt daheim. Es ist nachher noch da, und Warten macht ihm nichts aus.',
      ],
    },
    fr: {
      title: '{name} et la fenêtre qui brille',
      happens: [
        '{name} voulait regarder la tablette, juste une minute.',
        'Un jeu, un film, encore un jeu. Quand {name} leva les yeux, il faisait noir dehors et la soupe était froide.',
        'Où était passé l’après-midi, personne ne savait le dire. L’écran l’avait tout simplement avalé.',
      ],
      feels: [
        'Au moment d’éteindre, il y eut de la rage et du vide à la fois.',
        'Les yeux brûlaient, les jambes fourmillaient, et toute la chambre semblait grise et lente.',
      ],
      thinks: [
        '« Rien d’autre n’est aussi bien », pensa {name} au lit.',
        'Derrière les yeux fermés, les couleurs couraient encore, comme si l’on avait oublié d’éteindre la tête.',
      ],
      told: [
        '{Owl} dit : « L’écran est fait pour qu’il soit dur d’arrêter. Tu n’es pas faible. C’est lui qui est très fort. »',
        '« Alors décide avant de commencer : quand ça finit, et ce qui vient après. »',
        '« Les dix premières minutes sont ennuyeuses. C’est comme un pont. De l’autre côté, ça va mieux. »',
      ],
      step: [
        '{name} régla l’horloge et choisit d’avance : après, le cerf-volant.',
        'Ça sonna en plein jeu. La patte resta longtemps en l’air, puis elle appuya : éteint.',
        'Dix minutes ennuyeuses passèrent, {name} les compta toutes, et soudain le cerf-volant tira sur la ficelle.',
      ],
      again: [
        'Le lendemain, ça ne marcha pas. Ça sonna, et {name} continua de jouer.',
        'Il y eut une dispute et des larmes. Le soir, {name} rapprocha un peu l’horloge et réessaya le jour d’après.',
      ],
      close: [
        'Le cerf-volant dansait, et {friend} criait de joie.',
        'La tablette est à la maison. Elle y sera encore tout à l’heure, et attendre ne la dérange pas.',
      ],
    },
    es: {
      title: '{name} y la ventana que brilla',
      happens: [
        '{name} quería mirar la tableta solo un minuto.',
        'Un juego, una película, otro juego. Cuando {name} levantó la vista, fuera era de noche y la sopa estaba fría.',
        'Adónde se había ido la tarde, nadie lo sabía. La pantalla se la había tragado.',
      ],
      feels: [
        'Al apagarla, hubo rabia y vacío a la vez.',
        'Los ojos ardían, las piernas hormigueaban, y el cuarto parecía gris y lento.',
      ],
      thinks: [
        '«No hay nada tan bueno», pensó {name} en la cama.',
        'Detrás de los ojos cerrados, los colores seguían corriendo, como si alguien no hubiera apagado la cabeza.',
      ],
      told: [
        '{Owl} dijo: «La pantalla está hecha para que cueste parar. No es que seas débil. Es que ella es muy fuerte».',
        '«Por eso decides antes de empezar: cuándo acaba y qué viene después».',
        '«Los primeros diez minutos son aburridos. Son como un puente. Al otro lado se está mejor».',
      ],
      step: [
        '{name} puso el reloj y eligió antes: después, la cometa.',
        'Sonó en mitad del juego. La pata se quedó mucho rato en el aire, y luego apretó: apagado.',
        'Pasaron diez minutos aburridos, {name} los contó uno por uno, y de pronto la cometa tiró de la cuerda.',
      ],
      again: [
        'Al día siguiente no salió. Sonó, y {name} siguió jugando.',
        'Hubo pelea y lágrimas. Por la noche, {name} puso el reloj un poco más cerca y lo intentó otro día.',
      ],
      close: [
        'La cometa bailaba, y {friend} chillaba de alegría.',
        'La tableta está en casa. Luego seguirá allí, y no le importa esperar.',
      ],
    },
  },
};
