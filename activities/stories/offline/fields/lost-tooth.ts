import type { Field } from '../field.ts';

export const lostTooth: Field = {
  feeling: 'scribble',
  skill: 'breathe',
  patterns: {
    en: 'tooth, teeth, tooth fairy, loose tooth, wobbly tooth, lost tooth, losing tooth',
    de: 'zahn*, zähne*, milchz*, wackelz*, zahnlücke*, *zahn, *zähne',
    fr: 'dent, dents, dent lait, petite souris, dent tombe*, perd* dent*',
    es: 'diente*, muela*, ratón* pérez, ratoncito*, diente* leche, perd* diente*',
  },
  cover: ['day', 'wave', 'friend', 'tooth@left', 'apple@right'],
  scenes: {
    happens: ['day', 'stand', 'apple@hand', 'tooth@thought'],
    feels: ['dusk', 'hide', 'cloud2', 'mirror@left'],
    thinks: ['dusk', 'sit', 'mirror@left', 'tooth@thought'],
    told: ['day', 'stand', 'owl', 'tooth@left'],
    step: ['morning', 'breathe', 'breeze', 'apple@left', 'pillow@right'],
    again: ['day', 'sad', 'cloud1', 'mirror@left', 'apple@right'],
    close: ['night', 'wave', 'friend', 'tooth@hand', 'pillow@left'],
  },
  texts: {
    en: {
      title: '{name} and the Wobbly Tooth',
      happens: [
        '{name} bit into an apple, and a tooth wobbled.',
        'It had never done that before. Now it moved to the left, to the right, and a little to the front.',
        'The tongue went back to it again and again, as if it wanted to count the teeth and never reached the end.',
      ],
      feels: [
        '{name} held a paw over the mouth. The tummy felt funny.',
        'It was fear and it was excitement, both at once, and they pushed each other about.',
      ],
      thinks: [
        '“Will it hurt? Is something broken?” {name} wondered.',
        'A piece of you that comes loose is a strange thing. Nobody had asked whether that was all right.',
      ],
      told: [
        '{Owl} said: “A new tooth is pushing from below. That is why the old one lets go.”',
        '“There may be a little blood, and it may sting for a moment. Then there is a gap.”',
        '“It is your tooth. You may decide whether you wiggle it, or wait until it comes out by itself.”',
      ],
      step: [
        '{name} breathed out slowly and wiggled the tooth with the tongue.',
        'Once, twice, a rest, and once more. Then something small and white lay in the paw.',
        'It tasted a bit of iron, and the cheeks grew warm, because that had been {name}’s very own doing.',
      ],
      again: [
        'Eating felt odd now, and some words whistled.',
        'When the first one laughed, {name} closed the mouth again. The gap felt huge, though it was as small as a pea.',
      ],
      close: [
        'In the evening {name} laid the tooth beside the pillow.',
        'The gap was still there. And when the tongue felt very carefully, there was already something tiny and new.',
      ],
    },
    de: {
      title: '{name} und der Wackelzahn',
      happens: [
        '{name} biss in einen Apfel, und ein Zahn wackelte.',
        'Das hatte er noch nie getan. Jetzt ging er nach links, nach rechts und ein kleines Stück nach vorn.',
        'Die Zunge kam immer wieder zu ihm zurück, als wollte sie alle Zähne zählen und würde nie fertig.',
      ],
      feels: [
        '{name} hielt die Pfote vor den Mund. Im Bauch war es komisch.',
        'Es war Angst, und es war Aufregung, beides zugleich, und eins schubste das andere.',
      ],
      thinks: [
        '„Tut das weh? Ist da etwas kaputt?“, überlegte {name}.',
        'Es ist seltsam, wenn ein Stück von einem locker wird. Niemand hatte gefragt, ob das in Ordnung ist.',
      ],
      told: [
        '{Owl} sagte: „Von unten schiebt ein neuer Zahn. Darum lässt der alte los.“',
        '„Vielleicht blutet es ein wenig, und es kann kurz ziepen. Dann ist da eine Lücke.“',
        '„Es ist dein Zahn. Du darfst entscheiden, ob du an ihm wackelst oder wartest, bis er von allein herauskommt.“',
      ],
      step: [
        '{name} atmete langsam aus und stupste den Zahn mit der Zunge.',
        'Einmal, zweimal, eine Pause, und noch einmal. Dann lag etwas Kleines, Weißes in der Pfote.',
        'Es schmeckte ein bisschen nach Eisen, und die Wangen wurden warm, denn das hatte {name} ganz allein geschafft.',
      ],
      again: [
        'Das Essen war jetzt komisch, und manche Wörter pfiffen.',
        'Als jemand lachte, machte {name} den Mund schnell zu. Die Lücke fühlte sich riesig an, dabei war sie klein wie eine Erbse.',
      ],
      close: [
        'Am Abend legte {name} den Zahn neben das Kissen.',
        'Die Lücke war noch da. Und wenn die Zunge ganz vorsichtig tastete, war da schon etwas winziges Neues.',
      ],
    },
    fr: {
      title: '{name} et la dent qui bouge',
      happens: [
        '{name} croqua une pomme, et une dent bougea.',
        'C’était la première fois. Elle allait à gauche, à droite, et un tout petit peu en avant.',
        'La langue y revenait sans cesse, comme si elle voulait compter toutes les dents sans jamais arriver au bout.',
      ],
      feels: [
        '{name} mit une patte devant la bouche. Le ventre faisait drôle.',
        'C’était de la peur et c’était de l’impatience, les deux à la fois, et elles se poussaient l’une l’autre.',
      ],
      thinks: [
        '« Est-ce que ça fait mal ? Est-ce que c’est cassé ? » se demanda {name}.',
        'C’est étrange, un morceau de soi qui se détache. Personne n’avait demandé si c’était d’accord.',
      ],
      told: [
        '{Owl} dit : « Une dent neuve pousse par-dessous. C’est pour ça que l’ancienne lâche. »',
        '« Il y aura peut-être un peu de sang, et ça peut piquer un instant. Puis il y a un trou. »',
        '« C’est ta dent. C’est toi qui décides : la faire bouger, ou attendre qu’elle vienne toute seule. »',
      ],
      step: [
        '{name} souffla doucement et poussa la dent avec la langue.',
        'Une fois, deux fois, une pause, encore une fois. Et voilà une petite chose blanche dans la patte.',
        'Ça avait un peu le goût du fer, et les joues devinrent chaudes, car {name} l’avait fait sans aucune aide.',
      ],
      again: [
        'Manger était bizarre maintenant, et certains mots sifflaient.',
        'Quand quelqu’un rit, {name} referma la bouche. Le trou semblait immense, et pourtant il était petit comme un pois.',
      ],
      close: [
        'Le soir, {name} posa la dent près de l’oreiller.',
        'Le trou était toujours là. Et quand la langue cherchait tout doucement, elle sentait déjà quelque chose de minuscule et de neuf.',
      ],
    },
    es: {
      title: '{name} y el diente que se mueve',
      happens: [
        '{name} mordió una manzana, y un diente se movió.',
        'Nunca había hecho eso. Ahora iba a la izquierda, a la derecha y un poquito hacia delante.',
        'La lengua volvía a él una y otra vez, como si quisiera contar todos los dientes y nunca llegara al final.',
      ],
      feels: [
        '{name} se tapó la boca con la pata. La barriga hacía cosas raras.',
        'Era miedo y era ilusión, las dos cosas a la vez, y se empujaban la una a la otra.',
      ],
      thinks: [
        '«¿Duele? ¿Se ha roto algo?», pensó {name}.',
        'Es extraño que un trocito de uno mismo se suelte. Nadie había preguntado si estaba bien.',
      ],
      told: [
        '{Owl} dijo: «Un diente nuevo empuja desde abajo. Por eso el viejo se suelta».',
        '«Puede salir un poco de sangre y puede picar un momento. Después queda un hueco».',
        '«El diente es tuyo. Tú decides si lo mueves o si esperas a que salga cuando quiera».',
      ],
      step: [
        '{name} soltó el aire despacio y empujó el diente con la lengua.',
        'Una vez, dos veces, un descanso y otra vez. Y allí estaba, pequeño y blanco, en la pata.',
        'Sabía un poco a hierro, y las mejillas se pusieron calientes, porque {name} lo había hecho sin ayuda de nadie.',
      ],
      again: [
        'Comer era raro ahora, y algunas palabras silbaban.',
        'Cuando alguien se rió, {name} cerró la boca. El hueco parecía enorme, y era pequeño como un guisante.',
      ],
      close: [
        'Por la noche, {name} dejó el diente junto a la almohada.',
        'El hueco seguía allí. Y cuando la lengua buscaba con mucho cuidado, ya notaba algo diminuto y nuevo.',
      ],
    },
  },
};
