/** The kinds of records that an erasure goes through, in the order of its steps. Names of the contract. */
export const ERASURE_KINDS = [
  'archives',
  'shares',
  'form_answers',
  'transcripts',
  'clinical_notes',
  'appointment_notes',
  'game_scenes',
  'storybooks',
  'objects',
  'calendar_entries',
  'video_rooms',
  'contact_data',
  'stored_answers',
] as const;
export type ErasureKind = (typeof ERASURE_KINDS)[number];
/** Stored answers end by their own time. */
export type ErasedKind = Exclude<ErasureKind, 'stored_answers'>;

/** What the law may keep for years: it is closed at once, and erased when its time is over. */
export const CLINICAL_KINDS: readonly ErasureKind[] = [
  'form_answers',
  'transcripts',
  'clinical_notes',
  'appointment_notes',
];

/** The kinds that a run erases by itself; stored answers end by their own time. */
export const kindsOf = (part: 'all' | 'all_but_clinical' | 'clinical'): readonly ErasedKind[] =>
  ERASURE_KINDS.filter(
    (kind): kind is ErasedKind =>
      kind !== 'stored_answers' &&
      (part === 'all' || CLINICAL_KINDS.includes(kind) === (part === 'clinical')),
  );
