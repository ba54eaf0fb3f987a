import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { FIGURES_FOLDER, figureIds } from '../../web/toys/figures/index.ts';
import { notFoundPage, sendPage } from './page.ts';
import { get, type Route } from './route.ts';

const YEAR_SECONDS = 31_536_000;
/** Pixels, as those of the package have them. */
const SIDE = 256;

const PACKAGE = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);
const OWN = new URL('../../web/toys/figures/own/', import.meta.url);

/** Ids that are no code points are drawings of our own. */
const isOwn = (id: string): boolean => /[^0-9a-f-]/.test(id);

const pictureOf = async (id: string): Promise<Buffer> =>
  isOwn(id)
    ? sharp(await readFile(new URL(`${id}.svg`, OWN)))
        .resize(SIDE, SIDE)
        .webp()
        .toBuffer()
    : readFile(path.join(PACKAGE, `${id}.webp`));

/**
 * The figures of the playroom's drawers; the package has many more, and none of those is served. Their addresses name
 * a version, so they never have to be asked for again.
 */
export const figuresSurface = (): Route => {
  const pictures = new Map<string, Promise<Buffer>>();
  return get(`${FIGURES_FOLDER}:name`, async (ctx, { name = '' }) => {
    const id = name.replace(/\.webp$/, '');
    if (!name.endsWith('.webp') || !figureIds.has(id)) return sendPage(ctx, notFoundPage());
    const picture = pictures.get(id) ?? pictureOf(id);
    pictures.set(id, picture);
    picture.catch(() => pictures.delete(id));
    const bytes = await picture;
    ctx.status = 200;
    ctx.type = 'image/webp';
    ctx.set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
    ctx.body = bytes;
  });
};
