import { type FigureAction, perform } from './figure-actions.ts';
import type { HandsOn } from './hands.ts';
import type { Place } from './view.ts';

/** What is said after a key; nothing needs to be for an empty word. */
export type Said = '' | 'putDown' | 'taken' | 'isLocked';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ACTION_OF: Readonly<Record<string, FigureAction>> = {
  r: 'turnRight',
  R: 'turnLeft',
  m: 'mirror',
  l: 'lay',
  b: 'bury',
  B: 'dugOut',
  u: 'lift',
  U: 'lower',
  '+': 'larger',
  '-': 'smaller',
};
/** Units of the tray. */
const STEP = 15;
const FAR_STEP = 60;
/** So near a figure is picked up. */
const REACH = 150;

/** The keyboard's way to play: a cursor in the scene, and a figure that it holds. */
export class Keys {
  cursor: Place;

  constructor(start: Place) {
    this.cursor = start;
  }

  /** @returns what to say, undefined where the key is none of the scene's. */
  press(
    event: KeyboardEvent,
    on: HandsOn,
    step: (from: Place, dx: number, dy: number) => Place,
  ): Said | undefined {
    const arrow = ARROWS[event.key];
    if (arrow && event.altKey) {
      on.view.look(arrow[0] * 0.15, -arrow[1] * 0.1, 1);
      return '';
    }
    if (event.key === 'Home') {
      on.view.lookAsAtFirst();
      return '';
    }
    if (event.ctrlKey || event.metaKey) return this.#steps(event, on);
    if (event.key === 'PageDown' || event.key === 'PageUp')
      return this.#next(event.key === 'PageDown' ? 1 : -1, on);
    if (arrow) {
      const size = event.shiftKey ? FAR_STEP : STEP;
      return this.#go(on, (from) => step(from, arrow[0] * size, arrow[1] * size));
    }
    if (!on.canPlay) return undefined;
    if (event.key === 'Enter' || event.key === ' ') return this.#use(on);
    return on.selected === undefined ? undefined : this.#handle(event.key, on.selected, on);
  }

  #steps({ key, shiftKey }: KeyboardEvent, on: HandsOn): Said | undefined {
    if (!on.canPlay) return undefined;
    if (key === 'y' || (key.toLowerCase() === 'z' && shiftKey)) on.scene.redo();
    else if (key === 'z') on.scene.undo();
    else return undefined;
    return '';
  }

  #go(on: HandsOn, to: (from: Place) => Place): Said {
    const item = on.selected === undefined ? undefined : on.scene.standing().get(on.selected);
    if (!item || on.selected === undefined) {
      this.cursor = to(this.cursor);
      on.point(this.cursor);
      return '';
    }
    if (item.locked && on.role === 'client') return 'isLocked';
    if (!on.canPlay) return '';
    on.scene.step();
    this.cursor = to({ x: item.x, y: item.y, ...(item.room === undefined ? {} : { room: item.room }) });
    on.scene.alter(on.selected, this.cursor, on.role);
    on.scene.step();
    on.point(this.cursor);
    return '';
  }

  #use(on: HandsOn): Said {
    if (on.tool) {
      on.scene.step();
      on.tool.begin(this.cursor);
      on.tool.end();
      on.scene.step();
      return '';
    }
    if (on.selected !== undefined) {
      on.put();
      on.select(undefined);
      return 'putDown';
    }
    const near = [...on.scene.standing()]
      .filter(([, { room }]) => room === this.cursor.room)
      .map(([id, { x, y }]) => ({ id, far: Math.hypot(x - this.cursor.x, y - this.cursor.y) }))
      .toSorted((one, other) => one.far - other.far)[0];
    if (near && near.far < REACH) on.select(near.id);
    return '';
  }

  #next(by: number, on: HandsOn): Said {
    const ids = [...on.scene.standing().keys()];
    if (ids.length === 0) return '';
    const at = on.selected === undefined ? (by > 0 ? -1 : 0) : ids.indexOf(on.selected);
    on.select(ids[(at + by + ids.length) % ids.length]);
    return '';
  }

  #handle(key: string, id: string, on: HandsOn): Said | undefined {
    if (key === 'Delete' || key === 'Backspace') {
      if (on.scene.standing().get(id)?.locked && on.role === 'client') return 'isLocked';
      on.scene.remove(id, on.role);
      on.select(undefined);
      return 'taken';
    }
    if (key === 'Escape') {
      on.select(undefined);
      return '';
    }
    const action = ACTION_OF[key];
    if (!action) return undefined;
    perform(on.scene, id, action, on.role);
    return '';
  }
}
