// What a therapist has on a whiteboard before anybody draws. Drawn with attributes alone: a kept picture has no stylesheet.
import type { ReactNode } from 'react';

export const PAPER = { width: 1_600, height: 1_000 } as const;
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
  width,
  children,
}: {
  readonly x: number;
  readonly width: number;
  readonly children: ReactNode;
}) => (
  <>
    <rect x={x} y="40" width={width} height="920" rx="28" {...SOFT} strokeDasharray="2 16" strokeWidth="6" />
    <g transform={`translate(${x + 30} 66)`}>{children}</g>
  </>
);
const HouseTreePerson = () => (
  <>
    <Frame x={40} width={490}>
      <path d="M8 52 L50 12 L92 52 M20 44 V96 H80 V44 M42 96 V66 h18 V96" {...LINE} />
    </Frame>
    <Frame x={555} width={490}>
      <path
        d="M42 100 V66 M58 100 V66 M50 8 a32 32 0 0 1 30 44 a24 24 0 0 1 -20 16 h-22 a26 26 0 0 1 -18 -42 a32 32 0 0 1 30 -18 Z"
        {...LINE}
      />
    </Frame>
    <Frame x={1070} width={490}>
      <circle cx="50" cy="24" r="16" {...LINE} />
      <path d="M50 40 V70 M24 52 H76 M50 70 L32 100 M50 70 L68 100" {...LINE} />
    </Frame>
    <path d="M70 880 H500 M585 880 H1015 M1100 880 H1530" {...SOFT} />
  </>
);

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

const Comic = () => (
  <>
    {[0, 1, 2, 3].map((index) => (
      <g key={index} transform={`translate(${40 + (index % 2) * 770} ${36 + Math.floor(index / 2) * 470})`}>
        <rect width="750" height="458" rx="22" fill="#ffffff" stroke={LINE.stroke} strokeWidth="6" />
        <path d="M0 386 H750" {...SOFT} />
        <circle cx="48" cy="46" r="28" fill="#f7f1e2" stroke={LINE.stroke} strokeWidth="4" />
        {Array.from({ length: index + 1 }, (_one, dot) => (
          <circle
            key={dot}
            cx={48 + (dot % 2 ? 9 : -9) * (index === 0 ? 0 : 1)}
            cy={46 + (dot > 1 ? 9 : -9) * (index < 2 ? 0 : 1)}
            r="5"
            fill="#8c8474"
          />
        ))}
      </g>
    ))}
  </>
);

const TwoColumns = () => (
  <>
    <rect x="40" y="40" width="745" height="920" rx="28" fill="#fffbee" stroke="#e9cf85" strokeWidth="6" />
    <rect x="815" y="40" width="745" height="920" rx="28" fill="#f1f5fa" stroke="#a9bed6" strokeWidth="6" />
    <path d="M40 200 H785 M815 200 H1560" {...SOFT} />
    <circle cx="412" cy="120" r="34" fill="#fbe08a" stroke="#dcb64f" strokeWidth="5" />
    <path
      d="M412 62 v14 M412 164 v14 M354 120 h14 M456 120 h14 M371 79 l10 10 M443 151 l10 10 M453 79 l-10 10 M381 151 l-10 10"
      {...LINE}
      stroke="#dcb64f"
      strokeWidth="5"
    />
    <path
      d="M1136 146 a30 30 0 0 1 6 -60 a44 44 0 0 1 82 -6 a34 34 0 0 1 12 66 Z"
      fill="#dbe6f2"
      stroke="#8ba4c0"
      strokeWidth="5"
    />
    <path d="M1150 162 l-6 16 M1188 162 l-6 16 M1226 162 l-6 16" {...LINE} stroke="#8ba4c0" strokeWidth="5" />
  </>
);

export const BACKGROUNDS = {
  blank: () => null,
  body: Body,
  thermometer: Thermometer,
  'house-tree-person': HouseTreePerson,
  'family-tree': FamilyTree,
  timeline: Timeline,
  comic: Comic,
  'two-columns': TwoColumns,
} as const satisfies Record<string, () => ReactNode>;
export type Background = keyof typeof BACKGROUNDS;
export const BACKGROUND_KEYS = Object.keys(BACKGROUNDS) as readonly Background[];
