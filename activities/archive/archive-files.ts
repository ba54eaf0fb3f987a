import { Readable } from 'node:stream';
import type { ArchiveFile } from './archive-stream.ts';
import type { ArchiveScope } from './archived-record.ts';
import { type Collection, collections } from './collections.ts';
import { recordAsMarkdown } from './markdown.ts';

async function* jsonOf(
  collection: Collection,
  scope: ArchiveScope,
  onRecord: () => void,
): AsyncIterable<string> {
  let separator = '[\n';
  for await (const record of collection.records(scope)) {
    yield `${separator}${JSON.stringify(record)}`;
    separator = ',\n';
    onRecord();
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* markdownOf(collection: Collection, scope: ArchiveScope): AsyncIterable<string> {
  yield `# ${collection.title}\n`;
  let none = true;
  for await (const record of collection.records(scope)) {
    none = false;
    yield `\n${recordAsMarkdown(collection.heading(record), collection.readable?.(record) ?? record)}\n`;
  }
  if (none) yield '\nNone.\n';
}

const ABOUT = `# Your clinical record

This archive holds your record as it was when the archive was made. Each folder has its contents twice: as JSON, for
other software, and as Markdown, which any text editor opens. Books and worksheets are there as PDF too.
\`manifest.json\` lists every file with its size and its SHA-256 hash.
`;

/**
 * The files of one clinician's archive, in order; each collection is read page by page, while it is written.
 * @param onRecord called for each record that is written.
 */
export async function* archiveFiles(scope: ArchiveScope, onRecord: () => void): AsyncIterable<ArchiveFile> {
  yield { path: 'README.md', bytes: ABOUT };
  for (const collection of collections) {
    const { name } = collection;
    yield { path: `${name}/${name}.json`, bytes: Readable.from(jsonOf(collection, scope, onRecord)) };
    yield { path: `${name}/${name}.md`, bytes: Readable.from(markdownOf(collection, scope)) };
    if (collection.files)
      for await (const record of collection.records(scope)) yield* collection.files(record, scope);
  }
}

export const countRecords = async (scope: ArchiveScope): Promise<number> => {
  const counts = await Promise.all(collections.map((collection) => collection.count(scope)));
  return counts.reduce((sum, count) => sum + count, 0);
};
