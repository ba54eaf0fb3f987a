import { createHash } from 'node:crypto';
import { PALETTES, ROOM_TYPES, type RoomType, THEMES, type Theme } from '../room-themes.ts';
import { BACKDROPS } from './backdrops.ts';
import { FURNISHINGS } from './furnishings.ts';
import {
  circle,
  ellipse,
  gradient,
  group,
  HEIGHT,
  many,
  rect,
  round,
  scatter,
  tag,
  WIDTH,
} from './shapes.ts';

/**
 * The picture of a playroom: the landscape of its theme, and in it the furniture of its room type. It is
 * drawn here, from nothing but the two, so it holds nothing of anybody.
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

/** When a session page shows a room; the picture of a room in lists has its furniture large, and is by day. */
const TIMES = ['day', 'night'] as const;
type Time = (typeof TIMES)[number];

/**
 * The room of a session page, full size: the furniture stands back, so that there is a place for what can be played
 * with; by night the sky darkens and the lights are on.
 */
const drawRoom = (theme: Theme, roomType: RoomType, time: Time): string => {
  const { sky, scene, rug } = BACKDROPS[theme];
  const isNight = time === 'night';
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT },
    [
      `<defs>${gradient('sky', ...sky)}${gradient('dusk', '#0d1238', '#2c2a63')}${gradient('floor', rug[1], rug[0])}</defs>`,
      rect(0, 0, WIDTH, HEIGHT, 'url(#sky)'),
      scene(),
      isNight ? nightSky(theme) : '',
      group('translate(600 540) scale(0.5) translate(-600 -664)', FURNISHINGS[roomType](PALETTES[theme])),
      ellipse(600, 780, 780, 190, rug[0]),
      ellipse(600, 786, 720, 172, 'url(#floor)'),
      ellipse(600, 792, 620, 140, rug[0], 0.25),
      isNight ? nightLight() : '',
    ].join(''),
  );
};

const nightSky = (theme: Theme): string => {
  const next = scatter(41);
  const isInside = theme === 'studio';
  return [
    rect(0, 0, WIDTH, HEIGHT, 'url(#dusk)').replace('<rect', `<rect opacity="${isInside ? 0.55 : 0.74}"`),
    isInside
      ? ''
      : many(70, () =>
          circle(round(next() * WIDTH), round(next() * 300), round(0.8 + next() * 1.9), '#ffffff', 0.9),
        ),
    isInside ? '' : circle(250, 120, 74, '#fff6cf', 0.18) + circle(250, 120, 46, '#fff6cf'),
    isInside ? '' : circle(268, 108, 40, '#2a2c5c', 0.28),
  ].join('');
};

/** Lamps: warm light that falls on the rug. */
const nightLight = (): string =>
  [
    rect(0, 0, WIDTH, HEIGHT, '#0b1036').replace('<rect', '<rect opacity="0.22"'),
    ...[240, 600, 960].map((x) => ellipse(x, 690, 250, 110, '#ffdf9a', 0.2)),
  ].join('');

interface Artwork {
  readonly svg: Buffer;
  readonly version: string;
}

const pathOf = (theme: Theme, roomType: RoomType, time?: Time): string =>
  `/artwork/playrooms/${theme}-${roomType}${time ? `-${time}` : ''}.svg`;

const drawn = new Map<string, Artwork>();

/** Drawn when it is first needed; there are as many as themes times room types. */
const artworkOf = (theme: Theme, roomType: RoomType, time?: Time): Artwork => {
  const path = pathOf(theme, roomType, time);
  let known = drawn.get(path);
  if (!known) {
    const svg = Buffer.from(time ? drawRoom(theme, roomType, time) : drawArtwork(theme, roomType));
    known = { svg, version: createHash('sha256').update(svg).digest('base64url').slice(0, 12) };
    drawn.set(path, known);
  }
  return known;
};

/** The address names the content, so that it can be kept for ever. */
export const artworkAddress = (theme: Theme, roomType: RoomType): string =>
  `${pathOf(theme, roomType)}?v=${artworkOf(theme, roomType).version}`;

/** The picture at a path without its version; undefined where there is none. */
export const artworkAt = (path: string): Buffer | undefined => {
  for (const theme of THEMES)
    for (const roomType of ROOM_TYPES)
      for (const time of [undefined, ...TIMES])
        if (pathOf(theme, roomType, time) === path) return artworkOf(theme, roomType, time).svg;
  return undefined;
};
