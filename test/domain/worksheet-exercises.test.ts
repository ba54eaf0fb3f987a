import { expect, test } from '@jest/globals';
import { exercisesFor } from '../../activities/worksheets/compose/sheet-writer.ts';
import { WORKSHEETS } from '../../api/operator/seed/made-up.ts';

const exercises = (topic: string, page_count: number) => exercisesFor({ topic, language: 'en', page_count });

test('a worksheet of one page is what helps with its topic; of more, it first asks how it feels', () => {
  expect(exercises('Being angry and calming down', 1)).toEqual(['breathe']);
  expect(exercises('Being angry and calming down', 3)).toEqual(['thermometer', 'breathe', 'body']);
  expect(exercises('Saying goodbye', 1)).toEqual(['treasure']);
});

test('no two worksheets of the demo organization begin alike', () => {
  const first = WORKSHEETS.map(({ topic, page_count }) => exercises(topic, page_count)[0]);
  expect(new Set(first).size).toBe(WORKSHEETS.length);
});
