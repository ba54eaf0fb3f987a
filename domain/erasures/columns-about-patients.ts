import type { ErasureKind } from './erasure-kinds.ts';

/**
 * Every column that can hold more than ids, numbers and times, of every table that leads to a patient: which step
 * erases it, or why it is kept. A test compares this list with the schema, so nothing new about patients goes without
 * a decision.
 */
export type Decision = { readonly erasedWith: ErasureKind } | { readonly kept: string };

const erasedWith = (kind: ErasureKind): Decision => ({ erasedWith: kind });
const WORD: Decision = { kept: 'one word of a closed list' };
const HASH: Decision = { kept: 'the hash of a random code' };

export const columnsAboutPatients: Readonly<Record<string, Readonly<Record<string, Decision>>>> = {
  patients: {
    first_name: erasedWith('contact_data'),
    last_name: erasedWith('contact_data'),
    email: erasedWith('contact_data'),
    phone: erasedWith('contact_data'),
    date_of_birth: erasedWith('contact_data'),
    external_id: erasedWith('contact_data'),
  },
  // The records that were sent are sealed, in `import_records`: an erasure begins only when none waits.
  import_results: {
    external_id: erasedWith('contact_data'),
    state: WORD,
    problem: WORD,
    fields: { kept: 'paths and words of a closed list, which repeat no value' },
  },
  appointments: {
    timezone: { kept: "of the practice's own books" },
    session_type: WORD,
    notes: erasedWith('appointment_notes'),
    status: WORD,
    clinician_code_hash: HASH,
    patient_code_hash: HASH,
  },
  appointment_series: {
    timezone: { kept: "of the practice's own books" },
    moves: { kept: "numbers and moments of the practice's own books" },
  },
  appointment_notices: { recipient: WORD, kind: WORD, state: WORD, mailed_code_hash: HASH },
  calendar_entries: { name: erasedWith('calendar_entries'), etag: erasedWith('calendar_entries') },
  video_rooms: { provider: WORD, access: erasedWith('video_rooms') },
  notes: { status: WORD, body: erasedWith('clinical_notes'), transcript: erasedWith('transcripts') },
  note_versions: { status: WORD, body: erasedWith('clinical_notes'), reason: erasedWith('clinical_notes') },
  form_submissions: {
    status: WORD,
    answers: erasedWith('form_answers'),
    code_hash: HASH,
    mail_state: WORD,
    mailed_to: erasedWith('form_answers'),
    counted_for: erasedWith('form_answers'),
  },
  content_shares: {
    content_type: WORD,
    message: erasedWith('shares'),
    mail_state: WORD,
    code_hash: HASH,
    mailed_to: erasedWith('shares'),
    counted_for: erasedWith('shares'),
  },
  storybooks: {
    status: WORD,
    language: WORD,
    age_band: WORD,
    illustration_style: WORD,
    brief: erasedWith('storybooks'),
    plan: erasedWith('storybooks'),
    title: erasedWith('storybooks'),
    failure_code: WORD,
  },
  storybook_pages: { text: erasedWith('storybooks'), alt_text: erasedWith('storybooks') },
  storybook_bindings: {},
  storybook_drafts: { words: erasedWith('storybooks') },
  shelf_attachments: { content_type: WORD },
  game_sessions: { game_type: WORD, snapshot: erasedWith('game_scenes') },
  game_scene_updates: { payload: erasedWith('game_scenes') },
  game_saves: {
    game_type: WORD,
    name: erasedWith('game_scenes'),
    scene: erasedWith('game_scenes'),
    thumbnail: erasedWith('game_scenes'),
  },
  game_seats: { role: WORD },
  live_sessions: { code_hash: erasedWith('game_scenes'), state: erasedWith('game_scenes') },
  session_seats: { role: WORD },
  session_documents: { name: erasedWith('game_scenes'), snapshot: erasedWith('game_scenes') },
  session_document_updates: { payload: erasedWith('game_scenes') },
  rooms_used: {},
  patient_rosters: {},
  legal_holds: { reason_code: { kept: 'a word of the operator’s, said to hold no name' } },
  erasures: { reason: WORD, status: WORD, certificate: { kept: 'ids, moments and counts' } },
  erasure_steps: { kind: WORD },
};
