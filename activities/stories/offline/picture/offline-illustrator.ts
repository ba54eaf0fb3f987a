import sharp from 'sharp';
import { type Drawing, type Illustrator, type Look, PICTURE, type Scene } from '../../author.ts';
import { backdrop } from './backdrop.ts';
import { brushOf, lighter, oval, randomOf } from './brush.ts';
import { character, owl, sparrow } from './creatures.ts';
import { token, trouble } from './feeling.ts';
import { letter } from './lettering.ts';
import { drawProps } from './props.ts';

/** The built-in illustrator: composes each picture from shapes, and adds the texture of its style. */

const { width: W, height: H } = PICTURE;
const SCARVES = ['#d8434e', '#2f8f83', '#3f6fb5', '#e0a02f', '#8a4fa3'];

/** Position of the character. It moves aside for a companion. On a cover it is the largest object, below the title. */
const stanceOf = (
  { companion, helper, pose }: Scene,
  cover: boolean,
): { x: number; y: number; size: number } => {
  if (cover) return { x: 590, y: 862, size: 1.34 };
  const size = pose === 'sleep' ? 1.3 : 1.22;
  const y = pose === 'jump' ? 726 : pose === 'sleep' ? 838 : 822;
  return { x: helper ? 440 : companion ? 510 : 560, y, size };
};

/** A feeling is drawn at the left if something else is at the right. */
const isAside = (scene: Scene): boolean =>
  scene.helper || (scene.props ?? []).some(({ spot }) => spot === 'thought');

/** Whether the character looks troubled: under a cloud, or in the evening without companion and help. */
const isTroubled = ({ pose, trouble: level, companion, helper, token: help, time }: Scene): boolean => {
  const resting = pose === 'sit' || pose === 'stand' || pose === 'walk';
  const late = time === 'dusk' || time === 'night' || time === 'storm';
  return resting && (level > 0 || (late && !companion && !helper && help === 'none'));
};

/** One picture as SVG: the same drawing gives the same picture. */
const composeScene = ({
  look,
  scene,
  seed,
  book,
  title,
}: Omit<Drawing, 'signal' | 'budget' | 'picture'>): string => {
  const brush = brushOf(look.style, seed);
  const scarf = SCARVES[Math.floor(randomOf(`${book}/scarf`)() * SCARVES.length)] as string;
  const { behind, ground } = backdrop(brush, look, scene);
  const cover = title !== undefined;
  const stance = stanceOf(scene, cover);
  const { x, y, size } = stance;
  const help = token(brush, scene.token, x, y);
  const props = drawProps(brush, scene, stance);
  const shadow = brush.shape(oval(x, y + 6, pose(scene), 17), '#2a2140', { opacity: 0.22, fine: true });
  const friendAt = scene.pose === 'sleep' ? [x + 240, 812] : [x + 218, cover ? 858 : 812];
  const parts = [
    behind,
    cover ? '' : trouble(brush, look.trouble, scene.trouble, isAside(scene)),
    ground,
    props.back,
    help.below,
    shadow,
    scene.helper ? `<g transform="translate(905 430)">${owl(brush)}</g>` : '',
    props.ground,
    `<g transform="translate(${x} ${y}) scale(${size})">${character(brush, look.animal, scene.pose, scarf, !cover && isTroubled(scene))}</g>`,
    scene.companion
      ? `<g transform="translate(${friendAt[0]} ${friendAt[1]}) scale(1.12)">${sparrow(brush)}</g>`
      : '',
    props.hand,
    help.above,
    props.thought,
    cover ? banner(title, look) : '',
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
  const { svg, height, width } = letter(title, 70, 960, INKS[style]);
  const brush = brushOf(style, title.length.toString());
  const half = width / 2 + 70;
  const [top, middle] = [38, W / 2];
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

/** The grey that changes nothing: `#808080`. */
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

/** Grey textures that lighten and darken the picture. There is one layer, because each takes as long as the drawing. */
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
  // The wax leaves the low parts of the paper uncovered.
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
        // Higher levels take twice as long for two percent less.
        .png({ compressionLevel: 4, adaptiveFiltering: false })
        .toBuffer()
    );
  },
};
