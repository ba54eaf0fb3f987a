import type { LanguageTexts } from '../language-texts.ts';

export const de: LanguageTexts = {
  names: ['Mika', 'Fips', 'Jona', 'Lou'],
  friend: 'Tilda',
  owl: 'die alte Eule',
  places: {
    forest: {
      where: 'am Rand eines stillen Waldes',
      home: 'in einem warmen Bau unter den Wurzeln einer Eiche',
      play: 'über umgestürzte Stämme zu balancieren',
      day: 'Die Sonne malte goldene Flecken auf das Moos.',
      path: 'über Wurzeln, unter Farnen hindurch und über einen schmalen Bach',
      evening: 'Ein Glühwürmchen nach dem anderen zündete seine Lampe an.',
    },
    seaside: {
      where: 'dort, wo die Dünen ans Meer stoßen',
      home: 'in einer trockenen Kuhle hinter dem hohen Gras',
      play: 'mit den Wellen am Strand um die Wette zu laufen',
      day: 'Das Wasser glitzerte, als hätte jemand Sterne verschüttet.',
      path: 'durch warmen Sand, an Treibholz vorbei und immer am Wasser entlang',
      evening: 'Weit draußen begann der Leuchtturm zu blinken.',
    },
    meadow: {
      where: 'in den Hügeln über einer weiten Wiese',
      home: 'in einem kleinen Haus aus Erde mit einer runden Tür',
      play: 'den ganzen Hügel bis zum Teich hinunterzukullern',
      day: 'Im Klee summten die Bienen, und die Luft roch nach Heu.',
      path: 'den Hügel hinauf, an der Hecke entlang und durch den Klee',
      evening: 'Die Grillen stimmten ihre Geigen.',
    },
  },
  common: {
    home: [
      '{name}, der kleine {animal}, wohnte {where}.',
      'Dort, {home}, begann jeder Tag gleich: einmal lang strecken, einmal tief schnuppern und hinaus in den Morgen.',
      '{name} kannte hier jedes Geräusch und jeden Geruch und wusste genau, welcher davon Frühstück bedeutete.',
    ],
    joys: [
      'Am allerliebsten mochte es {name}, {play}.',
      'Manchmal ging es gut, und manchmal endete es mit einem Purzelbaum. Spaß machte beides.',
      'An solchen Tagen blieb keine Zeit zum Grübeln, und vielleicht war gerade das das Beste daran.',
    ],
    friend: [
      'Die beste Freundin von {name} hieß {friend} und war eine Spatzendame.',
      '{friend} konnte pfeifen, Witze erzählen und schweigen, und alles im richtigen Augenblick.',
      'Wer im richtigen Augenblick schweigen kann, ist selten. Das wusste {name} genau.',
    ],
    ordinary: [
      'Dieser Morgen war wie jeder andere. {day}',
      '{name} aß drei Beeren, hob die vierte für {friend} auf und summte ein Lied, das kein Ende hatte.',
      'Nichts verriet, was da schon unterwegs war.',
    ],
    hide: [
      '{name} kroch in die hinterste Ecke und rührte sich nicht.',
      '„Wenn ich nicht hinschaue, ist es vielleicht nicht da“, flüsterte {name}.',
      'Aber Nicht-Hinschauen ist anstrengend, und es macht eine kleine Ecke noch viel kleiner.',
    ],
    still: [
      'Als ein Auge vorsichtig blinzelte, war alles noch so wie vorher.',
      'Nichts hatte sich bewegt. Es wartete einfach.',
      'So ist das mit dem Großen: Es geht nicht fort, nur weil wir die Augen schließen.',
    ],
    pretend: [
      '„Mir geht es gut!“, sagte {name} den ganzen Tag und lächelte sehr breit.',
      'Das Lächeln wurde immer schwerer, wie ein Eimer, in den es langsam hineinregnet.',
      'Am Abend war {name} vom Lächeln so müde, dass sogar die Ohren hingen.',
    ],
    alone: [
      '{name} saß ganz allein da und fühlte sich sehr klein.',
      '„Niemand sonst hat so etwas“, dachte {name}. „Nur ich.“',
      'Das stimmte nicht. Aber wer allein sitzt, hat niemanden, der ihm das sagt.',
    ],
    noticed: [
      '{friend} landete ganz in der Nähe und blieb.',
      'Nach einer Weile fragte {friend}: „Soll ich dir Gesellschaft leisten?“ Und {name} nickte.',
      'Manchmal braucht es zuerst genau das: jemanden, der bleibt und nichts will.',
    ],
    setOut: [
      '„Komm, wir fragen {owl}“, sagte {friend}. Und sie machten sich auf den Weg.',
      '{name} packte zwei Nüsse ein und ein bisschen Mut. Der Mut brauchte kaum Platz.',
      'Der erste Schritt war der längste, wie so oft bei ersten Schritten.',
    ],
    path: [
      'Der Weg führte {path}.',
      '{friend} flog voraus und kam wieder zurück, immer wieder, sodass {name} nie lange allein war.',
      'An jeder Biegung fiel {name} etwas Seltsames auf: Allein durch das Gehen atmete es sich ein wenig leichter.',
    ],
    listens: [
      '{Owl} hörte zu, bis alles gesagt war.',
      'Sie lachte nicht, sie unterbrach nicht, und sie sagte kein einziges Mal: „Das ist doch nichts!“',
      '„Danke, dass du es mir erzählt hast“, sagte sie schließlich. „Das war der mutigste Teil.“',
    ],
    evening: [
      'Am Abend saßen alle beisammen. {evening}',
      '{friend} erzählte die Geschichte des Tages. Darin war {name} sehr, sehr mutig, und {name} fand, das stimmte beinahe.',
      'Niemand fragte, ob es wieder schwer werden würde. Das durfte es. Sie würden da sein.',
    ],
  },
  skills: {
    breathe: {
      gift: [
        '{Owl} sagte: „Atme ein, als würdest du an einer Blume riechen. Atme aus, als würdest du heiße Suppe kühlen.“',
        '„Dreimal, ganz langsam. Dein Atem ist immer dabei, und er kann bremsen.“',
        '„Wenn der Atem langsam wird, glaubt das Herz, dass alles gut ist, und sagt es weiter.“',
      ],
      practise: [
        '{name} probierte es aus. Blume, Suppe. Blume, Suppe.',
        'Beim ersten Mal wurde ein Husten daraus, beim zweiten ein Kichern, und das dritte war genau richtig.',
        'Erst fühlte es sich albern an und dann gut.',
      ],
      use: [
        '{name} blieb stehen. Blume ein, Suppe aus. Einmal. Zweimal. Dreimal.',
        'Die Schultern sanken von allein, und aus dem Pochen wurde ein ruhiger Takt.',
        'Draußen hatte sich nichts geändert. Aber drinnen stand wieder jemand am Steuer.',
      ],
      pass: [
        '„An der Blume riechen, die Suppe kühlen“, brachte {name} am nächsten Tag {friend} bei.',
        'Bald pustete die halbe Nachbarschaft, und es klang wie ein sanfter Wind.',
        'Wer etwas erklärt, merkt, dass er es wirklich kann.',
      ],
    },
    words: {
      gift: [
        '{Owl} sagte: „Gib deinem Gefühl einen Namen. Und dann sag ihn jemandem, dem du vertraust.“',
        '„Du kannst es sagen, malen oder zuerst einem Stein zuflüstern. Hauptsache, es kommt heraus.“',
        '„Was Worte hat, muss nicht beißen und sich nicht verstecken.“',
      ],
      practise: [
        '{name} übte: „Ich fühle mich … wackelig. Ich fühle mich … wie eine geschüttelte Flasche. Ich fühle mich … blau.“',
        'Für jedes Gefühl malte {name} ein Bild in den Sand, und {friend} durfte raten.',
        'Es gab mehr Worte, als {name} gedacht hatte, und manche passten haargenau.',
      ],
      use: [
        '{name} fasste sich ein Herz und sagte: „So geht es mir gerade, und ich brauche dich.“',
        'Die Worte zitterten ein wenig. Sie kamen trotzdem an.',
        'Und dann kam die Antwort, die so viel ändert: „Gut, dass du es mir sagst.“',
      ],
      pass: [
        'Am nächsten Tag fragte {name}: „Und wie sieht es in dir aus, {friend}?“',
        '{friend} dachte lange nach. So hatte noch niemand gefragt.',
        'Auch eine gute Frage kann ein Geschenk sein.',
      ],
    },
    steps: {
      gift: [
        '{Owl} sagte: „Du musst nicht über den Fluss springen. Nimm die Trittsteine.“',
        '„Welcher Schritt ist so klein, dass du ihn dich heute traust? Den nimm. Und morgen den nächsten.“',
        '„Mutig ist nicht, wer nie Angst hat. Mutig ist, wer mit der Angst an der Hand einen kleinen Schritt macht.“',
      ],
      practise: [
        '{name} machte einen kleinen Schritt. Nichts Schlimmes geschah.',
        'Dann kam ein zweiter, halb so lang und doppelt so wackelig. „Der zählt!“, rief {friend}.',
        'Für jeden Schritt legten sie einen Kiesel hin, und es wurde eine richtige Reihe.',
      ],
      use: [
        'Ein Schritt. Warten. Noch ein Schritt. {name} ging weiter.',
        'Die Knie zitterten, und die Füße liefen trotzdem.',
        'Auf halbem Weg schaute {name} zurück und konnte kaum glauben, wie weit das schon war.',
      ],
      pass: [
        '„Man darf ganz klein anfangen“, sagte {name} zu einem schüchternen Frosch.',
        'Der Frosch steckte eine Zehe ins Wasser. „Das zählt!“, rief {name}.',
        'Und alle klatschten, denn alle wussten, was ein erster Schritt ist.',
      ],
    },
    together: {
      gift: [
        '{Owl} sagte: „Du musst das nicht allein tragen. Bitte um Hilfe. Das ist stark.“',
        '„Denk an drei, zu denen du gehen kannst. Zähl sie an der Pfote ab, dann findest du sie auch, wenn es schwer wird.“',
        '„Was zwei tragen, ist nicht halb so schwer. Es ist noch leichter.“',
      ],
      practise: [
        '{name} übte den schwersten kleinen Satz, den es gibt: „Bitte hilf mir.“',
        'Erst ganz leise, dann etwas lauter, dann so, dass {friend} ihn wirklich hörte.',
        'Und siehe da: Der Satz machte niemanden kleiner.',
      ],
      use: [
        '„Bleib bitte bei mir“, sagte {name}. Und {friend} blieb.',
        'Flügel an Pfote standen sie da und schauten gemeinsam hin.',
        'Es war noch da. Aber jetzt hatte es mit zweien zu tun.',
      ],
      pass: [
        'Als {friend} einen schlechten Tag hatte, wusste {name}, was zu tun war: hinsetzen, bleiben, zuhören.',
        '„Drei, zu denen du gehen kannst“, sagte {name}. „Ich bin einer davon.“',
        'So ging es reihum, von einem zum anderen.',
      ],
    },
    treasure: {
      gift: [
        '{Owl} schenkte {name} einen glatten Stein und sagte: „Leg hinein, was du behalten willst.“',
        '„Eine Erinnerung, ein Lied, einen Ort, an dem du sicher bist. Halt ihn fest, wenn du es brauchst.“',
        '„Was wir lieb hatten, bleibt. Es zieht nur dorthin um, wo wir es tragen können.“',
      ],
      practise: [
        '{name} schloss die Augen, hielt den Stein und dachte an etwas Schönes.',
        'Es dauerte ein bisschen. Dann war es da: ein Lachen, ein Duft, eine warme Pfote.',
        'Der Stein schien warm zu werden. Oder vielleicht war das auch nur {name}.',
      ],
      use: [
        '{name} hielt den Stein ganz fest und dachte an das Schöne.',
        'Er leuchtete, nicht für die Augen, aber für die Brust.',
        'In seinem Licht hatte alles wieder einen Rand, und der Weg war zu sehen.',
      ],
      pass: [
        '{name} suchte auch für {friend} einen glatten Stein.',
        '„Was legst du hinein?“ – „Diesen Nachmittag“, sagte {friend} sofort.',
        'Und so wird es diesen Nachmittag immer geben.',
      ],
    },
  },
  about: 'Eine Geschichte zum Thema {whole}.',
  own: {
    title: '{name} und {topic}',
    happens: [
      'Da war etwas, woran {name} immer wieder denken musste: {topic}.',
      'Es war beim Frühstück da, es war auf dem Weg da, und abends saß es neben {name} wie ein Gast.',
      'Es war die ganz eigene Geschichte von {name}, und darum brauchte sie eigene Wörter: {detail}.',
    ],
    feels: [
      'Beim Gedanken an {topic} redete auch der Körper mit.',
      'Im Bauch drückte etwas, in den Pfoten kribbelte etwas. Das Gefühl hatte noch keinen Namen, darum malte {name} es.',
    ],
    thinks: [
      '„Kennt das sonst noch jemand: {said}?“, überlegte {name}.',
      'Vielleicht dachten andere auch daran und sagten es nur nicht.',
    ],
    told: [
      '{Owl} hörte zu und sagte: „Du nennst es {said}. Dann nennen wir es auch so.“',
      '„Du kennst es besser als ich. Erzähl mir, was daran schwer ist und was daran gut ist, wenn etwas gut ist.“',
      '„Dann suchen wir eine Sache, die du selbst tun kannst. Sie darf ganz klein sein.“',
    ],
    step: [
      '{name} nahm ein großes Blatt und schrieb darauf: {topic}.',
      'Ein Teil davon war zu groß für heute. Ein anderer war klein genug, und mit dem fing {name} an.',
      'Es war nicht das Ganze von {detail}. Es war eine Ecke davon, und an Ecken kann man anfassen.',
    ],
    again: [
      'Am nächsten Tag war es wieder da: {topic}.',
      'Es sah aus wie vorher. Aber {name} hatte das Blatt und jemanden, der die Wörter darauf kannte.',
    ],
    close: [
      'Jetzt kann {name} es laut sagen: {topic}.',
      'Es ist nicht vorbei, weil ein Buch vorbei ist. Aber es hat Wörter, und mit Wörtern kann man zu jemandem gehen.',
    ],
  },
  quotes: ['„', '“', '‚', '‘'],
  alt: {
    objects: 'Außerdem im Bild: {objects}.',
    poses: {
      stand: '{name}, der kleine {animal}, steht da',
      walk: '{name}, der kleine {animal}, ist unterwegs',
      sit: '{name}, der kleine {animal}, sitzt da',
      sad: '{name}, der kleine {animal}, lässt den Kopf hängen',
      hide: '{name}, der kleine {animal}, kauert da und hält sich die Augen zu',
      breathe: '{name}, der kleine {animal}, atmet ruhig mit geschlossenen Augen',
      jump: '{name}, der kleine {animal}, macht einen Freudensprung',
      wave: '{name}, der kleine {animal}, winkt',
      sleep: '{name}, der kleine {animal}, schläft zusammengerollt',
    },
    places: { forest: 'zwischen Bäumen', seaside: 'am Strand', meadow: 'auf einem grünen Hügel' },
    times: {
      morning: 'im Morgenlicht',
      day: 'an einem sonnigen Tag',
      dusk: 'in der Dämmerung',
      night: 'unter den Sternen',
      storm: 'unter einem dunklen Himmel',
    },
    companion: '{friend}, die Spatzendame, ist ganz in der Nähe.',
    helper: 'Eine alte Eule schaut freundlich zu.',
    troubles: [
      'Am Rand schwebt eine kleine Wolke mit Augen.',
      'Darüber hängt eine Wolke mit Augen.',
      'Eine riesige Wolke mit Augen füllt den Himmel.',
    ],
    tokens: {
      breeze: 'Kringel aus Atem ziehen durch die Luft.',
      words: 'In einer Sprechblase ist ein Herz.',
      stones: 'Eine Reihe von Trittsteinen führt weiter.',
      hearts: 'Zwischen den Freunden schweben kleine Herzen.',
      lantern: 'Ein runder Stein leuchtet warm.',
    },
  },
  colophon:
    'Dieses Buch hat der eingebaute Autor des Dienstes zusammengestellt, aus Geschichten und Bildern, die Menschen dafür vorbereitet haben. Kein Sprachmodell und kein fremder Dienst war beteiligt. Lest es gemeinsam, haltet an, wo es etwas zu besprechen gibt, und denkt euch gern ein anderes Ende aus.',
};
