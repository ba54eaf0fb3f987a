// Pages to colour, of our own: closed lines that take a colour, and lines that only draw.

export interface LineArt {
  /** Each takes a colour; later ones lie over earlier ones. */
  readonly regions: readonly string[];
  readonly lines: readonly string[];
}
export const ART = { width: 1_200, height: 900 } as const;

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`;
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y} a${rx} ${ry} 0 1 0 ${2 * rx} 0 a${rx} ${ry} 0 1 0 ${-2 * rx} 0 Z`;
const fixed = (value: number): string => value.toFixed(1);

/** A point around the middle of the page. */
const polar = (reach: number, turn: number): string =>
  `${fixed(600 + reach * Math.sin(turn * 2 * Math.PI))} ${fixed(450 - reach * Math.cos(turn * 2 * Math.PI))}`;
const petal = (index: number, count: number, from: number, to: number, breadth: number): string => {
  const at = index / count;
  const side = breadth / count;
  const middle = from + (to - from) * 0.55;
  return `M${polar(from, at)} C${polar(middle, at - side)} ${polar(to * 0.96, at - side * 0.5)} ${polar(to, at)} C${polar(to * 0.96, at + side * 0.5)} ${polar(middle, at + side)} ${polar(from, at)} Z`;
};
const around = (count: number, draw: (index: number) => string): string[] =>
  Array.from({ length: count }, (_none, index) => draw(index));
const dotAt = (reach: number, turn: number, r: number): string => {
  const [x = 0, y = 0] = polar(reach, turn).split(' ').map(Number);
  return circle(x, y, r);
};
const mandala: LineArt = {
  regions: [
    circle(600, 450, 420),
    ...around(12, (index) => petal(index + 0.5, 12, 250, 418, 0.62)),
    ...around(12, (index) => petal(index, 12, 180, 370, 0.6)),
    circle(600, 450, 225),
    ...around(8, (index) => petal(index + 0.5, 8, 70, 222, 0.5)),
    ...around(8, (index) => petal(index, 8, 60, 190, 0.42)),
    circle(600, 450, 72),
    circle(600, 450, 34),
    ...around(12, (index) => dotAt(392, index / 12, 15)),
  ],
  lines: [],
};

/** The same on the other side of the page's middle. */
const mirrored = (path: string): string => {
  let isAcross = true;
  return path.replaceAll(/[A-Z]|-?\d+(?:\.\d+)?/g, (token) => {
    if (/[A-Z]/.test(token)) {
      isAcross = true;
      return token;
    }
    const value = isAcross ? ART.width - Number(token) : Number(token);
    isAcross = !isAcross;
    return String(value);
  });
};
const both = (path: string): readonly string[] => [path, mirrored(path)];
const butterfly: LineArt = {
  regions: [
    ...both('M580 430 C520 200 330 80 190 150 C80 210 110 400 250 470 C360 520 500 490 580 430 Z'),
    ...both('M580 470 C480 500 330 520 280 630 C240 740 340 830 440 790 C540 740 575 600 580 470 Z'),
    ...both('M530 380 C480 260 370 180 280 210 C210 240 230 350 320 400 C400 440 480 420 530 380 Z'),
    ...both('M530 530 C450 550 370 570 345 640 C330 710 390 750 440 720 C500 680 525 600 530 530 Z'),
    ...both('M470 350 C440 290 390 260 350 270 C310 290 330 350 380 370 C420 385 450 375 470 350 Z'),
    ...both('M170 250 C150 210 190 180 215 200 C235 225 215 265 170 250 Z'),
    ...both('M210 370 C180 370 170 330 195 320 C225 320 240 365 210 370 Z'),
    ...both('M300 690 C280 660 310 630 330 655 C340 685 325 710 300 690 Z'),
    'M600 310 C640 310 640 380 634 480 C630 620 620 720 600 780 C580 720 570 620 566 480 C560 380 560 310 600 310 Z',
    circle(600, 275, 48),
  ],
  lines: [
    'M585 230 C570 160 530 120 480 110 M615 230 C630 160 670 120 720 110',
    'M568 450 Q600 470 632 450 M570 540 Q600 560 630 540 M578 630 Q600 648 622 630',
    circle(583, 268, 4),
    circle(617, 268, 4),
    'M582 290 Q600 306 618 290',
  ],
};

const sea: LineArt = {
  regions: [
    'M0 0 H1200 V640 Q1000 600 800 650 T400 640 T0 660 Z',
    'M0 660 Q200 600 400 640 T800 650 Q1000 600 1200 640 V900 H0 Z',
    'M420 400 C520 240 780 230 900 380 C780 540 520 540 420 400 Z',
    'M430 400 L290 290 C280 360 280 440 290 510 Z',
    'M590 290 C640 190 760 190 800 290 C730 270 650 270 590 290 Z',
    'M620 506 C640 580 720 590 750 500 C710 512 660 514 620 506 Z',
    'M560 300 C600 360 600 440 560 500 C620 514 660 512 680 510 C720 440 720 350 680 280 C640 278 600 284 560 300 Z',
    circle(822, 365, 28),
    'M90 900 C60 800 140 760 100 660 C80 600 130 560 150 500 C180 580 150 620 180 680 C210 760 150 800 180 900 Z',
    'M230 900 C210 830 260 800 240 740 C270 780 300 820 280 900 Z',
    'M1010 900 C970 860 980 800 1030 800 C1020 740 1090 730 1100 780 C1150 770 1170 830 1130 850 C1160 880 1140 900 1120 900 Z',
    'M560 800 L590 740 L620 800 L690 800 L635 840 L655 900 L590 865 L525 900 L545 840 L490 800 Z',
    circle(960, 270, 30),
    circle(1020, 190, 42),
    circle(960, 120, 22),
    'M250 160 C290 100 390 100 420 160 C390 220 290 220 250 160 Z',
    'M255 160 L190 115 V205 Z',
  ],
  lines: [
    circle(828, 360, 9),
    'M860 420 Q880 400 890 384',
    circle(385, 150, 7),
    'M470 380 Q500 400 470 420 M500 350 Q530 375 510 400',
    'M1060 800 v60 M1030 830 q20 10 20 40 M1095 810 q-15 15 -12 50',
  ],
};

const house: LineArt = {
  regions: [
    'M0 0 H1200 V620 Q900 560 600 610 T0 600 Z',
    'M0 600 Q300 550 600 610 T1200 620 V900 H0 Z',
    circle(1030, 150, 78),
    'M120 210 a56 56 0 0 1 20 -108 a84 84 0 0 1 156 -10 a62 62 0 0 1 34 118 Z',
    'M620 150 a36 36 0 0 1 12 -70 a54 54 0 0 1 100 -6 a40 40 0 0 1 22 76 Z',
    'M380 430 H820 V760 H380 Z',
    'M330 440 L600 230 L870 440 Z',
    'M700 270 V200 H760 V320 Z',
    'M550 580 H660 V760 H550 Z',
    'M430 490 H510 V580 H430 Z',
    'M700 490 H780 V580 H700 Z',
    circle(600, 360, 42),
    'M560 760 H650 C700 820 660 860 760 900 H480 C580 860 520 820 560 760 Z',
    'M160 760 V560 H215 V760 Z',
    'M190 580 C80 590 40 500 100 440 C60 360 150 300 210 340 C280 310 350 380 310 450 C350 520 290 600 190 580 Z',
    circle(130, 460, 22),
    circle(220, 400, 22),
    circle(240, 500, 22),
    'M930 820 C900 790 920 750 950 770 C950 730 1000 730 1000 770 C1030 750 1050 790 1020 820 C1050 850 1020 880 1000 860 C1000 900 950 900 950 860 C920 880 900 850 930 820 Z',
    circle(975, 818, 22),
  ],
  lines: [
    'M470 490 V580 M430 535 H510 M740 490 V580 M700 535 H780',
    circle(636, 675, 7),
    'M1030 42 V14 M1030 258 V286 M922 150 H894 M1138 150 H1166 M954 74 L934 54 M1106 74 L1126 54',
    'M975 860 V900',
    'M558 360 H642 M600 318 V402',
  ],
};

const rocket: LineArt = {
  regions: [
    'M0 0 H1200 V900 H0 Z',
    circle(180, 200, 110),
    'M40 240 C20 200 340 120 330 170 C320 220 60 290 40 240 Z',
    circle(1010, 690, 150),
    circle(960, 640, 34),
    circle(1060, 740, 46),
    circle(1040, 610, 20),
    'M600 90 C700 180 740 330 720 560 H480 C460 330 500 180 600 90 Z',
    'M600 90 C650 135 684 195 704 270 H496 C516 195 550 135 600 90 Z',
    circle(600, 380, 64),
    circle(600, 380, 42),
    'M482 470 C400 520 370 600 390 690 L490 600 Z',
    'M718 470 C800 520 830 600 810 690 L710 600 Z',
    'M520 560 H680 L660 620 H540 Z',
    'M545 620 H655 C680 700 640 730 600 820 C560 730 520 700 545 620 Z',
    'M572 620 H628 C640 680 620 700 600 750 C580 700 560 680 572 620 Z',
    ...[
      [380, 140],
      [860, 180],
      [1060, 380],
      [200, 480],
      [300, 760],
      [840, 820],
    ].map(
      ([x = 0, y = 0]) =>
        `M${x} ${y - 44} L${x + 13} ${y - 14} L${x + 44} ${y - 12} L${x + 20} ${y + 9} L${x + 28} ${y + 40} L${x} ${y + 23} L${x - 28} ${y + 40} L${x - 20} ${y + 9} L${x - 44} ${y - 12} L${x - 13} ${y - 14} Z`,
    ),
  ],
  lines: ['M510 500 H690', 'M580 360 q20 -18 40 0'],
};

const owl: LineArt = {
  regions: [
    'M0 0 H1200 V900 H0 Z',
    circle(1000, 170, 100),
    'M0 700 C300 660 800 740 1200 680 V760 C800 810 300 730 0 780 Z',
    'M600 150 C800 150 860 330 840 500 C820 660 720 720 600 720 C480 720 380 660 360 500 C340 330 400 150 600 150 Z',
    'M420 230 L400 110 L520 170 Z',
    'M780 230 L800 110 L680 170 Z',
    'M370 420 C300 480 300 620 400 680 C440 620 440 500 370 420 Z',
    'M830 420 C900 480 900 620 800 680 C760 620 760 500 830 420 Z',
    oval(600, 570, 130, 130),
    circle(505, 320, 92),
    circle(695, 320, 92),
    circle(505, 320, 52),
    circle(695, 320, 52),
    'M570 380 L630 380 L600 440 Z',
    'M520 710 C500 760 540 770 545 730 C560 770 590 760 570 712 Z',
    'M680 710 C700 760 660 770 655 730 C640 770 610 760 630 712 Z',
    'M150 690 C90 620 130 540 210 530 C250 600 220 670 150 690 Z',
    'M230 690 C250 620 320 600 370 640 C350 700 290 710 230 690 Z',
    'M1010 690 C980 610 1040 550 1110 560 C1140 630 1090 690 1010 690 Z',
  ],
  lines: [
    circle(505, 320, 22),
    circle(695, 320, 22),
    'M520 520 q25 26 50 0 q25 26 50 0 q25 26 50 0 M530 580 q22 26 46 0 q24 26 48 0 q24 26 46 0 M556 640 q22 24 44 0 q22 24 44 0',
    'M150 690 Q170 620 200 560 M230 690 Q290 650 350 645 M1010 690 Q1060 640 1100 580',
  ],
};

export const PAGES = { butterfly, sea, house, rocket, owl, mandala } as const satisfies Record<
  string,
  LineArt
>;
export type ArtKey = keyof typeof PAGES;
export const ART_KEYS = Object.keys(PAGES) as readonly ArtKey[];
