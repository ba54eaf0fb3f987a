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
  const { sky, scene, shelf, rug } = BACKDROPS[theme];
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
      shelf?.() ?? '',
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

/** Of a session page: upright is a tablet or a telephone that is held so. */
const SHAPES = ['wide', 'upright'] as const;
type Shape = (typeof SHAPES)[number];

type Round = readonly [cx: number, cy: number, rx: number, ry: number];

/** What a room of a session page is drawn into. */
interface Stage {
  readonly width: number;
  readonly height: number;
  /** Where the landscape stands in it, as a transform. */
  readonly landscape: string;
  readonly floor: readonly [edge: Round, middle: Round, inner: Round];
  /** Where light falls by night. */
  readonly lamps: readonly (readonly [x: number, y: number])[];
}

const STAGES: Readonly<Record<Shape, Stage>> = {
  wide: {
    width: WIDTH,
    height: HEIGHT,
    landscape: 'scale(1)',
    floor: [
      [600, 780, 780, 190],
      [600, 786, 720, 172],
      [600, 792, 620, 140],
    ],
    lamps: [
      [200, 680],
      [600, 680],
      [1_000, 680],
    ],
  },
  // Two of three rows stand on the floor, so it reaches up to the first.
  upright: {
    width: 750,
    height: 1_200,
    landscape: 'translate(-75 0) scale(0.75)',
    floor: [
      [375, 1_000, 700, 560],
      [375, 1_016, 660, 540],
      [375, 1_040, 570, 460],
    ],
    lamps: [
      [190, 740],
      [560, 740],
      [190, 1_090],
      [560, 1_090],
    ],
  },
};

/**
 * The room of a session page, full size. What can be played with is its furniture: a tent or a shelf of the scenery would
 * stand behind it, and could not be pressed. By night the sky darkens and the lights are on.
 */
const drawRoom = (theme: Theme, time: Time, shape: Shape): string => {
  const { sky, scene, rug } = BACKDROPS[theme];
  const { width, height, landscape, floor, lamps } = STAGES[shape];
  const [edge, middle, inner] = floor;
  const isNight = time === 'night';
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    [
      `<defs>${gradient('sky', ...sky)}${gradient('dusk', '#0d1238', '#2c2a63')}${gradient('floor', rug[1], rug[0])}${LAMP}</defs>`,
      group(landscape, rect(0, 0, WIDTH, HEIGHT, 'url(#sky)'), scene(), isNight ? nightSky(theme) : ''),
      ellipse(...edge, rug[0]),
      ellipse(...middle, 'url(#floor)'),
      ellipse(...inner, rug[0], 0.25),
      isNight ? tag('rect', { x: 0, y: 0, width, height, fill: '#0b1036', opacity: 0.2 }) : '',
      ...(isNight ? lamps.map(([x, y]) => ellipse(x, y, 330, 150, 'url(#lamp)')) : []),
    ].join(''),
  );
};

/** Where the sun stands by day, and how large: by night the moon is there. */
const SUNS: Partial<Record<Theme, readonly [x: number, y: number, radius: number]>> = {
  meadow: [980, 130, 66],
  ocean: [180, 120, 58],
  forest: [620, 190, 84],
  sunset: [640, 330, 104],
};
/** How dark the night is: space is dark by day, and a studio has lamps. */
const DARKNESS: Partial<Record<Theme, number>> = { space: 0.35, studio: 0.5 };
const USUAL_DARKNESS = 0.74;

const moonAt = ([x, y, radius]: readonly [number, number, number]): string =>
  circle(x, y, radius * 1.55, '#2b2d63') +
  circle(x, y, radius * 1.5, '#fff6cf', 0.12) +
  circle(x, y, radius, '#fdf3cf') +
  circle(x - radius * 0.3, y - radius * 0.2, radius * 0.18, '#e6d9a8', 0.7) +
  circle(x + radius * 0.28, y + radius * 0.3, radius * 0.24, '#e6d9a8', 0.7);

const nightSky = (theme: Theme): string => {
  const next = scatter(41);
  const sun = SUNS[theme];
  const opacity = DARKNESS[theme] ?? USUAL_DARKNESS;
  return [
    tag('rect', { x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: 'url(#dusk)', opacity }),
    theme === 'studio'
      ? ''
      : many(70, () =>
          circle(round(next() * WIDTH), round(next() * 300), round(0.8 + next() * 1.9), '#ffffff', 0.9),
        ),
    sun ? moonAt(sun) : '',
  ].join('');
};

/** Warm light that falls on the floor. */
const LAMP = tag(
  'radialGradient',
  { id: 'lamp' },
  [
    tag('stop', { offset: 0, 'stop-color': '#ffe2a1', 'stop-opacity': 0.6 }),
    tag('stop', { offset: 1, 'stop-color': '#ffe2a1', 'stop-opacity': 0 }),
  ].join(''),
);

interface Artwork {
  readonly svg: Buffer;
  readonly version: string;
}

/** A picture of a session page has a time and a shape. */
interface Picture {
  readonly theme: Theme;
  readonly roomType: RoomType;
  readonly session?: { readonly time: Time; readonly shape: Shape } | undefined;
}

const pathOf = ({ theme, roomType, session }: Picture): string =>
  `/artwork/playrooms/${[theme, roomType, ...(session ? [session.time, session.shape] : [])].join('-')}.svg`;

const drawn = new Map<string, Artwork>();

/** Drawn on first use. */
const artworkOf = (picture: Picture): Artwork => {
  const { theme, roomType, session } = picture;
  const path = pathOf(picture);
  let known = drawn.get(path);
  if (!known) {
    const svg = Buffer.from(
      session ? drawRoom(theme, session.time, session.shape) : drawArtwork(theme, roomType),
    );
    known = { svg, version: createHash('sha256').update(svg).digest('base64url').slice(0, 12) };
    drawn.set(path, known);
  }
  return known;
};

/** The address names the content, so it can be cached for ever. */
export const artworkAddress = (theme: Theme, roomType: RoomType): string => {
  const picture = { theme, roomType };
  return `${pathOf(picture)}?v=${artworkOf(picture).version}`;
};

const SESSIONS = [undefined, ...TIMES.flatMap((time) => SHAPES.map((shape) => ({ time, shape })))];

const PICTURES: ReadonlyMap<string, Picture> = new Map(
  THEMES.flatMap((theme) =>
    ROOM_TYPES.flatMap((roomType) => SESSIONS.map((session) => ({ theme, roomType, session }))),
  ).map((picture) => [pathOf(picture), picture]),
);

/** The picture at a path without its version; undefined where there is none. */
export const artworkAt = (path: string): Buffer | undefined => {
  const picture = PICTURES.get(path);
  return picture && artworkOf(picture).svg;
};
