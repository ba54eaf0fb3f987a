import type { Field } from '../field.ts';

export const bereavement: Field = {
  feeling: 'rain',
  skill: 'treasure',
  patterns: {
    en: 'death, died, dead, dying, grief, griev*, bereave*, mourn*, funeral*, loss loved, losing father, lost father, loss father, losing mother, lost mother, loss mother, losing parent*, lost parent*, lost brother, lost sister, suicide, stillb*, miscarr*, !lost job',
    de: 'tod, tode, todes*, tot, tote, toter, gestorben, gestorbene*, sterben, stirbt, verstorben*, trauer, trauern, trauerfall, beerdigung*, begräbnis*, suizid, fehlgeburt, verlust vater*, verlust mutter, vater verloren, mutter verloren, sternenkind*, !arbeit verloren, !job verloren',
    fr: 'mort, morte, décès, décédé*, deuil, funérailles, enterrement, suicide, fausse couche, perdu père, perdu mère, perdu papa, perdu maman, !perdu travail, !perdu emploi',
    es: 'muerte, murió, muerto, muerta, morir, fallec*, duelo, funeral, entierro, suicidio, luto, perdió padre, perdió madre, perder padre, perder madre, !perdió trabajo, !perdió empleo',
  },
  cover: ['dusk', 'sit', 'friend', 'candle@left', 'flowers@right'],
  scenes: {
    happens: ['dusk', 'stand', 'candle@left', 'flowers@right'],
    feels: ['dusk', 'sad', 'cloud3', 'photo@left'],
    thinks: ['night', 'sit', 'cloud1', 'photo@left', 'star@thought'],
    told: ['dusk', 'sit', 'owl', 'candle@left'],
    step: ['day', 'stand', 'lantern', 'box@left', 'photo@right'],
    again: ['dusk', 'sad', 'cloud2', 'bench@left'],
    close: ['night', 'sit', 'friend', 'candle@left', 'flowers@right'],
  },
  texts: {
    en: {
      title: '{name} and the Candle in the Window',
      happens: [
        'Somebody whom {name} loved very much had died.',
        'The grown-ups whispered, the telephone rang, and neighbours brought soup that nobody ate.',
        'Being dead means that the body has stopped for good. It does not breathe, and it does not come back.',
      ],
      feels: [
        'It was grief, and it was bigger than {name}.',
        'It changed all the time: tears, then anger, then nothing, then hunger for pancakes. All of that belongs to it.',
      ],
      thinks: [
        '“Who will die next? And who looks after me?”',
        'Such questions come at night. They are so large that they hardly fit through a mouth.',
      ],
      told: [
        '{Owl} said: “Ask it all. I will tell you what I know, and I will say so when I don’t know.”',
        '“It did not happen because of anything you thought, said or did.”',
        '“There are people who look after you: today, tomorrow, and on the days after that. We will count them.”',
      ],
      step: [
        '{name} took a box and put memories into it.',
        'A photograph, a ticket, a button, a sentence written down before it could get lost.',
        'Whenever the missing grew too large, {name} opened the box, and whenever it was enough, {name} shut it again.',
      ],
      again: [
        'One day at play the grief came back out of nowhere.',
        'Somebody had laughed just like that. {name} sat down on the bench and let the wave go by.',
      ],
      close: [
        'In the evening a candle stands in the window.',
        'It does not bring anybody back. It says: you belong to us, and you are missed, and you are loved.',
      ],
    },
    de: {
      title: '{name} und die Kerze im Fenster',
      happens: [
        'Jemand, den {name} sehr lieb hatte, war gestorben.',
        'Die Großen flüsterten, das Telefon läutete, und Nachbarn brachten Suppe, die keiner aß.',
        'Tot sein heißt, dass der Körper für immer aufgehört hat. Er atmet nicht, und er kommt nicht zurück.',
      ],
      feels: [
        'Das war Trauer, und sie war größer als {name}.',
        'Sie wechselte dauernd: Tränen, dann Wut, dann nichts, dann Hunger auf Pfannkuchen. Das gehört alles dazu.',
      ],
      thinks: [
        '„Wer stirbt als Nächstes? Und wer passt auf mich auf?“',
        'Solche Fragen kommen nachts. Sie sind so groß, dass sie kaum durch einen Mund passen.',
      ],
      told: [
        '{Owl} sagte: „Frag alles. Ich sage dir, was ich weiß, und ich sage es, wenn ich etwas nicht weiß.“',
        '„Es ist nicht passiert, weil du etwas gedacht, gesagt oder getan hast.“',
        '„Es gibt Leute, die auf dich aufpassen: heute, morgen und an den Tagen danach. Wir zählen sie.“',
      ],
      step: [
        '{name} nahm eine Kiste und legte Erinnerungen hinein.',
        'Ein Foto, eine Fahrkarte, einen Knopf und einen Satz, aufgeschrieben, bevor er verloren gehen konnte.',
        'Wenn das Vermissen zu groß wurde, machte {name} die Kiste auf, und wenn es genug war, machte {name} sie wieder zu.',
      ],
      again: [
        'Eines Tages kam die Trauer mitten im Spiel zurück.',
        'Jemand hatte ganz genauso gelacht. {name} setzte sich auf die Bank und ließ die Welle vorübergehen.',
      ],
      close: [
        'Am Abend steht eine Kerze im Fenster.',
        'Sie bringt niemanden zurück. Sie sagt: Du gehörst zu uns, du fehlst, und du wirst geliebt.',
      ],
    },
    fr: {
      title: '{name} et la bougie à la fenêtre',
      happens: [
        'Quelqu’un que {name} aimait très fort était mort.',
        'Les grands chuchotaient, le téléphone sonnait, et des voisins apportaient de la soupe que personne ne mangeait.',
        'Mourir, cela veut dire que le corps s’est arrêté pour toujours. Il ne respire plus, et il ne revient pas.',
      ],
      feels: [
        'C’était le deuil, et il était plus grand que {name}.',
        'Il changeait sans cesse : des larmes, puis de la colère, puis rien, puis une faim de crêpes. Tout cela en fait partie.',
      ],
      thinks: [
        '« Qui va mourir ensuite ? Et qui s’occupe de moi ? »',
        'Ces questions viennent la nuit. Elles sont si grandes qu’elles passent à peine par une bouche.',
      ],
      told: [
        '{Owl} dit : « Demande tout. Je te dirai ce que je sais, et je le dirai quand je ne sais pas. »',
        '« Ce n’est pas arrivé à cause de ce que tu as pensé, dit ou fait. »',
        '« Il y a des gens qui s’occupent de toi : aujourd’hui, demain et les jours d’après. Nous allons les compter. »',
      ],
      step: [
        '{name} prit une boîte et y mit des souvenirs.',
        'Une photo, un ticket, un bouton, et une phrase notée avant qu’elle ne se perde.',
        'Quand le manque devenait trop grand, {name} ouvrait la boîte, et quand c’était assez, {name} la refermait.',
      ],
      again: [
        'Un jour, en plein jeu, le chagrin revint de nulle part.',
        'Quelqu’un avait ri exactement comme ça. {name} s’assit sur le banc et laissa passer la vague.',
      ],
      close: [
        'Le soir, une bougie brille à la fenêtre.',
        'Elle ne fait revenir personne. Elle dit : tu es des nôtres, tu nous manques, et nous t’aimons.',
      ],
    },
    es: {
      title: '{name} y la vela en la ventana',
      happens: [
        'Alguien a quien {name} quería mucho había muerto.',
        'Los mayores hablaban bajito, el teléfono sonaba, y los vecinos traían sopa que nadie comía.',
        'Morir quiere decir que el cuerpo se ha parado para siempre. No respira, y no vuelve.',
      ],
      feels: [
        'Era el duelo, y era más grande que {name}.',
        'Cambiaba sin parar: lágrimas, luego rabia, luego nada, luego ganas de tortitas. Es así, y está bien.',
      ],
      thinks: [
        '«¿Quién se va a morir después? ¿Y quién me cuida?»',
        'Esas preguntas vienen de noche. Son tan grandes que apenas caben por una boca.',
      ],
      told: [
        '{Owl} dijo: «Pregunta lo que quieras. Te diré lo que sé, y diré cuándo no lo sé».',
        '«No ha pasado por nada que tú pensaras, dijeras o hicieras».',
        '«Hay gente que te cuida: hoy, mañana y los días siguientes. Vamos a contarla».',
      ],
      step: [
        '{name} tomó una caja y guardó en ella recuerdos.',
        'Una foto, una entrada, un botón y una frase, escrita antes de que pudiera perderse.',
        'Cuando la falta era demasiado grande, {name} abría la caja, y cuando ya bastaba, la cerraba otra vez.',
      ],
      again: [
        'Un día, en medio del juego, la pena volvió de la nada.',
        'Alguien había reído justo así. {name} se sentó en el banco y dejó pasar la ola.',
      ],
      close: [
        'Por la noche hay una vela en la ventana.',
        'No hace volver a nadie. Dice: eres de los nuestros, te echamos de menos y te queremos.',
      ],
    },
  },
};
