import { expect, test } from '@jest/globals';
import { readTopic } from '../../../activities/stories/offline/read-topic.ts';

test.each([
  ['A shy fox who is afraid of the dark', 'fox', undefined],
  ['Ein Hase am Meer hat Angst vor dem Einschlafen', 'rabbit', 'seaside'],
  ['Le hérisson de la forêt a perdu son ami', 'hedgehog', 'forest'],
  ['Un oso se muda a una granja', 'bear', 'meadow'],
  ['Bearing with a new seal', undefined, undefined],
])('%s: the character and the place that the topic names', (topic, animal, place) => {
  expect(readTopic(topic, null)).toMatchObject({ animal, place });
});

test('what it is about comes from the topic first, what it teaches from the goal', () => {
  expect(readTopic('Sleeping in the dark', 'asking friends for support')).toMatchObject({
    theme: 'night',
    skill: 'together',
  });
  expect(readTopic('Xyz', null)).toMatchObject({ theme: 'worry', skill: 'steps' });
});
