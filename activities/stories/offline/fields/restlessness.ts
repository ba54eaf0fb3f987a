import type { Field } from '../field.ts';

export const restlessness: Field = {
  feeling: 'whirl',
  skill: 'breathe',
  patterns: {
    en: 'adhd, restless*, hyperactiv*, fidget*, concentrat*, attention, sit still, sitting still, impuls*, focus*',
    de: 'adhs, ads, unruhe, unruhig*, zappel*, hyperaktiv*, konzentr*, aufmerksamkeit*, stillsitzen, still sitzen, impuls*',
    fr: 'tdah, agit*, hyperacti*, concentr*, attention, tenir place, impuls*',
    es: 'tdah, inquieto, inquieta, hiperactiv*, concentr*, atención, estarse quiet*, impuls*',
  },
  cover: ['day', 'jump', 'top@left', 'clock@right'],
  scenes: {
    happens: ['morning', 'stand', 'chair@left', 'top@right'],
    feels: ['day', 'jump', 'cloud2', 'top@left'],
    thinks: ['dusk', 'sad', 'chair@left', 'cloud1'],
    told: ['day', 'stand', 'owl', 'top@left'],
    step: ['day', 'breathe', 'breeze', 'pillow@left', 'clock@right'],
    again: ['day', 'walk', 'cloud1', 'paper@left', 'pencil@right'],
    close: ['day', 'jump', 'friend', 'top@left', 'ball@right'],
  },
  texts: {
    en: {
      title: '{name} and the Ants in the Legs',
      happens: [
        '{name} was to sit still. But there were ants in the legs.',
        'The foot tapped, the chair tipped, the eyes flew to the window, to the fly, to the crumb.',
        '“Concentrate!” somebody called, and {name} concentrated very hard on that word.',
      ],
      feels: [
        'Inside it whirred like a spinning top. That was restlessness.',
        'It wasn’t badly meant. It was energy for a whole meadow, sitting on one small chair.',
      ],
      thinks: [
        '“I try, and still they are always telling me off,” thought {name}.',
        'After the seventh “Stop that!” of a morning you believe that you are the stop.',
      ],
      told: [
        '{Owl} said: “You have a fast engine. It is a good one. What you need are good brakes, and a bigger track.”',
        '“Nobody can brake all day long. Short stretches, then a lap: that is how it works.”',
        '“Tell them that your hands listen better when they have something to knead.”',
      ],
      step: [
        '{name} turned over a sandglass: till it’s empty, I’ll stay with it.',
        'The hands were kneading a piece of wax, and the feet stood on a wobbly cushion, which was allowed.',
        'When the sand had run through, {name} ran a lap around the house, and then came back to the sheet.',
      ],
      again: [
        'In the afternoon the ants were stronger than the sand.',
        '{name} had jumped up before the head noticed. “Once again from the start,” said {name}, and turned over the glass.',
      ],
      close: [
        'The sheet is full, and there is a ring on it from the lump of wax.',
        'The ants still live in the legs. On the meadow they win every race.',
      ],
    },
    de: {
      title: '{name} und die Ameisen in den Beinen',
      happens: [
        '{name} sollte still sitzen. Aber in den Beinen waren Ameisen.',
        'Der Fuß tippte, der Stuhl kippte, die Augen flogen zum Fenster, zur Fliege, zum Krümel.',
        '„Konzentrier dich!“, rief jemand, und {name} konzentrierte sich ganz fest auf dieses Wort.',
      ],
      feels: [
        'Innen surrte es wie ein Kreisel. Das war Unruhe.',
        'Böse gemeint war das nicht. Es war Kraft für eine ganze Wiese, die auf einem kleinen Stuhl saß.',
      ],
      thinks: [
        '„Ich gebe mir Mühe, und trotzdem schimpfen sie immer“, dachte {name}.',
        'Nach dem siebten „Hör auf!“ an einem Vormittag glaubt man, man sei selbst das Aufhören.',
      ],
      told: [
        '{Owl} sagte: „Du hast einen schnellen Motor. Einen guten. Was du brauchst, sind Bremsen und eine längere Bahn.“',
        '„Niemand kann den ganzen Tag bremsen. Kurze Strecken, dann eine Runde: So geht es.“',
        '„Sag ihnen, dass deine Hände besser zuhören, wenn sie etwas zum Kneten haben.“',
      ],
      step: [
        '{name} drehte eine Sanduhr um: Bis sie leer ist, bleibe ich dabei.',
        'Die Hände kneteten ein Stück Wachs, und die Füße standen auf einem wackligen Kissen, das war erlaubt.',
        'Als der Sand durch war, rannte {name} eine Runde ums Haus und kam dann zum Blatt zurück.',
      ],
      again: [
        'Am Nachmittag waren die Ameisen stärker als der Sand.',
        '{name} war aufgesprungen, bevor der Kopf es merkte. „Noch mal von vorn“, sagte {name} und drehte die Uhr um.',
      ],
      close: [
        'Das Blatt ist voll und hat einen Ring von dem Klumpen Wachs.',
        'Die Ameisen wohnen immer noch in den Beinen. Auf der Wiese gewinnen sie jedes Rennen.',
      ],
    },
    fr: {
      title: '{name} et les fourmis dans les jambes',
      happens: [
        '{name} devait tenir en place. Mais il y avait des fourmis dans les jambes.',
        'Le pied tapotait, la chaise penchait, les yeux volaient vers la fenêtre, la mouche, la miette.',
        '« Concentre-toi ! » cria quelqu’un, et {name} se concentra très fort sur ce mot.',
      ],
      feels: [
        'Dedans, ça ronflait comme une toupie. C’était l’agitation.',
        'Ce n’était pas méchant. C’était de la force pour tout un pré, assise sur une petite chaise.',
      ],
      thinks: [
        '« Je fais de mon mieux, et on me gronde toujours », pensa {name}.',
        'Après le septième « Arrête ! » de la matinée, on croit qu’on est soi-même l’arrêt.',
      ],
      told: [
        '{Owl} dit : « Tu as un moteur rapide. Un bon moteur. Il te faut des freins, et une plus longue piste. »',
        '« Personne ne peut freiner toute la journée. De petits trajets, puis un tour : voilà comment ça marche. »',
        '« Dis-leur que tes mains écoutent mieux quand elles ont quelque chose à pétrir. »',
      ],
      step: [
        '{name} retourna un sablier : jusqu’à la fin du sable, je reste.',
        'Les mains pétrissaient un bout de cire, et les pieds étaient sur un coussin qui bouge, c’était permis.',
        'Quand le sable fut passé, {name} fit un tour de la maison en courant, puis revint à la feuille.',
      ],
      again: [
        'L’après-midi, les fourmis furent plus fortes que le sable.',
        '{name} avait bondi avant que la tête le remarque. « On recommence », dit {name}, et le sablier se retourna.',
      ],
      close: [
        'La feuille est pleine, avec un rond laissé par le bout de cire.',
        'Les fourmis habitent toujours les jambes. Dans le pré, elles gagnent toutes les courses.',
      ],
    },
    es: {
      title: '{name} y las hormigas en las piernas',
      happens: [
        '{name} tenía que estarse en la silla. Pero había hormigas en las piernas.',
        'El pie golpeaba, la silla se inclinaba, los ojos volaban a la ventana, a la mosca, a la miga.',
        '«¡Concéntrate!», gritó alguien, y {name} se concentró muchísimo en esa palabra.',
      ],
      feels: [
        'Por dentro zumbaba como una peonza. Era inquietud.',
        'No iba con mala idea. Era fuerza para un prado entero, sentada en una silla pequeña.',
      ],
      thinks: [
        '«Me esfuerzo, y aun así siempre me riñen», pensó {name}.',
        'Después del séptimo «¡Para!» de la mañana, uno cree que es el propio para.',
      ],
      told: [
        '{Owl} dijo: «Tienes un motor rápido. Es bueno. Te hacen falta frenos y una pista más larga».',
        '«Nadie puede frenar el día entero. Tramos cortos y luego una vuelta: así funciona».',
        '«Diles que tus manos escuchan mejor cuando tienen algo que amasar».',
      ],
      step: [
        '{name} dio la vuelta a un reloj de arena: hasta que se vacíe, sigo aquí.',
        'Las manos amasaban un trozo de cera, y los pies estaban en un cojín que se mueve, y estaba permitido.',
        'Cuando cayó la arena, {name} dio una vuelta corriendo a la casa y volvió a la hoja.',
      ],
      again: [
        'Por la tarde, las hormigas pudieron más que la arena.',
        '{name} había saltado antes de que la cabeza lo notara. «Otra vez desde el principio», dijo {name}, y giró el reloj.',
      ],
      close: [
        'La hoja está llena y tiene una marca redonda de la cera.',
        'Las hormigas siguen viviendo en las piernas. En el prado ganan cada carrera.',
      ],
    },
  },
};
