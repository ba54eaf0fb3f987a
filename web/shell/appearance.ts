// How the workspace looks: the organization's colours by default, the host's where it sets some.
import { fail } from '../frame/host.ts';

/** What a host may set; the SDK's `Appearance` has the same names. */
const COLOURS = {
  colorPrimary: '--color-primary',
  colorBackground: '--color-background',
  colorText: '--color-text',
  colorDanger: '--color-danger',
  colorBorder: '--color-border',
} as const;
/** Lengths: the property, and the least and the most in CSS pixels. */
const LENGTHS = {
  fontSizeBase: ['--font-size-base', 12, 24],
  borderRadius: ['--radius', 0, 24],
  spacingUnit: ['--space-unit', 2, 8],
} as const;
const FONT_FAMILY = /^[\w\s"',-]{1,300}$/;
const LEAST_CONTRAST = 4.5;

type Rgb = readonly [red: number, green: number, blue: number];
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** What a browser makes of a CSS colour; undefined for what is none, and for what lets the ground through. */
const colourOf = (value: string): Rgb | undefined => {
  if (!/^[#\w\s(),.%/-]{1,100}$/.test(value) || /var|url/i.test(value) || !CSS.supports('color', value))
    return undefined;
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 255 ? [red, green, blue] : undefined;
};

const luminance = (colour: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** 1–21, as WCAG 2.2 defines it. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const inkOn = (ground: Rgb): Rgb => (contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK);
/** Of the way from a colour to another. */
const STEPS = 20;
const mixed = (from: Rgb, to: Rgb, share: number): Rgb => {
  const [red = 0, green = 0, blue = 0] = from.map((part, at) =>
    Math.round(part + ((to[at] ?? 0) - part) * share),
  );
  return [red, green, blue];
};
/** What words stand on. */
const GROUNDS = [
  '--color-background',
  '--color-surface',
  '--color-sunken',
  '--color-hover',
  '--color-primary-soft',
];
/** The colour itself where it can be read on the ground; else the nearest on its way to black or white. */
const readableOn = (colour: Rgb, ground: Rgb): Rgb => {
  const target = inkOn(ground);
  for (let step = 0; step <= STEPS; step += 1) {
    const one = mixed(colour, target, step / STEPS);
    if (contrast(one, ground) >= LEAST_CONTRAST) return one;
  }
  return target;
};
const css = ([red, green, blue]: Rgb): string => `rgb(${red} ${green} ${blue})`;

export interface Appearance {
  readonly theme?: unknown;
  readonly variables?: unknown;
}
export interface Branding {
  readonly primary_color?: string | null;
}

const root = document.documentElement;
const SET = [
  ...Object.values(COLOURS),
  ...Object.values(LENGTHS).map(([property]) => property),
  '--font-family',
  '--color-on-primary',
  '--color-link',
  '--color-on-danger',
  '--color-danger-text',
  '--color-quiet',
];

/** A token's colour as it is now, with the theme and what was set so far. */
const tokenColour = (name: string): Rgb => {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const found = colourOf(getComputedStyle(probe).color);
  probe.remove();
  return found ?? BLACK;
};

/** Sets what can be used of the host's variables. @returns the names that could not. */
const setVariables = (variables: Readonly<Record<string, unknown>>): string[] => {
  const refused: string[] = [];
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) continue;
    const text = String(value);
    if (name in COLOURS) {
      const colour = colourOf(text);
      if (colour) root.style.setProperty(COLOURS[name as keyof typeof COLOURS], css(colour));
      else refused.push(name);
    } else if (name in LENGTHS) {
      const [property, least, most] = LENGTHS[name as keyof typeof LENGTHS];
      const pixels = /^\d+(?:\.\d+)?px$/.test(text) ? Number.parseFloat(text) : Number.NaN;
      if (pixels >= least && pixels <= most) root.style.setProperty(property, text);
      else refused.push(name);
    } else if (name === 'fontFamily' && FONT_FAMILY.test(text)) root.style.setProperty('--font-family', text);
    else refused.push(name);
  }
  return refused;
};

/** Corrects what cannot be read. @returns the pairs of which the host's own colour was changed. */
const correct = (set: ReadonlySet<string>): string[] => {
  const adjusted: string[] = [];
  const ground = tokenColour('--color-background');
  const put = (property: string, colour: Rgb) => root.style.setProperty(property, css(colour));
  const text = tokenColour('--color-text');
  // The other grounds lie between background and text, so they move with each step.
  const isRead = () =>
    GROUNDS.every((one) => contrast(tokenColour('--color-text'), tokenColour(one)) >= LEAST_CONTRAST);
  if (!isRead()) {
    for (let step = 1; step <= STEPS && !isRead(); step += 1)
      put('--color-text', mixed(text, inkOn(ground), step / STEPS));
    adjusted.push('colorText on colorBackground');
  }
  const hover = GROUNDS.map(tokenColour).reduce((worst, one) =>
    contrast(one, ground) > contrast(worst, ground) ? one : worst,
  );
  if (set.has('colorBackground') || set.has('colorText'))
    put('--color-quiet', readableOn(tokenColour('--color-quiet'), hover));
  for (const [name, token, on, words] of [
    ['colorPrimary', '--color-primary', '--color-on-primary', '--color-link'],
    ['colorDanger', '--color-danger', '--color-on-danger', '--color-danger-text'],
  ] as const) {
    if (!set.has(name) && !set.has('colorBackground')) continue;
    const colour = tokenColour(token);
    if (set.has(name)) put(on, inkOn(colour));
    const readable = readableOn(colour, hover);
    put(words, readable);
    if (set.has(name) && contrast(colour, ground) < LEAST_CONTRAST)
      adjusted.push(`${name} on colorBackground`);
  }
  return adjusted;
};

let latest: { readonly appearance: Appearance; readonly branding: Branding } = {
  appearance: {},
  branding: {},
};
let told = '';

/** Applies an appearance in place of the one before. Tells the host once of each set of corrections. */
export const applyAppearance = (appearance: Appearance, branding: Branding): void => {
  latest = { appearance, branding };
  for (const property of SET) root.style.removeProperty(property);
  const { theme } = appearance;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  else delete root.dataset.theme;
  const isObject = typeof appearance.variables === 'object' && appearance.variables !== null;
  const own = isObject ? (appearance.variables as Readonly<Record<string, unknown>>) : {};
  const primary = branding.primary_color ? { colorPrimary: branding.primary_color } : {};
  const all = { ...primary, ...own };
  const refused = setVariables(all);
  const set = new Set(Object.keys(all).filter((name) => !refused.includes(name)));
  root.toggleAttribute('data-custom-colors', set.has('colorBackground') || set.has('colorText'));
  root.toggleAttribute('data-custom-primary', set.has('colorPrimary'));
  const adjusted = correct(set);
  // The organization's own colour is corrected without a word: its host did not set it.
  const tell = [...refused, ...adjusted]
    .filter((one) => (one.split(' ')[0] ?? '') in own || one.includes('Text'))
    .join(', ');
  if (tell && tell !== told)
    fail('embed.appearance_adjusted', `Replaced, because it could not be used or not be read: ${tell}.`, {
      severity: 'warning',
    });
  told = tell;
};

// What can be read depends on the theme, which follows the device.
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
  applyAppearance(latest.appearance, latest.branding),
);
