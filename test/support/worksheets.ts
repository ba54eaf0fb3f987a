import { MockActivityEnvironment } from '@temporalio/testing';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { type Binding, createBindWorksheet } from '../../activities/worksheets/bind-worksheet.ts';
import { offlineSheetWriter, type SheetWriter } from '../../activities/worksheets/compose/sheet-writer.ts';
import { createComposeWorksheet } from '../../activities/worksheets/compose-worksheet.ts';
import { createCoverWorksheet } from '../../activities/worksheets/cover-worksheet.ts';
import {
  createDrawWorksheetPages,
  type DrawnWorksheet,
} from '../../activities/worksheets/draw-worksheet-pages.ts';
import { createSettleWorksheet } from '../../activities/worksheets/settle-worksheet.ts';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import type { RunningApp } from './app.ts';
import type { Client } from './client.ts';
import type { WireRecord } from './world.ts';

type Uploading = Pick<RunningApp, 'database' | 'objects'>;

/** A document with so many pages, each of which says its number. */
export const pdfOf = async (pages: number, text = ''): Promise<Buffer> => {
  const document = new PDFDocument({ size: 'A4' });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (let page = 1; page <= pages; page += 1) {
    if (page > 1) document.addPage();
    document.rect(60, 60, 200, 120).fill('#d00000');
    document.fillColor('#000000').fontSize(24).text(`Page ${page}`, 60, 220).fontSize(11).text(text);
  }
  document.end();
  await ended;
  return Buffer.concat(parts);
};

export const pictureOf = (width: number, height: number, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
    .toFormat(format)
    .toBuffer();

export const draftOf = (bytes: Buffer, media_type = 'application/pdf', title = 'Feelings thermometer') => ({
  title,
  document: { file_name: 'feelings.pdf', media_type, content_base64: bytes.toString('base64') },
});

export const upload = async (client: Client, bytes: Buffer, media_type?: string): Promise<WireRecord> => {
  const reply = await client.post('/v1/partner/worksheets', draftOf(bytes, media_type));
  if (reply.status !== 201) throw new Error(`The upload answered ${reply.status}: ${reply.text}`);
  return reply.body.data;
};

/** The step before the conversion of a generated worksheet. */
export const compose = (
  { database, objects, secrets }: Uploading & Pick<RunningApp, 'secrets'>,
  organizationId: string,
  worksheetId: string,
  sheetWriter: SheetWriter = offlineSheetWriter,
  more: { readonly builtIn?: boolean; readonly tokens?: number } = {},
) =>
  createComposeWorksheet({
    database,
    objects,
    secrets,
    sheetWriter,
    tokensPerWorksheet: more.tokens ?? 20_000,
  })(
    { organizationId, worksheetId, ...(more.builtIn ? { builtIn: true } : {}) },
    new AbortController().signal,
  );

/** The steps of the conversion, one after the other, as the workflow takes them. */
export const convert = async (
  { database, objects }: Uploading,
  organizationId: string,
  worksheetId: string,
): Promise<DrawnWorksheet> => {
  const input = { organizationId, worksheetId };
  const drawn = (await new MockActivityEnvironment().run(
    createDrawWorksheetPages({ database, objects }),
    input,
  )) as DrawnWorksheet;
  if (drawn.outcome === 'drawn') await createCoverWorksheet({ objects })(input);
  await createSettleWorksheet({ database, objects })({ ...input, drawn });
  return drawn;
};

/** The steps of the workflow after an edit. */
export const rebind = (
  { database, objects }: Uploading,
  organizationId: string,
  worksheetId: string,
): Promise<Binding> =>
  createBindWorksheet({ database, objects })({ organizationId, worksheetId }, new AbortController().signal);

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
);

/** A ready worksheet that was not converted: its pictures have one pixel each. */
export const readyWorksheet = async (
  { database, objects }: Uploading,
  client: Client,
  organizationId: string,
  pages = 1,
): Promise<WireRecord> => {
  const { id } = await upload(client, Buffer.from('%PDF-1.7 not opened'));
  const keys = worksheetKeys(organizationId, id);
  const pictures = [keys.cover, ...Array.from({ length: pages }, (_, index) => keys.page(index + 1))];
  await Promise.all(pictures.map((key) => objects.put(key, PIXEL, { media_type: 'image/png' })));
  await objects.put(keys.document(0), await pdfOf(pages), { media_type: 'application/pdf' });
  await createSettleWorksheet({ database, objects })({
    organizationId,
    worksheetId: id,
    drawn: { outcome: 'drawn', pages, bound: true },
  });
  return (await client.get(`/v1/partner/worksheets/${id}`)).body.data;
};
