/** How the tray looks at each time of the day, and in each sand. Colours are sRGB, 0 to 1. */

type Colour = readonly [number, number, number];

export interface Light {
  readonly sun: Colour;
  readonly sky: Colour;
  /** What figures are multiplied by. */
  readonly tint: Colour;
  /** How dark shadows are. */
  readonly shade: number;
  /** Where the light comes from. */
  readonly from: Colour;
}

export const lights = {
  day: {
    sun: [1.02, 0.93, 0.8],
    sky: [0.42, 0.45, 0.5],
    tint: [1, 1, 1],
    shade: 0.42,
    from: [-0.55, 0.75, -0.35],
  },
  dusk: {
    sun: [1.14, 0.78, 0.54],
    sky: [0.42, 0.34, 0.44],
    tint: [1, 0.86, 0.76],
    shade: 0.45,
    from: [-0.78, 0.42, -0.25],
  },
  night: {
    sun: [0.4, 0.49, 0.76],
    sky: [0.2, 0.24, 0.42],
    tint: [0.68, 0.74, 0.98],
    shade: 0.5,
    from: [0.5, 0.75, -0.4],
  },
} as const satisfies Readonly<Record<string, Light>>;

export const sands = {
  golden: [0.93, 0.79, 0.56],
  white: [0.96, 0.92, 0.84],
  red: [0.86, 0.55, 0.38],
  dark: [0.5, 0.42, 0.36],
  meadow: [0.62, 0.74, 0.4],
} as const satisfies Readonly<Record<string, Colour>>;
