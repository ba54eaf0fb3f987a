import type { Field } from '../field.ts';

export const stutter: Field = {
  feeling: 'scribble',
  skill: 'steps',
  patterns: {
    en: 'stutter*, stammer*, speech delay, speech problem*, stuck words, speech therapy, lisp',
    de: 'stotter*, sprachfehler, logopäd*, sprechangst, lispel*',
    fr: 'bégai*, bègue, orthophon*, zozot*, langage',
    es: 'tartamud*, disfluen*, logoped*, trabarse, ceceo',
  },
  cover: ['day', 'wave', 'bubble@left', 'drum@right'],
  scenes: {
    happens: ['day', 'stand', 'bubble@thought', 'bench@left'],
    feels: ['day', 'hide', 'cloud2', 'bubble@left'],
    thinks: ['dusk', 'sad', 'group@right', 'bubble@left'],
    told: ['day', 'sit', 'owl', 'drum@left'],
    step: ['day', 'stand', 'friend', 'words', 'drum@left'],
    again: ['day', 'stand', 'cloud1', 'group@right', 'phone@left'],
    close: ['dusk', 'wave', 'friend', 'bubble@left', 'book@right'],
  },
  texts: {
    en: {
      title: '{name} and the Words That Hop',
      happens: [
        'When {name} wanted to speak, the words got stuck.',
        '“C-c-c-can I p-play?” came out, and sometimes nothing came out at all. It is called stuttering.',
        'In the head the sentence was long finished. On the way to the mouth it stumbled over its own feet.',
      ],
      feels: [
        'The neck grew tight, and {name} became hot with effort.',
        'The more {name} pushed, the more the word pushed back. Somebody else finished the sentence, and finished it wrong.',
      ],
      thinks: [
        '“Better to say nothing at all,” thought {name}.',
        'But then the best jokes stayed in the tummy, and there were many of them.',
      ],
      told: [
        '{Owl} said: “Your thoughts are quick and your words hop. That has nothing to do with being clever.”',
        '“What you say matters more than how smoothly it comes. Take your time. It is yours.”',
        '“You may tell others what helps you: waiting, looking at you, and not guessing.”',
      ],
      step: [
        '{name} said to {friend}: “I st-stutter. P-please wait until I’m done.”',
        '{friend} waited. It took as long as it took, and no one finished it but {name}.',
        'The sentence had hopped four times. And it had arrived, whole, exactly as {name} had wanted it.',
      ],
      again: [
        'The next day, on the telephone, no word would come.',
        'That happens, and it says nothing about tomorrow. {name} hung up, drank a sip of water, and rang once more.',
      ],
      close: [
        '{name} told the long joke about the three snails.',
        'It hopped, it stopped, it went on. And they laughed at the end of it, because it was funny.',
      ],
    },
    de: {
      title: '{name} und die hüpfenden Wörter',
      happens: [
        'Wenn {name} sprechen wollte, blieben die Wörter hängen.',
        '„D-d-darf ich m-mitspielen?“, kam heraus, und manchmal gar nichts. Das nennt man Stottern.',
        'Im Kopf war der Satz längst fertig. Auf dem Weg zum Mund stolperte er über die eigenen Füße.',
      ],
      feels: [
        'Der Hals wurde eng, und {name} wurde ganz heiß vor Anstrengung.',
        'Je mehr {name} drückte, desto mehr drückte das Wort zurück. Jemand sprach den Satz zu Ende, und zwar falsch.',
      ],
      thinks: [
        '„Lieber sage ich gar nichts mehr“, dachte {name}.',
        'Aber dann blieben die besten Witze im Bauch, und davon gab es viele.',
      ],
      told: [
        '{Owl} sagte: „Deine Gedanken sind schnell, und deine Wörter hüpfen. Mit Klugsein hat das nichts zu tun.“',
        '„Was du sagst, ist wichtiger, als wie glatt es kommt. Nimm dir Zeit. Sie gehört dir.“',
        '„Du darfst anderen sagen, was dir hilft: warten, dich anschauen und nicht raten.“',
      ],
      step: [
        '{name} sagte zu {friend}: „Ich st-stottere. B-bitte warte, bis ich fertig bin.“',
        '{friend} wartete. Es dauerte, so lange es dauerte, und niemand sprach zu Ende außer {name}.',
        'Viermal war der Satz gehüpft. Und er war angekommen, ganz, genau so, wie {name} ihn haben wollte.',
      ],
      again: [
        'Am nächsten Tag, am Telefon, kam kein einziges Wort.',
        'Das kommt vor und sagt nichts über morgen. {name} legte auf, trank einen Schluck Wasser und rief noch einmal an.',
      ],
      close: [
        '{name} erzählte den langen Witz von den drei Schnecken.',
        'Er hüpfte, er blieb stehen, er ging weiter. Und am Schluss lachten sie, weil er lustig war.',
      ],
    },
    fr: {
      title: '{name} et les mots qui sautillent',
      happens: [
        'Quand {name} voulait parler, les mots restaient coincés.',
        '« J-j-je peux j-jouer ? » sortait, et parfois rien du tout. On appelle cela bégayer.',
        'Dans la tête, la phrase était finie depuis longtemps. En route vers la bouche, elle trébuchait sur ses propres pieds.',
      ],
      feels: [
        'La gorge se serrait, et l’effort donnait très chaud à {name}.',
        'Plus {name} poussait, plus le mot poussait en retour. Quelqu’un finit la phrase, et la finit mal.',
      ],
      thinks: [
        '« Mieux vaut ne plus rien dire », pensa {name}.',
        'Mais alors les meilleures blagues restaient dans le ventre, et il y en avait beaucoup.',
      ],
      told: [
        '{Owl} dit : « Tes pensées vont vite et tes mots sautillent. Cela n’a rien à voir avec l’intelligence. »',
        '« Ce que tu dis compte plus que la façon dont ça coule. Prends ton temps. Il est à toi. »',
        '« Tu peux dire aux autres ce qui t’aide : attendre, te regarder, et ne pas deviner. »',
      ],
      step: [
        '{name} dit à {friend} : « Je b-bégaie. Attends, s’il te p-plaît, que j’aie fini. »',
        '{friend} attendit. Cela dura ce que cela dura, et personne ne finit la phrase, sauf {name}.',
        'La phrase avait sautillé quatre fois. Et elle était arrivée, entière, exactement comme {name} la voulait.',
      ],
      again: [
        'Le lendemain, au téléphone, aucun mot ne vint.',
        'Cela arrive, et ne dit rien de demain. {name} raccrocha, but une gorgée d’eau et rappela.',
      ],
      close: [
        '{name} raconta la longue blague des trois escargots.',
        'Elle sautilla, s’arrêta, repartit. Et à la fin, on rit, parce qu’elle était drôle.',
      ],
    },
    es: {
      title: '{name} y las palabras que saltan',
      happens: [
        'Cuando {name} quería hablar, las palabras se atascaban.',
        '«¿P-p-puedo j-jugar?», salía, y a veces no salía nada. Eso se llama tartamudear.',
        'En la cabeza, la frase ya estaba lista. De camino a la boca tropezaba con sus propios pies.',
      ],
      feels: [
        'El cuello se apretaba, y a {name} le entraba calor del esfuerzo.',
        'Cuanto más empujaba {name}, más empujaba la palabra. Alguien acabó la frase, y la acabó mal.',
      ],
      thinks: [
        '«Mejor no digo nada más», pensó {name}.',
        'Pero entonces los mejores chistes se quedaban en la barriga, y eran muchos.',
      ],
      told: [
        '{Owl} dijo: «Tus pensamientos son rápidos y tus palabras saltan. Eso no tiene que ver con ser listo».',
        '«Lo que dices importa más que lo liso que salga. Tómate tu tiempo. Es tuyo».',
        '«Puedes decir a los demás qué te ayuda: esperar, mirarte y no adivinar».',
      ],
      step: [
        '{name} le dijo a {friend}: «Yo t-tartamudeo. Espera a que acabe, p-por favor».',
        '{friend} esperó. Tardó lo que tardó, y nadie acabó la frase más que {name}.',
        'La frase había saltado cuatro veces. Y había llegado entera, justo como {name} la quería.',
      ],
      again: [
        'Al día siguiente, al teléfono, no salió ni una palabra.',
        'Pasa, y no dice nada de mañana. {name} colgó, bebió un sorbo de agua y volvió a llamar.',
      ],
      close: [
        '{name} contó el chiste largo de los tres caracoles.',
        'Saltó, se paró, siguió. Y al final se rieron, porque era gracioso.',
      ],
    },
  },
};
