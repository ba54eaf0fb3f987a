import type { Tongue } from '../tongue.ts';

export const en: Tongue = {
  names: ['Pim', 'Juno', 'Robin', 'Milo'],
  friend: 'Tilda',
  owl: 'the old owl',
  animals: { fox: 'fox', bear: 'bear', rabbit: 'rabbit', hedgehog: 'hedgehog' },
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
      '{name} the little {animal} lived {where}, in {home}.',
      'Every day began the same way: one long stretch, one deep sniff of the air, and out into the morning.',
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
      'When one eye peeked out, {trouble} was still there.',
      'It had not moved at all. It simply waited.',
      'That is how it is with such visitors: they do not leave just because we close our eyes.',
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
      'Nobody asked whether {trouble} might come back. It was allowed to. They knew each other now.',
    ],
  },
  themes: {
    night: {
      title: '{name} and the Friendly Night',
      trouble: 'the Big Shadow',
      arrives: [
        'One evening, when the light went out, {trouble} came.',
        'It slipped through every crack, filled the corners and made each small sound seem large.',
        'By day {name} could hardly believe in it. By night it was hard to believe in anything else.',
      ],
      body: [
        '{name}’s heart went thump, thump, thump.',
        'The paws turned cold, the ears stood up straight, and sleep ran far away.',
        'A body does that when it wants to protect us, even when there is nothing to be protected from.',
      ],
      grows: [
        'Every night {trouble} looked a little bigger.',
        '{name} needed one more light, one more sip of water, one more look under the bed.',
        'And still it was never quite enough.',
      ],
      named: [
        '“I’m scared of {trouble},” said {name}, very quietly.',
        'As soon as the words were out, there was more room to breathe.',
        'A fear that has been spoken aloud is a different kind of fear: two can look at it.',
      ],
      returns: [
        'That night {trouble} came again.',
        'For a moment everything was as before: the thumping heart, the cold paws.',
        'It had simply not heard yet that {name} had learned something.',
      ],
      smaller: [
        'And look! {Trouble} grew small and soft, like a blanket.',
        'Behind it {name} could see the stars. They had been there all the time.',
        'The night was not empty at all. It was only quiet.',
      ],
      close: [
        '{name} yawned, whispered “Good night, night,” and slept until morning.',
        'And whenever {trouble} comes to visit, {name} knows what to do.',
      ],
    },
    anger: {
      title: '{name} and the Red Storm',
      trouble: 'the Red Storm',
      arrives: [
        'Then something went wrong, just a little thing, and {trouble} came.',
        'It roared up out of nowhere and was louder than everything else.',
        'Afterwards {name} could not even say what the little thing had been.',
      ],
      body: [
        '{name} felt hot all over, right up to the tips of the ears.',
        'The teeth clenched, the paws stamped, and there was a rumbling deep in the belly.',
        'That rumbling wanted to say something. It just did not know how yet.',
      ],
      grows: [
        'Crash! The berry basket flew through the air.',
        'Berries rolled everywhere, and {friend} flew up in fright.',
        'It had not been meant for {friend}. That was the worst of it.',
      ],
      named: [
        '“{Trouble} was so strong,” said {name}, “and then I was sorry.”',
        'Nobody scolded. Being angry is allowed. Hurting is not.',
        'Anger is often a guard standing at the door of something soft, such as disappointment.',
      ],
      returns: [
        'The very next day the tower of pebbles fell down, and {trouble} was back.',
        'There was the heat again, there was the rumbling.',
        'But this time {name} noticed it a tiny bit earlier, and a tiny bit is a lot.',
      ],
      smaller: [
        'Little by little {trouble} ran out of breath.',
        'In the end it was only a warm wind that ruffled {name}’s fur.',
        'The strength was still there. Only now it belonged to {name}.',
      ],
      close: [
        '{name} and {friend} built the tower again, higher than before.',
        'And when {trouble} rumbles far away, {name} hears it coming, and knows what to do.',
      ],
    },
    worry: {
      title: '{name} and the Worry Cloud',
      trouble: 'the Worry Cloud',
      arrives: [
        'Something new was coming up, and with it came {trouble}.',
        '“What if it goes wrong? What if they laugh? What if, what if?” it murmured.',
        'It had an answer to everything, and none of the answers was a good one.',
      ],
      body: [
        'There was a flutter in {name}’s tummy, like a hundred butterflies.',
        'Breakfast would not go down, and the knees felt like grass in the wind.',
        'Worries live in the head, but they like to knock at the tummy’s door.',
      ],
      grows: [
        '{name} stayed at home, and {trouble} grew.',
        'The longer {name} waited, the higher every little hill looked.',
        'Staying away helped for an hour. After that it made everything harder.',
      ],
      named: [
        '“I have {trouble} with me,” said {name}. “It says ‘what if’ all the time.”',
        'Said out loud, it sounded only half as clever as it did inside.',
        'A worry is a guess about tomorrow, and guesses may be checked.',
      ],
      returns: [
        'When the great day came, {trouble} floated in as well.',
        '“What if,” it began, and the butterflies woke up at once.',
        'For a heartbeat {name} wanted to turn round. Then came a thought: not yet.',
      ],
      smaller: [
        'With each minute {trouble} became thinner, until the sun shone through.',
        'Not everything was easy. But nothing was as bad as the murmuring had said.',
        'Courage, {name} found, is not the opposite of fear. It is what you do while you are afraid.',
      ],
      close: [
        '“I did it,” said {name}, and it was true.',
        'A small worry may still come along now and then. {name} walks in front.',
      ],
    },
    missing: {
      title: '{name} and the Shining Stone',
      trouble: 'the Grey Rain',
      arrives: [
        'One day someone {name} loved was not there any more, and {trouble} began.',
        'It rained on the breakfast and it rained on the games, even when the sun was shining.',
        'Others talked about the weather. {name} alone was wet.',
      ],
      body: [
        '{name}’s chest felt heavy, and the tears came all by themselves.',
        'Sometimes there were no tears at all, only a quiet hole where something had been.',
        'Missing someone is love that does not know where to go for a while.',
      ],
      grows: [
        '{name} did not feel like playing any more.',
        'Every path, every smell, every song remembered the one who was gone.',
        'To forget would have been easier, and {name} did not want that at all.',
      ],
      named: [
        '“I miss someone so much,” said {name}.',
        'It was a short sentence, and a very large one.',
        'Those who heard it did not try to make it smaller. They made room.',
      ],
      returns: [
        'Some days later {trouble} came back, quite suddenly.',
        'A smell was enough, or half a melody.',
        'Sadness does not walk in a straight line. It goes in waves, and waves pass.',
      ],
      smaller: [
        '{Trouble} grew lighter, and a bit of sun came through.',
        'For the first time a memory made {name} smile and cry at once.',
        'It had not stopped. It had only become a rain in which things can grow.',
      ],
      close: [
        '{name} looked up at the sky and said, “You are still with me.”',
        'Some days are grey and some are bright, and love has room in all of them.',
      ],
    },
    alone: {
      title: '{name} and the Open Gate',
      trouble: 'the Mist',
      arrives: [
        'The others were playing, and between them and {name} stood {trouble}.',
        'Their laughter came through it, but {name} could not find the way in.',
        'Nobody had sent {name} away. That made it no easier.',
      ],
      body: [
        '{name}’s throat felt tight, and the words would not come out.',
        '“They surely don’t want me,” thought {name}, looking at the ground.',
        'Thoughts like that feel true because they are so close, not because they are right.',
      ],
      grows: [
        'The longer {name} stood and waited, the thicker {trouble} became.',
        'In the end even {friend} could hardly be seen.',
        'Waiting for others to begin is a game that nobody wins.',
      ],
      named: [
        '“I feel alone,” said {name}, “even when others are there.”',
        '“So do I, sometimes,” said {friend}. {name} had never thought of that.',
        'Two who know the same mist are already not alone in it.',
      ],
      returns: [
        'At the gate of the playground {trouble} rose once more.',
        'The throat grew tight, and the feet wanted to go home.',
        'But somewhere behind it someone was laughing, and laughing is a good signpost.',
      ],
      smaller: [
        '{Trouble} opened like a gate.',
        'Behind it someone was already waving: a snail, a mouse and a very shy frog.',
        'The frog said, “I was hoping somebody would ask.”',
      ],
      close: [
        'That day {name} had three new friends and grass stains on both knees.',
        'And the next one who stood at the edge was asked by {name}: “Would you like to play?”',
      ],
    },
    change: {
      title: '{name} and the New Path',
      trouble: 'the Whirlwind',
      arrives: [
        'Then everything was to be different, and {trouble} came.',
        'It tossed the days about, and nothing was where it had always been.',
        '“It will be lovely,” said the grown-ups. They said it a little too often.',
      ],
      body: [
        'Everything was spinning inside {name}.',
        'One moment {name} wanted to cry, the next to shout, and the next to be carried.',
        'So many feelings at once is what it feels like when something big is moving.',
      ],
      grows: [
        '“I want it to be the way it was!” cried {name}.',
        'But {trouble} only spun faster.',
        'It is hard to hold on to yesterday. It has no handle.',
      ],
      named: [
        '“I am sad about the old and scared of the new,” said {name}.',
        'Both may be there at once. There is room for two feelings in one heart, and even for three.',
        'And when each feeling has a chair, it no longer has to run about.',
      ],
      returns: [
        'On the first new morning {trouble} was there again.',
        'The door was strange, the smell was strange, even the light was strange.',
        '“Strange,” {friend} remarked, “is what everything is called before we know it.”',
      ],
      smaller: [
        '{Trouble} slowed down until it was a breeze.',
        'And there, between all the new things, stood something {name} knew: {friend}.',
        'Some things change, some things stay, and some come along in your pocket.',
      ],
      close: [
        '“This belongs to me now as well,” said {name}, and looked around.',
        'The old path was still there. There was simply one more.',
      ],
    },
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
        '{name} practised: “I feel… wobbly. I feel… like a thundercloud. I feel… blue.”',
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
        '“Think of three you can go to. Count them on your paw, so that you find them when it is stormy.”',
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
  alt: {
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
  otherLanguage:
    'The built-in author does not write the language that was asked for; this book is in English.',
};
