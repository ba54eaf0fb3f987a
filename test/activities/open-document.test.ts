import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import {
  type DocumentReader,
  DocumentRefused,
  openDocument,
} from '../../activities/documents/open-document.ts';
import { pdfOf, pictureOf } from '../support/worksheets.ts';
import * as hostile from './hostile-documents.ts';
import * as ordinary from './ordinary-documents.ts';

/** What uploaded documents cannot do (decisions part 5, design part 6). */

/** Seconds of processor time that processes of this one have used which ended: other programs of the machine do not change it. */
const usedByEnded = (): number => {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(words[13]) + Number(words[14])) / 100;
};

/** Opens it and draws every page: its pages, or why it was refused, and the processor time that this took. */
const attempt = async (bytes: Uint8Array, mediaType: string) => {
  const before = usedByEnded();
  let reader: DocumentReader | undefined;
  let outcome: string;
  try {
    reader = await openDocument(bytes, mediaType);
    for (let page = 0; page < reader.pages; page += 1) await reader.page(page);
    outcome = `${reader.pages} pages`;
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error;
    outcome = error.code;
  } finally {
    await reader?.close();
  }
  return { outcome, seconds: usedByEnded() - before };
};

const PDF = 'application/pdf';
const PNG = 'image/png';

const REFUSED: readonly [
  name: string,
  make: () => Buffer | Promise<Buffer>,
  mediaType: string,
  code: string,
][] = [
  ['nothing at all', () => Buffer.alloc(0), PDF, 'unreadable_document'],
  ['random bytes', () => randomBytes(100_000), PDF, 'unreadable_document'],
  ['a head without a body', () => Buffer.from('%PDF-1.7\n'), PDF, 'unreadable_document'],
  ['a PDF cut off in its head', async () => (await pdfOf(2)).subarray(0, 400), PDF, 'unreadable_document'],
  ['10,000 pages', hostile.tenThousandPages, PDF, 'too_many_pages'],
  ['a page count that lies', hostile.lyingCount, PDF, 'too_many_pages'],
  ['a comment that unpacks to 400 MB', hostile.unpackingComment, PNG, 'unreadable_document'],
  ['words that unpack to 400 MB', hostile.unpackingWords, PNG, 'unreadable_document'],
  ['forms that draw themselves a trillion times', hostile.recursiveForms, PDF, 'unreadable_document'],
  ['a picture of 30,000 × 30,000 pixels inside a PDF', hostile.hugePictureInPdf, PDF, 'unreadable_document'],
  ['a tree of pages that is its own child', hostile.recursivePages, PDF, 'unreadable_document'],
  ['drawing that unpacks to 68 MB', hostile.unpackingContent, PDF, 'unreadable_document'],
  ['an encryption that nobody knows', hostile.unknownEncryption, PDF, 'encrypted_document'],
  ['a picture of 30,000 × 30,000 pixels', () => hostile.hugePng(30_000, 30_000), PNG, 'unreadable_document'],
  [
    'a picture that claims 2 billion rows',
    () => hostile.hugePng(8, 2_147_483_647, 8),
    PNG,
    'unreadable_document',
  ],
  [
    'a PNG without its end',
    async () => (await pictureOf(900, 900)).subarray(0, 500),
    PNG,
    'unreadable_document',
  ],
  [
    'a JPEG without its end',
    async () => (await pictureOf(900, 900, 'jpeg')).subarray(0, 300),
    'image/jpeg',
    'unreadable_document',
  ],
  [
    'a PDF behind a PNG',
    async () => Buffer.concat([await pictureOf(9, 9), await pdfOf(1)]),
    PDF,
    'unreadable_document',
  ],
  [
    'a page in SVG that is called a PNG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    PNG,
    'unreadable_document',
  ],
];

test.each(REFUSED)('%s is refused for less than five seconds of work', async (_, make, mediaType, code) => {
  const bytes = await make();
  const before = process.memoryUsage.rss();
  const { outcome, seconds } = await attempt(bytes, mediaType);
  expect(outcome).toBe(code);
  // Nor does it make the process grow that asks for it.
  expect(process.memoryUsage.rss() - before).toBeLessThan(700_000_000);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(5);
});

const DRAWN: readonly [
  name: string,
  make: () => Buffer | Promise<Buffer>,
  mediaType: string,
  pages: number,
][] = [
  ['a form of one page with fields to fill in', ordinary.formOfOnePage, PDF, 1],
  ['a scan of A4 at 600 dots per inch', () => ordinary.scanned(4_960, 7_016, 1), PDF, 1],
  ['three scans of A4 at 300 dots per inch', () => ordinary.scanned(2_480, 3_508, 3), PDF, 3],
  ['sixty pages of text', () => pdfOf(60, 'What do you notice in your body? '.repeat(40)), PDF, 60],
  [
    'a byte order mark and an empty line before its head',
    async () => Buffer.concat([Buffer.from('\ufeff\r\n'), await pdfOf(1)]),
    PDF,
    1,
  ],
  ['an outline of two hundred chapters', () => ordinary.outlined(200), PDF, 1],
  ['a photograph of 48 million pixels', () => ordinary.photograph(8_000, 6_000), 'image/jpeg', 1],
  ['a picture with a colour profile and remarks', ordinary.remarked, PNG, 1],
];

test.each(DRAWN)('%s is drawn', async (_, make, mediaType, pages) => {
  expect((await attempt(await make(), mediaType)).outcome).toBe(`${pages} pages`);
});

test('filled-in values of a form are drawn with its page', async () => {
  const reader = await openDocument(await ordinary.formOfOnePage(), PDF);
  try {
    const { png, width } = await reader.page(0);
    // The first field: 40 points from the left, 100 from the top, of a page 595 points wide.
    const pixels = (points: number) => Math.round((points * width) / 595);
    const { channels } = await sharp(png)
      .extract({ left: pixels(40), top: pixels(100), width: pixels(200), height: pixels(20) })
      .stats();
    expect(channels[0]?.min).toBeLessThan(100);
  } finally {
    await reader.close();
  }
});

test('a document with a picture, a script and links to elsewhere makes no connection', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  let connections = 0;
  server.on('connection', (socket) => {
    connections += 1;
    socket.destroy();
  });
  const address = `http://127.0.0.1:${port}/canary`;
  const pdf = hostile.pdfWith([
    `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/URI/URI(${address})>>/AA<</WC<</S/JavaScript/JS(app.launchURL("${address}"))>>>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
    '<</Length 29>>\nstream\n600 0 0 800 0 0 cm /I Do     \nendstream',
    `<</Type/XObject/Subtype/Image/Width 1/Height 1/F<</FS/URL/F(${address})>>/Length 0>>\nstream\n\nendstream`,
  ]);
  expect((await attempt(pdf, PDF)).outcome).toBe('1 pages');
  await new Promise((resolve) => server.close(resolve));
  expect(connections).toBe(0);
});

/** The processes that this one has started, the youngest last. */
const childrenOfMine = (): number[] =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number);

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a document is not refused because its reading was stopped together with the worker (%s)',
  async (signal) => {
    const reader = await openDocument(await pdfOf(3), PDF);
    const page = reader.page(0);
    process.kill(childrenOfMine().at(-1) as number, signal);
    const interrupted = { type: 'DocumentReadingInterrupted', nonRetryable: false };
    await expect(page.then(() => reader.page(1))).rejects.toMatchObject(interrupted);
    await expect(reader.page(2)).rejects.toMatchObject(interrupted);
    await reader.close();
  },
);

test('the reading process ends when it is no longer wanted, and gets no settings', async () => {
  const aborting = new AbortController();
  const reader = await openDocument(await pdfOf(3), PDF, aborting.signal);
  const environment = readFileSync(`/proc/${childrenOfMine().at(-1)}/environ`, 'utf8');
  expect(environment).not.toMatch(/DATABASE_URL|SECRET|HOME=/);
  const page = reader.page(0);
  aborting.abort(new Error('no longer wanted'));
  await expect(page).rejects.toThrow('no longer wanted');
  await reader.close();
});

test('a document is not refused because the process that reads it does not start', async () => {
  const bytes = await pdfOf(1);
  // A program that may not be read, as a library that is missing or has no rights.
  const attempted = openDocument(bytes, PDF, undefined, import.meta.filename);
  await expect(attempted).rejects.toMatchObject({
    type: 'DocumentReaderNotStarted',
    nonRetryable: false,
    message: expect.stringMatching(/did not start: Error: .*(?:restricted|ERR_ACCESS_DENIED)/),
  });
  const aborting = new AbortController();
  const unwanted = openDocument(bytes, PDF, aborting.signal);
  aborting.abort(new Error('no longer wanted'));
  await expect(unwanted).rejects.toThrow('no longer wanted');
});
