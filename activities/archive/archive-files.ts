import { Readable } from 'node:stream';
import { ahead } from './ahead.ts';
import type { ArchiveFile, MissingFile } from './archive-stream.ts';
import type { ArchivedRecord, ArchiveScope } from './archived-record.ts';
import { type Collection, collections } from './collections.ts';
import { type KeptText, keepText } from './kept-text.ts';
import { escapeMarkdown, recordAsMarkdown } from './markdown.ts';

/**
 * Bytes of the readable form that are kept in memory while the JSON is written. If it is larger, the records are read
 * again.
 */
const KEPT_BYTES = 32 * 1024 * 1024;

const titleOf = ({ title }: Collection): string => `# ${title}\n`;
const NONE = '\nNone.\n';

const readableOf = (collection: Collection, record: ArchivedRecord): string =>
  `\n${recordAsMarkdown(collection.heading(record), collection.readable?.(record) ?? record)}\n`;

/** The records page by page, in the form for software and in the form for people. */
async function* pagesOf(collection: Collection, scope: ArchiveScope) {
  for await (const records of collection.whole(scope))
    yield { records, named: await collection.named(records, scope) };
}

/** @param readable receives the same records as Markdown. */
async function* jsonOf(
  collection: Collection,
  scope: ArchiveScope,
  onRecord: () => void,
  readable: KeptText,
): AsyncIterable<string> {
  let separator = '[\n';
  readable.add(titleOf(collection));
  for await (const { records, named } of ahead(pagesOf(collection, scope))) {
    for (const record of records) {
      yield separator;
      yield JSON.stringify(record);
      separator = ',\n';
      onRecord();
    }
    for (const record of named) readable.add(readableOf(collection, record));
  }
  const none = separator === '[\n';
  if (none) readable.add(NONE);
  yield none ? '[]\n' : '\n]\n';
}

/** The readable form of a collection that is too large to keep in memory. */
async function* readAgain(collection: Collection, scope: ArchiveScope): AsyncIterable<string> {
  yield titleOf(collection);
  let none = true;
  for await (const { named } of ahead(pagesOf(collection, scope)))
    for (const record of named) {
      none = false;
      yield readableOf(collection, record);
    }
  if (none) yield NONE;
}

async function* filesOf(
  collection: Collection,
  scope: ArchiveScope,
  files: NonNullable<Collection['files']>,
): AsyncIterable<ArchiveFile | MissingFile> {
  for await (const records of ahead(collection.listed(scope)))
    for (const record of records) yield* files(record, scope);
}

/** Closes a file that was opened ahead and will not be written. */
const closeFile = (file: ArchiveFile | MissingFile): void => {
  if ('bytes' in file && file.bytes instanceof Readable) file.bytes.destroy();
};

const ABOUT = `# Your clinical record

This archive holds your record as it was when the archive was made. Each folder has its contents twice: as JSON, for
other software, and as Markdown, which any text editor opens. Books and worksheets are there as PDF too; where one
could not be found, \`MISSING.md\` names it. \`manifest.json\` lists every file with its size and its SHA-256 hash.
`;

const missingOf = (files: readonly MissingFile[]): string => `# What is missing from this archive

These files belong to your record, but could not be found when the archive was made. All else that is known of them is
in the lists. Please ask those who run the service for them.

${files.map(({ path, missing }) => `- ${escapeMarkdown(missing)} (\`${path}\`)\n`).join('')}`;

/** Called while the archive is written. */
interface ArchiveListeners {
  /** Called for each record that is written. */
  readonly onRecord: () => void;
  readonly onMissing: (path: string) => void;
}

/**
 * The files of one clinician's archive, in order. Each must be read completely before the next one is requested. Each
 * collection is read page by page while it is written.
 */
export async function* archiveFiles(
  scope: ArchiveScope,
  { onRecord, onMissing }: ArchiveListeners,
  keptBytes = KEPT_BYTES,
): AsyncIterable<ArchiveFile> {
  const missing: MissingFile[] = [];
  yield { path: 'README.md', bytes: ABOUT };
  for (const collection of collections) {
    const { name, files } = collection;
    const readable = keepText(keptBytes);
    yield { path: `${name}/${name}.json`, bytes: jsonOf(collection, scope, onRecord, readable) };
    yield { path: `${name}/${name}.md`, bytes: readable.end() ?? readAgain(collection, scope) };
    if (!files) continue;
    for await (const file of ahead(filesOf(collection, scope, files), closeFile)) {
      if ('bytes' in file) yield file;
      else {
        missing.push(file);
        onMissing(file.path);
      }
    }
  }
  if (missing.length > 0) yield { path: 'MISSING.md', bytes: missingOf(missing) };
}

export const countRecords = async (scope: ArchiveScope): Promise<number> => {
  const counts = await Promise.all(collections.map((collection) => collection.count(scope)));
  return counts.reduce((sum, count) => sum + count, 0);
};
