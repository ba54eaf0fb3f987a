import { createHash } from 'node:crypto';
import { PALETTES, ROOM_TYPES, type RoomType, THEMES, type Theme } from '../room-themes.ts';
import { BACKDROPS } from './backdrops.ts';
import { FURNISHINGS } from './furnishings.ts';
import { ellipse, gradient, HEIGHT, rect, tag, WIDTH } from './shapes.ts';

/**
 * The picture of a playroom: the landscape of its theme with the furniture of its room type. It is drawn from these
 * two alone, so it holds nothing personal.
 */

const TITLES: Readonly<Record<Theme, string>> = {
  meadow: 'a flowering meadow',
  ocean: 'a beach by the sea',
  forest: 'a clearing in the forest',
  space: 'the surface of a far moon',
  sunset: 'the desert at sunset',
  studio: 'a bright studio',
};
const ROOMS: Readonly<Record<RoomType, string>> = {
  child: 'A tent, a teddy bear and building blocks',
  teen: 'Bean bags, a guitar and a string of lights',
  adult: 'Two armchairs, a lamp and a side table',
};

const drawArtwork = (theme: Theme, roomType: RoomType): string => {
  const { sky, scene, rug } = BACKDROPS[theme];
  const title = `${ROOMS[roomType]} in ${TITLES[theme]}`;
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
      role: 'img',
      'aria-label': title,
    },
    [
      `<title>${title}</title>`,
      `<defs>${gradient('sky', ...sky)}</defs>`,
      rect(0, 0, WIDTH, HEIGHT, 'url(#sky)'),
      scene(),
      ellipse(600, 664, 560, 78, rug[0]),
      ellipse(600, 660, 520, 66, rug[1]),
      ellipse(600, 660, 470, 56, rug[0], 0.35),
      FURNISHINGS[roomType](PALETTES[theme]),
    ].join(''),
  );
};

interface Artwork {
  readonly svg: Buffer;
  readonly version: string;
}

const pathOf = (theme: Theme, roomType: RoomType): string => `/artwork/playrooms/${theme}-${roomType}.svg`;

const drawn = new Map<string, Artwork>();

/** Drawn on first use; there are as many as themes times room types. */
const artworkOf = (theme: Theme, roomType: RoomType): Artwork => {
  const path = pathOf(theme, roomType);
  let known = drawn.get(path);
  if (!known) {
    const svg = Buffer.from(drawArtwork(theme, roomType));
    known = { svg, version: createHash('sha256').update(svg).digest('base64url').slice(0, 12) };
    drawn.set(path, known);
  }
  return known;
};

/** The address names the content, so it can be cached for ever. */
export const artworkAddress = (theme: Theme, roomType: RoomType): string =>
  `${pathOf(theme, roomType)}?v=${artworkOf(theme, roomType).version}`;

/** The picture at a path without its version; undefined where there is none. */
export const artworkAt = (path: string): Buffer | undefined => {
  for (const theme of THEMES)
    for (const roomType of ROOM_TYPES)
      if (pathOf(theme, roomType) === path) return artworkOf(theme, roomType).svg;
  return undefined;
};
