import type { Field } from '../field.ts';

export const sharing: Field = {
  feeling: 'storm',
  skill: 'words',
  patterns: {
    en: "share, sharing, shares, taking turns, take turns, turn-taking, won't share, mine toys",
    de: 'teilen, teilt, abgeben, abwechseln, !schnuller*, !nuckel*, !windel*',
    fr: 'partag*, prêter, prête jouets, chacun tour',
    es: 'compart*, prestar, turnos, turnarse',
  },
  cover: ['day', 'stand', 'friend', 'swing@left', 'ball@right'],
  scenes: {
    happens: ['day', 'stand', 'friend', 'ball@left', 'swing@back'],
    feels: ['day', 'stand', 'cloud2', 'ball@hand'],
    thinks: ['dusk', 'sit', 'ball@left', 'cake@thought'],
    told: ['day', 'sit', 'owl', 'ball@left'],
    step: ['day', 'stand', 'friend', 'clock@left', 'ball@right'],
    again: ['day', 'sad', 'cloud1', 'friend', 'swing@left'],
    close: ['dusk', 'sit', 'friend', 'cake@left', 'ball@right'],
  },
  texts: {
    en: {
      title: '{name} and the Best Ball of All',
      happens: [
        '{name} had the best ball of all. {friend} wanted to have it, too.',
        '“You have to share!” somebody called, and {name} wrapped both arms around the ball.',
        'It still had a bit of paint missing from the time it rolled into the pond. Nobody else knew that.',
      ],
      feels: [
        '{name}’s arms went stiff, and the chest grew tight.',
        'It was the feeling of “mine”. It is loud, and it is afraid that there will be nothing left.',
      ],
      thinks: [
        '“If I give it away, is it still my ball?” {name} thought.',
        'And who plays with a ball all alone in the end, and how far does it roll back by itself?',
      ],
      told: [
        '{Owl} said: “Some things you need not share. Put away what is only yours.”',
        '“And what you do share comes back to you. You may say when, and how.”',
        '“‘Not now, but you can have it after me’ is a good sentence. It is not a no, and it is not a yes at once.”',
      ],
      step: [
        '“I’ll throw ten times, then it’s your turn,” said {name}.',
        '{friend} counted out loud. At eight, {name} became slower. At ten, {name} held out the ball.',
        'It was not easy to open the arms. But when {friend} threw it high, it flew as it had never flown before.',
      ],
      again: [
        'When it was time to give it back, {friend} wanted just one more throw.',
        '“We said ten,” said {name}, and was cross. They looked at each other for a while. Then the ball came back.',
      ],
      close: [
        'In the evening {name} put the ball on its own shelf.',
        'It is still {name}’s ball. And it has learned a new trick that takes two.',
      ],
    },
    de: {
      title: '{name} und der allerbeste Ball',
      happens: [
        '{name} hatte den allerbesten Ball. {friend} wollte ihn auch.',
        '„Du musst teilen!“, rief jemand, und {name} schlang beide Arme um den Ball.',
        'Ein Stückchen Farbe fehlte, seit er damals in den Teich gerollt war. Das wusste sonst keiner.',
      ],
      feels: [
        'Die Arme von {name} wurden steif, und die Brust wurde eng.',
        'Das war das Gefühl „meins“. Es ist laut, und es hat Angst, dass nichts übrig bleibt.',
      ],
      thinks: [
        '„Wenn ich ihn hergebe, ist es dann noch mein Ball?“, dachte {name}.',
        'Und wer spielt am Ende ganz allein mit einem Ball, und wie weit rollt der von selbst zurück?',
      ],
      told: [
        '{Owl} sagte: „Manches musst du nicht teilen. Räum weg, was nur dir gehört.“',
        '„Und was du teilst, kommt zu dir zurück. Du darfst sagen, wann und wie.“',
        '„‚Jetzt nicht, aber nach mir‘ ist ein guter Satz. Er ist kein Nein, und er ist kein Ja auf der Stelle.“',
      ],
      step: [
        '„Ich werfe zehnmal, dann bist du dran“, sagte {name}.',
        '{friend} zählte laut. Bei acht wurde {name} langsamer. Bei zehn streckte {name} den Ball hin.',
        'Es war nicht leicht, die Arme aufzumachen. Aber als {friend} ihn hochwarf, flog er wie noch nie.',
      ],
      again: [
        'Als es ans Zurückgeben ging, wollte {friend} nur noch einen Wurf.',
        '„Wir haben zehn gesagt“, rief {name} verärgert. Sie sahen sich eine Weile an. Dann kam der Ball zurück.',
      ],
      close: [
        'Am Abend legte {name} den Ball auf seinen eigenen Platz im Regal.',
        'Es ist immer noch der Ball von {name}. Und er kann jetzt einen Trick, für den man zwei braucht.',
      ],
    },
    fr: {
      title: '{name} et le meilleur ballon du monde',
      happens: [
        '{name} avait le meilleur ballon du monde. {friend} le voulait aussi.',
        '« Il faut partager ! » cria quelqu’un, et {name} serra les deux bras autour du ballon.',
        'Il manquait un peu de peinture, depuis le jour où il avait roulé dans l’étang. Personne d’autre ne le savait.',
      ],
      feels: [
        'Les bras de {name} devinrent raides, et la poitrine se serra.',
        'C’était le sentiment « à moi ». Il crie fort, et il a peur qu’il ne reste rien.',
      ],
      thinks: [
        '« Si je le donne, est-ce encore mon ballon ? » pensa {name}.',
        'Et qui joue au ballon sans personne, et jusqu’où revient-il tout seul ?',
      ],
      told: [
        '{Owl} dit : « Certaines choses ne se partagent pas. Range ce qui n’est qu’à toi. »',
        '« Et ce que tu partages revient vers toi. Tu peux dire quand, et comment. »',
        '« “Pas maintenant, mais après moi” est une bonne phrase. Ce n’est pas un non, et pas un oui tout de suite. »',
      ],
      step: [
        '« Je lance dix fois, puis c’est ton tour », dit {name}.',
        '{friend} compta tout haut. À huit, {name} ralentit. À dix, {name} tendit le ballon.',
        'Ouvrir les bras n’était pas facile. Mais quand {friend} le lança très haut, il vola comme jamais.',
      ],
      again: [
        'Au moment de le rendre, {friend} voulut encore un seul lancer.',
        '« On a dit dix », répondit {name} d’un ton fâché. Ils se regardèrent un moment. Puis le ballon revint.',
      ],
      close: [
        'Le soir, {name} posa le ballon à sa place sur l’étagère.',
        'C’est toujours le ballon de {name}. Et il connaît maintenant un tour qui se joue à deux.',
      ],
    },
    es: {
      title: '{name} y la mejor pelota del mundo',
      happens: [
        '{name} tenía la mejor pelota del mundo. {friend} también la quería.',
        '«¡Hay que compartir!», gritó alguien, y {name} rodeó la pelota con los dos brazos.',
        'Le faltaba un poco de pintura desde el día en que rodó hasta el estanque. Nadie más lo sabía.',
      ],
      feels: [
        'Los brazos de {name} se pusieron duros, y el pecho, estrecho.',
        'Era el sentimiento de «mío». Grita mucho y tiene miedo de que no quede nada.',
      ],
      thinks: [
        '«Si la presto, ¿sigue siendo mi pelota?», pensó {name}.',
        '¿Y quién juega a la pelota sin nadie, y hasta dónde vuelve ella por su cuenta?',
      ],
      told: [
        '{Owl} dijo: «Hay cosas que no hace falta compartir. Guarda lo que es solo tuyo».',
        '«Y lo que compartes vuelve a ti. Puedes decir cuándo y cómo».',
        '«“Ahora no, pero después de mí” es una buena frase. No es un no, y no es un sí ahora mismo».',
      ],
      step: [
        '«Tiro diez veces y luego te toca», dijo {name}.',
        '{friend} contó en voz alta. A las ocho, {name} fue más despacio. A las diez, {name} le tendió la pelota.',
        'No fue fácil abrir los brazos. Pero cuando {friend} la lanzó muy alto, voló como nunca.',
      ],
      again: [
        'Al devolverla, {friend} quería solo un tiro más.',
        '«Dijimos diez», dijo {name} con enfado. Se miraron un rato. Luego la pelota volvió.',
      ],
      close: [
        'Por la noche, {name} puso la pelota en su sitio del estante.',
        'Sigue siendo la pelota de {name}. Y ahora sabe un truco que se hace entre dos.',
      ],
    },
  },
};
