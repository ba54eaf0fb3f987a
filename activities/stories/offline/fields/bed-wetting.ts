import type { Field } from '../field.ts';

export const bedWetting: Field = {
  feeling: 'rain',
  skill: 'together',
  patterns: {
    en: 'bed-wetting, bedwetting, wet* bed, enuresis, wet bed, wetting, toilet accident*, wets',
    de: 'einnäss*, bettnäss*, nasses bett, bett nass, bett mach*, eingenässt, enuresis, einkoten, nässt',
    fr: 'pipi lit, énurésie, mouille lit, pipi, lit mouillé',
    es: 'enuresis, moja* cama, mojar cama, pipí, pis cama, cama mojada',
  },
  cover: ['morning', 'wave', 'bed@left', 'laundry@back'],
  scenes: {
    happens: ['morning', 'stand', 'bed@left'],
    feels: ['morning', 'hide', 'cloud1', 'bed@left'],
    thinks: ['morning', 'sit', 'laundry@back', 'moon@thought'],
    told: ['day', 'sit', 'owl', 'pillow@left'],
    step: ['morning', 'stand', 'laundry@back', 'pillow@right'],
    again: ['night', 'sad', 'bed@left', 'nightlight@right'],
    close: ['day', 'jump', 'friend', 'laundry@back'],
  },
  texts: {
    en: {
      title: '{name} and the Sheet in the Wind',
      happens: [
        'When {name} woke up, the bed was wet again.',
        'It was cold and it smelled a little, and the rest of the house was still asleep.',
        'First {name} pulled the blanket over it. But a blanket does not make anything dry.',
      ],
      feels: [
        '{name} felt ashamed, hot in the cheeks and cold in the legs.',
        'Shame says: hide, and tell nobody. It says that to many, in many wet beds, every morning.',
      ],
      thinks: [
        '“I’m too big for this. Only babies wet the bed,” thought {name}.',
        'That is not so. In every school class there is somebody who knows it, too. They just don’t say so.',
      ],
      told: [
        '{Owl} said: “You don’t do it on purpose. Your body sleeps so deeply that it does not hear the bladder ring.”',
        '“Bladders learn that, each at its own time. Scolding does not make it faster.”',
        '“Till then a plan helps: a dry sheet near the bed, and somebody who knows about it.”',
      ],
      step: [
        '{name} went to the parents and said: “It happened. Will you help me?”',
        'Together they took off the sheet. {name} put it into the machine, and pressed the button without anyone’s help.',
        'No one made a face. One of them told in a whisper how it had been for them, when they were little.',
      ],
      again: [
        'Three nights were dry, and the fourth was wet.',
        '{name} had so hoped for it. But the plan lay ready: sheet off, sheet on, back to sleep.',
      ],
      close: [
        'The sheet fluttered on the line and smelled of wind.',
        'Some nights are dry, and some are not yet. {name} sleeps, and the bladder is practising.',
      ],
    },
    de: {
      title: '{name} und das Laken im Wind',
      happens: [
        'Als {name} aufwachte, war das Bett wieder nass.',
        'Es war kalt und roch ein bisschen, und im Haus schliefen noch alle.',
        'Zuerst zog {name} die Decke darüber. Aber eine Decke macht nichts trocken.',
      ],
      feels: [
        '{name} schämte sich, heiß in den Backen und kalt an den Beinen.',
        'Scham sagt: Versteck dich, erzähl es keinem. Das sagt sie vielen, in vielen nassen Betten, jeden Morgen.',
      ],
      thinks: [
        '„Ich bin zu groß dafür. Ins Bett machen nur Babys“, dachte {name}.',
        'Das stimmt nicht. In jeder Schulklasse kennt das noch jemand. Es sagt nur keiner.',
      ],
      told: [
        '{Owl} sagte: „Du machst es nicht mit Absicht. Dein Körper schläft so tief, dass er die Blase nicht läuten hört.“',
        '„Blasen lernen das, jede zu ihrer Zeit. Schimpfen macht es nicht schneller.“',
        '„Bis dahin hilft ein Plan: ein trockenes Laken neben dem Bett und jemand, der Bescheid weiß.“',
      ],
      step: [
        '{name} ging zu den Eltern und sagte: „Es ist passiert. Hilfst du mir?“',
        'Zusammen zogen sie das Laken ab. {name} steckte es in die Maschine und drückte ganz ohne Hilfe auf den Knopf.',
        'Niemand verzog das Gesicht. Und leise wurde erzählt, wie das früher gewesen war, als die Großen klein waren.',
      ],
      again: [
        'Drei Nächte blieb es trocken, die vierte war nass.',
        '{name} hatte so darauf gehofft. Aber der Plan lag bereit: Laken ab, Laken drauf, weiterschlafen.',
      ],
      close: [
        'Das Laken flatterte auf der Leine und roch nach Wind.',
        'Manche Nächte sind trocken, manche noch nicht. {name} schläft, und die Blase übt.',
      ],
    },
    fr: {
      title: '{name} et le drap dans le vent',
      happens: [
        'Au réveil de {name}, le lit était encore mouillé.',
        'C’était froid, ça sentait un peu, et toute la maison dormait encore.',
        'D’abord, {name} tira la couverture par-dessus. Mais une couverture ne sèche rien.',
      ],
      feels: [
        '{name} avait honte, chaud aux joues et froid aux jambes.',
        'La honte dit : cache-toi, n’en parle pas. Elle le dit à beaucoup, dans beaucoup de lits mouillés, chaque matin.',
      ],
      thinks: [
        '« J’ai passé l’âge. Il n’y a que les bébés qui font pipi au lit », pensa {name}.',
        'Ce n’est pas vrai. Dans chaque classe, quelqu’un d’autre connaît cela. Seulement, personne ne le dit.',
      ],
      told: [
        '{Owl} dit : « Tu ne le fais pas exprès. Ton corps dort si fort qu’il n’entend pas la vessie sonner. »',
        '« Les vessies l’apprennent, chacune à son heure. Gronder ne va pas plus vite. »',
        '« En attendant, un plan aide : un drap sec près du lit, et quelqu’un qui est au courant. »',
      ],
      step: [
        '{name} alla voir les parents : « C’est arrivé. Tu m’aides ? »',
        'Ensemble, ils retirèrent le drap. {name} le mit dans la machine et appuya sur le bouton sans aucune aide.',
        'Personne ne fit la grimace. Et tout bas, on raconta comment c’était autrefois, quand les grands étaient petits.',
      ],
      again: [
        'Trois nuits furent sèches, et la quatrième fut mouillée.',
        '{name} avait tant espéré. Mais le plan était prêt : drap enlevé, drap remis, et au lit.',
      ],
      close: [
        'Le drap flottait sur la corde et sentait le vent.',
        'Certaines nuits sont sèches, d’autres pas encore. {name} dort, et la vessie s’exerce.',
      ],
    },
    es: {
      title: '{name} y la sábana al viento',
      happens: [
        'Cuando {name} se despertó, la cama estaba mojada otra vez.',
        'Estaba fría, olía un poco, y en la casa aún dormían.',
        'Primero {name} la tapó con la manta. Pero una manta no seca nada.',
      ],
      feels: [
        '{name} sintió vergüenza, con calor en las mejillas y frío en las piernas.',
        'La vergüenza dice: escóndete, no lo cuentes. Se lo dice a muchos, en muchas camas mojadas, cada mañana.',
      ],
      thinks: [
        '«Soy demasiado grande para esto. Solo los bebés mojan la cama», pensó {name}.',
        'No es así. En cada clase hay alguien más que lo conoce. Solo que nadie lo dice.',
      ],
      told: [
        '{Owl} dijo: «No lo haces queriendo. Tu cuerpo duerme tan hondo que no oye sonar la vejiga».',
        '«Las vejigas lo aprenden, cada una a su tiempo. Reñir no lo hace más rápido».',
        '«Mientras tanto ayuda un plan: una sábana seca cerca y alguien que lo sepa».',
      ],
      step: [
        '{name} fue a ver a sus padres y dijo: «Ha pasado. ¿Me ayudas?»',
        'Juntos quitaron la sábana. {name} la metió en la lavadora y apretó el botón sin ayuda.',
        'Nadie puso mala cara. Y en voz baja contaron cómo era antes, cuando los grandes eran pequeños.',
      ],
      again: [
        'Tres noches fueron secas, y la cuarta, mojada.',
        '{name} lo había esperado tanto. Pero el plan estaba listo: fuera sábana, sábana nueva, y a dormir.',
      ],
      close: [
        'La sábana volaba en la cuerda y olía a viento.',
        'Algunas noches son secas, otras todavía no. {name} duerme, y la vejiga practica.',
      ],
    },
  },
};
