import type { Field } from '../field.ts';

export const sleepover: Field = {
  feeling: 'shadow',
  skill: 'treasure',
  patterns: {
    en: 'sleepover*, overnight, staying night friend, night away, school trip, camp, homesick*, class trip, sleep over friend*',
    de: 'übernacht*, auswärts schlafen, schlafen freund*, klassenfahrt*, heimweh, ferienlager, landschulheim*, woanders schlafen',
    fr: 'dormir chez, nuit chez, soirée pyjama, classe verte, colonie*, mal pays, voyage scolaire, dormir ailleurs',
    es: 'dormir fuera, dormir casa amig*, fiesta pijamas, campamento*, excursión colegio, noche fuera, añoranza casa, morriña',
  },
  cover: ['night', 'wave', 'friend', 'bedroll@left', 'torch@right'],
  scenes: {
    happens: ['dusk', 'stand', 'bedroll@left', 'satchel@right'],
    feels: ['night', 'sad', 'cloud2', 'bedroll@left'],
    thinks: ['night', 'sit', 'house@thought', 'bedroll@left'],
    told: ['dusk', 'sit', 'owl', 'phone@left'],
    step: ['night', 'breathe', 'lantern', 'friend', 'bedroll@left', 'torch@right'],
    again: ['night', 'sit', 'cloud1', 'phone@left', 'moon@thought'],
    close: ['morning', 'jump', 'friend', 'plate@left', 'satchel@right'],
  },
  texts: {
    en: {
      title: '{name} and the First Sleepover',
      happens: [
        '{name} was to sleep at somebody else’s house for the first time.',
        'The sleeping bag was rolled up, with the toothbrush and the torch and the rabbit with one ear.',
        'It had been {name}’s own idea. In the daytime it had been a very good idea.',
      ],
      feels: [
        'When it grew dark, homesickness came.',
        'It pulled at the inside of the ribs, gently but all the time, in the direction of home.',
      ],
      thinks: [
        '“If I say it, they’ll laugh. If I don’t say it, I’ll burst.”',
        'The clock here ticked wrong. The blanket smelled of other people’s soap.',
      ],
      told: [
        '{Owl} said: “Homesickness means that there is a place which you love. It is nothing to be ashamed of.”',
        '“Make a plan beforehand: what helps, whom you wake up, and when a phone call is allowed.”',
        '“And to be fetched is not a defeat. It’s a try. Some things need three of those.”',
      ],
      step: [
        '{name} whispered: “I’m a bit homesick. Are you still awake?”',
        '“I always get that at my granny’s,” came the whisper back, and a torch went on under the blanket.',
        'They told each other what they could hear at home right now, each their own list, until it was long.',
      ],
      again: [
        'At half past two {name} was awake again, and it was still pulling.',
        'The rabbit with one ear was there. The plan said: a sip of water, ten breaths, then wake somebody up.',
      ],
      close: [
        'In the morning there were pancakes, and {name} was still there.',
        'It had not been easy, and it had been a long night. At home the bed felt a bit bigger than before.',
      ],
    },
    de: {
      title: '{name} und die erste Nacht woanders',
      happens: [
        '{name} sollte zum ersten Mal woanders übernachten.',
        'Der Schlafsack war gerollt, dabei waren Zahnbürste, Taschenlampe und der Stoffhase mit einem Ohr.',
        'Es war die eigene Idee von {name} gewesen. Bei Tag war es eine sehr gute Idee gewesen.',
      ],
      feels: [
        'Als es dunkel wurde, kam das Heimweh.',
        'Es zog innen an den Rippen, sanft, aber die ganze Zeit, und immer Richtung daheim.',
      ],
      thinks: [
        '„Wenn ich es sage, lachen sie. Wenn ich es nicht sage, platze ich.“',
        'Die Uhr tickte hier falsch. Die Decke roch nach der Seife von anderen Leuten.',
      ],
      told: [
        '{Owl} sagte: „Heimweh heißt, dass es einen Ort gibt, den du lieb hast. Dafür muss sich niemand schämen.“',
        '„Mach vorher einen Plan: was hilft, wen du weckst und wann du anrufen darfst.“',
        '„Und abgeholt werden ist keine Niederlage. Es ist ein Versuch. Manches braucht drei davon.“',
      ],
      step: [
        '{name} flüsterte: „Ich habe ein bisschen Heimweh. Bist du noch wach?“',
        '„Das habe ich bei meiner Tante auch immer“, kam es zurück, und unter der Decke ging eine Taschenlampe an.',
        'Sie erzählten sich, was man daheim jetzt gerade hört, jeder seine eigene Liste, bis sie lang war.',
      ],
      again: [
        'Um halb drei war {name} wieder wach, und es zog immer noch.',
        'Der Hase mit einem Ohr war da. Im Plan stand: ein Schluck Wasser, zehn Atemzüge, dann jemanden wecken.',
      ],
      close: [
        'Am Morgen gab es Pfannkuchen, und {name} war immer noch da.',
        'Leicht war es nicht gewesen, und die Nacht war lang. Daheim war das Bett ein Stückchen größer als vorher.',
      ],
    },
    fr: {
      title: '{name} et la première nuit ailleurs',
      happens: [
        '{name} allait dormir chez quelqu’un d’autre pour la première fois.',
        'Le sac de couchage était roulé, avec la brosse à dents, la lampe de poche et le lapin à une oreille.',
        'C’était l’idée de {name}. En plein jour, c’était une très bonne idée.',
      ],
      feels: [
        'Quand il fit noir, le mal de la maison arriva.',
        'Il tirait à l’intérieur des côtes, doucement mais tout le temps, du côté de chez soi.',
      ],
      thinks: [
        '« Si je le dis, on rira. Si je ne le dis pas, je vais éclater. »',
        'L’horloge d’ici faisait un faux tic-tac. La couverture sentait le savon des autres.',
      ],
      told: [
        '{Owl} dit : « Ce mal veut dire qu’il y a un endroit que tu aimes. Il n’y a pas de honte à cela. »',
        '« Fais un plan avant : ce qui aide, qui tu réveilles, et quand on peut téléphoner. »',
        '« Et rentrer plus tôt n’est pas une défaite. C’est un essai. Pour certaines choses, il en faut trois. »',
      ],
      step: [
        '{name} murmura : « La maison me manque un peu. Tu ne dors pas ? »',
        '« Moi, ça me fait ça chez ma tante », répondit un murmure, et une lampe s’alluma sous la couverture.',
        'Ils se racontèrent ce qu’on entend chez soi à cette heure, chacun sa liste, jusqu’à ce qu’elle soit longue.',
      ],
      again: [
        'À deux heures et demie, {name} ne dormait plus, et ça tirait encore.',
        'Le lapin à une oreille était là. Le plan disait : une gorgée d’eau, dix souffles, puis réveiller quelqu’un.',
      ],
      close: [
        'Le matin, il y eut des crêpes, et {name} était toujours là.',
        'Cela n’avait pas été facile, et la nuit avait été longue. À la maison, le lit semblait un peu plus grand qu’avant.',
      ],
    },
    es: {
      title: '{name} y la primera noche fuera',
      happens: [
        '{name} iba a dormir fuera de casa por primera vez.',
        'El saco estaba enrollado, con el cepillo de dientes, la linterna y el conejo de una oreja.',
        'Había sido idea de {name}. De día era una idea buenísima.',
      ],
      feels: [
        'Cuando se hizo de noche, llegó la morriña.',
        'Tiraba por dentro de las costillas, suave pero sin parar, hacia casa.',
      ],
      thinks: [
        '«Si lo digo, se reirán. Si no lo digo, reviento».',
        'El reloj de aquí hacía mal el tictac. La manta olía al jabón de otra gente.',
      ],
      told: [
        '{Owl} dijo: «Eso quiere decir que hay un lugar que quieres. No es ninguna vergüenza».',
        '«Haz un plan antes: qué ayuda, a quién despiertas y cuándo se puede llamar».',
        '«Y que te vengan a buscar no es perder. Es un intento. Para algunas cosas hacen falta tres».',
      ],
      step: [
        '{name} susurró: «Echo un poco de menos mi casa. ¿Duermes?»',
        '«A mí me pasa en casa de mi tía», contestó un susurro, y se encendió una linterna bajo la manta.',
        'Se contaron lo que se oye ahora en casa, cada cual su lista, hasta que fue larga.',
      ],
      again: [
        'A las dos y media, {name} ya no dormía, y aún tiraba.',
        'El conejo de una oreja estaba allí. El plan decía: un sorbo de agua, diez respiraciones y luego despertar a alguien.',
      ],
      close: [
        'Por la mañana hubo tortitas, y {name} seguía allí.',
        'No había sido fácil, y la noche fue larga. En casa, la cama parecía un poco más grande que antes.',
      ],
    },
  },
};
