import { sql } from '../../platform/database/rows.ts';
import { JsonText } from '../../platform/json-text.ts';
import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { ownedWithPatient } from '../access/reach.ts';
import type { HandlerContext } from '../declarations/handler-context.ts';
import { resource } from '../declarations/resource.ts';
import type { StoredRow } from '../declarations/resource-definition.ts';
import { Note } from './note.entity.ts';
import { ListedNoteView, ListedWrittenNoteView, NoteView, WrittenNoteView } from './note.schemas.ts';

/** Sealed together with the version, so that an old body cannot be restored as the newest. */
const bodyContext = (id: string, version: number): string => `note/${id}/body/${version}`;
const reasonContext = (id: string, version: number): string => `note/${id}/reason/${version}`;
const transcriptContext = (id: string): string => `note/${id}/transcript`;

export const sealBody = (secrets: Secrets, id: string, version: number, body: string): Buffer =>
  sealJson(secrets, body, bodyContext(id, version));
export const openBody = (secrets: Secrets, id: string, version: number, sealed: unknown): string =>
  openJson(secrets, sealed, bodyContext(id, version));
/** The reason of a version that unlocked the note. */
export const sealReason = (secrets: Secrets, id: string, version: number, reason: string): Buffer =>
  sealJson(secrets, reason, reasonContext(id, version));
export const openReason = (secrets: Secrets, id: string, version: number, sealed: unknown): string =>
  openJson(secrets, sealed, reasonContext(id, version));
/** @param turns written as JSON: transcripts are long, and passed on as they are. */
export const sealTranscript = (secrets: Secrets, id: string, turns: JsonText): Buffer =>
  secrets.seal(Buffer.from(turns.text), transcriptContext(id));
/** @param sealed in base64: the driver reads bytes as hexadecimal digits, at half the speed. */
export const openTranscript = (secrets: Secrets, id: string, sealed: string): JsonText =>
  new JsonText(secrets.open(Buffer.from(sealed, 'base64'), transcriptContext(id)).toString());

const withBody = (
  row: StoredRow<typeof internal>,
  { secrets }: Pick<HandlerContext, 'secrets'>,
): Record<string, unknown> => ({ ...row, body: openBody(secrets, row.id, row.version, row.body) });

/** A clinician's own notes. */
const own = {
  entity: Note,
  table: 'notes',
  order: 'created_at',
  delegatedReach: ownedWithPatient,
} as const;

/** The version is needed to decrypt a body. */
const internal = { version: sql<number>`t.version` } as const;

/** Data of the note's session, which the workspace shows as the note's title. */
const session = (column: string) => sql`(
  select ${sql.raw(column)} from appointments a
  where a.organization_id = t.organization_id and a.id = t.partner_appointment_id)`;
const sessionColumns = {
  session_start_at: session(`to_char(a.start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`),
  session_timezone: session('a.timezone'),
};

const listed = { ...own, computed: ['body'] } as const;
const single = {
  ...own,
  internal,
  columns: { body: sql`t.body` },
  computed: ['transcript'],
  show: withBody,
} as const;
const withTranscript = {
  ...own,
  isLong: true,
  internal,
  columns: { body: sql`t.body`, transcript: sql`encode(t.transcript, 'base64')` },
  show: (row: StoredRow<typeof internal>, handlerContext: HandlerContext) => ({
    ...withBody(row, handlerContext),
    transcript:
      row.transcript === null
        ? null
        : openTranscript(handlerContext.secrets, row.id, row.transcript as string),
  }),
} as const;

/** Reads neither body nor transcript. */
export const notesWithoutBodies = resource({ ...listed, view: ListedNoteView });
export const notes = resource({ ...single, view: NoteView });
export const notesWithTranscripts = resource({ ...withTranscript, view: NoteView });

/** The same in the workspace. */
export const writtenNotesWithoutBodies = resource({
  ...listed,
  view: ListedWrittenNoteView,
  columns: sessionColumns,
});
export const writtenNotes = resource({
  ...single,
  view: WrittenNoteView,
  columns: { ...single.columns, ...sessionColumns },
});
export const writtenNotesWithTranscripts = resource({
  ...withTranscript,
  view: WrittenNoteView,
  columns: { ...withTranscript.columns, ...sessionColumns },
});
