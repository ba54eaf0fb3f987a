import { figureOfKind } from '../figures/index.ts';
import { type Picture, pictureOf } from './pictures.ts';
import type { SceneItem } from './scene-items.ts';
import { shrunk } from './thumbnail.ts';
import { FIGURE_UNITS, type Marks, type Place, type SceneView, type Shown } from './view.ts';

/** What lies under the figures where there is no WebGL: a tray from above, or the fronts of houses. */
export interface FlatGround {
  readonly width: number;
  readonly height: number;
  paint(context: CanvasRenderingContext2D): void;
  /** Where a figure's middle is on the ground's picture, and how large the figure is there. */
  stand(place: Place): { readonly x: number; readonly y: number; readonly size: number };
  meet(x: number, y: number): Place | undefined;
}

class FlatView implements SceneView {
  readonly isFlat = true;
  readonly #canvas: HTMLCanvasElement;
  readonly #ground: FlatGround;
  readonly #shown: Shown;
  readonly #pictures = new Map<string, Picture>();
  readonly #watching: ResizeObserver;
  #marks: Marks = { selected: undefined, cursor: undefined, hand: undefined };
  #frame = 0;
  #nearness = 1;

  constructor(canvas: HTMLCanvasElement, ground: FlatGround, shown: Shown) {
    this.#canvas = canvas;
    this.#ground = ground;
    this.#shown = shown;
    this.#watching = new ResizeObserver(() => this.draw());
    this.#watching.observe(canvas);
    this.draw();
  }

  draw(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#render();
    });
  }

  mark(marks: Partial<Marks>): void {
    this.#marks = { ...this.#marks, ...marks };
    this.draw();
  }

  /** From above there is nothing to turn: nearer and farther is what is left. */
  look(_turn: number, _tilt: number, nearness: number): void {
    this.#nearness = Math.min(1, Math.max(0.4, this.#nearness * nearness));
    this.draw();
  }

  lookAsAtFirst(): void {
    this.#nearness = 1;
    this.draw();
  }

  meet(clientX: number, clientY: number): Place | undefined {
    const { x, y } = this.#toGround(clientX, clientY);
    return this.#ground.meet(x, y);
  }

  pick(clientX: number, clientY: number): string | undefined {
    const spot = this.#toGround(clientX, clientY);
    return this.#inOrder()
      .toReversed()
      .find(([, item]) => {
        const { x, y, size } = this.#ground.stand(item);
        const turn = -((item.rotation ?? 0) * Math.PI) / 180;
        const [dx, dy] = [spot.x - x, spot.y - y];
        const side = FIGURE_UNITS * (item.scale ?? 1) * size;
        const u = ((dx * Math.cos(turn) - dy * Math.sin(turn)) / side) * (item.flipped ? -1 : 1) + 0.5;
        const v = 0.5 - (dx * Math.sin(turn) + dy * Math.cos(turn)) / side;
        return this.#pictures.get(figureOfKind(item.kind))?.isThere(u, v) ?? false;
      })?.[0];
  }

  async thumbnail(): Promise<string> {
    const marks = this.#marks;
    this.#marks = { selected: undefined, cursor: undefined, hand: undefined };
    this.#render();
    this.#marks = marks;
    this.draw();
    return shrunk(this.#canvas);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = -1;
    this.#watching.disconnect();
  }

  /** From the picture of the ground to the canvas, in CSS pixels. */
  #fit() {
    const { clientWidth, clientHeight } = this.#canvas;
    const part =
      (Math.min(clientWidth / this.#ground.width, clientHeight / this.#ground.height) * 0.96) /
      this.#nearness;
    return {
      part,
      left: (clientWidth - this.#ground.width * part) / 2,
      top: (clientHeight - this.#ground.height * part) / 2,
    };
  }

  #toGround(clientX: number, clientY: number) {
    const box = this.#canvas.getBoundingClientRect();
    const { part, left, top } = this.#fit();
    return { x: (clientX - box.left - left) / part, y: (clientY - box.top - top) / part };
  }

  #inOrder(): readonly (readonly [string, SceneItem])[] {
    return [...this.#shown.standing()].toSorted(
      ([, one], [, other]) =>
        (one.lift ?? 0) - (other.lift ?? 0) ||
        this.#ground.stand(one).y - this.#ground.stand(other).y ||
        (one.layer ?? 0) - (other.layer ?? 0),
    );
  }

  #render(): void {
    const context = this.#canvas.getContext('2d');
    const { clientWidth, clientHeight } = this.#canvas;
    if (!context || clientWidth === 0) return;
    const ratio = Math.min(2, devicePixelRatio);
    this.#canvas.width = clientWidth * ratio;
    this.#canvas.height = clientHeight * ratio;
    const { part, left, top } = this.#fit();
    context.setTransform(ratio * part, 0, 0, ratio * part, left * ratio, top * ratio);
    this.#ground.paint(context);
    for (const [id, item] of this.#inOrder()) this.#figure(context, id, item);
    const { cursor, hand } = this.#marks;
    if (cursor) this.#ring(context, cursor, Math.max(18, cursor.radius), '#ffffff');
    if (hand) this.#ring(context, hand, 30, '#ff8a3c');
  }

  #figure(context: CanvasRenderingContext2D, id: string, item: SceneItem): void {
    const kind = figureOfKind(item.kind);
    const picture = this.#pictures.get(kind);
    if (!picture) {
      void pictureOf(kind).then(
        (one) => {
          this.#pictures.set(kind, one);
          this.draw();
        },
        () => undefined,
      );
      return;
    }
    const { x, y, size } = this.#ground.stand(item);
    const side = FIGURE_UNITS * (item.scale ?? 1) * size;
    context.save();
    context.translate(x, y);
    context.rotate(((item.rotation ?? 0) * Math.PI) / 180);
    context.scale(item.flipped ? -1 : 1, item.lying ? 0.7 : 1);
    const isMarked = id === this.#marks.selected;
    context.shadowColor = isMarked ? '#ffb300' : 'rgba(50, 25, 8, 0.45)';
    context.shadowBlur = isMarked ? 26 : 12;
    context.shadowOffsetY = isMarked ? 0 : 8;
    // What is in the sand is not seen: the lower part.
    const seen = 1 - (item.buried ?? 0) * 0.92;
    const { width, height } = picture.bitmap;
    if (seen > 0.02)
      context.drawImage(picture.bitmap, 0, 0, width, height * seen, -side / 2, -side / 2, side, side * seen);
    context.restore();
  }

  #ring(context: CanvasRenderingContext2D, place: Place, radius: number, colour: string): void {
    const { x, y, size } = this.#ground.stand(place);
    context.beginPath();
    context.arc(x, y, radius * size, 0, 2 * Math.PI);
    context.lineWidth = 5;
    context.strokeStyle = colour;
    context.stroke();
  }
}

/** A scene without depth, for browsers without WebGL. */
export const createFlatView = (canvas: HTMLCanvasElement, ground: FlatGround, shown: Shown): SceneView =>
  new FlatView(canvas, ground, shown);
