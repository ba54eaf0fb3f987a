import type { Field } from '../field.ts';

export const moving: Field = {
  feeling: 'whirl',
  skill: 'treasure',
  patterns: {
    en: 'moving, move house, moving house, move away, moved house, relocat*, new house, new home, new town, new city, !dad out, !father out, !mum out, !mom out, !mother out, !friend, !grandma in, !grandpa in, !grandmother in, !grandfather in, !stepsibling*, !step siblings, !stepfather, !stepmother, !up school',
    de: 'umzug*, umzieh*, umgezogen, wohnungswechsel, neue wohnung, neues haus, neues zuhause, neue stadt, !freund, !freundin',
    fr: 'déménag*, nouvelle maison, nouvel appartement, nouvelle ville, !ami, !amie',
    es: 'mudanza*, mudar*, mudó, muda, nueva casa, casa nueva, nuevo piso, nueva ciudad, !amigo, !amiga',
  },
  cover: ['morning', 'wave', 'friend', 'truck@left', 'box@right'],
  scenes: {
    happens: ['day', 'stand', 'box@left', 'truck@right'],
    feels: ['dusk', 'sad', 'cloud2', 'box@left'],
    thinks: ['night', 'sit', 'house@thought', 'box@left'],
    told: ['day', 'sit', 'owl', 'house@left'],
    step: ['morning', 'walk', 'lantern', 'house@back', 'box@right'],
    again: ['night', 'hide', 'cloud1', 'bed@left', 'box@right'],
    close: ['day', 'jump', 'friend', 'house@back', 'key@right'],
  },
  texts: {
    en: {
      title: '{name} and the House in the Boxes',
      happens: [
        'One day there were boxes everywhere. The family was moving.',
        'Cups, blankets and books disappeared into the boxes, and on each one stood a word in thick letters.',
        'The walls looked bare, with pale squares where the pictures had been, and every step made an echo.',
      ],
      feels: [
        'Inside {name} everything was spinning, sad and wild at once.',
        'The legs wanted to run through all the rooms, and the eyes wanted to look at each of them for ever.',
      ],
      thinks: [
        '“Will the new house know who I am?” {name} thought.',
        'Here every corner had a story. Over there no corner had one yet.',
      ],
      told: [
        '{Owl} said: “You may miss the old house and still walk into the new one.”',
        '“The grown-ups decided about the move. You may decide what comes with you in your own box.”',
        '“Say goodbye to each room, out loud if you like. What has had a goodbye is easier to carry.”',
      ],
      step: [
        '{name} said goodbye to each room and packed a box of treasures.',
        'In it lay a pebble from the doorstep, a drawing of the window, and a piece of the old rope.',
        'It was the first box to be opened over there, before the plates and before the beds.',
      ],
      again: [
        'The first night in the new house was full of strange noises.',
        'The pipe knocked, the stairs creaked. {name} missed the old dark, which had been a different dark.',
      ],
      close: [
        'The next day the pebble lay on the new windowsill.',
        'The old house still stood where it had always stood. Here, {name} found the first corner with a story.',
      ],
    },
    de: {
      title: '{name} und das Haus in den Kisten',
      happens: [
        'Eines Tages standen überall Kisten. Die Familie zog um.',
        'Tassen, Decken und Bücher verschwanden in den Kisten, und auf jeder stand ein Wort in dicken Buchstaben.',
        'Die Wände sahen nackt aus, mit hellen Vierecken, wo die Bilder gehangen hatten, und jeder Schritt hallte.',
      ],
      feels: [
        'In {name} drehte sich alles, traurig und wild zugleich.',
        'Die Beine wollten durch alle Zimmer rennen, und die Augen wollten jedes für immer anschauen.',
      ],
      thinks: [
        '„Weiß das neue Haus denn, wer ich bin?“, dachte {name}.',
        'Hier hatte jede Ecke eine Geschichte. Dort hatte noch keine Ecke eine.',
      ],
      told: [
        '{Owl} sagte: „Du darfst das alte Haus vermissen und trotzdem in das neue gehen.“',
        '„Den Umzug haben die Großen beschlossen. Was in deine eigene Kiste kommt, beschließt du.“',
        '„Sag jedem Zimmer auf Wiedersehen, gern auch laut. Was einen Abschied hatte, trägt sich leichter.“',
      ],
      step: [
        '{name} verabschiedete sich von jedem Zimmer und packte eine Schatzkiste.',
        'Darin lagen ein Kiesel von der Türschwelle, ein Bild vom Fenster und ein Stück von dem alten Seil.',
        'Sie wurde drüben als erste Kiste aufgemacht, noch vor den Tellern und noch vor den Betten.',
      ],
      again: [
        'Die erste Nacht im neuen Haus war voller fremder Geräusche.',
        'Das Rohr klopfte, die Treppe knarrte. {name} vermisste das alte Dunkel, das ein anderes gewesen war.',
      ],
      close: [
        'Am nächsten Tag lag der Kiesel auf dem neuen Fensterbrett.',
        'Das alte Haus stand noch, wo es immer gestanden hatte. Und hier fand {name} die erste Ecke mit einer Geschichte.',
      ],
    },
    fr: {
      title: '{name} et la maison en cartons',
      happens: [
        'Un jour, il y eut des cartons partout. La famille déménageait.',
        'Les tasses, les couvertures et les livres disparaissaient dans les cartons, et sur chacun, un mot en grosses lettres.',
        'Les murs semblaient nus, avec des carrés pâles à la place des images, et chaque pas faisait un écho.',
      ],
      feels: [
        'En {name}, tout tournait, triste et fou à la fois.',
        'Les jambes voulaient courir dans toutes les pièces, et les yeux voulaient regarder chacune pour toujours.',
      ],
      thinks: [
        '« La nouvelle maison saura-t-elle qui je suis ? » pensa {name}.',
        'Ici, chaque coin avait une histoire. Là-bas, aucun coin n’en avait encore.',
      ],
      told: [
        '{Owl} dit : « Tu peux regretter l’ancienne maison et entrer quand même dans la nouvelle. »',
        '« Ce sont les grands qui ont décidé de partir. Toi, tu décides de ce qui va dans ton carton. »',
        '« Dis au revoir à chaque pièce, tout haut si tu veux. Ce qui a eu son au revoir se porte mieux. »',
      ],
      step: [
        '{name} dit au revoir à chaque pièce et remplit un carton de trésors.',
        'Dedans : un caillou du seuil, un dessin de la fenêtre et un bout de la vieille corde.',
        'Là-bas, ce fut le premier carton ouvert, avant les assiettes et avant les lits.',
      ],
      again: [
        'La première nuit dans la nouvelle maison fut pleine de bruits inconnus.',
        'Le tuyau cognait, l’escalier craquait. {name} regrettait le noir d’avant, qui était un autre noir.',
      ],
      close: [
        'Le lendemain, le caillou était sur le nouveau rebord de fenêtre.',
        'L’ancienne maison était toujours à sa place. Et ici, {name} trouva le premier coin avec une histoire.',
      ],
    },
    es: {
      title: '{name} y la casa en cajas',
      happens: [
        'Un día había cajas por toda la casa. La familia se mudaba.',
        'Las tazas, las mantas y los libros desaparecían en las cajas, y en cada una había una palabra en letras gordas.',
        'Las paredes parecían desnudas, con cuadrados claros donde habían estado los dibujos, y cada paso hacía eco.',
      ],
      feels: [
        'Dentro de {name} giraba todo, con tristeza y con prisa a la vez.',
        'Las piernas querían correr por las habitaciones, y los ojos querían mirarlas para siempre.',
      ],
      thinks: [
        '«¿Sabrá la casa nueva quién soy?», pensó {name}.',
        'Aquí cada rincón tenía una historia. Allí ningún rincón la tenía todavía.',
      ],
      told: [
        '{Owl} dijo: «Puedes echar de menos la casa vieja y aun así entrar en la nueva».',
        '«La mudanza la decidieron los mayores. Lo que va en tu caja lo decides tú».',
        '«Dile adiós a cada habitación, en voz alta si quieres. Lo que ha tenido un adiós pesa menos».',
      ],
      step: [
        '{name} dijo adiós a cada habitación y llenó una caja de tesoros.',
        'Dentro había una piedrecita de la puerta, un dibujo de la ventana y un trozo de la cuerda vieja.',
        'Allí fue la primera caja que se abrió, antes que los platos y antes que las camas.',
      ],
      again: [
        'La primera noche en la casa nueva estuvo llena de ruidos raros.',
        'La tubería golpeaba, la escalera crujía. {name} echaba de menos la oscuridad de antes, que era otra.',
      ],
      close: [
        'Al día siguiente, la piedrecita estaba en la ventana nueva.',
        'La casa vieja seguía donde siempre había estado. Y aquí, {name} encontró el primer rincón con una historia.',
      ],
    },
  },
};
