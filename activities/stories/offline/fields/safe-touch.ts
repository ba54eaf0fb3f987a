import type { Field } from '../field.ts';

export const safeTouch: Field = {
  feeling: 'shadow',
  skill: 'together',
  patterns: {
    en: 'safe touch, unsafe touch, bad secret*, heavy secret*, unsafe secret*, keeping secret*, bad touch, body boundaries, body safety, abuse, abused, molest*, private parts, consent',
    de: 'schlecht* geheimnis*, böse* geheimnis*, schwere* geheimnis*, belastend* geheimnis*, missbrauch*, missbraucht*, nein sagen körper, körperliche grenzen, körper grenzen, übergriff*, ungewollt* berührung*, falsch* berührung*',
    fr: 'mauvais secret*, lourd secret*, toucher corps, limites corps, abus*, consentement, attouchement*',
    es: 'secreto* malo*, malos secreto*, secreto* pesado*, tocar cuerpo, tocamiento*, límites cuerpo, abus*, consentimiento',
  },
  cover: ['day', 'stand', 'friend', 'lockbox@left', 'stop@right'],
  scenes: {
    happens: ['day', 'stand', 'lockbox@left', 'cloud1'],
    feels: ['dusk', 'hide', 'cloud2', 'lockbox@left'],
    thinks: ['night', 'sit', 'lockbox@left', 'bubble@thought'],
    told: ['day', 'sit', 'owl', 'key@left'],
    step: ['day', 'stand', 'friend', 'words', 'lockbox@left'],
    again: ['dusk', 'stand', 'stop@hand', 'cloud1', 'door@left'],
    close: ['day', 'stand', 'hearts', 'friend', 'key@left'],
  },
  texts: {
    en: {
      title: '{name} and the Heavy Secret',
      happens: [
        '{name} had a secret that was too heavy.',
        'Somebody bigger had touched {name} in a way that felt wrong, and had said: “Don’t tell anyone.”',
        'It was locked in now, as in a box, and the box was with {name} everywhere, even at breakfast.',
      ],
      feels: [
        'The tummy said no, loud and clear. It was scared and muddled.',
        'Sometimes a feeling like that has no words yet. It is right all the same.',
      ],
      thinks: [
        '“I promised. Is it my fault?” thought {name}.',
        'And: would anybody believe it? The one who was bigger always seemed so nice.',
      ],
      told: [
        '{Owl} said: “It is never the fault of the child. Never, whatever was promised.”',
        '“Good secrets are about surprises, and they end soon. Heavy ones may be told, always.”',
        '“Your body belongs to you. You may say no, to big ones as well, and to those whom you like.”',
      ],
      step: [
        '{name} chose somebody safe and said it, one sentence at a time.',
        'First came a long breath, then three words, then the rest. It took the whole afternoon.',
        '“I believe you,” said the one who was listening. “You did right. Now I will help to keep you safe.”',
      ],
      again: [
        'At night the muddle came back for a while.',
        '“What if they are cross with me?” {name} asked again, and got the same answer again: “It is not your fault.”',
      ],
      close: [
        'The box stands open now, and others help to carry it.',
        'It was not undone by that. But {name} has a loud no, and five names on one paw: people to go to.',
      ],
    },
    de: {
      title: '{name} und das schwere Geheimnis',
      happens: [
        '{name} hatte ein Geheimnis, das zu schwer war.',
        'Jemand Größeres hatte {name} so angefasst, dass es sich falsch anfühlte, und gesagt: „Erzähl es keinem.“',
        'Nun war es eingeschlossen wie in einer Kiste, und die Kiste war überall dabei, sogar beim Frühstück.',
      ],
      feels: [
        'Der Bauch sagte Nein, laut und klar. Er war erschrocken und verwirrt.',
        'Manchmal hat so ein Gefühl noch keine Wörter. Recht hat es trotzdem.',
      ],
      thinks: [
        '„Ich habe es versprochen. Bin ich schuld?“, dachte {name}.',
        'Und: Ob das jemand glaubt? Wer größer war, wirkte doch immer so nett.',
      ],
      told: [
        '{Owl} sagte: „Ein Kind ist daran nie schuld. Nie, egal, was versprochen wurde.“',
        '„Gute Geheimnisse sind Überraschungen und hören bald auf. Schwere darf man erzählen, immer.“',
        '„Dein Körper gehört dir. Du darfst Nein sagen, auch zu Großen und auch zu denen, die du magst.“',
      ],
      step: [
        '{name} suchte jemand Sicheres aus und sagte es, Satz für Satz.',
        'Erst kam ein langer Atemzug, dann drei Wörter, dann der Rest. Es dauerte den ganzen Nachmittag.',
        '„Ich glaube dir“, sagte, wer da zuhörte. „Das hast du richtig gemacht. Jetzt helfe ich, dass du sicher bist.“',
      ],
      again: [
        'In der Nacht kam das Durcheinander noch einmal.',
        '„Und wenn sie böse auf mich sind?“, fragte {name} wieder und bekam wieder dieselbe Antwort: „Du bist nicht schuld.“',
      ],
      close: [
        'Die Kiste steht jetzt offen, und andere helfen tragen.',
        'Ungeschehen wurde es davon nicht. Aber {name} hat ein lautes Nein und an einer Pfote fünf Namen: Leute zum Hingehen.',
      ],
    },
    fr: {
      title: '{name} et le secret trop lourd',
      happens: [
        '{name} avait un secret trop lourd.',
        'Quelqu’un de plus grand avait touché {name} d’une façon qui n’allait pas, et avait dit : « N’en parle pas. »',
        'Le secret était enfermé comme dans une boîte, et la boîte venait partout, même au petit déjeuner.',
      ],
      feels: [
        'Le ventre disait non, fort et clair. Il avait peur et tout s’embrouillait.',
        'Parfois, un tel sentiment n’a pas encore de mots. Il a raison quand même.',
      ],
      thinks: [
        '« J’ai promis. Est-ce que c’est ma faute ? » pensa {name}.',
        'Et puis : qui le croirait ? La personne plus grande avait toujours l’air si gentille.',
      ],
      told: [
        '{Owl} dit : « Ce n’est jamais la faute d’un enfant. Jamais, quoi qu’on ait promis. »',
        '« Les bons secrets sont des surprises, et ils finissent vite. Les lourds, on peut les dire, toujours. »',
        '« Ton corps est à toi. Tu peux dire non, aux grands aussi, et à ceux que tu aimes bien. »',
      ],
      step: [
        '{name} choisit quelqu’un de sûr et le dit, phrase après phrase.',
        'D’abord un long souffle, puis trois mots, puis le reste. Cela prit tout l’après-midi.',
        '« Je te crois. Tu as bien fait. Maintenant, je t’aide pour que tu sois en sécurité. »',
      ],
      again: [
        'La nuit, tout s’embrouilla encore un moment.',
        '« Et si on m’en veut ? » demanda encore {name}, et la réponse fut encore la même : « Ce n’est pas ta faute. »',
      ],
      close: [
        'La boîte est ouverte maintenant, et d’autres aident à la porter.',
        'Cela n’efface pas ce qui est arrivé. Mais {name} a un non très fort, et cinq noms sur une patte : des gens à qui parler.',
      ],
    },
    es: {
      title: '{name} y el secreto pesado',
      happens: [
        '{name} tenía un secreto que pesaba demasiado.',
        'Alguien más grande había tocado a {name} de una manera que no estaba bien, y había dicho: «No lo cuentes».',
        'Ahora estaba encerrado como en una caja, y la caja iba a cualquier sitio, hasta al desayuno.',
      ],
      feels: [
        'La barriga decía que no, alto y claro. Tenía miedo y lío.',
        'A veces un sentimiento así aún no tiene palabras. Tiene razón de todos modos.',
      ],
      thinks: [
        '«Lo prometí. ¿Es culpa mía?», pensó {name}.',
        'Y además: ¿quién lo creería? Quien era más grande parecía siempre tan amable.',
      ],
      told: [
        '{Owl} dijo: «Nunca es culpa del niño. Nunca, aunque lo prometiera».',
        '«Los secretos buenos son sorpresas y acaban pronto. Los que pesan se pueden contar, siempre».',
        '«Tu cuerpo es tuyo. Puedes decir que no, también a los mayores y también a quien te cae bien».',
      ],
      step: [
        '{name} eligió a alguien de confianza y lo contó, frase a frase.',
        'Primero un suspiro largo, luego tres palabras, luego lo demás. Llevó la tarde entera.',
        '«Te creo», dijo quien escuchaba. «Hiciste bien. Ahora te ayudo para que estés a salvo».',
      ],
      again: [
        'Por la noche volvió el lío durante un rato.',
        '«¿Y si se enfadan conmigo?», preguntó otra vez {name}, y la respuesta fue la misma: «No es culpa tuya».',
      ],
      close: [
        'La caja está abierta ahora, y otros ayudan a llevarla.',
        'Con eso no se borra lo que pasó. Pero {name} tiene un no bien fuerte y cinco nombres en una pata: gente a quien acudir.',
      ],
    },
  },
};
