import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { bindBook } from '../../activities/documents/bind-book.ts';
import { composeDocument } from '../../activities/worksheets/compose/compose-document.ts';
import { offlineSheetWriter } from '../../activities/worksheets/compose/sheet-writer.ts';
import { STORY_LANGUAGES } from '../../domain/storybooks/story-languages.ts';
import { print } from './run-long.ts';

/**
 * `npm run accessible-pdfs`: makes books and worksheets, with letters of many scripts, and validates each with veraPDF
 * against PDF/UA-1. Needs Java and Maven.
 */
const run = promisify(execFile);

/** Composed letters, letters from right to left, and scripts with fonts of their own. */
const TEXTS: Readonly<Record<string, string>> = {
  en: 'A fox looks for the moon. “Where is it?” – said the fox.',
  de: 'Ärger übt schöne Grüße.',
  fr: 'Où dort l’élève, là-bas, près du cœur ?',
  es: '¿Dónde está el niño? ¡Aquí!',
  vi: 'Tiếng Việt: một con cáo ở trong rừng tối.',
  yo: 'Ọmọ kékeré ń sùn ní ilé rẹ̀.',
  he: 'שלום עולם, אמר השועל 12.',
  ar: 'مرحبا بالعالم، قال الثعلب.',
};

const folder = await mkdtemp(path.join(tmpdir(), 'accessible-pdfs-'));
try {
  print('Fetching the validator with Maven …');
  const pom = path.join(import.meta.dirname, 'accessible-pdfs', 'pom.xml');
  const jars = path.join(folder, 'validator');
  await run('mvn', ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${jars}`]);

  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#8fb8de' } })
    .jpeg()
    .toBuffer();
  const files: string[] = [];
  const keep = async (name: string, bytes: Buffer): Promise<void> => {
    const file = path.join(folder, `${name}.pdf`);
    await writeFile(file, bytes);
    files.push(file);
  };
  for (const [language, text] of Object.entries(TEXTS)) {
    const page = { text, alt_text: text, picture };
    const long = { ...page, text: `${text} `.repeat(60) };
    const book = { title: text, language, cover: picture, pages: [page, long], colophon: text };
    await keep(`book-${language}`, await bindBook({ ...book, ageBand: '6-8' }));
  }
  const costs = {
    signal: new AbortController().signal,
    budget: { check: async () => undefined, spend: async () => undefined },
  };
  for (const language of STORY_LANGUAGES) {
    const brief = {
      topic: 'fear of the dark',
      therapeutic_goal: null,
      age_band: '6-8',
      page_count: 6,
      language,
    };
    const sheet = await offlineSheetWriter.write(
      brief as Parameters<typeof offlineSheetWriter.write>[0],
      costs,
    );
    await keep(`worksheet-${language}`, await composeDocument(sheet));
  }

  const validate = ['-cp', path.join(jars, '*'), 'org.verapdf.apps.GreenfieldCliWrapper', '--flavour', 'ua1'];
  const { stdout } = await run('java', [...validate, '--format', 'text', ...files]).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  );
  const passed = files.filter((file) => stdout.includes(`PASS ${file} ua1`));
  for (const file of files) print(`${passed.includes(file) ? 'valid  ' : 'INVALID'} ${path.basename(file)}`);
  print(`${passed.length} of ${files.length} documents are valid PDF/UA-1.`);
  process.exitCode = passed.length === files.length ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
