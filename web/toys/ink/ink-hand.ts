import type { Sound } from '../stage/sounds.ts';
import type { ToySeat } from '../toy.ts';
import { type InkTool, isPen, STAMP_SIZE, WORDS_SIZE } from './ink-tool.ts';
import type { Paper } from './keep-picture.ts';
import { type Mark, markAt, nextOrder, type Point } from './marks.ts';
import { Grip, place } from './placing.ts';
import { StrokeWriter } from './stroke-writer.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
interface Given {
  readonly seat: ToySeat;
  readonly page: number;
  readonly paper: Paper;
  readonly tool: InkTool;
  readonly marks: readonly Mark[];
  readonly sound: (sound: Sound) => void;
  redraw(): void;
  setCursor(cursor: (Spot & { readonly isDown: boolean }) | undefined): void;
  /** Whether the field for words is open: a press beside it only ends the writing. */
  readonly isWriting: boolean;
  setWords(at: Spot | undefined): void;
}

/** Milliseconds after a pen in which a touch is the ball of its hand. */
const PALM = 800;
/** Of the paper's width: what an arrow key moves, and with Shift. */
const STRIDE = 1 / 50;
const SMALL_STRIDE = 1 / 200;
/** Of a pen whose pressure is not known. */
const EVEN = 0.5;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a hand does on the paper, by pointer or keys, with the tool that it holds. */
export class InkHand {
  /** The stroke that is being drawn. */
  readonly writer: { current: StrokeWriter | undefined } = { current: undefined };
  #given: Given | undefined;
  #grip: Grip | undefined;
  #drawingFinger: number | undefined;
  #lastPen = Number.NEGATIVE_INFINITY;
  #cursor: Spot | undefined;
  #keepsFocus = false;

  take(given: Given): void {
    this.#given = given;
  }

  down(event: PointerEvent): void {
    const given = this.#given;
    if (!given?.seat.canPlay || event.button > 0) return;
    if (event.pointerType === 'pen') this.#lastPen = event.timeStamp;
    else if (event.pointerType === 'touch' && event.timeStamp - this.#lastPen < PALM) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    given.setCursor(undefined);
    this.#cursor = undefined;
    this.#keepsFocus = false;
    const spot = this.#spotOf(event, given);
    if (isPen(given.tool.kind)) {
      if (this.writer.current) return;
      this.#drawingFinger = event.pointerId;
      this.#begin(given, [spot.x, spot.y, this.#pressureOf(event)], event.pointerType === 'pen');
    } else if (this.#grip) this.#grip.down(event.pointerId, spot);
    else this.#grasp(given, event.pointerId, spot);
  }

  /** A mouse's press that opened the field must not take the focus from it. */
  mouseDown(event: MouseEvent): void {
    if (this.#keepsFocus) event.preventDefault();
    this.#keepsFocus = false;
  }

  move(event: PointerEvent): void {
    const given = this.#given;
    if (!given) return;
    if (event.pointerType === 'pen') this.#lastPen = event.timeStamp;
    if (this.#grip) {
      this.#grip.move(event.pointerId, this.#spotOf(event, given), event.timeStamp);
      return;
    }
    if (!this.writer.current || event.pointerId !== this.#drawingFinger) return;
    const between = event.getCoalescedEvents?.() ?? [];
    const points = (between.length > 0 ? between : [event]).map((one): Point => {
      const { x, y } = this.#spotOf(one, given, event.currentTarget as Element);
      return [x, y, this.#pressureOf(one)];
    });
    this.writer.current.add(points);
    given.redraw();
  }

  up({ pointerId }: PointerEvent): void {
    if (this.#grip?.up(pointerId)) this.#grip = undefined;
    if (pointerId === this.#drawingFinger) this.#end();
  }

  /** Sizes the stamp or words below; with Shift it turns them. */
  wheel(event: WheelEvent): void {
    const given = this.#given;
    if (!given?.seat.canPlay || isPen(given.tool.kind)) return;
    const { x, y } = this.#spotOf(event, given);
    const mark = markAt(given.marks, x, y);
    if (!mark) return;
    event.preventDefault();
    const amount = (event.deltaY || event.deltaX) > 0 ? -1 : 1;
    this.#change(given, mark, event.shiftKey ? { turn: 10 * amount } : { grow: 1.1 ** amount });
  }

  key(event: KeyboardEvent): void {
    const given = this.#given;
    if (!given?.seat.canPlay || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) this.#walk(given, arrow, event.shiftKey);
    else if (event.key === ' ' || event.key === 'Enter') this.#press(given);
    else if ('+-[]'.includes(event.key) && this.#cursor) {
      const mark = markAt(given.marks, this.#cursor.x, this.#cursor.y);
      const turn = { '[': -15, ']': 15 }[event.key];
      if (mark) this.#change(given, mark, turn ? { turn } : { grow: event.key === '+' ? 1.15 : 1 / 1.15 });
    } else if (event.key === 'Escape' && this.#cursor) this.leave();
    else return;
    event.preventDefault();
  }

  leave(): void {
    this.#end();
    this.#grip = undefined;
    this.#cursor = undefined;
    this.#given?.setCursor(undefined);
  }

  write(text: string, { x, y }: Spot): void {
    const given = this.#given;
    if (!given) return;
    const size = (WORDS_SIZE * given.paper.width) / 1_600;
    const order = nextOrder(given.marks);
    place(given.seat.document, given.page, {
      kind: 'words',
      text,
      colour: given.tool.colour,
      order,
      x,
      y,
      size,
      angle: 0,
    });
  }

  #begin(given: Given, point: Point, hasPressure: boolean): void {
    const { kind, colour, width } = given.tool;
    if (!isPen(kind)) return;
    const style = { pen: kind, colour, width, hasPressure };
    this.writer.current = new StrokeWriter(given.seat.document, given.page, nextOrder(given.marks), style);
    this.writer.current.add([point]);
    given.redraw();
  }

  #end(): void {
    this.writer.current?.end();
    this.writer.current = undefined;
    this.#drawingFinger = undefined;
    this.#given?.redraw();
  }

  #grasp(given: Given, finger: number, spot: Spot): void {
    const { tool, marks, seat, page } = given;
    if (tool.kind === 'words') {
      if (given.isWriting) return;
      given.setWords(spot);
      this.#keepsFocus = true;
      return;
    }
    const found = tool.kind === 'move' ? markAt(marks, spot.x, spot.y) : undefined;
    const made = tool.kind === 'stamp' ? this.#stamp(given, spot) : undefined;
    const mark = found ?? made;
    if (!mark) return;
    this.#grip = new Grip(seat.document, page, mark, made !== undefined);
    this.#grip.down(finger, spot);
  }

  #stamp({ tool, marks, seat, page, paper, sound }: Given, { x, y }: Spot) {
    if (tool.figure === undefined) return undefined;
    sound('place');
    const size = (STAMP_SIZE * Math.max(paper.width, paper.height)) / 1_600;
    const order = nextOrder(marks);
    return place(seat.document, page, { kind: 'stamp', figure: tool.figure, order, x, y, size, angle: 0 });
  }

  #walk(given: Given, [right, down]: readonly [number, number], isSmall: boolean): void {
    const { paper } = given;
    const stride = paper.width * (isSmall ? SMALL_STRIDE : STRIDE);
    const from = this.#cursor ?? { x: paper.width / 2, y: paper.height / 2 };
    const x = Math.min(paper.width, Math.max(0, from.x + right * stride));
    const y = Math.min(paper.height, Math.max(0, from.y + down * stride));
    if (this.#grip) {
      const { mark } = this.#grip;
      this.#grip.change({ x: mark.x + x - from.x, y: mark.y + y - from.y });
    } else if (this.writer.current) {
      this.writer.current.add([[x, y, EVEN]]);
      given.redraw();
    }
    this.#show(given, { x, y });
  }

  /** The pen goes down or up; a stamp and words stand where the cursor is; a thing is taken or left. */
  #press(given: Given): void {
    const at = this.#cursor ?? { x: given.paper.width / 2, y: given.paper.height / 2 };
    if (isPen(given.tool.kind)) {
      if (this.writer.current) this.#end();
      else this.#begin(given, [at.x, at.y, EVEN], false);
    } else if (given.tool.kind === 'stamp') this.#stamp(given, at);
    else if (given.tool.kind === 'words') given.setWords(at);
    else if (this.#grip) this.#grip = undefined;
    else {
      const mark = markAt(given.marks, at.x, at.y);
      if (mark) this.#grip = new Grip(given.seat.document, given.page, mark, false);
    }
    this.#show(given, at);
  }

  #show(given: Given, at: Spot): void {
    this.#cursor = at;
    given.setCursor({ ...at, isDown: this.writer.current !== undefined || this.#grip !== undefined });
    given.seat.point({ x: at.x / given.paper.width, y: at.y / given.paper.height });
  }

  #change(given: Given, mark: Grip['mark'], by: { readonly turn?: number; readonly grow?: number }): void {
    const grip = new Grip(given.seat.document, given.page, mark, false);
    grip.change({ size: mark.size * (by.grow ?? 1), angle: mark.angle + (by.turn ?? 0) });
  }

  #pressureOf({ pointerType, pressure }: PointerEvent): number {
    return pointerType === 'pen' ? pressure : EVEN;
  }

  #spotOf({ clientX, clientY, currentTarget }: MouseEvent, { paper }: Given, element = currentTarget): Spot {
    const { left, top, width, height } = (element as Element).getBoundingClientRect();
    return {
      x: ((clientX - left) / (width || 1)) * paper.width,
      y: ((clientY - top) / (height || 1)) * paper.height,
    };
  }
}
