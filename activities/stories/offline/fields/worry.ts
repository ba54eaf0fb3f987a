import type { Field } from '../field.ts';

export const worry: Field = {
  feeling: 'scribble',
  skill: 'words',
  general: true,
  patterns: {
    en: 'worry, worries, worried, worrying, anxiety, anxious, anxiousness, overthink*, what-if',
    de: 'sorge, sorgen, ängstlich*, grübel*, angststörung*, generalisierte angst, gedankenkreis*',
    fr: 'inquiét*, inquiet*, souci*, anxiété, anxieu*, ruminer',
    es: 'preocup*, ansiedad, ansios*, inquietud, darle vueltas',
  },
  cover: ['day', 'stand', 'friend', 'jar@left', 'paper@right'],
  scenes: {
    happens: ['dusk', 'stand', 'cloud1', 'jar@left'],
    feels: ['dusk', 'hide', 'cloud3', 'bed@left'],
    thinks: ['night', 'sit', 'cloud2', 'bed@left'],
    told: ['day', 'sit', 'owl', 'jar@left'],
    step: ['day', 'stand', 'words', 'paper@left', 'jar@right'],
    again: ['night', 'sit', 'cloud1', 'jar@left', 'nightlight@right'],
    close: ['morning', 'wave', 'friend', 'jar@left'],
  },
  texts: {
    en: {
      title: '{name} and the Jar of What-Ifs',
      happens: [
        'A worry moved in with {name}. It said: “What if?”',
        '“What if it rains? What if I’m late? What if something happens to somebody?”',
        'It had an answer to each of them, and none of the answers was a good one.',
      ],
      feels: [
        'The tummy fluttered, and the forehead was tight.',
        'Worries live in the head, but they like to knock at the tummy’s door, mostly in the evening.',
      ],
      thinks: [
        '“If I stop thinking about it, then it will happen,” thought {name}.',
        'So {name} went on thinking, and kept watch. Keeping watch makes very tired.',
      ],
      told: [
        '{Owl} said: “A worry is a guess about tomorrow. Guesses may be checked.”',
        '“Ask it two things: can I do something about it? And is it now?”',
        '“If yes, do one small thing. If no, give it a place where it can wait. It need not be your pillow.”',
      ],
      step: [
        '{name} wrote each worry on a slip of paper and put it in a jar.',
        'One slip, one worry, lid on. Every day at five the jar was opened, for ten minutes.',
        'At five some of the slips were already out of date. One of them made {name} laugh.',
      ],
      again: [
        'At night one of them crept out. “What if?” it whispered.',
        '“Five o’clock,” {name} whispered back. It grumbled. {name} had to say it four times.',
      ],
      close: [
        'The jar stands on the shelf, next to the shell.',
        'It is never quite empty. {name} walks in front, and the worry comes along behind, a good deal smaller.',
      ],
    },
    de: {
      title: '{name} und das Glas der Was-wenns',
      happens: [
        'Bei {name} zog eine Sorge ein. Sie sagte: „Was, wenn?“',
        '„Was, wenn es regnet? Was, wenn ich zu spät komme? Was, wenn jemandem etwas passiert?“',
        'Auf alles hatte sie eine Antwort, und keine davon war gut.',
      ],
      feels: [
        'Im Bauch flatterte es, und die Stirn war eng.',
        'Sorgen wohnen im Kopf, aber sie klopfen gern beim Bauch an, am liebsten abends.',
      ],
      thinks: [
        '„Wenn ich nicht mehr daran denke, passiert es“, dachte {name}.',
        'Also dachte {name} weiter und hielt Wache. Wachehalten macht sehr müde.',
      ],
      told: [
        '{Owl} sagte: „Eine Sorge ist eine Vermutung über morgen. Vermutungen darf man prüfen.“',
        '„Frag sie zwei Dinge: Kann ich etwas tun? Und ist es jetzt?“',
        '„Wenn ja, tu etwas Kleines. Wenn nein, gib ihr einen Platz zum Warten. Das muss nicht dein Kissen sein.“',
      ],
      step: [
        '{name} schrieb jede Sorge auf einen Zettel und legte ihn in ein Glas.',
        'Ein Zettel, eine Sorge, Deckel drauf. Jeden Tag um fünf wurde das Glas geöffnet, zehn Minuten lang.',
        'Um fünf waren manche Zettel schon überholt. Über einen musste {name} lachen.',
      ],
      again: [
        'In der Nacht kroch eine heraus. „Was, wenn?“, flüsterte sie.',
        '„Um fünf“, flüsterte {name} zurück. Sie brummte. Viermal musste {name} es sagen.',
      ],
      close: [
        'Das Glas steht im Regal, neben der Muschel.',
        'Ganz leer ist es nie. {name} geht voran, und die Sorge kommt hinterher, ein gutes Stück kleiner.',
      ],
    },
    fr: {
      title: '{name} et le bocal des « et si »',
      happens: [
        'Un souci vint habiter chez {name}. Il disait : « Et si ? »',
        '« Et s’il pleut ? Et si je suis en retard ? Et s’il arrive quelque chose à quelqu’un ? »',
        'Il avait une réponse à tout, et aucune n’était bonne.',
      ],
      feels: [
        'Le ventre papillonnait, et le front serrait.',
        'Les soucis habitent la tête, mais ils aiment frapper à la porte du ventre, surtout le soir.',
      ],
      thinks: [
        '« Si je cesse d’y penser, ça arrivera », pensa {name}.',
        'Alors {name} pensait encore et montait la garde. Monter la garde fatigue beaucoup.',
      ],
      told: [
        '{Owl} dit : « Un souci est une supposition sur demain. On a le droit de vérifier. »',
        '« Pose-lui deux questions : est-ce que je peux faire quelque chose ? Et est-ce maintenant ? »',
        '« Si oui, fais une petite chose. Si non, donne-lui une place pour attendre. Pas forcément ton oreiller. »',
      ],
      step: [
        '{name} écrivit chaque souci sur un papier et le mit dans un bocal.',
        'Un papier, un souci, le couvercle. Chaque jour à cinq heures, on ouvrait le bocal, dix minutes.',
        'À cinq heures, certains papiers étaient déjà dépassés. L’un d’eux fit rire {name}.',
      ],
      again: [
        'La nuit, l’un d’eux se faufila dehors. « Et si ? » souffla-t-il.',
        '« À cinq heures », souffla {name}. Il grogna. {name} dut le dire quatre fois.',
      ],
      close: [
        'Le bocal est sur l’étagère, à côté du coquillage.',
        'Il n’est jamais tout à fait vide. {name} marche devant, et le souci suit, bien plus petit.',
      ],
    },
    es: {
      title: '{name} y el frasco de los «y si»',
      happens: [
        'Una preocupación se quedó a vivir con {name}. Decía: «¿Y si?»',
        '«¿Y si llueve? ¿Y si llego tarde? ¿Y si le pasa algo a alguien?»',
        'Tenía respuesta para cada cosa, y ninguna era buena.',
      ],
      feels: [
        'La barriga aleteaba, y la frente apretaba.',
        'Las preocupaciones viven en la cabeza, pero les gusta llamar a la puerta de la barriga, sobre todo por la noche.',
      ],
      thinks: [
        '«Si dejo de pensarlo, pasará», pensó {name}.',
        'Así que {name} seguía pensando y montaba guardia. Montar guardia cansa mucho.',
      ],
      told: [
        '{Owl} dijo: «Una preocupación es una suposición sobre mañana. Las suposiciones se pueden comprobar».',
        '«Hazle dos preguntas: ¿puedo hacer algo? ¿Y es ahora?»',
        '«Si la respuesta es sí, haz algo pequeño. Si es no, dale un sitio donde esperar. No tiene que ser tu almohada».',
      ],
      step: [
        '{name} escribió cada preocupación en un papel y lo metió en un frasco.',
        'Un papel, una preocupación, la tapa. Cada día a las cinco se abría el frasco, diez minutos.',
        'A las cinco, algunos papeles ya no servían. Con uno, {name} se rió.',
      ],
      again: [
        'Por la noche, una se escapó. «¿Y si?», susurró.',
        '«A las cinco», susurró {name}. Ella gruñó. {name} tuvo que decirlo cuatro veces.',
      ],
      close: [
        'El frasco está en el estante, junto a la concha.',
        'Nunca está vacío del todo. {name} va delante, y la preocupación va detrás, bastante más pequeña.',
      ],
    },
  },
};
