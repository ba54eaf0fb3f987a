import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { faces } from '../../../activities/documents/fonts.ts';
import * as hostile from '../../activities/hostile-documents.ts';
import { draftOf } from '../../support/worksheets.ts';
import { print } from '../run-long.ts';
import { askFor, newClinician, type TestBed, untilSettled } from './test-bed.ts';

const MB = 1024 * 1024;

/** A4 pages as they are scanned and typeset: a photograph of its own on each, embedded fonts, columns of text. */
const realPdf = async (pages: number): Promise<Buffer> => {
  const document = new PDFDocument({ size: 'A4', margin: 40 });
  const bytes = document.toArray();
  const [face] = faces('regular');
  if (face) document.registerFont('text', face.file);
  for (let page = 0; page < pages; page += 1) {
    if (page > 0) document.addPage();
    const photograph = await sharp({
      create: {
        width: 1_200,
        height: 800,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 80 + page, sigma: 30 },
      },
    })
      .blur(2)
      .jpeg({ quality: 80 })
      .toBuffer();
    document.image(photograph, 40, 40, { width: 515 });
    if (face) document.font('text');
    document
      .fontSize(10)
      .text(
        `Page ${page + 1}. ${'What do you notice in your body when the feeling comes? '.repeat(50)}`,
        40,
        400,
        {
          columns: 2,
          height: 400,
        },
      );
  }
  document.end();
  return Buffer.concat((await bytes) as Uint8Array[]);
};

const peakOf = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(text)?.[1] ?? 0) * 1024;
};
const childrenOf = async (pid: number): Promise<number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''))
    .split(' ')
    .filter(Boolean)
    .map(Number);

/** Peak resident memory of the worker and of the process that reads the document, from now until the end of the work. */
const watchMemory = async (worker: number) => {
  // The highest mark so far is forgotten.
  await writeFile(`/proc/${worker}/clear_refs`, '5');
  let reading = 0;
  let going = true;
  const watching = (async () => {
    while (going) {
      for (const child of await childrenOf(worker)) reading = Math.max(reading, await peakOf(child));
      await pause(20);
    }
  })();
  return async () => {
    going = false;
    await watching;
    return { reading, worker: await peakOf(worker) };
  };
};

const megabytes = (bytes: number): string => `${(bytes / MB).toFixed(0)} MB`;

/** The peak of sixty pages may be so much above that of ten. */
const GROWTH = 1.25;

const constantMemory = async (testBed: TestBed): Promise<string[]> => {
  const complaints: string[] = [];
  const clinician = await newClinician(testBed);
  const pid = testBed.fleet.workers[0]?.pid() ?? 0;
  const peaks: number[] = [];
  // The first warms up what is loaded once.
  for (const pages of [10, 10, 60]) {
    const bytes = await realPdf(pages);
    const stopWatching = await watchMemory(pid);
    const id = await askFor(clinician, 'worksheets', draftOf(bytes));
    const { record, seconds } = await untilSettled(clinician, 'worksheets', id);
    const peak = await stopWatching();
    peaks.push(peak.reading);
    print(
      `a PDF of ${pages} pages, ${megabytes(bytes.length)}: ${record.status} after ${seconds.toFixed(1)} s; peak resident ${megabytes(peak.reading)} (reading process), ${megabytes(peak.worker)} (worker)`,
    );
    if (record.status !== 'ready' || record.page_count !== pages)
      complaints.push(`the PDF of ${pages} pages is ${record.status} with ${record.page_count} pages`);
  }
  const [, ten = 0, sixty = 0] = peaks;
  if (ten === 0 || sixty > ten * GROWTH)
    complaints.push(`sixty pages took ${megabytes(sixty)}, ten pages ${megabytes(ten)}`);
  return complaints;
};

const BOMBS: readonly [name: string, make: () => Buffer, mediaType: string][] = [
  ['10,000 pages', hostile.tenThousandPages, 'application/pdf'],
  ['a page count that lies', hostile.lyingCount, 'application/pdf'],
  ['pages that are their own children', hostile.recursivePages, 'application/pdf'],
  ['forms that draw themselves a trillion times', hostile.recursiveForms, 'application/pdf'],
  ['drawing that unpacks to 68 MB', hostile.unpackingContent, 'application/pdf'],
  ['a picture of 30,000 × 30,000 pixels in a PDF', hostile.hugePictureInPdf, 'application/pdf'],
  ['an encryption that nobody knows', hostile.unknownEncryption, 'application/pdf'],
  ['a PNG of 30,000 × 30,000 pixels', () => hostile.hugePng(30_000, 30_000), 'image/png'],
  ['a PNG that claims 2 billion rows', () => hostile.hugePng(8, 2_147_483_647, 8), 'image/png'],
  ['a comment that unpacks to 400 MB', hostile.unpackingComment, 'image/png'],
  ['words that unpack to 400 MB', hostile.unpackingWords, 'image/png'],
];

const bombs = async (testBed: TestBed): Promise<string[]> => {
  const complaints: string[] = [];
  const clinician = await newClinician(testBed);
  const pid = testBed.fleet.workers[0]?.pid() ?? 0;
  for (const [name, make, mediaType] of BOMBS) {
    const stopWatching = await watchMemory(pid);
    const id = await askFor(clinician, 'worksheets', draftOf(make(), mediaType));
    const { record, seconds } = await untilSettled(clinician, 'worksheets', id, 60);
    const peak = await stopWatching();
    const outcome = record.failure_code ?? record.status;
    print(
      `${name}: ${outcome} after ${seconds.toFixed(1)} s; peak ${megabytes(peak.reading)} (reading process), ${megabytes(peak.worker)} (worker)`,
    );
    if (seconds >= 5) complaints.push(`${name} took ${seconds.toFixed(1)} s`);
    if (record.status !== 'failed') complaints.push(`${name} is ${record.status}`);
  }
  if ((await childrenOf(pid)).length > 0) complaints.push('a reading process was left');
  const id = await askFor(clinician, 'worksheets', draftOf(await realPdf(1)));
  const { record } = await untilSettled(clinician, 'worksheets', id, 60);
  if (record.status !== 'ready') complaints.push('the worker opened nothing after the bombs');
  if (testBed.fleet.workers[0]?.pid() !== pid) complaints.push('the worker is another one');
  print('the worker is alive, and opens a document after all of them');
  return complaints;
};

export const openDocuments = async (testBed: TestBed): Promise<string[]> => [
  ...(await constantMemory(testBed)),
  ...(await bombs(testBed)),
];
