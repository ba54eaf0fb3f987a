import type { Field } from '../field.ts';

export const hospital: Field = {
  feeling: 'scribble',
  skill: 'breathe',
  patterns: {
    en: 'hospital*, operation, surgery, anaesthe*, anesthe*, tonsil*, !brother, !sister, !sibling*, !mum, !mom, !mother, !dad, !father, !parent, !grandma, !grandpa, !grandmother, !grandfather, !granny, !grandad, !uncle, !aunt, !cousin, !friend',
    de: 'krankenhaus*, klinik*, operation*, op, operiert, narkose*, mandeln, spital*, !bruder, !schwester, !geschwister*, !mama, !mutter, !papa, !vater, !oma, !opa, !großmutter, !großvater, !onkel, !tante, !cousine, !freund, !freundin',
    fr: 'hôpital, hospitalis*, opération, opér*, anesthésie, amygdales, chirurgie, !frère, !soeur, !maman, !mère, !père, !mamie, !papi, !papy, !oncle, !ami, !amie',
    es: 'hospital*, operación, operar, cirugía, anestesia, amígdalas, ingreso, !hermano, !hermana, !madre, !padre, !abuel*, !tío, !tía, !primo, !prima, !amigo, !amiga',
  },
  cover: ['day', 'wave', 'hospital@back', 'teddy@right'],
  scenes: {
    happens: ['morning', 'stand', 'suitcase@left', 'hospital@back'],
    feels: ['dusk', 'hide', 'cloud2', 'bed@left'],
    thinks: ['night', 'sit', 'drip@left', 'clock@thought'],
    told: ['day', 'sit', 'owl', 'stethoscope@left'],
    step: ['day', 'breathe', 'breeze', 'teddy@left', 'drip@right'],
    again: ['night', 'sad', 'cloud1', 'bed@left', 'drip@right'],
    close: ['morning', 'wave', 'friend', 'hospital@back', 'plaster@right'],
  },
  texts: {
    en: {
      title: '{name} and the House of White Beds',
      happens: [
        '{name} had to go to hospital, for an operation.',
        'The teddy was in the suitcase, and so were the toothbrush and a book with a bent corner.',
        'The corridors were long and shiny, and the beds had wheels, which was interesting after all.',
      ],
      feels: [
        '{name} was afraid, and tried not to show it.',
        'The fear sat in the tummy like a cold stone. On top of that {name} was hungry, and not allowed to eat.',
      ],
      thinks: [
        '“What if I wake up in the middle? What if I don’t wake up?”',
        '{name} did not dare to ask that. It sounded so big, in such a quiet corridor.',
      ],
      told: [
        '{Owl} said: “Ask it. That is what they are there for. The anaesthetist stays beside you the whole time.”',
        '“It is a special sleep. You feel nothing of it, and somebody watches each breath.”',
        '“Afterwards it may hurt. Say so early: there is something that helps against it, and nobody expects you to be brave.”',
      ],
      step: [
        '“How do you know when to wake me?” asked {name}.',
        'The doctor explained it with the teddy, who got a small mask first and then a bandage.',
        'Then it was {name}’s turn to choose: the raspberry mask or the vanilla one. And to count slowly: ten, nine, eight…',
      ],
      again: [
        'That night it hurt, and home was far away.',
        '{name} pressed the button with the bell. Somebody came on soft soles, and stayed until it was better.',
      ],
      close: [
        'When {name} went home, there was a plaster and a wobbly walk.',
        'The scar will be seen for quite a while. It is the place where something was mended.',
      ],
    },
    de: {
      title: '{name} und das Haus der weißen Betten',
      happens: [
        '{name} musste ins Krankenhaus, für eine Operation.',
        'Im Koffer waren der Teddy, die Zahnbürste und ein Buch mit einem Eselsohr.',
        'Die Flure waren lang und glänzten, und die Betten hatten Räder, was dann doch interessant war.',
      ],
      feels: [
        '{name} hatte Angst und wollte es nicht zeigen.',
        'Die Angst saß im Bauch wie ein kalter Stein. Und Hunger war auch da, aber essen war nicht erlaubt.',
      ],
      thinks: [
        '„Was, wenn ich mittendrin aufwache? Was, wenn ich nicht aufwache?“',
        'Das traute sich {name} nicht zu fragen. In so einem stillen Flur klang es so groß.',
      ],
      told: [
        '{Owl} sagte: „Frag es. Dafür sind sie da. Wer die Narkose macht, bleibt die ganze Zeit neben dir.“',
        '„Es ist ein besonderer Schlaf. Du spürst nichts davon, und jemand achtet auf jeden Atemzug.“',
        '„Danach kann es wehtun. Sag es früh: Es gibt etwas dagegen, und niemand erwartet, dass du tapfer bist.“',
      ],
      step: [
        '„Woher wisst ihr, wann ihr mich wecken müsst?“, fragte {name}.',
        'Die Ärztin erklärte es am Teddy, der zuerst eine kleine Maske bekam und dann einen Verband.',
        'Dann durfte {name} wählen: die Himbeermaske oder die mit Vanille. Und langsam zählen: zehn, neun, acht …',
      ],
      again: [
        'In der Nacht tat es weh, und daheim war weit weg.',
        '{name} drückte den Knopf mit der Glocke. Jemand kam auf leisen Sohlen und blieb, bis es besser war.',
      ],
      close: [
        'Als {name} heimging, waren da ein Pflaster und ein wackliger Gang.',
        'Die Narbe sieht man noch eine ganze Weile. Sie ist die Stelle, an der etwas geflickt wurde.',
      ],
    },
    fr: {
      title: '{name} et la maison aux lits blancs',
      happens: [
        '{name} devait aller à l’hôpital, pour une opération.',
        'Dans la valise, il y avait le nounours, la brosse à dents et un livre au coin plié.',
        'Les couloirs étaient longs et brillants, et les lits avaient des roues, ce qui était quand même intéressant.',
      ],
      feels: [
        '{name} avait peur et ne voulait pas le montrer.',
        'La peur était dans le ventre comme une pierre froide. Et il y avait la faim, mais manger n’était pas permis.',
      ],
      thinks: [
        '« Et si je me réveille au milieu ? Et si je ne me réveille pas ? »',
        '{name} n’osait pas le demander. Dans un couloir si calme, cela semblait si grand.',
      ],
      told: [
        '{Owl} dit : « Demande. Ils sont là pour ça. La personne qui t’endort reste près de toi tout le temps. »',
        '« C’est un sommeil spécial. Tu ne sens rien, et quelqu’un veille sur chaque souffle. »',
        '« Après, ça peut faire mal. Dis-le vite : il y a quelque chose contre, et personne ne te demande d’être brave. »',
      ],
      step: [
        '« Comment savez-vous quand me réveiller ? » demanda {name}.',
        'Le docteur l’expliqua avec le nounours, qui eut d’abord un petit masque, puis un bandage.',
        'Ensuite, {name} put choisir : le masque à la framboise ou à la vanille. Et compter doucement : dix, neuf, huit…',
      ],
      again: [
        'La nuit, ça faisait mal, et la maison était loin.',
        '{name} appuya sur le bouton avec la cloche. Quelqu’un vint à pas de velours et resta jusqu’à ce que ça aille mieux.',
      ],
      close: [
        'Quand {name} rentra, il y avait un pansement et des pas qui tanguaient.',
        'La cicatrice se verra encore longtemps. C’est l’endroit où quelque chose a été réparé.',
      ],
    },
    es: {
      title: '{name} y la casa de las camas blancas',
      happens: [
        '{name} tenía que ir al hospital, para una operación.',
        'En la maleta iban el osito, el cepillo de dientes y un libro con la esquina doblada.',
        'Los pasillos eran largos y brillantes, y las camas tenían ruedas, que al fin y al cabo era interesante.',
      ],
      feels: [
        '{name} tenía miedo y no quería que se notara.',
        'El miedo estaba en la barriga como una piedra fría. Y además había hambre, pero no se podía comer.',
      ],
      thinks: [
        '«¿Y si me despierto a la mitad? ¿Y si no me despierto?»',
        '{name} no se atrevía a preguntarlo. En un pasillo tan callado sonaba tan grande.',
      ],
      told: [
        '{Owl} dijo: «Pregúntalo. Para eso están. Quien te duerme se queda a tu lado el tiempo entero».',
        '«Es un sueño especial. No notas nada, y alguien vigila cada respiración».',
        '«Después puede doler. Dilo pronto: hay algo que ayuda, y nadie espera que aguantes».',
      ],
      step: [
        '«¿Cómo sabéis cuándo despertarme?», preguntó {name}.',
        'La doctora lo explicó con el osito, que recibió primero una máscara pequeña y luego una venda.',
        'Después {name} pudo elegir: la máscara de frambuesa o la de vainilla. Y contar despacio: diez, nueve, ocho…',
      ],
      again: [
        'Por la noche dolía, y la casa estaba lejos.',
        '{name} apretó el botón de la campana. Alguien vino sin hacer ruido y se quedó hasta que mejoró.',
      ],
      close: [
        'Cuando {name} volvió a casa, había una tirita y unos pasos que temblaban.',
        'La cicatriz se verá bastante tiempo. Es el lugar donde algo se arregló.',
      ],
    },
  },
};
