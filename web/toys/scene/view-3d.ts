import {
  type Group,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Raycaster,
  RingGeometry,
  Scene as ThreeScene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { figureOfKind } from '../figures/index.ts';
import { type Eye, type EyeLimits, firstEye, movedEye } from './eye.ts';
import type { SceneItem } from './scene-items.ts';
import { type Sprite, Sprites, type SpriteUniforms } from './sprites.ts';
import { shrunk } from './thumbnail.ts';
import { FIGURE_UNITS, type Marks, type Place, type SceneView, type Shown } from './view.ts';

/** Units of the tray in one of the three-dimensional world. */
export const UNITS = 100;

/** What stands around the figures: a tray, or houses. */
export interface SceneEnvironment {
  readonly group: Group;
  readonly uniforms: SpriteUniforms;
  /** Where the eye looks, and how far it has to stand to see all of it on a picture of that shape. */
  readonly middle: Vector3;
  distance(aspect: number): number;
  /** How far above the middle the eye looks: upright pictures have their tools above. Not at all if absent. */
  raised?(aspect: number): number;
  readonly limits: EyeLimits;
  /** Where a figure of that place stands, and how its size is multiplied there. */
  stand(place: Place): { readonly at: Vector3; readonly size: number; readonly lit?: number };
  meet(ray: Raycaster): Place | undefined;
  /**
   * Before each drawing. @param points how many points of the picture a length of 1 takes at a distance of 1.
   * @returns whether another frame has to follow, as when it rains.
   */
  prepare(seconds: number, points: number): boolean;
  dispose(): void;
}

type Drawing = 'none' | 'processor' | 'card';

const findDrawing = (): Drawing => {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    if (!context) return 'none';
    const known = context.getExtension('WEBGL_debug_renderer_info');
    const name = known ? String(context.getParameter(known.UNMASKED_RENDERER_WEBGL)) : '';
    context.getExtension('WEBGL_lose_context')?.loseContext();
    return /swiftshader|llvmpipe|software|basic render/i.test(name) ? 'processor' : 'card';
  } catch {
    return 'none';
  }
};
let drawing: Drawing | undefined;
/** What draws in three dimensions here. Asked once: it costs a context of its own. */
const drawingHere = (): Drawing => {
  drawing ??= findDrawing();
  return drawing;
};

/** Whether this browser draws in three dimensions. */
export const hasWebGl = (): boolean => drawingHere() !== 'none';

/** How much the eye sees from below to above, in degrees. */
const FIELD = 32;
const MOST_PIXELS = 2;
/** Milliseconds between frames that a weak device takes: it draws fewer points while something moves, all at rest. */
const SLOW = 42;
const QUICK = 22;
const LEAST_QUALITY = 0.3;
const REST = 260;
/** On a device that draws by the processor: it is still busy with the frame before. */
const REST_OF_PROCESSOR = 800;
/** What stands still is drawn sharply by every device, once. */
const SHARP = 1;

/** Longer than 300 lines, this file: camera, drawing and quality share their state. */
class View3d implements SceneView {
  readonly isFlat = false;
  readonly #canvas: HTMLCanvasElement;
  readonly #environment: SceneEnvironment;
  readonly #shown: Shown;
  readonly #renderer: WebGLRenderer;
  readonly #world = new ThreeScene();
  readonly #camera = new PerspectiveCamera(FIELD, 1, 0.1, 120);
  readonly #looked = new Vector3();
  readonly #sprites: Sprites;
  readonly #ray = new Raycaster();
  readonly #ring = ringOf(0xffffff);
  readonly #hand = ringOf(0xff8a3c);
  #eye: Eye;
  readonly #watching: ResizeObserver;
  #marks: Marks = { selected: undefined, cursor: undefined, hand: undefined };
  #drawn: Sprite[] = [];
  #ids: string[] = [];
  #frame = 0;
  /** Points drawn for each of the picture: a device without a graphics processor begins with few. */
  readonly #best: number;
  #quality: number;
  #asked = 0;
  #afterShown = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(canvas: HTMLCanvasElement, environment: SceneEnvironment, shown: Shown) {
    this.#canvas = canvas;
    this.#environment = environment;
    this.#shown = shown;
    const isSlow = drawingHere() === 'processor';
    this.#best = isSlow ? 0.5 : 1;
    this.#quality = isSlow ? LEAST_QUALITY : this.#best;
    this.#renderer = new WebGLRenderer({
      canvas,
      antialias: !isSlow,
      alpha: true,
      powerPreference: 'low-power',
    });
    // Asking whether a shader is right waits until all before it is drawn.
    this.#renderer.debug.checkShaderErrors = false;
    this.#renderer.setClearColor(0x000000, 0);
    this.#sprites = new Sprites(environment.uniforms, () => this.draw());
    this.#world.add(environment.group, this.#sprites.group, this.#ring, this.#hand);
    this.#eye = firstEye(environment.limits);
    this.#watching = new ResizeObserver(() => {
      // It tells the first size too, which is drawn already.
      if (!this.#isDrawnAsLarge()) this.draw();
    });
    this.#watching.observe(canvas);
    canvas.addEventListener('webglcontextrestored', () => this.draw());
    this.draw();
  }

  draw(): void {
    if (this.#frame === 0) this.#asked = performance.now();
    this.#frame ||= requestAnimationFrame((milliseconds) => {
      this.#frame = 0;
      this.#pace();
      performance.mark('scene-frame');
      this.#render(milliseconds / 1_000);
      this.#restLater();
      performance.measure('scene-frame', 'scene-frame');
    });
  }

  /** Follows how long a frame that was asked for had to wait for the one before. */
  #pace(): void {
    const waited = performance.now() - this.#asked;
    if (waited > SLOW) this.#quality = Math.max(LEAST_QUALITY, this.#quality * 0.8);
    else if (waited < QUICK) this.#quality = Math.min(this.#best, this.#quality * 1.03);
  }

  /** Counts from when this frame is shown: on a slow device it would wait behind the sharp one. */
  #restLater(): void {
    this.#restNever();
    if (this.#quality >= SHARP) return;
    this.#afterShown = requestAnimationFrame(() => {
      const rest = drawingHere() === 'processor' ? REST_OF_PROCESSOR : REST;
      this.#resting = setTimeout(() => this.#rest(), rest);
    });
  }

  #restNever(): void {
    cancelAnimationFrame(this.#afterShown);
    clearTimeout(this.#resting);
  }

  #rest(): void {
    const quality = this.#quality;
    this.#quality = SHARP;
    this.#render(performance.now() / 1_000);
    this.#quality = quality;
  }

  mark(marks: Partial<Marks>): void {
    this.#marks = { ...this.#marks, ...marks };
    this.draw();
  }

  look(turn: number, tilt: number, nearness: number): void {
    this.#eye = movedEye(this.#eye, this.#environment.limits, { turn, tilt, nearness });
    this.draw();
  }

  lookAsAtFirst(): void {
    this.#eye = firstEye(this.#environment.limits);
    this.draw();
  }

  meet(clientX: number, clientY: number): Place | undefined {
    this.#aim(clientX, clientY);
    return this.#environment.meet(this.#ray);
  }

  pick(clientX: number, clientY: number): string | undefined {
    const box = this.#canvas.getBoundingClientRect();
    const [px, py] = [clientX - box.left, clientY - box.top];
    let best: { readonly id: string; readonly depth: number } | undefined;
    this.#drawn.forEach((sprite, index) => {
      const hit = this.#hits(sprite, px, py, box);
      const id = this.#ids[index];
      if (hit !== undefined && id !== undefined && (!best || hit < best.depth)) best = { id, depth: hit };
    });
    return best?.id;
  }

  async thumbnail(): Promise<string> {
    const marks = this.#marks;
    this.#marks = { selected: undefined, cursor: undefined, hand: undefined };
    this.#render(performance.now() / 1_000);
    // In the same task: afterwards the drawing's buffer is empty.
    const picture = shrunk(this.#canvas);
    this.#marks = marks;
    this.draw();
    return picture;
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#restNever();
    this.#frame = -1;
    this.#watching.disconnect();
    this.#sprites.dispose();
    this.#environment.dispose();
    this.#renderer.dispose();
  }

  #aim(clientX: number, clientY: number): void {
    const box = this.#canvas.getBoundingClientRect();
    const point = new Vector2(
      ((clientX - box.left) / box.width) * 2 - 1,
      1 - ((clientY - box.top) / box.height) * 2,
    );
    this.#ray.setFromCamera(point, this.#camera);
  }

  /** @returns how far away the figure is at that point of the picture; undefined where it is not there. */
  #hits(sprite: Sprite, px: number, py: number, box: DOMRect): number | undefined {
    const toPixels = (at: Vector3): Vector2 => {
      const seen = at.project(this.#camera);
      return new Vector2(((seen.x + 1) / 2) * box.width, ((1 - seen.y) / 2) * box.height);
    };
    const { foot, right, up } = axesOf(sprite, this.#camera);
    const depth = foot.distanceTo(this.#camera.position);
    const from = toPixels(foot.clone());
    const across = toPixels(foot.clone().add(right)).sub(from);
    const upwards = toPixels(foot.clone().add(up)).sub(from);
    const [dx, dy] = [px - from.x, py - from.y];
    const area = across.x * upwards.y - across.y * upwards.x;
    if (Math.abs(area) < 1) return undefined;
    const u = (dx * upwards.y - dy * upwards.x) / area;
    const v = (across.x * dy - across.y * dx) / area;
    // The picture is turned around its middle, then mirrored.
    const [k, s] = [Math.cos(sprite.turn), Math.sin(sprite.turn)];
    const [cu, cv] = [u, v - 0.5];
    const [tu, tv] = [(cu * k - cv * s) * (sprite.flipped ? -1 : 1) + 0.5, cu * s + cv * k + 0.5];
    const picture = this.#sprites.pictureOf(sprite.kind);
    return picture?.isThere(tu, tv) ? depth : undefined;
  }

  #render(seconds: number): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (width === 0 || height === 0) return;
    const ratio = Math.min(MOST_PIXELS, devicePixelRatio) * this.#quality;
    if (!this.#isDrawnAsLarge() || this.#renderer.getPixelRatio() !== ratio) {
      this.#renderer.setPixelRatio(ratio);
      this.#renderer.setSize(width, height, false);
    }
    this.#place(width / height);
    const goesOn = this.#environment.prepare(
      seconds,
      (height * ratio) / (2 * Math.tan((FIELD * Math.PI) / 360)),
    );
    this.#stand();
    this.#renderer.render(this.#world, this.#camera);
    if (goesOn) this.draw();
  }

  #isDrawnAsLarge(): boolean {
    const { clientWidth, clientHeight } = this.#canvas;
    const { x, y } = this.#renderer.getSize(new Vector2());
    return x === clientWidth && y === clientHeight;
  }

  #place(aspect: number): void {
    const { turn, tilt, nearness } = this.#eye;
    const distance = this.#environment.distance(aspect) * nearness;
    const looked = this.#looked.copy(this.#environment.middle);
    looked.y += this.#environment.raised?.(aspect) ?? 0;
    this.#camera.aspect = aspect;
    this.#camera.position
      .set(Math.sin(turn) * Math.cos(tilt), Math.sin(tilt), Math.cos(turn) * Math.cos(tilt))
      .multiplyScalar(distance)
      .add(looked);
    this.#camera.lookAt(looked);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
  }

  #stand(): void {
    this.#ids = [];
    this.#drawn = [];
    for (const [id, item] of this.#shown.standing()) {
      this.#ids.push(id);
      this.#drawn.push(this.#spriteOf(id, item));
    }
    this.#sprites.show(this.#drawn);
    const { cursor, hand } = this.#marks;
    this.#showRing(this.#ring, cursor, cursor?.radius ?? 0);
    this.#showRing(this.#hand, hand, 34);
  }

  #spriteOf(id: string, item: SceneItem): Sprite {
    const { at, size, lit = 0 } = this.#environment.stand(item);
    return {
      kind: figureOfKind(item.kind),
      x: at.x,
      y: at.y + ((item.lift ?? 0) / UNITS) * size,
      z: at.z,
      size: (FIGURE_UNITS / UNITS) * (item.scale ?? 1) * size,
      turn: ((item.rotation ?? 0) * Math.PI) / 180,
      flipped: item.flipped ?? false,
      lying: item.lying ?? false,
      buried: item.buried ?? 0,
      marked: id === this.#marks.selected,
      lit,
    };
  }

  #showRing(ring: Mesh, place: Place | undefined, radius: number): void {
    ring.visible = place !== undefined;
    if (!place) return;
    const { at, size } = this.#environment.stand(place);
    ring.position.copy(at).y += 0.06;
    ring.scale.setScalar((Math.max(18, radius) / UNITS) * size);
  }
}

/** Where a figure's card stands, and the directions of its picture, each as long as the card. */
const axesOf = (sprite: Sprite, camera: PerspectiveCamera) => {
  const foot = new Vector3(sprite.x, sprite.y, sprite.z);
  if (sprite.lying)
    return {
      foot: foot.add(new Vector3(0, 0.07, sprite.size / 2)),
      right: new Vector3(sprite.size, 0, 0),
      up: new Vector3(0, 0, -sprite.size),
    };
  const { elements } = camera.matrixWorld;
  const right = new Vector3(elements[0], 0, elements[2]).normalize().multiplyScalar(sprite.size);
  const up = new Vector3(0, 1, 0)
    .lerp(new Vector3(elements[4], elements[5], elements[6]), 0.5)
    .normalize()
    .multiplyScalar(sprite.size);
  return { foot: foot.addScaledVector(up, -0.04 - sprite.buried * 0.92), right, up };
};

const ringOf = (colour: number): Mesh => {
  const ring = new Mesh(
    new RingGeometry(0.86, 1, 40).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: colour, transparent: true, opacity: 0.85, depthTest: false }),
  );
  ring.renderOrder = 9;
  ring.visible = false;
  return ring;
};

/** A scene in three dimensions, on a canvas. */
export const createView3d = (
  canvas: HTMLCanvasElement,
  environment: SceneEnvironment,
  shown: Shown,
): SceneView => new View3d(canvas, environment, shown);
