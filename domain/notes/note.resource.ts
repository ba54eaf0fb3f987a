import { type RawBuilder, sql } from '../../platform/database/rows.ts';
import { JsonText } from '../../platform/json-text.ts';
import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Surroundings } from '../declarations/handler-context.ts';
import { type Row, resource } from '../declarations/resource.ts';
import type { TObject } from '../declarations/schemas.ts';
import { ownedBy } from '../practitioners/own-content.ts';
import { Note } from './note.entity.ts';
import { ListedNoteView, NoteView } from './note.schemas.ts';

/** The version is bound in, so that an old body cannot be put back as the newest. */
const bodyContext = (id: string, version: number): string => `note/${id}/body/${version}`;
const transcriptContext = (id: string): string => `note/${id}/transcript`;

export const sealBody = (secrets: Secrets, id: string, version: number, body: string): Buffer =>
  sealJson(secrets, body, bodyContext(id, version));
export const openBody = (secrets: Secrets, id: string, version: number, sealed: unknown): string =>
  openJson(secrets, sealed, bodyContext(id, version));
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

const withoutTranscript = ({ transcript: _, ...row }: Row): Row => row as Row;

export const notesWithoutBodies = notesShowing(
  ListedNoteView,
  { body: sql`null` },
  ({ body: _, transcript: __, version: ___, ...row }) => row,
);
export const notes = notesShowing(NoteView, {}, (row, surroundings) =>
  asText(withoutTranscript(row), surroundings),
);
export const notesWithTranscripts = notesShowing(
  NoteView,
  { transcript: sql`encode(t.transcript, 'base64')` },
  (row, surroundings) => ({
    ...asText(row, surroundings),
    transcript:
      row.transcript === null ? null : openTranscript(surroundings.secrets, row.id, row.transcript as string),
  }),
);
