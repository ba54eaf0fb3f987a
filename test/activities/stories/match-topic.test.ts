import { describe, expect, test } from '@jest/globals';
import { FIELD_NAMES } from '../../../activities/stories/offline/fields.ts';
import { ICONS, type IconName } from '../../../activities/stories/offline/icons/icons.ts';
import { matchTopic } from '../../../activities/stories/offline/match-topic.ts';
import { iconBody } from '../../../activities/stories/offline/picture/icon-bodies.ts';
import { STORY_LANGUAGES } from '../../../domain/storybooks/story-languages.ts';
import { TOPICS, UNKNOWN_TOPICS } from '../../support/story-topics.ts';

describe.each(STORY_LANGUAGES)('topics in %s', (language) => {
  test.each(TOPICS[language].map(([topic, field]) => ({ topic, field })))(
    '$topic: $field',
    ({ topic, field }) => {
      expect(matchTopic(topic, null, language).field).toBe(field);
    },
  );

  test('name every field that the author knows', () => {
    expect(TOPICS[language].map(([, field]) => field).sort()).toEqual([...FIELD_NAMES].sort());
  });

  test('are recognised in a book of another language, too, if their words are long enough, and never as another field', () => {
    for (const other of STORY_LANGUAGES.filter((one) => one !== language)) {
      const found = TOPICS[language].map(([topic, field]) => ({
        field,
        read: matchTopic(topic, null, other).field,
      }));
      expect(found.filter(({ field, read }) => read !== undefined && read !== field)).toEqual([]);
      expect(found.filter(({ field, read }) => read === field).length).toBeGreaterThanOrEqual(
        found.length - 5,
      );
    }
  });

  test.each(UNKNOWN_TOPICS[language])('%s: no field', (topic) => {
    expect(matchTopic(topic, null, language).field).toBeUndefined();
  });
});

test.each([
  ['A shy fox who is afraid of the dark', 'en', 'fox', undefined],
  ['Ein Hase am Meer hat Angst vor dem Einschlafen', 'de', 'rabbit', 'seaside'],
  ['Le hérisson de la forêt a perdu son ami', 'fr', 'hedgehog', 'forest'],
  ['Un oso se muda a una granja', 'es', 'bear', 'meadow'],
  ['Bearing with a new seal', 'en', undefined, undefined],
  ['Leo the lion starts school', 'en', 'lion', undefined],
  ['A story about a brave little mouse who moves house', 'en', 'mouse', undefined],
  ['The dragon that was afraid of bears', 'en', 'dragon', undefined],
  ['Mia, die kleine Maus, hat Angst vor der Katze', 'de', 'mouse', undefined],
  ['Eine Geschichte über einen Löwen, der seine Wut nicht mag', 'de', 'lion', undefined],
  ['Ein Tiger, der lernt zu warten', 'de', 'tiger', undefined],
  ['Un petit loup qui dort mal', 'fr', 'wolf', undefined],
  ['Una historia sobre el mono que pierde a su amigo', 'es', 'monkey', undefined],
  ['Afraid of bears and wolves', 'en', undefined, undefined],
  ['Our cat died last week', 'en', undefined, undefined],
  ['The dog next door barks', 'en', undefined, undefined],
  ['Losing a teddy bear', 'en', undefined, undefined],
  ['Angst vor dem bösen Wolf', 'de', undefined, undefined],
] as const)('%s: the character and the place that the topic names', (topic, language, animal, place) => {
  expect(matchTopic(topic, null, language)).toMatchObject({ animal, place });
});

test.each([
  ['A pirate and a mermaid look for treasure', 'en', ['pirate', 'mermaid', 'treasure']],
  ['Wearing a hearing aid', 'en', ['hearingaid']],
  ['Afraid of bears', 'en', ['bear']],
  ['A teddy bear that got lost', 'en', ['teddy']],
  ['They call me a pig at school', 'en', []],
  ['Sie nennen mich Schwein', 'de', []],
  ['Ils me traitent de cochon', 'fr', []],
  ['Me llaman cerdo', 'es', []],
  ['Se llama Rex y es un perro', 'es', ['dog']],
  ['Angst vor dem Aufzug', 'de', ['lift']],
  ['Une girafe et un hélicoptère', 'fr', ['giraffe', 'helicopter']],
  ['Mi silla de ruedas', 'es', ['wheelchair']],
] as const)('%s: what is drawn beside the child', (topic, language, objects) => {
  expect(matchTopic(topic, null, language).objects).toEqual(objects);
});

test.each([
  ['todos los niños', 'es'],
  ['Wie es früher war', 'de'],
  ['Die Methode der Bank', 'de'],
  ['Du pain pour les oiseaux', 'fr'],
  ['Once upon a hill', 'en'],
] as const)('%s: a word of one language is not one of another that looks alike', (topic, language) => {
  for (const book of STORY_LANGUAGES) expect(matchTopic(topic, null, book).field).toBeUndefined();
  expect(matchTopic(topic, null, language).field).toBeUndefined();
});

test.each([
  ['Mum is in hospital', 'en', undefined],
  ['Visiting my brother in hospital', 'en', undefined],
  ['Papa hatte eine Operation', 'de', undefined],
  ['Meine Schwester liegt im Krankenhaus', 'de', undefined],
  ["Mon frère est à l'hôpital", 'fr', undefined],
  ['Mi abuela está en el hospital', 'es', undefined],
  ['My little sister had an operation', 'en', undefined],
  ['My baby brother died', 'en', 'bereavement'],
  ['Mein kleiner Bruder ist gestorben', 'de', 'bereavement'],
  ['Mon petit frère est mort', 'fr', 'bereavement'],
  ['Mi hermanita murió', 'es', 'bereavement'],
  ['Dad is moving out', 'en', undefined],
  ['My best friend is moving to another city', 'en', undefined],
  ['Moving up to secondary school', 'en', 'new-school'],
  ['Losing my favourite teddy', 'en', undefined],
  ['Nail biting', 'en', undefined],
  ['Parents argue at night', 'en', undefined],
  ['Mum hits me', 'en', undefined],
  ['Mein Bruder schlägt mich', 'de', undefined],
  ['Mon frère me tape', 'fr', undefined],
  ['Mi hermano me pega', 'es', undefined],
  ['Die Eltern streiten oft', 'de', undefined],
  ['Mes parents se disputent', 'fr', undefined],
  ['Mis padres discuten', 'es', undefined],
  ['Papa a perdu son travail', 'fr', undefined],
  ['Mum lost the baby', 'en', undefined],
  ['Mon frère a un cancer', 'fr', undefined],
  ['Mi hermano tiene cáncer', 'es', undefined],
  ['Schnuller abgeben', 'de', undefined],
  ['Food allergy at a birthday party', 'en', undefined],
  ['Wearing a hearing aid', 'en', undefined],
  ['Umzug der besten Freundin', 'de', undefined],
  ['Alergia a la comida', 'es', undefined],
] as const)('%s: words of a field do not make it that field', (topic, language, field) => {
  for (const book of STORY_LANGUAGES) {
    const found = matchTopic(topic, null, book).field;
    expect(book === language ? [field] : [field, undefined]).toContain(found);
  }
});

test.each([
  ['Afraid of the fire alarm at school', 'en', undefined],
  ['Scared of the toilet at school', 'en', undefined],
  ['Fear of the lift in the hospital car park', 'en', undefined],
  ['Afraid of needles at the doctor', 'en', 'doctor'],
  ['Afraid of being in hospital', 'en', 'hospital'],
  ['Scared of the first day at school', 'en', 'new-school'],
  ['Fear of being left at nursery', 'en', 'separation'],
  ['Scared of being alone at night', 'en', 'night-fears'],
  ['Angst vor dem Feueralarm in der Schule', 'de', undefined],
  ['Angst vor der Toilette im Kindergarten', 'de', undefined],
  ['Angst vor Hunden auf dem Schulweg', 'de', 'dogs'],
  ['Angst vor der Nacht im Krankenhaus', 'de', 'hospital'],
  ['Angst vor der Trennung beim Abgeben in der Kita', 'de', 'separation'],
  ["Peur de l'alarme incendie à l'école", 'fr', undefined],
  ["Peur d'aller aux toilettes à l'école", 'fr', undefined],
  ["Peur d'aller à l'école", 'fr', 'new-school'],
  ["Peur de l'eau à la piscine", 'fr', 'swimming'],
  ['Miedo a la alarma de incendios en el colegio', 'es', undefined],
  ['Miedo al baño del colegio', 'es', undefined],
  ['Miedo al primer día de colegio', 'es', 'new-school'],
  ['Miedo a la muerte de la abuela', 'es', 'grandparent-death'],
] as const)('%s: what is feared decides, not where', (topic, language, field) => {
  expect(matchTopic(topic, null, language).field).toBe(field);
});

test.each([
  ['Angry since the new baby is there', 'en', 'new-sibling'],
  ['Wut nach der Scheidung der Eltern', 'de', 'divorce'],
  ['Triste depuis la mort de sa grand-mère', 'fr', 'grandparent-death'],
  ['Miedo al dentista por la aguja', 'es', 'dentist'],
  ['ANGST VOR DEM EINSCHLAFEN', 'de', 'night-fears'],
  ['Aengste in der Naechte', 'de', 'night-fears'],
  ['la rentree a l’ecole', 'fr', 'new-school'],
] as const)('%s: of several matches the strongest', (topic, language, field) => {
  expect(matchTopic(topic, null, language).field).toBe(field);
});

test('the skill of a book comes from the goal, if the goal names one', () => {
  expect(matchTopic('Sleeping in the dark', 'asking friends for support', 'en').skill).toBe('together');
  expect(matchTopic('Sleeping in the dark', null, 'en').skill).toBeUndefined();
});

test.each(Object.entries(ICONS))(
  '%s has a picture, and the first word for it in each language finds it',
  (name, { words }) => {
    expect(iconBody(name as IconName)).toContain('<path');
    for (const [index, language] of (['en', 'de', 'fr', 'es'] as const).entries()) {
      const [first = ''] = (words[index] as string).split(', ');
      expect(matchTopic(first.replaceAll('*', ''), null, language).objects).toContain(name);
    }
  },
);
