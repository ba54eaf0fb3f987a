import { type Prop, type Scene, TROUBLES } from '../author.ts';
import type { Field } from './field.ts';
import type { ObjectName } from './object-names.ts';

/** The scenes for a topic that matches no field. A sign in them shows the topic's own words (`topicProps`). */
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

/** The scene with the topic's words on its signs, and with the named object as the character's thought. */
export const withTopic = (
  scene: Scene,
  words: string,
  object: ObjectName | undefined,
  shows: 'always' | 'where thought of',
): Scene => {
  const props = (scene.props ?? []).map((prop): Prop => (prop.object === 'sign' ? { ...prop, words } : prop));
  if (!object || scene.helper || props.some((prop) => prop.object === object)) return { ...scene, props };
  const thinking = props.some(({ spot }) => spot === 'thought');
  // A floating object would cover a thought.
  const crowded = scene.token !== 'none';
  if (!thinking && shows === 'where thought of') return { ...scene, props };
  const spot = !crowded && (thinking || props.some((prop) => prop.spot === 'right')) ? 'thought' : 'right';
  return { ...scene, props: [...props.filter((prop) => prop.spot !== spot), { object, spot }] };
};
