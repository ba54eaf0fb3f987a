import type { Field } from '../field.ts';

export const parentAway: Field = {
  feeling: 'rain',
  skill: 'treasure',
  patterns: {
    en: 'parent away, parent another home, absent parent, absent father, absent mother, father away, mother away, dad away, mom away, mum away, prison, jail, deploy*, visit* dad, visit* father, visit* mother, missing dad, missing mom, missing mum, missing father, missing mother, weekend dad',
    de: 'vater weg, mutter weg, papa weg, mama weg, papa wochenende, elternteil woanders, gefängnis*, inhaft*, auslandseinsatz, papa vermiss*, mama vermiss*, vater vermiss*, mutter vermiss*, umgangskontakt*, besuchskontakt*, anderes zuhause, papa anderer wohnung',
    fr: 'père absent, mère absente, papa absent, maman absente, parent absent, papa loin, maman loin, prison, papa manque, maman manque, week-end papa, parent autre maison',
    es: 'padre ausente, madre ausente, papá ausente, papá lejos, mamá lejos, padre lejos, madre lejos, cárcel, prisión, visita* papá, visita* padre, extraña* papá, extraña* mamá, padre otra casa, madre otra casa',
  },
  cover: ['dusk', 'sit', 'letter@left', 'phone@right'],
  scenes: {
    happens: ['dusk', 'wave', 'door@left', 'suitcase@right'],
    feels: ['dusk', 'sad', 'cloud2', 'phone@left'],
    thinks: ['night', 'sit', 'house@thought', 'calendar@left'],
    told: ['day', 'sit', 'owl', 'calendar@left'],
    step: ['day', 'stand', 'lantern', 'letter@left', 'pencil@right'],
    again: ['dusk', 'sad', 'cloud1', 'phone@left', 'clock@right'],
    close: ['night', 'sit', 'hearts', 'letter@left', 'moon@thought'],
  },
  texts: {
    en: {
      title: '{name} and the Letter Across the Hills',
      happens: [
        'One of {name}’s parents lives somewhere else now.',
        'The place at the table was still there, and so was the hook for the coat, which was empty.',
        '“They are far away for a while,” people said. For how long a while, they did not say.',
      ],
      feels: [
        '{name} felt the missing like a draught through a door.',
        'It came at odd moments: at whistling, at the smell of coffee, when somebody else was being fetched.',
      ],
      thinks: [
        '“Do they think of me? Did they go because of me?”',
        'On the calendar {name} crossed out days without knowing what the days were counting towards.',
      ],
      told: [
        '{Owl} said: “It is not because of you. Grown-ups’ reasons are grown-ups’ reasons.”',
        '“Ask what is certain: when there is a visit, when there is a call, and when there is none.”',
        '“You may love somebody who is away, and be angry with them. Both fit into one letter.”',
      ],
      step: [
        '{name} wrote a letter, with a drawing where the words gave out.',
        '“I lost a bet against {friend}. I’m cross with you. I miss you. The plum tree is in bloom.”',
        'There was one copy for the post, and one for a box, in case no answer came.',
      ],
      again: [
        'On Sunday the telephone did not ring at four.',
        '{name} sat beside it until five. Then {friend} came and said nothing, and leaned a wing against the shoulder.',
      ],
      close: [
        'In the evening {name} looks at the moon, which shines over there as well.',
        'The chair at the table is not filled by it. But the letter is on its way, and so is what is in it.',
      ],
    },
    de: {
      title: '{name} und der Brief über die Hügel',
      happens: [
        'Mama oder Papa wohnt jetzt woanders als {name}.',
        'Der Platz am Tisch war noch da und auch der Haken für den Mantel, und er war leer.',
        '„Eine Weile weit weg“, sagten die Leute. Wie lang eine Weile ist, sagten sie nicht.',
      ],
      feels: [
        '{name} spürte das Vermissen wie einen Luftzug durch eine Tür.',
        'Es kam in seltsamen Augenblicken: beim Pfeifen, beim Geruch von Kaffee, wenn andere abgeholt wurden.',
      ],
      thinks: [
        '„Denkt man dort an mich? Ist es meinetwegen?“',
        'Im Kalender strich {name} Tage durch und wusste nicht, worauf die Tage zugingen.',
      ],
      told: [
        '{Owl} sagte: „Es ist nicht deinetwegen. Gründe von Großen sind Gründe von Großen.“',
        '„Frag, was sicher ist: wann ein Besuch ist, wann ein Anruf und wann keiner.“',
        '„Du darfst jemanden lieb haben, der fort ist, und wütend auf ihn sein. Beides passt in einen Brief.“',
      ],
      step: [
        '{name} schrieb einen Brief, mit einem Bild, wo die Wörter ausgingen.',
        '„Ich habe eine Wette gegen {friend} verloren. Ich bin böse auf dich. Du fehlst mir. Der Pflaumenbaum blüht.“',
        'Einer war für die Post und einer für eine Kiste, falls keine Antwort kam.',
      ],
      again: [
        'Am Sonntag um vier klingelte das Telefon nicht.',
        'Bis fünf saß {name} daneben. Dann kam {friend}, sagte nichts und lehnte einen Flügel an die Schulter.',
      ],
      close: [
        'Am Abend schaut {name} den Mond an, der auch dort drüben scheint.',
        'Der Stuhl am Tisch wird davon nicht voll. Aber der Brief ist unterwegs und auch das, was darin steht.',
      ],
    },
    fr: {
      title: '{name} et la lettre par-dessus les collines',
      happens: [
        'Un des parents de {name} habite maintenant ailleurs.',
        'La place à table était encore là, le crochet du manteau aussi, et il était vide.',
        '« Loin, pour un moment », disaient les gens. Long comment, un moment, ils ne le disaient pas.',
      ],
      feels: [
        '{name} sentait le manque comme un courant d’air sous une porte.',
        'Il venait à de drôles d’instants : un air sifflé, une odeur de café, quelqu’un d’autre qu’on venait chercher.',
      ],
      thinks: [
        '« Est-ce qu’on pense à moi là-bas ? Est-ce à cause de moi ? »',
        'Sur le calendrier, {name} barrait des jours sans savoir vers quoi ils allaient.',
      ],
      told: [
        '{Owl} dit : « Ce n’est pas à cause de toi. Les raisons des grands sont les raisons des grands. »',
        '« Demande ce qui est sûr : quand il y a une visite, quand il y a un appel, et quand il n’y en a pas. »',
        '« On peut aimer quelqu’un qui est loin, et lui en vouloir. Les deux tiennent dans une lettre. »',
      ],
      step: [
        '{name} écrivit une lettre, avec un dessin là où les mots manquaient.',
        '« J’ai perdu un pari contre {friend}. Je t’en veux. Tu me manques. Le prunier est en fleurs. »',
        'Il y en eut une pour la poste, et une pour une boîte, au cas où aucune réponse ne viendrait.',
      ],
      again: [
        'Le dimanche à quatre heures, le téléphone ne sonna pas.',
        '{name} attendit à côté jusqu’à cinq heures. Puis {friend} vint, ne dit rien, et posa une aile contre l’épaule.',
      ],
      close: [
        'Le soir, {name} regarde la lune, qui brille aussi là-bas.',
        'La chaise à table n’en est pas moins vide. Mais la lettre est en route, et ce qu’elle contient aussi.',
      ],
    },
    es: {
      title: '{name} y la carta por encima de las colinas',
      happens: [
        'Mamá o papá vive ahora en otro sitio, lejos de {name}.',
        'El lugar en la mesa seguía allí, y también el gancho del abrigo, y estaba vacío.',
        '«Lejos, por un tiempo», decía la gente. Cuánto es un tiempo no lo decía nadie.',
      ],
      feels: [
        '{name} notaba la falta como una corriente de aire por la puerta.',
        'Venía en momentos raros: un silbido, el olor a café, cuando venían a buscar a otra persona.',
      ],
      thinks: [
        '«¿Pensarán allí en mí? ¿Es por mi culpa?»',
        'En el calendario, {name} tachaba días sin saber hacia dónde iban.',
      ],
      told: [
        '{Owl} dijo: «No es por ti. Las razones de los mayores son razones de los mayores».',
        '«Pregunta lo que es seguro: cuándo hay visita, cuándo hay llamada y cuándo no».',
        '«Se puede querer a quien está lejos y también sentir enfado. Las dos cosas caben en una carta».',
      ],
      step: [
        '{name} escribió una carta, con un dibujo donde faltaban las palabras.',
        '«Perdí una apuesta con {friend}. Siento enfado contigo. Te echo de menos. El ciruelo está en flor».',
        'Hubo una para el correo y otra para una caja, por si no llegaba respuesta.',
      ],
      again: [
        'El domingo a las cuatro, el teléfono no sonó.',
        '{name} esperó al lado hasta las cinco. Luego vino {friend}, no dijo nada y apoyó un ala en el hombro.',
      ],
      close: [
        'Por la noche, {name} mira la luna, que también brilla allí.',
        'La silla de la mesa no se llena con eso. Pero la carta va de camino, y lo que lleva dentro también.',
      ],
    },
  },
};
