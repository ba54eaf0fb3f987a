import type { SceneItem } from './scene-items.ts';

/** Where something is in a scene: in units of the tray, or of a room. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly room?: string;
}

/** What is shown beside the figures. */
export interface Marks {
  readonly selected: string | undefined;
  /** Of the keyboard, with the radius of the tool in units of the tray. */
  readonly cursor: (Place & { readonly radius: number }) | undefined;
  /** Where the other seat points. */
  readonly hand: Place | undefined;
}

/** One seat's picture of a scene, in three dimensions or from above. */
export interface SceneView {
  readonly isFlat: boolean;
  /** Draws before the next frame; as often as it is asked, once. */
  draw(): void;
  mark(marks: Partial<Marks>): void;
  /** @returns the figure at a point of the page. */
  pick(clientX: number, clientY: number): string | undefined;
  /** @returns the place of the ground at a point of the page. */
  meet(clientX: number, clientY: number): Place | undefined;
  /** Moves the seat's own eye: radians around, radians up, and a factor of the distance. */
  look(turn: number, tilt: number, nearness: number): void;
  /** Moves the seat's own eye to where it was at the beginning. */
  lookAsAtFirst(): void;
  /** @returns a picture of the scene as a PNG in Base64. */
  thumbnail(): Promise<string>;
  dispose(): void;
}

/** What a view shows; it reads this at each drawing. */
export interface Shown {
  standing(): ReadonlyMap<string, SceneItem>;
}

/** How large a figure is at its natural size, in units of the tray. */
export const FIGURE_UNITS = 135;
