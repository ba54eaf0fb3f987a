import { before, equals, notBefore, refersTo } from '../declarations/conditions.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { patients } from '../patients/patients.endpoints.ts';
import { notes, notesWithoutBodies, notesWithTranscripts } from './note.resource.ts';
import { ListedNoteView, NoteFilters, NoteInclusion } from './note.schemas.ts';

const tag = 'Notes';
/** A clinician's own; specification 4.9 names no scope. */
const access = { tokens: ['delegated'], scopes: [] } as const;

export const listNotes = endpoint({
  id: 'listNotes',
  summary: 'List notes',
  description: "The acting clinician's own; bodies only with `include=body`, transcripts never.",
  tag,
  route: 'GET /v1/partner/notes',
  access,
  query: NoteFilters,
  lists: notesWithoutBodies,
  shownAs: ({ include }) => (include === 'body' ? notes : undefined),
  filters: (query, { actor }) => [
    refersTo('partner_patient_id', patients, query.partner_patient_id, actor),
    equals('partner_appointment_id', query.partner_appointment_id),
    notBefore('created_at', query.created_at_from),
    before('created_at', query.created_at_to),
  ],
  success: [200, ListedNoteView],
});

export const getNote = endpoint({
  id: 'getNote',
  summary: 'Read a note',
  description: 'Its body always, its transcript with `include=transcript`.',
  tag,
  route: 'GET /v1/partner/notes/{id}',
  access,
  query: NoteInclusion,
  shows: notes,
  shownAs: ({ include }) => (include === 'transcript' ? notesWithTranscripts : undefined),
  success: [200],
});

export const noteEndpoints = [listNotes, getNote];
