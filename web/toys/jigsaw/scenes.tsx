// Pictures of our own for a jigsaw, for a room that brings none: figures in front of a landscape.
import { figureUrl } from '../figures/index.ts';
import { FRAME } from './pieces.ts';

interface Scene {
  readonly key: 'meadow' | 'sea' | 'space';
  readonly sky: readonly [string, string];
  readonly hills: readonly (readonly [path: string, colour: string])[];
  /** Figure, across, down, size. */
  readonly figures: readonly (readonly [string, number, number, number])[];
}

export const SCENES: readonly Scene[] = [
  {
    key: 'meadow',
    sky: ['#9ed7f5', '#e4f6ff'],
    hills: [
      ['M0 330 Q200 220 430 320 T840 280 V560 H0Z', '#a8d48a'],
      ['M0 420 Q260 330 520 420 T840 390 V560 H0Z', '#7fbf68'],
      ['M560 560 Q600 470 700 440 Q760 470 800 560Z', '#7cc3ea'],
    ],
    figures: [
      ['1f31e', 20, 20, 130],
      ['1f3e0', 70, 190, 190],
      ['1f333', 300, 160, 190],
      ['1f404', 330, 360, 150],
      ['1f411', 520, 330, 110],
      ['1f986', 640, 440, 90],
      ['1f33b', 30, 420, 120],
      ['1f98b', 480, 120, 90],
      ['1f333', 660, 170, 190],
    ],
  },
  {
    key: 'sea',
    sky: ['#5bc0e8', '#17699c'],
    hills: [
      ['M0 470 Q210 420 420 480 T840 460 V560 H0Z', '#f1d9a0'],
      ['M0 510 Q260 470 500 520 T840 505 V560 H0Z', '#e3c17d'],
    ],
    figures: [
      ['1f433', 60, 60, 240],
      ['1f420', 380, 60, 120],
      ['1f42c', 560, 110, 200],
      ['1f419', 300, 290, 170],
      ['1f422', 110, 320, 130],
      ['1f980', 540, 420, 110],
      ['1f41a', 440, 470, 70],
      ['1fab8', 680, 350, 150],
      ['1f421', 690, 30, 110],
    ],
  },
  {
    key: 'space',
    sky: ['#20265c', '#5a3f86'],
    hills: [
      ['M0 480 Q220 400 460 470 T840 450 V560 H0Z', '#8e7fb8'],
      [
        'M90 510 a60 18 0 0 0 120 0 a60 18 0 0 0 -120 0 M560 500 a50 15 0 0 0 100 0 a50 15 0 0 0 -100 0',
        '#7667a3',
      ],
    ],
    figures: [
      ['1fa90', 60, 40, 170],
      ['1f680', 330, 90, 230],
      ['1f30d', 620, 50, 150],
      ['2b50', 280, 40, 70],
      ['1f31f', 560, 240, 80],
      ['1f47d', 130, 320, 160],
      ['1f6f8', 560, 330, 170],
      ['1f319', 20, 230, 100],
      ['1f916', 370, 350, 150],
    ],
  },
];

/** One picture, which fills the frame; its upper left corner is the origin. */
export const ScenePicture = ({ scene, name }: { readonly scene: Scene; readonly name: string }) => (
  <>
    <linearGradient id={`${name}-sky`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor={scene.sky[0]} />
      <stop offset="1" stopColor={scene.sky[1]} />
    </linearGradient>
    <rect width={FRAME.width} height={FRAME.height} fill={`url(#${name}-sky)`} />
    {scene.hills.map(([path, colour]) => (
      <path key={path} d={path} fill={colour} />
    ))}
    {scene.figures.map(([figure, x, y, size]) => (
      <image key={`${figure}-${x}`} href={figureUrl(figure)} x={x} y={y} width={size} height={size} />
    ))}
  </>
);
