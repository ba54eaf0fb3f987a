import type { Field } from '../field.ts';

export const eating: Field = {
  feeling: 'scribble',
  skill: 'steps',
  patterns: {
    en: 'food, eating, eat, eats, picky, fussy eater, mealtime*, vegetable*, new foods, feeding, !allerg*',
    de: 'essen, isst, wählerisch*, gemüse, mahlzeit*, nahrung, essensverweigerung, schlechter esser, fütter*, !allerg*',
    fr: 'manger, mange, repas, nourriture, légume*, alimentation, difficile table, néophobie, !allerg*',
    es: 'comer, come, comida*, alimento*, verdura*, alimentación, comensal, !alergi*',
  },
  cover: ['day', 'sit', 'plate@left', 'carrot@right'],
  scenes: {
    happens: ['day', 'sit', 'plate@left', 'carrot@thought'],
    feels: ['day', 'hide', 'cloud2', 'plate@left'],
    thinks: ['dusk', 'sit', 'cloud1', 'plate@left', 'clock@right'],
    told: ['day', 'sit', 'owl', 'carrot@left'],
    step: ['day', 'stand', 'stones', 'carrot@hand', 'plate@left'],
    again: ['dusk', 'sad', 'cloud1', 'plate@left', 'apple@right'],
    close: ['day', 'wave', 'friend', 'plate@left', 'carrot@right'],
  },
  texts: {
    en: {
      title: '{name} and the New Carrot',
      happens: [
        'On the plate lay food that {name} did not know.',
        'It was orange, it had an odd smell, and it was touching the noodles.',
        'White noodles were safe. They tasted the same yesterday and today, and tomorrow they would, too.',
      ],
      feels: [
        '{name}’s throat closed up. It was disgust, and a bit of fear.',
        'A mouth is the door to the body. It is right that it looks carefully at who wants to come in.',
      ],
      thinks: [
        '“They will watch me until I swallow it,” thought {name}.',
        'And the more eyes were looking, the smaller the hunger became.',
      ],
      told: [
        '{Owl} said: “Your tongue is a researcher. Researchers don’t swallow at once. They look first.”',
        '“Looking counts. Smelling counts. Touching counts. Licking is for the very bold.”',
        '“The grown-ups decide what is on the table. You decide what goes into your mouth, and how much.”',
      ],
      step: [
        '{name} looked at the carrot, sniffed it, and touched it with a claw.',
        'It was harder than it looked. It made a “tock” on the plate. It smelled of earth and a little of sugar.',
        'Then {name} licked it, quickly, and wrote into the research book: not dangerous. Strange.',
      ],
      again: [
        'In the evening someone said: “Just one more bite.”',
        'At once the throat was shut again. {name} said: “I’m still researching,” and put the spoon down.',
      ],
      close: [
        'After eleven days {name} bit off a piece as small as a ladybird.',
        'Noodles are still better. But there is one more food now that is no stranger.',
      ],
    },
    de: {
      title: '{name} und die neue Möhre',
      happens: [
        'Auf dem Teller lag Essen, das {name} nicht kannte.',
        'Es war orange, es roch seltsam, und es berührte die Nudeln.',
        'Weiße Nudeln waren sicher. Sie schmeckten gestern und heute gleich, und morgen auch.',
      ],
      feels: [
        'Der Hals von {name} ging zu. Das war Ekel und ein bisschen Angst.',
        'Der Mund ist die Tür zum Körper. Es ist richtig, dass er genau schaut, wer hereinwill.',
      ],
      thinks: [
        '„Die schauen mir zu, bis ich schlucke“, dachte {name}.',
        'Und je mehr Augen schauten, desto kleiner wurde der Hunger.',
      ],
      told: [
        '{Owl} sagte: „Deine Zunge ist eine Forscherin. Forscher schlucken nicht gleich. Sie schauen erst.“',
        '„Schauen zählt. Riechen zählt. Anfassen zählt. Ablecken ist für die ganz Kühnen.“',
        '„Die Großen bestimmen, was auf dem Tisch steht. Du bestimmst, was in deinen Mund kommt und wie viel.“',
      ],
      step: [
        '{name} schaute die Möhre an, schnupperte und tippte mit einer Kralle daran.',
        'Sie war härter, als sie aussah. Auf dem Teller machte sie „tock“. Sie roch nach Erde und ein wenig nach Zucker.',
        'Dann leckte {name} schnell daran und schrieb ins Forscherbuch: nicht gefährlich. Seltsam.',
      ],
      again: [
        'Am Abend sagte jemand: „Nur noch einen Bissen.“',
        'Sofort war der Hals wieder zu. {name} sagte: „Ich forsche noch“, und legte den Löffel hin.',
      ],
      close: [
        'Nach elf Tagen biss {name} ein Stück ab, so klein wie ein Marienkäfer.',
        'Nudeln sind immer noch besser. Aber ein Essen mehr ist jetzt kein fremdes.',
      ],
    },
    fr: {
      title: '{name} et la nouvelle carotte',
      happens: [
        'Dans l’assiette, il y avait à manger quelque chose d’inconnu.',
        'C’était orange, ça sentait bizarre, et ça touchait les nouilles.',
        'Les nouilles blanches étaient sûres. Elles avaient le même goût hier et aujourd’hui, et demain aussi.',
      ],
      feels: [
        'La gorge de {name} se ferma. C’était du dégoût et un peu de peur.',
        'La bouche est la porte du corps. Elle a raison de bien regarder qui veut entrer.',
      ],
      thinks: [
        '« Ils vont me regarder jusqu’à ce que j’avale », pensa {name}.',
        'Et plus il y avait d’yeux, plus la faim devenait petite.',
      ],
      told: [
        '{Owl} dit : « Ta langue est une chercheuse. Les chercheurs n’avalent pas tout de suite. Ils regardent d’abord. »',
        '« Regarder compte. Sentir compte. Toucher compte. Lécher, c’est pour les plus hardis. »',
        '« Les grands décident de ce qui est sur la table. Toi, tu décides de ce qui entre dans ta bouche, et combien. »',
      ],
      step: [
        '{name} regarda la carotte, la sentit et la toucha d’une griffe.',
        'Elle était plus dure qu’elle n’en avait l’air. Elle faisait « toc » dans l’assiette et sentait la terre et le sucre.',
        'Puis {name} la lécha, vite, et nota dans le livre de recherche : pas dangereuse. Étrange.',
      ],
      again: [
        'Le soir, quelqu’un dit : « Encore une bouchée. »',
        'Aussitôt, la gorge se referma. {name} dit : « Je cherche encore », et posa la cuillère.',
      ],
      close: [
        'Après onze jours, {name} mordit un bout petit comme une coccinelle.',
        'Les nouilles sont toujours meilleures. Mais il y a maintenant un légume de plus qui n’est plus inconnu.',
      ],
    },
    es: {
      title: '{name} y la zanahoria nueva',
      happens: [
        'En el plato había una comida que {name} no conocía.',
        'Era naranja, olía raro y tocaba los fideos.',
        'Los fideos blancos eran seguros. Sabían igual ayer y hoy, y mañana también.',
      ],
      feels: [
        'A {name} se le cerró la garganta. Era asco, y un poco de miedo.',
        'La boca es la puerta del cuerpo. Hace bien en mirar quién quiere entrar.',
      ],
      thinks: [
        '«Me van a mirar hasta que trague», pensó {name}.',
        'Y cuantos más ojos miraban, más pequeña era el hambre.',
      ],
      told: [
        '{Owl} dijo: «Tu lengua es investigadora. Quien investiga no traga enseguida. Primero mira».',
        '«Mirar cuenta. Oler cuenta. Tocar cuenta. Chupar es para los más atrevidos».',
        '«Los mayores deciden qué hay en la mesa. Tú decides qué entra en tu boca, y cuánto».',
      ],
      step: [
        '{name} miró la zanahoria, la olió y la tocó con una uña.',
        'Era más dura de lo que parecía. Hacía «toc» en el plato. Olía a tierra y un poco a azúcar.',
        'Luego {name} la chupó, deprisa, y apuntó en el cuaderno: no es peligrosa. Es rara.',
      ],
      again: [
        'Por la noche alguien dijo: «Solo un bocado más».',
        'La garganta se cerró al momento. {name} dijo: «Todavía investigo», y dejó la cuchara.',
      ],
      close: [
        'A los once días, {name} mordió un trocito pequeño como una mariquita.',
        'Los fideos siguen siendo mejores. Pero ahora hay una comida más que ya no es extraña.',
      ],
    },
  },
};
