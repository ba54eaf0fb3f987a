import { useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../shell/messages.ts';
import { Board } from '../scene/board.tsx';
import { choices, chosen } from '../scene/choices.ts';
import { FigureBar } from '../scene/figure-bar.tsx';
import type { GroundTool } from '../scene/hands.ts';
import { playsetMessages } from '../scene/messages.ts';
import { keepSand } from '../scene/saved-sand.ts';
import type { Scene } from '../scene/scene.ts';
import { HEIGHT, WIDTH } from '../scene/scene-items.ts';
import { ShelfPanel } from '../scene/shelf-panel.tsx';
import { showIn } from '../scene/shown-view.ts';
import { play } from '../scene/sounds.ts';
import { useScene } from '../scene/use-scene.ts';
import type { Place, SceneView } from '../scene/view.ts';
import { createView3d, hasWebGl } from '../scene/view-3d.ts';
import { ViewButtons } from '../scene/view-buttons.tsx';
import { createFlatView } from '../scene/view-flat.ts';
import type { SeatRole, ToyProps, ToySeat } from '../toy.ts';
import { SandBar, WorldBar } from './sand-bar.tsx';
import { COLUMNS, SandField, WATER } from './sand-field.ts';
import { BRUSHES, type BrushSize, type SandTool, stroke } from './sand-tools.ts';
import { createTray3d, type TrayLook } from './tray-3d.ts';
import { createTrayFlat } from './tray-flat.ts';

/** Units of the tray in a cell of the sand. */
const CELL = WIDTH / COLUMNS;
/** Strokes are told to others this often, in milliseconds. */
const TELL = 60;
const MIDDLE: Place = { x: WIDTH / 2, y: HEIGHT / 2 };

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
const stepOf = ({ x, y }: Place, dx: number, dy: number): Place => ({
  x: clamp(x + dx, WIDTH),
  y: clamp(y + dy, HEIGHT),
});
const cellOf = ({ x, y }: Place) => ({ column: x / CELL - 0.5, row: y / CELL - 0.5 });

const lookOf = ({ settings }: Scene, isStill: boolean): TrayLook => ({
  sand: chosen(settings, 'sand', choices.sandtray.sand),
  time: chosen(settings, 'time', choices.sandtray.time),
  weather: chosen(settings, 'weather', choices.sandtray.weather),
  isStill,
});

/** A hand in the sand: it digs at once here, and tells others a few times in a second. */
const sandHand = (
  field: SandField,
  scene: Scene,
  {
    tool,
    radius,
    changed,
    isSoundOn,
  }: {
    readonly tool: SandTool;
    readonly radius: number;
    readonly changed: () => void;
    readonly isSoundOn: () => boolean;
  },
): GroundTool => {
  let last: Place | undefined;
  let told = 0;
  const tell = () => field.write((work) => scene.change(work));
  const touch = (from: Place, to: Place) => {
    stroke(field, cellOf(from), cellOf(to), { tool, radius });
    const { column, row } = cellOf(to);
    const height = field.heights[Math.round(row) * COLUMNS + Math.round(column)] ?? 0;
    play(tool === 'wet' || height < WATER ? 'water' : 'sand', isSoundOn());
    changed();
  };
  return {
    begin(place) {
      last = place;
      touch(place, place);
    },
    go(place) {
      touch(last ?? place, place);
      last = place;
      if (performance.now() - told < TELL) return;
      told = performance.now();
      tell();
    },
    end() {
      last = undefined;
      tell();
    },
  };
};

interface HeldField {
  readonly field: SandField;
  /** What draws it, while it is drawn. */
  readonly changed: { current: () => void };
}
const fields = new WeakMap<Scene, HeldField>();
/** The sand of a scene: one for each, since it listens to the document. */
const fieldOf = (scene: Scene, role: SeatRole): HeldField => {
  const known = fields.get(scene);
  if (known) return known;
  const changed = { current: (): void => undefined };
  const held = { field: new SandField(scene.sand, role, () => changed.current()), changed };
  fields.set(scene, held);
  return held;
};

/** The ground of this seat, and how it is drawn. */
const useTray = (scene: Scene, { role }: ToySeat) => {
  const { field, changed } = useMemo(() => fieldOf(scene, role), [scene, role]);
  const isStill = useRef(matchMedia('(prefers-reduced-motion: reduce)'));
  const createView = useMemo(
    () =>
      (canvas: HTMLCanvasElement): SceneView => {
        const look = () => lookOf(scene, isStill.current.matches);
        if (!hasWebGl()) {
          const flat = createFlatView(canvas, createTrayFlat(field, look), scene);
          changed.current = () => flat.draw();
          return flat;
        }
        const tray = createTray3d(field, look);
        const view = createView3d(canvas, tray, scene);
        changed.current = () => {
          tray.changed();
          view.draw();
        };
        return view;
      },
    [scene, field, changed],
  );
  useEffect(() => keepSand(scene, field), [scene, field]);
  return { field, createView, changed: () => changed.current() };
};

/** The sand tray. */
const Sandtray = ({ seat }: ToyProps) => {
  const t = useMessages(playsetMessages);
  const scene = useScene(seat.document);
  const { field, createView, changed } = useTray(scene, seat);
  const [selected, setSelected] = useState<string>();
  const [tool, setTool] = useState<SandTool | 'hand'>('hand');
  const [brush, setBrush] = useState<BrushSize>('medium');
  const [view, setView] = useState<SceneView>();
  const cursor = useRef<Place>(MIDDLE);
  const sitting = useRef(seat);
  sitting.current = seat;
  const radius = BRUSHES[brush];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stroke goes on with the tool that it was begun with.
  const ground = useMemo(
    () =>
      tool === 'hand'
        ? undefined
        : sandHand(field, scene, { tool, radius, changed, isSoundOn: () => sitting.current.isSoundOn }),
    [field, scene, tool, radius],
  );
  const take = (kind: string) => {
    const { x, y } = freeSpot(scene, cursor.current);
    const id = scene.add({ kind, x, y });
    if (!id) return;
    setTool('hand');
    setSelected(id);
    play('put', seat.isSoundOn);
  };
  const shown = selected !== undefined && scene.standing().has(selected) ? selected : undefined;
  const { time } = lookOf(scene, true);
  return (
    <section
      className={`playset playset-${time}`}
      aria-label={t('tray')}
      data-view={view?.isFlat ? 'flat' : 'deep'}
    >
      <div className="scene-stage">
        <Board
          seat={seat}
          scene={scene}
          label={t('tray')}
          selected={shown}
          onSelect={setSelected}
          tool={ground}
          radius={radius * CELL}
          start={MIDDLE}
          step={stepOf}
          createView={createView}
          onView={(made) => {
            setView(made);
            showIn(scene, made);
          }}
          onCursor={(place) => {
            cursor.current = place;
          }}
          toHand={({ x, y }) => ({ x, y })}
          ofHand={({ x, y }) => ({ x, y })}
        />
        <SandBar {...{ scene, tool, brush }} canPlay={seat.canPlay} onTool={setTool} onBrush={setBrush} />
        <WorldBar scene={scene} canPlay={seat.canPlay} />
        <ViewButtons view={view} />
        {shown && tool === 'hand' && seat.canPlay && (
          <FigureBar
            scene={scene}
            id={shown}
            role={seat.role}
            hasDepth
            onGone={() => setSelected(undefined)}
          />
        )}
        {!seat.canPlay && <p className="scene-watching">{t('watching')}</p>}
      </div>
      <ShelfPanel seat={seat} onTake={take} />
    </section>
  );
};

/** So far from each other figures do not hide one another, in units of the tray. */
const FREE = 115;
/** A spot near a place where no other figure stands. */
const freeSpot = (scene: Scene, near: Place): Place => {
  const taken = [...scene.standing().values()];
  for (let turn = 0; turn < 40; turn += 1) {
    const far = 75 * Math.sqrt(turn);
    const spot = stepOf(near, far * Math.cos(turn * 2.4), far * Math.sin(turn * 2.4));
    if (taken.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) > FREE)) return spot;
  }
  return near;
};

export default Sandtray;
