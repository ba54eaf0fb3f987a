import type { Field } from '../field.ts';

export const nightFears: Field = {
  feeling: 'shadow',
  skill: 'breathe',
  patterns: {
    en: 'dark, darkness, nightmare*, bad dream*, monster*, sleep, sleeping, sleepless, asleep, bedtime, ~night, ~nights, night terror*, bed alone, alone night, alone dark, !argu*, !quarrel*, !bark*',
    de: 'dunkel*, dunkelheit, ~nacht, nächte*, nachtangst, nachtschreck, albtr*, alptr*, monster*, schlaf*, schläft, einschlaf*, *schlafen, bettgeh*, allein* nacht, gespenst*, !streit*, !bellt, !bellen',
    fr: 'noir peur, noir, cauchemar*, monstre*, ~nuit, ~nuits, dormir, sommeil, endormi*, coucher, terreur* nocturne*, seul nuit, seule nuit, !dispute*, !aboie*',
    es: 'oscur*, ~noche, ~noches, pesadilla*, monstruo*, dormir, sueño, terror* nocturno*, hora dormir, fantasma*, solo noche, sola noche, !pelea*, !discut*, !ladra*',
  },
  cover: ['night', 'wave', 'friend', 'bed@left', 'nightlight@right'],
  scenes: {
    happens: ['night', 'stand', 'cloud2', 'bed@left'],
    feels: ['night', 'hide', 'cloud3', 'bed@left'],
    thinks: ['night', 'sit', 'cloud2', 'nightlight@right', 'blanket@left'],
    told: ['dusk', 'sit', 'owl', 'nightlight@left'],
    step: ['night', 'breathe', 'breeze', 'torch@hand', 'bed@left'],
    again: ['night', 'stand', 'cloud1', 'bed@left', 'nightlight@right'],
    close: ['night', 'sleep', 'nightlight@right'],
  },
  texts: {
    en: {
      title: '{name} and the Friendly Night',
      happens: [
        'When the light went out, the dark came into the room.',
        'It filled the corners, and the coat on the hook suddenly had shoulders and a head.',
        'By day {name} could hardly believe in it. By night it was hard to believe in anything else.',
      ],
      feels: [
        '{name}’s heart went thump, thump, thump. It was fear.',
        'The paws turned cold, the ears stood up straight, and sleep ran far away.',
      ],
      thinks: [
        '“Something is under the bed,” {name} thought.',
        'It is odd with the dark: where the eyes see nothing, the head begins to paint.',
      ],
      told: [
        '{Owl} said: “Your heart beats fast because it wants to protect you. It has good ears and poor eyes.”',
        '“Show it what is there. Shine a light on one thing, give it its name, then the next one.”',
        '“I live in the night. Most of what you hear there is somebody going home.”',
      ],
      step: [
        '{name} took the torch and shone it into one corner.',
        '“Coat,” whispered {name}. “Chair. One sock.” And after each word came one slow breath out.',
        'The shapes did not run away. They only turned, one after the other, into what they had been by day.',
      ],
      again: [
        'In the middle of the night there was a creak.',
        'The heart thumped again. {name} listened, breathed, and said: “Stairs.” It took three breaths until it was true.',
      ],
      close: [
        '{name} left the small lamp on and whispered: “Good night, night.”',
        'The dark was still there, in every corner. It was quiet now, and so was {name}.',
      ],
    },
    de: {
      title: '{name} und die freundliche Nacht',
      happens: [
        'Als das Licht ausging, kam das Dunkel ins Zimmer.',
        'Es füllte die Ecken, und der Mantel am Haken hatte auf einmal Schultern und einen Kopf.',
        'Bei Tag konnte {name} kaum daran glauben. Bei Nacht war es schwer, an irgendetwas anderes zu glauben.',
      ],
      feels: [
        'Das Herz von {name} machte bum, bum, bum. Das war Angst.',
        'Die Pfoten wurden kalt, die Ohren stellten sich auf, und der Schlaf lief weit davon.',
      ],
      thinks: [
        '„Unter dem Bett ist etwas“, dachte {name}.',
        'Das ist das Merkwürdige am Dunkeln: Wo die Augen nichts sehen, fängt der Kopf zu malen an.',
      ],
      told: [
        '{Owl} sagte: „Dein Herz klopft, weil es dich schützen will. Es hat gute Ohren und schlechte Augen.“',
        '„Zeig ihm, was da ist. Leuchte ein Ding an, gib ihm seinen Namen, und dann kommt das nächste.“',
        '„Ich wohne in der Nacht. Das meiste, was du da hörst, ist jemand, der nach Hause geht.“',
      ],
      step: [
        '{name} nahm die Taschenlampe und leuchtete in eine Ecke.',
        '„Mantel“, flüsterte {name}. „Stuhl. Ein Socken.“ Und nach jedem Wort ging ein langer Atem hinaus.',
        'Die Gestalten liefen nicht weg. Sie wurden nur, eine nach der anderen, wieder zu dem, was sie am Tag gewesen waren.',
      ],
      again: [
        'Mitten in der Nacht knarrte es.',
        'Wieder klopfte das Herz. {name} horchte, atmete und sagte: „Treppe.“ Drei Atemzüge dauerte es, bis es stimmte.',
      ],
      close: [
        '{name} ließ das kleine Licht an und flüsterte: „Gute Nacht, Nacht.“',
        'Das Dunkel war noch da, in jeder Ecke. Es war jetzt still, und {name} war es auch.',
      ],
    },
    fr: {
      title: '{name} et la nuit gentille',
      happens: [
        'Quand la lumière s’éteignit, le noir entra dans la chambre.',
        'Il remplit les coins, et le manteau au crochet eut soudain des épaules et une tête.',
        'Le jour, {name} n’y croyait presque pas. La nuit, c’était difficile de croire à autre chose.',
      ],
      feels: [
        'Le cœur de {name} faisait boum, boum, boum. C’était la peur.',
        'Les pattes devinrent froides, les oreilles se dressèrent, et le sommeil partit en courant.',
      ],
      thinks: [
        '« Il y a quelque chose sous le lit », pensa {name}.',
        'C’est bizarre, le noir : là où les yeux ne voient rien, la tête se met à peindre.',
      ],
      told: [
        '{Owl} dit : « Ton cœur bat vite parce qu’il veut te protéger. Il a de bonnes oreilles et de mauvais yeux. »',
        '« Montre-lui ce qui est là. Éclaire une chose, donne-lui son nom, puis passe à la suivante. »',
        '« Moi, j’habite dans la nuit. Presque tout ce que tu y entends, c’est quelqu’un qui rentre chez lui. »',
      ],
      step: [
        '{name} prit la lampe de poche et éclaira un coin.',
        '« Manteau, murmura {name}. Chaise. Une chaussette. » Et après chaque mot, un long souffle.',
        'Les formes ne s’enfuirent pas. Elles redevinrent, l’une après l’autre, ce qu’elles étaient le jour.',
      ],
      again: [
        'Au milieu de la nuit, quelque chose craqua.',
        'Le cœur cogna encore. {name} écouta, souffla et dit : « L’escalier. » Il fallut trois souffles pour que ce soit vrai.',
      ],
      close: [
        '{name} laissa la petite lampe allumée et murmura : « Bonne nuit, la nuit. »',
        'Le noir était toujours là, dans chaque coin. Il était calme à présent, et {name} aussi.',
      ],
    },
    es: {
      title: '{name} y la noche amable',
      happens: [
        'Cuando se apagó la luz, la oscuridad entró en el cuarto.',
        'Llenó los rincones, y el abrigo del gancho tuvo de pronto hombros y cabeza.',
        'De día, {name} casi no lo creía. De noche era difícil creer en otra cosa.',
      ],
      feels: [
        'El corazón de {name} hacía bum, bum, bum. Era miedo.',
        'Las patas se enfriaron, las orejas se levantaron, y el sueño salió corriendo.',
      ],
      thinks: [
        '«Hay algo debajo de la cama», pensó {name}.',
        'Es lo raro de la oscuridad: donde los ojos no ven nada, la cabeza empieza a pintar.',
      ],
      told: [
        '{Owl} dijo: «Tu corazón late deprisa porque quiere protegerte. Tiene buen oído y mala vista».',
        '«Enséñale lo que hay. Ilumina una cosa, dale su nombre, y luego la siguiente».',
        '«Yo vivo en la noche. Casi siempre, lo que oyes es alguien que vuelve a casa».',
      ],
      step: [
        '{name} tomó la linterna y alumbró un rincón.',
        '«Abrigo», susurró {name}. «Silla. Un calcetín». Y después de cada palabra, el aire salía despacio.',
        'Las formas no huyeron. Solo volvieron a ser, una tras otra, lo que eran de día.',
      ],
      again: [
        'En mitad de la noche, algo crujió.',
        'El corazón volvió a golpear. {name} escuchó, respiró y dijo: «La escalera». Hicieron falta tres respiraciones para que fuera verdad.',
      ],
      close: [
        '{name} dejó encendida la lamparita y susurró: «Buenas noches, noche».',
        'La oscuridad seguía allí, en cada rincón. Ahora estaba en calma, y {name} también.',
      ],
    },
  },
};
