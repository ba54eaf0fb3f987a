import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import { JsonText } from '../../platform/json-text.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { inSlices, letOthersIn, listAsJson } from '../../platform/slices.ts';
import { equals } from '../declarations/conditions.ts';
import { endpoint, framed } from '../declarations/endpoint.ts';
import { resource } from '../declarations/resource.ts';
import { localeOf } from '../messages/locale-of-organization.ts';
import { invalid, issue, Problem, type ValidationIssue } from '../problems.ts';
import { Note } from './note.entity.ts';
import {
  notes,
  openBody,
  openReason,
  openTranscript,
  sealBody,
  sealReason,
  sealTranscript,
  writtenNotes,
  writtenNotesWithoutBodies,
  writtenNotesWithTranscripts,
} from './note.resource.ts';
import { ListedWrittenNoteView, type Turn } from './note.schemas.ts';
import { noteTemplatesIn } from './note-templates.ts';
import { NoteVersion } from './note-version.entity.ts';
import { keepStandingVersion, keepVersion, wasKeptLately } from './note-versions.ts';
import {
  NoteChange,
  NoteDraft,
  NoteTemplateFilters,
  NoteTemplatesView,
  NoteVersionFilters,
  NoteVersionView,
  TranscriptDraft,
  TranscriptView,
} from './note-writing.schemas.ts';
import { getNote, listNotes } from './notes.endpoints.ts';
import { joinTurns, turnsOfWebVtt, wordIssues } from './transcript.ts';

const tag = 'Notes';
const reading = { tier: 'embed', capability: 'note:read' } as const;
const writing = { tier: 'embed', capability: 'note:write' } as const;

const noteVersions = resource({
  entity: NoteVersion,
  table: 'note_versions',
  view: NoteVersionView,
  order: { number: 'version' },
  changed: 'recorded_at',
  permanent: true,
  internal: { id: sql<string>`t.note_id` },
  show: (row, { secrets }) => {
    const version = row.version as number;
    return {
      ...row,
      body: openBody(secrets, row.id, version, row.body),
      reason: row.reason === null ? null : openReason(secrets, row.id, version, row.reason),
    };
  },
});

const requireUnlocked = ({ status }: Note): void => {
  if (status === 'signed') throw invalid(issue('status', 'not_allowed'));
};

const listWrittenNotes = framed(listNotes, {
  id: 'listWrittenNotes',
  summary: "List the clinician's notes",
  tag,
  access: reading,
  lists: writtenNotesWithoutBodies,
  shownAs: ({ include }) => (include === 'body' ? writtenNotes : undefined),
  success: [200, ListedWrittenNoteView],
});

const createNote = endpoint({
  id: 'createNote',
  summary: 'Write a note on an appointment',
  tag,
  route: 'POST /api/embed/notes',
  access: writing,
  body: NoteDraft,
  shows: writtenNotes,
  success: [201],
  problems: ['not-found'],
  example: {
    body: {
      partner_appointment_id: '9b7f8a52-2c0e-4a3b-8b7c-5e4d3c2b1a33',
      body: 'We built a castle by the sea.',
    },
  },
  handle: async ({ actor, body, em, operation_id, rows, secrets }) => {
    const { organization_id } = actor;
    const appointment = await rows.first(sql<{ partner_patient_id: string }>`
      select partner_patient_id from appointments
      where organization_id = ${organization_id} and id = ${body.partner_appointment_id}
        and partner_practitioner_id = ${actor.practitioner_id} for share`);
    if (!appointment) throw new Problem('not-found');
    const note = em.create(Note, {
      id: operation_id,
      organization_id,
      partner_appointment_id: body.partner_appointment_id,
      partner_practitioner_id: actor.practitioner_id as string,
      ...appointment,
      status: 'draft',
      version: 1,
      body: sealBody(secrets, operation_id, 1, body.body),
    });
    await keepVersion(rows, note);
  },
});

const getWrittenNote = framed(getNote, {
  id: 'getWrittenNote',
  tag,
  access: reading,
  shows: writtenNotes,
  shownAs: ({ include }) => (include === 'transcript' ? writtenNotesWithTranscripts : undefined),
});

const updateNote = endpoint({
  id: 'updateNote',
  summary: 'Change, sign or unlock a note',
  description:
    'A signed note is unlocked with `status: draft` before it is changed, and `reason` says why. Every version is kept; of those that were saved with `autosave`, one in five minutes. Send the ETag in If-Match so that nothing that was saved meanwhile is lost.',
  tag,
  route: 'PATCH /api/embed/notes/{id}',
  access: writing,
  subject: notes,
  body: NoteChange,
  shows: writtenNotes,
  success: [200],
  example: { body: { status: 'signed' } },
  handle: async ({ body, now, rows, secrets, subject: note }) => {
    const status = body.status ?? note.status;
    const unlocks = note.status === 'signed' && status === 'draft';
    if (body.reason !== undefined && !unlocks) throw invalid(issue('reason', 'not_allowed'));
    // One request may unlock and change a note. Changing a note that stays signed is refused.
    if (body.body !== undefined && body.status !== 'draft') requireUnlocked(note);
    const before = openBody(secrets, note.id, note.version, note.body);
    const after = body.body ?? before;
    if (after === before && status === note.status) return;
    await keepStandingVersion(rows, note);
    const isOnTheWay = body.autosave === true && status === note.status;
    note.version += 1;
    note.body = sealBody(secrets, note.id, note.version, after);
    if (status !== note.status) note.signed_at = status === 'signed' ? now : null;
    note.status = status;
    if (isOnTheWay && (await wasKeptLately(rows, note))) return;
    const reason = body.reason === undefined ? null : sealReason(secrets, note.id, note.version, body.reason);
    await keepVersion(rows, note, reason);
  },
});

const listNoteVersions = endpoint({
  id: 'listNoteVersions',
  summary: 'List what a note said, version by version',
  tag,
  route: 'GET /api/embed/notes/{id}/versions',
  access: reading,
  subject: notes,
  query: NoteVersionFilters,
  lists: noteVersions,
  filters: (_, { params }) => [equals('note_id', params.id)],
  success: [200],
});

const listNoteTemplates = endpoint({
  id: 'listNoteTemplates',
  summary: 'Read the outlines that a note can begin with',
  tag,
  route: 'GET /api/embed/note-templates',
  access: writing,
  query: NoteTemplateFilters,
  success: [200, NoteTemplatesView],
  handle: async ({ actor, query, rows }) => {
    const locale = query.locale ?? (await localeOf(rows, actor.organization_id));
    return { templates: noteTemplatesIn(locale) };
  },
});

/** Call it while the note is locked. */
const readTranscript = async (
  rows: Rows,
  secrets: Secrets,
  { id, organization_id }: Note,
): Promise<JsonText | undefined> => {
  const found = await rows.first(sql<{ transcript: string | null }>`
    select encode(transcript, 'base64') as transcript from notes
    where organization_id = ${organization_id} and id = ${id}`);
  if (!found?.transcript) return undefined;
  await letOthersIn();
  return openTranscript(secrets, id, found.transcript);
};

const eitherOf = (sent: Readonly<Record<string, unknown>>): readonly ValidationIssue[] => {
  if (sent.webvtt !== undefined && sent.words !== undefined) return [issue('words', 'not_allowed')];
  return sent.webvtt === undefined && sent.words === undefined
    ? [issue('webvtt', 'required', 'One of webvtt and words is required.')]
    : [];
};

const replaceTranscript = endpoint({
  id: 'replaceTranscript',
  summary: "Bring a note's transcript",
  description:
    'As a WebVTT file, or as a list of words with speaker and times; consecutive words of one speaker become one turn. Takes the place of what was there.',
  tag,
  route: 'PUT /api/embed/notes/{id}/transcript',
  access: writing,
  subject: notes,
  body: TranscriptDraft,
  bodyLimit: 12_000_000,
  check: ({ body, sent }) => [...eitherOf(sent), ...wordIssues(body.words ?? [])],
  success: [201, TranscriptView],
  handle: async ({ body, existed, rows, secrets, subject: note }) => {
    requireUnlocked(note);
    const turns = await inSlices(
      body.words ? joinTurns(body.words as Turn[]) : turnsOfWebVtt(body.webvtt as string),
    );
    if (!turns) throw invalid(issue('webvtt', 'invalid_format'));
    const transcript = new JsonText(await inSlices(listAsJson(turns)));
    const before = await readTranscript(rows, secrets, note);
    if (before) existed();
    await letOthersIn();
    // Sealing the same transcript again would count as a change of the row.
    if (transcript.text !== before?.text)
      await rows.all(sql`
        update notes set transcript = ${sealTranscript(secrets, note.id, transcript)}, updated_at = ${whenChanged}
        where organization_id = ${note.organization_id} and id = ${note.id}`);
    return { note_id: note.id, transcript };
  },
});

export const noteWritingEndpoints = [
  listWrittenNotes,
  createNote,
  getWrittenNote,
  updateNote,
  listNoteVersions,
  listNoteTemplates,
  replaceTranscript,
];
