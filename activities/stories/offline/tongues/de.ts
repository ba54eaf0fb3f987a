import type { Tongue } from '../tongue.ts';

export const de: Tongue = {
  names: ['Mika', 'Fips', 'Jona', 'Lou'],
  friend: 'Tilda',
  owl: 'die alte Eule',
  animals: { fox: 'Fuchs', bear: 'Bär', rabbit: 'Hase', hedgehog: 'Igel' },
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
      '{name}, der kleine {animal}, wohnte {where}, {home}.',
      'Jeder Tag begann gleich: einmal lang strecken, einmal tief schnuppern und hinaus in den Morgen.',
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
      'Als ein Auge vorsichtig blinzelte, war {trouble} immer noch da.',
      'Sie hatte sich nicht bewegt. Sie wartete einfach.',
      'So ist das mit solchen Gästen: Sie gehen nicht fort, nur weil wir die Augen schließen.',
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
      'Niemand fragte, ob {trouble} vielleicht wiederkäme. Das durfte sie. Man kannte sich ja jetzt.',
    ],
  },
  themes: {
    night: {
      title: '{name} und die freundliche Nacht',
      trouble: 'die große Schattenwolke',
      arrives: [
        'Eines Abends, als das Licht ausging, kam {trouble}.',
        'Sie schlüpfte durch jede Ritze, füllte die Ecken und machte jedes kleine Geräusch ganz groß.',
        'Bei Tag konnte {name} kaum an sie glauben. Bei Nacht war es schwer, an irgendetwas anderes zu glauben.',
      ],
      body: [
        'Das Herz von {name} machte bum, bum, bum.',
        'Die Pfoten wurden kalt, die Ohren stellten sich auf, und der Schlaf lief weit davon.',
        'Das macht ein Körper, wenn er uns beschützen will, selbst wenn es gar nichts zu beschützen gibt.',
      ],
      grows: [
        'Mit jeder Nacht sah {trouble} ein bisschen größer aus.',
        '{name} brauchte noch ein Licht, noch einen Schluck Wasser, noch einen Blick unter das Bett.',
        'Und doch war es nie ganz genug.',
      ],
      named: [
        '„Ich habe Angst im Dunkeln“, sagte {name} ganz leise.',
        'Kaum waren die Worte draußen, war innen mehr Platz zum Atmen.',
        'Eine Angst, die man ausgesprochen hat, ist eine andere Angst: Man kann sie zu zweit anschauen.',
      ],
      returns: [
        'In dieser Nacht kam {trouble} wieder.',
        'Einen Augenblick lang war alles wie zuvor: das klopfende Herz, die kalten Pfoten.',
        'Sie hatte einfach noch nicht gehört, dass {name} etwas gelernt hatte.',
      ],
      smaller: [
        'Und siehe da! {Trouble} wurde klein und weich wie eine Decke.',
        'Dahinter konnte {name} die Sterne sehen. Sie waren die ganze Zeit da gewesen.',
        'Die Nacht war gar nicht leer. Sie war nur still.',
      ],
      close: [
        '{name} gähnte, flüsterte: „Gute Nacht, Nacht“, und schlief bis zum Morgen.',
        'Und wann immer {trouble} zu Besuch kommt, weiß {name}, was zu tun ist.',
      ],
    },
    anger: {
      title: '{name} und die rote Gewitterwolke',
      trouble: 'die rote Gewitterwolke',
      arrives: [
        'Dann ging etwas schief, nur eine Kleinigkeit, und {trouble} kam.',
        'Sie brauste aus dem Nichts heran und war lauter als alles andere.',
        'Hinterher konnte {name} nicht einmal mehr sagen, was für eine Kleinigkeit das gewesen war.',
      ],
      body: [
        '{name} wurde es heiß, bis hinauf in die Ohrenspitzen.',
        'Die Zähne pressten sich aufeinander, die Pfoten stampften, und tief im Bauch grollte es.',
        'Dieses Grollen wollte etwas sagen. Es wusste nur noch nicht, wie.',
      ],
      grows: [
        'Krach! Der Korb mit den Beeren flog durch die Luft.',
        'Überall kullerten Beeren, und {friend} flatterte erschrocken auf.',
        'Dabei war {friend} gar nicht gemeint. Das war das Schlimmste daran.',
      ],
      named: [
        '„{Trouble} war so stark“, sagte {name}, „und dann tat es mir leid.“',
        'Niemand schimpfte. Wütend sein darf man. Wehtun darf man nicht.',
        'Die Wut ist oft ein Wächter, der vor der Tür von etwas Weichem steht, zum Beispiel vor der Enttäuschung.',
      ],
      returns: [
        'Gleich am nächsten Tag fiel der Turm aus Kieselsteinen um, und {trouble} war wieder da.',
        'Da war die Hitze, da war das Grollen.',
        'Aber diesmal merkte {name} es ein kleines bisschen früher, und ein kleines bisschen ist viel.',
      ],
      smaller: [
        'Nach und nach ging {trouble} die Puste aus.',
        'Am Ende war sie nur noch ein warmer Wind, der durch das Fell strich.',
        'Die Kraft war noch da. Nur gehörte sie jetzt {name}.',
      ],
      close: [
        '{name} und {friend} bauten den Turm noch einmal, höher als zuvor.',
        'Und wenn es in der Ferne grollt, hört {name} es kommen und weiß, was zu tun ist.',
      ],
    },
    worry: {
      title: '{name} und die Sorgenwolke',
      trouble: 'die Sorgenwolke',
      arrives: [
        'Etwas Neues stand bevor, und mit ihm kam {trouble}.',
        '„Was, wenn es schiefgeht? Was, wenn sie lachen? Was, wenn, was, wenn?“, murmelte sie.',
        'Sie wusste auf alles eine Antwort, und keine davon war gut.',
      ],
      body: [
        'Im Bauch von {name} flatterte es wie von hundert Schmetterlingen.',
        'Das Frühstück wollte nicht rutschen, und die Knie waren wie Gras im Wind.',
        'Sorgen wohnen im Kopf, aber sie klopfen gern beim Bauch an die Tür.',
      ],
      grows: [
        '{name} blieb zu Hause, und {trouble} wuchs.',
        'Je länger {name} wartete, desto höher sah jeder kleine Hügel aus.',
        'Wegbleiben half für eine Stunde. Danach machte es alles schwerer.',
      ],
      named: [
        '„Ich habe {trouble} dabei“, sagte {name}. „Sie sagt dauernd: Was, wenn.“',
        'Laut gesagt klang es nur noch halb so klug wie drinnen im Kopf.',
        'Eine Sorge ist eine Vermutung über morgen, und Vermutungen darf man nachprüfen.',
      ],
      returns: [
        'Als der große Tag kam, schwebte auch {trouble} herein.',
        '„Was, wenn“, begann sie, und sofort wachten die Schmetterlinge auf.',
        'Einen Herzschlag lang wollte {name} umkehren. Dann kam ein Gedanke: Noch nicht.',
      ],
      smaller: [
        'Mit jeder Minute wurde {trouble} dünner, bis die Sonne hindurchschien.',
        'Nicht alles war leicht. Aber nichts war so schlimm, wie das Gemurmel behauptet hatte.',
        'Mut, das merkte {name}, ist nicht das Gegenteil von Angst. Mut ist das, was man tut, während man Angst hat.',
      ],
      close: [
        '„Ich habe es geschafft“, sagte {name}, und es stimmte.',
        'Eine kleine Sorge darf ab und zu noch mitkommen. {name} geht voran.',
      ],
    },
    missing: {
      title: '{name} und der leuchtende Stein',
      trouble: 'die graue Regenwolke',
      arrives: [
        'Eines Tages war jemand nicht mehr da, den {name} lieb hatte, und {trouble} kam.',
        'Es regnete auf das Frühstück und auf die Spiele, sogar wenn die Sonne schien.',
        'Die anderen sprachen vom Wetter. Nass war nur {name}.',
      ],
      body: [
        'In der Brust von {name} wurde es schwer, und die Tränen kamen ganz von selbst.',
        'Manchmal kamen auch keine, und da war nur eine stille Lücke, wo vorher etwas gewesen war.',
        'Vermissen ist Liebe, die eine Weile nicht weiß, wohin sie gehen soll.',
      ],
      grows: [
        '{name} mochte nicht mehr spielen.',
        'Jeder Weg, jeder Geruch, jedes Lied erinnerte sich an den, der fehlte.',
        'Vergessen wäre leichter gewesen, und genau das wollte {name} auf keinen Fall.',
      ],
      named: [
        '„Ich vermisse jemanden so sehr“, sagte {name}.',
        'Es war ein kurzer Satz und ein sehr großer.',
        'Wer ihn hörte, versuchte nicht, ihn kleiner zu machen. Man rückte zusammen und machte Platz.',
      ],
      returns: [
        'Ein paar Tage später war {trouble} wieder da, ganz plötzlich.',
        'Ein Geruch genügte, oder eine halbe Melodie.',
        'Traurigkeit geht nicht geradeaus. Sie kommt in Wellen, und Wellen gehen vorüber.',
      ],
      smaller: [
        '{Trouble} wurde heller, und ein Stück Sonne kam hindurch.',
        'Zum ersten Mal musste {name} bei einer Erinnerung weinen und lächeln zugleich.',
        'Es hatte nicht aufgehört. Es war nur ein Regen geworden, in dem etwas wachsen kann.',
      ],
      close: [
        '{name} schaute zum Himmel hinauf und sagte: „Du bist noch bei mir.“',
        'Manche Tage sind grau und manche hell, und die Liebe hat in allen Platz.',
      ],
    },
    alone: {
      title: '{name} und das offene Tor',
      trouble: 'die Nebelwolke',
      arrives: [
        'Die anderen spielten, und zwischen ihnen und {name} stand {trouble}.',
        'Ihr Lachen kam hindurch, aber {name} fand den Weg hinein nicht.',
        'Niemand hatte {name} weggeschickt. Leichter machte das nichts.',
      ],
      body: [
        'Der Hals von {name} wurde eng, und die Worte wollten nicht heraus.',
        '„Die wollen mich bestimmt nicht“, dachte {name} und schaute auf den Boden.',
        'Solche Gedanken fühlen sich wahr an, weil sie so nah sind, nicht weil sie stimmen.',
      ],
      grows: [
        'Je länger {name} dastand und wartete, desto dichter wurde {trouble}.',
        'Am Ende war sogar {friend} kaum noch zu sehen.',
        'Warten, dass die anderen anfangen, ist ein Spiel, das niemand gewinnt.',
      ],
      named: [
        '„Ich fühle mich allein“, sagte {name}, „auch wenn andere da sind.“',
        '„Ich manchmal auch“, sagte {friend}. Daran hatte {name} noch nie gedacht.',
        'Zwei, die denselben Nebel kennen, sind darin schon nicht mehr allein.',
      ],
      returns: [
        'Am Tor zum Spielplatz stieg {trouble} noch einmal auf.',
        'Der Hals wurde eng, und die Füße wollten nach Hause.',
        'Aber irgendwo dahinter lachte jemand, und Lachen ist ein guter Wegweiser.',
      ],
      smaller: [
        '{Trouble} öffnete sich wie ein Tor.',
        'Dahinter winkte schon jemand: eine Schnecke, eine Maus und ein sehr schüchterner Frosch.',
        'Der Frosch sagte: „Ich habe gehofft, dass jemand fragt.“',
      ],
      close: [
        'An diesem Tag hatte {name} drei neue Freunde und Grasflecken an beiden Knien.',
        'Und wer als Nächstes am Rand stand, den fragte {name}: „Willst du mitspielen?“',
      ],
    },
    change: {
      title: '{name} und der neue Weg',
      trouble: 'die Wirbelwolke',
      arrives: [
        'Dann sollte alles anders werden, und {trouble} kam.',
        'Sie warf die Tage durcheinander, und nichts lag mehr dort, wo es immer gelegen hatte.',
        '„Das wird schön“, sagten die Großen. Sie sagten es ein bisschen zu oft.',
      ],
      body: [
        'In {name} drehte sich alles.',
        'Mal wollte {name} weinen, mal schreien, mal getragen werden.',
        'So viele Gefühle auf einmal: So fühlt es sich an, wenn sich etwas Großes bewegt.',
      ],
      grows: [
        '„Ich will, dass es wieder so ist wie früher!“, rief {name}.',
        'Aber {trouble} drehte sich nur noch schneller.',
        'Gestern lässt sich schwer festhalten. Es hat keinen Henkel.',
      ],
      named: [
        '„Ich bin traurig wegen des Alten und habe Angst vor dem Neuen“, sagte {name}.',
        'Beides darf zugleich da sein. In ein Herz passen zwei Gefühle, und sogar drei.',
        'Und wenn jedes Gefühl einen Stuhl hat, muss keines mehr herumrennen.',
      ],
      returns: [
        'Am ersten neuen Morgen war {trouble} wieder da.',
        'Die Tür war fremd, der Geruch war fremd, sogar das Licht war fremd.',
        '„Fremd“, meinte {friend}, „heißt alles, bevor man es kennt.“',
      ],
      smaller: [
        '{Trouble} wurde langsamer, bis sie nur noch ein Lüftchen war.',
        'Und da, mitten unter all dem Neuen, saß etwas, das {name} gut kannte: {friend}.',
        'Manches ändert sich, manches bleibt, und manches kommt in der Tasche mit.',
      ],
      close: [
        '„Das gehört jetzt auch zu mir“, sagte {name} und schaute sich um.',
        'Der alte Weg war noch da. Es gab nur einen mehr.',
      ],
    },
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
        '{name} übte: „Ich fühle mich … wackelig. Ich fühle mich … wie ein Gewitter. Ich fühle mich … blau.“',
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
        '„Denk an drei, zu denen du gehen kannst. Zähl sie an der Pfote ab, dann findest du sie auch im Sturm.“',
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
  alt: {
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
  otherLanguage: 'Die gewünschte Sprache beherrscht der eingebaute Autor nicht; dieses Buch ist auf Deutsch.',
};
