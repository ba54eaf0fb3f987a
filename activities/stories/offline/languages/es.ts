import type { LanguageTexts } from '../language-texts.ts';

export const es: LanguageTexts = {
  names: ['Nico', 'Luca', 'Mar', 'Teo'],
  friend: 'Pluma',
  owl: 'la vieja lechuza',
  places: {
    forest: {
      where: 'al borde de un bosque tranquilo',
      home: 'en una madriguera calentita bajo las raíces de un roble',
      play: 'hacer equilibrios sobre los troncos caídos',
      day: 'El sol pintaba manchas doradas sobre el musgo.',
      path: 'por encima de las raíces, bajo los helechos y al otro lado de un arroyo',
      evening: 'Una a una, las luciérnagas encendieron sus lámparas.',
    },
    seaside: {
      where: 'donde las dunas se encuentran con el mar',
      home: 'en un hueco seco detrás de la hierba alta',
      play: 'echar carreras con las olas en la playa',
      day: 'El agua brillaba como si alguien hubiera derramado estrellas.',
      path: 'por la arena tibia, junto a la madera que trae el mar y siempre por la orilla',
      evening: 'A lo lejos, el faro empezó a parpadear.',
    },
    meadow: {
      where: 'en las colinas, sobre una gran pradera',
      home: 'en una casita de tierra con la puerta redonda',
      play: 'rodar colina abajo hasta el estanque',
      day: 'Las abejas zumbaban en el trébol y el aire olía a heno.',
      path: 'colina arriba, a lo largo del seto y entre los tréboles',
      evening: 'Los grillos afinaban sus violines.',
    },
  },
  common: {
    home: [
      '{name}, el pequeño {animal}, vivía {where}.',
      'Allí, {home}, cada día empezaba igual: estirarse mucho, olfatear el aire y salir a la mañana.',
      '{name} conocía cada sonido y cada olor del lugar, y sabía muy bien cuál anunciaba el desayuno.',
    ],
    joys: [
      'Lo que más le gustaba en el mundo era {play}.',
      'A veces salía bien y a veces acababa en voltereta. Las dos cosas eran divertidas.',
      'En días así no quedaba tiempo para dar vueltas a la cabeza, y quizá eso era lo mejor.',
    ],
    friend: [
      'Su mejor amiga se llamaba {friend} y era una pequeña gorriona.',
      '{friend} sabía silbar, contar chistes y guardar silencio, cada cosa en su momento.',
      'Las amigas que saben callar en el momento justo son pocas, y {name} lo sabía muy bien.',
    ],
    ordinary: [
      'Aquella mañana era como cualquier otra. {day}',
      '{name} comió tres bayas, guardó la cuarta para {friend} y tarareó una canción que no tenía final.',
      'Nada anunciaba lo que ya venía de camino.',
    ],
    hide: [
      '{name} se metió en el rincón más escondido y no se movió.',
      '—Si no miro, a lo mejor no está —susurró {name}.',
      'Pero no mirar cansa mucho, y hace que un rincón pequeño parezca más pequeño todavía.',
    ],
    still: [
      'Cuando un ojo se abrió un poquito, estaba igual que antes.',
      'No se había movido nada. Solo esperaba.',
      'Así es con lo que es grande: no se va porque cerremos los ojos.',
    ],
    pretend: [
      '—¡Estoy bien! —decía {name} todo el día, con una sonrisa enorme.',
      'La sonrisa pesaba cada vez más, como un cubo que se va llenando de agua.',
      'Por la noche, de tanto sonreír, hasta las orejas se le caían de cansancio.',
    ],
    alone: [
      '{name} se quedó aparte, sin nadie, y se sintió muy poca cosa.',
      '—Nadie más tiene algo así —pensaba {name}—. Únicamente yo.',
      'No era verdad. Pero cuando no hay nadie cerca, nadie puede decírtelo.',
    ],
    noticed: [
      '{friend} se posó muy cerca y se quedó.',
      'Al cabo de un rato, {friend} preguntó: —¿Te hago compañía? —Y {name} dijo que sí con la cabeza.',
      'A veces lo primero que hace falta es eso: alguien que se quede y que no pida nada.',
    ],
    setOut: [
      '—Vamos a preguntar a {owl} —dijo {friend}. Y se pusieron en camino.',
      '{name} se llevó dos nueces y un poco de valor. El valor casi no ocupaba sitio.',
      'El primer paso fue el más largo, como suelen ser los primeros pasos.',
    ],
    path: [
      'El camino iba {path}.',
      '{friend} volaba delante y regresaba, una y otra vez, para que {name} no estuviera nunca mucho tiempo sin nadie.',
      'En cada curva, {name} notaba algo curioso: solo con caminar, ya se respiraba un poco mejor.',
    ],
    listens: [
      '{Owl} escuchó hasta que todo estuvo dicho.',
      'No se rio, no interrumpió y no dijo ni una sola vez: «¡Pero si no es nada!».',
      '—Gracias por contármelo —dijo por fin—. Esa ha sido la parte más valiente.',
    ],
    evening: [
      'Al anochecer se sentaron todos juntos. {evening}',
      '{friend} contó la historia del día. En ella, {name} tenía un valor inmenso, y era casi verdad.',
      'Nadie preguntó si volvería a ser difícil. Podía serlo. Estarían allí.',
    ],
  },
  skills: {
    breathe: {
      gift: [
        '{Owl} dijo: —Toma aire como si olieras una flor. Suéltalo como si enfriaras la sopa.',
        '—Tres veces, despacito. Tu respiración siempre va contigo, y sabe frenar.',
        '—Cuando la respiración va despacio, el corazón cree que todo está bien y se lo cuenta al cuerpo.',
      ],
      practise: [
        '{name} lo probó. Flor, sopa. Flor, sopa.',
        'La primera vez salió una tos, la segunda una risita, y la tercera salió perfecta.',
        'Primero daba un poco de vergüenza, y luego daba gusto.',
      ],
      use: [
        '{name} se detuvo. Oler la flor, enfriar la sopa. Una vez. Dos veces. Tres veces.',
        'Los hombros bajaron por sí mismos, y los golpes del corazón se hicieron un compás tranquilo.',
        'Fuera no había cambiado nada. Pero dentro alguien llevaba otra vez el timón.',
      ],
      pass: [
        '—Oler la flor, enfriar la sopa —le enseñó {name} a {friend} al día siguiente.',
        'Pronto soplaba medio vecindario, y sonaba como un viento suave.',
        'Cuando explicas algo, descubres que de verdad lo sabes.',
      ],
    },
    words: {
      gift: [
        '{Owl} dijo: —Ponle nombre a lo que sientes. Y luego díselo a alguien de confianza.',
        '—Puedes decirlo, pintarlo o contárselo primero a una piedra. Lo importante es que salga.',
        '—Lo que tiene palabras no necesita morder ni esconderse.',
      ],
      practise: [
        '{name} practicó: —Me siento… como un flan. Me siento… como una botella agitada. Me siento… de color azul.',
        'Para cada sentimiento, {name} hacía un dibujo en la arena, y {friend} adivinaba.',
        'Había más palabras de las que parecía, y algunas encajaban a la perfección.',
      ],
      use: [
        '{name} se armó de valor y dijo: —Ahora me siento así, y te necesito.',
        'Las palabras temblaban un poco. Llegaron de todos modos.',
        'Y vino la respuesta que tanto cambia: —Qué bien que me lo digas.',
      ],
      pass: [
        'Al día siguiente, {name} preguntó: —Y tú, {friend}, ¿cómo estás por dentro?',
        '{friend} lo pensó mucho rato. Nadie se lo había preguntado así.',
        'Una buena pregunta también puede ser un regalo.',
      ],
    },
    steps: {
      gift: [
        '{Owl} dijo: —No hace falta que saltes el río. Usa las piedras.',
        '—¿Qué paso es tan pequeño que hoy te atreves a darlo? Da ese. Mañana, el siguiente.',
        '—Tener valor no es no tener miedo nunca. Es dar un paso pequeño con el miedo al lado.',
      ],
      practise: [
        '{name} dio un paso pequeño. No pasó nada malo.',
        'Luego otro, la mitad de largo y el doble de tembloroso. —¡Ese cuenta! —gritó {friend}.',
        'Por cada paso ponían una piedrita, y se fue formando una fila de verdad.',
      ],
      use: [
        'Un paso. Esperar. Otro paso. {name} siguió adelante.',
        'Las rodillas temblaban, y los pies caminaban de todos modos.',
        'A mitad de camino, {name} miró atrás y casi no podía creer todo lo que llevaba.',
      ],
      pass: [
        '—Se puede empezar muy pequeñito —le dijo {name} a una rana tímida.',
        'La rana metió un dedo en el agua. —¡Eso cuenta! —gritó {name}.',
        'Y todos aplaudieron, porque todos sabían lo que es un primer paso.',
      ],
    },
    together: {
      gift: [
        '{Owl} dijo: —No tienes que cargar con esto sin ayuda. Pídela. Eso es ser fuerte.',
        '—Piensa en tres a quienes puedas acudir. Cuéntalos con la pata, y así los encontrarás cuando cueste.',
        '—Lo que se lleva entre dos no pesa la mitad. Pesa aún menos.',
      ],
      practise: [
        '{name} practicó la frase corta más difícil que existe: —Ayúdame, por favor.',
        'Primero muy bajito, luego un poco más alto, y luego para que {friend} la oyera de verdad.',
        'Y resulta que esa frase no hace más pequeño a nadie.',
      ],
      use: [
        '—Quédate conmigo, por favor —dijo {name}. Y {friend} se quedó.',
        'Ala con pata, miraron aquello a la vez.',
        'Seguía allí. Pero ahora tenía que vérselas con dos.',
      ],
      pass: [
        'Cuando {friend} tuvo un mal día, {name} supo qué hacer: sentarse, quedarse, escuchar.',
        '—Tres a quienes puedes acudir —dijo {name}—. Y aquí tienes a uno.',
        'Y así fue pasando de unos a otros.',
      ],
    },
    treasure: {
      gift: [
        '{Owl} le dio a {name} una piedra lisa y dijo: —Guarda dentro lo que quieras conservar.',
        '—Un recuerdo, una canción, un lugar donde estés a salvo. Agárrala cuando te haga falta.',
        '—Lo que hemos querido se queda. Solo se muda adonde podamos llevarlo.',
      ],
      practise: [
        '{name} cerró los ojos, agarró la piedra y pensó en algo bonito.',
        'Tardó un poco. Y entonces llegó: una risa, un olor, una pata calentita.',
        'La piedra parecía entibiarse. O quizá solo era {name}.',
      ],
      use: [
        '{name} apretó fuerte la piedra y pensó en aquello tan bonito.',
        'Brillaba, no para los ojos, sino para el corazón.',
        'Con su luz, todo volvía a tener contorno, y se veía el camino.',
      ],
      pass: [
        '{name} buscó también una piedra lisa para {friend}.',
        '—¿Qué vas a guardar? —Esta tarde —respondió {friend} al instante.',
        'Y así, esta tarde existirá siempre.',
      ],
    },
  },
  about: 'Una historia sobre {whole}.',
  own: {
    title: '{name} y {topic}',
    happens: [
      'Había algo en lo que {name} pensaba una y otra vez: {topic}.',
      'Estaba en el desayuno, estaba en el camino, y por la tarde se sentaba junto a {name} como una visita.',
      'Era la historia de {name}, solo suya, y por eso necesitaba sus propias palabras: {detail}.',
    ],
    feels: [
      'Al pensar en {topic}, el cuerpo también hablaba.',
      'Algo apretaba en la barriga, algo hacía cosquillas en las patas. El sentimiento no tenía nombre todavía, así que {name} lo dibujó.',
    ],
    thinks: [
      '«¿Alguien más conoce esto: {said}?», se preguntó {name}.',
      'Quizá otros también lo pensaban, y no lo decían.',
    ],
    told: [
      '{Owl} escuchó y dijo: «Tú lo llamas {said}. Entonces lo llamaremos así también».',
      '«Lo conoces mejor que yo. Cuéntame qué es difícil, y qué es bueno, si hay algo bueno».',
      '«Después buscaremos una cosa que puedas hacer tú. Puede ser muy pequeña».',
    ],
    step: [
      '{name} tomó una hoja grande y escribió: {topic}.',
      'Una parte era demasiado grande para hoy. Otra era bastante pequeña, y {name} empezó por ahí.',
      'No era lo entero de {detail}. Era una esquina, y por las esquinas se pueden agarrar las cosas.',
    ],
    again: [
      'Al día siguiente había vuelto: {topic}.',
      'Parecía igual que antes. Pero {name} tenía la hoja, y a alguien que conocía sus palabras.',
    ],
    close: [
      'Ahora {name} puede decirlo en voz alta: {topic}.',
      'No se acaba porque se acabe un libro. Pero tiene palabras, y con palabras se puede ir a alguien.',
    ],
  },
  quotes: ['«', '»', '“', '”'],
  alt: {
    objects: 'También se ve: {objects}.',
    poses: {
      stand: '{name}, el pequeño {animal}, está de pie',
      walk: '{name}, el pequeño {animal}, va caminando',
      sit: '{name}, el pequeño {animal}, está sentado',
      sad: '{name}, el pequeño {animal}, baja la cabeza',
      hide: '{name}, el pequeño {animal}, se encoge y se tapa los ojos',
      breathe: '{name}, el pequeño {animal}, respira tranquilo con los ojos cerrados',
      jump: '{name}, el pequeño {animal}, salta de alegría',
      wave: '{name}, el pequeño {animal}, saluda con la pata',
      sleep: '{name}, el pequeño {animal}, duerme hecho un ovillo',
    },
    places: { forest: 'entre los árboles', seaside: 'en la playa', meadow: 'en una colina verde' },
    times: {
      morning: 'a la luz de la mañana',
      day: 'en un día de sol',
      dusk: 'al anochecer',
      night: 'bajo las estrellas',
      storm: 'bajo un cielo oscuro',
    },
    companion: '{friend}, la pequeña gorriona, está muy cerca.',
    helper: 'Una vieja lechuza mira con cariño.',
    troubles: [
      'Una nubecita con ojos flota en un lado.',
      'Encima cuelga una nube con ojos.',
      'Una nube enorme con ojos llena el cielo.',
    ],
    tokens: {
      breeze: 'Unas volutas de aliento cruzan el aire.',
      words: 'Dentro de un bocadillo hay un corazón.',
      stones: 'Una fila de piedras marca el camino.',
      hearts: 'Entre los amigos flotan corazones pequeños.',
      lantern: 'Una piedra redonda brilla con calidez.',
    },
  },
  colophon:
    'Este libro lo ha compuesto el autor incorporado del servicio, con historias e imágenes que unas personas prepararon para él. No ha intervenido ningún modelo de lenguaje ni ningún servicio externo. Leedlo en compañía, parad donde haya algo de que hablar e inventad, si queréis, otro final.',
};
