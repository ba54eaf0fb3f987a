import type { Field } from '../field.ts';

export const newSibling: Field = {
  feeling: 'whirl',
  skill: 'words',
  patterns: {
    en: 'sibling*, new baby, baby, newborn, little brother, little sister, baby brother, baby sister, new brother, new sister, birth, pregnan*, !died, !dead, !death, !dying, !operation, !surgery, !brother hospital, !sister hospital, !ill, !illness, !sick, !cancer, !disab*, !miscarr*, !stillb*, !lost baby',
    de: 'geschwister*, baby*, neugeboren*, kleiner bruder, kleine schwester, neuer bruder, neue schwester, brüderchen, schwesterchen, geburt, schwanger*, !tod, !tot, !tote, !gestorben*, !verstorben*, !stirbt, !sterben, !operation*, !operiert, !krank, !kranke, !kranker, !krankes, !krankheit, !bruder krankenhaus, !schwester krankenhaus, !fehlgeburt, !sternenkind*, !behinder*, !baby verloren',
    fr: 'bébé*, petit frère, petite soeur, nouveau frère, nouvelle soeur, naissance, enceinte, fratrie, !mort, !morte, !décès, !décédé*, !deuil, !opération, !malade, !maladie, !frère hôpital, !soeur hôpital, !fausse couche, !handicap*, !perdu bébé',
    es: 'bebé*, hermanit*, nuevo hermano, nueva hermana, nacimiento, embaraz*, recién nacid*, !muerte, !murió, !muerto, !muerta, !falleci*, !operación, !enferm*, !hermanito hospital, !hermanita hospital, !discapaci*, !perdió bebé',
  },
  cover: ['day', 'stand', 'cradle@left', 'bottle@right'],
  scenes: {
    happens: ['morning', 'stand', 'cradle@left', 'gift@right'],
    feels: ['dusk', 'sad', 'cloud2', 'cradle@left'],
    thinks: ['night', 'sit', 'heart@thought', 'cradle@left'],
    told: ['day', 'sit', 'owl', 'photo@left'],
    step: ['day', 'stand', 'words', 'bottle@hand', 'cradle@left'],
    again: ['night', 'hide', 'cloud2', 'cradle@left', 'clock@right'],
    close: ['morning', 'sit', 'hearts', 'cradle@left'],
  },
  texts: {
    en: {
      title: '{name} and the Very Small Baby',
      happens: [
        'One morning there was a baby in the house.',
        'Everybody walked on tiptoe and looked into the cradle, and visitors brought presents with bows on them.',
        'They had said there would be somebody to play with. But the baby slept, drank, cried, and slept again.',
      ],
      feels: [
        '{name} felt a knot in the chest. It was jealousy.',
        'A bit of love was in the knot, too, and a bit of anger, and a wish to be small enough for a lap.',
      ],
      thinks: [
        '“Is there still enough love left for me?” thought {name}.',
        'It looked as if love were a cake, and somebody had just taken the biggest piece.',
      ],
      told: [
        '{Owl} said: “You may be cross with the baby. You may not hurt it.”',
        '“Nobody can take your place. You were here first, and that stays true for ever.”',
        '“Big people with a baby are tired. They do not always notice that you need them, so you may tell them.”',
      ],
      step: [
        '{name} went to the parents and said: “I need a bit of you, too.”',
        'And so they made a time that was only for {name}: ten minutes, each day, with the door shut.',
        'Sometimes the baby cried in the middle of it, and then they went on afterwards, where they had stopped.',
      ],
      again: [
        'That night the baby cried again, and nobody slept.',
        '{name} wanted to send it back. It is allowed to think that, and the baby stayed all the same.',
      ],
      close: [
        'In the morning a tiny hand held on to one of {name}’s claws.',
        'The baby was still loud, and {name} was still cross sometimes. But the hand held on, and that was something.',
      ],
    },
    de: {
      title: '{name} und das ganz kleine Baby',
      happens: [
        'Eines Morgens war ein Baby im Haus.',
        'Alle gingen auf Zehenspitzen, schauten in die Wiege, und Besuch brachte Geschenke mit Schleifen.',
        'Sie hatten gesagt, dann wäre jemand zum Spielen da. Aber das Baby schlief, trank, schrie und schlief wieder.',
      ],
      feels: [
        '{name} spürte einen Knoten in der Brust. Es war Eifersucht.',
        'Ein bisschen Liebe steckte auch in dem Knoten, ein bisschen Wut und der Wunsch, noch auf einen Schoß zu passen.',
      ],
      thinks: [
        '„Ist für mich noch genug Liebe da?“, dachte {name}.',
        'Es sah aus, als wäre Liebe ein Kuchen, und jemand hätte gerade das größte Stück genommen.',
      ],
      told: [
        '{Owl} sagte: „Du darfst böse auf das Baby sein. Wehtun darfst du ihm nicht.“',
        '„Deinen Platz kann dir niemand nehmen. Du warst zuerst da, und das bleibt für immer wahr.“',
        '„Große mit einem Baby sind müde. Sie merken nicht immer, dass du sie brauchst, darum darfst du es ihnen sagen.“',
      ],
      step: [
        '{name} ging zu den Eltern und sagte: „Ich brauche auch etwas von euch.“',
        'Da machten sie eine Zeit aus, die nur für {name} war: jeden Tag zehn Minuten, bei geschlossener Tür.',
        'Manchmal schrie das Baby mittendrin, und dann machten sie danach an derselben Stelle weiter.',
      ],
      again: [
        'In der Nacht schrie das Baby wieder, und keiner schlief.',
        '{name} wollte es zurückschicken. Das darf man denken, und das Baby blieb trotzdem.',
      ],
      close: [
        'Am Morgen hielt eine winzige Hand eine Kralle von {name} fest.',
        'Das Baby war immer noch laut, und {name} war manchmal immer noch böse. Aber die Hand hielt fest, und das war etwas.',
      ],
    },
    fr: {
      title: '{name} et le tout petit bébé',
      happens: [
        'Un matin, il y avait un bébé dans la maison.',
        'Tout le monde marchait sur la pointe des pieds, se penchait sur le berceau et apportait des cadeaux à rubans.',
        'On avait promis quelqu’un pour jouer. Mais le bébé dormait, buvait, criait, et dormait encore.',
      ],
      feels: [
        '{name} sentit un nœud dans la poitrine. C’était de la jalousie.',
        'Dans le nœud, il y avait aussi un peu d’amour, un peu de colère, et l’envie de tenir encore sur des genoux.',
      ],
      thinks: [
        '« Est-ce qu’il reste assez d’amour pour moi ? » pensa {name}.',
        'On aurait dit que l’amour était un gâteau, et que quelqu’un venait de prendre la plus grosse part.',
      ],
      told: [
        '{Owl} dit : « Tu as le droit d’en vouloir au bébé. Pas celui de lui faire mal. »',
        '« Ta place, personne ne peut la prendre. Tu étais là d’abord, et cela reste vrai pour toujours. »',
        '« Les grands qui ont un bébé sont fatigués. Ils ne voient pas toujours que tu as besoin d’eux, alors tu peux le leur dire. »',
      ],
      step: [
        '{name} alla voir ses parents et dit : « Moi aussi, j’ai besoin de vous. »',
        'Alors ils choisirent un moment rien que pour {name} : dix minutes par jour, porte fermée.',
        'Parfois le bébé criait au milieu, et après, ils reprenaient là où ils s’étaient arrêtés.',
      ],
      again: [
        'Cette nuit-là, le bébé cria encore, et personne ne dormit.',
        '{name} aurait voulu le renvoyer. On a le droit de le penser, et le bébé resta quand même.',
      ],
      close: [
        'Le matin, une main minuscule serra une griffe de {name}.',
        'Le bébé faisait toujours du bruit, et {name} se fâchait encore parfois. Mais la main serrait, et c’était déjà quelque chose.',
      ],
    },
    es: {
      title: '{name} y el bebé pequeñito',
      happens: [
        'Una mañana había un bebé en la casa.',
        'La familia andaba de puntillas, miraba dentro de la cuna, y las visitas traían regalos con lazos.',
        'Habían dicho que sería alguien con quien jugar. Pero el bebé dormía, bebía, lloraba y volvía a dormir.',
      ],
      feels: [
        '{name} notó un nudo en el pecho. Eran celos.',
        'En el nudo había también un poco de amor, un poco de rabia y ganas de caber todavía en un regazo.',
      ],
      thinks: [
        '«¿Queda bastante amor para mí?», pensó {name}.',
        'Parecía que el amor era una tarta y que alguien acababa de llevarse el trozo más grande.',
      ],
      told: [
        '{Owl} dijo: «Puedes enfadarte con el bebé. Hacerle daño, no».',
        '«Tu sitio no te lo puede quitar nadie. Tú llegaste antes, y eso será verdad siempre».',
        '«Los mayores con un bebé están cansados. No siempre ven que los necesitas, así que puedes decírselo».',
      ],
      step: [
        '{name} fue a ver a sus padres y dijo: «Yo también os necesito un poco».',
        'Entonces buscaron un rato que era solo para {name}: diez minutos cada día, con la puerta cerrada.',
        'A veces el bebé lloraba en medio, y después seguían justo donde lo habían dejado.',
      ],
      again: [
        'Aquella noche el bebé lloró otra vez, y nadie durmió.',
        '{name} quería devolverlo. Pensar eso está permitido, y el bebé se quedó de todos modos.',
      ],
      close: [
        'Por la mañana, una mano diminuta agarró una uña de {name}.',
        'El bebé seguía haciendo ruido y {name} seguía enfadándose a veces. Pero la mano agarraba fuerte, y eso ya era algo.',
      ],
    },
  },
};
