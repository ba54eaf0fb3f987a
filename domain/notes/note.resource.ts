import { type RawBuilder, sql } from '../../platform/database/rows.ts';
import { JsonText } from '../../platform/json-text.ts';
import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Surroundings } from '../declarations/handler-context.ts';
import { type Row, resource } from '../declarations/resource.ts';
import type { TObject } from '../declarations/schemas.ts';
import { ownedBy } from '../practitioners/own-content.ts';
import { Note } from './note.entity.ts';
import { ListedNoteView, ListedWrittenNoteView, NoteView, WrittenNoteView } from './note.schemas.ts';

/** The version is bound in, so that an old body cannot be put back as the newest. */
const bodyContext = (id: string, version: number): string => `note/${id}/body/${version}`;
const reasonContext = (id: string, version: number): string => `note/${id}/reason/${version}`;
const transcriptContext = (id: string): string => `note/${id}/transcript`;

export const sealBody = (secrets: Secrets, id: string, version: number, body: string): Buffer =>
  sealJson(secrets, body, bodyContext(id, version));
export const openBody = (secrets: Secrets, id: string, version: number, sealed: unknown): string =>
  openJson(secrets, sealed, bodyContext(id, version));
/** Why the version was made, where it unlocked the note. */
export const sealReason = (secrets: Secrets, id: string, version: number, reason: string): Buffer =>
  sealJson(secrets, reason, reasonContext(id, version));
export const openReason = (secrets: Secrets, id: string, version: number, sealed: unknown): string =>
  openJson(secrets, sealed, reasonContext(id, version));
/** @param turns written as JSON: transcripts are long, and passed on as they are. */
export const sealTranscript = (secrets: Secrets, id: string, turns: JsonText): Buffer =>
  secrets.seal(Buffer.from(turns.text), transcriptContext(id));
/** @param sealed in base64: the driver takes bytes as hexadecimal digits, half as fast. */
export const openTranscript = (secrets: Secrets, id: string, sealed: string): JsonText =>
  new JsonText(secrets.open(Buffer.from(sealed, 'base64'), transcriptContext(id)).toString());

const asText = ({ body, version, ...row }: Row, { secrets }: Pick<Surroundings, 'secrets'>): Row => ({
  ...row,
  body: openBody(secrets, row.id, version as number, body),
});

/** A clinician's own notes. What a reading does not show is not even fetched. */
const notesShowing = (
  view: TObject,
  columns: Readonly<Record<string, RawBuilder<unknown>>>,
  show: (row: Row, surroundings: Surroundings) => Record<string, unknown>,
) =>
  resource({
    entity: Note,
    table: 'notes',
    view,
    order: 'created_at',
    delegatedReach: ownedBy,
    columns: { version: sql`t.version`, body: sql`t.body`, transcript: sql`null`, ...columns },
    show,
  });

/** What a note is titled by in the workspace: its session. */
const session = (column: string) => sql`(
  select ${sql.raw(column)} from appointments a
  where a.organization_id = t.organization_id and a.id = t.partner_appointment_id)`;
const sessionColumns = {
  session_start_at: session(`to_char(a.start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`),
  session_timezone: session('a.timezone'),
};

const withoutTranscript = ({ transcript: _, ...row }: Row): Row => row as Row;

const NO_BODY = { body: sql`null` };
const WITH_TRANSCRIPT = { transcript: sql`encode(t.transcript, 'base64')` };
const listed = ({ body: _, transcript: __, version: ___, ...row }: Row) => row;
const read = (row: Row, surroundings: Surroundings) => asText(withoutTranscript(row), surroundings);
const readWithTranscript = (row: Row, surroundings: Surroundings) => ({
  ...asText(row, surroundings),
  transcript:
    row.transcript === null ? null : openTranscript(surroundings.secrets, row.id, row.transcript as string),
});

export const notesWithoutBodies = notesShowing(ListedNoteView, NO_BODY, listed);
export const notes = notesShowing(NoteView, {}, read);
export const notesWithTranscripts = notesShowing(NoteView, WITH_TRANSCRIPT, readWithTranscript);

/** The same in the workspace. */
export const writtenNotesWithoutBodies = notesShowing(
  ListedWrittenNoteView,
  { ...NO_BODY, ...sessionColumns },
  listed,
);
export const writtenNotes = notesShowing(WrittenNoteView, sessionColumns, read);
export const writtenNotesWithTranscripts = notesShowing(
  WrittenNoteView,
  { ...WITH_TRANSCRIPT, ...sessionColumns },
  readWithTranscript,
);
