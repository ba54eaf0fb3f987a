import * as Y from 'yjs';
import { newId } from '../../frame/ids.ts';
import type { SeatRole } from '../seat-role.ts';
import { itemsOf, LARGEST, MOST_ITEMS, type SceneItem, SMALLEST, withinTray } from './scene-items.ts';

/** What a save holds of a scene (`GameSaveDraft`). */
export interface SavedScene {
  readonly items: readonly ({ readonly id: string } & SceneItem)[];
  readonly background?: string;
  readonly settings?: readonly { readonly name: string; readonly value: string }[];
  readonly sand?: string;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/** The scene of a sand tray or dollhouse in the seat's document: read, changed, undone. */
export class Scene {
  readonly items: Y.Map<unknown>;
  readonly settings: Y.Map<unknown>;
  readonly sand: Y.Map<unknown>;
  readonly undoing: Y.UndoManager;
  /** The origin of this seat's own changes: what is undone is one's own. */
  readonly own = { seat: 'own' };
  readonly #document: Y.Doc;
  #items: ReadonlyMap<string, SceneItem> | undefined;

  constructor(document: Y.Doc) {
    this.#document = document;
    this.items = document.getMap('items');
    this.settings = document.getMap('settings');
    this.sand = document.getMap('sand');
    this.undoing = new Y.UndoManager([this.items, this.settings, this.sand], {
      trackedOrigins: new Set([this.own]),
      // A step is what one hand did from touch to release: `step` ends it, not a pause.
      captureTimeout: 60_000,
    });
    this.items.observe(() => {
      this.#items = undefined;
    });
  }

  /** The figures that stand in it, by id. */
  standing(): ReadonlyMap<string, SceneItem> {
    this.#items ??= itemsOf(this.items);
    return this.#items;
  }

  /** Changes that belong together; others see them at once. */
  change(work: () => void): void {
    this.#document.transact(work, this.own);
  }

  /** What comes next is another step for undoing. */
  step(): void {
    this.undoing.stopCapturing();
  }

  undo(): void {
    this.step();
    this.undoing.undo();
  }

  redo(): void {
    this.step();
    this.undoing.redo();
  }

  /** @returns the new figure's id; undefined where the scene is full. */
  add(item: SceneItem): string | undefined {
    if (this.standing().size >= MOST_ITEMS) return undefined;
    const id = newId();
    this.step();
    this.change(() => this.items.set(id, withinTray(item)));
    this.step();
    return id;
  }

  /** Changes some of a figure; nothing where it is gone, or locked against this seat. */
  alter(id: string, part: Partial<SceneItem>, role: SeatRole): void {
    const item = this.standing().get(id);
    if (!item || (item.locked && role === 'client')) return;
    const next = { ...item, ...part };
    if (next.scale !== undefined) next.scale = rounded(clamp(next.scale, SMALLEST, LARGEST));
    if (next.rotation !== undefined) next.rotation = Math.round(next.rotation) % 360;
    if (next.buried !== undefined) next.buried = rounded(clamp(next.buried, 0, 1));
    if (next.lift !== undefined) next.lift = Math.round(clamp(next.lift, 0, 1_000));
    this.change(() => this.items.set(id, withinTray(next)));
  }

  remove(id: string, role: SeatRole): void {
    const item = this.standing().get(id);
    if (!item || (item.locked && role === 'client')) return;
    this.step();
    this.change(() => this.items.delete(id));
    this.step();
  }

  choose(name: string, value: string): void {
    this.step();
    this.change(() => this.settings.set(name, value));
    this.step();
  }

  /** @returns the scene as it is saved; what a save does not know stays out of it. @param sand of the height field. */
  saved(sand?: string): SavedScene {
    const ground = this.settings.get('background');
    const settings = [...this.settings]
      .filter(
        (entry): entry is [string, string] =>
          entry[0] !== 'background' &&
          /^[a-z0-9:-]{1,64}$/i.test(entry[0]) &&
          typeof entry[1] === 'string' &&
          /^[a-z0-9:-]{1,64}$/i.test(entry[1]),
      )
      .slice(0, MOST_SETTINGS)
      .map(([name, value]) => ({ name, value }));
    return {
      items: [...this.standing()].map(([id, item]) => ({ id, ...item })),
      ...(typeof ground === 'string' && /^[a-z]{1,64}$/.test(ground) ? { background: ground } : {}),
      ...(settings.length > 0 ? { settings } : {}),
      ...(sand ? { sand } : {}),
    };
  }

  /** Puts a saved scene in place of what stands there; one step for undoing. @param openSand writes its sand. */
  open({ items, background, settings = [], sand }: SavedScene, openSand: (sand: string) => void): void {
    this.step();
    this.change(() => {
      for (const map of [this.items, this.settings, this.sand])
        for (const key of [...map.keys()]) map.delete(key);
      for (const { id, ...item } of items) this.items.set(id, item);
      for (const { name, value } of settings) this.settings.set(name, value);
      if (background) this.settings.set('background', background);
      if (sand) openSand(sand);
    });
    this.step();
  }
}

/** As many as a save holds. */
const MOST_SETTINGS = 100;
