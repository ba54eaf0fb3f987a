import sharp from 'sharp';
import { type Drawing, type Illustrator, type Look, PICTURE, type Scene } from '../../author.ts';
import { backdrop } from './backdrop.ts';
import { brushOf, lighter, oval, randomOf } from './brush.ts';
import { character, owl, sparrow } from './creatures.ts';
import { letter } from './lettering.ts';
import { token, trouble } from './trouble.ts';

/** The embedded illustrator: composes each picture as shapes, and gives it the surface of its style. */

const { width: W, height: H } = PICTURE;
const SCARVES = ['#d8434e', '#2f8f83', '#3f6fb5', '#e0a02f', '#8a4fa3'];

/** Where the character stands; with company it makes room. */
const stanceOf = ({ companion, helper, pose }: Scene): { x: number; y: number; size: number } => {
  const size = pose === 'sleep' ? 1.3 : 1.22;
  const y = pose === 'jump' ? 726 : pose === 'sleep' ? 838 : 822;
  return { x: helper ? 420 : companion ? 510 : 560, y, size };
};

/** One picture as SVG: the same drawing gives the same picture. */
const composeScene = ({ look, scene, seed, book, title }: Omit<Drawing, 'signal' | 'picture'>): string => {
  const brush = brushOf(look.style, seed);
  const scarf = SCARVES[Math.floor(randomOf(`${book}/scarf`)() * SCARVES.length)] as string;
  const { behind, ground } = backdrop(brush, look, scene);
  const { x, y, size } = stanceOf(scene);
  const help = token(brush, scene.token, x, y);
  const shadow = brush.shape(oval(x, 828, pose(scene), 17), '#2a2140', { opacity: 0.22, fine: true });
  const friendAt = scene.pose === 'sleep' ? [x + 240, 812] : [x + 218, scene.helper ? 812 : 806];
  const parts = [
    behind,
    trouble(brush, look.trouble, scene.trouble, title !== undefined || scene.helper),
    ground,
    help.below,
    shadow,
    scene.helper ? `<g transform="translate(905 430)">${owl(brush)}</g>` : '',
    `<g transform="translate(${x} ${y}) scale(${size})">${character(brush, look.animal, scene.pose, scarf)}</g>`,
    scene.companion
      ? `<g transform="translate(${friendAt[0]} ${friendAt[1]}) scale(1.12)">${sparrow(brush)}</g>`
      : '',
    help.above,
    title === undefined ? '' : banner(title, look),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${parts.join('')}</svg>`;
};

const pose = (scene: Scene): number => (scene.pose === 'jump' ? 70 : scene.pose === 'sleep' ? 190 : 112);

const INKS: Readonly<Record<Look['style'], string>> = {
  watercolor: '#3b3560',
  crayon: '#33305a',
  paper_cut: '#3a2d5c',
  flat: '#2f2a55',
};

const banner = (title: string, { style }: Look): string => {
  const { svg, height, width } = letter(title, 92, 980, INKS[style]);
  const brush = brushOf(style, title.length.toString());
  const half = width / 2 + 70;
  const [top, middle] = [54, W / 2];
  const paper = brush.shape(
    [
      [middle - half, top + 12],
      [middle, top - 12],
      [middle + half, top + 12],
      [middle + half + 22, top + height / 2 + 24],
      [middle + half, top + height + 42],
      [middle, top + height + 58],
      [middle - half, top + height + 42],
      [middle - half - 22, top + height / 2 + 24],
    ],
    lighter('#fbf1dc', 0.3),
    { opacity: style === 'watercolor' ? 0.9 : 1 },
  );
  return `${paper}<g transform="translate(${middle} ${top + 22})">${svg}</g>`;
};

/** A title on its banner, as a picture of its own. */
export const bannerOf = (title: string, look: Look): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${banner(title, look)}</svg>`;

/** What neither lightens nor darkens: `#808080`. */
const MIDDLE_GREY = 128;

const noise = (sigma: number, scale: number, blur: number): Promise<Buffer> =>
  sharp({
    create: {
      width: Math.round(W / scale),
      height: Math.round(H / scale),
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: MIDDLE_GREY, sigma },
    },
  })
    .greyscale()
    .blur(blur)
    .png()
    .toBuffer()
    .then((small) => sharp(small).resize(W, H, { kernel: 'cubic' }).normalise().png().toBuffer());

const faint = (picture: Buffer, gain: number): Promise<Buffer> =>
  sharp(picture)
    .linear(gain, MIDDLE_GREY * (1 - gain))
    .png()
    .toBuffer();

/** Greys that the picture is lightened and darkened by; one layer of them, since each takes as long as drawing does. */
const SURFACES: Readonly<Record<Look['style'], () => Promise<Buffer | undefined>>> = {
  flat: async () => undefined,
  watercolor: async () => {
    const grain = await faint(await noise(60, 3, 0.6), 0.22);
    const pigmentThatPooled = await faint(await noise(60, 24, 1.2), 0.34);
    return sharp(pigmentThatPooled)
      .composite([{ input: grain, blend: 'soft-light' }])
      .png()
      .toBuffer();
  },
  // Wax that skips the valleys of the paper.
  crayon: async () => faint(await noise(70, 3, 0.7), 0.34),
  paper_cut: async () => faint(await noise(60, 4, 0.7), 0.16),
};

const surfaces = new Map<Look['style'], Promise<Buffer | undefined>>();
const surfaceOf = (style: Look['style']): Promise<Buffer | undefined> => {
  const made = surfaces.get(style) ?? SURFACES[style]();
  surfaces.set(style, made);
  return made;
};

export const offlineIllustrator: Illustrator = {
  async draw(drawing) {
    const surface = await surfaceOf(drawing.look.style);
    drawing.signal.throwIfAborted();
    return (
      sharp(Buffer.from(composeScene(drawing)))
        .composite(surface ? [{ input: surface, blend: 'soft-light' }] : [])
        .removeAlpha()
        // More of it takes twice as long for a fiftieth less.
        .png({ compressionLevel: 4, adaptiveFiltering: false })
        .toBuffer()
    );
  },
};
