// The figures of both games, drawn from plain shapes: each fits a box of 100 by 100 around its middle.
const fill = (d, color) => ['path', { d, fill: color }];
const circle = (cx, cy, r, color) => ['circle', { cx, cy, r, fill: color }];
const box = (x, y, width, height, color, rx = 4) => ['rect', { x, y, width, height, rx, fill: color }];
const line = (d, color, width = 5) => [
  'path',
  { d, fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linecap': 'round' },
];

const person = (hair, clothes, skin, scale) => {
  const s = (value) => value * scale;
  return [
    line(`M${s(-9)} ${s(26)}V${s(44)}M${s(9)} ${s(26)}V${s(44)}`, '#4a4453', s(9)),
    fill(`M${s(-18)} ${s(30)}Q${s(-18)} ${s(-6)} 0 ${s(-6)}Q${s(18)} ${s(-6)} ${s(18)} ${s(30)}Z`, clothes),
    circle(0, s(-22), s(17), skin),
    fill(
      `M${s(-18)} ${s(-22)}Q${s(-16)} ${s(-44)} 0 ${s(-42)}Q${s(17)} ${s(-43)} ${s(18)} ${s(-22)}Q${s(6)} ${s(-32)} ${s(-18)} ${s(-22)}Z`,
      hair,
    ),
    circle(s(-6), s(-21), s(2), '#332c2a'),
    circle(s(6), s(-21), s(2), '#332c2a'),
    line(`M${s(-5)} ${s(-14)}Q0 ${s(-10)} ${s(5)} ${s(-14)}`, '#a3514a', s(2)),
  ];
};

const PEOPLE = {
  woman: ['Woman', person('#5b3a29', '#b5546b', '#e8b998', 1)],
  man: ['Man', person('#2f2a28', '#3f6f8f', '#c98f66', 1)],
  girl: ['Girl', person('#c98a3a', '#e0a33e', '#f0c9a8', 0.78)],
  boy: ['Boy', person('#3b2a20', '#4f9a6b', '#a8714b', 0.78)],
  baby: ['Baby', person('#8a6a4a', '#a7c7e7', '#f0c9a8', 0.55)],
  dog: [
    'Dog',
    [
      fill('M-34 4Q-30 -14 0 -12Q30 -12 32 8L28 18H-28Z', '#b98555'),
      line('M-24 14V32M-12 16V32M14 16V32M26 14V32', '#b98555', 8),
      circle(32, -14, 16, '#b98555'),
      fill('M24 -26Q18 -10 26 -4Q32 -12 30 -26Z', '#7d5433'),
      circle(38, -16, 2.5, '#2d2320'),
      circle(47, -11, 3.5, '#2d2320'),
      line('M-34 0Q-46 -8 -42 -20', '#b98555', 6),
    ],
  ],
};

export const CATALOGUE = {
  sandtray: {
    ...PEOPLE,
    palm: [
      'Palm tree',
      [
        line('M0 46Q-6 10 4 -18', '#8a5f3a', 9),
        ...[
          'M4 -18Q-26 -40 -44 -16Q-22 -24 4 -14Z',
          'M4 -18Q34 -42 48 -14Q26 -24 4 -14Z',
          'M4 -18Q-14 -50 -30 -44Q-6 -36 4 -16Z',
          'M4 -18Q22 -52 38 -42Q14 -36 4 -16Z',
        ].map((d) => fill(d, '#3f8f56')),
        circle(-2, -12, 5, '#6b4426'),
        circle(9, -11, 5, '#6b4426'),
      ],
    ],
    boat: [
      'Boat',
      [
        fill('M-42 14H42Q34 36 20 36H-22Q-36 36 -42 14Z', '#a5563c'),
        line('M0 14V-42', '#6b4a35', 4),
        fill('M4 -40Q36 -14 38 8H4Z', '#f4efe2'),
        fill('M-4 -32Q-26 -10 -28 8H-4Z', '#e2b64f'),
      ],
    ],
    shell: [
      'Shell',
      [
        fill('M0 30L-36 -6Q-30 -34 0 -36Q30 -34 36 -6Z', '#eab7a6'),
        line('M0 28L-20 -20M0 28V-32M0 28L20 -20', '#c98a78', 3),
        fill('M-12 24H12L8 36H-8Z', '#d79a88'),
      ],
    ],
    mountain: [
      'Mountain',
      [
        fill('M-48 40L-8 -38L16 4L28 -12L48 40Z', '#8b8f98'),
        fill('M-8 -38L-22 -12L-10 -16L-2 -8L6 -14Z', '#f7f7f5'),
      ],
    ],
    bridge: [
      'Bridge',
      [
        fill('M-48 0Q0 -36 48 0V14Q0 -20 -48 14Z', '#a97b50'),
        line('M-44 4V34M44 4V34M-22 -8V20M22 -8V20', '#7d5836', 5),
      ],
    ],
    house: [
      'House',
      [
        box(-32, -8, 64, 48, '#f0dcb8'),
        fill('M-42 -6L0 -42L42 -6Z', '#b4553f'),
        box(-8, 12, 18, 28, '#7a5135'),
        box(-26, 4, 12, 12, '#8fc1d6', 2),
        box(16, 4, 12, 12, '#8fc1d6', 2),
      ],
    ],
    stone: ['Stone', [fill('M-36 24Q-42 -6 -14 -20Q18 -30 34 -4Q42 24 20 28Q-18 32 -36 24Z', '#9a958c')]],
    dragon: [
      'Dragon',
      [
        fill('M-30 26Q-44 0 -18 -4Q-6 -34 22 -34Q44 -34 44 -18Q30 -16 24 -10Q34 24 6 30Z', '#4f8f6a'),
        fill('M-6 -4L-40 -36Q-22 -38 -6 -24L8 -40Q14 -20 8 -4Z', '#d8a146'),
        circle(28, -25, 3, '#20302a'),
        line('M-28 24Q-48 36 -46 16', '#4f8f6a', 8),
      ],
    ],
    fence: [
      'Fence',
      [
        line('M-44 -4H44M-44 16H44', '#b58a5c', 6),
        line('M-34 -18V30M-12 -18V30M12 -18V30M34 -18V30', '#9a7145', 8),
      ],
    ],
    treasure: [
      'Treasure',
      [
        box(-34, -4, 68, 36, '#8d5a34'),
        fill('M-34 -4Q-34 -30 0 -30Q34 -30 34 -4Z', '#a56a3d'),
        box(-6, -8, 12, 16, '#e6c04e', 3),
      ],
    ],
  },
  dollhouse: {
    ...PEOPLE,
    bed: [
      'Bed',
      [
        box(-46, -14, 8, 48, '#8a5f3a'),
        box(38, 4, 8, 30, '#8a5f3a'),
        box(-40, 6, 80, 20, '#7fa7c9', 6),
        box(-38, -4, 24, 14, '#f7f4ec', 6),
      ],
    ],
    table: ['Table', [box(-42, -14, 84, 12, '#b07a4a'), line('M-34 0V36M34 0V36', '#8d5f37', 8)]],
    chair: ['Chair', [line('M-18 -38V38M18 4V38', '#8d5f37', 7), box(-20, -2, 42, 9, '#b07a4a')]],
    sofa: [
      'Sofa',
      [
        box(-44, -22, 88, 34, '#c27a6b', 12),
        box(-48, -6, 18, 34, '#ad6658', 8),
        box(30, -6, 18, 34, '#ad6658', 8),
        box(-32, 6, 64, 20, '#d59486', 6),
      ],
    ],
    lamp: [
      'Lamp',
      [line('M0 -12V38M-16 40H16', '#6d6458', 5), fill('M-22 -12L-12 -42H12L22 -12Z', '#efc861')],
    ],
    bath: [
      'Bath',
      [
        fill('M-46 -6H46Q44 32 20 32H-20Q-44 32 -46 -6Z', '#eef2f3'),
        line('M-46 -8H46', '#b9c7cc', 7),
        line('M34 -10V-30H22', '#8c989c', 5),
      ],
    ],
    stove: [
      'Stove',
      [
        box(-30, -34, 60, 72, '#dfe3e2'),
        box(-22, -4, 44, 32, '#4c5557'),
        circle(-14, -22, 5, '#b4553f'),
        circle(4, -22, 5, '#8c989c'),
        circle(20, -22, 5, '#8c989c'),
      ],
    ],
    plant: [
      'Plant',
      [
        fill('M-18 8H18L12 40H-12Z', '#b4653f'),
        ...[
          'M0 10Q-34 -4 -28 -34Q-6 -22 0 10Z',
          'M0 10Q34 -4 28 -34Q6 -22 0 10Z',
          'M0 10Q-10 -26 0 -44Q12 -26 0 10Z',
        ].map((d) => fill(d, '#4f9a6b')),
      ],
    ],
    toybox: [
      'Toy box',
      [
        box(-34, -4, 68, 38, '#6f9fc4'),
        circle(-14, -10, 12, '#e0a33e'),
        fill('M4 -6L16 -30L28 -6Z', '#b5546b'),
      ],
    ],
    window: [
      'Window',
      [
        box(-30, -38, 60, 72, '#f7f4ec'),
        box(-24, -32, 48, 60, '#a8d3e6', 2),
        line('M0 -32V28M-24 -2H24', '#f7f4ec', 5),
      ],
    ],
  },
};

export const BACKGROUNDS = {
  sandtray: {
    sand: ['Sand', '#ead7ae', '#d8bf8c'],
    beach: ['Beach', '#ead7ae', '#7fb8d0'],
    meadow: ['Meadow', '#bcd79a', '#8fb86b'],
    night: ['Night', '#46506f', '#2d3550'],
  },
  dollhouse: { day: ['Day', '#f4e7d3', '#dfcdb2'], night: ['Night', '#566080', '#3a4260'] },
};

const SVG = 'http://www.w3.org/2000/svg';
export const svg = (name, attributes = {}, ...children) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
};
/** What a scene holds may come from another version of the game, or from nobody's. */
const known = (game, kind) => (Object.hasOwn(CATALOGUE[game], kind) ? CATALOGUE[game][kind] : undefined);
export const drawFigure = (game, kind) => {
  const [, shapes] = known(game, kind) ?? ['', [circle(0, 0, 30, '#9a958c')]];
  return shapes.map(([name, attributes]) => svg(name, attributes));
};
export const nameOf = (game, kind) => known(game, kind)?.[0] ?? 'Figure';
