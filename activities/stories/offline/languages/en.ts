import type { LanguageTexts } from '../language-texts.ts';

export const en: LanguageTexts = {
  names: ['Pim', 'Juno', 'Robin', 'Milo'],
  friend: 'Tilda',
  owl: 'the old owl',
  places: {
    forest: {
      where: 'at the edge of a quiet forest',
      home: 'a snug den under the roots of an oak',
      play: 'balancing along fallen trunks',
      day: 'The sun painted golden spots on the moss.',
      path: 'over roots, under ferns and across a narrow brook',
      evening: 'One by one the fireflies lit their lamps.',
    },
    seaside: {
      where: 'where the dunes meet the sea',
      home: 'a dry hollow behind the tall grass',
      play: 'racing the waves along the beach',
      day: 'The water glittered as if someone had spilled stars.',
      path: 'through warm sand, past driftwood and along the tide line',
      evening: 'Far out, the lighthouse began to blink.',
    },
    meadow: {
      where: 'in the hills above a wide meadow',
      home: 'a little house of earth with a round door',
      play: 'rolling down the hill all the way to the pond',
      day: 'Bees hummed in the clover and the air smelled of hay.',
      path: 'up the hill, along the hedge and through the clover',
      evening: 'The crickets tuned up for their concert.',
    },
  },
  common: {
    home: [
      '{name} the little {animal} lived {where}.',
      'At home, in {home}, every day began the same way: one long stretch, one deep sniff of the air, and out into the morning.',
      '{name} knew every sound of the place, and every smell, and which of them meant breakfast.',
    ],
    joys: [
      'More than anything, {name} loved {play}.',
      'Sometimes it went well and sometimes it ended in a tumble. Both were fun.',
      'On days like that there was no time to brood, and perhaps that was the best part.',
    ],
    friend: [
      '{friend} the sparrow was {name}’s best friend.',
      '{friend} could whistle, tell jokes and keep quiet, each at just the right moment.',
      'Friends who know when to keep quiet are rare, and {name} knew that very well.',
    ],
    ordinary: [
      'That morning was like any other. {day}',
      '{name} ate three berries, saved the fourth for {friend}, and hummed a tune that had no end.',
      'Nothing at all hinted at what was already on its way.',
    ],
    hide: [
      '{name} crawled into the farthest corner and kept very still.',
      '“If I don’t look, perhaps it isn’t there,” {name} whispered.',
      'But not looking is hard work, and it makes a small corner feel smaller still.',
    ],
    still: [
      'When one eye peeked out, everything was still as it had been.',
      'It had not moved at all. It simply waited.',
      'That is how it is with what is big: it does not leave just because we close our eyes.',
    ],
    pretend: [
      '“I’m fine!” said {name} all day long, with a very wide smile.',
      'The smile grew heavier and heavier, like a bucket that is slowly filling with water.',
      'By evening {name} was so tired from smiling that even the ears drooped.',
    ],
    alone: [
      '{name} sat all alone and felt very small.',
      '“Nobody else has a thing like this,” {name} thought. “Only me.”',
      'It wasn’t true. But when you sit alone, there is nobody there to tell you so.',
    ],
    noticed: [
      '{friend} landed close by and stayed.',
      'After a while {friend} asked, “Shall I keep you company?” And {name} nodded.',
      'Sometimes that is what is needed first: someone who stays and doesn’t want anything.',
    ],
    setOut: [
      '“Let’s ask {owl},” said {friend}. And off they went.',
      '{name} packed two nuts and a bit of courage. The courage hardly took up any room.',
      'The first step was the longest, as first steps often are.',
    ],
    path: [
      'The way led {path}.',
      '{friend} flew ahead and came back, again and again, so that {name} was never alone for long.',
      'At every bend {name} noticed something odd: just by walking, it became a little easier to breathe.',
    ],
    listens: [
      '{Owl} listened until everything had been said.',
      'There was no laughing, no interrupting, and no “But that’s nothing!”',
      '“Thank you for telling me,” said {owl} at last. “That was the bravest part.”',
    ],
    evening: [
      'In the evening they all sat together. {evening}',
      '{friend} told the story of the day. In it {name} was very brave indeed, and {name} thought that was nearly right.',
      'Nobody asked whether it would be hard again. It was allowed to be. They would be there.',
    ],
  },
  skills: {
    breathe: {
      gift: [
        '{Owl} said, “Breathe in as if you smelled a flower. Breathe out as if you cooled hot soup.”',
        '“Three times, slowly. Your breath is always with you, and it can be a brake.”',
        '“When breath grows slow, the heart believes that all is well, and passes it on.”',
      ],
      practise: [
        '{name} tried it. Flower, soup. Flower, soup.',
        'The first time it turned into a cough, the second into a giggle, the third was just right.',
        'It felt silly, and then it felt good.',
      ],
      use: [
        '{name} stood still. Flower in, soup out. Once. Twice. Three times.',
        'The shoulders came down by themselves, and the thumping turned into a quiet beat.',
        'Nothing outside had changed. But inside, someone was at the helm again.',
      ],
      pass: [
        '“Smell the flower, cool the soup,” {name} taught {friend}.',
        'Soon half the neighbourhood was blowing, and it sounded like a gentle wind.',
        'Those who explain something notice that they really know it.',
      ],
    },
    words: {
      gift: [
        '{Owl} said, “Give your feeling a name. Then tell someone you trust.”',
        '“You can say it, paint it or whisper it to a stone first. It only has to get out.”',
        '“What has words does not have to bite or hide.”',
      ],
      practise: [
        '{name} practised: “I feel… wobbly. I feel… like a shaken bottle. I feel… blue.”',
        'For every feeling {name} drew a picture in the sand, and {friend} guessed.',
        'There were more words than {name} had thought, and some fitted to a T.',
      ],
      use: [
        '{name} took heart and said, “I feel this way now, and I need you.”',
        'The words trembled a little. They arrived all the same.',
        'Then came the answer that changes so much: “I’m glad you told me.”',
      ],
      pass: [
        'The next day {name} asked {friend}, “And how are you inside?”',
        '{friend} thought for a long time. Nobody had ever asked quite like that.',
        'A good question can be a present, too.',
      ],
    },
    steps: {
      gift: [
        '{Owl} said, “You don’t have to jump over the river. Take the stepping stones.”',
        '“Which step is so small that you dare to take it today? Take that one. Tomorrow the next.”',
        '“Brave is not who is never afraid. Brave is who takes a small step with the fear beside them.”',
      ],
      practise: [
        '{name} took one small step. Nothing bad happened.',
        'Then came a second one, half as long and twice as wobbly. “That counts!” called {friend}.',
        'They laid out pebbles, one for every step, and it became a proper row.',
      ],
      use: [
        'One step. Wait. One more step. {name} went on.',
        'The knees trembled, and the feet walked on regardless.',
        'Halfway across {name} looked back and could hardly believe how far that already was.',
      ],
      pass: [
        '“You may start very small,” {name} said to a shy frog.',
        'The frog put one toe into the water. “That counts!” called {name}.',
        'And everybody clapped, for they all knew what a first step is.',
      ],
    },
    together: {
      gift: [
        '{Owl} said, “You don’t have to carry this alone. Ask for help. That is strong.”',
        '“Think of three you can go to. Count them on your paw, so that you find them when things are hard.”',
        '“A load that two carry is not half as heavy. It is lighter than that.”',
      ],
      practise: [
        '{name} practised the hardest little sentence there is: “Please help me.”',
        'First very softly, then a bit louder, then so that {friend} really heard it.',
        'It turned out that the sentence does not make anyone smaller.',
      ],
      use: [
        '“Please stay with me,” said {name}. And {friend} stayed.',
        'Wing on paw they stood there, and looked at it together.',
        'It was still there. But it had to reckon with two now.',
      ],
      pass: [
        'When {friend} had a bad day, {name} knew what to do: sit down, stay, listen.',
        '“Three you can go to,” said {name}. “I am one of yours.”',
        'So it went round, from one to the next.',
      ],
    },
    treasure: {
      gift: [
        '{Owl} gave {name} a smooth stone and said, “Put into it what you want to keep.”',
        '“A memory, a song, a place where you feel safe. Hold it when you need it.”',
        '“What we have loved stays. It only moves to where we can carry it.”',
      ],
      practise: [
        '{name} closed both eyes, held the stone and thought of something lovely.',
        'It took a while. Then it was there: a laugh, a smell, a warm paw.',
        'The stone seemed to grow warm, or perhaps that was only {name}.',
      ],
      use: [
        '{name} held the stone tight and thought of the lovely thing.',
        'It shone, not for the eyes, but for the chest.',
        'In its light everything had edges again, and the way could be seen.',
      ],
      pass: [
        '{name} looked for a smooth stone for {friend}, too.',
        '“What will you put in?” – “This afternoon,” said {friend} at once.',
        'And so this afternoon will always be there.',
      ],
    },
  },
  about: 'A story about {whole}.',
  own: {
    title: '{name} and {topic}',
    happens: [
      'There was something that {name} kept thinking about: {topic}.',
      'It was there at breakfast, it was there on the path, and in the evening it sat beside {name} like a guest.',
      'It was {name}’s very own story, and so it needed its very own words: {detail}.',
    ],
    feels: [
      'At the thought of {topic} the body had its say, too.',
      'Something pressed in the tummy, something tingled in the paws. The feeling had no name yet, so {name} drew it.',
    ],
    thinks: [
      '“Does anybody know what that is like: {said}?” {name} wondered.',
      'Perhaps others thought of it as well, and just did not say so.',
    ],
    told: [
      '{Owl} listened and said: “You call it {said}. Then that is what we will call it, too.”',
      '“You know it better than I do. Tell me what is hard about it, and what is good about it, if anything is.”',
      '“Then we will look for one thing that you can do yourself. It may be a very small one.”',
    ],
    step: [
      '{name} took a big sheet and wrote on it: {topic}.',
      'One part of it was too big for today. Another one was small enough, and {name} began with that.',
      'It was not the whole of {detail}. It was a corner of it, and corners are where one can take hold of something.',
    ],
    again: [
      'The next day it was back: {topic}.',
      'It looked as it had before. But {name} had the sheet, and somebody who knew the words on it.',
    ],
    close: [
      'Now {name} can say it aloud: {topic}.',
      'It is not over because a book is over. But it has words, and with words one can go to somebody.',
    ],
  },
  quotes: ['“', '”', '‘', '’'],
  alt: {
    objects: 'Also in the picture: {objects}.',
    poses: {
      stand: '{name} the little {animal} is standing',
      walk: '{name} the little {animal} is walking',
      sit: '{name} the little {animal} is sitting',
      sad: '{name} the little {animal} hangs its head',
      hide: '{name} the little {animal} is crouching with paws over its eyes',
      breathe: '{name} the little {animal} is breathing calmly with closed eyes',
      jump: '{name} the little {animal} is leaping for joy',
      wave: '{name} the little {animal} is waving',
      sleep: '{name} the little {animal} is curled up asleep',
    },
    places: { forest: 'among trees', seaside: 'on the beach', meadow: 'on a green hill' },
    times: {
      morning: 'in the morning light',
      day: 'on a sunny day',
      dusk: 'at dusk',
      night: 'under the stars',
      storm: 'under a dark sky',
    },
    companion: '{friend} the sparrow is close by.',
    helper: 'An old owl looks on kindly.',
    troubles: [
      'A small cloud with eyes hovers at the edge.',
      'A cloud with eyes hangs above.',
      'A huge cloud with eyes fills the sky.',
    ],
    tokens: {
      breeze: 'Curls of breath drift through the air.',
      words: 'A speech bubble holds a heart.',
      stones: 'A row of stepping stones leads onward.',
      hearts: 'Small hearts float between the friends.',
      lantern: 'A round stone glows warmly.',
    },
  },
  colophon:
    'This book was composed by the built-in author of the clinic service, from stories and pictures that people prepared for it. No language model and no outside service took part. Read it together, stop where there is something to talk about, and feel free to make up another ending.',
};
