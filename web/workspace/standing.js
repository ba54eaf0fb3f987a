// What stands in a scene. The other seat's device writes into the shared document, too: what is no figure is neither
// drawn nor saved, so that nobody's mistake, and nobody's malice, closes the scene for the others.
import { BACKGROUNDS } from './figures.js';

const isLine = (value, longest = 64) =>
  typeof value === 'string' &&
  value.length <= longest &&
  value.trim() !== '' &&
  !/[\p{Cc}\p{Cs}]/u.test(value);
const within = (low, high) => (value) => Number.isFinite(value) && value >= low && value <= high;
const isPlace = within(-100_000, 100_000);

/** As a save has them (`GameSaveDraft`). */
const NEEDED = { kind: isLine, x: isPlace, y: isPlace };
const FURTHER = {
  rotation: within(-360, 360),
  scale: within(0.05, 20),
  layer: (value) => Number.isInteger(value) && within(0, 10_000)(value),
  flipped: (value) => typeof value === 'boolean',
  variant: isLine,
  color: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  room: isLine,
  text: (value) => isLine(value, 200),
};

/** The tray, in its own units. */
export const WIDTH = 1_200;
export const HEIGHT = 750;
/** Half of the box that each figure is drawn in, at its natural size. */
const HALF = 50;

const inward = (value, reach, size) =>
  reach * 2 >= size ? size / 2 : Math.min(size - reach, Math.max(reach, value));
/** The figure where all of it stands in the tray: however it is turned and sized, and whoever put it where. */
export const withinTray = (figure) => {
  const turn = ((figure.rotation ?? 0) * Math.PI) / 180;
  const reach = HALF * (figure.scale ?? 1) * (Math.abs(Math.cos(turn)) + Math.abs(Math.sin(turn)));
  const [x, y] = [inward(figure.x, reach, WIDTH), inward(figure.y, reach, HEIGHT)];
  return { ...figure, x: Math.round(x), y: Math.round(y) };
};

const figureOf = (item) => {
  const fits = ([name, isFit]) => isFit(item?.[name]);
  if (!Object.entries(NEEDED).every(fits)) return undefined;
  const known = [...Object.entries(NEEDED), ...Object.entries(FURTHER).filter(fits)];
  return withinTray(Object.fromEntries(known.map(([name]) => [name, item[name]])));
};

/** @returns the figures by id, of each what a save knows. */
export const figuresOf = (items) =>
  new Map(
    [...items]
      .map(([id, item]) => [id, isLine(id) ? figureOf(item) : undefined])
      .filter(([, figure]) => figure !== undefined),
  );

/** @returns the key of the ground that the scene stands on. */
export const groundOf = (game, settings) => {
  const chosen = settings.get('background');
  const kinds = BACKGROUNDS[game];
  return typeof chosen === 'string' && Object.hasOwn(kinds, chosen) ? chosen : Object.keys(kinds)[0];
};
