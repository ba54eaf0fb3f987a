import type { Field } from '../field.ts';

export const doctor: Field = {
  feeling: 'scribble',
  skill: 'breathe',
  patterns: {
    en: 'doctor, doctors, paediatrician, pediatrician, injection*, needle*, vaccin*, shot doctor, blood test, blood sample, check-up doctor',
    de: 'arzt, ärztin, arztbesuch*, arzttermin*, kinderarzt*, spritze*, impf*, nadel*, blutabnahme*, blut abnehm*',
    fr: 'médecin, docteur, docteure, pédiatre, piqûre*, vaccin*, aiguille*, prise sang',
    es: 'médico, médica, doctor, doctora, pediatra, vacuna*, inyecci*, aguja*, pinchazo*, análisis sangre',
  },
  cover: ['day', 'stand', 'stethoscope@left', 'plaster@right'],
  scenes: {
    happens: ['morning', 'stand', 'calendar@left', 'stethoscope@thought'],
    feels: ['day', 'hide', 'cloud2', 'chair@left'],
    thinks: ['day', 'sad', 'syringe@thought', 'teddy@left'],
    told: ['day', 'sit', 'owl', 'stethoscope@left'],
    step: ['day', 'breathe', 'breeze', 'teddy@left', 'syringe@right'],
    again: ['day', 'sad', 'cloud1', 'chair@left', 'syringe@right'],
    close: ['day', 'wave', 'friend', 'plaster@hand', 'teddy@left'],
  },
  texts: {
    en: {
      title: '{name} Goes to the Doctor',
      happens: [
        'Today {name} had to go to the doctor.',
        'There would be looking and listening, and at the end a little injection into the arm.',
        '“It’s only a small prick,” said the neighbour, who did not have to get it herself.',
      ],
      feels: [
        'In the waiting room {name} was afraid.',
        'The shoulders went up to the ears, and the arm already hurt, although nothing had happened yet.',
      ],
      thinks: [
        '“I want to run away. And if I cry, they will think I’m little,” thought {name}.',
        'The needle in {name}’s head was as long as a fence post.',
      ],
      told: [
        '{Owl} said: “It does prick. It is as long as counting to three, and then it is over.”',
        '“You may cry. You may hold somebody’s hand. You may look, or look away.”',
        '“Ask what comes next before it comes. A good doctor will tell you, every time.”',
      ],
      step: [
        '“Please tell me before you do it,” said {name} to the doctor.',
        'The doctor nodded. {name} held the teddy tight, let the arm go soft as a noodle, and breathed out long.',
        'One. Two. Three. It did prick, and by three the needle was already in the bin.',
      ],
      again: [
        'Tears came all the same, afterwards.',
        'That happens when something heavy falls off the shoulders. The doctor waited until they were done.',
      ],
      close: [
        'On the arm there was a plaster with a star.',
        'The arm still felt a little sore. “I said it, and they listened,” {name} told the teddy, and that was the best part.',
      ],
    },
    de: {
      title: '{name} geht zur Ärztin',
      happens: [
        'Heute musste {name} zur Ärztin.',
        'Sie wollte schauen und horchen, und am Schluss gab es eine kleine Spritze in den Arm.',
        '„Ist nur ein kleiner Pieks“, sagte die Nachbarin, die ihn ja selbst nicht bekam.',
      ],
      feels: [
        'Im Wartezimmer hatte {name} Angst.',
        'Die Schultern gingen hoch bis zu den Ohren, und der Arm tat schon weh, obwohl noch gar nichts geschehen war.',
      ],
      thinks: [
        '„Ich will weglaufen. Und wenn ich weine, halten mich alle für klein“, dachte {name}.',
        'Im Kopf von {name} war die Nadel so lang wie ein Zaunpfahl.',
      ],
      told: [
        '{Owl} sagte: „Es piekst. So lange, wie man bis drei zählt, und dann ist es vorbei.“',
        '„Du darfst weinen. Du darfst eine Hand halten. Du darfst hinschauen oder wegschauen.“',
        '„Frag, was als Nächstes kommt, bevor es kommt. Eine gute Ärztin sagt es dir, jedes Mal.“',
      ],
      step: [
        '„Bitte sagen Sie es mir vorher“, sagte {name} zur Ärztin.',
        'Die Ärztin nickte. {name} hielt den Teddy fest, machte den Arm weich wie eine Nudel und atmete lange aus.',
        'Eins. Zwei. Drei. Es piekste wirklich, und bei drei lag die Nadel schon im Eimer.',
      ],
      again: [
        'Danach kamen trotzdem Tränen.',
        'Das passiert, wenn etwas Schweres von den Schultern fällt. Die Ärztin wartete, bis sie fertig waren.',
      ],
      close: [
        'Auf dem Arm klebte ein Pflaster mit einem Stern.',
        'Der Arm tat noch ein wenig weh. „Ich habe es gesagt, und sie hat zugehört“, erzählte {name} dem Teddy, und das war das Beste.',
      ],
    },
    fr: {
      title: '{name} va chez le docteur',
      happens: [
        'Aujourd’hui, {name} devait aller chez le docteur.',
        'On allait regarder, écouter, et à la fin, il y aurait une petite piqûre dans le bras.',
        '« Ça pique à peine », dit la voisine, qui n’avait pas à la recevoir.',
      ],
      feels: [
        'Dans la salle d’attente, {name} avait peur.',
        'Les épaules montaient jusqu’aux oreilles, et le bras faisait déjà mal, alors que rien n’était arrivé.',
      ],
      thinks: [
        '« Je veux m’enfuir. Et si je pleure, on me prendra pour un bébé », pensa {name}.',
        'Dans la tête de {name}, l’aiguille était longue comme un piquet de clôture.',
      ],
      told: [
        '{Owl} dit : « Oui, ça pique. Le temps de compter jusqu’à trois, et c’est fini. »',
        '« Tu as le droit de pleurer, de tenir une main, de regarder ou de ne pas regarder. »',
        '« Demande ce qui vient après, avant que ça vienne. Un bon docteur te le dit, chaque fois. »',
      ],
      step: [
        '« Dites-le-moi avant, s’il vous plaît », demanda {name} au docteur.',
        'Le docteur fit oui de la tête. {name} serra le nounours, laissa le bras devenir mou comme une nouille et souffla longtemps.',
        'Un. Deux. Trois. Ça piqua pour de vrai, et à trois, l’aiguille était déjà à la poubelle.',
      ],
      again: [
        'Après, les larmes vinrent quand même.',
        'Cela arrive quand quelque chose de lourd tombe des épaules. Le docteur attendit qu’elles aient fini.',
      ],
      close: [
        'Sur le bras, il y avait un pansement avec une étoile.',
        'Le bras tirait encore un peu. « Je l’ai dit, et le docteur a écouté », raconta {name} au nounours, et c’était le meilleur moment.',
      ],
    },
    es: {
      title: '{name} va a la doctora',
      happens: [
        'Hoy {name} tenía que ir a la doctora.',
        'Iba a mirar y a escuchar, y al final habría una pequeña inyección en el brazo.',
        '«Es solo un pinchacito», dijo la vecina, que no tenía que recibirlo.',
      ],
      feels: [
        'En la sala de espera, {name} tenía miedo.',
        'Los hombros subían hasta las orejas, y el brazo ya dolía, aunque aún no había pasado nada.',
      ],
      thinks: [
        '«Quiero salir corriendo. Y si lloro, pensarán que no sé aguantar», pensó {name}.',
        'En la cabeza de {name}, la aguja era larga como el poste de una valla.',
      ],
      told: [
        '{Owl} dijo: «Sí que pincha. Dura lo que se tarda en contar hasta tres, y se acaba».',
        '«Puedes llorar. Puedes agarrar una mano. Puedes mirar o no mirar».',
        '«Pregunta qué viene después, antes de que venga. Una buena doctora te lo dice cada vez».',
      ],
      step: [
        '«Dígamelo antes, por favor», le pidió {name} a la doctora.',
        'La doctora asintió. {name} abrazó el osito, dejó el brazo blando como un fideo y soltó el aire muy despacio.',
        'Uno. Dos. Tres. Pinchó de verdad, y a las tres la aguja ya estaba en el cubo.',
      ],
      again: [
        'Después vinieron las lágrimas de todos modos.',
        'Pasa cuando algo pesado se cae de los hombros. La doctora esperó hasta que acabaron.',
      ],
      close: [
        'En el brazo había una tirita con una estrella.',
        'El brazo aún molestaba un poco. «Lo pedí y me escuchó», le contó {name} al osito, y eso fue lo mejor.',
      ],
    },
  },
};
