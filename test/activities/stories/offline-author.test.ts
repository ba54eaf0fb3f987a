import { describe, expect, test } from '@jest/globals';
import type { PageText } from '../../../activities/stories/author.ts';
import { FIELD_NAMES, FIELDS, type FieldName } from '../../../activities/stories/offline/fields.ts';
import { IN_THE_SKY, objectName } from '../../../activities/stories/offline/object-names.ts';
import { match, parsePatterns, wordsOf } from '../../../activities/stories/offline/patterns.ts';
import { STORY_LANGUAGES, type StoryLanguage } from '../../../domain/storybooks/story-languages.ts';
import type { AGE_BANDS } from '../../../domain/storybooks/storybook.schemas.ts';
import { briefOf, planOf } from '../../long/stories/draw-books.ts';
import { TOPICS, UNKNOWN_TOPICS } from '../../support/story-topics.ts';

const BEATS = ['happens', 'feels', 'thinks', 'told', 'step', 'again', 'close'] as const;
const SEED = '7d7a9a0e-7f55-4d7e-9d5e-0a6f2d1f6f11';

const bookOf = async (fields: Parameters<typeof briefOf>[0], seed = SEED) => {
  const plan = await planOf(briefOf(fields), seed);
  return { ...plan, pages: plan.pages as readonly PageText[] };
};

const textOf = (pages: readonly PageText[]): string => pages.map(({ text }) => text).join('\n');

/** The words of a language that tell of a field: those of its patterns that its own story uses, and at most two others do. */
const signatureOf = (language: StoryLanguage): Map<FieldName, readonly string[]> => {
  const texts = FIELD_NAMES.map((name) => ({
    name,
    words: new Set(wordsOf(JSON.stringify(FIELDS[name].texts[language])).flatMap(({ forms }) => forms)),
  }));
  return new Map(
    texts.map(({ name, words }) => {
      const patterns = parsePatterns(FIELDS[name].patterns[language]).filter(
        ({ words: wanted }) => wanted.length === 1,
      );
      const others = texts.filter((one) => one.name !== name).flatMap((one) => [...one.words]);
      const own = [...words].filter(
        (word) =>
          patterns.some((pattern) => match([pattern], [{ forms: [word], position: 0 }]).score > 0) &&
          others.filter((other) => other === word).length <= 2,
      );
      return [name, own];
    }),
  );
};

describe.each(STORY_LANGUAGES)('books in %s', (language) => {
  test.each(TOPICS[language].map(([topic, field]) => ({ topic, field })))(
    '$topic: title, text and pictures are those of $field',
    async ({ topic, field }) => {
      const { title, pages, cover } = await bookOf({ topic, language, character_name: 'Mo' });
      expect(title).toBe(FIELDS[field].texts[language].title.replace('{name}', 'Mo'));
      // Seven of eight pages tell of the field, each with something of it in its picture.
      const [first, ...others] = pages;
      expect(first?.text).toContain(topic);
      for (const [index, beat] of BEATS.entries()) {
        const [opening = ''] = FIELDS[field].texts[language][beat];
        // The parts between the words that are filled in; French may join the first of them to a name.
        const parts = opening.split(/\s*\{\w+\}\s*/).filter((part) => part.length > 12);
        // Speech goes on in the next part, so that its closing mark moves.
        for (const part of parts)
          expect(others[index]?.text).toContain(part.slice(4).replace(/[\s.]*[”“»][\s.]*$/u, ''));
        const { props = [], trouble = 0 } = others[index]?.scene ?? {};
        expect(props.length + trouble).toBeGreaterThan(0);
      }
      // Nobody hides on a cover, and no cloud hides anybody.
      expect(['stand', 'walk', 'sit', 'jump', 'wave']).toContain(cover.pose);
      expect(cover.trouble).toBe(0);
      expect(cover.props?.length).toBeGreaterThan(0);
      expect(new Set(pages.map(({ scene }) => JSON.stringify(scene))).size).toBe(pages.length);
    },
  );

  test.each(UNKNOWN_TOPICS[language])(
    '%s: its own words carry the book, and no other trouble is in it',
    async (topic) => {
      const { title, pages, cover } = await bookOf({ topic, language, page_count: 24, age_band: '9-12' });
      expect(title).toContain(topic);
      expect(pages.filter(({ text }) => text.includes(topic)).length).toBeGreaterThanOrEqual(8);
      expect(cover.props).toContainEqual(expect.objectContaining({ object: 'sign', words: topic }));
      const told = new Set(
        wordsOf(`${title}\n${textOf(pages)}`.replaceAll(topic, ' ')).flatMap(({ forms }) => forms),
      );
      const strays = [...signatureOf(language)].flatMap(([name, words]) =>
        words.filter((word) => told.has(word)).map((word) => `${name}: ${word}`),
      );
      expect(strays).toEqual([]);
    },
  );

  test('leave no placeholder unfilled, at any length and age', async () => {
    for (const [topic] of [...TOPICS[language], [UNKNOWN_TOPICS[language][0] as string] as const])
      for (const [page_count, age_band] of [
        [4, '3-5'],
        [24, '9-12'],
      ] as const) {
        const { title, pages, colophon } = await bookOf({ topic, language, page_count, age_band });
        expect(pages).toHaveLength(page_count);
        expect(`${title}${colophon}${pages.map((page) => page.text + page.alt_text).join('')}`).not.toMatch(
          /[{}]|undefined/,
        );
      }
  });

  test('have longer sentences for older children', async () => {
    const wordsInASentence = async (age_band: (typeof AGE_BANDS)[number]): Promise<number> => {
      let [words, sentences] = [0, 0];
      for (const [topic] of TOPICS[language]) {
        const text = textOf((await bookOf({ topic, language, age_band })).pages);
        words += text.split(/\s+/).length;
        sentences += text.match(/[.!?…]+(?=[”“»’]*(\s|$))/gu)?.length ?? 0;
      }
      return words / sentences;
    };
    const [youngest, middle, oldest] = [
      await wordsInASentence('3-5'),
      await wordsInASentence('6-8'),
      await wordsInASentence('9-12'),
    ];
    expect(youngest).toBeLessThan(middle);
    expect(middle).toBeLessThan(oldest);
    expect(youngest).toBeLessThan(9.5);
  });
});

test('signatures find the story of a fight in a book about another topic, if one is in it', async () => {
  const { pages } = await bookOf({ topic: 'A quarrel between friends', language: 'en' });
  const told = new Set(wordsOf(textOf(pages)).flatMap(({ forms }) => forms));
  const found = [...signatureOf('en')].filter(([, words]) => words.some((word) => told.has(word)));
  expect(found.map(([name]) => name)).toContain('friend-quarrel');
});

test('the same story and seed give the same book, another seed another one', async () => {
  const fields = { topic: 'Fear of balloons popping' };
  expect(await bookOf(fields)).toEqual(await bookOf(fields));
  expect(await bookOf(fields, 'another')).not.toEqual(await bookOf(fields));
});

test('a long topic is cut into phrases that fit into title and pictures', async () => {
  const topic = `Write a story about a very long walk, ${'with many words '.repeat(26)}. Then home.`;
  const { title, pages } = await bookOf({ topic, character_name: 'x'.repeat(80) });
  expect(title.length).toBeLessThanOrEqual(120);
  expect(title).toContain('a very long walk');
  expect(textOf(pages)).not.toContain('Write a story');
});

test.each(['"…"', '{name}', '😀', '!!!'])('a topic of %s makes a book nevertheless', async (topic) => {
  const { title, pages } = await bookOf({ topic });
  expect(title.length).toBeGreaterThan(3);
  expect(pages).toHaveLength(8);
});

test('French short words are joined to a name that begins with a vowel', async () => {
  const { pages } = await bookOf({
    topic: 'Perdre une dent',
    language: 'fr',
    character_name: 'Anna',
    page_count: 24,
    age_band: '9-12',
  });
  expect(textOf(pages)).not.toMatch(/\b(de|que) Anna/);
});

describe('what a topic names beside its theme', () => {
  const shownIn = (pages: readonly PageText[]) =>
    new Set(pages.flatMap(({ scene }) => (scene.props ?? []).map(({ object }) => object)));

  test.each([
    ['en', 'A quarrel with my best friend, a red kite and a blue bicycle', ['kite', 'bicycle']],
    ['de', 'Streit mit meinem Freund, ein Fahrrad und ein Rucksack', ['bicycle', 'satchel']],
    ['fr', 'Peur du noir avec mon doudou et une lampe de poche', ['teddy', 'torch']],
    ['es', 'Miedo a la oscuridad, mi osito de peluche y un globo', ['teddy', 'balloon']],
    ['en', 'A pirate and a dragon are afraid of the dark', ['pirate', 'dragon']],
    ['de', 'Zwei Dinosaurier und ein Roboter streiten', ['dinosaur', 'robot']],
    ['fr', 'Les pingouins et la girafe', ['penguin', 'giraffe']],
    ['es', 'Un unicornio con mucha rabia', ['unicorn']],
  ] as const)('in %s: it is in text, pictures and their descriptions', async (language, topic, objects) => {
    for (const page_count of [4, 8, 24]) {
      const { pages } = await bookOf({ topic, language, page_count });
      expect(pages[0]?.text).toContain(topic);
      const shown = shownIn(pages);
      expect(objects.filter((object) => !shown.has(object))).toEqual([]);
      for (const object of objects)
        expect(pages.some(({ alt_text }) => alt_text.includes(objectName(object, language)))).toBe(true);
    }
  });

  test.each([
    ['en', 'A dragon afraid of the dark', 'dragon', 'the little dragon'],
    ['de', 'Eine Geschichte über einen Löwen, der oft wütend ist', 'lion', 'der kleine Löwe'],
    ['fr', 'Un petit loup qui commence l’école', 'wolf', 'le petit loup'],
    ['es', 'El ratón que tiene miedo a la oscuridad', 'mouse', 'el pequeño ratón'],
  ] as const)(
    'in %s, an animal that the topic is about is its main character',
    async (language, topic, animal, said) => {
      const { look, pages } = await bookOf({ topic, language });
      expect(look.animal).toBe(animal);
      expect(pages.some(({ text }) => text.includes(said))).toBe(true);
      expect(pages.every(({ alt_text }) => alt_text.includes(said))).toBe(true);
      expect(shownIn(pages)).not.toContain(animal);
    },
  );

  test('a clause that says more of somebody stays with them', async () => {
    const topic = 'Ein kleiner Löwe, der Angst vor dem Aufzug hat';
    const { pages, title } = await bookOf({ topic, language: 'de' });
    expect(title).toContain(topic);
    expect(pages[1]?.text).toContain(`„${topic}“`);
  });

  test('an animal that is feared is not the main character', async () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { look } = await bookOf({ topic: 'Afraid of foxes and bears' }, `book ${seed}`);
      expect(['rabbit', 'hedgehog']).toContain(look.animal);
    }
  });

  test('a pet that died is only thought of, and its ball is there', async () => {
    const { pages, cover } = await bookOf({ topic: 'Our dog died last week and I have his ball' });
    const dogs = pages.flatMap(({ scene }) => (scene.props ?? []).filter(({ object }) => object === 'dog'));
    expect(dogs).toEqual([{ object: 'dog', spot: 'thought' }]);
    expect(cover.props?.map(({ object }) => object)).not.toContain('dog');
    expect(shownIn(pages)).toContain('ball');
  });

  test('no two objects share a place, and nothing flies before a trouble', async () => {
    const topic = 'Afraid of the dark, with a kite, a plane, a bee, a teddy, a tent and a boat';
    const { pages } = await bookOf({ topic, page_count: 24 });
    for (const { scene } of pages) {
      const spots = (scene.props ?? []).map(({ spot }) => spot);
      expect(new Set(spots).size).toBe(spots.length);
      const flying = (scene.props ?? []).filter(
        ({ object, spot }) => IN_THE_SKY.has(object) && spot === 'right',
      );
      if (scene.trouble > 0) expect(flying).toEqual([]);
    }
  });
});
