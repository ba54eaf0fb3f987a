import { TROUBLES } from '../author.ts';
import type { Field } from './field.ts';

/** The scenes for a topic that matches no field. A sign in them shows the topic's own words (`with-topic.ts`). */
export const OWN_STORY: Pick<Field, 'scenes' | 'cover' | 'feeling' | 'skill'> = {
  feeling: TROUBLES[2],
  skill: 'words',
  cover: ['day', 'wave', 'friend', 'sign@left'],
  scenes: {
    happens: ['day', 'stand', 'sign@left'],
    feels: ['dusk', 'sit', 'cloud1', 'paper@left', 'pencil@right'],
    thinks: ['night', 'sit', 'sign@left', 'star@thought'],
    told: ['day', 'sit', 'owl', 'sign@left'],
    step: ['day', 'stand', 'words', 'sign@left', 'pencil@right'],
    again: ['morning', 'walk', 'sign@left'],
    close: ['dusk', 'stand', 'friend', 'hearts', 'sign@left'],
  },
};
