/**
 * What stands in a scene. The other seat's device writes into the shared document, too: what is no figure is neither
 * drawn nor saved, so that nobody's mistake, and nobody's malice, closes the scene for the others.
 */

export type Game = 'sandtray' | 'dollhouse';

/** A figure as scenes and saves have it. */
export interface SceneItem {
  readonly kind: string;
  /** In units of the tray, or of the room that it stands in: from the left, and from the back. */
  readonly x: number;
  readonly y: number;
  /** Degrees, in the picture's own plane. */
  readonly rotation?: number;
  readonly scale?: number;
  readonly layer?: number;
  readonly flipped?: boolean;
  readonly variant?: string;
  readonly color?: string;
  readonly room?: string;
  readonly text?: string;
  /** Laid down on its back. */
  readonly lying?: boolean;
  /** How much of it is in the sand, from 0 to 1. */
  readonly buried?: number;
  /** How high above the ground it stands, in units of the tray: on top of another figure, or on a wall. */
  readonly lift?: number;
  /** Moved by the clinician alone. */
  readonly locked?: boolean;
}

type Check = (value: unknown) => boolean;
const isLine =
  (longest = 64): Check =>
  (value) =>
    typeof value === 'string' &&
    value.length <= longest &&
    value.trim() !== '' &&
    !/[\p{Cc}\p{Cs}]/u.test(value);
const within =
  (low: number, high: number): Check =>
  (value) =>
    typeof value === 'number' && value >= low && value <= high;
const isYesOrNo: Check = (value) => typeof value === 'boolean';
const isPlace = within(-100_000, 100_000);
const isId = isLine();

/** As a save has them (`GameSaveDraft`). */
const NEEDED: Readonly<Record<string, Check>> = { kind: isLine(), x: isPlace, y: isPlace };
const FURTHER: Readonly<Record<string, Check>> = {
  rotation: within(-360, 360),
  scale: within(0.05, 20),
  layer: (value) => Number.isInteger(value) && within(0, 10_000)(value),
  flipped: isYesOrNo,
  variant: isLine(),
  color: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  room: isLine(),
  text: isLine(200),
  lying: isYesOrNo,
  buried: within(0, 1),
  lift: within(0, 1_000),
  locked: isYesOrNo,
};

/** The tray, and each room, in their own units. */
export const WIDTH = 1_200;
export const HEIGHT = 750;
/** Half of a figure, at its natural size. */
const HALF = 50;
/** As many figures as a save holds. */
export const MOST_ITEMS = 500;
/** The sizes that hands give figures. */
export const SMALLEST = 0.3;
export const LARGEST = 4;

const inward = (value: number, reach: number, size: number): number =>
  reach * 2 >= size ? size / 2 : Math.min(size - reach, Math.max(reach, value));

/** The figure where all of it stands in the tray: however it is turned and sized, and whoever put it where. */
export const withinTray = (item: SceneItem): SceneItem => {
  const turn = ((item.rotation ?? 0) * Math.PI) / 180;
  const reach = HALF * (item.scale ?? 1) * (Math.abs(Math.cos(turn)) + Math.abs(Math.sin(turn)));
  const [x, y] = [inward(item.x, reach, WIDTH), inward(item.y, reach, HEIGHT)];
  return { ...item, x: Math.round(x), y: Math.round(y) };
};

const itemOf = (value: unknown): SceneItem | undefined => {
  const held = value as Readonly<Record<string, unknown>> | null | undefined;
  const fits = ([name, isFit]: readonly [string, Check]) => isFit(held?.[name]);
  if (!Object.entries(NEEDED).every(fits)) return undefined;
  const known = [...Object.entries(NEEDED), ...Object.entries(FURTHER).filter(fits)];
  return withinTray(Object.fromEntries(known.map(([name]) => [name, held?.[name]])) as unknown as SceneItem);
};

/** @returns the figures by id, of each what a save knows. */
export const itemsOf = (items: Iterable<readonly [string, unknown]>): ReadonlyMap<string, SceneItem> => {
  const found = new Map<string, SceneItem>();
  for (const [id, value] of items) {
    const item = isId(id) ? itemOf(value) : undefined;
    if (item && found.size < MOST_ITEMS) found.set(id, item);
  }
  return found;
};
