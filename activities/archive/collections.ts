import { appointmentsWithoutLinks } from '../../domain/appointments/appointment.resource.ts';
import type { Resource } from '../../domain/declarations/resource.ts';
import { shown } from '../../domain/declarations/resource.ts';
import type { Row } from '../../domain/declarations/resource-definition.ts';
import { readJson } from '../../domain/declarations/unambiguous-json.ts';
import { archivedSubmissions } from '../../domain/forms/answered-submissions.ts';
import { forms } from '../../domain/forms/form.resource.ts';
import { gameSavesWithScene } from '../../domain/game-saves/game-save.resource.ts';
import { notesWithTranscripts } from '../../domain/notes/note.resource.ts';
import type { Turn } from '../../domain/notes/note.schemas.ts';
import { patients } from '../../domain/patients/patients.endpoints.ts';
import { playrooms } from '../../domain/playrooms/playrooms.endpoints.ts';
import { attachments } from '../../domain/shelves/attachment.resource.ts';
import { isThere } from '../../domain/shelves/shelf-content.ts';
import { storybookPages, storybooks } from '../../domain/storybooks/storybooks.resource.ts';
import { toolkits } from '../../domain/toolkits/toolkits.endpoints.ts';
import { worksheetPages, worksheets } from '../../domain/worksheets/worksheet.resource.ts';
import { sql } from '../../platform/database/rows.ts';
import { JsonText } from '../../platform/json-text.ts';
import { inSlices } from '../../platform/slices.ts';
import type { ArchiveFile, MissingFile } from './archive-stream.ts';
import { type ArchivedRecord, type ArchiveScope, withoutLinks } from './archived-record.ts';
import { documentOf, withPages } from './pages-and-documents.ts';
import { previewed, previewOf, readableScene } from './previews.ts';
import { type Naming, withNames } from './with-names.ts';

/** One kind of record in the archive. To add a kind, add a line to `collections`; its order is the archive's. */
export interface Collection {
  /** Its folder, and the name of its files. */
  readonly name: string;
  readonly title: string;
  count(scope: ArchiveScope): Promise<number>;
  /** The records as the clinician's lists show them, page by page. */
  listed(scope: ArchiveScope): AsyncIterable<readonly ArchivedRecord[]>;
  /** The records with the fields that lists leave out. */
  whole(scope: ArchiveScope): AsyncIterable<readonly ArchivedRecord[]>;
  /** A page of records with names beside their ids, because people do not know ids by heart. */
  named(records: readonly ArchivedRecord[], scope: ArchiveScope): Promise<readonly ArchivedRecord[]>;
  heading(record: ArchivedRecord): string;
  /** The record in the form for people, if that differs from the form for software. */
  readable?(record: ArchivedRecord): ArchivedRecord;
  /** Files beside the lists, such as a book's PDF. */
  files?(record: ArchivedRecord, scope: ArchiveScope): AsyncIterable<ArchiveFile | MissingFile>;
}

/** Records in memory at once. There are twice as many: those being written, and those read ahead. */
const PAGE = 100;
/** The same for records with long texts. */
const SHORT_PAGE = 20;
/** The same for many short records, where the query takes longer than reading. */
const LONG_PAGE = 500;

interface Options {
  readonly include_deleted?: boolean;
  readonly limit?: number;
  readonly heading: (record: ArchivedRecord) => string;
  readonly names?: readonly Naming[];
  readonly completed?: (
    records: readonly ArchivedRecord[],
    scope: ArchiveScope,
  ) => Promise<readonly ArchivedRecord[]>;
  readonly readable?: Collection['readable'];
  readonly files?: Collection['files'];
}

async function* listed(
  resource: Resource,
  query: { readonly limit: number; readonly include_deleted: boolean },
  { rows, actor, handlerContext }: ArchiveScope,
): AsyncIterable<readonly ArchivedRecord[]> {
  for (let after: Parameters<Resource['list']>[2]['after']; ; ) {
    const page = await resource.list(rows, actor, { ...query, after }, []);
    yield page.items.map((row) => withoutLinks(shown(resource, row, handlerContext)));
    if (!page.next) return;
    after = page.next;
  }
}

/** Reads what the clinician would see through the API, page by page. */
export const collectionOf = (
  name: string,
  title: string,
  resource: Resource,
  { include_deleted = false, limit = PAGE, heading, names = [], completed, readable, files }: Options,
): Collection => ({
  name,
  title,
  heading,
  ...(readable ? { readable } : {}),
  ...(files ? { files } : {}),
  named: (records, scope) => withNames(names, records, scope),
  count: ({ rows, actor }) => resource.count(rows, actor, { include_deleted }),
  listed: (scope) => listed(resource, { limit, include_deleted }, scope),
  async *whole(scope) {
    for await (const records of listed(resource, { limit, include_deleted }, scope))
      yield completed ? await completed(records, scope) : records;
  },
});

/** The rooms, each with the content of its shelf. */
const withContent =
  (column: 'playroom_id' | 'toolkit_id') =>
  async (
    rooms: readonly ArchivedRecord[],
    { rows, actor, handlerContext }: ArchiveScope,
  ): Promise<readonly ArchivedRecord[]> => {
    // Positions count within one shelf, so the content of several shelves cannot be read page by page.
    const all = { limit: Number.MAX_SAFE_INTEGER, after: undefined };
    const { items } = await (attachments as Resource).list(rows, actor, all, [
      sql`${sql.ref(`t.${column}`)} = any(${rooms.map(({ id }) => id)}::uuid[])`,
      isThere,
    ]);
    const held = Map.groupBy(items, ({ holder_id }) => holder_id);
    const shownOf = (row: Row) => withoutLinks(shown(attachments as Resource, row, handlerContext));
    return rooms.map((room) => ({ ...room, content: (held.get(room.id) ?? []).map(shownOf) }));
  };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const named = ({ name }: ArchivedRecord): string => text(name);

/** Content that is still being made has no title yet. */
const titled = ({ title, status }: ArchivedRecord): string => text(title) || `Untitled (${text(status)})`;

const fullName = ({ first_name, last_name }: ArchivedRecord): string =>
  `${text(first_name)} ${text(last_name)}`;
const PATIENT: Naming = {
  id: 'partner_patient_id',
  as: 'patient',
  resource: patients as Resource,
  name: fullName,
};
const FORM: Naming = { id: 'form_id', as: 'form', resource: forms as Resource, name: titled };

const twoDigits = (count: number): string => (count < 10 ? `0${count}` : `${count}`);
const clock = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(Math.floor(seconds % 60))}`;

/** Transcripts are long, so other work of this process runs in between. */
const withTurns = async (note: ArchivedRecord): Promise<ArchivedRecord> => {
  const { transcript } = note;
  if (!(transcript instanceof JsonText)) return note;
  const read = (await inSlices(readJson(`{"turns":${transcript.text}}`))) as { readonly turns: Turn[] };
  return { ...note, transcript: read.turns };
};

const spoken = (turns: unknown): unknown =>
  Array.isArray(turns)
    ? turns.map((turn: Turn) => `${clock(turn.start_seconds)} ${turn.speaker}: ${turn.text}`)
    : turns;

export const collections: readonly Collection[] = [
  collectionOf('patients', 'Patients', patients as Resource, {
    heading: fullName,
  }),
  collectionOf('appointments', 'Appointments', appointmentsWithoutLinks as Resource, {
    limit: LONG_PAGE,
    // Includes cancelled appointments.
    include_deleted: true,
    heading: ({ start_at, status }) => `${text(start_at)} (${text(status)})`,
    names: [PATIENT],
  }),
  collectionOf('notes', 'Notes', notesWithTranscripts as Resource, {
    limit: SHORT_PAGE,
    heading: ({ created_at, status }) => `${text(created_at)} (${text(status)})`,
    names: [PATIENT],
    completed: (found) => Promise.all(found.map(withTurns)),
    readable: (note) => ({ ...note, transcript: spoken(note.transcript) }),
  }),
  collectionOf('forms', 'Forms', forms as Resource, { heading: titled }),
  collectionOf('submissions', 'Submissions of forms', archivedSubmissions as Resource, {
    heading: ({ requested_at, status }) => `${text(requested_at)} (${text(status)})`,
    names: [PATIENT, FORM],
  }),
  collectionOf('storybooks', 'Storybooks', storybooks as Resource, {
    limit: SHORT_PAGE,
    heading: titled,
    completed: (books, scope) => withPages('storybooks', storybookPages as Resource, books, scope),
    files: (book, scope) => documentOf('storybooks', book, scope),
  }),
  collectionOf('worksheets', 'Worksheets', worksheets as Resource, {
    limit: SHORT_PAGE,
    heading: titled,
    completed: (held, scope) => withPages('worksheets', worksheetPages as Resource, held, scope),
    files: (worksheet, scope) => documentOf('worksheets', worksheet, scope),
  }),
  collectionOf('playrooms', 'Playrooms', playrooms as Resource, {
    heading: named,
    completed: withContent('playroom_id'),
  }),
  collectionOf('toolkits', 'Toolkits', toolkits as Resource, {
    heading: named,
    completed: withContent('toolkit_id'),
  }),
  collectionOf('game-saves', 'Saved scenes', gameSavesWithScene as Resource, {
    limit: SHORT_PAGE,
    heading: named,
    names: [PATIENT],
    completed: async (saves) => saves.map(previewed),
    readable: readableScene,
    files: previewOf,
  }),
];
