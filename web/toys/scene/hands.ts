import type { SeatRole } from '../toy.ts';
import type { Scene } from './scene.ts';
import type { SceneItem } from './scene-items.ts';
import type { Place, SceneView } from './view.ts';

/** What a hand does where the tool is none for figures. */
export interface GroundTool {
  begin(place: Place): void;
  go(place: Place): void;
  end(): void;
}

/** What pointers need to know at the moment of a touch. */
export interface HandsOn {
  readonly view: SceneView;
  readonly scene: Scene;
  readonly role: SeatRole;
  readonly canPlay: boolean;
  /** Undefined where the hand moves figures. */
  readonly tool: GroundTool | undefined;
  readonly selected: string | undefined;
  select(id: string | undefined): void;
  point(place: Place): void;
  /** Hears where a finger came down. */
  press(place: Place | undefined): void;
  put(): void;
}

interface Finger {
  x: number;
  y: number;
}

/** Between two places that are told to others, in milliseconds. */
const TELL = 50;

/** Fingers and mouse on a scene: figures are moved, sized and turned, the ground is worked, the view is turned. */
export class Hands {
  readonly #on: () => HandsOn;
  readonly #fingers = new Map<number, Finger>();
  #action: 'none' | 'figure' | 'ground' | 'view' | 'shape' | 'nearness' = 'none';
  #grip = { dx: 0, dy: 0 };
  #shape = { distance: 1, angle: 0, scale: 1, rotation: 0 };
  #told = 0;
  #pointed = 0;

  constructor(on: () => HandsOn) {
    this.#on = on;
  }

  down(event: PointerEvent): void {
    const on = this.#on();
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    (event.target as Element).setPointerCapture(event.pointerId);
    if (this.#fingers.size === 2) {
      this.#two(on);
      return;
    }
    if (this.#fingers.size > 2) return;
    const place = on.view.meet(event.clientX, event.clientY);
    on.press(place);
    const isView = event.button === 2 || event.button === 1 || !on.canPlay;
    if (isView) this.#action = 'view';
    else if (on.tool && place) {
      on.scene.step();
      on.tool.begin(place);
      this.#action = 'ground';
    } else if (on.tool) this.#action = 'view';
    else this.#grasp(event, on, place);
  }

  move(event: PointerEvent): void {
    const on = this.#on();
    if (event.timeStamp - this.#pointed > TELL) {
      this.#pointed = event.timeStamp;
      const place = on.view.meet(event.clientX, event.clientY);
      if (place) on.point(place);
    }
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (this.#action === 'view') on.view.look(-dx * 0.006, dy * 0.006, 1);
    else if (this.#action === 'ground') {
      const place = on.view.meet(event.clientX, event.clientY);
      if (place) on.tool?.go(place);
    } else if (this.#action === 'figure' && event.timeStamp - this.#told > TELL / 2) {
      this.#told = event.timeStamp;
      this.#carry(event, on);
    } else if (this.#action === 'shape' || this.#action === 'nearness') this.#spread(on);
  }

  up(event: PointerEvent): void {
    if (!this.#fingers.has(event.pointerId)) return;
    const on = this.#on();
    if (this.#action === 'figure') {
      this.#carry(event, on);
      on.put();
    }
    this.#end(event, on);
  }

  /** The browser or the system took the finger for something of its own: no release follows. */
  cancel(event: PointerEvent): void {
    if (this.#fingers.has(event.pointerId)) this.#end(event, this.#on());
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.#on().view.look(0, 0, 1.0015 ** event.deltaY);
  }

  #end(event: PointerEvent, on: HandsOn): void {
    this.#fingers.delete(event.pointerId);
    if (this.#action === 'ground') on.tool?.end();
    if (this.#action !== 'none') on.scene.step();
    this.#action = 'none';
  }

  #grasp(event: PointerEvent, on: HandsOn, place: Place | undefined): void {
    const id = on.view.pick(event.clientX, event.clientY);
    on.select(id);
    const item = id === undefined ? undefined : on.scene.standing().get(id);
    if (!item) {
      this.#action = 'view';
      return;
    }
    this.#action = item.locked && on.role === 'client' ? 'none' : 'figure';
    const isSameRoom = place && place.room === item.room;
    this.#grip = isSameRoom ? { dx: item.x - place.x, dy: item.y - place.y } : { dx: 0, dy: 0 };
    on.scene.step();
  }

  #carry(event: PointerEvent, on: HandsOn): void {
    const place = on.view.meet(event.clientX, event.clientY);
    if (!place || on.selected === undefined) return;
    const item = on.scene.standing().get(on.selected);
    if (item && item.room !== place.room) this.#grip = { dx: 0, dy: 0 };
    const to = { x: place.x + this.#grip.dx, y: place.y + this.#grip.dy };
    const moved: Partial<SceneItem> = place.room === undefined ? to : { ...to, room: place.room };
    if (item && Math.abs(item.x - to.x) < 1 && Math.abs(item.y - to.y) < 1 && item.room === place.room)
      return;
    on.scene.alter(on.selected, moved, on.role);
  }

  #two(on: HandsOn): void {
    if (this.#action === 'ground') on.tool?.end();
    const item = on.selected === undefined ? undefined : on.scene.standing().get(on.selected);
    this.#action = item && on.canPlay && !on.tool ? 'shape' : 'nearness';
    const { distance, angle } = this.#between();
    this.#shape = { distance, angle, scale: item?.scale ?? 1, rotation: item?.rotation ?? 0 };
    on.scene.step();
  }

  #spread(on: HandsOn): void {
    if (this.#fingers.size < 2) return;
    const { distance, angle } = this.#between();
    if (this.#action === 'shape' && on.selected !== undefined) {
      const degrees = ((angle - this.#shape.angle) * 180) / Math.PI;
      on.scene.alter(
        on.selected,
        {
          scale: (this.#shape.scale * distance) / this.#shape.distance,
          rotation: this.#shape.rotation + degrees,
        },
        on.role,
      );
      return;
    }
    on.view.look(-(angle - this.#shape.angle), 0, this.#shape.distance / distance);
    this.#shape = { ...this.#shape, distance, angle };
  }

  #between() {
    const [one, other] = [...this.#fingers.values()];
    const [dx, dy] = [(other?.x ?? 0) - (one?.x ?? 0), (other?.y ?? 0) - (one?.y ?? 0)];
    return { distance: Math.max(1, Math.hypot(dx, dy)), angle: Math.atan2(dy, dx) };
  }
}
