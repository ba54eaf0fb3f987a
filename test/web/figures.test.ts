import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import {
  drawers,
  FIGURES_FOLDER,
  type FigureLocale,
  figureIds,
  figureName,
  figureOfKind,
  figureUrl,
  findFigures,
  loadFigureNames,
} from '../../web/toys/figures/index.ts';
import { type RunningApp, startApp } from '../support/app.ts';

/** The figures of the playroom: what the drawers hold, what each is called, and that the service has its picture. */

const LOCALES: readonly FigureLocale[] = ['en', 'de', 'fr', 'es'];
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await Promise.all(LOCALES.map(loadFigureNames));
});
afterAll(() => app.stop());

test('there are 400 figures and more, in fourteen drawers and more, none twice in one', () => {
  expect(figureIds.size).toBeGreaterThanOrEqual(400);
  expect(drawers.length).toBeGreaterThanOrEqual(14);
  for (const { figures } of drawers) expect(new Set(figures).size).toBe(figures.length);
});

test.each(LOCALES)('every figure and drawer has a name in %s', (locale) => {
  for (const { label, figures } of drawers) {
    expect(label[locale]).not.toBe('');
    for (const id of figures) expect(figureName(id, locale)).toMatch(/^\S.*\S$/u);
  }
});

test('the picture of every figure is served, to be kept for ever', async () => {
  const wrong: string[] = [];
  for (const id of figureIds) {
    const reply = await fetch(app.baseUrl + figureUrl(id));
    const bytes = Buffer.from(await reply.arrayBuffer());
    const isKept = reply.headers.get('cache-control')?.includes('immutable');
    if (reply.status !== 200 || reply.headers.get('content-type') !== 'image/webp' || !isKept) wrong.push(id);
    else if (bytes.subarray(8, 12).toString() !== 'WEBP') wrong.push(id);
  }
  expect(wrong).toEqual([]);
});

test('a drawing of our own comes as a picture like the others', async () => {
  const reply = await fetch(`${app.baseUrl}${figureUrl('treasure-chest')}`);
  const { format, width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 256 });
});

test.each([
  // In the package, and in no drawer.
  '1f4a9.webp',
  'treasure-chest',
  'nothing.webp',
  '..%2f..%2fpackage.json.webp',
])('nothing else of the package is served: %s', async (name) => {
  const reply = await fetch(`${app.baseUrl}${FIGURES_FOLDER}${name}`);
  expect(reply.status).toBe(404);
});

test('what the first version of scenes called its figures stands for figures of now', () => {
  const source = readFileSync(new URL('../../web/toys/figures/old-kinds.ts', import.meta.url), 'utf8');
  const kinds = [...source.matchAll(/^ {2}(\w+):/gm)].map(([, kind = '']) => kind);
  expect(kinds.length).toBe(26);
  for (const kind of kinds) {
    expect(figureIds.has(figureOfKind(kind))).toBe(true);
    expect(figureOfKind(kind)).not.toBe(figureOfKind('no such kind'));
  }
});

test('figures are found by words in any order, without accents and capitals', () => {
  expect(findFigures('schatz', 'de')).toContain('treasure-chest');
  expect(findFigures('TRESOR coffre', 'fr')).toContain('treasure-chest');
  expect(findFigures('  ', 'en')).toEqual([]);
});
