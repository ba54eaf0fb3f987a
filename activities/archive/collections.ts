import type { Resource } from '../../api/platform/data/resource.ts';
import { shown } from '../../api/platform/http/read.ts';
import { appointments } from '../../api/resources/appointments/appointment.resource.ts';
import { answeredSubmissions } from '../../api/resources/forms/answered-submissions.ts';
import { forms } from '../../api/resources/forms/form.resource.ts';
import { gameSavesWithScene } from '../../api/resources/game-saves/game-save.resource.ts';
import { notesWithTranscripts } from '../../api/resources/notes/note.resource.ts';
import type { Turn } from '../../api/resources/notes/note.schemas.ts';
import { patients } from '../../api/resources/patients/patients.endpoints.ts';
import { playrooms } from '../../api/resources/playrooms/playrooms.endpoints.ts';
import { storybookPages, storybooks } from '../../api/resources/storybooks/storybooks.resource.ts';
import { toolkits } from '../../api/resources/toolkits/toolkits.endpoints.ts';
import { worksheetPages, worksheets } from '../../api/resources/worksheets/worksheet.resource.ts';
import type { ArchiveFile } from './archive-stream.ts';
import { type ArchivedRecord, type ArchiveScope, withoutLinks } from './archived-record.ts';
import { documentOf, pagesOf } from './pages-and-documents.ts';
import { previewed, previewOf, readableScene } from './previews.ts';

/** One kind of record, in the archive's order. To add a kind, add a line to `collections`. */
export interface Collection {
  /** Its folder, and the name of its files. */
  readonly name: string;
  readonly title: string;
  count(scope: ArchiveScope): Promise<number>;
  records(scope: ArchiveScope): AsyncIterable<ArchivedRecord>;
  heading(record: ArchivedRecord): string;
  /** The record as people read it, where that differs from what software reads. */
  readable?(record: ArchivedRecord): ArchivedRecord;
  /** Files beside the lists, such as a book's PDF. */
  files?(record: ArchivedRecord, scope: ArchiveScope): AsyncIterable<ArchiveFile>;
}

const PAGE = 100;

interface Options {
  readonly include_deleted?: boolean;
  readonly heading: (record: ArchivedRecord) => string;
  /** What the list leaves out and the archive holds. */
  readonly completed?: (record: ArchivedRecord, scope: ArchiveScope) => Promise<ArchivedRecord>;
  readonly readable?: Collection['readable'];
  readonly files?: Collection['files'];
}

/** What the clinician would see of it over the interface, page by page. */
export const collectionOf = (
  name: string,
  title: string,
  resource: Resource,
  { include_deleted = false, heading, completed, readable, files }: Options,
): Collection => ({
  name,
  title,
  heading,
  ...(readable ? { readable } : {}),
  ...(files ? { files } : {}),
  count: ({ rows, actor }) => resource.count(rows, actor, { include_deleted }),
  async *records(scope) {
    const { rows, actor, surroundings } = scope;
    for (let after: Parameters<Resource['list']>[2]['after']; ; ) {
      const page = await resource.list(rows, actor, { limit: PAGE, after, include_deleted }, []);
      for (const row of page.items) {
        const record = shown(resource, row, surroundings);
        yield withoutLinks(completed ? await completed(record, scope) : record);
      }
      if (!page.next) return;
      after = page.next;
    }
  },
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const named = ({ name }: ArchivedRecord): string => text(name);

/** What is still being made has no title yet. */
const titled = ({ title, status }: ArchivedRecord): string => text(title) || `Untitled (${text(status)})`;

const clock = (seconds: number): string =>
  [Math.floor(seconds / 60), Math.floor(seconds % 60)].map((part) => String(part).padStart(2, '0')).join(':');

const spoken = (turns: unknown): unknown =>
  Array.isArray(turns)
    ? turns.map((turn: Turn) => `${clock(turn.start_seconds)} ${turn.speaker}: ${turn.text}`)
    : turns;

export const collections: readonly Collection[] = [
  collectionOf('patients', 'Patients', patients as Resource, {
    heading: ({ first_name, last_name }) => `${text(first_name)} ${text(last_name)}`,
  }),
  collectionOf('appointments', 'Appointments', appointments as Resource, {
    // The cancelled ones too.
    include_deleted: true,
    heading: ({ start_at, status }) => `${text(start_at)} (${text(status)})`,
  }),
  collectionOf('notes', 'Notes', notesWithTranscripts as Resource, {
    heading: ({ created_at, status }) => `${text(created_at)} (${text(status)})`,
    readable: (note) => ({ ...note, transcript: spoken(note.transcript) }),
  }),
  collectionOf('forms', 'Forms', forms as Resource, { heading: ({ title }) => text(title) }),
  collectionOf('submissions', 'Submissions of forms', answeredSubmissions as Resource, {
    heading: ({ requested_at, status }) => `${text(requested_at)} (${text(status)})`,
  }),
  collectionOf('storybooks', 'Storybooks', storybooks as Resource, {
    heading: titled,
    completed: (book, scope) => pagesOf('storybooks', storybookPages as Resource, book, scope),
    files: (book, scope) => documentOf('storybooks', book, scope),
  }),
  collectionOf('worksheets', 'Worksheets', worksheets as Resource, {
    heading: titled,
    completed: (worksheet, scope) => pagesOf('worksheets', worksheetPages as Resource, worksheet, scope),
    files: (worksheet, scope) => documentOf('worksheets', worksheet, scope),
  }),
  collectionOf('playrooms', 'Playrooms', playrooms as Resource, { heading: named }),
  collectionOf('toolkits', 'Toolkits', toolkits as Resource, { heading: named }),
  collectionOf('game-saves', 'Saved scenes', gameSavesWithScene as Resource, {
    heading: named,
    completed: async (save) => previewed(save),
    readable: readableScene,
    files: previewOf,
  }),
];
