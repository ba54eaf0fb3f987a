import Sparkles from 'lucide-react/icons/sparkles';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../shell/messages.ts';
import { toysMessages } from '../stage/messages.ts';
import { useReducedMotion } from '../stage/reduced-motion.ts';
import { numberIn, oneOf, settingsOf } from '../stage/shared.ts';
import { useSounds } from '../stage/sounds.ts';
import { ToyButton, ToyFrame } from '../stage/toy-frame.tsx';
import { useVersion } from '../stage/use-version.ts';
import type { ToyProps } from '../toy.ts';
import { type Flake, scatter, shake, sink, still } from './glitter.ts';
import sheet from './glitter-jar.css';

const WATERS = {
  sea: { colours: ['#eafcff', '#8fe3ff', '#46b8f0', '#ffe9a8', '#ffffff'], name: 'glitter.sea' },
  rose: { colours: ['#ffe0ee', '#ff9ecb', '#e86fb0', '#ffe9a8', '#ffffff'], name: 'glitter.rose' },
  forest: { colours: ['#eaffd8', '#a9e27a', '#5fbf6b', '#ffe38a', '#ffffff'], name: 'glitter.forest' },
  night: { colours: ['#e9e2ff', '#b59cff', '#7f9bff', '#ffd86b', '#ffffff'], name: 'glitter.night' },
} as const;
type Water = keyof typeof WATERS;
const WATER_KEYS = Object.keys(WATERS) as readonly Water[];
const FLAKES = 520;
const SEED = 11;
/** Seconds in which a jar of still pictures comes to rest, and how many pictures that are. */
const STILL_SECONDS = 24;
const STILL_PICTURES = 6;

const drawFlake = (
  on: CanvasRenderingContext2D,
  { x, y, size, shape, spin }: Flake,
  width: number,
  height: number,
): void => {
  const radius = size * width;
  on.setTransform(1, 0, 0, 1, x * width, y * height);
  on.rotate(spin);
  on.globalAlpha = 0.65 + 0.35 * Math.sin(spin * 2);
  on.beginPath();
  if (shape === 'dot') on.arc(0, 0, radius * 0.8, 0, 7);
  else if (shape === 'flat') on.rect(-radius, -radius * 0.5, 2 * radius, radius);
  else
    for (let corner = 0; corner < 8; corner += 1) {
      const reach = corner % 2 === 0 ? radius * 1.4 : radius * 0.5;
      on.lineTo(Math.cos((corner * Math.PI) / 4) * reach, Math.sin((corner * Math.PI) / 4) * reach);
    }
  on.fill();
};

const paint = (canvas: HTMLCanvasElement, flakes: readonly Flake[], colours: readonly string[]): void => {
  const on = canvas.getContext('2d');
  if (!on) return;
  const width = Math.round(canvas.clientWidth * Math.min(2, devicePixelRatio));
  const height = Math.round(canvas.clientHeight * Math.min(2, devicePixelRatio));
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  on.setTransform(1, 0, 0, 1, 0, 0);
  on.clearRect(0, 0, width, height);
  colours.forEach((colour, index) => {
    on.fillStyle = colour;
    for (const flake of flakes) if (flake.colour === index) drawFlake(on, flake, width, height);
  });
};

/** Both seats shake the same flakes alike, and let them sink each by itself. */
const useGlitter = (
  canvas: RefObject<HTMLCanvasElement | null>,
  shakes: number,
  water: Water,
  isReduced: boolean,
): void => {
  const flakes = useRef<Flake[] | undefined>(undefined);
  flakes.current ??= scatter(FLAKES, SEED);
  const shaken = useRef(shakes);
  useEffect(() => {
    const all = flakes.current ?? [];
    const { colours } = WATERS[water];
    const draw = () => canvas.current && paint(canvas.current, all, colours);
    const observer = new ResizeObserver(draw);
    if (canvas.current) observer.observe(canvas.current);
    const isNew = shaken.current !== shakes;
    shaken.current = shakes;
    if (isReduced) {
      let picture = isNew ? 0 : STILL_PICTURES;
      const next = () => {
        still(all, picture / STILL_PICTURES, SEED + shakes);
        draw();
        picture += 1;
        if (picture > STILL_PICTURES) clearInterval(timer);
      };
      const timer = setInterval(next, (STILL_SECONDS * 1_000) / STILL_PICTURES);
      next();
      return () => {
        clearInterval(timer);
        observer.disconnect();
      };
    }
    if (isNew) shake(all, SEED + shakes);
    let before = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const moves = sink(all, Math.min(0.05, (now - before) / 1_000), now / 1_000);
      before = now;
      draw();
      // A jar at rest costs nothing.
      if (moves) frame = requestAnimationFrame(next);
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [canvas, shakes, water, isReduced]);
};

/** A jar of glitter: shaken, it is as wild as a head full of thoughts; then it comes to rest, and so does who watches. */
const GlitterJar = ({ seat }: ToyProps) => {
  const t = useMessages(toysMessages);
  const { document } = seat;
  useVersion(document);
  const settings = settingsOf(document);
  const water = oneOf(settings.get('water'), WATER_KEYS) ?? 'sea';
  const shakes = Math.floor(numberIn(settings.get('shakes'), 0, 1e6, 0));
  const isReduced = useReducedMotion();
  const sound = useSounds(seat.isSoundOn);
  const canvas = useRef<HTMLCanvasElement>(null);
  useGlitter(canvas, shakes, water, isReduced);
  useEffect(() => {
    if (shakes > 0) sound('shake');
  }, [shakes, sound]);
  return (
    <ToyFrame
      name="glitter-jar"
      label={t('glitter-jar')}
      sheets={[sheet]}
      bar={
        seat.canPlay && (
          <>
            <div className="toy-group">
              {WATER_KEYS.map((one) => (
                <ToyButton
                  key={one}
                  label={t(WATERS[one].name)}
                  isOn={one === water}
                  onPress={() => settings.set('water', one)}
                >
                  <span className={`glitter-water is-${one}`} aria-hidden="true" />
                </ToyButton>
              ))}
            </div>
            <ToyButton
              tone="strong"
              words={t('glitter.shake')}
              onPress={() => settings.set('shakes', shakes + 1)}
            >
              <Sparkles aria-hidden="true" />
            </ToyButton>
          </>
        )
      }
    >
      <Button
        className={`glitter-jar is-${water}`}
        aria-label={t('glitter.jar')}
        aria-disabled={!seat.canPlay}
        onPress={() => seat.canPlay && settings.set('shakes', shakes + 1)}
      >
        <span className="glitter-lid" />
        <span className="glitter-glass">
          <canvas ref={canvas} />
          <span className="glitter-shine" />
        </span>
      </Button>
    </ToyFrame>
  );
};
export default GlitterJar;
