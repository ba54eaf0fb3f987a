import type { Tongue } from '../tongue.ts';

export const es: Tongue = {
  names: ['Nico', 'Luca', 'Mar', 'Teo'],
  friend: 'Pluma',
  owl: 'la vieja lechuza',
  animals: { fox: 'zorro', bear: 'oso', rabbit: 'conejo', hedgehog: 'erizo' },
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
      '{name}, el pequeño {animal}, vivía {where}, {home}.',
      'Todos los días empezaban igual: estirarse mucho, olfatear el aire y salir a la mañana.',
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
      'Cuando un ojo se abrió un poquito, {trouble} seguía allí.',
      'No se había movido. Simplemente esperaba.',
      'Así son estas visitas: no se marchan solo porque cerremos los ojos.',
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
      'Nadie preguntó si {trouble} volvería. Podía volver. Al fin y al cabo, ya se conocían.',
    ],
  },
  themes: {
    night: {
      title: '{name} y la noche amiga',
      trouble: 'la Gran Sombra',
      arrives: [
        'Una noche, al apagarse la luz, llegó {trouble}.',
        'Se coló por todas las rendijas, llenó los rincones e hizo enorme cada pequeño ruido.',
        'De día costaba creer en ella. De noche costaba creer en cualquier otra cosa.',
      ],
      body: [
        'El corazón de {name} hacía pum, pum, pum.',
        'Las patas se le enfriaron, las orejas se le pusieron de punta y el sueño se escapó muy lejos.',
        'Eso hace un cuerpo cuando quiere protegernos, aunque no haya nada de qué protegernos.',
      ],
      grows: [
        'Cada noche, {trouble} parecía un poco más grande.',
        'Hacía falta otra luz, otro sorbo de agua, otra mirada debajo de la cama.',
        'Y, aun así, nunca era del todo suficiente.',
      ],
      named: [
        '—Me da miedo la oscuridad —dijo {name} en voz muy baja.',
        'En cuanto salieron las palabras, hubo más sitio para respirar.',
        'Un miedo que se ha dicho es otro miedo: se puede mirar entre dos.',
      ],
      returns: [
        'Aquella noche, {trouble} volvió.',
        'Por un momento todo fue como antes: el corazón que golpea, las patas frías.',
        'Simplemente aún no se había enterado de que {name} había aprendido algo.',
      ],
      smaller: [
        'Y mira: {trouble} se hizo pequeña y suave como una manta.',
        'Detrás de ella, {name} pudo ver las estrellas. Habían estado allí todo el tiempo.',
        'La noche no estaba vacía. Solo estaba en silencio.',
      ],
      close: [
        '{name} bostezó, susurró: «Buenas noches, noche», y durmió hasta la mañana.',
        'Y cada vez que {trouble} viene de visita, {name} sabe qué hacer.',
      ],
    },
    anger: {
      title: '{name} y la Tormenta Roja',
      trouble: 'la Tormenta Roja',
      arrives: [
        'Entonces algo salió mal, una cosa pequeñita, y llegó {trouble}.',
        'Apareció de la nada y hacía más ruido que todo lo demás.',
        'Después, {name} ni siquiera recordaba cuál era aquella cosa pequeñita.',
      ],
      body: [
        '{name} sintió calor por todo el cuerpo, hasta la punta de las orejas.',
        'Los dientes se apretaban, las patas golpeaban el suelo y algo retumbaba en el fondo de la barriga.',
        'Aquel retumbar quería decir algo. Todavía no sabía cómo.',
      ],
      grows: [
        '¡Cataplum! La cesta de bayas voló por los aires.',
        'Rodaron bayas por todas partes, y {friend} echó a volar del susto.',
        'Y eso que {friend} no tenía la culpa. Eso era lo peor.',
      ],
      named: [
        '—{Trouble} era muy fuerte —dijo {name}—, y luego me arrepentí.',
        'Nadie riñó. Enfadarse está permitido. Hacer daño, no.',
        'El enfado suele ser un guardián que está delante de la puerta de algo blandito, como la desilusión.',
      ],
      returns: [
        'Al día siguiente se cayó la torre de piedritas, y {trouble} regresó.',
        'Allí estaba el calor, allí estaba el retumbar.',
        'Pero esta vez {name} lo notó un poquito antes, y un poquito es mucho.',
      ],
      smaller: [
        'Poco a poco, {trouble} se fue quedando sin aliento.',
        'Al final no era más que un viento tibio que despeinaba el pelo.',
        'La fuerza seguía allí. Solo que ahora era {name} quien la llevaba.',
      ],
      close: [
        '{name} y su amiga {friend} levantaron otra vez la torre, más alta que antes.',
        'Y cuando algo retumba a lo lejos, {name} lo oye venir y sabe qué hacer.',
      ],
    },
    worry: {
      title: '{name} y la Nube de los Nervios',
      trouble: 'la Nube de los Nervios',
      arrives: [
        'Se acercaba algo nuevo, y con ello llegó {trouble}.',
        '—¿Y si sale mal? ¿Y si se ríen? ¿Y si, y si? —murmuraba.',
        'Tenía respuesta para todo, y ninguna de sus respuestas era buena.',
      ],
      body: [
        'En la barriga de {name} aleteaban cien mariposas.',
        'El desayuno no quería bajar, y las rodillas eran como hierba al viento.',
        'Las preocupaciones viven en la cabeza, pero les gusta llamar a la puerta de la barriga.',
      ],
      grows: [
        '{name} se quedó en casa, y {trouble} creció.',
        'Cuanto más duraba la espera, más alta parecía cualquier colina.',
        'No ir ayudaba durante una hora. Después lo hacía todo más difícil.',
      ],
      named: [
        '—Traigo conmigo {trouble} —dijo {name}—. Siempre dice: «¿Y si?».',
        'Dicho en voz alta, ya no sonaba ni la mitad de listo que dentro de la cabeza.',
        'Una preocupación es una suposición sobre mañana, y las suposiciones se pueden comprobar.',
      ],
      returns: [
        'Cuando llegó el gran día, también entró flotando {trouble}.',
        '—¿Y si…? —empezó, y enseguida despertaron las mariposas.',
        'Durante un latido, {name} quiso darse la vuelta. Luego llegó un pensamiento: todavía no.',
      ],
      smaller: [
        'Minuto a minuto, {trouble} se fue haciendo más fina, hasta que pasó el sol.',
        'No todo fue fácil. Pero nada fue tan malo como decía aquel murmullo.',
        'El valor, descubrió {name}, no es lo contrario del miedo. Es lo que haces mientras tienes miedo.',
      ],
      close: [
        '—Lo he conseguido —dijo {name}, y era verdad.',
        'Una preocupación pequeña aún puede venir de vez en cuando. Pero delante va {name}.',
      ],
    },
    missing: {
      title: '{name} y la piedra que brilla',
      trouble: 'la Lluvia Gris',
      arrives: [
        'Un día, alguien a quien {name} quería ya no estaba, y empezó {trouble}.',
        'Llovía sobre el desayuno y llovía sobre los juegos, incluso cuando hacía sol.',
        'Los demás hablaban del buen tiempo. Solo llovía sobre {name}.',
      ],
      body: [
        'A {name} le pesaba el pecho, y las lágrimas venían por sí mismas.',
        'A veces no venía ninguna, y solo había un hueco callado donde antes había algo.',
        'Echar de menos es amor que, por un tiempo, no sabe adónde ir.',
      ],
      grows: [
        '{name} ya no tenía ganas de jugar.',
        'Cada camino, cada olor y cada canción se acordaban de quien faltaba.',
        'Olvidar habría sido más fácil, y eso era justo lo que {name} no quería.',
      ],
      named: [
        '—Echo muchísimo de menos a alguien —dijo {name}.',
        'Era una frase muy corta y muy grande.',
        'Quienes la oyeron no intentaron hacerla más pequeña. Le hicieron sitio.',
      ],
      returns: [
        'Unos días después, {trouble} volvió de repente.',
        'Bastó un olor, o media melodía.',
        'La tristeza no camina en línea recta. Viene en olas, y las olas pasan.',
      ],
      smaller: [
        '{Trouble} se volvió más clara, y la atravesó un poco de sol.',
        'Por primera vez, un recuerdo hizo llorar y sonreír a {name} al mismo tiempo.',
        'No había parado. Solo se había convertido en una lluvia en la que crecen cosas.',
      ],
      close: [
        '{name} miró al cielo y dijo: —Sigues conmigo.',
        'Hay días grises y días claros, y el amor cabe en todos.',
      ],
    },
    alone: {
      title: '{name} y la puerta abierta',
      trouble: 'la Niebla',
      arrives: [
        'Los demás jugaban, y entre ellos y {name} estaba {trouble}.',
        'Sus risas la atravesaban, pero {name} no encontraba la entrada.',
        'Nadie había echado a {name}. No por eso resultaba más fácil.',
      ],
      body: [
        'A {name} se le cerró la garganta, y las palabras no querían salir.',
        '—Seguro que no quieren que vaya —pensó {name}, mirando al suelo.',
        'Esos pensamientos parecen verdad porque están muy cerca, no porque lo sean.',
      ],
      grows: [
        'Cuanto más esperaba {name}, más espesa se hacía {trouble}.',
        'Al final, ni siquiera a {friend} se la veía bien.',
        'Esperar a que empiecen los demás es un juego en el que nadie gana.',
      ],
      named: [
        '—Me siento aparte —dijo {name}—, aunque haya gente.',
        '—A mí también me pasa a veces —dijo {friend}. {name} nunca lo había pensado.',
        'Cuando dos conocen la misma niebla, ya nadie se pierde del todo en ella.',
      ],
      returns: [
        'En la puerta del parque se levantó otra vez {trouble}.',
        'La garganta se cerró, y los pies querían volver a casa.',
        'Pero detrás alguien se reía, y una risa es una buena señal de camino.',
      ],
      smaller: [
        '{Trouble} se abrió como una puerta.',
        'Detrás ya saludaban un caracol, un ratón y una rana muy tímida.',
        'La rana dijo: —Yo esperaba que alguien preguntara.',
      ],
      close: [
        'Aquel día {name} tenía tres amigos nuevos y manchas de hierba en las rodillas.',
        'Y a quien después se quedaba al borde, {name} le preguntaba: —¿Quieres jugar?',
      ],
    },
    change: {
      title: '{name} y el camino nuevo',
      trouble: 'la Ventolera',
      arrives: [
        'Entonces todo iba a ser distinto, y llegó {trouble}.',
        'Revolvió los días, y nada estaba ya donde había estado siempre.',
        '—Ya verás qué bien —decían los mayores. Lo decían un poco demasiado a menudo.',
      ],
      body: [
        'Todo daba vueltas dentro de {name}.',
        'Ahora daban ganas de llorar, ahora de gritar, ahora de que alguien le cogiera en brazos.',
        'Tantos sentimientos a la vez: eso se siente cuando algo grande se está moviendo.',
      ],
      grows: [
        '—¡Quiero que sea como antes! —gritó {name}.',
        'Pero {trouble} giró todavía más deprisa.',
        'El ayer es difícil de sujetar. No tiene asa.',
      ],
      named: [
        '—Me da pena lo de antes y me da miedo lo nuevo —dijo {name}.',
        'Las dos cosas pueden estar a la vez. En un corazón caben dos sentimientos, y hasta tres.',
        'Y cuando cada sentimiento tiene su silla, ninguno necesita andar corriendo.',
      ],
      returns: [
        'En la primera mañana nueva, {trouble} estaba otra vez allí.',
        'La puerta era rara, el olor era raro, hasta la luz era rara.',
        '—Raro —comentó {friend}— se llama todo antes de conocerlo.',
      ],
      smaller: [
        '{Trouble} fue girando más despacio, hasta ser solo una brisa.',
        'Y allí, en medio de todo lo nuevo, había algo bien conocido: {friend}.',
        'Hay cosas que cambian, cosas que se quedan y cosas que vienen en el bolsillo.',
      ],
      close: [
        '—Ahora esto también es mío —dijo {name}, mirando alrededor.',
        'El camino de antes seguía allí. Simplemente había uno más.',
      ],
    },
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
        '{name} practicó: —Me siento… como un flan. Me siento… como una tormenta. Me siento… de color azul.',
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
        '—Piensa en tres a quienes puedas acudir. Cuéntalos con la pata, y así los encontrarás en plena tormenta.',
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
  alt: {
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
  otherLanguage: 'El autor incorporado no escribe el idioma pedido; este libro está en español.',
};
