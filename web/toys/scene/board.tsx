import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocaleSettings } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { figureName } from '../figures/index.ts';
import type { ToySeat } from '../toy.ts';
import { type GroundTool, Hands, type HandsOn } from './hands.ts';
import { Keys } from './keys.ts';
import { playsetMessages } from './messages.ts';
import type { Scene } from './scene.ts';
import { play } from './sounds.ts';
import type { Place, SceneView } from './view.ts';

export interface BoardProps {
  readonly seat: ToySeat;
  readonly scene: Scene;
  readonly label: string;
  readonly selected: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
  readonly tool: GroundTool | undefined;
  /** Of the tool, in units of the tray. */
  readonly radius: number;
  /** Where the keyboard's cursor begins, and where a step of it leads. */
  readonly start: Place;
  readonly step: (from: Place, dx: number, dy: number) => Place;
  readonly createView: (canvas: HTMLCanvasElement) => SceneView;
  readonly onView: (view: SceneView | undefined) => void;
  readonly onCursor: (place: Place) => void;
  readonly onPress?: (place: Place | undefined) => void;
  /** The seat's hand as it travels, and back. */
  readonly toHand: (place: Place) => { readonly x: number; readonly y: number; readonly z?: number };
  readonly ofHand: (hand: { readonly x: number; readonly y: number; readonly z?: number }) => Place;
}

const HAND_SHOWN = 1_500;

/** The view that draws on the canvas, as long as the way it is made. */
const useView = (
  canvas: RefObject<HTMLCanvasElement | null>,
  now: RefObject<BoardProps>,
  hands: RefObject<Hands | undefined>,
): RefObject<SceneView | undefined> => {
  const { seat, scene, selected, createView } = now.current;
  const view = useRef<SceneView>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view lives as long as the way it is made.
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const made = createView(element);
    view.current = made;
    now.current.onView(made);
    const draw = () => made.draw();
    for (const map of [scene.items, scene.settings, scene.sand]) map.observe(draw);
    let hiding: ReturnType<typeof setTimeout> | undefined;
    const stopHearing = seat.onHand((hand) => {
      made.mark({ hand: now.current.ofHand(hand) });
      clearTimeout(hiding);
      hiding = setTimeout(() => made.mark({ hand: undefined }), HAND_SHOWN);
    });
    const wheel = (event: WheelEvent) => hands.current?.wheel(event);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      for (const map of [scene.items, scene.settings, scene.sand]) map.unobserve(draw);
      clearTimeout(hiding);
      stopHearing();
      element.removeEventListener('wheel', wheel);
      made.dispose();
      view.current = undefined;
      now.current.onView(undefined);
    };
  }, [scene, createView]);
  useEffect(() => view.current?.mark({ selected }), [selected]);
  return view;
};

/** The scene's canvas, with all that fingers, mouse and keys do on it. */
export const Board = (props: BoardProps) => {
  const { scene, label } = props;
  const t = useMessages(playsetMessages);
  const { language } = useLocaleSettings();
  const canvas = useRef<HTMLCanvasElement>(null);
  const now = useRef(props);
  now.current = props;
  const [said, say] = useState('');
  const hint = useId();

  const nameOf = (id: string | undefined) =>
    id === undefined ? '' : figureName(scene.standing().get(id)?.kind ?? '', language);
  const on = (): HandsOn => {
    const { seat, tool, selected, onSelect } = now.current;
    return {
      view: view.current as SceneView,
      scene,
      role: seat.role,
      canPlay: seat.canPlay,
      tool,
      selected,
      select(id) {
        now.current = { ...now.current, selected: id };
        onSelect(id);
        const item = id === undefined ? undefined : scene.standing().get(id);
        const isLocked = item?.locked === true && seat.role === 'client';
        say(id === undefined ? '' : t(isLocked ? 'isLocked' : 'chosen', { name: nameOf(id) }));
      },
      point: (place) => seat.point(now.current.toHand(place)),
      press: (place) => now.current.onPress?.(place),
      put: () => play('put', seat.isSoundOn),
    };
  };
  const hands = useRef<Hands>(undefined);
  hands.current ??= new Hands(() => on());
  const keys = useRef<Keys>(undefined);
  keys.current ??= new Keys(props.start);

  const view = useView(canvas, now, hands);

  const onKeyDown = (event: KeyboardEvent) => {
    const { step, onCursor, radius, tool } = now.current;
    const name = nameOf(now.current.selected);
    const words = keys.current?.press(event.nativeEvent, on(), step);
    if (words === undefined) return;
    event.preventDefault();
    if (words !== '') say(t(words, { name }));
    const cursor = keys.current?.cursor;
    if (!cursor) return;
    onCursor(cursor);
    view.current?.mark({
      cursor: now.current.selected ? undefined : { ...cursor, radius: tool ? radius : 24 },
    });
  };
  return (
    <>
      <div
        className="scene-board"
        role="application"
        aria-label={label}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is played with, by arrow keys as well.
        tabIndex={0}
        data-figures={scene.standing().size}
        onPointerDown={({ nativeEvent }) => hands.current?.down(nativeEvent)}
        onPointerMove={({ nativeEvent }) => hands.current?.move(nativeEvent)}
        onPointerUp={({ nativeEvent }) => hands.current?.up(nativeEvent)}
        onPointerCancel={({ nativeEvent }) => hands.current?.cancel(nativeEvent)}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={onKeyDown}
        onBlur={() => view.current?.mark({ cursor: undefined })}
      >
        <canvas ref={canvas} className="scene-canvas" />
      </div>
      <p id={hint} className="scene-hidden">
        {t('keys')}
      </p>
      <p className="scene-hidden" role="status">
        {said}
      </p>
    </>
  );
};
