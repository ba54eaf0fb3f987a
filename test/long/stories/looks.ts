import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { openDocument } from '../../../activities/documents/open-document.ts';
import { ILLUSTRATION_STYLES } from '../../../domain/storybooks/storybook.schemas.ts';
import { print } from '../run-long.ts';
import { askFor, type Clinician, newClinician, type TestBed, untilSettled } from './test-bed.ts';

const TOPICS = {
  en: 'Being afraid of the dark',
  de: 'Wut im Kindergarten',
  fr: 'La naissance d’une petite sœur',
} as const;
const AGES = ['3-5', '9-12'] as const;
const PAGES = 8;
const WIDTH = 460;

const bytesOf = async ({ client }: Clinician, baseUrl: string, address: string): Promise<Buffer> => {
  const response = await fetch(`${baseUrl}${address}`, {
    headers: { Authorization: `Bearer ${client.token}` },
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
};

/** Every page of the document as a picture, side by side. */
const sheetOf = async (pdf: Buffer): Promise<{ sheet: Buffer; pages: number }> => {
  const reader = await openDocument(pdf, 'application/pdf');
  const pages: Buffer[] = [];
  try {
    for (let page = 0; page < reader.pages; page += 1)
      pages.push(
        await sharp((await reader.page(page)).png)
          .resize({ width: WIDTH })
          .toBuffer(),
      );
  } finally {
    await reader.close();
  }
  const height = Math.max(
    ...(await Promise.all(pages.map(async (one) => (await sharp(one).metadata()).height))),
  );
  const columns = 4;
  const sheet = await sharp({
    create: {
      width: columns * (WIDTH + 10),
      height: Math.ceil(pages.length / columns) * (height + 10),
      channels: 3,
      background: '#777777',
    },
  })
    .composite(
      pages.map((input, index) => ({
        input,
        left: (index % columns) * (WIDTH + 10) + 5,
        top: Math.floor(index / columns) * (height + 10) + 5,
      })),
    )
    .jpeg({ quality: 80 })
    .toBuffer();
  return { sheet, pages: pages.length };
};

/** Four styles, three languages, two ages: every book's pages as one picture, for people to look at. */
export const lookAtBooks = async (testBed: TestBed, folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true });
  const clinician = await newClinician(testBed);
  const complaints: string[] = [];
  for (const language of Object.keys(TOPICS) as (keyof typeof TOPICS)[])
    for (const age_band of AGES)
      for (const illustration_style of ILLUSTRATION_STYLES) {
        const wanted = { language, age_band, illustration_style, page_count: PAGES, topic: TOPICS[language] };
        const id = await askFor(clinician, 'storybooks', wanted);
        const { record, seconds } = await untilSettled(clinician, 'storybooks', id);
        const address = `/v1/partner/storybooks/${id}`;
        const pdf = await bytesOf(clinician, testBed.service.baseUrl, `${address}/download`);
        const { sheet, pages } = await sheetOf(pdf);
        const name = `${language}.${age_band}.${illustration_style}.jpg`;
        await writeFile(path.join(folder, name), sheet);
        print(
          `${name}: "${record.title}", ${seconds.toFixed(1)} s, ${pages} pages, ${(pdf.length / 1e6).toFixed(1)} MB`,
        );
        // Cover, pages and colophon.
        if (pages < PAGES + 2) complaints.push(`${name} has ${pages} pages`);
      }
  return complaints;
};
