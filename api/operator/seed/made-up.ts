/** The words of made-up records. Nobody in them exists; every address ends in `.invalid`. */

export const CLINIC_NAMES = [
  'Birch Lane Practice',
  'Harbour Street Practice',
  'Old Orchard Practice',
  'Riverside Practice',
  'Mill Pond Practice',
  'North Gate Practice',
  'Clover Hill Practice',
  'Station Road Practice',
] as const;
export const TIMEZONES = ['Europe/Berlin', 'Europe/London'] as const;

export const CLINICIANS = [
  ['Dana', 'Demo'],
  ['Ida', 'Berg'],
  ['Tomás', 'Vidal'],
  ['Amara', 'Okoye'],
  ['Jonas', 'Lind'],
  ['Leila', 'Haddad'],
] as const;

export const FIRST_NAMES = [
  'Noa',
  'Emil',
  'Mila',
  'Yusuf',
  'Clara',
  'Theo',
  'Aiko',
  'Liam',
  'Zoé',
  'Anton',
  'Maya',
  'Finn',
  'Ella',
  'Samir',
  'Juna',
  'Oskar',
  'Nora',
  'Kofi',
  'Lina',
  'Mateo',
  'Ruby',
  'Elias',
  'Hana',
  'Paul',
] as const;
export const LAST_NAMES = [
  'Albers',
  'Novak',
  'Castillo',
  'Demir',
  'Ferreira',
  'Hansen',
  'Iversen',
  'Jansen',
  'Kowalski',
  'Laurent',
  'Moreau',
  'Nakamura',
  'Olsen',
  'Petrova',
  'Quinn',
  'Rossi',
  'Schneider',
  'Tanaka',
  'Usman',
  'Weber',
] as const;

/** What happens in a session, and what it may mean. Each note is one of each. */
export const NOTE_PARTS = {
  play: [
    'chose the sand tray and built a village with a wall around it. A dragon waited outside the gate.',
    'set the whole family around the kitchen table of the dollhouse, and the baby under it.',
    'painted the same house three times on the whiteboard, each time with one window more.',
    'played four in a row and asked for a second game after losing the first.',
    'dug down to the water and hid a treasure chest there; the map was drawn afterwards.',
    'lined up the rescue vehicles and sent them, one after the other, to the hospital.',
    'read the storybook again and stopped at the page where the fox asks for help.',
  ],
  mood: [
    'Quiet at first, then talkative; laughed twice.',
    'Arrived tired. The shoulders came down after ten minutes of sand.',
    'Cheerful and quick, with some trouble to wait for a turn.',
    'Looked to the door often during the first half, not at all during the second.',
    'Proud of the result, and asked to keep a picture of it.',
  ],
  meaning: [
    'The wall has a gate now, which it did not have two weeks ago.',
    'Worries about the move are close to the surface and can be named.',
    'Anger is shown through figures and no longer through throwing them.',
    'Trust in the sessions grows; parting was easier than last time.',
    'The wish to be found came up for the third time.',
  ],
  plan: [
    'Next time: ask who may come through the gate.',
    'Next time: offer the second house beside the first.',
    'Breathing star at the beginning; short talk with the parents on Thursday.',
    'Worksheet about worries for home. Form of the week again on Sunday.',
    'Stay with the sand tray and leave the choice of figures open.',
  ],
} as const;

export const transcriptOf = (clinician: string, client: string): string => `WEBVTT

00:00:02.000 --> 00:00:05.400
<v ${clinician}>You can choose where we begin today.

00:00:06.200 --> 00:00:08.900
<v ${client}>The sand. I want to make the island again.

00:00:09.300 --> 00:00:12.000
<v ${clinician}>The island from last week, or a new one?

00:00:12.600 --> 00:00:17.800
<v ${client}>The same one. But this time there is a bridge,

00:00:17.900 --> 00:00:21.000
<v ${client}>and the little turtle can go over it by himself.

00:00:22.400 --> 00:00:25.700
<v ${clinician}>By himself. What does he see from the bridge?

00:00:27.100 --> 00:00:31.500
<v ${client}>The dragon. But the dragon is asleep, so it is all right.
`;

export interface MadeUpForm {
  readonly title: string;
  readonly description: string;
  readonly fields: readonly object[];
  /** How often each client has answered it. */
  readonly times: number;
}
export const FORMS: readonly MadeUpForm[] = [
  {
    title: 'How was your week?',
    description: 'Six short questions, for every Sunday.',
    times: 5,
    fields: [
      { type: 'date', label: 'The week that began on', required: true },
      { type: 'scale', label: 'How was your mood?', min: 0, max: 10, required: true },
      { type: 'scale', label: 'How well could you cope with worries?', min: 0, max: 10, required: true },
      { type: 'single_choice', label: 'How did you sleep?', options: ['Well', 'So-so', 'Badly'] },
      {
        type: 'multi_choice',
        label: 'What helped?',
        options: ['Talking', 'Moving', 'Music', 'A hug', 'Being alone'],
      },
      { type: 'long_text', label: 'What should we know before the next session?' },
    ],
  },
  {
    title: 'My strengths',
    description: 'What I am good at, and who is there for me.',
    times: 2,
    fields: [
      { type: 'date', label: 'Today is', required: true },
      { type: 'short_text', label: 'Something that I am good at', required: true },
      { type: 'scale', label: 'How brave did I feel?', min: 1, max: 5, required: true },
      { type: 'yes_no', label: 'Is there somebody whom I can ask for help?' },
    ],
  },
  {
    title: 'Before the first session',
    description: 'For parents. It takes about five minutes.',
    times: 1,
    fields: [
      { type: 'heading', label: 'About your child' },
      { type: 'short_text', label: 'What should we call your child?', required: true },
      { type: 'long_text', label: 'What brings you to us?', required: true },
      { type: 'scale', label: 'How much does it weigh on your family?', min: 0, max: 10, required: true },
      { type: 'date', label: 'When did it begin?' },
    ],
  },
];

/** Short ones: the workers draw each page. */
export const BOOKS = [
  {
    topic: 'Starting at a new school',
    therapeutic_goal: 'Say out loud what is new and what stays.',
    illustration_style: 'watercolor',
    character_name: 'Pip',
    page_count: 4,
  },
  {
    topic: 'Being afraid of the dark',
    therapeutic_goal: 'Find one small step at night.',
    illustration_style: 'paper_cut',
    character_name: 'Luna',
    page_count: 4,
  },
  {
    topic: 'Grandma has died',
    therapeutic_goal: 'Remember together.',
    illustration_style: 'crayon',
    character_name: 'Milo',
    page_count: 4,
  },
  {
    topic: 'Her parents are getting divorced',
    therapeutic_goal: 'Both homes may be liked.',
    illustration_style: 'flat',
    character_name: 'Ada',
    page_count: 4,
  },
] as const;

/** Each is another exercise, so that they differ at a glance. */
export const WORKSHEETS = [
  { title: 'My treasure chest', topic: 'Saying goodbye', age_band: '6-8', page_count: 1 },
  { title: 'Feelings in my body', topic: 'Putting worries into a box', age_band: '6-8', page_count: 1 },
  { title: 'When anger comes', topic: 'Being angry and calming down', age_band: '9-12', page_count: 1 },
  { title: 'A brave step a day', topic: 'Being brave at school', age_band: '6-8', page_count: 1 },
] as const;

export const ROOMS = [
  { name: 'Forest den', room_type: 'child', theme: 'forest' },
  { name: 'Treasure island', room_type: 'child', theme: 'ocean' },
  { name: 'Moon base', room_type: 'teen', theme: 'space' },
  { name: 'Evening room', room_type: 'adult', theme: 'sunset' },
] as const;
