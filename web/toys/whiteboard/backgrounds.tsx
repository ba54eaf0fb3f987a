// What a therapist has on a whiteboard before anybody draws. Drawn with attributes alone: a kept picture has no stylesheet.
import type { ReactNode } from 'react';

/** Both seats see the same paper, whatever their screens: its shape is shared. */
export const PAPERS = {
  wide: { width: 1_600, height: 1_000 },
  tall: { width: 1_200, height: 1_600 },
} as const;
export type PaperShape = keyof typeof PAPERS;
interface DrawingProps {
  readonly shape: PaperShape;
}
const LINE = {
  fill: 'none',
  stroke: '#a8a294',
  strokeWidth: 6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const SOFT = { ...LINE, stroke: '#cfc9ba', strokeWidth: 4 } as const;

/** @param mood from 0 (calm and glad) to 4 (about to burst). */
const Face = ({
  x,
  y,
  mood,
  size = 44,
}: {
  readonly x: number;
  readonly y: number;
  readonly mood: number;
  readonly size?: number;
}) => {
  const ground = ['#a9dcb0', '#d3e6a0', '#f8df8d', '#f6b978', '#ee8d7c'][mood];
  const bend = [20, 11, 0, -11, -18][mood] ?? 0;
  const brow = [0, 0, 0, 5, 10][mood] ?? 0;
  const ink = { ...LINE, stroke: '#4a4438', strokeWidth: 4 };
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 44})`}>
      <circle r="44" fill={ground} stroke="#4a4438" strokeWidth="3" />
      <circle cx="-15" cy="-8" r="5" fill="#4a4438" />
      <circle cx="15" cy="-8" r="5" fill="#4a4438" />
      <path d={`M-20 ${18 - bend / 2} Q0 ${18 + bend} 20 ${18 - bend / 2}`} {...ink} />
      {brow > 0 && (
        <path
          d={`M-25 ${-20 - brow / 2} L-8 ${-20 + brow / 2} M25 ${-20 - brow / 2} L8 ${-20 + brow / 2}`}
          {...ink}
        />
      )}
      {mood === 4 && (
        <path
          d="M-48 -30 l-14 -12 M-38 -44 l-8 -16 M48 -30 l14 -12 M38 -44 l8 -16"
          {...ink}
          stroke="#d0584a"
        />
      )}
    </g>
  );
};

const HALF_BODY =
  'M764 300 C762 332 750 348 716 356 C664 366 622 380 596 422 C560 482 516 566 474 638 C452 640 430 656 424 684 C420 708 438 728 460 722 C486 716 500 700 511 668 C552 606 596 540 634 480 C646 520 650 562 646 606 C636 690 640 780 650 872 C652 900 650 911 630 918 C596 929 586 952 604 962 C640 974 700 970 724 958 C742 948 738 920 739 896 C743 820 760 750 800 700';
const Body = () => (
  <>
    <path d={`${HALF_BODY} L800 300 Z`} fill="#fdf6e6" />
    <path d={`${HALF_BODY} L800 300 Z`} fill="#fdf6e6" transform="translate(1600 0) scale(-1 1)" />
    <path d={HALF_BODY} {...LINE} />
    <path d={HALF_BODY} {...LINE} transform="translate(1600 0) scale(-1 1)" />
    <ellipse cx="800" cy="180" rx="118" ry="130" fill="#fdf6e6" stroke={LINE.stroke} strokeWidth="6" />
    <path d="M683 176 c-24 -8 -28 44 4 46 M917 176 c24 -8 28 44 -4 46" {...LINE} />
    <path d="M600 982 H1000" {...SOFT} />
  </>
);

const THERMOMETER = ['#e26d5c', '#f2a65a', '#f6d365', '#c3dd84', '#86c79a'];
const Thermometer = () => (
  <>
    <rect
      x="744"
      y="64"
      width="112"
      height="780"
      rx="56"
      fill="#ffffff"
      stroke={LINE.stroke}
      strokeWidth="6"
    />
    {THERMOMETER.map((colour, index) => (
      <g key={colour}>
        <path
          d={
            index === 0
              ? 'M760 216 V120 a40 40 0 0 1 80 0 V216 Z'
              : `M760 ${72 + index * 144 + 4} h80 v${index === 4 ? 170 : 140} h-80 Z`
          }
          fill={colour}
          opacity="0.85"
        />
        <path d={`M868 ${144 + index * 144} h52`} {...LINE} />
        <Face x={630} y={144 + index * 144} mood={4 - index} size={56} />
      </g>
    ))}
    <circle cx="800" cy="880" r="92" fill="#86c79a" stroke={LINE.stroke} strokeWidth="6" />
    <path d="M758 850 a52 52 0 0 1 30 -28" {...LINE} stroke="#ffffff" strokeWidth="10" />
  </>
);

const Frame = ({
  x,
  y,
  width,
  height,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width={width} height={height} rx="28" {...SOFT} strokeDasharray="2 16" strokeWidth="6" />
    <g transform="translate(30 26)">{children}</g>
    <path d={`M30 ${height - 80} H${width - 30}`} {...SOFT} />
  </g>
);
const THINGS = [
  'M8 52 L50 12 L92 52 M20 44 V96 H80 V44 M42 96 V66 h18 V96',
  'M42 100 V66 M58 100 V66 M50 8 a32 32 0 0 1 30 44 a24 24 0 0 1 -20 16 h-22 a26 26 0 0 1 -18 -42 a32 32 0 0 1 30 -18 Z',
  'M34 24 a16 16 0 1 0 32 0 a16 16 0 1 0 -32 0 M50 40 V70 M24 52 H76 M50 70 L32 100 M50 70 L68 100',
];
/** Beside each other, or below each other. */
const HouseTreePerson = ({ shape }: DrawingProps) =>
  THINGS.map((thing, index) => (
    <Frame
      key={thing}
      {...(shape === 'tall'
        ? { x: 40, y: 40 + index * 515, width: 1_120, height: 490 }
        : { x: 40 + index * 515, y: 40, width: 490, height: 920 })}
    >
      <path d={thing} {...LINE} />
    </Frame>
  ));

const PLACES = [
  [330, 190],
  [580, 150],
  [1020, 150],
  [1270, 190],
  [560, 400],
  [1040, 400],
  [620, 660],
  [800, 620],
  [980, 660],
] as const;
const FamilyTree = () => (
  <>
    <path
      d="M250 330 C90 250 160 60 350 80 C450 -10 640 10 700 60 C790 10 910 20 960 60 C1080 0 1230 30 1270 90 C1450 80 1510 260 1360 330 C1420 480 1230 560 1130 520 C1060 590 940 580 880 540 C800 590 690 580 640 530 C560 590 400 560 390 470 C300 480 230 420 250 330 Z"
      fill="#e6f2da"
    />
    <path
      d="M720 970 C760 860 750 760 730 660 C700 590 620 560 560 480 M880 970 C850 860 850 760 870 660 C900 590 980 560 1040 480 M560 400 C470 350 400 310 330 250 M560 400 C570 320 580 280 580 210 M1040 400 C1130 350 1200 310 1270 250 M1040 400 C1030 320 1020 280 1020 210"
      {...LINE}
      stroke="#b58f68"
      strokeWidth="14"
    />
    <path d="M560 970 Q800 930 1040 970" {...LINE} stroke="#9cc27e" />
    {PLACES.map(([x, y]) => (
      <circle
        key={`${x}-${y}`}
        cx={x}
        cy={y}
        r="82"
        fill="#ffffff"
        stroke="#b58f68"
        strokeWidth="6"
        strokeDasharray="1 14"
        strokeLinecap="round"
      />
    ))}
  </>
);

const ROAD = 'M-20 800 C260 800 300 560 560 560 S860 760 1080 640 S1260 240 1620 220';
const Timeline = () => (
  <>
    <circle cx="1440" cy="110" r="54" fill="#fbe08a" />
    <path
      d="M1440 20 v24 M1440 176 v24 M1350 110 h24 M1506 110 h24 M1376 46 l18 18 M1486 156 l18 18 M1504 46 l-18 18 M1394 156 l-18 18"
      {...LINE}
      stroke="#f2cf5c"
    />
    <path d={ROAD} fill="none" stroke="#e3dccb" strokeWidth="96" strokeLinecap="round" />
    <path d={ROAD} fill="none" stroke="#ffffff" strokeWidth="8" strokeDasharray="34 30" />
    {[
      [190, 776],
      [470, 580],
      [760, 616],
      [1020, 668],
      [1230, 470],
      [1420, 262],
    ].map(([x = 0, y = 0]) => (
      <g key={x}>
        <path d={`M${x} ${y} V${y - 130}`} {...LINE} stroke="#8c8474" />
        <path
          d={`M${x} ${y - 130} h84 l-22 28 l22 28 h-84 Z`}
          fill="#ffffff"
          stroke="#8c8474"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <circle cx={x} cy={y} r="16" fill="#ffffff" stroke="#8c8474" strokeWidth="6" />
      </g>
    ))}
    <g transform="translate(30 640)">
      <path
        d="M10 60 q60 60 120 0 Z M10 60 H130 M38 60 q-6 -40 26 -46 M30 92 l-10 16 M110 92 l10 16"
        {...LINE}
      />
    </g>
  </>
);

const Comic = ({ shape }: DrawingProps) => {
  const paper = PAPERS[shape];
  const width = (paper.width - 100) / 2;
  const height = (paper.height - 84) / 2;
  return [0, 1, 2, 3].map((index) => (
    <g
      key={index}
      transform={`translate(${40 + (index % 2) * (width + 20)} ${36 + Math.floor(index / 2) * (height + 12)})`}
    >
      <rect width={width} height={height} rx="22" fill="#ffffff" stroke={LINE.stroke} strokeWidth="6" />
      <path d={`M0 ${height - 72} H${width}`} {...SOFT} />
      <circle cx="48" cy="46" r="28" fill="#f7f1e2" stroke={LINE.stroke} strokeWidth="4" />
      {Array.from({ length: index + 1 }, (_one, dot) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
          key={dot}
          cx={48 + (dot % 2 ? 9 : -9) * (index === 0 ? 0 : 1)}
          cy={46 + (dot > 1 ? 9 : -9) * (index < 2 ? 0 : 1)}
          r="5"
          fill="#8c8474"
        />
      ))}
    </g>
  ));
};

const SUN =
  'M0 -58 v14 M0 44 v14 M-58 0 h14 M44 0 h14 M-41 -41 l10 10 M31 31 l10 10 M41 -41 l-10 10 M-31 31 l-10 10';
const TwoColumns = ({ shape }: DrawingProps) => {
  const paper = PAPERS[shape];
  const width = (paper.width - 110) / 2;
  const height = paper.height - 80;
  const column = { y: 40, width, height, rx: 28, strokeWidth: 6 };
  return (
    <>
      <rect x="40" {...column} fill="#fffbee" stroke="#e9cf85" />
      <rect x={width + 70} {...column} fill="#f1f5fa" stroke="#a9bed6" />
      <path d={`M40 200 H${40 + width} M${width + 70} 200 H${2 * width + 70}`} {...SOFT} />
      <g transform={`translate(${40 + width / 2} 120)`}>
        <circle r="34" fill="#fbe08a" stroke="#dcb64f" strokeWidth="5" />
        <path d={SUN} {...LINE} stroke="#dcb64f" strokeWidth="5" />
      </g>
      <g transform={`translate(${70 + 1.5 * width - 50} 146)`}>
        <path
          d="M0 0 a30 30 0 0 1 6 -60 a44 44 0 0 1 82 -6 a34 34 0 0 1 12 66 Z"
          fill="#dbe6f2"
          stroke="#8ba4c0"
          strokeWidth="5"
        />
        <path d="M14 16 l-6 16 M52 16 l-6 16 M90 16 l-6 16" {...LINE} stroke="#8ba4c0" strokeWidth="5" />
      </g>
    </>
  );
};

export const BACKGROUNDS = {
  blank: () => null,
  body: Body,
  thermometer: Thermometer,
  'house-tree-person': HouseTreePerson,
  'family-tree': FamilyTree,
  timeline: Timeline,
  comic: Comic,
  'two-columns': TwoColumns,
} as const satisfies Record<string, (props: DrawingProps) => ReactNode>;
export type Background = keyof typeof BACKGROUNDS;
export const BACKGROUND_KEYS = Object.keys(BACKGROUNDS) as readonly Background[];

/** Those that are drawn for either paper. */
const FOR_BOTH: ReadonlySet<Background> = new Set(['blank', 'house-tree-person', 'comic', 'two-columns']);
/** What tall paper must show of the others: all of it, unless less is said here. */
const PARTS: Partial<Record<Background, { readonly x: number; readonly width: number }>> = {
  body: { x: 400, width: 800 },
  thermometer: { x: 440, width: 720 },
  'family-tree': { x: 200, width: 1_200 },
};

export const BackgroundDrawing = ({
  background,
  shape,
}: DrawingProps & { readonly background: Background }) => {
  const Drawing = BACKGROUNDS[background];
  if (shape === 'wide' || FOR_BOTH.has(background)) return <Drawing shape={shape} />;
  const { wide, tall } = PAPERS;
  const { x, width } = PARTS[background] ?? { x: 0, width: wide.width };
  const scale = Math.min(tall.width / width, tall.height / wide.height);
  const down = (tall.height - wide.height * scale) / 2;
  const across = (tall.width - width * scale) / 2 - x * scale;
  return (
    <g transform={`translate(${across} ${down}) scale(${scale})`}>
      <Drawing shape="wide" />
    </g>
  );
};
