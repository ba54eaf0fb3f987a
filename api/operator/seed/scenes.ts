import sharp from 'sharp';
import { figureUrl } from '../../../web/toys/figures/index.ts';

/** Three saved scenes, and the small pictures that a frame keeps of a scene when it saves one. */

/** A tray, and each room of a house, in the units of scenes. */
const WIDTH = 1_200;
const HEIGHT = 750;
/** Of a figure at its natural size. */
const FIGURE = 120;
const THUMBNAIL = { width: 480, height: 300 } as const;

type Placed = readonly [figure: string, x: number, y: number, scale?: number, room?: string];

export interface MadeUpScene {
  readonly name: string;
  readonly game_type: 'sandtray' | 'dollhouse';
  readonly settings: readonly { readonly name: string; readonly value: string }[];
  readonly figures: readonly Placed[];
}

export const SCENES: readonly MadeUpScene[] = [
  {
    name: 'The village and its gate',
    game_type: 'sandtray',
    settings: [{ name: 'time', value: 'day' }],
    figures: [
      ['🏰', 600, 260, 2.2],
      ['🧱', 440, 420, 1],
      ['🧱', 530, 450, 1],
      ['🧱', 670, 450, 1],
      ['🧱', 760, 420, 1],
      ['👧🏽', 600, 400, 1],
      ['🐉', 930, 560, 1.9],
      ['🌲', 180, 200, 1.6],
      ['🌲', 280, 150, 1.3],
      ['🌳', 1020, 190, 1.7],
      ['🏠', 300, 330, 1.4],
      ['🐕', 520, 560, 0.9],
    ],
  },
  {
    name: 'Turtle island',
    game_type: 'sandtray',
    settings: [{ name: 'time', value: 'dusk' }],
    figures: [
      ['🌋', 330, 230, 2],
      ['🌴', 560, 220, 1.8],
      ['🌴', 700, 290, 1.4],
      ['🐢', 620, 470, 1.2],
      ['🐢', 770, 540, 0.7],
      ['⛵', 980, 380, 1.6],
      ['💎', 420, 520, 0.8],
      ['🐚', 300, 600, 0.8],
      ['🪨', 180, 450, 1.1],
      ['🐉', 1000, 170, 1.2],
    ],
  },
  {
    name: 'Breakfast before school',
    game_type: 'dollhouse',
    settings: [],
    figures: [
      ['🪑', 330, 470, 1.2, 'kitchen'],
      ['🪑', 700, 470, 1.2, 'kitchen'],
      ['👩🏽', 300, 420, 1.5, 'kitchen'],
      ['👦🏽', 720, 440, 1.2, 'kitchen'],
      ['🍎', 520, 380, 0.7, 'kitchen'],
      ['🐈', 900, 600, 0.9, 'kitchen'],
      ['📺', 800, 320, 1.4, 'living'],
      ['👵🏼', 420, 440, 1.4, 'living'],
      ['🧸', 500, 560, 1, 'child'],
    ],
  },
];

const idOf = (figure: string): string =>
  Array.from(figure, (character) => (character.codePointAt(0) ?? 0).toString(16)).join('-');

export const sceneOf = ({ figures, settings }: MadeUpScene): object => ({
  items: figures.map(([figure, x, y, scale = 1, room], index) => ({
    id: `made-up-${index}`,
    kind: idOf(figure),
    x,
    y,
    scale,
    layer: index,
    ...(room === undefined ? {} : { room }),
  })),
  ...(settings.length > 0 ? { settings } : {}),
});

const SAND = `<radialGradient id="ground" cx="50%" cy="40%" r="80%">
<stop offset="0" stop-color="#f2dfb4"/><stop offset="1" stop-color="#d9bd84"/></radialGradient>`;
const FLOOR = `<linearGradient id="ground" x2="0" y2="1"><stop offset="0" stop-color="#fdf1dc"/>
<stop offset="0.62" stop-color="#f8e6c8"/><stop offset="0.62" stop-color="#c99a6b"/>
<stop offset="1" stop-color="#b98757"/></linearGradient>`;

const backdropOf = ({ game_type }: MadeUpScene): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${THUMBNAIL.width}" height="${THUMBNAIL.height}">
<defs>${game_type === 'sandtray' ? SAND : FLOOR}</defs>
<rect width="100%" height="100%" rx="14" fill="#9a6b43"/>
<rect x="9" y="9" width="${THUMBNAIL.width - 18}" height="${THUMBNAIL.height - 18}" rx="9" fill="url(#ground)"/>
</svg>`);

/** @param baseUrl of the service, which serves the pictures of figures. @returns a PNG in Base64. */
export const thumbnailOf = async (scene: MadeUpScene, baseUrl: string): Promise<string> => {
  const shown = scene.game_type === 'dollhouse' ? 'kitchen' : undefined;
  const placed = scene.figures.filter(([, , , , room]) => room === shown);
  const layers = await Promise.all(
    placed.map(async ([figure, x, y, scale = 1]) => {
      const size = Math.round((FIGURE * scale * THUMBNAIL.width) / WIDTH);
      const answer = await fetch(`${baseUrl}${figureUrl(idOf(figure))}`);
      if (!answer.ok) throw new Error(`A figure's picture answered ${answer.status}`);
      const input = await sharp(await answer.arrayBuffer())
        .resize(size, size)
        .png()
        .toBuffer();
      const left = Math.round((x * THUMBNAIL.width) / WIDTH - size / 2);
      const top = Math.round((y * THUMBNAIL.height) / HEIGHT - size / 2);
      return { input, left: Math.max(0, left), top: Math.max(0, top) };
    }),
  );
  const picture = await sharp(backdropOf(scene)).composite(layers).png().toBuffer();
  return picture.toString('base64');
};
